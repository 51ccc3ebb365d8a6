package import Budgets
package import Store
package import Values

/// What a report is asked for.
package struct ReportQuery: Sendable {
  package var scope = ReportScope()
  /// Conditions of the rule language on one line.
  package var conditions: String?
  /// Any day of the budget period that it is about.
  package var period: Day?
  package var today: Day

  package init(today: Day) { self.today = today }
}

/// The rows of a report with what stands beside them.
package struct Reported<Rows: Sendable>: Sendable {
  package let rows: Rows
  /// The days that it is about; nil where the book has none.
  package let span: ClosedRange<Day>?
  package var beside: [ReportBeside] = []
  /// What is not in it, and why.
  package var notes: [ValueText] = []
}

extension WorkingFolder {
  package func spending(_ query: ReportQuery, by: SpendingBy, depth: Int?) throws -> Reported<[SpendingRow]> {
    var query = query
    query.scope.group = by
    return try reported(query, none: []) { $0.spending(by: by, depth: depth) }
  }

  package func flow(_ query: ReportQuery, depth: Int?) throws -> Reported<[FlowRow]> {
    try reported(query, none: []) { $0.flow(depth: depth) }
  }

  package func trend(_ query: ReportQuery, step: ReportStep) throws -> Reported<[TrendRow]> {
    try reported(query, step, none: []) { $0.trend() }
  }

  /// Of a period, the current one if none is given; or of a span, compared with as many days before it.
  package func summary(_ query: ReportQuery) throws -> Reported<[Summary]> {
    try reading { db in
      let calendar = try reportCalendar(db)
      var query = query
      let isSpan = query.scope.from != nil || query.scope.to != nil
      if !isSpan, query.period == nil { query.period = calendar.period(onOrAfter: query.today)?.first }
      let scope = try scope(query, calendar, db)
      var scan = try ReportScan(db, declared: configuration.accounts, scope, rates: rates(scope))
      guard let span = try scan.span(db) else { return Reported(rows: [], span: nil) }
      let last = Period(first: span.lowerBound, last: span.upperBound)
      let earlier = isSpan ? [WorkingFolder.before(last)] : WorkingFolder.twelve(before: last, calendar)
      // The sums are of all steps; what waits is said of the last one alone.
      let sums = try scan.sums(db, earlier + [last])
      return Reported(
        rows: sums.summaries(), span: span, beside: sums.beside(in: earlier.count), notes: scan.notes(scope))
    }
  }

  private static func before(_ span: Period) -> Period {
    let days = Int(span.last.number - span.first.number) + 1
    return Period(first: span.first - days, last: span.first - 1)
  }

  private static func twelve(before period: Period, _ calendar: PeriodCalendar) -> [Period] {
    var periods: [Period] = []
    while periods.count < 12, let before = calendar.period(before: periods.first ?? period) {
      // Days between own spans would be in no step.
      guard before.last + 1 == (periods.first ?? period).first else { break }
      periods.insert(before, at: 0)
    }
    return periods
  }

  package func balances(_ query: ReportQuery, step: ReportStep?) throws -> Reported<[BalanceRow]> {
    try reading { db in
      let calendar = try reportCalendar(db)
      let scope = try scope(query, calendar, db)
      let (accounts, unknown) = try BalanceScan.accounts(db, declared: configuration.accounts, scope)
      var notes = unknown.map { ValueText("\($0) has no balance: no statement of it states one") }
      let last = scope.to ?? accounts.flatMap { [$0.opening] + $0.movements.map(\.day) }.max()
      guard let last, let first = scope.from ?? accounts.map(\.opening).min(), first <= last else {
        return Reported(rows: [], span: nil, notes: notes)
      }
      let steps = step.map { $0.steps(over: first...last, calendar: calendar) }
      var rows = BalanceSeries.rows(accounts, steps: steps, from: scope.from, through: last)
      if let total = scope.total {
        let (totals, missing) = try BalanceSeries.total(rows, in: total, rates: rates(scope))
        rows = totals
        notes += missing.sorted { $0.key.code < $1.key.code }.map {
          "\($0.key) has no rate in \(total) up to \($0.value): its balances are not in the total"
        }
      }
      var scan = try ReportScan(db, declared: configuration.accounts, scope)
      let beside = try scan.beside(db, [Period(first: first, last: last)])
      return Reported(rows: rows, span: first...last, beside: beside, notes: notes)
    }
  }

