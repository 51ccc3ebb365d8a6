import Values

/// The statements of CBI, which banks of Italy give to bookkeeping programs (CBI-RND-001, rendicontazione saldi e
/// movimenti): lines of 120 characters, a blank and two that say what they are.
///
/// An amount has its sign in front, C for money in and D for money out, and a comma before its two decimals.
enum CBIRecords: RecordStandard {
  static let format = "cbi"
  static let name = "CBI"
  static let dateFormat = "DDMMYY"
  static let names = ["data contabile", "data valuta", "importo", "descrizione", "causale", "riferimento banca"]
  static let lastOfAccount: String? = "64"
  static let lastOfFile: String? = "EF"

  static func recognizes(_ first: FixedLine, _ next: () -> FixedLine?) -> Bool {
    let line = placed(first)
    return ["RH", "EC"].contains(line.string(2, 3)) && line.number(4, 8) != nil && line.day(14, .dayFirst) != nil
      && next().map { placed($0).string(2, 3) } == "61"
  }

  /// The blank in front of each record may be lost.
  private static func placed(_ line: FixedLine) -> FixedLine {
    var line = line
    line.lost = kinds.contains(line.string(1, 2)) ? 1 : 0
    return line
  }

  private static let kinds: Set<String> = ["RH", "EC", "61", "62", "63", "64", "65", "EF"]

  static func length(of record: FixedLine) -> Int? { placed(record).lost == 0 ? 120 : nil }

  static func record(_ line: FixedLine) -> FixedRecord {
    let line = placed(line)
    return switch line.string(2, 3) {
    case "RH", "EC": .header
    case "61": account(line)
    case "62": movement(line)
    case "63": information(line)
    case "64":
      amount(line, sign: 20, 21, 35).map { .closing($0, day: line.day(14, .dayFirst)) } ?? .damagedClosing(fault)
    case "65": .footer
    case "EF": .end
    default: unknown(line.string(2, 3))
    }
  }

  private static let fault = "no C or D, or no amount of 15 characters behind it"

  private static func account(_ line: FixedLine) -> FixedRecord {
    let iban = line.string(100, 103) + line.string(52, 74)
    var account = FixedRecord.Account(
      number: iban.count == 27 ? iban : line.string(63, 74), currency: Currency(line.string(75, 77)))
    account.opening = amount(line, sign: 84, 85, 99)
    account.openingDay = line.day(78, .dayFirst)
    if account.opening == nil { account.fault = fault }
    return .account(account)
  }

  private static func movement(_ line: FixedLine) -> FixedRecord {
    guard let day = line.day(20, .dayFirst) else { return .damaged("no day like DDMMYY at the characters 20 to 25") }
    guard let amount = amount(line, sign: 26, 27, 41) else { return .damaged(fault) }
    return .movement(
      FixedRecord.Movement(
        day: day, amount: amount, valueDay: line.day(14, .dayFirst),
        reference: line.filled(62, 77) ?? line.filled(46, 61), type: line.field(42, 43),
        texts: FixedRecord.Texts(description: [line.field(87, 120)])))
  }

  /// By the three characters that say how the rest is written; else all of it is a text.
  private static func information(_ line: FixedLine) -> FixedRecord {
    switch line.string(14, 16) {
    case "YYY": .texts(FixedRecord.Texts(counterparty: line.field(41, 80)))
    case "YY2": .texts(FixedRecord.Texts(counterAccount: line.filled(67, 100)))
    case "ZZ2": .texts(FixedRecord.Texts(counterparty: line.field(17, 120)))
    case "ZZ3": .texts(FixedRecord.Texts(description: [line.field(67, 120)], counterparty: line.field(17, 66)))
    case "KKK": .texts(FixedRecord.Texts(description: [line.field(40, 120)]))
    case "RI1": .texts(FixedRecord.Texts(description: [line.field(17, 120)]))
    case "RI2": .texts(FixedRecord.Texts(description: [line.field(17, 52)]))
    case "ZZ1", "ID1": .texts(FixedRecord.Texts())
    default: .texts(FixedRecord.Texts(description: [line.field(14, 120)]))
    }
  }

  private static func amount(_ line: FixedLine, sign place: Int, _ first: Int, _ last: Int) -> WrittenAmount? {
    guard let sign = line.sign(place, ("C", "D")), case let parts = line.string(first, last).split(separator: ","),
      parts.count == 2, parts[1].count == 2, (parts[0] + parts[1]).allSatisfy(\.isNumber),
      let digits = Int64(parts[0] + parts[1])
    else { return nil }
    return WrittenAmount(digits: sign * digits, decimals: 2)
  }
}
