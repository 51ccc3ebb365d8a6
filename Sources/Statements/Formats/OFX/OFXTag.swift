/// The tags of OFX from which something is taken, or that tell where one is.
enum OFXTag: UInt8, CaseIterable {
  // Statements and what they say of themselves.
  case ofx, stmtrs, ccstmtrs, invstmtrs, curdef, bankacctfrom, ccacctfrom, invacctfrom, acctid, accttype
  case banktranlist, banktranlistp, invtranlist, ledgerbal, availbal, balamt, dtasof
  case status, code, severity, message
  // Transactions.
  case stmttrn, stmttrnp, invbanktran, trntype, dtposted, dttran, dtuser, dtavail, trnamt, fitid, correctaction
  case correctfitid
  case name, extdname, payee, memo, checknum, refnum, bankacctto, ccacctto, currency, origcurrency, cursym
  // Investments: those with a cash part, those without, and their fields.
  case buydebt, buymf, buyopt, buyother, buystock, selldebt, sellmf, sellopt, sellother, sellstock
  case income, invexpense, margininterest, retofcap
  case closureopt, jrnlfund, jrnlsec, reinvest, split, transfer
  case dttrade, dtsettle, total
  // The same tags where their parent gives them another meaning.
  case payeename, counteraccount

  static let table = TagTable(allCases.prefix(while: { $0 != .payeename }).map { String(describing: $0) })
  private static let byNumber = Array(allCases)

  static func named(_ text: [UInt8], _ range: Range<Int>) -> OFXTag? {
    table.index(of: text, range).map { byNumber[Int($0)] }
  }

  var field: Int { Int(rawValue) }

  /// Whether the tag opens an investment transaction, and if so whether money moves in it.
  var investment: Investment? {
    switch self {
    case .buydebt, .buymf, .buyopt, .buyother, .buystock, .selldebt, .sellmf, .sellopt, .sellother, .sellstock,
      .income, .invexpense, .margininterest, .retofcap:
      .cash
    case .closureopt, .jrnlfund, .jrnlsec, .reinvest, .split, .transfer: .securitiesOnly
    default: nil
    }
  }

  enum Investment { case cash, securitiesOnly }

  /// Which way money moves in an investment transaction, where its kind tells.
  var direction: WrittenSigns.Direction {
    switch self {
    case .buydebt, .buymf, .buyopt, .buyother, .buystock: .out
    case .selldebt, .sellmf, .sellopt, .sellother, .sellstock: .into
    default: .open
    }
  }

  /// Whether the tag holds other tags; their texts end what a leaf before them said.
  var isAggregate: Bool {
    switch self {
    case .ofx, .stmtrs, .ccstmtrs, .invstmtrs, .bankacctfrom, .ccacctfrom, .invacctfrom, .banktranlist, .banktranlistp,
      .invtranlist, .ledgerbal, .availbal, .status, .stmttrn, .stmttrnp, .invbanktran, .payee, .bankacctto, .ccacctto,
      .currency, .origcurrency:
      true
    default: investment != nil
    }
  }

  /// Tag as written and what the column holds, for the tags of transactions from which something is taken.
  static let columns: [(tag: OFXTag, role: String)] = [
    (.trntype, "type"), (.dtposted, "date"), (.dttran, "date"), (.dttrade, "date"), (.dtavail, "valueDate"),
    (.dtsettle, "valueDate"), (.trnamt, "amount"), (.total, "amount"), (.fitid, "reference"), (.name, "description"),
    (.payeename, "counterparty"), (.memo, "description"), (.counteraccount, "counterAccount"), (.cursym, "currency"),
    (.dtuser, "ignored"), (.checknum, "ignored"), (.refnum, "ignored"),
  ]
}
