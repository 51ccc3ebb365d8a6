import Lexicon
import Values

/// Asks whether JSON was rightly read. Programs write it for programs: what its members mean, units and states above
/// all, is known to the one that wrote it; but where balances prove the rows, and an amount with cents the unit, where
/// booked amounts of both signs state their currency and decimals, or where the members are those of a standard of banks.
enum JSONConfirmation {
  /// So many rows that lead from one balance to another are transactions of an account.
  private static let fewestRows = 4
  /// How far into the page the list of records is looked for.
  private static let looked = 65_536

  /// `statesDecimals`: see `RecordTree`.
  static func settle(_ reading: inout Reading, _ page: FileBytes, _ statesDecimals: Bool, _ hints: ReadingHints) {
    guard hints.declared == nil, hints.answers["json"] != "transactions", reading.drafts.count > 0,
      !isOfStandard(reading), !isProven(reading, page), !(statesDecimals && isBooked(reading))
    else { return }
    reading.questions.append(
      Question(
        code: "json",
        message:
          "This is JSON, which says little of itself. Are these booked transactions of the account, rightly read?",
        options: [Question.Option(value: "transactions", label: "yes: as the preview shows them")]))
  }

  /// The members of a transaction by the Berlin Group's NextGenPSD2 framework and Australia's Consumer Data Standards, in
  /// which what is paid is below zero, and by the UK's Open Banking Read/Write API and Open Finance Brasil, in which a
  /// member tells the direction; in all of them amounts are texts of whole units with a decimal point, and a list or a
  /// member says what is booked.
  private static let standards: [Set<String>] = [
    ["transactionAmount amount", "transactionAmount currency", "bookingDate"],
    ["isDetailAvailable", "status", "postingDateTime", "amount", "description"],
    ["Amount Amount", "Amount Currency", "CreditDebitIndicator", "BookingDateTime", "Status"],
    ["transactionAmount amount", "transactionAmount currency", "creditDebitType", "completedAuthorisedPaymentType"],
  ]

  private static func isOfStandard(_ reading: Reading) -> Bool {
    let names = Set(reading.layout.columns.map(\.name))
    return standards.contains { $0.isSubset(of: names) }
  }

  /// Balances stand behind or around rows whose direction a column tells, or around those of an account with an IBAN. What
  /// is owed on a card or a loan proves no sign.
  private static func isProven(_ reading: Reading, _ page: FileBytes) -> Bool {
    let roles = Set(reading.layout.columns.map(\.role))
    guard reading.proof != .none, reading.drafts.count >= fewestRows,
      roles.contains("sign") || roles.isSuperset(of: ["amountIn", "amountOut"]) || isOfAccount(reading),
      hasCents(reading.drafts, page)
    else { return false }
    // `cardNumber` says by what a row was paid; a balance in every row tells which way each moved it.
    let isByCards = reading.proof == .balances && roles.contains("sign")
    let names =
      reading.layout.columns.map(\.name).filter { !(isByCards && $0.folded.hasSuffix("number")) } + [aboveList(page)]
    return !names.contains(where: PartWords.borrowed.areIn)
  }

  /// Amounts of both signs, each with its currency, of days that are called those of booking.
  private static func isBooked(_ reading: Reading) -> Bool {
    let signs = Set(reading.drafts.amounts.map { $0.signum() })
    return signs.isSuperset(of: [1, -1]) && reading.layout.columns.contains { $0.role == "currency" }
      && reading.layout.columns.contains { column in
        let words = String(decoding: RecordTree.words(Array(column.name.utf8)), as: UTF8.self).lowercased()
        return column.role == "date" && words.split(separator: " ").contains { booking.contains($0) }
      }
  }

  private static let booking: Set<Substring> = ["booking", "booked", "posting", "posted"]

  /// The account has an IBAN, and most rows are below zero: those of a card are above it.
  private static func isOfAccount(_ reading: Reading) -> Bool {
    let below = reading.drafts.amounts.count { $0 < 0 }
    let said = reading.drafts.descriptions.map { reading.drafts.texts[$0] }
    return below * 2 > reading.drafts.count && !said.contains(where: PartWords.borrowed.areIn)
      && reading.layout.accountNumbers.contains { unsafe $0.withUTF8Bytes { unsafe AccountNumber.isIBAN($0) } }
  }

  /// Some amount is no whole one, or texts write the cents of whole ones: these are no minor units. A currency without
  /// decimals has none.
  private static func hasCents(_ drafts: Drafts, _ page: FileBytes) -> Bool {
    if drafts.exponent == 0 { return true }
    let unit = (0..<drafts.exponent).reduce(into: Int64(1)) { unit, _ in unit *= 10 }
    return drafts.amounts.contains { !$0.isMultiple(of: unit) } || page.firstRange(of: Array(".00\"".utf8)) != nil
  }

  private static func aboveList(_ page: FileBytes) -> String {
    let head = Array(page.prefix(looked))
    let list = head.indices.first { place in
      guard head[place] == UInt8(ascii: "[") else { return false }
      return head[(place + 1)...].first { !UnicodeScalar($0).properties.isWhitespace } == UInt8(ascii: "{")
    }
    return String(decoding: head[..<(list ?? 0)], as: UTF8.self)
  }
}
