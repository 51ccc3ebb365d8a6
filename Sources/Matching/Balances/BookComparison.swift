/// Walks the stated balances beside the book's and reports each place where the gap between them changes.
struct BookComparison {
  let movements: BookMovements
  let known: Known
  /// What the statement's own chain tells already.
  let faults: ChainFaults
  /// The book's balance so far, and the day up to which.
  private var balance: Int64
  private var day: Int32
  private let tolerance: Int64
  /// See `BalanceReport.provenThrough`.
  private(set) var provenThrough: Int32?
  /// The balance that the opening was implied by.
  private let implying: BalanceReport.Check?
  /// Stated minus book at the last place that was reported.
  private var gap: Int64
  /// Findings so far.
  private var count = 0

  init(
    movements: BookMovements, known: Known, faults: ChainFaults, balance: Int64, gap: Int64 = 0,
    implying: BalanceReport.Check? = nil, tolerance: Int64
  ) {
    self.implying = implying
    self.movements = movements
    self.known = known
    self.faults = faults
    self.balance = balance
    self.gap = gap
    self.tolerance = tolerance
    day = movements.first - 1
  }

  mutating func findings(
    _ checks: [BalanceReport.Check], opening: BalanceReport.Check?, _ causes: StatementCauses
  ) -> [BalanceReport.Finding] {
    var findings: [BalanceReport.Finding] = []
    if let opening, opening.day == day, let finding = compare(opening, .openingDiffers, causes, since: day) {
      findings.append(finding)
    }
    var tied = day
    for check in checks where check.day > day || (check.day == day && check.kind == .closing) {
      balance &+= movements.sum(after: day, through: check.day)
      day = check.day
      if isProof(check) { provenThrough = day }
      let kind: BalanceReport.Finding.Kind = check.kind == .closing ? .closingDiffers : .bookDiffers
      if let finding = compare(check, kind, causes, since: tied) { findings.append(finding) }
      tied = check.day
    }
    return findings
  }

  private func isProof(_ check: BalanceReport.Check) -> Bool {
    guard (check.balance &- balance).magnitude <= UInt64(max(0, tolerance)), check != implying else { return false }
    return check.kind != .running || check.day < movements.last
  }

  private mutating func compare(
    _ check: BalanceReport.Check, _ kind: BalanceReport.Finding.Kind, _ causes: StatementCauses, since tied: Int32
  ) -> BalanceReport.Finding? {
    let difference = check.balance &- balance
    guard (difference &- gap).magnitude > UInt64(max(0, tolerance)) else { return nil }
    if isCut(difference, on: check.day) { return nil }
    let days = (tied &+ 1)...max(tied &+ 1, check.day)
    let change = difference &- gap &- (kind == .openingDiffers ? 0 : faults.sum(of: days))
    gap = difference
    guard min(change.magnitude, difference.magnitude) > UInt64(max(0, tolerance)) else { return nil }
    if isMisprint(check) { return nil }
    defer { count += 1 }
    return causes.finding(
      kind, stated: check, book: balance, change: change, in: days, isExplained: count < causes.most)
  }

  /// Whether the balance is the one that alone is wrong, which the chain tells.
  private func isMisprint(_ check: BalanceReport.Check) -> Bool {
    faults.faults.contains { $0.kind == .misprint && $0.line == check.line && check.kind == .running }
  }

  /// Whether a statement that begins or ends in the middle of a day explains the difference: the book has rows of
  /// that day that this statement does not list.
  private func isCut(_ difference: Int64, on day: Int32) -> Bool {
    let unlisted: (Int32) -> Int64 = { edge in
      movements.unlisted.reduce(0) { $0 &+ (known.rows[$1].day == edge ? known.rows[$1].amount : 0) }
    }
    if day == movements.last, difference &- gap == 0 &- unlisted(day) { return true }
    return day == movements.first - 1 && difference &- gap == unlisted(movements.first)
  }
}
