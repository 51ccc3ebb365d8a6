/// The tree of JSON: the members of objects, and the elements of arrays, each called by the array's name and brackets.
extension RecordTree {
  /// Nil where it has no records, or is not whole. Several values may stand one behind the other, as on lines.
  init?(json page: [UInt8]) {
    self.init(page) { $0.readValues() }
  }

  /// What a value without a name is called.
  private static let unnamed = Array("record".utf8)

  private mutating func readValues() -> Bool {
    var json = JSONScanner(page)
    repeat {
      guard readValue(&json, RecordTree.unnamed, in: -1, depth: 0) else { return false }
    } while json.next != nil
    return true
  }

  private mutating func readValue(_ json: inout JSONScanner, _ name: [UInt8], in parent: Int, depth: Int) -> Bool {
    guard let first = json.next, depth < RecordTree.deepest, let node = add(name, at: json.place, to: parent) else {
      return false
    }
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      nodes[node].isLeaf = false
      return readMembers(&json, of: first, name, in: node, depth: depth)
    case UInt8(ascii: "\""):
      guard let text = json.string() else { return false }
      nodes[node].value = text
    default:
      guard let word = json.word() else { return false }
      if !word.elementsEqual("null".utf8) { nodes[node].value = word }
    }
    return true
  }

  private mutating func readMembers(
    _ json: inout JSONScanner, of bracket: UInt8, _ name: [UInt8], in node: Int, depth: Int
  ) -> Bool {
    let isObject = bracket == UInt8(ascii: "{")
    let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    json.place += 1
    if json.skip(end) { return true }
    repeat {
      var name = name + Array("[]".utf8)
      if isObject {
        guard json.next == UInt8(ascii: "\""), let key = json.string(), json.skip(UInt8(ascii: ":")) else {
          return false
        }
        name = key
      }
      guard readValue(&json, name, in: node, depth: depth + 1) else { return false }
    } while json.skip(UInt8(ascii: ","))
    return json.skip(end)
  }
}

/// Cuts JSON (RFC 8259) into its marks, strings and bare words.
struct JSONScanner {
  private let text: [UInt8]
  var place = 0

  init(_ text: [UInt8]) { self.text = text }

  /// The first byte behind any blanks, at which `place` then is; nil at the end.
  var next: UInt8? {
    mutating get {
      while place < text.count, isBlank(text[place]) { place += 1 }
      return place < text.count ? text[place] : nil
    }
  }

  /// Whether the mark came next, which is behind then.
  mutating func skip(_ mark: UInt8) -> Bool {
    guard next == mark else { return false }
    place += 1
    return true
  }

  /// A number, `true`, `false` or `null`, as it is written.
  mutating func word() -> [UInt8]? {
    let end = text[place...].firstIndex { isBlank($0) || ",:{}[]\"".utf8.contains($0) } ?? text.count
    defer { place = end }
    return end > place ? Array(text[place..<end]) : nil
  }

  /// The string that begins here, as UTF-8, its control characters as blanks; nil where it does not end.
  mutating func string() -> [UInt8]? {
    var string: [UInt8] = []
    place += 1
    while place < text.count {
      let byte = text[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return string
      case UInt8(ascii: "\\"): guard escape(&string) else { return nil }
      default: string.append(byte < 0x20 ? 0x20 : byte)
      }
    }
    return nil
  }

  private mutating func escape(_ string: inout [UInt8]) -> Bool {
    guard place < text.count else { return false }
    let mark = text[place]
    place += 1
    switch mark {
    case UInt8(ascii: "u"): return scalar(&string)
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "f"):
      string.append(0x20)
    default: string.append(mark)
    }
    return true
  }

  /// Four hexadecimal digits behind `\u`, and those of a second half of a pair.
  private mutating func scalar(_ string: inout [UInt8]) -> Bool {
    guard let first = unit() else { return false }
    var units = [first]
    if Unicode.UTF16.isLeadSurrogate(first), text[place...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
      place += 2
      guard let second = unit() else { return false }
      units.append(second)
    }
    string += Array(String(decoding: units, as: Unicode.UTF16.self).utf8).map { $0 < 0x20 ? 0x20 : $0 }
    return true
  }

  private mutating func unit() -> UInt16? {
    guard place + 4 <= text.count else { return nil }
    defer { place += 4 }
    return UInt16(String(decoding: text[place..<place + 4], as: UTF8.self), radix: 16)
  }
}
