import Lexicon
import Values

/// Norma 43, the statements that all banks of Spain give to bookkeeping programs (Cuaderno 43 of the Asociación Española
/// de Banca): lines of 80 characters whose first two say what they are.
///
/// Amounts have two decimals, and their sign stands in front: 1 for money out, 2 for money in.
enum Norma43: RecordStandard {
  static let format = "norma43"
  static let name = "Norma 43"
  static let dateFormat = "YYMMDD"
  static let names = ["fecha operación", "fecha valor", "importe", "conceptos", "concepto común", "documento"]
  static let lastOfAccount: String? = "33"
  static let lastOfFile: String? = "88"

  /// The first line is that of an account: its digits, two days, a sign, a balance and a currency.
  static func recognizes(_ line: FixedLine, _ next: () -> FixedLine?) -> Bool {
    line.string(1, 2) == "11" && line.number(3, 20) != nil && line.number(34, 50) != nil
      && line.day(21, .yearFirst) != nil && line.day(27, .yearFirst) != nil && line.sign(33, signs) != nil
  }

  static func record(_ line: FixedLine) -> FixedRecord {
    switch line.string(1, 2) {
    case "11": account(line)
    case "22": movement(line)
    case "23": .texts(FixedRecord.Texts(description: [line.field(5, 42), line.field(43, 80)]))
    case "24": .original(original(line))
    case "33": closing(line)
    case "88": .end
    default: unknown(line.string(1, 2))
    }
  }

  private static let signs = (moneyIn: Character("2"), moneyOut: Character("1"))

  private static func account(_ line: FixedLine) -> FixedRecord {
    let own = SpanishAccount(bank: line.string(3, 6), branch: line.string(7, 10), number: line.string(11, 20))
    var account = FixedRecord.Account(
      number: own.iban ?? line.string(3, 20), currency: CurrencyNames.currency(numbered: line.string(48, 50)))
    account.opening = amount(line, sign: 33, 34, 47)
    account.openingDay = line.day(21, .yearFirst).map { Day(number: $0.number - 1) }
    account.closingDay = line.day(27, .yearFirst)
    if account.opening == nil {
      account.fault = "no sign at character 33, or no balance of 14 digits behind it"
    } else if account.currency == nil {
      account.fault = "no currency is known by the number '\(line.string(48, 50))' at the characters 48 to 50"
    }
    return .account(account)
  }

  private static func closing(_ line: FixedLine) -> FixedRecord {
    guard let amount = amount(line, sign: 59, 60, 73) else {
      return .damagedClosing("no sign at character 59, or no balance of 14 digits behind it")
    }
    return .closing(amount, day: nil)
  }

  private static func movement(_ line: FixedLine) -> FixedRecord {
    guard let day = line.day(11, .yearFirst) else { return .damaged("no day like YYMMDD at the characters 11 to 16") }
    guard let amount = amount(line, sign: 28, 29, 42) else {
      return .damaged("no sign at character 28, or no amount of 14 digits behind it")
    }
    return .movement(
      FixedRecord.Movement(
        day: day, amount: amount, valueDay: line.day(17, .yearFirst), reference: line.filled(43, 52),
        type: line.field(23, 24), instead: line.field(53, 80)))
  }

  private static func original(_ line: FixedLine) -> Original? {
    guard let currency = CurrencyNames.currency(numbered: line.string(5, 7)), let digits = line.number(8, 21),
      let amount = WrittenAmount(digits: digits, decimals: 2).rounded(to: currency.exponent).scaled(
        to: currency.exponent)
    else { return nil }
    return Original(amount: amount, currency: currency)
  }

  private static func amount(_ line: FixedLine, sign place: Int, _ first: Int, _ last: Int) -> WrittenAmount? {
    guard let sign = line.sign(place, signs), let digits = line.number(first, last) else { return nil }
    return WrittenAmount(digits: sign * digits, decimals: 2)
  }
}
