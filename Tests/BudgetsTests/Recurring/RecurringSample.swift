@testable import Budgets
@testable import Values

/// A row with what groups it.
struct PaidRow {
  var id: Int64
  var day: Day
  var account = 0
  var payee: String
  var amount: Int64
  var isPending = false
}

extension Recurring {
  static func found(in rows: [PaidRow], today: Day) -> [Recurring] {
    let groups = Dictionary(grouping: rows) { "\($0.payee) \($0.account) \($0.amount > 0)" }.values.map { rows in
      RecurringGroup(
        payee: rows[0].payee, account: rows[0].account, currency: pounds,
        rows: rows.map { RecurringRow(id: $0.id, day: $0.day, amount: $0.amount, isPending: $0.isPending) }[...])
    }
    return found(in: groups) { _ in today }
  }
}

/// Rows of one payee, written as days and amounts.
struct RecurringSample {
  var rows: [PaidRow] = []

  init() {}

  /// Days and amounts in minor units: `2024-01-05 -999`.
  init(_ lines: String, pending: String = "") {
    add(lines)
    add(pending, isPending: true)
  }

  /// A day of each of some months of 2024 and later, moved off weekends to Monday.
  init(day: Int, months: some Sequence<Int>, amount: Int64) {
    for month in months { add(RecurringSample.weekday(day, month), amount) }
  }

  static func weekday(_ day: Int, _ month: Int) -> Day {
    let (year, month) = (2024 + month / 12, month % 12 + 1)
    let nominal = Day(year: year, month: month, day: min(day, Day.length(ofMonth: month, year: year)))
    guard let nominal, nominal.weekday > 5 else { return nominal ?? Day(number: 0) }
    return nominal + (8 - nominal.weekday)
  }

  mutating func add(_ day: Day, _ amount: Int64, payee: String = "Payee", isPending: Bool = false) {
    rows.append(
      PaidRow(
        id: Int64(rows.count + 1), day: day, payee: payee, amount: amount, isPending: isPending))
  }

  mutating func add(_ lines: String, isPending: Bool = false) {
    for line in lines.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ")
      add(day(String(words[0])), Int64(words[1]) ?? 0, isPending: isPending)
    }
  }

  static func + (one: RecurringSample, other: RecurringSample) -> RecurringSample {
    var sum = one
    for row in other.rows { sum.add(row.day, row.amount, payee: row.payee, isPending: row.isPending) }
    return sum
  }

  func found(_ today: String) -> [Recurring] { Recurring.found(in: rows, today: day(today)) }

  /// `month -999 ok last 2024-12-05 next 2025-01-06 rows 12`, and the amount before a change.
  func texts(_ today: String) -> [String] {
    found(today).map {
      let before = $0.before.map { " before \($0)" } ?? ""
      let days = "last \($0.last.day) next \($0.next)"
      return "\($0.every.rawValue) \($0.amount) \($0.state) \(days) rows \($0.ids.count)\(before)"
    }
  }
}
