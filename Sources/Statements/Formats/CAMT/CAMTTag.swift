/// The elements of camt messages on the paths from which something is taken.
///
/// Their names have been the same in every version of camt.052, .053 and .054; what moved is the path around a few.
enum CAMTTag: UInt8, CaseIterable {
  case unknown
  case stmt, rpt, ntfctn, ntry, txdtls, bal, acct, id, iban, othr, ccy
  case bban, prtryacct, subtp, rltddts, intrbksttlmdt, txdttm
  case tp, cdorprtry, cd, prtry, amt, cdtdbtind, rvslind, sts, dt, dttm, bookgdt, valdt
  case acctsvcrref, addtlntryinf, addtltxinf, bktxcd, domn, fmly, subfmlycd
  case refs, txid, instdamt, dbtr, cdtr, dbtracct, cdtracct, pty, nm
  case ustrd, cdtrrefinf, ref, addtlrmtinf

  private static let table = TagTable(allCases.map { String(describing: $0) })
  private static let byNumber = Array(allCases)

  static func named(_ text: [UInt8], _ range: Range<Int>) -> CAMTTag {
    table.index(of: text, range).map { byNumber[Int($0)] } ?? .unknown
  }
}

/// What is kept of a statement, an entry or the first of its details while it is read.
enum CAMTField: Int, CaseIterable {
  // Of the statement and the balance in it.
  case account, accountCurrency, balanceCode, balancePart, balanceAmount, balanceCurrency, balanceSign, balanceDay
  // Of the entry.
  case amount, currency, sign, reversal, status, bookingDay, valueDay, reference, note
  case domain, family, subfamily, proprietary
  /// The day of a payment in the details, for entries that give none of their own.
  case settlementDay
  // Of its first details.
  case detailReference, transactionID, detailNote, structured, original, originalCurrency
  case debtor, creditor, debtorAccount, creditorAccount
  case detailDomain, detailFamily, detailSubfamily, detailProprietary
}
