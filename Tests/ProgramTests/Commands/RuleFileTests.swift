import Foundation
import Testing

/// Rule files that a person wrote, and that commands add to or change.
@Suite struct RuleFileTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.take("2025-05-13,BLUE DOOR LEEDS,-10.00", "2025-05-14,BLUE DOOR YORK,-20.00", "2025-05-15,RENT,-30.00")
  }

  private func suggest() throws -> String {
    try folder.daybook("transactions", "set", "1", "2", "--category", "Food:Dining", "--quiet")
    try folder.daybook("rules", "suggest", "--write", "--quiet")
    try folder.daybook("rules", "check")
    return try folder.text(of: "rules/suggested.yaml")
  }

  @Test(arguments: [
    "rules:\n- when: { description: kiosk }\n  set: { category: Food }\n",
    "rules: # mine\n\n    - when:\n        description:\n        - kiosk\n      set: { category: Food }",
    "rules:\r\n- when: { description: kiosk }\r\n  set: { category: Food }\r\n", "",
  ])
  func suggestionsStandInTheListAsItIsWritten(_ text: String) throws {
    try folder.write(text, to: "rules/suggested.yaml")
    let new = try suggest()
    #expect(new.utf8.starts(with: text.utf8) && new.contains("blue door"), "\(new)")
    try folder.daybook("recategorize", "--quiet")
    #expect(try folder.daybook("rules", "explain", "BLUE DOOR HULL").contains("suggested.yaml"))
  }

  @Test(arguments: [
    "rules: [{ when: { description: kiosk }, set: { category: Food } }]\n",
    "categories:\n  Food:\n  - kiosk\n", "rules:\n  [{ when: { description: kiosk }, set: { category: Food } }]\n",
  ])
  func aFileThatIsWrittenOtherwiseStays(_ text: String) throws {
    try folder.write(text, to: "rules/suggested.yaml")
    #expect(try suggest() == text)
    #expect(try folder.text(of: "rules/suggested-2.yaml").contains("blue door"))
  }

  @Test func aLinkStaysALinkAndKeepsItsMode() throws {
    let (mine, link) = (folder.url.appending(path: "mine"), folder.url.appending(path: "rules/suggested.yaml"))
    try folder.write("rules:\n  - { when: { description: kiosk }, set: { category: Food } }\n", to: "mine")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: mine.path)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: mine)
    #expect(try suggest().contains("blue door"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == mine.path)
    #expect(try FileManager.default.attributesOfItem(atPath: mine.path)[.posixPermissions] as? Int == 0o600)
  }

  /// Two changes of a file, taken back in either order.
  @Test(arguments: [["2", "3"], ["3", "2"]])
  func changesOfAFileGoBackInAnyOrder(_ order: [String]) throws {
    let text = """
      rules:
        - { when: { description: door }, set: { split: [{ category: Home:Rent, share: 1 }, { category: Food, share: 1 }] } }
        - { when: { description: rent }, set: { category: Home:Rent } }

      """
    try folder.write(text, to: "rules/a.yaml")
    try folder.daybook("categories", "rename", "Food", "Meals and more", "--fix-rules", "--quiet")
    try folder.daybook("categories", "rename", "Home:Rent", "Lease", "--fix-rules", "--quiet")
    #expect(try folder.text(of: "rules/a.yaml").contains("Home:Lease, share: 1 }, { category: Meals and more,"))
    for run in order { #expect(try !folder.daybook("undo", run).contains("changed since")) }
    #expect(try folder.text(of: "rules/a.yaml") == text)
    try folder.daybook("rules", "check")
  }

  @Test func aLineThatAPersonChangedIsLeft() throws {
    try folder.write("categories:\n  Home:Rent: [rent]\n", to: "rules/a.yaml")
    try folder.daybook("categories", "rename", "Home:Rent", "Lease", "--fix-rules", "--quiet")
    try folder.write("categories:\n  Home:Leases: [rent]\n", to: "rules/a.yaml")
    #expect(try folder.daybook("undo").contains("changed since"))
    #expect(try folder.text(of: "rules/a.yaml") == "categories:\n  Home:Leases: [rent]\n")
  }

  /// A run says some, and where all are told.
  @Test func veryManyFaultsAreCounted() throws {
    let categories = (1...50).map { "  Nowhere\($0): [kiosk\($0)]\n" }.joined()
    try folder.write("categories:\n" + categories, to: "rules/a.yaml")
    let run = try folder.attempt("recategorize")
    #expect(run.status == 78)
    #expect(run.stderr.components(separatedBy: "no category").count == 21)
    let rest = "error: and 30 more\n  See all that is wrong in rule files with: daybook rules check\n"
    #expect(run.stderr.hasSuffix(rest))
    let check = try folder.attempt("rules", "check")
    #expect(check.stderr.components(separatedBy: "no category").count == 51)
  }
}
