import Lexicon

/// The totals and balances that lines around a table state, to hold the rows against: `Total credits 1,234.00`.
struct StatedTotals: Sendable {
  enum Flow: Sendable { case moneyIn, moneyOut, net }

  /// What one label states. A line may give a count beside the amount: any of its numbers may be the total.
  struct Total: Sendable {
    /// Nil where the label says no more than that it is a total.
    var flow: Flow?
    var label: String
    var texts: [String]
    var line: UInt32
    /// The column of the table below which it stands; nil where it has a label of its own.
    var column: Int?
  }

  private(set) var totals: [Total] = []
  private(set) var balances: [PreambleFacts.Balance] = []
  /// What is called owed, or to be paid, in the order of the lines.
  private(set) var owed: [(text: String, isBill: Bool)] = []
  /// The most lines that are looked at on each side of the table.
  private static let most = 64

  /// What the numbers say of the decimal mark.
  var profile: AmountProfile {
    var profile = AmountProfile()
    for text in totals.flatMap(\.texts) + balances.map(\.text) {
      unsafe text.withUTF8Bytes { unsafe profile.add($0, line: 0) }
    }
    return profile
  }

  init() {}

  /// The lines above the first row of the first table and behind the last row of the last one.
  init(_ cut: TextCut) {
    guard let first = cut.tables.first, let last = cut.tables.last else { return }
    let top = first.header.isEmpty ? first.rows.lowerBound : first.header.lowerBound
    add(cut.sample, in: max(0, top - StatedTotals.most)..<top, table: nil)
    if !first.header.isEmpty, let row = first.entries.first {
      add(cut.sample, in: max(first.rows.lowerBound, row - StatedTotals.most)..<row, table: nil)
    }
    guard cut.isWhole, let row = last.entries.last(where: { !StatedTotals.isTotal(cut.sample, $0) }) else { return }
    add(cut.sample, in: (row + 1)..<min(row + 1 + StatedTotals.most, cut.sample.count), table: last)
  }

  /// The lines behind line `line`, where the last row stands.
  mutating func add(_ records: Records, behind line: UInt32, table: TableShape) {
    guard let first = (0..<records.count).first(where: { records.lines[$0] > line }) else { return }
    add(records, in: first..<min(first + StatedTotals.most, records.count), table: table)
  }

  /// Leaves those of columns from which amounts are read, with the direction that each of them has.
  mutating func settle(below source: Interpretation.Source) {
    let columns = source.columns
    totals.removeAll { total in total.column.map { !columns.contains($0) } ?? false }
    if case .inOut(let moneyIn, let moneyOut) = source {
      for index in totals.indices {
        if totals[index].column == moneyIn { totals[index].flow = .moneyIn }
        guard totals[index].column == moneyOut else { continue }
        // What is to be paid in all stands in the column of debits as well.
        totals[index].flow = PartWords.bill.areIn(totals[index].label) ? .net : .moneyOut
      }
    }
    if columns.count == 1 { leaveOpen(below: columns) }
  }

  /// A total below the one column of amounts is that of whatever the column holds: its name tells no direction.
  mutating func leaveOpen(below columns: [Int]) {
    for index in totals.indices where totals[index].column.map(columns.contains) ?? false { totals[index].flow = .net }
  }

  mutating func removeTotals(where isOther: (Total) -> Bool) { totals.removeAll(where: isOther) }

  private mutating func add(_ records: Records, in range: Range<Int>, table: TableShape?) {
    for record in range where records.fieldCount(record) <= StatedTotals.most {
      let fields = records.texts(of: record)
      let line = records.lines[record]
      noteOwed(fields)
      balances += PreambleFacts(line: fields, number: line).balances
      if let table, addAligned(fields, table, line) { continue }
      if records.isTitledOther(above: record) { continue }
      let below = record + 1 < range.upperBound ? records.texts(of: record + 1) : []
      add(fields, below: below, line)
    }
  }

  private mutating func noteOwed(_ fields: [String]) {
    let cells = fields.flatMap(StatedTotals.cells).filter { !$0.isEmpty }
    for (index, label) in cells.enumerated() where label.utf8.count <= 60 && PreambleFacts.kind(label) == .text {
      let behind = cells[(index + 1)...].prefix { PreambleFacts.kind($0) != .text }
      guard let number = behind.first(where: { PreambleFacts.kind($0) == .number }) else { continue }
      guard !PartWords.payee.areIn(label) else { continue }
      let isBill = PartWords.bill.areIn(label)
      if isBill || PartWords.owed.areIn(label) { owed.append((number, isBill)) }
    }
  }

  private static func isTotal(_ records: Records, _ record: Int) -> Bool {
    records.texts(of: record).contains { PreambleFacts.balanceMeaning($0) == .total }
  }

  // MARK: Lines

