/// The number of an account, as banks and people write it: case, blanks and what groups its digits do not count.
package struct AccountNumber: Equatable, Sendable {
  /// Small letters and digits.
  package let bytes: [UInt8]

  package init(_ text: some Sequence<UInt8>) {
    bytes = text.compactMap { $0.isLetter || $0.isDigit ? $0.lowered : nil }
  }

  /// As it is shown and kept: letters, digits, and the stars that mask others.
  package static func written(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber || $0 == "*" } }

  /// Whether two numbers are one account's; a masked one has the last digits alone.
  package func isSame(as other: AccountNumber) -> Bool {
    self == other || min(bytes.count, other.bytes.count) >= 4 && (ends(with: other) || other.ends(with: self))
  }

  private func ends(with end: AccountNumber) -> Bool { bytes.suffix(end.bytes.count).elementsEqual(end.bytes) }

  /// Whether it stands in `text`, which is long; numbers too short to tell accounts apart stand nowhere.
  package func stands(in text: AccountNumber) -> Bool { bytes.count >= 4 && text.bytes.holds(bytes) }

  /// `4980-****-****-1234`: 15 or 16 places, of which the first four are digits and at least four are masked, or all
  /// but the last four of 16.
  package static func isMaskedCard(_ text: String) -> Bool {
    let places = text.utf8.filter { $0 != 0x20 && $0 != UInt8(ascii: "-") }
    let masked = places.count { $0 == UInt8(ascii: "*") || $0 | 0x20 == UInt8(ascii: "x") }
    // `**** **** **** 4409`
    let hasLastAlone = places.count == 16 && masked == 12 && places.suffix(4).allSatisfy(\.isDigit)
    guard 15...16 ~= places.count, hasLastAlone || places.prefix(4).allSatisfy(\.isDigit) else { return false }
    return masked >= 3 && places.count(where: \.isDigit) + masked == places.count
  }

  /// Two letters, two digits and 8 to 30 letters or digits, blanks allowed.
  package static func isIBAN(_ field: UnsafeBufferPointer<UInt8>) -> Bool {
    guard field.count >= 15, field.count <= 42 else { return false }
    var count = 0
    var digits = 0
    for place in 0..<field.count {
      let byte = unsafe field[place]
      if byte == 0x20 { continue }
      let isDigit = byte.isDigit
      let isLetter = byte.isCapital
      guard isDigit || isLetter || byte == 42 || (byte | 32) == 120 else { return false }
      if count < 2, !isLetter { return false }
      if count == 2 || count == 3, !isDigit { return false }
      if isDigit { digits += 1 }
      count += 1
    }
    return count >= 15 && count <= 34 && digits >= 8
  }
}

extension StringProtocol {
  /// The numbers in the name of a file or a key: runs of the digits 0 to 9.
  package var numbers: [SubSequence] { split { !$0.isASCII || !$0.isNumber } }
}
