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
  static func recognizes(_ first: [FixedLine]) -> Bool {
    first.count > 1 && first[0].number(1, 8) != nil && first[0].string(4, 8) == "00000"
      && first[1].number(1, 8) != nil && first[1].string(8, 11) == "1E04"
  }

  static func record(_ line: FixedLine) -> FixedRecord {
    switch line.string(8, 8) {
    case "0": .header
    case "1": account(line)
    case "3" where line.string(14, 14) == "E": movement(line)
    case "3": .part
    case "5": amount(line).map { .closing($0, day: day(line, 143)) } ?? .damagedClosing(fault)
    case "9": .end
    default: unknown(line.string(8, 8))
    }
  }

  private static let fault = "no amount of 18 digits at the characters 151 to 168, or no C or D behind it"

  private static func account(_ line: FixedLine) -> FixedRecord {
    let branch = line.string(53, 57).drop { $0 == "0" }
    let number = line.string(59, 72).filter { $0 != " " }.drop { $0 == "0" }
    // The balance is that before the movements of its day.
    let account = FixedRecord.Account(
      number: "\(branch)-\(number)", currency: Currency(line.string(171, 173)), opening: amount(line),
      openingDay: day(line, 143).map { Day(number: $0.number - 1) }, fault: amount(line) == nil ? fault : nil)
    return .account(account)
  }

  private static func movement(_ line: FixedLine) -> FixedRecord {
    guard let day = day(line, 143) else { return .damaged("no day like DDMMYYYY at the characters 143 to 150") }
    guard let amount = amount(line) else { return .damaged(fault) }
    return .movement(
      FixedRecord.Movement(
        day: day, amount: amount, valueDay: self.day(line, 135), reference: line.filled(202, 207),
        type: line.field(170, 172), texts: FixedRecord.Texts(description: [line.field(177, 201), line.field(208, 240)]))
    )
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
