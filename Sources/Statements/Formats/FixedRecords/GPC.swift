import Lexicon
import Values

/// GPC, also called ABO, the statements of Czech and Slovak banks: lines of 128 characters whose first three say what they
/// are (the format of the clearing centre of the Czech National Bank; doc/abo.md of jakubzapletal/bank-statements).
///
/// Amounts are in hundredths. Of a movement a code tells the direction: 1 and 5 are money out, 2 and 4 money in, of which
/// 4 and 5 take back others.
enum GPC: RecordStandard {
  static let format = "gpc"
  static let name = "GPC"
  static let dateFormat = "DDMMYY"
  static let names = ["datum zaúčtování", "datum valuty", "částka", "zpráva", "kód účtování", "variabilní symbol"]
  static let lastOfAccount: String? = nil

  static func recognizes(_ line: FixedLine, _ next: () -> FixedLine?) -> Bool {
    line.string(1, 3) == "074" && line.number(4, 19) != nil && line.day(40, .dayFirst) != nil
      && line.number(46, 59) != nil
      && line.number(61, 74) != nil && line.sign(60, signs) != nil && line.sign(75, signs) != nil
  }

  static func record(_ line: FixedLine) -> FixedRecord {
    switch line.string(1, 3) {
    case "074": account(line)
    case "075": movement(line)
    case "076": .texts(FixedRecord.Texts(counterparty: line.field(36, 127)))
    case "078", "079":
      .texts(FixedRecord.Texts(description: [line.field(4, 38), line.field(39, 73), line.field(74, 127)]))
    default: unknown(line.string(1, 3))
    }
  }

  private static let signs = (moneyIn: Character("+"), moneyOut: Character("-"))

  private static func account(_ line: FixedLine) -> FixedRecord {
    var account = FixedRecord.Account(number: number(line, 4, 10, 19) ?? "")
    account.opening = balance(line, 46, 59, sign: 60)
    account.openingDay = line.day(40, .dayFirst)
    account.closing = balance(line, 61, 74, sign: 75)
    account.closingDay = line.day(109, .dayFirst)
    if account.opening == nil || account.closing == nil {
      account.fault = "no balances of 14 digits and a sign at the characters 46 to 75"
    }
    return .account(account)
  }

  /// `123-456789`: the prefix of an account and its number, without the zeros in front of them.
  private static func number(_ line: FixedLine, _ prefix: Int, _ first: Int, _ last: Int) -> String? {
    guard line.filled(prefix, last) != nil else { return nil }
    let parts = [line.string(prefix, first - 1), line.string(first, last)].map { String($0.drop { $0 == "0" }) }
    return parts.filter { !$0.isEmpty }.joined(separator: "-")
  }

  static func length(of record: FixedLine) -> Int? { 128 }

  private static func balance(_ line: FixedLine, _ first: Int, _ last: Int, sign place: Int) -> WrittenAmount? {
    guard let digits = line.number(first, last), let sign = line.sign(place, signs) else { return nil }
    return WrittenAmount(digits: sign * digits, decimals: 2)
  }

  private static func movement(_ line: FixedLine) -> FixedRecord {
    guard let day = line.day(123, .dayFirst) ?? line.day(92, .dayFirst) else {
      return .damaged("no day like DDMMYY at the characters 123 to 128")
    }
    guard let digits = line.number(49, 60), let sign = direction(line) else {
      return .damaged("no amount of 12 digits at the characters 49 to 60, or no code of its direction behind it")
    }
    var movement = FixedRecord.Movement(day: day, amount: WrittenAmount(digits: sign * digits, decimals: 2))
    movement.valueDay = line.day(92, .dayFirst)
    movement.currency = line.string(119, 119) == "0" ? CurrencyNames.currency(numbered: line.string(120, 122)) : nil
    movement.reference = line.unpadded(62, 71) ?? line.unpadded(36, 48)
    movement.type = line.field(61, 61)
    movement.texts.counterparty = line.field(98, 117)
    movement.texts.account = number(line, 20, 26, 35).map { $0 + "/" + line.string(74, 77) }
    movement.instead = line.field(98, 117)
    return .movement(movement)
  }

  private static func direction(_ line: FixedLine) -> Int64? {
    switch line.number(61, 61) {
    case 1, 5: -1
    case 2, 4: 1
    default: nil
    }
  }
}
