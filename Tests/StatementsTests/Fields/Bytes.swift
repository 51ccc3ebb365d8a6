import TestSupport

@testable import Statements
@testable import Values

extension String {
  func amount(_ mark: Character = ".", _ exponent: Int = 2) -> AmountParse? {
    withBytes { AmountField.parse($0, decimalMark: mark.asciiValue ?? 0, exponent: exponent) }
  }

  func day(_ order: DateOrder) -> String? {
    withBytes { DateField.parse($0, order: order) }.map { Day(number: $0).description }
  }
}

extension AmountProfile {
  init(_ texts: [String]) {
    self.init()
    for (index, text) in texts.enumerated() { text.withBytes { add($0, line: UInt32(index + 1)) } }
  }
}

extension DateProfile {
  init(_ texts: [String]) {
    self.init()
    for (index, text) in texts.enumerated() { text.withBytes { _ = add($0, line: UInt32(index + 1)) } }
  }
}
