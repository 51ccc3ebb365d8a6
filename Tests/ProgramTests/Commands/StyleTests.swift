import Foundation
import Testing

/// `style:` of daybook.yaml is how people see values, in every text and in nothing that programs read.
@Suite struct StyleTests {
  private func folder() throws -> CommandFolder {
    let folder = try CommandFolder()
    let style = "style: { date: dmy, number: \"1.234,56\", currency: symbol, symbol: before }\n"
    let opened = try folder.text(of: "daybook.yaml").replacing(
      "sign: as-written", with: "sign: as-written, opening: { date: 2025-04-30, balance: 0 }")
    try folder.write(opened + style, to: "daybook.yaml")
    try folder.write("rules:\n  - { when: { description: rent }, set: { review: why } }\n", to: "rules/a.yaml")
    try folder.take("2025-05-01,RENT MAY,-1210.50", "2025-05-03,SALARY,2000.00")
    return folder
  }

  @Test(arguments: [
    (["transactions"], ["01.05.2025", "-€1.210,50", "€789,50"]), (["accounts"], ["789,50"]),
    (["periods"], ["01.05.2025", "2.000,00"]), (["review", "show", "1"], ["01.05.2025", "-€1.210,50"]),
    (["review", "list"], ["-1.210,50"]), (["rules", "stats"], ["-1.210,50"]),
    (["recategorize", "--dry-run"], ["01.05.2025", "-1.210,50"]), (["report", "trend"], ["01.05.2025", "1.210,50"]),
    (["reconcile", "Current", "--date", "2025-05-03", "--balance", "1234.50"], ["03.05.2025", "1.234,50"]),
  ])
  func textsFollowIt(_ command: [String], _ values: [String]) throws {
    let folder = try folder()
    try folder.write("categories:\n  Home:Rent: [rent]\n", to: "rules/a.yaml")
    let text = try Program.run(command, in: folder.url).stdout
    for value in values { #expect(text.contains(value), "\(text)") }
    #expect(!text.contains("1210.50") && !text.contains("1,210.50"), "\(text)")
    for format in ["csv", "json"] {
      let said = try Program.run(command + ["--format", format], in: folder.url).stdout
      #expect(!said.contains("1.210,50") && !said.contains("01.05.2025") && !said.contains("€"), "\(said)")
    }
  }

  @Test func runsFollowItToo() throws {
    let folder = try folder()
    try FileManager.default.createDirectory(at: folder.url.appending(path: "inbox"), withIntermediateDirectories: true)
    try folder.write("Date,Description,Amount\n2025-06-01,RENT JUNE,-1210.50\n", to: "inbox/june.csv")
    let text = try folder.daybook("run")
    #expect(text.contains("01.06.2025 to 01.06.2025") && text.contains("1.210,50 out"), "\(text)")
  }

  @Test func budgetsFollowItToo() throws {
    let folder = try folder()
    try folder.write(
      "method: envelope\nstart: 2025-05-01\ncurrency: EUR\ncategories:\n  \"Home:Rent\": { plan: 1300, due: 5 }\n",
      to: "budget.yaml")
    let shown = try folder.daybook("budget", "show", "--today", "2025-05-04")
    #expect(shown.contains("01.05.2025 to 31.05.2025") && shown.contains("1.300,00"), "\(shown)")
    let due = try folder.daybook("budget", "due", "--today", "2025-05-04")
    #expect(due.contains("05.05.2025") && due.contains("1.300,00"), "\(due)")
    let given = try folder.daybook("budget", "assign", "Home:Rent", "1250", "--today", "2025-05-04", "--force")
    #expect(given.contains("1.250,00"), "\(given)")
  }
}
