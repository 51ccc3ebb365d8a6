import Values

/// CFONB 120, the statements of French banks (Comité français d'organisation et de normalisation bancaires, relevés de
/// compte sur support informatique): lines of 120 characters whose first two say what they are.
///
/// The last digit of an amount carries its sign: `{` and A to I are 0 to 9 of money in, `}` and J to R those of money out.
enum CFONB120: RecordStandard {
  static let format = "cfonb120"
  static let name = "CFONB 120"
  static let dateFormat = "DDMMYY"
  static let names = [
    "date de comptabilisation", "date de valeur", "montant", "libellé", "code opération", "numéro d'écriture",
  ]
  static let lastOfAccount: String? = "07"

  static func recognizes(_ line: FixedLine, _ next: () -> FixedLine?) -> Bool {
    line.string(1, 2) == "01" && line.number(3, 7) != nil && line.number(12, 16) != nil
      && line.day(35, .dayFirst) != nil && amount(line) != nil
  }

  static func record(_ line: FixedLine) -> FixedRecord {
    switch line.string(1, 2) {
    case "01": account(line)
    case "04": movement(line)
    case "05": complement(line)
    case "07": closing(line)
    default: unknown(line.string(1, 2))
    }
  }

  private static func account(_ line: FixedLine) -> FixedRecord {
    let account = FixedRecord.Account(
      number: line.string(3, 7) + line.string(12, 16) + line.string(22, 32), currency: Currency(line.string(17, 19)),
      opening: amount(line), openingDay: line.day(35, .dayFirst), fault: amount(line) == nil ? fault : nil)
    return .account(account)
  }

  private static func closing(_ line: FixedLine) -> FixedRecord {
    amount(line).map { .closing($0, day: line.day(35, .dayFirst)) } ?? .damagedClosing(fault)
  }

  private static let fault =
    "no amount at the characters 91 to 104: 13 digits, and one of { to I or } to R for the last digit and the sign"

  private static func movement(_ line: FixedLine) -> FixedRecord {
    guard let day = line.day(35, .dayFirst) else { return .damaged("no day like DDMMYY at the characters 35 to 40") }
    guard let amount = amount(line) else { return .damaged(fault) }
    return .movement(
      FixedRecord.Movement(
        day: day, amount: amount, valueDay: line.day(43, .dayFirst), currency: Currency(line.string(17, 19)),
        reference: line.filled(82, 88) ?? line.filled(105, 120), type: line.field(33, 34),
        texts: FixedRecord.Texts(description: [line.field(49, 79)])))
  }

  /// Who paid, who was paid, and from where; numbers and references; all others say what for.
  private static func complement(_ line: FixedLine) -> FixedRecord {
    let field = line.field(49, 118)
    return switch line.string(46, 48) {
    case "NPY": .texts(FixedRecord.Texts(payer: field))
    case "NBE": .texts(FixedRecord.Texts(payee: field))
    case "CBE": .texts(FixedRecord.Texts(counterAccount: field))
    case "MMO", "IBE", "IPY", "RUM", "RCN", "REF", "NPO", "NBU", "CPY", "BUP": .texts(FixedRecord.Texts())
    default: .texts(FixedRecord.Texts(description: [field]))
    }
  }

  static func length(of record: FixedLine) -> Int? { 120 }

  private static func amount(_ line: FixedLine) -> WrittenAmount? {
    guard let digits = line.number(91, 103), let last = line.string(104, 104).utf8.first else { return nil }
    let decimals = Int(line.number(20, 20) ?? 2)
    let units: (digit: UInt8, sign: Int64)? =
      switch last {
      case UInt8(ascii: "{"): (0, 1)
      case UInt8(ascii: "A")...UInt8(ascii: "I"): (last - UInt8(ascii: "A") + 1, 1)
      case UInt8(ascii: "}"): (0, -1)
      case UInt8(ascii: "J")...UInt8(ascii: "R"): (last - UInt8(ascii: "J") + 1, -1)
      default: nil
      }
    return units.map { WrittenAmount(digits: $0.sign * (digits * 10 + Int64($0.digit)), decimals: decimals) }
  }
}
