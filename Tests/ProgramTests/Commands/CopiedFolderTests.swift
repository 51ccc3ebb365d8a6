import Foundation
import Testing

/// A working folder that was copied is one of its own: what its commands write and take back is in its files alone.
@Suite struct CopiedFolderTests {
  private static let files = ["budget.yaml", "assigned.csv", "rules/r.yaml", "daybook.yaml"]

  @Test func undoInACopyLeavesTheOriginal() throws {
    let folder = try TrustFolder(accounts: "name: Current, currency: EUR, files: [\"current*\"]")
    try folder.write(
      "rules:\n  - { when: { description: grocer }, set: { category: \"Food:Groceries\" } }\n", to: "rules/r.yaml")
    try folder.write(
      "method: zero-based\nstart: 2026-01-01\ncurrency: EUR\ncategories: { Food: 300 }\n", to: "budget.yaml")
    try folder.write(["Date,Description,Amount", "2026-01-02,GROCER,-20.00"], to: "inbox/current.csv")
    let steps = [
      ["run"], ["budget", "assign", "Food", "120", "--force"], ["categories", "rename", "Food", "Fare"],
      ["accounts", "rename", "Current", "Giro"],
    ]
    for step in steps {
      let done = try Program.run(step + ["--today", "2026-01-05"], in: folder.url)
      #expect(done.status == 0, "\(step): \(done.stderr)")
    }
    let copy = folder.url.deletingLastPathComponent().appending(path: "Käse \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    try FileManager.default.copyItem(at: folder.url, to: copy)
    let before = try Self.files.map { try folder.text(of: $0) }
    for _ in 1..<steps.count {
      let undone = try Program.run(["undo", "--config", copy.path + "/daybook.yaml"], in: folder.url)
      #expect(undone.status == 0, "\(undone.stderr)")
    }
    #expect(try Self.files.map { try folder.text(of: $0) } == before)
    func text(_ name: String) throws -> String { try String(contentsOf: copy.appending(path: name), encoding: .utf8) }
    #expect(try text("budget.yaml").contains("Food: 300") && text("rules/r.yaml").contains("Food:Groceries"))
    #expect(try !text("assigned.csv").contains("120") && text("daybook.yaml").contains("Current"))
  }

  @Test func aReceiptIsNamedAsSeenFromTheFolder() throws {
    let folder = try TrustFolder(accounts: "name: Current, currency: EUR, files: [\"current*\"]")
    try folder.write(["Date,Description,Amount", "2026-01-02,GROCER,-20.00"], to: "inbox/current.csv")
    #expect(try folder.daybook("run", "--today", "2026-01-05").status == 0)
    let copy = folder.url.deletingLastPathComponent().appending(path: "Käse \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    try FileManager.default.copyItem(at: folder.url, to: copy)
    try Data("3 eggs".utf8).write(to: copy.appending(path: "receipt.txt"))
    let config = ["--config", copy.path + "/daybook.yaml"]
    let kept = try Program.run(
      ["transactions", "attach", "1", copy.appending(path: "receipt.txt").path] + config, in: folder.url)
    #expect(kept.status == 0, "\(kept.stderr)")
    let shown = try Program.run(["transactions", "1", "--format", "json"] + config, in: folder.url)
    #expect(shown.stdout.contains("\"receipt.txt\""), "\(shown.stdout)")
  }
}
