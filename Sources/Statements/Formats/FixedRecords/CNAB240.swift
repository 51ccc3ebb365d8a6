import Values

/// The statement of CNAB 240, which banks of Brazil give to bookkeeping programs (FEBRABAN, extrato de conta corrente para
/// conciliação bancária, segment E): lines of 240 characters whose eighth one says what they are.
///
/// Amounts are in hundredths, and their sign stands behind: C for money in, D for money out.
enum CNAB240: RecordStandard {
  static let format = "cnab240"
  static let name = "CNAB 240"
  static let dateFormat = "DDMMYYYY"
  static let names = [
    "data do lançamento", "data contábil", "valor", "descrição", "categoria do lançamento", "documento",
  ]
  static let lastOfAccount: String? = "5"
  static let lastOfFile: String? = "9"

  /// Other services have the same lines, and no lot of kind `E`.
  static func recognizes(_ line: FixedLine, _ next: () -> FixedLine?) -> Bool {
    guard line.number(1, 8) != nil, line.string(4, 8) == "00000" else { return false }
    while let record = next(), record.number(1, 8) != nil {
      if isStatement(record) { return true }
    }
    return false
  }

  static func length(of record: FixedLine) -> Int? { 240 }

  private static func isStatement(_ line: FixedLine) -> Bool { line.string(8, 11) == "1E04" }

  static func record(_ line: FixedLine) -> FixedRecord {
    switch line.string(8, 8) {
    case "0": .header
    case "1": isStatement(line) ? account(line) : .header
    case "3" where line.string(14, 14) == "E": movement(line)
    case "3": .header
    case "5" where line.filled(151, 169) == nil: .footer
    case "5": amount(line).map { .closing($0, day: day(line, 143)) } ?? .damagedClosing(fault)
    case "9": .end
    default: unknown(line.string(8, 8))
    }
  }

  private static let fault = "no amount of 18 digits at the characters 151 to 168, or no C or D behind it"

  private static func account(_ line: FixedLine) -> FixedRecord {
    let branch = line.string(53, 57).drop { $0 == "0" }
    let number = line.string(59, 72).filter { $0 != " " }.drop { $0 == "0" }
    let account = FixedRecord.Account(
      number: "\(branch)-\(number)", currency: Currency(line.string(171, 173)), opening: amount(line),
      openingDay: day(line, 143), fault: amount(line) == nil ? fault : nil)
    return .account(account)
  }

  private static func movement(_ line: FixedLine) -> FixedRecord {
    guard let day = day(line, 143) else { return .damaged("no day like DDMMYYYY at the characters 143 to 150") }
    guard let amount = amount(line) else { return .damaged(fault) }
    let document = document(line)
    return .movement(
      FixedRecord.Movement(
        day: day, amount: amount, valueDay: self.day(line, 135), reference: document.number,
        type: line.field(170, 172), texts: FixedRecord.Texts(description: [line.field(177, 201), document.text])))
  }

  /// A number up to the first blank and a text, or six digits and the text right behind them.
  private static func document(_ line: FixedLine) -> (number: Range<Int>?, text: Range<Int>) {
    let isOfSix = line.number(202, 207) != nil && line.number(208, 208) == nil
    let whole = line.field(202, 240)
    let end = line.text[whole].firstIndex(of: 0x20) ?? whole.upperBound
    let number = isOfSix ? line.field(202, 207) : whole.lowerBound..<end
    let isNumber = line.text[number].contains { $0.isDigit && $0 != UInt8(ascii: "0") }
    return (isNumber ? number : nil, isOfSix ? line.field(208, 240) : end..<whole.upperBound)
  }

  private static func amount(_ line: FixedLine) -> WrittenAmount? {
    guard let digits = line.number(151, 168), let sign = line.sign(169, ("C", "D")) else { return nil }
    return WrittenAmount(digits: sign * digits, decimals: 2)
  }

  private static func day(_ line: FixedLine, _ first: Int) -> Day? {
    guard let digits = line.number(first, first + 7).map(Int.init) else { return nil }
    return Day(year: digits % 10_000, month: digits / 10_000 % 100, day: digits / 1_000_000)
  }
}
