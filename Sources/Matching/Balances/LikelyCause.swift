import Values

/// Says in a sentence why two balances differ: the simplest arithmetic that accounts for the difference.
struct LikelyCause {
  let drafts: Drafts
  let verdicts: Verdicts
  let known: Known
  let movements: BookMovements

  init(_ drafts: Drafts, _ verdicts: Verdicts, _ known: Known, _ movements: BookMovements) {
    self.drafts = drafts
    self.verdicts = verdicts
    self.known = known
    self.movements = movements
  }

  // MARK: Inside the statement

  func finding(for fault: ChainFaults.Fault) -> BalanceReport.Finding {
    let place = fault.place
    let stated = drafts.balances[place.draft]
    let difference = stated &- place.expected
    let amount = drafts.amounts[place.draft]
    let reason =
      if fault.isMisprint {
        "the next balance ties again, so this one alone is wrong"
      } else if difference == 0 &- amount {
        "the row of \(money(amount)) is in the file twice, or its amount should be 0"
      } else if difference == 0 &- 2 &* amount {
        "the sign of \(money(amount)) is wrong: twice the amount is \(money(2 &* amount))"
      } else if let swapped = swappedDigits(amount, by: difference) {
        "two digits of \(money(amount)) are swapped: \(money(swapped)) fits"
      } else {
        "a row of \(money(difference)) is missing before this one"
      }
    let message =
      "the running balance breaks: \(money(place.expected &- amount)) and \(money(amount)) make "
      + "\(money(place.expected)), the bank states \(money(stated)), a difference of \(money(difference)); \(reason)"
    return .init(
      kind: fault.isMisprint ? .misprint : .chainBreak, line: fault.line, day: drafts.days[place.draft],
      expected: place.expected, stated: stated, message: message, isExplained: fault.isExplained)
  }

  // MARK: Against the book

  /// - Parameters:
  ///   - change: by how much the gap between bank and book grew.
  ///   - tied: the last day up to which it was the same.
  func explain(
    _ kind: BalanceReport.Finding.Kind, stated: BalanceReport.Check, book: Int64, change: Int64, since tied: Int32
  ) -> String {
    let day = Day(number: stated.day)
    let what = kind == .openingDiffers ? "before the statement, at the end of \(day)," : "at the end of \(day)"
    let facts =
      "\(what) the bank states \(money(stated.balance)) and the book has \(money(book)), "
      + "a difference of \(money(stated.balance &- book))"
    if kind == .openingDiffers {
      return facts + "; rows before the statement are missing, or the opening balance is wrong"
    }
    return facts + (stated.balance &- book == change ? "; " : ", \(money(change)) of it new; ")
      + reason(change, in: (tied &+ 1)...max(tied &+ 1, stated.day))
  }

  private func reason(_ change: Int64, in days: ClosedRange<Int32>) -> String {
    if let reason = heldReason(change, in: days) { return reason }
    if let row = movements.unlisted.first(where: {
      days.contains(known.rows[$0].day) && known.rows[$0].amount == 0 &- change
    }) {
      let face = known.rows[row]
      return "the book's row of \(money(face.amount)) on \(Day(number: face.day)) '\(drafts.texts[face.description])' "
        + "is not in the statement"
    }
    let counted = drafts.days.indices.lazy.filter { days.contains(drafts.days[$0]) && !drafts.isPending($0) }
    if let draft = counted.first(where: { drafts.amounts[$0] == change && verdicts.verdicts[$0] == .duplicate }) {
      return "the row of \(money(change)) on line \(drafts.lines[draft]) was taken for one that the book has"
    }
    if let draft = counted.first(where: { drafts.amounts[$0] == 0 &- change }) {
      return "the row of \(money(drafts.amounts[draft])) on line \(drafts.lines[draft]) is counted twice"
    }
    if let draft = counted.first(where: { change == 0 &- 2 &* drafts.amounts[$0] }) {
      let amount = drafts.amounts[draft]
      return "the sign of \(money(amount)) on line \(drafts.lines[draft]) is wrong: twice the amount is "
        + money(2 &* amount)
    }
    for draft in counted {
      guard let swapped = swappedDigits(drafts.amounts[draft], by: change) else { continue }
      return "two digits of \(money(drafts.amounts[draft])) on line \(drafts.lines[draft]) are swapped: "
        + "\(money(swapped)) fits"
    }
    return "a row of \(money(change)) is missing"
  }

  /// Whether held rows of those days are the difference.
  func isHeld(_ change: Int64, in days: ClosedRange<Int32>) -> Bool { heldReason(change, in: days) != nil }

  /// Held rows of those days that account for the difference, alone, all together, or two of them.
  private func heldReason(_ change: Int64, in days: ClosedRange<Int32>) -> String? {
    let held = drafts.days.indices.filter { verdicts.verdicts[$0] == .suspected && days.contains(drafts.days[$0]) }
    if let draft = held.first(where: { drafts.amounts[$0] == change }) {
      return "the held row of \(money(change)) on line \(drafts.lines[draft]) accounts for it"
    }
    let sum = held.reduce(0) { $0 &+ drafts.amounts[$1] }
    guard held.count > 1, sum == change else { return nil }
    let lines = held.map { String(drafts.lines[$0]) }.joined(separator: ", ")
    return "the \(held.count) held rows on lines \(lines) make \(money(sum)) and account for it"
  }

  /// The amount with two neighbouring digits exchanged that differs by `difference`, a multiple of 9, if there is one.
  private func swappedDigits(_ amount: Int64, by difference: Int64) -> Int64? {
    guard difference % 9 == 0, difference != 0 else { return nil }
    let wanted = amount &+ difference
    guard (wanted < 0) == (amount < 0) else { return nil }
    var scale: UInt64 = 1
    while scale <= amount.magnitude / 10 {
      let (low, high) = (amount.magnitude / scale % 10, amount.magnitude / (scale * 10) % 10)
      let swapped = amount.magnitude - low * scale - high * scale * 10 + high * scale + low * scale * 10
      if low != high, swapped == wanted.magnitude { return wanted }
      scale *= 10
    }
    return nil
  }

  private func money(_ amount: Int64) -> String { Money.text(amount, exponent: drafts.exponent) }
}
