/// How the fields of a delimited text are cut.
package struct Dialect: Equatable, Sendable {
  package var delimiter: UInt8
  /// Nil where the file quotes nothing and every quote character is text.
  package var quote: UInt8?
  /// `\"` stands for a quote, `\\` for a backslash and `\,` for a delimiter; other backslashes are text.
  package var backslashEscapes: Bool
  /// `"a", "b"`: blanks around a field are no part of it. Otherwise fields come exactly as written.
  package var skipsInitialBlanks: Bool

  package init(
    delimiter: UInt8 = UInt8(ascii: ","), quote: UInt8? = UInt8(ascii: "\""), backslashEscapes: Bool = false,
    skipsInitialBlanks: Bool = false
  ) {
    self.delimiter = delimiter
    self.quote = quote
    self.backslashEscapes = backslashEscapes
    self.skipsInitialBlanks = skipsInitialBlanks
  }

  /// The same delimiter and quote by RFC 4180, without escapes, blanks kept.
  var plain: Dialect { Dialect(delimiter: delimiter, quote: quote) }
}

extension Dialect {
  /// A delimiter as people write it: `TAB`, or the character itself.
  static func name(of delimiter: UInt8) -> String {
    delimiter == UInt8(ascii: "\t") ? "TAB" : String(decoding: [delimiter], as: UTF8.self)
  }

  static func delimiter(named name: String) -> UInt8? { name == "TAB" ? UInt8(ascii: "\t") : name.utf8.first }
}
