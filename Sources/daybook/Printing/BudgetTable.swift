import Budgets
import Values
import Workspace

/// The categories of a budget as a tree of aligned amounts, as wide as it may be.
///
/// A parent stands before what is in it, with the sum; where only one category is in it, that alone stands there. Where
/// it is narrow, the bar gets shorter, names are clipped, and held and pending go under their category.
struct BudgetTable {
  /// What of a row is shown.
  private struct Shape {
    var bar: Int
    var beside: Bool
    var carried = true
  }

  private static let shapes = [
    Shape(bar: 20, beside: true), Shape(bar: 10, beside: true), Shape(bar: 10, beside: false),
    Shape(bar: 6, beside: false), Shape(bar: 6, beside: false, carried: false),
    Shape(bar: 4, beside: false, carried: false),
    Shape(bar: 0, beside: false),
    Shape(bar: 0, beside: false, carried: false),
  ]
  private static let leastName = 6

  private struct Row {
    let name: String
    let amounts: BudgetAmounts
    let isSum: Bool
    /// Whether what remains means anything.
    let isPlanned: Bool
    var bar: BudgetBar?
    var mark = ""
  }

  private let currency: Currency
  private let style: ValueStyle
  private let rows: [Row]
  private let width: Int

  init(_ figures: PeriodFigures, _ look: Look) {
    currency = figures.currency
    style = look.style
    let tree = BudgetTree(figures.rows)
    let lines = tree.rows.map { shown in
      let (row, isPlanned) = (shown.row, figures.isPlanned(shown.row))
      let bar = BudgetBar(spent: row.spent, available: row.carried + row.planned)
      return Row(
        name: String(repeating: "  ", count: shown.level) + shown.name, amounts: BudgetAmounts(row), isSum: row.isSum,
        isPlanned: isPlanned, bar: isPlanned && !row.isDebt ? bar : nil, mark: figures.mark(of: row))
    }
    let leaves = figures.rows.filter { !$0.isSum }
    let total = leaves.reduce(into: BudgetAmounts()) { $0.add(BudgetAmounts($1)) }
    let isPlanned = leaves.allSatisfy(figures.isPlanned)
    rows = lines + [Row(name: "Total", amounts: total, isSum: true, isPlanned: isPlanned)]
    width = look.width
  }

  /// None where the period has no category.
  var lines: [String] {
    guard rows.count > 1, let last = BudgetTable.shapes.last else { return [] }
    return lines(BudgetTable.shapes.first { fits($0) } ?? last)
  }

  private func fits(_ shape: Shape) -> Bool {
    let widths = widths(shape)
    return widths.dropFirst().reduce(min(widths[0], width / 4)) { $0 + 2 + $1 } <= width
  }

  private func lines(_ shape: Shape) -> [String] {
    let room = width - widths(shape).dropFirst().reduce(0) { $0 + 2 + $1 }
    let shown = rows.map { row in
      [row.name.clipped(to: max(BudgetTable.leastName, room))] + fields(row, shape)
    }
    let table = TextTable.text(columns(shape), shown).split(separator: "\n").map(String.init)
    guard !shape.beside else { return table }
    return [table[0]] + zip(table.dropFirst(), rows).flatMap { line, row in [line] + beside(row) }
  }

  /// Held and pending, under their row; those of sums are the lines' own.
  private func beside(_ row: Row) -> [String] {
    guard !row.isSum else { return [] }
    let indent = row.name.prefix { $0 == " " }.count + 2
    let said = row.amounts.beside { style.number($0, currency) }
    return said.isEmpty ? [] : [(String(repeating: " ", count: indent) + said).clipped(to: width)]
  }

  private func widths(_ shape: Shape) -> [Int] {
    let names = columns(shape).map { displayWidth($0.name) }
    return rows.reduce(into: names) { widths, row in
      for (index, field) in ([row.name] + fields(row, shape)).enumerated() {
        widths[index] = max(widths[index], displayWidth(field))
      }
    }
  }

  private func columns(_ shape: Shape) -> [Column] {
    [Column("category")] + amounts(shape).map { Column($0.name, .amount) } + [Column(""), Column("")]
  }

  private func fields(_ row: Row, _ shape: Shape) -> [String] {
    amounts(shape).map { text(of: $0.value, row) } + [row.bar?.text(width: shape.bar) ?? "", row.mark]
  }

  /// What is rarely there is blank where it is not.
  private func text(of value: KeyPath<BudgetAmounts, Int64>, _ row: Row) -> String {
    let amount = row.amounts[keyPath: value]
    if value == \.remaining, !row.isPlanned { return "" }
    if amount == 0, value == \.held || value == \.pending { return "" }
    return style.number(amount, currency)
  }

  /// The columns in which any amount stands, and always what was spent.
  private func amounts(_ shape: Shape) -> [(name: String, value: KeyPath<BudgetAmounts, Int64>)] {
    func isUsed(_ value: KeyPath<BudgetAmounts, Int64>) -> Bool { rows.contains { $0.amounts[keyPath: value] != 0 } }
    let isPlanned = isUsed(\.planned) || isUsed(\.carried)
    var shown: [(name: String, value: KeyPath<BudgetAmounts, Int64>)] = []
    if isPlanned { shown.append(("planned", \.planned)) }
    if shape.carried, isUsed(\.carried) { shown.append(("carried", \.carried)) }
    shown.append(("spent", \.spent))
    if isPlanned { shown.append(("remaining", \.remaining)) }
    if shape.beside, isUsed(\.held) { shown.append(("held", \.held)) }
    if shape.beside, isUsed(\.pending) { shown.append(("pending", \.pending)) }
    return shown
  }
}

/// The amounts of a row or of the total, in minor units.
struct BudgetAmounts {
  private(set) var planned: Int64 = 0
  private(set) var carried: Int64 = 0
  private(set) var spent: Int64 = 0
  private(set) var held: Int64 = 0
  private(set) var pending: Int64 = 0

  var remaining: Int64 { carried + planned - spent }

  init() {}

  init(_ row: BudgetRow) {
    (planned, carried, spent, held, pending) = (row.planned, row.carried, row.spent, row.held, row.pending)
  }

  mutating func add(_ other: BudgetAmounts) {
    planned += other.planned
    carried += other.carried
    spent += other.spent
    held += other.held
    pending += other.pending
  }

  /// `held -45.60, pending -60.00`; empty where neither is there.
  func beside(_ number: (Int64) -> String) -> String {
    [("held", held), ("pending", pending)].filter { $0.1 != 0 }
      .map { "\($0.0) \(number($0.1))" }.joined(separator: ", ")
  }
}
