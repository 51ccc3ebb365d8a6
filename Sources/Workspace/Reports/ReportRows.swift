package import Budgets
import Store
package import Values

/// A report whose figures are opened.
package enum OpenedReport: Sendable {
  case spending(by: SpendingBy, depth: Int?)
  case trend(ReportStep)
  case balances
  /// All that counts: of `summary` and `flow`.
  case summary
}

/// One figure of a report: a day of its step, and the name of its row; nil for any.
package struct ReportCell: Equatable, Sendable {
  package var day: Day?
  package var name: String?

  package init(day: Day?, name: String?) {
    self.day = day
    self.name = name
  }
}

extension WorkingFolder {
  /// The transactions behind the figures of a report, or behind one of them.
  package func reportedRows(_ query: ReportQuery, _ report: OpenedReport, _ cell: ReportCell?) throws -> Set<Int64> {
    try reading { db in
      let calendar = try calendar(db) ?? PeriodCalendar(startDay: 1)
      var query = query
      if case .spending(let by, _) = report { query.scope.group = by }
      if case .summary = report, query.scope.from == nil, query.scope.to == nil, query.period == nil {
        query.period = calendar.period(onOrAfter: query.today)?.first
      }
      let scope = try scope(query, calendar, db)
      var scan = try ReportScan(db, declared: configuration.accounts, scope, rates: rates(scope))
      guard let span = try scan.span(db) else { return [] }
      if case .balances = report {
        return try scan.moved(db, on: cell?.day.map { $0...$0 } ?? span, account: cell?.name)
      }
      var steps = [Period(first: span.lowerBound, last: span.upperBound)]
      if case .trend(let step) = report {
        steps = step.steps(over: span, calendar: calendar, from: scope.from, through: scope.to)
      }
      return try scan.transactions(db, report, cell, steps)
    }
  }
}

extension ReportScan {
  fileprivate mutating func transactions(
    _ db: Book.Connection, _ report: OpenedReport, _ cell: ReportCell?, _ steps: [Period]
  ) throws -> Set<Int64> {
    let sums = names(steps)
    var (by, depth, isSpending): (SpendingBy, Int?, Bool) = (.category, nil, false)
    if case .spending(let own, let folded) = report { (by, depth, isSpending) = (own, folded, true) }
    let folded = sums.categories.map { ReportSums.folded($0.path, depth) }
    return try transactions(db, steps) { [by, isSpending] part in
      guard part.key.standing == .counted, !isSpending || part.key.side == .expense else { return false }
      if let day = cell?.day, !steps[Int(part.key.step)].contains(day) { return false }
      return cell?.name.map { $0 == sums.name(of: part.key, by, folded) } ?? true
    }
  }
}
