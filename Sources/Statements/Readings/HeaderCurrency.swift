import Values

/// The currency that a header names beside its other words.
enum HeaderCurrency {
  /// A currency that stands as a word of its own: `Amount (EUR)`, `Betrag €`.
  static func named(in header: String) -> Currency? {
    for word in header.split(whereSeparator: { " ()[]/:,".contains($0) }) where word.count <= 3 {
      if word.count == 3, word.allSatisfy(\.isUppercase), let code = Currency(word), code.isListed { return code }
      if word.count == 1, let sign = Currency.written(String(word)), !word.first!.isASCII { return sign }
    }
    return nil
  }
}
