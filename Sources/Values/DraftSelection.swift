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

  /// The currency that all rows state; nil where they differ, or some state none.
  package var onlyCurrency: Currency? {
    guard !currencies.isEmpty else { return currency }
    let stated = Set(currencies)
    return stated.count == 1 ? stated.first ?? nil : nil
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
}
