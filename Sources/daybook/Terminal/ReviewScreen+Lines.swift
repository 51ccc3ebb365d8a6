import Workspace

/// How the review looks, on any terminal: letters alone carry the meaning, no colour and no font.
extension ReviewScreen {
  /// As many lines as the terminal is high, at most as wide as it is.
  func lines(width: Int, height: Int) -> [String] {
    let foot = foot(width)
    let room = max(1, height - foot.count - 2)
    var body = body(width)
    let top = min(scroll, max(0, body.count - room))
    body.removeFirst(top)
    if body.count > room {
      body = Array(body.prefix(room - 1)) + ["  ... \(body.count - room + 1) more lines: press the space bar"]
    }
    let blanks = Array(repeating: "", count: max(0, room - body.count))
    let all = [title, String(repeating: "-", count: width)] + body + blanks + foot
    return all.prefix(max(height, 4)).map { $0.clipped(to: width) }
  }

  private var title: String {
    guard let item else { return "Review" + narrowed }
    let facts = [item.kind, item.account, item.amount.isEmpty ? nil : item.amount].compactMap(\.self)
    return "Review  \(position + 1) of \(items.count)\(narrowed)  |  item \(item.id), " + facts.joined(separator: ", ")
  }

  private var narrowed: String { filter.typed.isEmpty ? "" : " (only: \(filter.typed))" }

  private func body(_ width: Int) -> [String] {
    if case .help = mode { return ReviewScreen.help }
    guard let item else { return ["", "Nothing waits." + (all.isEmpty ? "" : " Press f and enter to see the rest.")] }
    let words = ReviewWords(item.kind)
    let sections = [
      item.message.wrapped(to: width), source(item),
      ("What  " + words.what).wrapped(to: width, hanging: 6)
        + ("Else  " + words.otherwise).wrapped(to: width, hanging: 6),
      sides(width), reasons(width), options(item, width), balances,
    ]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func source(_ item: ReviewItem) -> [String] {
    guard detail?.transaction == nil, let file = item.file else { return [] }
    return ["File  \(file)" + (item.line.map { ", line \($0)" } ?? "")]
  }

  /// Both transactions field by field; `*` marks what differs.
  private func sides(_ width: Int) -> [String] {
    guard let detail else { return [] }
    let both = [detail.transaction, detail.other].compactMap(\.self)
    guard !both.isEmpty else { return [] }
    let half = max(8, (width - 17) / both.count - 2)
    let titles = detail.sideTitles
    func line(_ mark: String, _ name: String, _ texts: [String]) -> String {
      let cells = texts.map { $0.clipped(to: half).padded(to: half) }
      return "\(mark) \(name.padded(to: 11))  " + cells.joined(separator: "  ")
    }
    return [line(" ", "", Array(titles.prefix(both.count)))]
      + ReviewDetail.sideFields.map { name, value in
        let texts = both.map(value)
        let differs = both.count == 2 && texts[0] != texts[1] && name != "id" && name != "statement"
        return line(differs ? "*" : " ", name, texts)
      } + (both.count == 2 ? ["* differs"] : [])
  }

  private func reasons(_ width: Int) -> [String] {
    guard let detail, !detail.reasons.isEmpty else { return [] }
    return [detail.reasonsTitle] + detail.reasons.flatMap { ("  - " + $0).wrapped(to: width, hanging: 4) }
  }

  private func options(_ item: ReviewItem, _ width: Int) -> [String] {
    item.options.enumerated().flatMap { index, option in
      "  \(index + 1)  \(option.label)".wrapped(to: width, hanging: 5)
    }
  }

  private var balances: [String] {
    guard let balance = detail?.balance else { return [] }
    let names = ["now", "after a", "after r"]
    let values = [balance.now, balance.accepted, balance.rejected]
    let width = values.map(\.count).max() ?? 0
    return zip(names, values).enumerated().map { index, line in
      let title = "Balance of \(balance.account) (\(balance.currency))"
      let margin = (index == 0 ? title : "").padded(to: displayWidth(title))
      return "\(margin)  \(line.0.padded(to: 7))  \(line.1.padded(to: width, right: true))"
    }
  }

  // MARK: The foot

  private func foot(_ width: Int) -> [String] {
    let rule = String(repeating: "-", count: width)
    if case .asking(let question, let typed) = mode {
      return [rule] + ReviewScreen.request(question).wrapped(to: width) + ["> \(typed)_"]
    }
    let said = message.isEmpty ? [] : message.split(separator: "\n").flatMap { String($0).wrapped(to: width) }
    return [rule] + said + answers(width)
  }

  private func answers(_ width: Int) -> [String] {
    if case .help = mode { return ["any key goes back"] }
    guard let item else { return ["u undo  f filter  ? all keys  q quit"] }
    let words = ReviewWords(item.kind)
    let accept = item.options.isEmpty ? "a" : "1-\(item.options.count)"
    let more =
      (item.kind == "row" ? ["e correct"] : [])
      + (item.transaction == nil ? [] : ["c category", "x split", "t note"])
    let keys = ["s skip"] + more + ["n/p move", "f filter", "u undo", "? all keys", "q quit"]
    return ("\(accept.padded(to: 3))  " + words.accept).wrapped(to: width, hanging: 5)
      + ("r    " + words.reject).wrapped(to: width, hanging: 5) + keys.joined(separator: "  ").wrapped(to: width)
  }

  private static func request(_ question: Question) -> String {
    switch question {
    case .category: "Which category? As Food:Groceries; enter to set it, escape to leave it."
    case .split: "Into which parts? As Food=20.00, Household=40%, Gifts=rest; amounts without a sign."
    case .note: "What is to be noted?"
    case .fields: "What should the row say? As date=2025-01-31 amount=-12.50 description=..."
    case .filter: "Show only what? A kind, an account, a text, >50 or <10; nothing for all."
    }
  }

  private static let help = """
    Answer
      a      accept what the item proposes      r      reject it
      1-9    choose an option                   s      skip: it goes to the end of the queue
      e      say what an unreadable row says    u      take back the last of this session
    Edit what the item is about
      c      set its category, for good         t      note something
      x      split it among categories
    Move
      n, j, down, right    the next item        p, k, up, left    the one before
      g      the first item                     G      the last one
      space  further down in a long item        b      back up
      f      show only a kind, an account, a text or some amounts: duplicate current >50
    Leave
      q      quit; what is decided is in the book, and the rest waits where it is

    Each answer is a batch with a number: daybook log lists them, daybook undo takes one back.
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

extension String {
  /// Broken at blanks into lines of at most `width` columns; all but the first begin with `hanging` blanks.
  func wrapped(to width: Int, hanging: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      var word = word[...]
      // Scripts without blanks break anywhere.
      while displayWidth(String(word)) > width - hanging {
        let room = max(1, width - (line.isEmpty ? 0 : displayWidth(line) + 1))
        var piece = word.prefix(room)
        while displayWidth(String(piece)) > room, piece.count > 1 { piece.removeLast() }
        lines.append(line.isEmpty ? String(piece) : line + " " + piece)
        line = String(repeating: " ", count: hanging)
        word = word.dropFirst(piece.count)
      }
      let longer = line.isEmpty ? String(word) : line + " " + word
      if displayWidth(longer) > width, !line.isEmpty {
        lines.append(line)
        line = String(repeating: " ", count: hanging) + word
      } else {
        line = longer
      }
    }
    return lines + [line]
  }
}
