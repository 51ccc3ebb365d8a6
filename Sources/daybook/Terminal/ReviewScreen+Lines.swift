import Store
import Workspace

/// How the review looks, on any terminal: letters alone carry the meaning, no colour and no font.
extension ReviewScreen {
  /// As many lines as the terminal is high, none wider than it is.
  var lines: [String] {
    let foot = foot
    let room = room
    var body = body
    body.removeFirst(min(scroll, max(0, body.count - room)))
    if body.count > room {
      body = Array(body.prefix(room - 1)) + ["  ... \(body.count - room + 1) more lines: press the space bar"]
    }
    let blanks = Array(repeating: "", count: max(0, room - body.count))
    return ([title, rule] + body + blanks + foot).prefix(size.height).map { $0.clipped(to: size.width) }
  }

  /// How many lines of the item have place.
  private var room: Int { max(1, size.height - foot.count - 2) }
  /// How many lines of the item have none.
  var overflow: Int { max(0, body.count - room) }
  /// How far the space bar goes.
  var page: Int { max(1, room - 2) }

  private var rule: String { String(repeating: "-", count: size.width) }

  private var title: String {
    guard let item else { return "Review" + narrowed }
    let facts = [item.kind, item.account, item.amount.isEmpty ? nil : style.number(item.amount)].compactMap(\.self)
    return "Review  \(position + 1) of \(items.count)\(narrowed)  |  item \(item.id), " + facts.joined(separator: ", ")
  }

  private var narrowed: String { filter.typed.isEmpty ? "" : " (only: \(filter.typed))" }

  /// The sections of an item, apart from each other where that leaves them all in view.
  private var body: [String] {
    if case .help = mode { return ReviewScreen.help }
    guard let item else { return ["", "Nothing waits." + (all.isEmpty ? "" : " Press f and enter to see the rest.")] }
    let words = ReviewWords(item.kind)
    let sections = [
      item.message.shown(in: style).wrapped(to: size.width) + source(item) + labelled("What", [words.what])
        + labelled("Else", [words.otherwise]),
      sides, reasons, options(item), balances,
    ].filter { !$0.isEmpty }
    let apart = Array(sections.joined(separator: [""]))
    return apart.count <= room ? apart : Array(sections.joined())
  }

  /// `What  A row of a statement could not be read.`
  private func labelled(_ label: String, _ texts: [String]) -> [String] {
    texts.enumerated().flatMap { index, text in
      ((index == 0 ? label : "").padded(to: 6) + text).wrapped(to: size.width, hanging: 6)
    }
  }

  private func source(_ item: ReviewItem) -> [String] {
    guard detail?.transaction == nil, let file = item.file else { return [] }
    return labelled("File", [file + (item.line.map { ", line \($0)" } ?? "")])
  }

  /// Both transactions field by field; `*` marks what differs. What neither has, and the account in the title, is left out.
  private var sides: [String] {
    guard let detail else { return [] }
    let both = [detail.transaction, detail.other].compactMap(\.self)
    guard !both.isEmpty else { return [] }
    let half = max(8, (size.width - 15 - 2 * (both.count - 1)) / both.count)
    func line(_ mark: String, _ name: String, _ texts: [String]) -> String {
      let cells = texts.map { $0.clipped(to: half).padded(to: half) }
      return "\(mark) \(name.padded(to: 11))  " + cells.joined(separator: "  ")
    }
    let titles = zip(detail.sideTitles, both).map { "\($0) (\($1.id))" }
    let fields = ReviewDetail.sideFields.compactMap { name, value -> String? in
      let texts = both.map { value($0, style) }
      let differs = Set(texts).count > 1
      guard name != "id", texts != both.map({ _ in "" }), differs || name != "account" else { return nil }
      // Of a long file name the end tells more, with the line.
      return name == "statement" ? line(" ", name, texts.map { $0.end(half) }) : line(differs ? "*" : " ", name, texts)
    }
    return [line(both.count > 1 ? "*" : " ", both.count > 1 ? "differs" : "", titles)] + fields
  }

  private var reasons: [String] {
    guard let detail else { return [] }
    let reasons = detail.item.evidence.map { $0.shown(in: style) }.filter { $0 != detail.transaction?.description }
    switch detail.item.kind {
    case "row": return labelled("Row", reasons)
    case "file": return labelled("Do", reasons)
    default: return reasons.isEmpty ? [] : labelled("Why", [reasons.joined(separator: "; ")])
    }
  }

