import GRDB
import Store
import Testing
import Values

@testable import Workspace

/// A calendar that the disk changed is said, and never taken for another one.
@Suite struct CalendarInForceTests {
  @Test(arguments: ["{ calendar: monthly, start_dby: 1 }", "{ calendar: mnthly }", "", "[", "{ calendar: spans }"])
  func aDamagedCalendarIsNoCalendar(_ rule: String) throws {
    let folder = try Folder([
      "daybook.yaml": "accounts:\n  - { name: Current, currency: GBP }\n", "rules/a.yaml": "rules: []\n",
      "a.csv": "Date,Description,Amount\n2025-01-02,Shop,-1.00\n2025-01-03,Pay,5.00\n",
    ])
    let work = try WorkingFolder(config: folder.path + "/daybook.yaml", book: nil)
    _ = try work.importFiles([folder.path + "/a.csv"], account: "Current", .of("import"))
    #expect(try work.check().problems.isEmpty)
    let book = try DatabaseQueue(path: folder.path + "/book.sqlite")
    try book.write { try $0.execute(sql: "UPDATE calendar SET rule = ?", arguments: [rule]) }
    try book.close()
    #expect(try work.check().problems.map(\.place) == ["calendar"])
    #expect(throws: BookFailure.self) { try work.periods(through: .init(number: 20_300)) }
    let applied = try work.applyPeriods(.of("periods apply"))
    #expect(applied.changed == 0 && applied.to == "{ calendar: monthly, start_day: 1 }")
    #expect(try work.check().problems.isEmpty)
  }
}
