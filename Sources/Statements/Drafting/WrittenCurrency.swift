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
    var text = text
    return text.withUTF8 { unsafe written($0) }
  }
}
