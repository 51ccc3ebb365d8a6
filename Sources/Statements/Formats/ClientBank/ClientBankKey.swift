import Values

/// The keys of the exchange format of 1C that say something of an account's transactions.
enum ClientBankKey: Hashable {
  case beginAccount, endAccount, beginDocument, endDocument, endFile
  case account, firstDay, lastDay, openingBalance, closingBalance
  case number, day, amount, takenDay, givenDay, purpose
  /// The account at the party's bank, and that of the party itself where the bank has one of its own in between.
  case payerAccount, payerOwnAccount, payeeAccount, payeeOwnAccount
  /// With the tax number in front of the name, and the name alone.
  case payer, payerName, payee, payeeName

  private static let keys: [(name: StaticString, key: ClientBankKey)] = [
    ("СекцияРасчСчет", .beginAccount), ("КонецРасчСчет", .endAccount), ("СекцияДокумент", .beginDocument),
    ("КонецДокумента", .endDocument), ("КонецФайла", .endFile), ("РасчСчет", .account), ("НомерСчета", .number),
    ("ДатаНачала", .firstDay), ("ДатаКонца", .lastDay), ("НачальныйОстаток", .openingBalance),
    ("КонечныйОстаток", .closingBalance), ("Номер", .number), ("Дата", .day), ("Сумма", .amount),
    ("ДатаСписано", .takenDay), ("ДатаПоступило", .givenDay),
    ("ПлательщикСчет", .payerAccount), ("ПлательщикРасчСчет", .payerOwnAccount), ("ПолучательСчет", .payeeAccount),
    ("ПолучательРасчСчет", .payeeOwnAccount), ("Плательщик", .payer), ("Плательщик1", .payerName),
    ("Получатель", .payee), ("Получатель1", .payeeName),
  ]

  /// Its line is no part of a document that is still open.
  var isBetweenDocuments: Bool { [.beginAccount, .beginDocument, .endFile].contains(self) }

  init?(_ text: [UInt8], _ name: Range<Int>) {
    let bare = text[name].last?.isDigit ?? false ? name.lowerBound..<(name.upperBound - 1) : name
    // `НазначениеПлатежа1` goes on with the purpose.
    if text.matches(bare, "НазначениеПлатежа") {
      self = .purpose
    } else if let known = ClientBankKey.keys.first(where: { text.matches(name, $0.name) }) {
      self = known.key
    } else {
      return nil
    }
  }

  static let columns = [
    Layout.Column(name: "ДатаСписано", role: "date"), Layout.Column(name: "ДатаПоступило", role: "date"),
    Layout.Column(name: "Сумма", role: "amount"), Layout.Column(name: "Получатель", role: "counterparty"),
    Layout.Column(name: "Плательщик", role: "counterparty"),
    Layout.Column(name: "НазначениеПлатежа", role: "description"), Layout.Column(name: "Номер", role: "reference"),
  ]
}