  private func options(_ item: ReviewItem) -> [String] {
    item.options.enumerated().flatMap { index, option in
      "  \(index + 1)  \(option.label.shown(in: style))".wrapped(to: size.width, hanging: 5)
    }
  }

  private var balances: [String] {
    guard let balance = detail?.balance else { return [] }
    let (now, accepted, rejected) = (balance.now, balance.accepted, balance.rejected)
    let text =
      "\(style.number(now)) now, \(style.number(accepted)) after a, \(style.number(rejected)) after r"
    return "Balance of \(balance.account), \(balance.currency): \(text)".wrapped(to: size.width, hanging: 2)
  }

  // MARK: The foot

  private var foot: [String] {
    if case .asking(let question, let typed) = mode {
      return [rule] + ReviewScreen.request(question).wrapped(to: size.width) + ["> \(typed.end(size.width - 3))_"]
    }
    let said = message.split(separator: "\n").flatMap { String($0).wrapped(to: size.width) }
    return [rule] + said + answers
  }

  private var answers: [String] {
    if case .help = mode { return ["any key goes back"] }
    guard let item else { return ["u undo  f filter  ? all keys  q quit"] }
    let words = ReviewWords(item.kind)
    let accept = item.options.isEmpty ? "a" : "1-\(item.options.count)"
    let more =
      (item.kind == "row" ? ["e correct"] : [])
      + (item.transaction == nil ? [] : ["c category", "x split", "t note"])
    let keys = ["s skip"] + more + ["n/p move", "f filter", "u undo", "? keys", "q quit"]
    return [(accept, words.accept), ("r", words.reject)].flatMap { key, effect in
      (key.padded(to: 5) + effect).wrapped(to: size.width, hanging: 5)
    } + keys.joined(separator: "  ").wrapped(to: size.width)
  }

  private static func request(_ question: Question) -> String {
    switch question {
    case .option: "Which option? Its number, then enter; escape to leave it."
    case .category: "Which category? As Food:Groceries; enter to set it, escape to leave it."
    case .split: "Into which parts? As Food=20.00, Household=40%, Gifts=rest; amounts without a sign."
    case .note: "What is to be noted?"
    case .fields: "What should the row say? As date=2025-01-31 amount=-12.50 description=..."
    case .filter: "Show only what? A kind, an account, a text, >50 or <10; nothing for all."
    }
  }

  private static let help = """
    Answer
      a      accept what the item proposes     r  reject it
      1-9    choose an option                  s  skip: to the end of the queue
      e      say what an unreadable row says   u  undo the last of this session
    Edit what the item is about
      c      set its category, for good        t  note something
      x      split it among categories
    Move
      n, j, down, right   the next item        p, k, up, left   the one before
      g      the first item                    G  the last one
      space  further down in a long item       b  back up
      f      show only a kind, an account, a text, some amounts: duplicate >50
    Leave
      q      quit: what is decided is in the book, the rest waits where it is

    Each answer is a batch with a number: daybook log lists them, and
    daybook undo takes one back.
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

extension String {
  /// Broken at blanks into lines of at most `width` columns; all but the first begin with `hanging` blanks.
  func wrapped(to width: Int, hanging: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: hanging)
    let longest = max(2, width - hanging)
    var lines: [String] = []
    var line = ""
    var begins = true
    func turn() {
      lines.append(line)
      (line, begins) = (margin, true)
    }
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      var word = String(word)
      let isLong = displayWidth(word) > longest
      let left = width - displayWidth(line) - 1
      if !begins, isLong ? left < 10 : displayWidth(word) > left { turn() }
      if !begins { line += " " }
      // Scripts without blanks break anywhere.
      while displayWidth(line) + displayWidth(word) > width {
        let piece = word.start(max(2, width - displayWidth(line)))
        line += piece
        word.removeFirst(piece.count)
        turn()
      }
      line += word
      begins = false
    }
    return lines + [line]
  }

  /// As many of the first characters as have place in `width` columns.
  private func start(_ width: Int) -> String {
    var left = width
    return String(
      prefix { character in
        left -= displayWidth(String(character))
        return left >= 0
      })
  }

  /// The last characters that have place in `width` columns: what a person types stays in view.
  fileprivate func end(_ width: Int) -> String {
    guard displayWidth(self) > width else { return self }
    return "…" + String(String(reversed()).start(width - 1).reversed())
  }
}
