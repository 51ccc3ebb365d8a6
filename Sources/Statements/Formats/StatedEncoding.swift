import Values

extension OtherFormats {
  /// The encoding that an XML declaration or an OFX header names, as an IANA name; nil where neither says anything.
  ///
  /// It is what the file says, not what it is: many a file of `CHARSET:1252` holds UTF-8.
  package static func statedEncoding(in file: some Collection<UInt8>) -> String? {
    let head = Array(file.prefix(1024))
    let start = head.trimmed(0..<head.count).lowerBound
    let mark = head.begins(at: start, with: "\u{feff}") ? start + 3 : start
    if head.begins(at: mark, with: "<?xml") {
      let end = (mark..<head.count).first { head[$0] == UInt8(ascii: ">") } ?? head.count
      return head.attribute("encoding", in: (mark + 5)..<end).flatMap { name(head, head.trimmed($0)) }
    }
    guard head.begins(at: mark, with: "OFXHEADER") else { return nil }
    let encoding = value(of: "ENCODING", in: head)
    let charset = value(of: "CHARSET", in: head)
    if let encoding, head.matches(encoding, "UTF-8") || head.matches(encoding, "UNICODE") { return "UTF-8" }
    if let charset, !head.matches(charset, "NONE") { return charsetName(head, charset) }
    return encoding.flatMap { head.matches($0, "USASCII") ? "US-ASCII" : name(head, $0) }
  }

  /// The encoding that a page in HTML names in a `meta` element. Programs write it into their template, whatever they
  /// then fill in, so that it can confirm the letters, not overrule them; nil where it names none.
  package static func encodingOfPage(in file: some Collection<UInt8>) -> String? {
    let head = Array(file.prefix(4096))
    for place in head.indices where head.begins(at: place, with: "<meta") {
      let end = (place..<head.count).first { head[$0] == UInt8(ascii: ">") } ?? head.count
      guard let key = (place..<end).first(where: { head.begins(at: $0, with: "charset=") }) else { continue }
      let value = head[(key + "charset=".utf8.count)..<end].drop { !$0.isLetter }
      let name = String(decoding: value.prefix { !isBlank($0) && !#""'/;"#.utf8.contains($0) }, as: UTF8.self)
      // Browsers read the one as the other (WHATWG Encoding Standard).
      return name.lowercased() == "iso-8859-1" ? "windows-1252" : name
    }
    return nil
  }

  /// The value of `KEY:value` in the header of OFX 1, up to the next blank.
  private static func value(of key: StaticString, in head: [UInt8]) -> Range<Int>? {
    for place in head.indices where head.begins(at: place, with: key) {
      var start = place + key.utf8CodeUnitCount
      guard start < head.count, head[start] == UInt8(ascii: ":"), place == 0 || isBlank(head[place - 1]) else {
        continue
      }
      start += 1
      let end = (start..<head.count).first { isBlank(head[$0]) || head[$0] == UInt8(ascii: "<") } ?? head.count
      return start < end ? start..<end : nil
    }
    return nil
  }

  /// `1252` is `windows-1252`; `8859-1` and `ISO-8859-1` are the same.
  private static func charsetName(_ head: [UInt8], _ range: Range<Int>) -> String? {
    guard let name = name(head, range) else { return nil }
    if name.count == 4, name.allSatisfy(\.isNumber) { return "windows-" + name }
    return name.hasPrefix("8859-") ? "ISO-" + name : name
  }

  /// Only what can be a name: letters, digits, `-` and `_`.
  private static func name(_ head: [UInt8], _ range: Range<Int>) -> String? {
    guard (1...32).contains(range.count) else { return nil }
    let isName = head[range].allSatisfy {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    return isName ? String(decoding: head[range], as: UTF8.self) : nil
  }
}
