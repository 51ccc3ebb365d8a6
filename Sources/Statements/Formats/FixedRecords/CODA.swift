import Values

/// CODA, the coded statements of Belgian banks (Febelfin): lines of 128 characters whose first one says what they are.
///
/// Amounts have three decimals, and their sign stands in front: 0 for money in, 1 for money out. A movement whose detail
/// number is not 0000 is a part of the one before it.
enum CODA: RecordStandard {
  static let format = "coda"
  static let name = "CODA"
  static let dateFormat = "DDMMYY"
  static let names = [
    "entry date", "value date", "amount", "communication", "transaction code", "reference number of the bank",
  ]
  static let lastOfAccount: String? = "8"
  static let lastOfFile: String? = "9"

  static func recognizes(_ line: FixedLine, _ next: () -> FixedLine?) -> Bool {
    line.string(1, 5) == "00000" && line.day(6, .dayFirst) != nil && line.string(15, 16) == "05"
      && next()?.string(1, 1) == "1"
  }

  static func record(_ line: FixedLine) -> FixedRecord {
    switch line.string(1, 2) {
    case "21": return detail(line) ?? movement(line)
    case "22": return detail(line) ?? .texts(FixedRecord.Texts(continued: [line.whole(11, 63)]))
    case "23": return detail(line) ?? counterparty(line)
    case "31": return information(line)
    case "32", "33": return .texts(FixedRecord.Texts())
    default: break
    }
    switch line.string(1, 1) {
    case "0": return .header
    case "1": return account(line)
    case "8": return closing(line)
    case "4": return .footer
    case "9": return .end
    default: return unknown(line.string(1, 2))
    }
  }

  private static let signs = (moneyIn: Character("0"), moneyOut: Character("1"))

  private static func detail(_ line: FixedLine) -> FixedRecord? { line.string(7, 10) == "0000" ? nil : .part }

  private static func account(_ line: FixedLine) -> FixedRecord {
    let isNational = line.string(2, 2) == "0"
    let number = line.string(6, isNational ? 17 : 39).prefix { $0 != " " }
    var account = FixedRecord.Account(
      number: String(number), currency: Currency(line.string(isNational ? 19 : 40, isNational ? 21 : 42)))
    account.opening = amount(line, sign: 43, 44, 58)
    account.openingDay = line.day(59, .dayFirst)
    if account.opening == nil { account.fault = "no sign at character 43, or no balance of 15 digits behind it" }
    return .account(account)
  }

  private static func closing(_ line: FixedLine) -> FixedRecord {
    guard let amount = amount(line, sign: 42, 43, 57) else {
      return .damagedClosing("no sign at character 42, or no balance of 15 digits behind it")
    }
    return .closing(amount, day: line.day(58, .dayFirst))
  }

  private static func movement(_ line: FixedLine) -> FixedRecord {
    guard let day = line.day(116, .dayFirst) else { return .damaged("no day like DDMMYY at the characters 116 to 121") }
    guard let amount = amount(line, sign: 32, 33, 47) else {
      return .damaged("no sign at character 32, or no amount of 15 digits behind it")
    }
    var movement = FixedRecord.Movement(day: day, amount: amount)
    movement.valueDay = line.day(48, .dayFirst)
    movement.reference = line.filled(11, 31)
    movement.type = line.field(54, 61)
    movement.texts.continued = [line.whole(62, 115)]
    return .movement(movement)
  }

  /// Behind 0 a free text; behind 1 three digits of its kind, and what that kind has.
  static func described(_ continued: String) -> String {
    guard let first = continued.first, first != "0" else { return String(continued.dropFirst()) }
    let (kind, data) = (continued.dropFirst().prefix(3), continued.dropFirst(4))
    let isNumber = data.prefix(12).count(where: \.isNumber) == 12
    switch kind {
    case "101" where isNumber, "102" where isNumber:
      let digits = data.prefix(12)
      return "+++\(digits.prefix(3))/\(digits.dropFirst(3).prefix(4))/\(digits.suffix(5))+++"
    case "127":
      // A day and three codes, who collects, under which mandate, and what for.
      return [data.dropFirst(9).prefix(35), data.dropFirst(44).prefix(35), data.dropFirst(79).prefix(62)]
        .joined(separator: " ")
    default: return kind.allSatisfy(\.isNumber) && data.contains(where: \.isLetter) ? lettered(data) : ""
    }
  }

  /// From the first word with letters on: before it stand amounts and rates.
  private static func lettered(_ data: Substring) -> String {
    data.split(separator: " ").drop { $0.contains(where: \.isNumber) }.joined(separator: " ")
  }

  static func length(of record: FixedLine) -> Int? { 128 }

  private static func counterparty(_ line: FixedLine) -> FixedRecord {
    let whole = line.field(11, 44)
    let account = whole.lowerBound..<(line.text[whole].firstIndex(of: 0x20) ?? whole.upperBound)
    return .texts(
      FixedRecord.Texts(
        continued: [line.whole(83, 125)], counterparty: line.field(48, 82), counterAccount: account))
  }

  private static func information(_ line: FixedLine) -> FixedRecord {
    if line.string(40, 40) == "0" { return .texts(FixedRecord.Texts(description: [line.field(41, 113)])) }
    let isName = line.string(41, 43) == "001"
    return .texts(isName ? FixedRecord.Texts(counterparty: line.field(44, 113)) : FixedRecord.Texts())
  }

  private static func amount(_ line: FixedLine, sign place: Int, _ first: Int, _ last: Int) -> WrittenAmount? {
    guard let sign = line.sign(place, signs), let digits = line.number(first, last) else { return nil }
    var (value, decimals) = (sign * digits, 3)
    while decimals > 0, value % 10 == 0 { (value, decimals) = (value / 10, decimals - 1) }
    return WrittenAmount(digits: value, decimals: decimals)
  }
}