  /// A line that is as wide as the table and is called a total: each number is that of its column.
  private mutating func addAligned(_ fields: [String], _ table: TableShape, _ line: UInt32) -> Bool {
    guard fields.count == table.width, !table.header.isEmpty,
      let label = fields.first(where: { PreambleFacts.balanceMeaning($0) == .total }),
      StatedTotals.flow(of: label) == .some(nil)
    else { return false }
    var isFound = false
    for (column, field) in fields.enumerated() where PreambleFacts.kind(field) == .number {
      guard let role = HeaderWords.roles(of: table.names[column]).first?.role else { continue }
      let flow: Flow
      switch role {
      case .amountIn: flow = .moneyIn
      case .amountOut: flow = .moneyOut
      case .amount: flow = .net
      default: continue
      }
      totals.append(
        Total(flow: flow, label: "\(label) \(table.names[column])", texts: [field], line: line, column: column))
      isFound = true
    }
    return isFound
  }

  /// Labels with the numbers behind them, or below them where none stands behind any.
  private mutating func add(_ fields: [String], below: [String], _ line: UInt32) {
    let cells = PreambleFacts.withWholeNumbers(fields).flatMap(StatedTotals.cells)
    let hasNumbers = cells.contains { PreambleFacts.kind($0) == .number }
    if !hasNumbers, fields.count == below.count {
      let isSummary = StatedTotals.isSummary(fields)
      if isSummary { balances += PreambleFacts(line: StatedTotals.summary(fields, below), number: line).balances }
      for (field, number) in zip(fields, below) where PreambleFacts.kind(number) == .number {
        guard let flow = StatedTotals.flow(of: field, inSummary: isSummary) else { continue }
        totals.append(Total(flow: flow, label: field, texts: [number], line: line))
      }
      return
    }
    var label: (flow: Flow?, text: String)?
    var texts: [String] = []
    func flush(_ totals: inout [Total]) {
      if let label, !texts.isEmpty {
        totals.append(Total(flow: label.flow, label: label.text, texts: texts, line: line))
      }
      texts = []
    }
    for cell in cells where !cell.isEmpty {
      switch PreambleFacts.kind(cell) {
      case .number: texts.append(cell)
      case .text, .date:
        flush(&totals)
        label = StatedTotals.flow(of: cell).map { ($0, cell) }
      case .empty: break
      }
    }
    flush(&totals)
  }

  /// `Total credits: 12.00` and `Total credits 12.00` in one field are a label and a number.
  private static func cells(of field: String) -> [String] {
    guard PreambleFacts.kind(field) == .text, field.contains(where: \.isNumber) else { return [field] }
    guard let place = field.lastIndex(where: { $0 == " " || $0 == ":" }) else { return [field] }
    let number = String(field[field.index(after: place)...])
    guard PreambleFacts.kind(number) == .number else { return [field] }
    return [String(field[..<place].reversed().drop { $0 == " " || $0 == ":" }.reversed()), number]
  }

  /// Names of the balances at both ends, as `Opening balance, Credits, Debits, Closing balance`: what stands between
  /// them are totals without the word.
  static func isSummary(_ labels: [String]) -> Bool {
    let meanings = labels.map { PreambleFacts.balanceMeaning($0) }
    return meanings.contains(.opening) && meanings.contains(.closing)
  }

  /// The names of a summary, each with the number below it; empty where the lines are none.
  static func summary(_ labels: [String], _ numbers: [String]) -> [String] {
    guard labels.count == numbers.count, isSummary(labels),
      labels.allSatisfy({ PreambleFacts.kind($0) == .text || $0.isEmpty })
    else { return [] }
    return zip(labels, numbers).filter { PreambleFacts.kind($0.1) == .number }.flatMap { [$0.0, $0.1] }
  }

  /// Which money a label totals; nil where it is no total of rows: fees, counts, other texts.
  private static func flow(of label: String, inSummary: Bool = false) -> Flow?? {
    guard label.utf8.count <= 60, !PartWords.minimum.areIn(label) else { return nil }
    let isTotal =
      PreambleFacts.balanceMeaning(label) == .total
      || label.split(separator: " ").contains { PreambleFacts.balanceMeaning(String($0)) == .total }
    guard isTotal || inSummary && PreambleFacts.balanceMeaning(label) == nil else { return nil }
    let roles = HeaderWords.roles(of: withoutCount(label))
    func weight(_ role: HeaderRole) -> Int { roles.first { $0.role == role }?.weight ?? 0 }
    let (moneyIn, moneyOut) = (weight(.amountIn), weight(.amountOut))
    if weight(.fee) > max(moneyIn, moneyOut) { return nil }
    if moneyIn == moneyOut { return isTotal ? .some(nil) : nil }
    return .some(moneyIn > moneyOut ? .moneyIn : .moneyOut)
  }

  /// `Total` of `Total (34 pagamentos)`: how many there are says nothing of their direction.
  private static func withoutCount(_ label: String) -> String {
    guard let open = label.lastIndex(of: "("), label[open...].dropFirst().first?.isNumber ?? false else { return label }
    return String(label[..<open])
  }
}
