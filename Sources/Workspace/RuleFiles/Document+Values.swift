import Values

/// What money, days and categories must be in the files that people write.
extension Document {
  mutating func currency(_ value: YAMLValue, of what: String) -> Currency? {
    guard let text = text(value, of: what) else { return nil }
    return currency(text, at: value.place)
  }

  mutating func currency(_ text: String, at place: Place) -> Currency? {
    if let currency = Currency(text), currency.isListed { return currency }
    fault(
      "no currency '\(text)'", at: place, remedy: "Write its three letters of ISO 4217, such as EUR, GBP or TWD.")
    return nil
  }

  mutating func day(_ text: String, at place: Place) -> Day? {
    let day = Day(iso: text)
    if day == nil {
      fault("'\(text)' is no date", at: place, remedy: "Write year, month and day: 2024-01-31.")
    }
    return day
  }

  /// Minor units. `remedy` is what to do about decimals that the currency has not.
  mutating func amount(_ text: String, currency: Currency, at place: Place, remedy: String) -> Int64? {
    // Before its decimals are counted a text must be a number at all.
    let isNumber = text.utf8.allSatisfy { $0.isDigit || [43, 45, 46].contains($0) }
    do throws(Money.ParsingError) {
      guard isNumber else { throw .notANumber }
      return try Money.parse(text, exponent: currency.exponent)
    } catch {
      switch error {
      case .notANumber:
        fault("'\(text)' is no amount", at: place, remedy: "Write digits with '.' as the decimal mark: -1204.55")
      case .tooManyDecimals(let allowed):
        fault("'\(text)' has more than the \(allowed) decimals of \(currency.code)", at: place, remedy: remedy)
      case .outOfRange: fault("'\(text)' is too large an amount", at: place)
      }
      return nil
    }
  }

  /// Whether a text can be the path of a category; a fault where it cannot.
  mutating func isCategoryPath(_ text: String, at place: Place) -> Bool {
    let steps = text.split(separator: ":", omittingEmptySubsequences: false)
    let isPath = steps.allSatisfy { !$0.isEmpty && !$0.hasPrefix(" ") && !$0.hasSuffix(" ") }
    if !isPath {
      fault("'\(text)' is no path of a category", at: place, remedy: "Write it like Food:Groceries.")
    }
    return isPath
  }
}
