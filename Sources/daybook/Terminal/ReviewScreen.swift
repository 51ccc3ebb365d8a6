import Statements
import Store
import Values
import Workspace

/// The review as a person sees it: which item shows, and which key does what. It knows no terminal and no book.
///
/// `press` turns a key into what is to be done at the book; whoever does it puts the new queue in with `replace` and the
/// shown item's sides into `detail`, and draws `lines`.
struct ReviewScreen {
  /// What a key asks to be done.
  enum Request {
    case none
    case quit
    case decide(Int64, ReviewAnswer)
    case edit(Int64, ItemEdit)
    case undo
  }
  /// What a line of text is asked for.
  enum Question { case option, category, split, note, fields, filter }
  enum Mode {
    case item
    case help
    case asking(Question, typed: String)
  }

  private(set) var all: [ReviewItem] = []
  private(set) var items: [ReviewItem] = []
  private(set) var position = 0
  private(set) var filter = ScreenFilter()
  private(set) var mode = Mode.item
  var detail: ReviewDetail?
  /// What became of the last key; shown until the next one.
  var message = ""
  /// How many lines of a long item are above the window; what is beyond the last is not counted.
  private(set) var scroll = 0
  /// Columns and lines of the terminal.
  var size = (width: 80, height: 24)

  let style: ValueStyle

  init(_ items: [ReviewItem], style: ValueStyle = ValueStyle()) {
    self.style = style
    replace(items)
  }

  var item: ReviewItem? { items.indices.contains(position) ? items[position] : nil }

  /// Shows a new queue at the same place, or at `id`.
  mutating func replace(_ new: [ReviewItem], at id: Int64? = nil) {
    all = new
    items = new.filter { filter.includes($0, style) }
    if let id, let place = items.firstIndex(where: { $0.id == id }) { position = place }
    move(to: position)
  }

  private mutating func move(to place: Int) {
    position = max(0, min(place, items.count - 1))
    scroll = 0
    detail = nil
  }

  mutating func press(_ key: Key) -> Request {
    message = ""
    if key == .interrupt { return .quit }
    switch mode {
    case .help:
      mode = .item
      return .none
    case .asking(let question, let typed): return type(key, question, typed)
    case .item: return choose(key)
    }
  }

  private mutating func choose(_ key: Key) -> Request {
    switch key {
    case .character("q"): return .quit
    case .character("u"): return .undo
    case .character("?"): mode = .help
    case .character("f"): mode = .asking(.filter, typed: "")
    case .down, .right, .character("n"), .character("j"): turn(by: 1)
    case .up, .left, .character("p"), .character("k"): turn(by: -1)
    case .character("g"): move(to: 0)
    case .character("G"): move(to: items.count - 1)
    case .character(" "): scroll = min(scroll + page, overflow)
    case .character("b"): scroll = max(0, min(scroll, overflow) - page)
    default:
      if let item { return answer(item, key) }
    }
    return .none
  }

  private mutating func turn(by step: Int) {
    if items.indices.contains(position + step) {
      move(to: position + step)
    } else if !items.isEmpty {
      message = step > 0 ? "This is the last item." : "This is the first item."
    }
  }

  private mutating func answer(_ item: ReviewItem, _ key: Key) -> Request {
    switch key {
    case .character("a"):
      if !item.options.isEmpty {
        message = "Choose one of the options by its number."
        return .none
      }
      return .decide(item.id, ReviewAnswer(.accept))
    case .character("r"): return .decide(item.id, ReviewAnswer(.reject))
    case .character("s"): return .edit(item.id, .skip)
    case .character("c") where item.transaction != nil: mode = .asking(.category, typed: "")
    case .character("x") where item.transaction != nil: mode = .asking(.split, typed: "")
    case .character("t") where item.transaction != nil: mode = .asking(.note, typed: "")
    case .character("e") where item.kind == "row": mode = .asking(.fields, typed: "")
    case .character(let digit):
      guard let number = digit.wholeNumberValue, item.options.indices.contains(number - 1) else {
        message = "'\(digit)' does nothing here; ? shows all keys."
        return .none
      }
      if item.options.count > 9 {
        mode = .asking(.option, typed: String(number))
      } else {
        return choose(number, of: item)
      }
    default: break
    }
    return .none
  }

  private func choose(_ option: Int, of item: ReviewItem) -> Request {
    var answer = ReviewAnswer(.accept)
    answer.option = String(option)
    return .decide(item.id, answer)
  }

  private mutating func type(_ key: Key, _ question: Question, _ typed: String) -> Request {
    switch key {
    case .character(let character): mode = .asking(question, typed: typed + String(character))
    case .backspace: mode = .asking(question, typed: String(typed.dropLast()))
    case .escape: mode = .item
    case .enter:
      mode = .item
      return entered(question, typed)
    default: break
    }
    return .none
  }

  private mutating func entered(_ question: Question, _ typed: String) -> Request {
    if question == .filter {
      narrow(typed)
      return .none
    }
    guard let item, !typed.isEmpty else { return .none }
    switch question {
    case .option:
      if let number = Int(typed), item.options.indices.contains(number - 1) { return choose(number, of: item) }
      message = "There is no option \(typed)."
    case .category: return .edit(item.id, .assign(typed))
    case .note: return .edit(item.id, .note(typed))
    case .split:
      let parts = typed.split(separator: ",").map { $0.trimmingBlanks }
      if let split = WrittenSplit(parts) { return .edit(item.id, .split(split)) }
      message = "Write a split as: Food=20.00, Household=rest"
    case .fields:
      var answer = ReviewAnswer(.accept)
      answer.fields = CorrectedField.all(in: typed)
      if !answer.fields.isEmpty { return .decide(item.id, answer) }
      message = "Write what the row should say as: date=2025-01-31 amount=-12.50"
    case .filter: break
    }
    return .none
  }

  private mutating func narrow(_ typed: String) {
    let before = filter
    filter = ScreenFilter(typed)
    let fit = all.filter { filter.includes($0, style) }
    if fit.isEmpty, !all.isEmpty {
      message = "No item is like that: \(typed)"
      filter = before
      return
    }
    items = fit
    move(to: 0)
  }
}

/// Which items show: words of a kind, an account or a message, and how much money hangs on them.
struct ScreenFilter {
  private(set) var typed = ""
  private var words: [String] = []
  /// Ten-thousandths of a major unit, whatever the currency.
  private var atLeast: Int64 = 0
  private var atMost = Int64.max

  init() {}

  /// `duplicate current >50`
  init(_ typed: String) {
    self.typed = typed
    for word in typed.split(separator: " ") {
      if word.hasPrefix(">"), let money = ScreenFilter.money(word.dropFirst()) {
        atLeast = money
      } else if word.hasPrefix("<"), let money = ScreenFilter.money(word.dropFirst()) {
        atMost = money
      } else {
        words.append(word.folded)
      }
    }
  }

  func includes(_ item: ReviewItem, _ style: ValueStyle) -> Bool {
    let messages = [item.message.plain, item.message.shown(in: style)]
    let texts = ([item.kind, item.account ?? "", item.file ?? ""] + messages).joined(separator: "\n").folded
    guard words.allSatisfy(texts.contains) else { return false }
    guard atLeast > 0 || atMost < .max else { return true }
    guard let money = ScreenFilter.money(item.amount) else { return false }
    return (atLeast...max(atLeast, atMost)).contains(abs(money))
  }

  private static func money(_ text: some StringProtocol) -> Int64? { try? Money.parse(text, exponent: 4) }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
