import Values

/// TITO, the machine-readable statements of Finnish banks (konekielinen tiliote, Finanssiala ry): lines that begin with `T`,
/// their kind and their length.
///
/// Amounts are in hundredths behind their sign. A movement of a level above 0 is a part of the one before it.
enum TITO: RecordStandard {
  static let format = "tito"
  static let name = "TITO"
  static let dateFormat = "YYMMDD"
  static let names = ["kirjauspäivä", "arvopäivä", "rahamäärä", "lisätiedot", "kirjausselite", "viite"]
  static let lastOfAccount: String? = "T40"
  static let goesOnBehindBalance = true

  static func recognizes(_ line: FixedLine, _ next: () -> FixedLine?) -> Bool {
    line.string(1, 3) == "T00" && line.number(4, 9) != nil && line.number(66, 71) != nil
      && line.sign(72, signs) != nil && line.number(73, 90) != nil
  }

  static func record(_ line: FixedLine) -> FixedRecord {
    switch line.string(1, 3) {
    case "T00": account(line)
    case "T10": movement(line)
    case "T11": information(line)
    case "T40": closing(line)
    // Sums, notices and the bank's own.
    case let kind where kind.hasPrefix("T") && Int(kind.dropFirst()).map { $0 >= 50 } ?? false: .footer
    default: unknown(line.string(1, 3))
    }
  }

  /// The seven bits of ISO 646-FI have letters in place of brackets, where nothing else is beyond them.
  static func spelled(_ text: [UInt8]) -> [UInt8] {
    guard text.allSatisfy({ $0 < 0x80 }) else { return text }
    return text.flatMap { byte in letters[byte].map { Array($0.utf8) } ?? [byte] }
  }

  private static let letters: [UInt8: String] = [
    UInt8(ascii: "["): "Ä", UInt8(ascii: "\\"): "Ö", UInt8(ascii: "]"): "Å", UInt8(ascii: "{"): "ä",
    UInt8(ascii: "|"): "ö", UInt8(ascii: "}"): "å",
  ]

  private static let signs = (moneyIn: Character("+"), moneyOut: Character("-"))

  private static func account(_ line: FixedLine) -> FixedRecord {
    let iban = line.string(293, 310)
    var account = FixedRecord.Account(
      number: iban.hasPrefix("FI") ? iban : line.string(10, 23), currency: Currency(line.string(97, 99)))
    account.opening = amount(line, 72)
    account.openingDay = line.day(66, .yearFirst)
    account.closingDay = line.day(33, .yearFirst)
    if account.opening == nil { account.fault = "no sign at character 72, or no balance of 18 digits behind it" }
    return .account(account)
  }

  private static func closing(_ line: FixedLine) -> FixedRecord {
    guard let amount = amount(line, 13) else {
      return .damagedClosing("no sign at character 13, or no balance of 18 digits behind it")
    }
    return .closing(amount, day: line.day(7, .yearFirst))
  }

  private static func movement(_ line: FixedLine) -> FixedRecord {
    if let level = line.number(188, 188), level > 0 { return .part }
    guard let day = line.day(31, .yearFirst) else { return .damaged("no day like YYMMDD at the characters 31 to 36") }
    guard let amount = amount(line, 88) else {
      return .damaged("no sign at character 88, or no amount of 18 digits behind it")
    }
    var movement = FixedRecord.Movement(day: day, amount: amount)
    movement.valueDay = line.day(37, .yearFirst)
    movement.reference = line.filled(160, 179) ?? line.filled(13, 30)
    movement.type = line.field(53, 87)
    movement.texts.counterparty = line.field(109, 143)
    movement.texts.counterAccount = line.filled(145, 158)
    movement.instead = line.field(109, 143).isEmpty ? line.field(53, 87) : line.field(109, 143)
    return .movement(movement)
  }

  /// Messages, and more of the bank's own texts; other kinds have numbers.
  private static func information(_ line: FixedLine) -> FixedRecord {
    switch line.string(7, 8) {
    case "00", "06", "07", "08":
      .texts(FixedRecord.Texts(description: (0..<12).map { line.field(9 + 35 * $0, 43 + 35 * $0) }))
    case "09": .texts(FixedRecord.Texts(counterparty: line.field(9, 43)))
    case "11": .texts(FixedRecord.Texts(counterAccount: line.filled(44, 78)))
    default: .texts(FixedRecord.Texts())
    }
  }

  /// Each record says how long it is.
  static func length(of record: FixedLine) -> Int? { record.number(4, 6).map(Int.init) }

  private static func amount(_ line: FixedLine, _ place: Int) -> WrittenAmount? {
    guard let sign = line.sign(place, signs), let digits = line.number(place + 1, place + 18) else { return nil }
    return WrittenAmount(digits: sign * digits, decimals: 2)
  }
}
