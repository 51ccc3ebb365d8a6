import Foundation
import Testing

@testable import Rules
@testable import Workspace

/// Rule files whose categories get other names: every other byte stays.
@Suite struct RuleRewriterTests {
  private func rewrite(_ rewriter: RuleRewriter) throws -> [RuleFileEdit] {
    let (files, edits) = try rewriter.rewritten()
    try TextFile.replace(files.map { ($0.path, $0.new) })
    return edits
  }

  private func takeBack(_ edits: [RuleFileEdit]) throws -> [String] {
    let (files, changed) = RuleRewriter.takingBack(edits)
    try TextFile.replace(files.map { ($0.path, $0.new) })
    return changed
  }

  private func rewritten(_ text: String, name: String = "a.yaml", _ renamed: [String: String]) throws -> String {
    let folder = try Folder([name: text])
    let rewriter = RuleRewriter(folder: folder.path, root: folder.path, accounts: [], renamed: renamed)
    let edits = try rewrite(rewriter)
    let new = String(decoding: try Data(contentsOf: URL(filePath: folder.path + "/" + name)), as: UTF8.self)
    #expect(try takeBack(edits).isEmpty)
    #expect(try Data(contentsOf: URL(filePath: folder.path + "/" + name)) == Data(text.utf8))
    return new
  }

  @Test(arguments: [
    "rules: [{when: {description: Food},set: {category: Food}}] # Food", "categories: {Food: [Food, a]}",
    "categories:\r\n  \"Food\" :\r\n  - x # é\r\n\r\n", "categories:\n  'Food': \u{1F355} Food\n",
    "rules:\n- {when: {payee: é🍕}, set: {  split: [{category: Food, share: 1}, {share: 2, category:  !!str Food}]}}",
    "rules:\n- {when: {payee: \"é🍕\", description: é}, set: {category: &f Food }}\n- {when: {day: 1}, set: {category: *f}}",
    "\u{FEFF}categories:\n  Food: x\n", "rules:\n  - set:\n      category: Food\n    when: {day: 1}",
  ])
  func onlyTheNameChanges(_ text: String) throws {
    let name = /(category: +(?:&f |!!str )?|categories: \{|\n  ["']?)Food/.matchingSemantics(.unicodeScalar)
    let named = text.replacing(name) { $0.1 + "Meals" }
    #expect(named != text)
    #expect(try rewritten(text, ["Food": "Meals"]) == named)
  }

  @Test func tables() throws {
    let text = "match,category,tags\r\n\"a \"\"Food\"\"\",Food,Food\nb,\"Food\"\nFood,Food:Deep"
    let expected = "match,category,tags\r\n\"a \"\"Food\"\"\",\"A, b\",Food\nb,\"A, b\"\nFood,Food:Deep"
    #expect(try rewritten(text, name: "a.csv", ["Food": "A, b"]) == expected)
  }

  /// Names that YAML would read as something else come in quotes.
  @Test(arguments: ["null", "a # b", "- a", "[a]", "{b}", "*a", "&a", "it's \"it\"", "a\\b", "a:b", "ü 🍕", "yes", "12"])
  func namesThatNeedQuotes(_ name: String) throws {
    for text in ["categories: { Food: x }", "categories:\n  \"Food\": x", "categories:\n  'Food': x"] {
      let folder = try Folder(["a.yaml": try rewritten(text, ["Food": name])])
      let loaded = RuleFiles.read(folder: folder.path, knownCategories: [name], accounts: [])
      #expect(loaded.faults.isEmpty && loaded.book.categories == [name])
    }
  }

  /// All files or none: the second has the same key twice after the change.
  @Test func oneFileThatCannotBeWrittenStopsAll() throws {
    let texts = ["a.yaml": "categories: { Food: x }", "b.yaml": "categories: { Food: y, Meals: z }"]
    let folder = try Folder(texts)
    let rewriter = RuleRewriter(folder: folder.path, root: folder.path, accounts: [], renamed: ["Food": "Meals"])
    #expect(throws: Diagnostics.self) { try rewrite(rewriter) }
    for (name, text) in texts { #expect(try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8) == text) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test func aFileThatChangedSinceIsLeft() throws {
    let folder = try Folder(["a.yaml": "categories: { Food: x }"])
    let path = folder.path + "/a.yaml"
    let edits = try rewrite(
      RuleRewriter(folder: folder.path, root: folder.path, accounts: [], renamed: ["Food": "Meals"]))
    try "# mine\ncategories: { Meals: x }".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try takeBack(edits) == [path])
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("# mine"))
  }

  /// The earlier edits go first, on lines whose other names are longer by now.
  @Test func editsGoBackInAnyOrder() throws {
    let table = "match,category\na,Food\nb,Fun\nFood,Food\n"
    let text = "rules: [{when: {day: 1}, set: {split: [{category: Food, share: 1}, {category: Fun, share: 1}]}}]\n"
    let folder = try Folder(["a.yaml": text, "b.csv": table])
    func rename(_ from: String, _ to: String) throws -> [RuleFileEdit] {
      try rewrite(RuleRewriter(folder: folder.path, root: folder.path, accounts: [], renamed: [from: to]))
    }
    for isLaterFirst in [false, true] {
      let edits = [try rename("Food", "Meals, and so on"), try rename("Fun", "F: #")]
      for edits in isLaterFirst ? edits.reversed() : edits { #expect(try takeBack(edits).isEmpty) }
      for (name, text) in [("a.yaml", text), ("b.csv", table)] {
        #expect(try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8) == text)
      }
    }
  }
}
