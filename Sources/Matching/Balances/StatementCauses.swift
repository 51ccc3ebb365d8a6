import Values

/// Says of each difference that a statement shows what makes it up, by the rows of the statement and of the book.
struct StatementCauses {
  private let drafts: Drafts
  private let verdicts: Verdicts
  private let known: Known
  private let movements: BookMovements
  private let listedThrough: Int32?

  init(
    _ drafts: Drafts, _ verdicts: Verdicts, _ known: Known, _ movements: BookMovements, listedThrough: Int32?
  ) {
    self.drafts = drafts
    self.verdicts = verdicts
    self.known = known
    self.movements = movements
    self.listedThrough = listedThrough
  }

  /// Of so many findings the causes are looked for.
  var most: Int { BalanceTies.most(drafts) }

  // MARK: Inside the statement

  /// - Parameter isExplained: whether its causes are looked for.
  func finding(_ fault: ChainFaults.Fault, in faults: ChainFaults, isExplained: Bool) -> BalanceReport.Finding {
    let place = fault.place
    let (stated, amount) = (drafts.balances[place.draft], drafts.amounts[place.draft])
    var finding = BalanceReport.Finding(
      kind: .chainBreak, line: fault.line, day: drafts.days[place.draft], expected: place.expected, stated: stated,
      message: "the running balance breaks: \(money(place.expected &- amount)) and \(money(amount)) make "
        + "\(money(place.expected)), the bank states \(money(stated)), a difference of \(money(finding: fault))",
      isExplained: fault.isExplained)
    switch fault.kind {
    case .misprint:
      finding.kind = .misprint
      finding.message += "; the next balance ties again, so this one alone is wrong"
    case .wrongDay(let days):
      finding.kind = .wrongDay
      finding.day = days.upperBound
      let gap = gap(fault.difference, days)
      let cause = DayCause.cause(of: row(place.draft), gap, in: days)
      (finding.causes, finding.message) = ([cause], cause.message)
    case .jump, .surplus:
      guard isExplained else { break }
      finding.causes = causes(of: fault, in: faults)
      if let first = finding.causes.first { finding.message += "; " + first.message }
    }
    return finding
  }

  private func money(finding fault: ChainFaults.Fault) -> ValueText {
    money(drafts.balances[fault.place.draft] &- fault.place.expected)
  }

  private func causes(of fault: ChainFaults.Fault, in faults: ChainFaults) -> [Cause] {
    let rows = faults.rows(of: fault)
    let last = drafts.days[fault.place.draft]
    let first = fault.place.previous.map { min(last, drafts.days[$0]) } ?? last
    var gap = gap(fault.difference, first...last)
    gap.line = fault.line
    var search = CauseSearch(gap)
    for draft in drafts.days.indices {
      let isInside = rows.contains(draft)
      // What waits has no balance of its own: it stands before the row that the chain jumps to.
      search.look(at: row(draft, isDecided: true), isInside: isInside)
    }
    return search.causes()
  }

  // MARK: Against the book

  /// - Parameters:
  ///   - change: by how much the gap between bank and book grew.
  ///   - days: those in which it did.
  func finding(
    _ kind: BalanceReport.Finding.Kind, stated: BalanceReport.Check, book: Int64, change: Int64,
    in days: ClosedRange<Int32>, isExplained: Bool
  ) -> BalanceReport.Finding {
    let day = Day(number: stated.day)
    let what: ValueText =
      kind == .openingDiffers ? "before the statement, at the end of \(day)," : "at the end of \(day)"
    let difference = stated.balance &- book
    let facts: ValueText =
      "\(what) the bank states \(money(stated.balance)) and the book has \(money(book)), "
      + "a difference of \(money(difference))" + (difference == change ? "" : ", \(money(change)) of it new")
    var finding = BalanceReport.Finding(
      kind: kind, line: stated.line, day: stated.day, expected: book, stated: stated.balance, message: facts)
    guard isExplained else { return finding }
    finding.causes = kind == .openingDiffers ? causesBefore(change) : causes(of: change, in: days)
    if let first = finding.causes.first {
      finding.message += "; " + first.message
      finding.isExplained = kind != .openingDiffers && first.code == .held && first.remedy == .book && waits(first)
    }
    return finding
  }

  /// Whether the rows of the cause are asked about themselves.
  private func waits(_ cause: Cause) -> Bool {
    cause.rows.allSatisfy { $0 >= 0 && verdicts.verdicts[Int($0)] == .suspected }
  }

  /// What came between the statement and the one before it.
  private func causesBefore(_ change: Int64) -> [Cause] {
    let eve = movements.first &- 1
    let start = min(eve, listedThrough ?? eve)
    var gap = gap(change, start...eve)
    if let listedThrough, eve &- listedThrough > 2, (eve &- listedThrough) &* 2 >= movements.last &- movements.first {
      gap.uncovered = (listedThrough &+ 1)...eve
    }
    var search = CauseSearch(gap)
    lookAtBook(&search, days: start...eve)
    for draft in drafts.days.indices { search.look(at: row(draft), isInside: false) }
    return search.causes()
  }

  private func causes(of change: Int64, in days: ClosedRange<Int32>) -> [Cause] {
    var search = CauseSearch(gap(change, days))
    for draft in drafts.days.indices { search.look(at: row(draft), isInside: days.contains(drafts.days[draft])) }
    lookAtBook(&search, days: days)
    return search.causes()
  }

  /// Rows of the book that the statement does not list: those before it, and those that it lacks.
  private func lookAtBook(_ search: inout CauseSearch, days: ClosedRange<Int32>) {
    let unlisted = Set(movements.unlisted)
    for (place, row) in known.rows.enumerated() where row.isCurrent {
      let isOutside = row.day < movements.first || row.day > movements.last
      guard isOutside || unlisted.contains(place) || row.status == .held else { continue }
      let standing: GapRow.Standing? =
        switch row.status {
        case .booked, .reconciled: unlisted.contains(place) ? .unlisted : .counted
        case .held: .held
        case .pending: .pending
        case .ignored: nil
        }
      guard let standing else { continue }
      search.look(
        at: GapRow(
          number: -row.transaction, day: row.day, amount: row.amount, text: row.description, standing: standing),
        isInside: days.contains(row.day))
    }
  }

  private func gap(_ difference: Int64, _ days: ClosedRange<Int32>) -> Gap {
    Gap(difference: difference, days: days, exponent: drafts.exponent, texts: drafts.texts)
  }

  private func row(_ draft: Int, isDecided: Bool = false) -> GapRow {
    let standing: GapRow.Standing =
      if drafts.isPending(draft) { .pending } else if isDecided { .counted } else {
        switch verdicts.verdicts[draft] {
        case .new, .settles, .duplicate: .counted
        case .suspected: .held
        }
      }
    return GapRow(
      number: Int64(draft), day: drafts.days[draft], amount: drafts.amounts[draft], text: drafts.descriptions[draft],
      line: drafts.lines[draft], standing: standing,
      isConverted: !drafts.originals.isEmpty && drafts.originals[draft] != nil)
  }

  private func money(_ amount: Int64) -> ValueText { .amount(amount, exponent: drafts.exponent) }
}
