package import Values

/// Holds the book against the balances that a statement gives: they are proofs.
package enum BalanceTies {
  /// Of so many findings of a statement the causes are looked for: each costs a walk over its rows.
  static func most(_ drafts: Drafts) -> Int { max(1, min(12, 1_000_000 / max(1, drafts.count))) }

  /// Compares every stated balance with the one before it and with the book.
  ///
  /// - Parameters:
  ///   - bookBefore: the book's balance at the end of the day before the statement's first day; nil where nobody
  ///     knows it, and then only the running balance is checked.
  ///   - gapBefore: stated minus book at the last balance before that day: what is known to differ already.
  ///   - listedThrough: the last day that an earlier statement lists; nil where there is none.
  ///   - tolerance: a difference up to this many minor units is none.
  package static func check(
    _ drafts: Drafts, _ verdicts: Verdicts, known: Known, bookBefore: Int64?, gapBefore: Int64 = 0,
    listedThrough: Int32? = nil, tolerance: Int64
  ) -> BalanceReport {
    var report = BalanceReport()
    guard !drafts.days.isEmpty else { return report }
    let chain = RunningChain(drafts)
    let movements = BookMovements(drafts, verdicts, known)
    let faults = ChainFaults(drafts, chain)
    let causes = StatementCauses(drafts, verdicts, known, movements, listedThrough: listedThrough)
    report.checks = stated(drafts, faults.ends, movements)
    report.findings = faults.faults.enumerated().map { causes.finding($1, in: faults, isExplained: $0 < most(drafts)) }
    if let bookBefore {
      var comparison = BookComparison(
        movements: movements, known: known, faults: faults, balance: bookBefore, gap: gapBefore, tolerance: tolerance)
      report.findings += comparison.findings(report.checks, opening: opening(drafts, chain, movements), causes)
      report.provenThrough = comparison.provenThrough
    } else if let balance = impliedBalance(drafts, chain, movements, known) {
      report.impliedOpening = .init(day: movements.first - 1, balance: balance)
      if faults.faults.isEmpty {
        var comparison = BookComparison(
          movements: movements, known: known, faults: faults, balance: balance, implying: report.checks.first,
          tolerance: tolerance)
        report.findings += comparison.findings(report.checks, opening: nil, causes)
        report.provenThrough = comparison.provenThrough
      }
    }
    report.findings.sort { ($0.line, $0.day) < ($1.line, $1.day) }
    return report
  }

  /// One balance per day at most: what a statement states outside its rows, else the last running balance.
  static func stated(
    _ drafts: Drafts, _ ends: [RunningChain.DayEnd], _ movements: BookMovements
  ) -> [BalanceReport.Check] {
    var checks = ends.map {
      BalanceReport.Check(day: $0.day, balance: $0.balance, line: drafts.lines[$0.draft], kind: .running)
    }
    var places: [StatedDay: Int] = [:]
    for (place, check) in checks.enumerated().reversed() { places[StatedDay(check)] = place }
    for stated in drafts.statedBalances {
      let check = check(of: stated, movements)
      if let place = places[StatedDay(check)] {
        checks[place] = check
      } else {
        places[StatedDay(check)] = checks.count
        checks.append(check)
      }
    }
    return checks.sorted { $0.day < $1.day }
  }

  /// A balance without a day is that before the first row, or after the last one.
  private static func check(of stated: StatedBalance, _ movements: BookMovements) -> BalanceReport.Check {
    let isOpening = stated.kind == .opening
    let day = stated.day?.number ?? (isOpening ? movements.first - 1 : movements.last)
    return BalanceReport.Check(
      day: day, balance: stated.amount, line: stated.line, kind: isOpening ? .opening : .closing)
  }

  /// The balance before the first row as the statement has it.
  static func opening(_ drafts: Drafts, _ chain: RunningChain, _ movements: BookMovements) -> BalanceReport.Check? {
    if let stated = drafts.statedBalances.first(where: { $0.kind == .opening }) {
      let check = check(of: stated, movements)
      if check.day < movements.first { return check }
    }
    guard let balance = chain.opening, let end = chain.ends.first else { return nil }
    return BalanceReport.Check(
      day: movements.first - 1, balance: balance, line: drafts.lines[end.draft], kind: .opening)
  }

  /// The balance before the statement's first day: what it begins with, or its first balance less what came before.
  private static func impliedBalance(
    _ drafts: Drafts, _ chain: RunningChain, _ movements: BookMovements, _ known: Known
  ) -> Int64? {
    if let opening = opening(drafts, chain, movements) {
      // A statement that begins in the middle of a day leaves out what the book has of that morning.
      let morning = movements.unlisted.filter { known.rows[$0].day == movements.first }
      guard opening.kind == .opening, chain.opening != nil else { return opening.balance }
      return morning.reduce(opening.balance) { $0 &- known.rows[$1].amount }
    }
    guard let closing = drafts.statedBalances.first(where: { $0.kind == .closing }) else { return nil }
    let day = check(of: closing, movements).day
    guard day >= movements.last else { return nil }
    return closing.amount &- movements.sum(after: .min, through: day)
  }
}

/// A day and what the account held at its end.
private struct StatedDay: Hashable {
  let day: Int32
  let balance: Int64

  init(_ check: BalanceReport.Check) {
    day = check.day
    balance = check.balance
  }
}
