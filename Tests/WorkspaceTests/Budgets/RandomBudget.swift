import TestSupport

@testable import Workspace

/// A budget.yaml in a layout by chance, in pieces, so that what a change must leave alone is known without reading YAML.
struct RandomBudget {
  struct Piece {
    var text: String
    /// Where the piece is the name of a category: the name, and the quotes that it stands in or is part of.
    var name: String?
    var quote = ""
    /// The line of the budget that the piece goes with.
    var line: String?
    /// A comment on the line of an entry between braces, which may go with it.
    var isBeside = false
  }

  static let names = [
    "Food", "Food:Groceries", "Food:Out", "Foodie", "Fun", "Housing:Rent", "Savings:House", "Füd 🍕", "Bob's", "A-b",
  ]
  static let incomes = ["Income", "Income:Salary", "Income:Other one"]

  private(set) var pieces: [Piece] = []
  /// What is named, in the order of the text.
  private(set) var lines: [String] = []
  /// Lines on which others lean by an alias.
  private(set) var anchored: Set<String> = []
  private(set) var isFlow: [String: Bool] = [:]
  private var random: SeededGenerator
  private let lineEnd: String
  private var line: String?
  private var anchors: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    lineEnd = ["\n", "\n", "\r\n"][random.below(3)]
    if chance(4) { add("\u{FEFF}") }
    if chance(4) { add("%YAML 1.1\(lineEnd)---\(lineEnd)") }
    noise(0)
    add("method: zero-based   # Food: 1\(lineEnd)start: '2025-01-25'\(lineEnd)")
    section("income", RandomBudget.incomes)
    noise(0)
    section("categories", RandomBudget.names)
    noise(0)
    if chance(3) { add("assign: ask") }
  }

  var text: String { pieces.map(\.text).joined() }

  /// The text with other names, each in the quotes of the old.
  func renamed(_ new: (String) -> String) -> String {
    pieces.map { piece in
      guard let name = piece.name, new(name) != name else { return piece.text }
      let written = RandomBudget.written(new(name), in: piece.quote)
      return piece.text.hasPrefix(piece.quote) ? piece.quote + written + piece.quote : written
    }.joined()
  }

  private static func written(_ name: String, in quote: String) -> String {
    quote == "'" ? name.replacing("'", with: "''") : name
  }

  // MARK: Chance

  private mutating func chance(_ of: Int) -> Bool { random.below(of) == 0 }

  private mutating func add(_ text: String, name: String? = nil, quote: String = "") {
    pieces.append(Piece(text: text, name: name, quote: quote, line: line))
  }

  private mutating func blanks(_ from: Int, _ to: Int) -> String {
    String(repeating: " ", count: from + random.below(to - from + 1))
  }

  private mutating func comment() -> String {
    "#" + random.one(of: ["", " Food", " Food: 12% of Food:Groceries", " it's \"quoted", " { a: [", " é 🍕, b"])
  }

  /// Blank lines and comments.
  private mutating func noise(_ indent: Int) {
    while chance(3) { add(blanks(0, indent + 3) + (chance(2) ? comment() : "") + lineEnd) }
  }

  private mutating func endOfLine() {
    if chance(3) { add(blanks(1, 3) + comment()) } else if chance(6) { add(blanks(1, 2)) }
    add(lineEnd)
  }

  private mutating func some(of names: [String]) -> [String] {
    var left = names.filter { _ in random.below(5) > 0 }
    var chosen: [String] = []
    while !left.isEmpty { chosen.append(left.remove(at: random.below(left.count))) }
    return chosen
  }

  private mutating func name(_ name: String) {
    let quote = random.one(of: ["", "'", "\""])
    add(quote + RandomBudget.written(name, in: quote) + quote, name: name, quote: quote)
  }
}

// MARK: Maps

extension RandomBudget {
  private mutating func section(_ key: String, _ names: [String]) {
    let chosen = some(of: names)
    add(key + (chance(4) ? " :" : ":"))
    lines += chosen
    if !chosen.isEmpty, chance(3) {
      add(blanks(1, 2))
      flow(chosen)
      endOfLine()
    } else {
      endOfLine()
      let indent = 1 + random.below(4)
      for name in chosen { block(name, String(repeating: " ", count: indent)) }
    }
  }

  private mutating func block(_ category: String, _ indent: String) {
    noise(indent.count)
    line = category
    isFlow[category] = false
    add(indent)
    name(category)
    add(chance(4) ? " :" : ":")
    switch random.below(5) {
    case 0: endOfLine()
    case 1:
      endOfLine()
      let inner = indent + blanks(1, 3)
      for (key, value) in [("due", "last"), ("plan", ""), ("carry", "keep")] where key == "plan" || chance(2) {
        noise(inner.count)
        add("\(inner)\(key): \(value)")
        if key == "plan" { plan() }
        endOfLine()
      }
    case 2:
      endOfLine()
      let inner = indent + blanks(0, 2)
      for _ in 0...random.below(3) {
        noise(inner.count)
        add("\(inner)- ")
        plan()
        endOfLine()
      }
    default:
      add(blanks(1, 3))
      value()
      endOfLine()
    }
    line = nil
  }

  private mutating func flow(_ names: [String]) {
    add("{")
    gap()
    for (index, category) in names.enumerated() {
      line = category
      isFlow[category] = true
      let start = pieces.count
      name(category)
      let isQuoted = pieces[start].text != category
      add(isQuoted && chance(3) ? ":" : ": ")
      if !chance(6) { value() }
      line = nil
      if index + 1 < names.count || chance(4) {
        if chance(4) { add(" ") }
        add(",")
      }
      gap(beside: category)
    }
    add(" }")
  }

  /// Between the entries of a map in braces.
  private mutating func gap(beside category: String? = nil) {
    switch random.below(5) {
    case 0: break
    case 1: add(lineEnd + blanks(1, 6))
    case 2:
      pieces.append(Piece(text: " " + comment(), line: category, isBeside: true))
      add(lineEnd)
      if chance(3) { add(blanks(1, 6) + comment() + lineEnd) }
      add(blanks(1, 6))
    default: add(blanks(1, 2))
    }
  }

  private mutating func value() {
    switch random.below(4) {
    case 0:
      add("{")
      if chance(2) { add(" due: 1,") }
      add(" plan: ")
      plan()
      add(chance(2) ? " }" : ", carry: keep}")
    case 1:
      add("[ ")
      plan()
      add(chance(2) ? " ,'10' " : "")
      add("]")
    default: plan()
    }
  }

  private mutating func plan() {
    if let anchor = anchors.first, chance(5) {
      add("*\(anchor) ")
      return
    }
    if chance(6) {
      anchors.insert("a\(anchors.count)", at: 0)
      if let line { anchored.insert(line) }
      add("&\(anchors[0]) ")
    } else if chance(8) {
      add("!!str ")
    }
    let quote = random.one(of: ["", "", "'", "\""])
    add(quote)
    switch random.below(4) {
    case 0: add(random.one(of: ["600", "share 2", "12% of income", "1200 by 2026-12-25 every 12 months", "3 JPY"]))
    default:
      add("12% of ")
      let category = random.one(of: RandomBudget.names + RandomBudget.incomes)
      add(RandomBudget.written(category, in: quote), name: category, quote: quote)
    }
    add(quote)
  }
}
