import Values

/// Says what proves the rows of a statement, whatever its format: balances after each of them, or those around them.
enum StatementProof {
  /// Rows and the balances that are stated for them.
  struct Part {
    var rows: Range<Int>
    var balances: [StatedBalance]

    /// The balances as what is owed: the rows lead from one to the other the other way round.
    var owed: Part {
      var part = self
      for index in balances.indices { part.balances[index].amount.negate() }
      return part
    }
  }

  /// `balances` where every row's balance follows from its amount and the one before it; `totals` where the booked rows
  /// of each part lead from its opening balance to its closing one. A balance alone proves nothing, and nothing is
  /// proved while a row cannot be read.
  ///
  /// `parts`: empty where currencies are mixed within one.
  static func proof(of drafts: Drafts, _ parts: [Part]) -> Proof {
    if drafts.others.contains(where: { $0.disposition == .rejected }) { return .none }
    if chainHolds(drafts) { return .balances }
    return lead(drafts, parts) ? .totals : .none
  }

  /// The same for rows that all stand between one opening balance and the last closing one.
  static func proof(of drafts: Drafts) -> Proof {
    let isOne = drafts.currencies.isEmpty && drafts.statedBalances.count { $0.kind == .opening } == 1
    return proof(of: drafts, isOne ? [Part(rows: 0..<drafts.count, balances: drafts.statedBalances)] : [])
  }

  // MARK: Balances around rows

  private static func lead(_ drafts: Drafts, _ parts: [Part]) -> Bool {
    var isProved = false
    for part in parts {
      guard let gap = gap(of: drafts, part) else {
        if part.rows.isEmpty { continue }
        return false
      }
      guard gap == 0 else { return false }
      isProved = true
    }
    return isProved
  }

  /// How far the booked rows lead past the closing balance; nil where the opening or the closing balance is missing,
  /// or the sum is out of range.
  static func gap(of drafts: Drafts, _ part: Part) -> Int64? {
    guard let opening = part.balances.first(where: { $0.kind == .opening }),
      let closing = part.balances.last(where: { $0.kind == .closing })
    else { return nil }
    return Money.exactSum(
      drafts.booked(part.rows).lazy.map { drafts.amounts[$0] }, from: opening.amount - closing.amount)
  }

  // MARK: Running balances

  /// Whether every row's balance follows. What waits without a balance is not in it yet.
  private static func chainHolds(_ drafts: Drafts) -> Bool {
    guard !drafts.balances.isEmpty else { return false }
    guard !drafts.pending.isEmpty else { return chainHolds(drafts, nil) }
    let counted = (0..<drafts.count).filter { !drafts.isPending($0) || drafts.balances[$0] != Drafts.noBalance }
    return chainHolds(drafts, counted) || chainHolds(drafts, Array(drafts.booked(0..<drafts.count)))
  }

  /// The same for some of the rows; nil for all.
  private static func chainHolds(_ drafts: Drafts, _ rows: [Int]?) -> Bool {
    let (chain, days) = chain(of: drafts, rows)
    for newestFirst in [drafts.order == .newestFirst, drafts.order != .newestFirst] {
      for isBefore in [false, true] {
        let outcome = chain.walk(newestFirst: newestFirst, isBefore: isBefore)
        if outcome.isWhole, outcome.telling > 0 { return true }
      }
    }
    return [false, true].contains { chain.holdsWithinDays(days: days, newestFirst: $0) }
  }

  /// Whether the balances of these rows alone do not break, in one of the two directions of time.
  static func mayHold(_ drafts: Drafts, _ rows: [Int]) -> Bool {
    let (chain, days) = chain(of: drafts, rows)
    return [false, true].contains { newestFirst in
      chain.walk(newestFirst: newestFirst, isBefore: false).broken == 0
        || chain.holdsWithinDays(days: days, newestFirst: newestFirst)
    }
  }

  /// The chain of those rows, or of all, and their days.
  private static func chain(of drafts: Drafts, _ rows: [Int]?) -> (chain: BalanceChain, days: [Int32]) {
    let groups = drafts.balanceGroups
    guard let rows, rows.count < drafts.count else {
      return (BalanceChain(amounts: drafts.amounts, balances: drafts.balances, groups: groups), drafts.days)
    }
    let chain = BalanceChain(
      amounts: rows.map { drafts.amounts[$0] }, balances: rows.map { drafts.balances[$0] },
      groups: groups.isEmpty ? [] : rows.map { groups[$0] })
    return (chain, rows.map { drafts.days[$0] })
  }
}

extension Drafts {
  /// Those of the rows that the bank has booked.
  func booked(_ rows: Range<Int>) -> some Sequence<Int> { rows.lazy.filter { !isPending($0) } }

  /// A number for each currency and account of the rows; empty where there is one of each.
  var balanceGroups: [Int32] {
    guard !currencies.isEmpty || !accountNumbers.isEmpty else { return [] }
    struct Group: Hashable {
      let currency: Currency?
      let account: TextID
    }
    var known: [Group: Int32] = [:]
    return (0..<count).map { row in
      let group = Group(
        currency: currencies.isEmpty ? nil : currencies[row], account: accountNumbers.isEmpty ? 0 : accountNumbers[row])
      let number = known[group] ?? Int32(known.count)
      known[group] = number
      return number
    }
  }
}
