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
    let others = OtherRows(reader: RowReader(plan: plan))
    let split = [texts.currency, texts.account].compactMap { $0 }.filter { roles.profiles[$0].values.texts.count > 1 }
    var last: Int32?
    for record in shape.entries {
      guard let rowDay = self.rowDay(record) ?? (shape.isDayOnce ? last : nil) else { continue }
      last = rowDay
      let isRow = sample.withFields(of: record) { row in
        if let meaning = others.balanceRow(row, isReadable: true) {
          if meaning == .opening { noteOpening(row, numbers, others.reader, &table) }
          return false
        }
        table.records.append(record)
        table.days.append(rowDay)
        for column in numbers { add(row, column, others.reader, &table) }
        for (column, words) in money.flags {
          table.signs[column, default: []].append(others.reader.direction(row, flag: column, words))
        }
        return true
      }
      guard isRow else { continue }
      if !split.isEmpty {
        let key = split.map { column in
          String(decoding: sample.bytes[field(record, column)], as: UTF8.self)
        }.joined(separator: "\u{1f}")
        let next = Int32(groups.count)
        table.groups.append(groups[key, default: next])
        if groups[key] == nil { groups[key] = next }
      }
    }
    if let flag = plan.balanceFlag { table.markBalances(by: flag) }
    return table
  }

  private func field(_ record: Int, _ column: Int) -> Range<Int> {
    sample.range(record: record, field: column)
  }

  private func rowDay(_ record: Int) -> Int32? {
    if let split = plan.split { return split.day(of: record, in: sample) }
    return unsafe sample.bytes.with(field(record, day)) {
      unsafe plan.day($0, order: plan.dateOrder)
    }
  }

  private func decimalMark(of column: Int) -> UInt8 {
    roles.isBalance(column) ? plan.balanceMark ?? plan.decimalMark : plan.decimalMark
  }

  private func noteOpening(_ row: RowFields, _ numbers: Set<Int>, _ reader: RowReader, _ table: inout ParsedTable) {
    for column in numbers {
      if case .value(let value) = reader.money(row, column, decimalMark: decimalMark(of: column)), value != 0 {
        table.openings[column] = value
      }
    }
  }

  private func add(_ row: RowFields, _ column: Int, _ reader: RowReader, _ table: inout ParsedTable) {
    let mark = decimalMark(of: column)
    var value = Drafts.noBalance
    switch reader.money(row, column, decimalMark: mark) {
    case .value(let read): value = read
    case .unreadable: table.unreadable[column, default: []].insert(table.days.count - 1)
    case .blank: break
    }
    table.money[column, default: []].append(value)
    table.marks[column, default: []].append(reader.mark(row, column, decimalMark: mark))
  }
}
