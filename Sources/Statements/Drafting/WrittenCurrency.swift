import Lexicon
import Values

extension Currency {
  /// The currency that a field names by a listed code, a sign or a word.
  static func written(_ field: UnsafeBufferPointer<UInt8>) -> Currency? {
    if let meaning = unsafe AmountWords.meaning(of: field), meaning.flag == nil, let currency = meaning.currency {
      return currency
    }
    guard field.count == 3 else { return nil }
    guard let code = unsafe Currency(String(decoding: field, as: UTF8.self)), code.isListed else { return nil }
    return code
  }

  static func written(_ text: String) -> Currency? {
    var text = text
    return text.withUTF8 { unsafe written($0) }
  }
}
