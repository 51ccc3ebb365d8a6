/// Amounts of money as integers of minor units, and their one textual form: `-12.50`, `.` as mark, no grouping.
package enum Money {
  /// The decimal string of `minor` units of a currency with `exponent` decimals: (-1250, 2) is `-12.50`.
  package static func text(_ minor: Int64, exponent: Int) -> String {
    guard exponent > 0 else { return String(minor) }
    var digits = String(minor.magnitude)
    if digits.utf8.count <= exponent {
      digits = String(repeating: "0", count: exponent + 1 - digits.utf8.count) + digits
    }
    let split = digits.index(digits.endIndex, offsetBy: -exponent)
    return (minor < 0 ? "-" : "") + digits[..<split] + "." + digits[split...]
  }

  /// How many minor units one unit of a currency has: 100 for an exponent of 2.
  package static func unit(exponent: Int) -> Int64 {
    (0..<max(0, min(exponent, 18))).reduce(1) { unit, _ in unit * 10 }
  }

  /// Why a text is not an amount in a currency.
  package enum ParsingError: Error, Equatable {
    case notANumber
    case tooManyDecimals(allowed: Int)
    case outOfRange
  }

  /// Reads what `text(_:exponent:)` writes, with an optional plus sign and fewer decimals; digits past the exponent
  /// must be zero; nothing is more than `most`. Meant for what people and programs type, not for statements.
  package static func parse(_ text: some StringProtocol, exponent: Int) throws(ParsingError) -> Int64 {
    let text = String(text)
    return try parse(text.utf8.span, exponent: exponent)
  }

  package static func parse(_ bytes: Span<UInt8>, exponent: Int) throws(ParsingError) -> Int64 {
    var magnitude: UInt64 = 0
    var decimals = -1
    var negative = false
    var digitSeen = false
    for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "-") where index == 0: negative = true
      case UInt8(ascii: "+") where index == 0: break
      case UInt8(ascii: ".") where decimals < 0: decimals = 0
      case 48...57:
        digitSeen = true
        if decimals >= exponent, decimals >= 0 {
          guard byte == 48 else { throw .tooManyDecimals(allowed: exponent) }
        } else {
          magnitude = try appending(byte - 48, to: magnitude)
          if decimals >= 0 { decimals += 1 }
        }
      default: throw .notANumber
      }
    }
    guard digitSeen else { throw .notANumber }
    for _ in 0..<max(0, exponent - max(0, decimals)) { magnitude = try appending(0, to: magnitude) }
    guard magnitude <= UInt64(most) else { throw .outOfRange }
    return negative ? -Int64(magnitude) : Int64(magnitude)
  }

  private static func appending(_ digit: UInt8, to magnitude: UInt64) throws(ParsingError) -> UInt64 {
    let (tens, overflow) = magnitude.multipliedReportingOverflow(by: 10)
    let (sum, carry) = tens.addingReportingOverflow(UInt64(digit))
    guard !overflow, !carry else { throw .outOfRange }
    return sum
  }
}

extension Money {
  /// The most that a file or a book may move or hold in all, in minor units: more than any account has.
  package static let most: Int64 = 100_000_000_000_000_000

  /// The sum; where it leaves 64 bits the outermost number, which is more than `most`.
  package static func sum(_ one: Int64, _ other: Int64) -> Int64 {
    let (sum, overflow) = one.addingReportingOverflow(other)
    return overflow ? (one < 0 ? -Int64.max : Int64.max) : sum
  }

  /// `start` and all amounts together; nil where one of them is unknown, or the sum leaves 64 bits on its way.
  package static func exactSum(_ amounts: some Sequence<Int64?>, from start: Int64 = 0) -> Int64? {
    var total = start
    for amount in amounts {
      guard let amount else { return nil }
      let (sum, overflow) = total.addingReportingOverflow(amount)
      guard !overflow else { return nil }
      total = sum
    }
    return total
  }

  /// The product; where it leaves 64 bits the outermost number, which is more than `most`.
  package static func product(_ amount: Int64, _ factor: Int64) -> Int64 {
    let (product, overflow) = amount.multipliedReportingOverflow(by: factor)
    return overflow ? ((amount < 0) == (factor < 0) ? Int64.max : -Int64.max) : product
  }
}
