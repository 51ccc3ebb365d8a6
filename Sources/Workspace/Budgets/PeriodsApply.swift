import Budgets
import Store
import Values

/// What taking over the calendar of daybook.yaml did, or would do.
package struct PeriodsReport: Codable, Sendable {
  /// A period that has other rows than before; its days are null outside every period.
  package struct Change: Codable, Equatable, Sendable {
    package var period: String?
    package var last: String?
    package var before: Int
    package var after: Int
  }
  package var run: Int64?
  package var dryRun: Bool
  /// The rules of the calendars, as daybook.yaml writes them; null where the book had none.
  package var from: String?
  package var to: String
  /// Transactions that are in another period now, and those that are not.
  package var changed: Int
  package var unchanged: Int
  /// By the first day, ascending; what lies outside every period last.
  package var periods: [Change]

  enum CodingKeys: String, CodingKey {
    case run, from, to, changed, unchanged, periods
    case dryRun = "dry_run"
  }
}

extension WorkingFolder {
  /// Takes over the calendar of daybook.yaml: each transaction into its period, as one undoable batch.
  package func applyPeriods(_ options: JobOptions) throws -> PeriodsReport {
    let declared = try declaredCalendar()
    return try writing(options) { db, options in
      let kept = try BookCalendar(db: db).rule()
      let before = kept.flatMap { PeriodCalendar(written: $0) } ?? declared
      let moves = try PeriodMoves(db, to: declared)
      var report = PeriodsReport(
        dryRun: options.dryRun, from: kept, to: declared.rule.text, changed: moves.changed, unchanged: moves.unchanged,
        periods: PeriodsReport.changes(moves, before, declared))
      guard moves.changed > 0 || kept != report.to else { return report }
      try db.atomically {
        var batch = try Batch(db, options.occasion)
        try moves.carryOut(&batch)
        try BookCalendar(db: db).keep(report.to, &batch)
        try OutsidePeriods(db: db).update(&batch)
        _ = try CalendarNotice(db: db, declared: declared).update(&batch)
        report.run = options.dryRun ? nil : batch.run
        try batch.summarize(db, report)
      }
      return report
    }
  }

  func declaredCalendar() throws -> PeriodCalendar {
    if let calendar = configuration.calendar { return calendar }
    throw WorkspaceError.refused(
      "there are no periods: daybook.yaml leaves them out", remedy: "Take 'periods: off' out of its stages.")
  }
}

extension PeriodsReport {
  fileprivate static func changes(
    _ moves: PeriodMoves, _ before: PeriodCalendar, _ after: PeriodCalendar
  ) -> [Change] {
    let changed = moves.counts.filter { $0.value.before != $0.value.after }
    return changed.sorted { ($0.key ?? .max) < ($1.key ?? .max) }.map { first, rows in
      let day = first.map { Day(number: $0) }
      let calendar = rows.after > 0 ? after : before
      let last = day.flatMap { calendar.period(containing: $0) }?.last
      return Change(period: day?.description, last: last?.description, before: rows.before, after: rows.after)
    }
  }
}
