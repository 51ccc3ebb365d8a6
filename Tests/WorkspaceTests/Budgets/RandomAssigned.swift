import Budgets
import TestSupport
import Values

@testable import Workspace

/// An assigned.csv as a person may keep it, by chance: order of columns, own columns, comments, quotes, line ends.
struct RandomAssigned {
  private(set) var acts: [AssignedLine] = []
  private var pieces: [(text: String, category: String?)] = []
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    if chance(4) { add("\u{FEFF}") }
    let lineEnd = random.one(of: ["\n", "\n", "\r\n", "\r"])
    var left = ["day", "category", "amount", "mine", "note", "Größe"].filter { name in
      ["day", "category", "amount"].contains(name) || chance(2)
    }
    var columns: [String] = []
    while !left.isEmpty { columns.append(left.remove(at: random.below(left.count))) }
    noise(lineEnd)
    add(columns.map { chance(4) ? "\"\($0)\"" : $0 }.joined(separator: chance(3) ? " , " : ",") + lineEnd)
    for _ in 0..<random.below(6) {
      noise(lineEnd)
      var act = act()
      if !columns.contains("note") { act.note = nil }
      line(act, columns)
      add(lineEnd)
      acts.append(act)
    }
    noise(lineEnd)
    if chance(3), let last = pieces.last, last.text == lineEnd { pieces.removeLast() }
  }

  var text: String { pieces.map(\.text).joined() }

  func renamed(_ new: (String) -> String) -> String {
    pieces.map { piece in
      guard let category = piece.category, new(category) != category else { return piece.text }
      let name = new(category)
      let needsQuotes = piece.text.hasPrefix("\"") || name.contains("\"") || name.contains(",")
      return needsQuotes ? "\"" + name.replacing("\"", with: "\"\"") + "\"" : name
    }.joined()
  }

  mutating func below(_ limit: Int) -> Int { random.below(limit) }

  mutating func act() -> AssignedLine {
    let categories = ["Food", "Food:Groceries", "Foodie", "Travel:Japan", "hold", "A, b", "Füd \"🍕\""]
    let notes = [nil, "plan", "to Gifts", "a, b", "\"", " x ", "#", "é 🍕"]
    let code = random.one(of: ["GBP", "GBP", "JPY", "KWD"])
    return AssignedLine(
      day: Day(number: Int32(20_000 + random.below(900))), category: random.one(of: categories),
      amount: Int64(random.below(2_000_000) - 1_000_000), currency: Currency(code) ?? .unstated,
      note: random.one(of: notes))
  }

  private mutating func chance(_ of: Int) -> Bool { random.below(of) == 0 }

  private mutating func add(_ text: String, category: String? = nil) { pieces.append((text, category)) }

  private mutating func noise(_ lineEnd: String) {
    while chance(3) {
      add(random.one(of: ["", "  ", "# Food,600.00", "  # \"open", "#", "\t#é"]))
      add(lineEnd)
    }
  }

  private mutating func line(_ act: AssignedLine, _ columns: [String]) {
    for (index, column) in columns.enumerated() {
      if index > 0 { add(chance(4) ? " ," : ",") }
      if chance(6) { add(random.one(of: [" ", "\t"])) }
      switch column {
      case "day": add(quoted(act.day.description))
      case "category": add(quoted(act.category), category: act.category)
      case "amount":
        let code = act.currency.code == "GBP" && chance(2) ? "" : " " + act.currency.code
        add(quoted(Money.text(act.amount, exponent: act.currency.exponent) + code))
      case "note": add(quoted(act.note ?? ""))
      default: add(quoted(random.one(of: ["", "x, y", "12"])))
      }
    }
  }

  /// In quotes where it must be, or by chance.
  private mutating func quoted(_ text: String) -> String {
    let mustBe = text.contains { ",\"#".contains($0) } || text.first == " "
    return mustBe || chance(4) ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}
