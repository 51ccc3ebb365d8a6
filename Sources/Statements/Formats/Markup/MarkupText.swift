import Values

/// Turns the text between tags into the text that it stands for.
enum MarkupText {
  /// Appends `text[range]` to `bytes`: references decoded where `references` is set, a line end with the blanks
  /// around it and any control character made one blank.
  ///
  /// Only the five references of XML and those by number are decoded, and on a page those of HTML for signs and Western
  /// letters; any other stays as written. Nothing can expand to more than its own length.
  static func append(
    _ text: [UInt8], _ range: Range<Int>, references: Bool, isPage: Bool = false, to bytes: inout [UInt8]
  ) {
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = text[place]
      if byte == UInt8(ascii: "&"), references, let reference = reference(text, place..<range.upperBound, isPage) {
        appendScalar(reference.scalar, to: &bytes)
        place = reference.end
      } else if byte < 0x20 {
        place = skipBlanks(text, place..<range.upperBound, to: &bytes)
      } else {
        var end = place + 1
        while end < range.upperBound, text[end] >= 0x20, text[end] != UInt8(ascii: "&") { end += 1 }
        bytes.append(contentsOf: text[place..<end])
        place = end
      }
    }
  }

  private static func skipBlanks(_ text: [UInt8], _ range: Range<Int>, to bytes: inout [UInt8]) -> Int {
    var place = range.lowerBound
    while place < range.upperBound, text[place] <= 0x20 { place += 1 }
    if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
    return place
  }

  /// `&amp;` `&lt;` `&gt;` `&quot;` `&apos;` `&#233;` `&#xE9;` at the start of `range`.
  private static func reference(_ text: [UInt8], _ range: Range<Int>, _ isPage: Bool) -> (scalar: UInt32, end: Int)? {
    let from = range.lowerBound + 1
    let limit = min(range.upperBound, from + 10)
    guard let semicolon = (from..<max(from, limit)).first(where: { text[$0] == UInt8(ascii: ";") }) else { return nil }
    let name = from..<semicolon
    let scalar: UInt32?
    switch name {
    case _ where text.matches(name, "amp"): scalar = 0x26
    case _ where text.matches(name, "lt"): scalar = 0x3c
    case _ where text.matches(name, "gt"): scalar = 0x3e
    case _ where text.matches(name, "quot"): scalar = 0x22
    case _ where text.matches(name, "apos"): scalar = 0x27
    default:
      scalar = number(text, name) ?? (isPage ? named[String(decoding: text[name], as: UTF8.self)] : nil)
    }
    return scalar.map { ($0, semicolon + 1) }
  }

  /// HTML's names of U+00A0 to U+00FF in their order, and of some signs.
  private static let named: [String: UInt32] = {
    let latin = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro
      para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil
      Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave
      Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml
      igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute
      thorn yuml
      """
    var named: [String: UInt32] = ["euro": 0x20ac, "minus": 0x2212, "ndash": 0x2013, "mdash": 0x2014, "rsquo": 0x2019]
    for (place, name) in latin.split(whereSeparator: \.isWhitespace).enumerated() {
      named[String(name)] = 0xa0 + UInt32(place)
    }
    return named
  }()

  private static func number(_ text: [UInt8], _ range: Range<Int>) -> UInt32? {
    guard range.count >= 2, text[range.lowerBound] == UInt8(ascii: "#") else { return nil }
    let isHex = text[range.lowerBound + 1].lowered == UInt8(ascii: "x")
    let digits = (range.lowerBound + (isHex ? 2 : 1))..<range.upperBound
    guard !digits.isEmpty else { return nil }
    var value: UInt32 = 0
    for place in digits {
      let digit: UInt32
      switch text[place].lowered {
      case let byte where byte.isDigit: digit = UInt32(byte - 48)
      case let byte where isHex && (97...102).contains(byte): digit = UInt32(byte - 87)
      default: return nil
      }
      value = value * (isHex ? 16 : 10) + digit
      if value > 0x10ffff { return nil }
    }
    return value
  }

  /// Control characters become a blank; numbers that are no character are dropped to one as well.
  private static func appendScalar(_ value: UInt32, to bytes: inout [UInt8]) {
    guard value >= 0x20, let scalar = Unicode.Scalar(value) else { return bytes.append(0x20) }
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
