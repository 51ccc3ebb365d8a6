/// Which field a text belongs to, by the elements around it.
extension CAMTReader {
  /// Of the statement itself: its account and its balances.
  func outerField() -> CAMTField? {
    switch (above(0), above(1), above(2)) {
    case (.iban, .id, .acct), (.bban, .id, .acct): .account
    case (.id, .prtryacct, .id) where above(3) == .acct: .account
    case (.id, .othr, .id) where above(3) == .acct: .account
    case (.ccy, .acct, _): .accountCurrency
    case (.cd, .cdorprtry, .tp), (.prtry, .cdorprtry, .tp): .balanceCode
    case (.cd, .subtp, .tp): .balancePart
    case (.amt, .bal, _): .balanceAmount
    case (.cdtdbtind, .bal, _): .balanceSign
    case (.dt, .dt, .bal), (.dttm, .dt, .bal), (.dt, .bal, _): .balanceDay
    default: nil
    }
  }

  /// Of an entry, outside its details.
  func entryField() -> CAMTField? {
    switch (above(0), above(1)) {
    case (.amt, .ntry): .amount
    case (.cdtdbtind, .ntry): .sign
    case (.rvslind, .ntry): .reversal
    case (.sts, .ntry), (.cd, .sts), (.prtry, .sts): .status
    case (.dt, .bookgdt), (.dttm, .bookgdt): .bookingDay
    case (.dt, .valdt), (.dttm, .valdt): .valueDay
    case (.acctsvcrref, .ntry): .reference
    case (.addtlntryinf, .ntry): .note
    case (.amt, .instdamt): .original
    default: typeField(.domain, .family, .subfamily, .proprietary)
    }
  }

  /// Of the first details of an entry.
  func detailField() -> CAMTField? {
    switch (above(0), above(1)) {
    case (.intrbksttlmdt, .rltddts), (.txdttm, .rltddts): return .settlementDay
    case (.acctsvcrref, .refs): return .detailReference
    case (.txid, .refs): return .transactionID
    case (.addtltxinf, .txdtls): return .detailNote
    case (.ref, .cdtrrefinf): return .structured
    case (.amt, .instdamt): return .original
    case (.nm, .dbtr): return .debtor
    case (.nm, .cdtr): return .creditor
    case (.nm, .pty): return above(2) == .dbtr ? .debtor : above(2) == .cdtr ? .creditor : nil
    case (.iban, .id): return accountField(above(2))
    case (.id, .othr) where above(2) == .id: return accountField(above(3))
    default: return typeField(.detailDomain, .detailFamily, .detailSubfamily, .detailProprietary)
    }
  }

  private func accountField(_ owner: CAMTTag) -> CAMTField? {
    owner == .dbtracct ? .debtorAccount : owner == .cdtracct ? .creditorAccount : nil
  }

  /// The parts of a bank transaction code.
  private func typeField(
    _ domain: CAMTField, _ family: CAMTField, _ subfamily: CAMTField, _ proprietary: CAMTField
  ) -> CAMTField? {
    switch (above(0), above(1), above(2)) {
    case (.cd, .domn, .bktxcd): domain
    case (.cd, .fmly, .domn): family
    case (.subfmlycd, .fmly, .domn): subfamily
    case (.cd, .prtry, .bktxcd): proprietary
    default: nil
    }
  }
}
