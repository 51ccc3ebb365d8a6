internal import Foundation
internal import Ledger

/// A place in a rule file that names a category: `category:`, a key of the short form, a part of a split, a table.
struct CategoryMention: Equatable, Sendable {
  /// Absolute path of the file.
  var file: String
  var place: Place
  var category: String
}

/// The text of a rule file in which categories get other names; every other byte stays as it is.
struct MentionedText {
  let file: String
  private let bytes: [UInt8]
  /// Where each line begins.
  private let lines: [Int]
  /// What each line names, in the order of the text; what an alias repeats stands once, at its anchor.
  private var mentions: [Int: [CategoryMention]] = [:]
  /// What is to stand in place of which bytes, in the order of the text.
  private var edits: [(range: Range<Int>, new: [UInt8], line: Int, number: Int)] = []

  /// Nil where the file cannot be read. `mentions` are all that it names.
  init?(_ file: String, mentions: [CategoryMention]) {
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    self.file = file
    bytes = [UInt8](data)
    lines = MentionedText.lines(bytes)
    for mention in mentions where number(of: mention) == nil {
      self.mentions[mention.place.line, default: []].append(mention)
    }
    for line in self.mentions.keys { self.mentions[line]?.sort { $0.place.column < $1.place.column } }
  }

  private func number(of mention: CategoryMention) -> Int? {
    mentions[mention.place.line]?.firstIndex { $0.place == mention.place }
  }

  private static func lines(_ bytes: [UInt8]) -> [Int] {
    var starts = [bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0]
    for (index, byte) in bytes.enumerated() {
      let endsLine = byte == 10 || byte == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
      if endsLine { starts.append(index + 1) }
    }
    return starts
  }

  /// Has the mention say `name`; false where the name is not written there in one piece.
  mutating func rename(_ mention: CategoryMention, to name: String) -> Bool {
    guard let range = range(of: mention), let number = number(of: mention) else { return false }
    if edits.contains(where: { $0.range == range }) { return true }
    add((range, written(name, like: bytes[range]), mention.place.line, number))
    return true
  }

  /// Has the place of an edit say what it did before; false where something else stands there by now.
  mutating func takeBack(_ edit: RuleFileEdit) -> Bool {
    guard let line = edit.line, let number = edit.number, let mentions = mentions[line],
      mentions.indices.contains(number), let range = range(of: mentions[number]),
      bytes[range].elementsEqual(edit.new.utf8)
    else { return false }
    add((range, Array(edit.was.utf8), line, number))
    return true
  }

  private mutating func add(_ edit: (range: Range<Int>, new: [UInt8], line: Int, number: Int)) {
    edits.append(edit)
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The whole text with all edits made.
  var edited: [UInt8] {
    var (new, last): ([UInt8], Int) = ([], 0)
    for edit in edits {
      new += bytes[last..<edit.range.lowerBound] + edit.new
      last = edit.range.upperBound
    }
    return new + bytes[last...]
  }

  /// The edits as the log keeps them.
  var logged: [RuleFileEdit] {
    edits.map { edit in
      RuleFileEdit(
        file: file, line: edit.line, number: edit.number, was: String(decoding: bytes[edit.range], as: UTF8.self),
        new: String(decoding: edit.new, as: UTF8.self))
    }
  }

  private var isTable: Bool { file.hasSuffix(".csv") }

  /// Columns count characters in a table, code points in YAML.
  private func offset(of place: Place) -> Int? {
    guard lines.indices.contains(place.line - 1), place.column > 0 else { return nil }
    let start = lines[place.line - 1]
    let end = place.line < lines.count ? lines[place.line] : bytes.count
    let line = String(decoding: bytes[start..<end], as: UTF8.self)
    let before =
      isTable
      ? line.prefix(place.column - 1).utf8.count
      : line.unicodeScalars.prefix(place.column - 1).reduce(0) { $0 + UTF8.width($1) }
    return start + before
  }

  /// Where the name is written, quotes included; an anchor or a tag before it stays.
  private func range(of mention: CategoryMention) -> Range<Int>? {
    guard var start = offset(of: mention.place) else { return nil }
    while !isTable, start < bytes.count, bytes[start] == UInt8(ascii: "&") || bytes[start] == UInt8(ascii: "!") {
      while start < bytes.count, ![9, 10, 13, 32].contains(bytes[start]) { start += 1 }
      while start < bytes.count, [9, 32].contains(bytes[start]) { start += 1 }
    }
    return written(of: mention.category).map(Array.init).first { bytes[start...].starts(with: $0) }
      .map { start..<start + $0.count }
  }

  /// The ways to write a name on one line.
  private func written(of name: String) -> [String.UTF8View] {
    let doubled = "\"" + name.replacing("\"", with: "\"\"") + "\""
    if isTable { return [doubled.utf8, name.utf8] }
    let escaped = "\"" + name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    return [escaped.utf8, ("'" + name.replacing("'", with: "''") + "'").utf8, name.utf8]
  }

  /// The new name in the quotes of the old, or in quotes where it needs them.
  private func written(_ name: String, like old: ArraySlice<UInt8>) -> [UInt8] {
    let ways = written(of: name).map(Array.init)
    switch old.first {
    case UInt8(ascii: "\""): return ways[0]
    case UInt8(ascii: "'") where !isTable: return ways[1]
    default: return MentionedText.isPlain(name, inTable: isTable) ? Array(name.utf8) : ways[0]
    }
  }

  /// Whether a name can stand without quotes.
  private static func isPlain(_ name: String, inTable: Bool) -> Bool {
    if inTable { return !name.contains { $0 == "," || $0 == "\"" || $0.isNewline } }
    let isSafe = name.allSatisfy { $0.isLetter || $0.isNumber || " :-_/.()+".contains($0) }
    let isNull = ["~", "null", "Null", "NULL"].contains(name)
    return isSafe && !isNull && !name.contains(": ") && name.first.map { !"-:. +".contains($0) } ?? false
  }
}
