extension Drafts {
  /// The drafts at `indices`, in that order, with all their columns; other records and stated balances stay behind.
  package func selecting(_ indices: [Int]) -> Drafts {
    var selected = self
    selected.others = []
    selected.statedBalances = []
    selected.select(indices)
    return selected
  }

  /// One part for each account number in the rows, by number; the records that are no drafts go with the first part.
  ///
  /// A statement without account numbers in its rows is one part, numbered "".
  package func partsByAccount() -> [(number: String, drafts: Drafts)] {
    let distinct = Set(accountNumbers)
    guard distinct.count > 1 else {
      var whole = self
      let number = distinct.first ?? 0
      if number != 0 { whole.statedBalances.removeAll { $0.accountNumber != number && $0.accountNumber != 0 } }
      return [(texts[number], whole)]
    }
    var indices: [TextID: [Int]] = [:]
    for (index, number) in accountNumbers.enumerated() { indices[number, default: []].append(index) }
    let stated = Dictionary(grouping: statedBalances, by: \.accountNumber)
    return indices.sorted { $0.value[0] < $1.value[0] }.enumerated().map { position, group in
      var part = selecting(group.value)
      if position == 0 { part.others = others }
      part.statedBalances = stated[group.key] ?? []
      return (texts[group.key], part)
    }
  }

  /// The rows of several account numbers as one part, in the order of the file; what is no draft goes with it where
  /// `withOthers` says so.
  package func part(ofAccounts numbers: Set<String>, withOthers: Bool) -> Drafts {
    let wanted = Set(Set(accountNumbers).filter { numbers.contains(texts[$0]) })
    var part = selecting(accountNumbers.indices.filter { wanted.contains(accountNumbers[$0]) })
    if withOthers { part.others = others }
    part.statedBalances = statedBalances.filter { wanted.contains($0.accountNumber) }
    return part
  }

  /// The listed currencies that rows state beside an account's own, in order of appearance.
  package func foreignCurrencies(to own: Currency) -> [Currency] {
    var found: [Currency] = []
    for case let stated? in currencies.isEmpty ? [currency] : currencies
    where stated.isListed && !stated.isSame(as: own) && !found.contains(stated) { found.append(stated) }
    return found
  }

  /// The rows that state a currency.
  package func rows(in currency: Currency) -> [Int] {
    currencies.isEmpty ? Array(days.indices) : currencies.indices.filter { currencies[$0] == currency }
  }

  /// Takes rows out, as drafts of their own; what is no draft goes with the last of them.
  package mutating func taking(_ rows: [Int]) -> Drafts {
    var taken = selecting(rows)
    if rows.count == count { (taken.others, taken.statedBalances) = (others, statedBalances) }
    let gone = Set(rows)
    select(days.indices.filter { !gone.contains($0) })
    return taken
  }

  /// Moves the rows of another currency to the records that wait: an account has one currency.
  package func rejectingOtherCurrencies(than currency: Currency, account: String) -> Drafts {
    guard !currencies.isEmpty, currencies.contains(where: { $0?.isSame(as: currency) == false }) else { return self }
    var own: [Int] = []
    var rejected: [OtherRecord] = []
    for (index, stated) in currencies.enumerated() {
      if let stated, !stated.isSame(as: currency) {
        rejected.append(
          OtherRecord(
            line: lines[index], disposition: .rejected,
            reason: "the row is in \(stated), the account \(account) is in \(currency)",
            text: texts[descriptions[index]]))
      } else {
        own.append(index)
      }
    }
    var drafts = selecting(own)
    drafts.others = others + rejected
    drafts.statedBalances = statedBalances
    return drafts
  }

  /// With money in minor units of a currency that may have other decimals than the file's: one of several in it. A row
  /// whose amount that currency cannot have waits; a balance that it cannot have is none.
  package func inMoney(of currency: Currency) -> Drafts {
    guard exponent != currency.exponent else { return self }
    let (factor, divisor) = (
      Money.unit(exponent: currency.exponent - exponent), Money.unit(exponent: exponent - currency.exponent)
    )
    func scaled(_ amount: Int64) -> Int64? {
      let (product, isTooMuch) = amount.multipliedReportingOverflow(by: factor)
      return isTooMuch || product % divisor != 0 ? nil : product / divisor
    }
    let fits = amounts.indices.filter { scaled(amounts[$0]) != nil }
    var drafts = selecting(fits)
    drafts.exponent = currency.exponent
    drafts.amounts = drafts.amounts.map { scaled($0) ?? 0 }
    drafts.balances = drafts.balances.map { $0 == Drafts.noBalance ? $0 : scaled($0) ?? Drafts.noBalance }
    drafts.statedBalances = statedBalances.compactMap { stated in
      scaled(stated.amount).map { amount in
        var stated = stated
        stated.amount = amount
        return stated
      }
    }
    let misfits = Set(amounts.indices).subtracting(fits).sorted().map { row in
      OtherRecord(
        line: lines[row], disposition: .rejected,
        reason: "the amount has more decimals than its currency, which has \(currency.exponent)",
        text: texts[descriptions[row]])
    }
    drafts.others = others + misfits
    return drafts
  }
}
