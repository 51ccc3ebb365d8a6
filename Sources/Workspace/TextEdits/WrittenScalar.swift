/// A scalar of YAML as it is written, of which as few bytes as can be get others.
struct WrittenScalar {
  let range: Range<Int>
  private let text: [Unicode.Scalar]
  private let style: WrittenText.Style
  /// Where the characters of the text are written, if each is written by itself; nil where lines are folded.
  private let characters: [Range<Int>]?

  /// Nil for an alias.
  init?(range: Range<Int>, text: String, in bytes: [UInt8]) {
    guard range.isEmpty || bytes[range.lowerBound] != UInt8(ascii: "*") else { return nil }
    self.range = range
    self.text = Array(text.unicodeScalars)
    let first = range.isEmpty ? nil : bytes[range.lowerBound]
    style = first == UInt8(ascii: "\"") ? .double : first == UInt8(ascii: "'") ? .single : .plain
    let inner = style == .plain ? range : range.lowerBound + 1..<range.upperBound - 1
    let characters = WrittenScalar.characters(of: bytes, in: inner, style: style)
    self.characters = characters.count == self.text.count ? characters : nil
  }

  /// What stands in place of the part of the text that differs; all of it where its quotes cannot hold the new text.
  func replaced(by new: String) -> ByteEdit {
    let whole = WrittenText.yaml(new, style: style)
    let keepsStyle = style == .double || whole.first != "\""
    guard let characters, keepsStyle, !range.isEmpty else { return ByteEdit(range: range, new: Array(whole.utf8)) }
    let new = Array(new.unicodeScalars)
    let before = zip(text, new).prefix { $0 == $1 }.count
    let most = min(text.count, new.count) - before
    let after = zip(text.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    var middle = String.UnicodeScalarView()
    middle.append(contentsOf: new[before..<new.count - after])
    let end = style == .plain ? range.upperBound : range.upperBound - 1
    let start = before < characters.count ? characters[before].lowerBound : end
    let stop = after == 0 ? end : characters[characters.count - after].lowerBound
    return ByteEdit(range: start..<max(start, stop), new: Array(written(String(middle)).utf8))
  }

  private func written(_ part: String) -> String {
    switch style {
    case .plain: part
    case .single: part.replacing("'", with: "''")
    case .double: WrittenText.escaped(part)
    }
  }

  /// Single characters, doubled quotes and escapes.
  private static func characters(of bytes: [UInt8], in range: Range<Int>, style: WrittenText.Style) -> [Range<Int>] {
    var characters: [Range<Int>] = []
    var at = range.lowerBound
    while at < range.upperBound {
      let isEscape = style == .double && bytes[at] == UInt8(ascii: "\\") && at + 1 < range.upperBound
      let isDoubled = style == .single && bytes[at] == UInt8(ascii: "'")
      var end = at + 1 + (isDoubled ? 1 : 0)
      if isEscape {
        let digits: [UInt8: Int] = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8]
        end = at + 2 + digits[bytes[at + 1], default: 0]
      } else {
        while end < range.upperBound, bytes[end] & 0xc0 == 0x80 { end += 1 }
      }
      end = min(end, range.upperBound)
      characters.append(at..<end)
      at = end
    }
    return characters
  }
}