  // MARK: What they share

  private func reported<Rows: Sendable>(
    _ query: ReportQuery, _ step: ReportStep? = nil, none: Rows, _ rows: (ReportSums) -> Rows
  ) throws -> Reported<Rows> {
    try reading { db in
      let calendar = try reportCalendar(db)
      let scope = try scope(query, calendar, db)
      var scan = try ReportScan(db, declared: configuration.accounts, scope, rates: rates(scope))
      guard let span = try scan.span(db) else { return Reported(rows: none, span: nil) }
      let steps = step?.steps(over: span, calendar: calendar, from: scope.from, through: scope.to)
      let sums = try scan.sums(db, steps ?? [Period(first: span.lowerBound, last: span.upperBound)])
      return Reported(rows: rows(sums), span: span, beside: sums.beside, notes: scan.notes(scope))
    }
  }

  /// The calendar in force; calendar months where the book has no periods.
  func reportCalendar(_ db: Book.Connection) throws -> PeriodCalendar {
    try calendar(db) ?? PeriodCalendar(startDay: 1)
  }

  /// The scope with the days of its period and the transactions of its conditions; names that are not there are errors.
  func scope(_ query: ReportQuery, _ calendar: PeriodCalendar, _ db: Book.Connection) throws -> ReportScope {
    var scope = query.scope
    if let day = query.period {
      guard let period = calendar.period(containing: day) else {
        throw WorkspaceError.refused(
          ActRefusal.outside(day).message, remedy: ActRefusal.outside(day).remedy ?? "")
      }
      scope.from = max(scope.from ?? period.first, period.first)
      scope.to = min(scope.to ?? period.last, period.last)
    }
    if let from = scope.from, let to = scope.to, to < from {
      throw WorkspaceError.refused("\(to) is before \(from)", remedy: "Give --from a day up to that of --to.")
    }
    if let account = scope.account, !configuration.accounts.contains(where: { $0.name == account }) {
      _ = try AccountStore(db: db).id(of: account)
    }
    if let category = scope.category, category != "none" { try CategoryStore(db: db).requireKnown(category) }
    if let tag = scope.tag { try Selection.requireKnown(tag: tag, db) }
    if let owner = scope.owner, !configuration.accounts.contains(where: { $0.owner == owner }) {
      let owners = Set(configuration.accounts.compactMap(\.owner)).sorted()
      throw WorkspaceError.unknown(
        "owner", owner, among: owners,
        others: owners.isEmpty
          ? "Give accounts their `owner:` in daybook.yaml." : "There are: \(owners.joined(separator: ", "))")
    }
    if let conditions = query.conditions {
      scope.selected = try selection(conditions, db).ids(db)
    }
    return scope
  }

  func rates(_ scope: ReportScope) throws -> Rates {
    scope.total == nil ? Rates() : try RatesFile.read(configuration.rates)
  }
}

extension ReportSums {
  /// What waits in one step, for each currency that has any.
  fileprivate func beside(in step: Int) -> [ReportBeside] { only(step).beside }
}

extension ReportScan {
  fileprivate func notes(_ scope: ReportScope) -> [ValueText] {
    guard let total = scope.total else { return [] }
    return unconverted.sorted { $0.key.code < $1.key.code }.map { currency, parts in
      "\(currency) has no rate in \(total) up to \(parts.last): \(parts.count) rows are not in the report"
    }
  }
}
