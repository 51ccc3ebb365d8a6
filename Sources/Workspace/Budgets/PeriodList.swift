import Budgets
import Store
package import Values

extension WorkingFolder {
  /// The periods from the first transaction to today, for each currency that moved in it.
  ///
  /// Income is what came in on categories of kind income and, without a category, at all; expense the same the other
  /// way. Transfers to own accounts on budget are neither.
  package func periods(through today: Day) throws -> [PeriodRecord] {
    let declared = try declaredCalendar()
    return try reading { db in
      let calendar = try calendar(db) ?? declared
      let movements = try DayMovement.all(through: today, db)
      let first = movements.first.map { Day(number: $0.day) } ?? today
      return calendar.periods(from: first, through: today).flatMap { PeriodRecord.all(of: movements, in: $0) }
    }
  }
}

extension PeriodRecord {
  /// Ordered by currency.
  fileprivate static func all(of movements: [DayMovement], in period: Period) -> [PeriodRecord] {
    let own = movements.filter { period.first.number <= $0.day && $0.day <= period.last.number }
    return Dictionary(grouping: own, by: \.currency).sorted { $0.key.code < $1.key.code }.map { currency, days in
      PeriodRecord(
        period, currency, transactions: days.reduce(0) { $0 + $1.transactions },
        income: days.reduce(0) { $0 + $1.income }, expense: days.reduce(0) { $0 + $1.expense })
    }
  }
}
