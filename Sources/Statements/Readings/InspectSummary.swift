package import Values

/// What `inspect` tells of a file in numbers: how many rows, their sums, their span, what proves them, what is asked.
package struct InspectSummary: Sendable {
  package var format: String
  package var layout: Layout
  /// Booked drafts.
  package var transactions = 0
  package var pending = 0
  package var rejected = 0
  /// Decimal string of the booked amounts per currency code, "" where none is stated.
  package var sums: [String: String] = [:]
  /// The same for each account, in the order of the file; empty where it is of one.
  package var accountSums: [(account: String, currency: String, sum: String)] = []
  /// Of the booked drafts; nil without any.
  package var firstDate: Day?
  package var lastDate: Day?
  /// Balance of the newest row, or the one that the statement states; nil where there is neither, and where the file
  /// has several accounts or currencies.
  package var closingBalance: String?
  package var proof: Proof
  /// The file states balances to begin and to end with, and the rows do not lead from one to the other.
  package var isContradicted = false
  /// Rows or the lines around them state balances.
  package var hasBalances = false
  package var questions: [Question]

  package init(_ reading: Reading) {
    format = reading.format
    layout = reading.layout
    proof = reading.proof
    questions = reading.questions
    let drafts = reading.drafts
    let written = reading.writtenDays
    rejected = drafts.others.count { $0.disposition == .rejected }
    pending = drafts.others.count { [OtherRows.undatedPending, OtherRows.unpricedPending].contains($0.reason) }
    hasBalances = !drafts.balances.isEmpty || !drafts.statedBalances.isEmpty
    let isOne = InspectSummary.isOneBalance(drafts)
    if isOne, let closing = InspectSummary.closing(of: drafts, proof) {
      closingBalance = Money.text(closing, exponent: drafts.exponent)
    }
    var totals: [String: Int64] = [:]
    for row in 0..<drafts.count {
      if drafts.isPending(row) {
        pending += 1
        continue
      }
      transactions += 1
      let day = Day(number: written[row])
      firstDate = firstDate.map { min($0, day) } ?? day
      lastDate = lastDate.map { max($0, day) } ?? day
      let currency = (drafts.currencies.isEmpty ? nil : drafts.currencies[row]) ?? drafts.currency
      totals[currency?.code ?? "", default: 0] &+= drafts.amounts[row]
    }
    if isOne, proof == .none {
      let whole = StatementProof.Part(rows: 0..<drafts.count, balances: drafts.statedBalances)
      isContradicted = StatementProof.gap(of: drafts, whole).map { $0 != 0 } ?? false
    }
    for (code, total) in totals {
      sums[code] = InspectSummary.text(total, Currency(code), exponent: drafts.exponent)
    }
    accountSums = InspectSummary.accountSums(of: drafts)
  }

  private static func accountSums(of drafts: Drafts) -> [(account: String, currency: String, sum: String)] {
    guard Set(drafts.accountNumbers).count > 1 else { return [] }
    var totals: [(account: TextID, currency: Currency?, sum: Int64)] = []
    var places: [Int32: Int] = [:]
    for (row, group) in drafts.balanceGroups.enumerated() {
      guard !drafts.isPending(row) else { continue }
      let place = places[group] ?? totals.count
      places[group] = place
      let currency = (drafts.currencies.isEmpty ? nil : drafts.currencies[row]) ?? drafts.currency
      if place == totals.count { totals.append((drafts.accountNumbers[row], currency, 0)) }
      totals[place].sum &+= drafts.amounts[row]
    }
    return totals.map {
      (drafts.texts[$0.account], $0.currency?.code ?? "", text($0.sum, $0.currency, exponent: drafts.exponent))
    }
  }

  /// With the currency's own decimals, as far as that leaves nothing out: currencies may share those of another.
  private static func text(_ amount: Int64, _ currency: Currency?, exponent: Int) -> String {
    var (amount, shown) = (amount, exponent)
    while let currency, shown > currency.exponent, amount % 10 == 0 { (amount, shown) = (amount / 10, shown - 1) }
    return Money.text(amount, exponent: shown)
  }

  /// Whether all balances are of one account and in one currency.
  private static func isOneBalance(_ drafts: Drafts) -> Bool {
    let accounts = Set(drafts.accountNumbers).union(drafts.statedBalances.map(\.accountNumber)).subtracting([0])
    return accounts.count < 2 && Set(drafts.currencies).count < 2
  }

  /// A running balance that holds over every row goes before a balance that stands around the rows.
  private static func closing(of drafts: Drafts, _ proof: Proof) -> Int64? {
    // A balance between the rows is that of its day.
    let last = drafts.booked(0..<drafts.count).map { drafts.days[$0] }.max() ?? .min
    let ends = drafts.statedBalances.filter { $0.kind == .closing && $0.day.map { $0.number >= last } ?? true }
    let newest = ends.compactMap(\.day).max()
    let stated = (ends.last { $0.day == newest } ?? ends.last)?.amount
    return proof == .balances ? proven(drafts) ?? running(drafts) ?? stated : stated ?? running(drafts)
  }

  /// What the last day ends with: its rows may stand in another order than the days.
  private static func proven(_ drafts: Drafts) -> Int64? {
    let chain = RunningChain(drafts)
    return chain.isProved ? chain.ends.last?.balance : nil
  }

  /// That of the newest booked row, where it has one.
  private static func running(_ drafts: Drafts) -> Int64? {
    let booked = Array(drafts.booked(0..<drafts.count))
    let newest: Int? =
      switch drafts.order {
      case .oldestFirst: booked.last
      case .newestFirst: booked.first
      case .mixed, .unknown: drafts.count == 1 ? booked.first : nil
      }
    guard let newest, newest < drafts.balances.count, drafts.balances[newest] != Drafts.noBalance else { return nil }
    return drafts.balances[newest]
  }
}
