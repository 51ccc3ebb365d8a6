import Values

/// Tells by running balances whether equal rows of a cut day are one row or two.
///
/// Each row leads from the balance before it to the balance after it. If the rows of both sides, equal steps taken
/// once, form one unbroken way, then the bank has both, and rows with different balances are different rows. That
/// can be so only on a day that the statement begins or ends with; on any other day it lists all that the book has.
struct DayChains {
  private let drafts: Drafts
  private let known: Known
  /// The drafts by day, then amount.
  let order: [Int32]
  private let coverage: Coverage
  private var answers: [Int32: Bool] = [:]

  init(_ drafts: Drafts, _ known: Known, _ coverage: Coverage) {
    self.drafts = drafts
    self.known = known
    order = draftsByDayAndAmount(drafts)
    self.coverage = coverage
  }

  /// Whether a draft and a known row of the same day and amount are different rows.
  mutating func proveDifferent(_ draft: Int, _ row: Int) -> Bool {
    let (left, right) = (drafts.balance(draft), known.rows[row].balance)
    guard left != Drafts.noBalance, right != Drafts.noBalance, left != right else { return false }
    return isUnbroken(onDay: drafts.days[draft])
  }

  private mutating func isUnbroken(onDay day: Int32) -> Bool {
    guard !coverage.statementMustList(day) else { return false }
    if let answer = answers[day] { return answer }
    let answer = chain(ofDay: day).isUnbroken
    answers[day] = answer
    return answer
  }

  private func chain(ofDay day: Int32) -> BalanceSteps {
    var steps: [BalanceStep: (drafts: Int, rows: Int)] = [:]
    for index in order.indices(ofDay: day, in: drafts.days) where !drafts.isPending(Int(order[index])) {
      let balance = drafts.balance(Int(order[index]))
      guard balance != Drafts.noBalance else { continue }
      steps[BalanceStep(amount: drafts.amounts[Int(order[index])], after: balance), default: (0, 0)].drafts += 1
    }
    for index in known.rows.indices(day: day) {
      let row = known.rows[index]
      guard row.isCurrent, row.balance != Drafts.noBalance, row.status != .pending else { continue }
      steps[BalanceStep(amount: row.amount, after: row.balance), default: (0, 0)].rows += 1
    }
    var chain = BalanceSteps()
    for (step, counts) in steps { chain.add(step, times: max(counts.drafts, counts.rows)) }
    return chain
  }
}

extension [Int32] {
  /// Where the drafts of one day stand in an order by day.
  fileprivate func indices(ofDay day: Int32, in days: [Int32]) -> Range<Int> {
    let low = countOfPrefix { days[Int($0)] < day }
    var end = low
    while end < count, days[Int(self[end])] == day { end += 1 }
    return low..<end
  }
}
