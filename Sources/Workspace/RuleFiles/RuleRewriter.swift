import Foundation
import Values

/// A line of a rule file that names a category which has another path now.
package struct RuleLine: Codable, Sendable, Equatable {
  /// As seen from the folder of the configuration.
  package var file: String
  package var line: Int
  package var from: String
  package var to: String
}

/// What was written into a rule file, so that it can be taken back while that line is as it was left.
struct RuleFileEdit: Codable, Sendable {
  var file: String
  /// Nil in the log of an earlier Daybook, whose edits cannot be found again.
  var line: Int?
  /// Which of the names on the line, from 0.
  var number: Int?
  /// As it stood there, in its quotes.
  var was: String
  var new: String

  /// As the log keeps it.
  func seen(from folder: String) -> RuleFileEdit { at(file.seen(from: folder)) }

  func found(from folder: String) -> RuleFileEdit { at(file.found(from: folder)) }

  private func at(_ path: String) -> RuleFileEdit {
    var edit = self
    edit.file = path
    return edit
  }
}

/// Gives categories other names in rule files: comments, order and every other byte stay.
struct RuleRewriter {
  let root: String
  private let loaded: LoadedRules
  private let renamed: [String: String]
  private let mentions: [CategoryMention]

  /// `renamed` gives each old path its new one.
  init(folder: String, root: String, accounts: [String], renamed: [String: String]) {
    self.root = root
    self.renamed = renamed
    loaded = RuleFiles.read(folder: folder, knownCategories: [], accounts: accounts, createsCategories: true)
    let isThere = FileManager.default.fileExists(atPath: folder)
    mentions = isThere ? loaded.mentions.filter { renamed[$0.category, default: $0.category] != $0.category } : []
  }

  /// Every place that says an old path, in the order of the files.
  var lines: [RuleLine] {
    var lines: [RuleLine] = []
    for mention in mentions {
      let new = renamed[mention.category] ?? ""
      let line = RuleLine(file: shown(mention.file), line: mention.place.line, from: mention.category, to: new)
      if lines.last != line { lines.append(line) }
    }
    return lines
  }

  private func shown(_ file: String) -> String { file.seen(from: root) }

  /// The files with the new names; refuses them all where one has faults, or a name that is not written on one line.
  func rewritten() throws -> (files: [TextChange], edits: [RuleFileEdit]) {
    guard loaded.faults.isEmpty else { throw Diagnostics(loaded.faults) }
    let all = Dictionary(grouping: loaded.mentions, by: \.file)
    var texts: [String: MentionedText] = [:]
    for mention in mentions {
      let file = mention.file
      if texts[file] == nil { texts[file] = MentionedText(file, mentions: all[file] ?? []) }
      let new = renamed[mention.category] ?? mention.category
      guard texts[file]?.rename(mention, to: new) == true else { throw cannot(mention) }
    }
    let files = texts.values.sorted { $0.file < $1.file }
    for text in files { try verify(text, all[text.file] ?? []) }
    return (files.map(\.change), files.flatMap(\.logged))
  }

  private func cannot(_ mention: CategoryMention) -> Diagnostics {
    Diagnostics([
      Diagnostic(
        file: mention.file, line: mention.place.line, column: mention.place.column,
        message: "'\(mention.category)' is written here in a way that cannot be rewritten",
        remedy: "Write the category on one line, plain or in quotes; nothing was changed.")
    ])
  }

  /// The new text, read again, must name the new categories where the old one named the old.
  private func verify(_ text: MentionedText, _ mentions: [CategoryMention]) throws {
    let collection = RuleRewriter.read(text.edited, file: text.file)
    let named = collection.mentions.map(\.category)
    guard collection.faults.isEmpty, named == mentions.map({ renamed[$0.category] ?? $0.category }) else {
      let fault = collection.faults.first
      throw Diagnostics([
        Diagnostic(
          file: text.file, line: fault?.line ?? 0, column: fault?.column ?? 0,
          message: "the new name cannot be written here" + (fault.map { ": \($0.message)" } ?? ""),
          remedy: "Put the texts of both under one key first, or change the lines by hand; nothing was changed.")
      ])
    }
  }

  /// The rules of one file's text, without what it includes.
  static func read(_ bytes: [UInt8], file: String) -> RuleCollection {
    var collection = RuleCollection(knownCategories: [], accounts: [], createsCategories: true)
    collection.readsIncludes = false
    let body = bytes.dropFirst(bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0)
    collection.add(String(decoding: body, as: UTF8.self), file: file)
    return collection
  }

  /// The files with the old names, where the lines still say the new; and those where they do not.
  static func takingBack(_ edits: [RuleFileEdit]) -> (files: [TextChange], changed: [String]) {
    var (files, changed): ([TextChange], [String]) = ([], [])
    for (file, edits) in Dictionary(grouping: edits, by: \.file).sorted(by: { $0.key < $1.key }) {
      let bytes = [UInt8](FileManager.default.contents(atPath: file) ?? Data())
      var text = MentionedText(file, mentions: read(bytes, file: file).mentions)
      let isAsLeft = edits.allSatisfy { text?.takeBack($0) == true }
      if let text, isAsLeft, read(text.edited, file: file).faults.isEmpty {
        files.append(text.change)
      } else {
        changed.append(file)
      }
    }
    return (files, changed)
  }
}
