/// Of which era years of two digits are.
package enum YearEra: Equatable, Sendable {
  case common
  /// A text in Thai: 68 is 2568 of the Buddhist era, which is 2025.
  case buddhist

  /// The first year of two digits that no statement of the common era has, and one of the Buddhist era may have.
  private static let firstBuddhist: Int32 = 43

  /// By the letters of a text.
  init(of text: [UInt8]) {
    self = .common
    guard text.count >= 3 else { return }
    for place in 0..<(text.count - 1) where text[place] == 0xe0 && (text[place + 1] == 0xb8 || text[place + 1] == 0xb9)
    {
      self = .buddhist
      return
    }
  }

  /// The year of the common era that two digits mean: from 80 on one of the last century.
  @inline(__always)
  func year(_ digits: Int32) -> Int32 {
    if self == .buddhist, digits >= YearEra.firstBuddhist { return 1957 + digits }
    return digits < 80 ? 2000 + digits : 1900 + digits
  }
}
