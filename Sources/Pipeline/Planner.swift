package import Budgets
import Matching
package import Rules
package import Values

/// The stages between the drafts and the writing, in order; each adds one column. A stage that is left out adds an empty
/// one.
package struct Planner: Sendable {
  /// nil leaves the stage out.
  package var matcher: Matcher?
  package var settleDays: Int?
  package var calendar: PeriodCalendar?
  package var tolerance: Int64?

  package init(matcher: Matcher?, settleDays: Int?, calendar: PeriodCalendar?, tolerance: Int64?) {
    self.matcher = matcher
    self.settleDays = settleDays
    self.calendar = calendar
    self.tolerance = tolerance
  }

  package enum Stage: String, CaseIterable, Sendable { case categorize, duplicates, periods, balances }

  /// `start` says where the choices of the rules are worked out; `clock` is called behind each stage, so that whoever has
  /// a clock can time it.
  package func plan(
    _ drafts: Drafts, of account: AccountFacts, start: ChoiceParts.Start? = nil, clock: (Stage) -> Void = { _ in }
  ) -> Plan {
    let choices = choose(drafts, account, start)
    clock(.categorize)
    let doubled = settleDays == nil || tolerance == nil ? DoubledLines() : DoubledLines(drafts)
    let counted = doubled.without(drafts)
    var verdicts = judge(counted, account)
    clock(.duplicates)
    let periods = calendar.map { periodColumn(days: drafts.days, calendar: $0, outside: Drafts.noDay) } ?? []
    clock(.periods)
    var balances = check(counted, verdicts, account)
    if let tolerance, settleDays != nil,
      let late = BalanceTies.holdLate(
        counted, verdicts, balances, known: account.known, tied: account.tied, openingDay: account.openingDay,
        tolerance: tolerance)
    {
      verdicts = late
      balances = check(counted, verdicts, account)
    }
    clock(.balances)
    return Plan(
      drafts: drafts, known: account.known, choices: choices, verdicts: doubled.adding(to: verdicts, of: drafts),
      periods: periods, balances: balances)
  }

  private func choose(_ drafts: Drafts, _ account: AccountFacts, _ start: ChoiceParts.Start?) -> ChoiceParts {
    guard let start else { return ChoiceParts(matcher, drafts, account: account.name) }
    let choices = ChoiceParts(matcher, drafts, account: account.name, start: start)
    // Of a large statement the first part is what the writing has to wait for.
    _ = choices.first
    return choices
  }

  private func judge(_ drafts: Drafts, _ account: AccountFacts) -> Verdicts {
    guard let settleDays else { return Verdicts(count: drafts.count) }
    let verdicts = Duplicates.judge(drafts, against: account.known, settleDays: settleDays)
    guard tolerance != nil else { return verdicts }
    return BalanceTies.decideHeld(drafts, verdicts, known: account.known, bookBefore: account.bookBefore)
  }

  private func check(_ drafts: Drafts, _ verdicts: Verdicts, _ account: AccountFacts) -> BalanceReport {
    guard let tolerance else { return BalanceReport() }
    return BalanceTies.check(
      drafts, verdicts, known: account.known, bookBefore: account.bookBefore, gapBefore: account.gapBefore,
      listedThrough: account.listedThrough, tolerance: tolerance)
  }
}
