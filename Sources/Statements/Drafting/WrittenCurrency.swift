import Lexicon
import Values

extension Currency {
  /// The currency that a field names by a listed code, a sign, an abbreviation or its name.
  static func written(_ field: UnsafeBufferPointer<UInt8>) -> Currency? {
    if let meaning = unsafe AmountWords.meaning(of: field), meaning.flag == nil, let currency = meaning.currency {
      return currency
    }
    if field.count == 3, let code = unsafe Currency(String(decoding: field, as: UTF8.self)), code.isListed {
      return code
    }
    if let named = unsafe CurrencyNames.currency(of: field) { return named }
    // `руб.`
    guard field.count > 1, unsafe field[field.count - 1] == UInt8(ascii: ".") else { return nil }
    return unsafe written(UnsafeBufferPointer(rebasing: field.dropLast()))
  }

  static func written(_ text: String) -> Currency? {
    unsafe text.withUTF8Bytes { unsafe written($0) }
  }

  /// The same of a field of a column of currencies, which may say it twice, `EUR - Euro`, or by the number of the
  /// standard.
  static func listed(_ text: String) -> Currency? {
    if let written = written(text) { return written }
    if text.utf8.count <= 3, Int(text) != nil { return CurrencyNames.currency(numbered: text) }
    let parts = text.split { " -–/()[]:,;".contains($0) }.map(String.init)
    // `USD 1,000.50` is an amount.
    func isNumberOfOne(_ part: String) -> Bool { part.count == 3 && part.allSatisfy(\.isNumber) }
    guard (2...5).contains(parts.count),
      parts.allSatisfy({ !$0.contains(where: \.isNumber) || isNumberOfOne($0) })
    else { return nil }
    let codes = Set(parts.filter { $0.count == 3 && $0.allSatisfy(\.isUppercase) }.compactMap { written($0) })
    return codes.count == 1 ? codes.first : nil
  }
}
