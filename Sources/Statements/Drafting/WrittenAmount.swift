import Values

/// An amount as a statement writes it: an exact decimal, before anyone knows how many decimals its currency has.
struct WrittenAmount: Equatable {
  enum Mark: UInt8 {
    case none = 0
    case point = 0x2e
    case comma = 0x2c
  }

  /// The value is `digits` / 10 ^ `decimals`.
  var digits: Int64
  var decimals: Int
  /// The decimal mark; `none` where there are no decimals.
  var mark = Mark.none
  /// True for `1,500` and its like, in which the one mark could group thousands as well.
  var isDoubtful = false

  /// More than any account holds; what is larger is a slip, and could overflow a sum.
  private static let limit: Int64 = 1_000_000_000_000_000

  init(digits: Int64, decimals: Int) {
    self.digits = digits
    self.decimals = decimals
  }

  /// Reads an amount as `AmountField` does; a currency beside it is stepped over. With a `mark`, that one parts
  /// decimals where it can. Nil where the bytes are no amount.
  init?(_ text: [UInt8], _ range: Range<Int>, mark given: Mark? = nil) {
    var range = text.trimmed(range)
    // Decimals without end say nothing.
    while range.count > 40, text[range.upperBound - 1] == UInt8(ascii: "0") { range.removeLast() }
    guard let read = unsafe text.with(range, { unsafe WrittenAmount.read($0, given) }) else { return nil }
    self = read
    guard digits.magnitude <= UInt64(WrittenAmount.limit) else { return nil }
    while decimals > 0, digits % 10 == 0 {
      digits /= 10
      decimals -= 1
    }
  }

  private static func read(_ field: UnsafeBufferPointer<UInt8>, _ given: Mark?) -> WrittenAmount? {
    if let plain = unsafe PlainAmount(field) { return unsafe WrittenAmount(plain, field, given) }
    return unsafe AmountShape(field).flatMap { unsafe WrittenAmount($0, field, given) }
  }

  private init?(_ amount: some UnscaledAmount, _ field: UnsafeBufferPointer<UInt8>, _ given: Mark?) {
    let byPoint = amount.decimals(decimalMark: Mark.point.rawValue)
    let byComma = amount.decimals(decimalMark: Mark.comma.rawValue)
    guard byPoint != nil || byComma != nil, amount.flag == nil else { return nil }
    decimals = max(byPoint ?? 0, byComma ?? 0)
    let decimalMark = byPoint == decimals ? Mark.point : .comma
    guard let value = amount.value(decimalMark: decimalMark.rawValue, exponent: decimals) else { return nil }
    digits = value
    // `3,` shows its mark all the same.
    mark = unsafe decimals > 0 ? decimalMark : Mark(rawValue: field[field.count - 1]) ?? .none
    isDoubtful = byPoint != nil && byComma != nil && byPoint != byComma && given != mark
  }

  /// Minor units of a currency with `exponent` decimals, or nil where that is not exact or out of range.
  func scaled(to exponent: Int) -> Int64? {
    guard decimals <= exponent, let value = AmountField.scale(digits, by: exponent - decimals),
      value.magnitude <= UInt64(WrittenAmount.limit)
    else { return nil }
    return value
  }

  /// With no more than so many decimals, halves away from zero.
  func rounded(to most: Int) -> WrittenAmount {
    guard decimals > most, let unit = AmountField.scale(1, by: decimals - most) else { return self }
    let (quotient, rest) = digits.quotientAndRemainder(dividingBy: unit)
    let away: Int64 = rest.magnitude * 2 >= unit.magnitude ? digits.signum() : 0
    return WrittenAmount(digits: quotient + away, decimals: most)
  }

  /// The same digits with the one mark read as grouping thousands.
  var grouped: WrittenAmount {
    WrittenAmount(digits: AmountField.scale(digits, by: 3 - decimals) ?? digits, decimals: 0)
  }
}
