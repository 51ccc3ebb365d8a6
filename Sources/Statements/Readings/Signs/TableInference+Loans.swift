import Lexicon
import Values

/// Which way the payments of a loan go, which are parted into principal and interest.
extension TableInference {
  /// The balance is called what is owed, or the account a loan.
  func mayBeLent(_ balance: Int) -> Bool {
    let name = shape.names[balance]
    return (facts.isLoan || PartWords.owed.areIn(name)) && !PartWords.creditor.areIn(name)
  }

  /// The column called the principal of each payment, all of one sign, which another one holds together with its
  /// interest.
  func isPrincipal(_ column: Int, _ table: ParsedTable) -> Bool {
    guard PartWords.principal.areIn(shape.names[column]), let own = table.money[column],
      Set(own.filter { $0 != 0 && $0 != Drafts.noBalance }.map { $0.signum() }).count == 1,
      let paid = roles.columns.first(where: { $0 != column && PartWords.interest.areIn(shape.names[$0]) }),
      let interest = table.money[paid]
    else { return false }
    return table.money.contains { whole, values in
      whole != column && whole != paid && !roles.isBalance(whole)
        && values.indices.allSatisfy { row in
          let parts = [own[row], interest[row]].map { $0 == Drafts.noBalance ? 0 : $0 }
          return values[row] != Drafts.noBalance && values[row].magnitude >= (parts[0] &+ parts[1]).magnitude
        } && zip(values, own).contains { $0.magnitude > $1.magnitude }
    }
  }

  /// Without a balance: what was lent stands on one side, and the payments, which alone have interest in them, on the
  /// other. A person who owes sees these come in.
  func repaidOfLent(_ table: ParsedTable, day: Int) -> String? {
    func part(_ words: PartWords) -> [Int64]? {
      roles.columns.first { words.areIn(shape.names[$0]) && table.money[$0] != nil }.flatMap { table.money[$0] }
    }
    guard let principal = part(PartWords.principal), let interest = part(PartWords.interest) else { return nil }
    let said = descriptions(table, day: day)
    let lent = said.indices.filter { PartWords.disbursed.areIn(said[$0]) && principal[$0] != Drafts.noBalance }
    let paid = interest.indices.filter { interest[$0] != 0 && interest[$0] != Drafts.noBalance }
    let signs = [lent.map { principal[$0].signum() }, paid.map { interest[$0].signum() }].map(Set.init)
    guard signs.allSatisfy({ $0.count == 1 }), let payments = signs[1].first, signs[0] == [-payments] else {
      return nil
    }
    return payments < 0 ? "inverted" : "as-written"
  }

  /// The balance tells the directions of amounts without a sign, and is what is owed, which rises with money out, unless
  /// the words of more rows than not say that what raises it came in. Where its header does not say so, but a line calls
  /// the account a loan, some row has to speak for it.
  func isOfDebt(_ verdict: ColumnVerdict, _ table: ParsedTable, day: Int) -> Bool {
    guard verdict.isOfBalance, let balance = verdict.interpretation.balance, let balances = table.balances(balance),
      mayBeLent(balance), case let values = roles.profiles[balance].amounts,
      (values.negative + values.debits) * 2 <= values.count
    else { return false }
    let rows = hear(table, besides: [balance], day: day).rows
    let said = descriptions(table, day: day)
    let step = verdict.newestFirst ? 1 : -1
    var (account, debt, paidOff) = (0, 0, 0)
    for row in balances.indices.prefix(min(rows.count, said.count)) where balances.indices.contains(row + step) {
      let (saying, isRaised) = (rows[row].saying, balances[row] > balances[row + step])
      let isInterest = saying?.isOfInterest ?? false || PartWords.interest.areIn(said[row])
      if isInterest || saying?.isOfBill ?? false || PartWords.repaid.areIn(said[row]) {
        // Direct debits and repayments pay off a debt, to which interest is added.
        paidOff += isRaised == isInterest ? 1 : 0
      } else if let saying {
        if (saying.direction == .moneyIn) == isRaised { account += 1 } else { debt += 1 }
      }
    }
    return account <= debt && (isOwed(balance) || debt + paidOff > 0)
  }

  /// A column of flags says what is added to a balance that is owed by its header, and what is taken from it: what is
  /// added is money out.
  func addsToDebt(_ verdict: ColumnVerdict) -> Bool {
    guard case .flagged = verdict.interpretation.source, verdict.isProven,
      !verdict.interpretation.isBalanceOpposite, let balance = verdict.interpretation.balance
    else { return false }
    return isOwed(balance)
  }
}
