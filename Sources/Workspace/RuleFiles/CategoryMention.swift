import Foundation
import Values

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
  private var edits: [(edit: ByteEdit, line: Int, number: Int)] = []

  /// Nil where the file cannot be read. `mentions` are all that it names.
  init?(_ file: String, mentions: [CategoryMention]) {
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    self.file = file
    bytes = [UInt8](data)
    lines = bytes.lineStarts
    for mention in mentions where number(of: mention) == nil {
      self.mentions[mention.place.line, default: []].append(mention)
    }
    for line in self.mentions.keys { self.mentions[line]?.sort { $0.place.column < $1.place.column } }
  }

  private func number(of mention: CategoryMention) -> Int? {
    mentions[mention.place.line]?.firstIndex { $0.place == mention.place }
  }

  /// Has the mention say `name`; false where the name is not written there in one piece.
  mutating func rename(_ mention: CategoryMention, to name: String) -> Bool {
    guard let range = range(of: mention), let number = number(of: mention) else { return false }
    if edits.contains(where: { $0.edit.range == range }) { return true }
    add(ByteEdit(range: range, new: written(name, like: bytes[range])), mention.place.line, number)
    return true
  }

  /// Has the place of an edit say what it did before; false where something else stands there by now.
  mutating func takeBack(_ edit: RuleFileEdit) -> Bool {
    guard let line = edit.line, let number = edit.number, let mentions = mentions[line],
      mentions.indices.contains(number), let range = range(of: mentions[number]),
      bytes[range].elementsEqual(edit.new.utf8)
    else { return false }
    add(ByteEdit(range: range, new: Array(edit.was.utf8)), line, number)
    return true
  }

  private mutating func add(_ edit: ByteEdit, _ line: Int, _ number: Int) {
    edits.append((edit, line, number))
    edits.sort { $0.edit.range.lowerBound < $1.edit.range.lowerBound }
  }

  /// The whole text with all edits made.
  var edited: [UInt8] { bytes.applying(edits.map(\.edit)) }
  var change: TextChange { TextChange(path: file, old: bytes, new: edited) }

  /// The edits as the log keeps them.
  var logged: [RuleFileEdit] {
    edits.map { edit, line, number in
      RuleFileEdit(
        file: file, line: line, number: number, was: String(decoding: bytes[edit.range], as: UTF8.self),
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
    return ways(toWrite: mention.category).first { bytes[start...].starts(with: $0) }
      .map { start..<start + $0.count }
  }

  /// The ways to write a name on one line.
  private func ways(toWrite name: String) -> [[UInt8]] {
    let ways =
      isTable
      ? [WrittenText.csv(name, isQuoted: true), name]
      : [WrittenText.yaml(name, style: .double), WrittenText.yaml(name, style: .single), name]
    return ways.map { Array($0.utf8) }
  }

  /// The new name in the quotes of the old, or in quotes where it needs them.
  private func written(_ name: String, like old: ArraySlice<UInt8>) -> [UInt8] {
    let isDouble = old.first == UInt8(ascii: "\"")
    let style: WrittenText.Style = isDouble ? .double : old.first == UInt8(ascii: "'") ? .single : .plain
    return Array((isTable ? WrittenText.csv(name, isQuoted: isDouble) : WrittenText.yaml(name, style: style)).utf8)
  }
}
