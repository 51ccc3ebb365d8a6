import Lexicon
import Values

/// Reads the numbers of a sample of a table's rows for the judge.
struct SampleParser {
  let plan: TablePlan
  let shape: TableShape
  let sample: Records
  let money: MoneyColumns
  let roles: ColumnRoles
  let day: Int

  func table(numbers: Set<Int>) -> ParsedTable {
    var table = ParsedTable()
    var groups: [String: Int32] = [:]
    let texts = roles.texts(day: day, money: numbers, flag: nil)
    var plan = plan
    plan.texts = texts
    let others = OtherRows(plan: plan, reader: RowReader(plan: plan))
    let split = [texts.currency, texts.account].compactMap { $0 }.filter { roles.profiles[$0].values.texts.count > 1 }
    for record in shape.entries {
      guard let rowDay = self.rowDay(record),
        sample.withFields(of: record, { others.balanceRow($0, isReadable: true) }) == nil
      else { continue }
      table.records.append(record)
      table.days.append(rowDay)
      for column in numbers { add(record, column, &table) }
      for (column, words) in money.flags {
        let range = field(record, column)
        table.signs[column, default: []].append(words.meaning(of: sample.bytes, sample.bytes.trimmed(range)) ?? 0)
      }
      if !split.isEmpty {
        let key = split.map { column in
          String(decoding: sample.bytes[field(record, column)], as: UTF8.self)
        }.joined(separator: "\u{1f}")
        let next = Int32(groups.count)
        table.groups.append(groups[key, default: next])
        if groups[key] == nil { groups[key] = next }
      }
    }
    return table
  }

  private func field(_ record: Int, _ column: Int) -> Range<Int> {
    column < sample.fieldCount(record) ? sample.range(record: record, field: column) : 0..<0
  }

  private func rowDay(_ record: Int) -> Int32? {
    if let split = plan.split { return split.day(of: record, in: sample) }
    return unsafe sample.bytes.with(field(record, day)) {
      unsafe plan.day($0, order: plan.dateOrder)
    }
  }

  private func decimalMark(of column: Int) -> UInt8 {
    guard let own = plan.balanceMark, roles.isForemost(column, .balance) || roles.isForemost(column, .balanceBefore)
    else { return plan.decimalMark }
    return own
  }

  private func add(_ record: Int, _ column: Int, _ table: inout ParsedTable) {
    let parse = unsafe sample.bytes.with(field(record, column)) {
      unsafe AmountField.parse($0, decimalMark: decimalMark(of: column), exponent: plan.exponent(of: column))
    }
    let value = parse.map { $0.flag == .debit ? 0 &- Int64(clamping: $0.value.magnitude) : $0.value }
    table.money[column, default: []].append(value ?? Drafts.noBalance)
    let mark: Int8 =
      switch parse?.flag {
      case .credit: 1
      case .debit: -1
      case nil: parse.map { $0.hasSign ? ($0.value < 0 ? -1 : 1) : 0 } ?? 0
      }
    table.marks[column, default: []].append(mark)
  }
}
