import Values

/// A range of amounts in major units, kept exactly as written, so that it fits any currency without rounding.
///
/// Texts: `< -100`, `>= 9.99`, `= 9.99`, `9.99`, `-20..-5` (ends included), `..-5`, `100..`.
package struct DecimalRange: Equatable, Sendable {
  /// `digits` times 10 to the power of `-decimals`.
  package struct Bound: Equatable, Sendable {
    package var digits: Int64
    package var decimals: Int
    package var isIncluded: Bool
  }
  /// Nil where the range is open.
  package var lower: Bound?
  package var upper: Bound?

  /// Nil where `text` is no range of amounts, or its lower end lies above its upper.
  package init?(_ text: some StringProtocol) {
    let text = String(text.filter { $0 != " " })
    for (sign, isLower, isIncluded) in [
      ("<=", false, true), (">=", true, true), ("<", false, false), (">", true, false),
    ] where text.hasPrefix(sign) {
      guard let bound = Bound(text.dropFirst(sign.count), isIncluded: isIncluded) else { return nil }
      (lower, upper) = isLower ? (bound, nil) : (nil, bound)
      return
    }
    if let (from, to) = splitRange(text) {
      guard let ends = DecimalRange.ends(from, to) else { return nil }
      (lower, upper) = ends
    } else {
      guard let bound = Bound(text.hasPrefix("=") ? text.dropFirst() : text[...], isIncluded: true) else { return nil }
      (lower, upper) = (bound, bound)
    }
    if let lower, let upper, !Bound.isOrdered(lower, upper) { return nil }
  }

  private static func ends(_ from: Substring, _ to: Substring) -> (Bound?, Bound?)? {
    guard !from.isEmpty || !to.isEmpty else { return nil }
    let lower = Bound(from, isIncluded: true)
    let upper = Bound(to, isIncluded: true)
    guard from.isEmpty || lower != nil, to.isEmpty || upper != nil else { return nil }
    return (lower, upper)
  }

  /// The range in words: `below -100`, `from -20 to -5`, `9.99`.
  package var words: String {
    switch (lower, upper) {
    case (let lower?, let upper?):
      lower == upper ? lower.text : "from \(lower.text) to \(upper.text)"
    case (let lower?, nil): (lower.isIncluded ? "at least " : "above ") + lower.text
    case (nil, let upper?): (upper.isIncluded ? "at most " : "below ") + upper.text
    case (nil, nil): "any amount"
    }
  }

  /// The amounts of the range in minor units of a currency with `exponent` decimals; nil where it holds none.
  package func minorUnits(exponent: Int) -> ClosedRange<Int64>? {
    let low = lower.map { $0.minor(exponent: exponent, isLower: true) } ?? -Int64.max
    let high = upper.map { $0.minor(exponent: exponent, isLower: false) } ?? Int64.max
    return low <= high ? low...high : nil
  }
}

extension DecimalRange.Bound {
  package var text: String { Money.text(digits, exponent: decimals) }

  /// Nil unless `text` is a decimal number with `.` as its mark.
  package init?(_ text: Substring, isIncluded: Bool = true) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return nil }
    let decimals = parts.count == 2 ? parts[1].utf8.count : 0
    guard decimals <= 12, let digits = try? Money.parse(text, exponent: decimals) else { return nil }
    self.init(digits: digits, decimals: decimals, isIncluded: isIncluded)
  }

  /// The first (last, for an upper bound) whole number of minor units inside the bound, saturating.
  func minor(exponent: Int, isLower: Bool) -> Int64 {
    let inward: Int64 = isLower ? 1 : -1
    if exponent >= decimals {
      let (value, overflow) = digits.multipliedReportingOverflow(by: powerOfTen(exponent - decimals))
      if overflow { return digits < 0 ? -Int64.max : Int64.max }
      return isIncluded ? value : value + inward
    }
    let (quotient, remainder) = digits.quotientAndRemainder(dividingBy: powerOfTen(decimals - exponent))
    if remainder == 0 { return isIncluded ? quotient : quotient + inward }
    if isLower { return remainder > 0 ? quotient + 1 : quotient }
    return remainder < 0 ? quotient - 1 : quotient
  }

  static func isOrdered(_ lower: Self, _ upper: Self) -> Bool {
    let scale = max(lower.decimals, upper.decimals)
    return lower.minor(exponent: scale, isLower: true) <= upper.minor(exponent: scale, isLower: false)
  }
}

private func powerOfTen(_ exponent: Int) -> Int64 {
  var power: Int64 = 1
  for _ in 0..<min(max(exponent, 0), 18) { power *= 10 }
  return power
}

/// The two sides of `..`, either of which may be empty; nil without one.
func splitRange(_ text: String) -> (from: Substring, to: Substring)? {
  var index = text.startIndex
  while index < text.endIndex {
    let next = text.index(after: index)
    if text[index] == ".", next < text.endIndex, text[next] == "." {
      return (text[..<index], text[text.index(after: next)...])
    }
    index = next
  }
  return nil
}
