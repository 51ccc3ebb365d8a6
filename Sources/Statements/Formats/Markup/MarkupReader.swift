import Values

/// Cuts XML and the SGML of OFX 1 into tags and text, one token at a time, without building anything.
///
/// Nothing is expanded and nothing is looked up: comments, processing instructions and a DOCTYPE with its internal
/// subset are stepped over. A `<` that begins no tag is text. Each byte is looked at a bounded number of times, so
/// any input ends in time linear in its length.
struct MarkupReader {
  enum Token: Equatable {
    /// `name` is without a namespace prefix; `attributes` is what follows it inside the tag.
    case open(name: Range<Int>, attributes: Range<Int>)
    case close(name: Range<Int>)
    /// Text with its references (`&amp;`) as written.
    case text(Range<Int>)
    /// The inside of a CDATA section: text in which `&` means itself.
    case verbatim(Range<Int>)
    case end
  }

  let text: [UInt8]
  /// Where the next token begins.
  private(set) var position: Int
  /// Where the last token began.
  private(set) var start: Int
  /// The close token that `<name/>` still owes.
  private var owed: Range<Int>?

  init(_ text: [UInt8], from position: Int = 0) {
    self.text = text
    self.position = position
    start = position
  }

  mutating func next() -> Token {
    if let name = owed {
      owed = nil
      return .close(name: name)
    }
    while position < text.count {
      start = position
      guard text[position] == UInt8(ascii: "<") else { return .text(untilTag(from: position)) }
      switch byte(at: position + 1) {
      case UInt8(ascii: "?"): position = place(after: [UInt8(ascii: "?"), UInt8(ascii: ">")], from: position + 2)
      case UInt8(ascii: "!"):
        if let inside = declaration() { return .verbatim(inside) }
      case UInt8(ascii: "/"):
        guard let tag = tag(from: position + 2) else { return .text(untilTag(from: position + 1)) }
        return .close(name: tag.name)
      default:
        guard let tag = tag(from: position + 1) else { return .text(untilTag(from: position + 1)) }
        if tag.isEmpty { owed = tag.name }
        return .open(name: tag.name, attributes: tag.attributes)
      }
    }
    start = position
    return .end
  }

  private func byte(at place: Int) -> UInt8 {
    place < text.count ? text[place] : 0
  }

  /// The text from `start` to the next `<` at or behind `place`; `position` moves there.
  private mutating func untilTag(from place: Int) -> Range<Int> {
    position = place
    while position < text.count, text[position] != UInt8(ascii: "<") { position += 1 }
    return start..<position
  }

  /// Steps over `<!-- -->` and `<!DOCTYPE [ ]>`; the inside of `<![CDATA[ ]]>`.
  private mutating func declaration() -> Range<Int>? {
    if holds("<!--") {
      position = place(after: Array("-->".utf8), from: position + 4)
    } else if holds("<![CDATA[") {
      let inside = position + 9
      position = place(after: Array("]]>".utf8), from: inside)
      let isClosed = position - 3 >= inside && text.begins(at: position - 3, with: "]]>")
      return inside..<(isClosed ? position - 3 : position)
    } else {
      skipDeclaration()
    }
    return nil
  }

  /// To behind the `>` that is neither in quotes nor in the brackets of an internal subset.
  private mutating func skipDeclaration() {
    var brackets = 0
    var quote: UInt8 = 0
    position += 2
    while position < text.count {
      let byte = text[position]
      position += 1
      if quote != 0 {
        if byte == quote { quote = 0 }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0: return
      default: break
      }
    }
  }

  private func holds(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard position + count <= text.count else { return false }
    for offset in 0..<count where unsafe text[position + offset] != word.utf8Start[offset] { return false }
    return true
  }

  /// Behind the next `mark`, or the end of the text.
  private func place(after mark: [UInt8], from: Int) -> Int {
    var place = from
    while place + mark.count <= text.count {
      if text[place] == mark[0], text[place..<(place + mark.count)].elementsEqual(mark) { return place + mark.count }
      place += 1
    }
    return text.count
  }

  private struct Tag {
    var name: Range<Int>
    var attributes: Range<Int>
    var isEmpty: Bool
  }

  /// The tag whose name begins at `place`, or nil where the bytes are no tag; `position` moves behind it.
  private mutating func tag(from place: Int) -> Tag? {
    var end = place
    var nameStart = place
    while end < text.count, MarkupReader.isNameByte(text[end]) {
      if text[end] == UInt8(ascii: ":") { nameStart = end + 1 }
      end += 1
    }
    guard end > nameStart, MarkupReader.isLetter(text[place]) else { return nil }
    let name = nameStart..<end
    var quote: UInt8 = 0
    var close = end
    while close < text.count {
      let byte = text[close]
      if byte == UInt8(ascii: "<") { return nil }
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: ">") {
        break
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if close == end, byte != UInt8(ascii: "/"), !isBlank(byte) {
        return nil
      }
      close += 1
    }
    guard close < text.count else { return nil }
    position = close + 1
    let isEmpty = close > end && text[close - 1] == UInt8(ascii: "/")
    return Tag(name: name, attributes: end..<(isEmpty ? close - 1 : close), isEmpty: isEmpty)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: ":")).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }
}
