import Budgets
import Foundation
import Testing
import Values

@testable import Store
@testable import Workspace

@Suite struct ConfigurationTests {
  @Test func everyKey() throws {
    let folder = try Folder([
      "home/daybook.yaml": """
      book: ../book.sqlite
      inbox: /srv/inbox
      archive: done
      rules: my rules
      accounts:
        - name: Current
          currency: GBP
          kind: card
          opening: { date: 2024-01-01, balance: -1204.55 }
          files: ["current-*.csv"]
          number: "GB29 NWBK 6016"
          owner: Robin
          budget: off
          sign: inverted
          date_order: mdy
          layout: plain
          stale_after: 30
          closed: 2026-02-28
          prepare: "iconv -f cp850 -t utf-8"
        - { name: Yen, currency: jpy, files: yen.csv, number: 0012, opening: { date: 2024-01-01, balance: 1204 } }
      stages:
        categorize: { apply_suggestions: 0.99 }
        duplicates: { settle_days: 7 }
        periods: { calendar: monthly, start_day: 25, weekend: before }
        balances: { tolerance: 0.05 }
      notify: "mail -s Daybook me@example.org"
      heartbeat: "curl -fsS https://example.org/ping"
      """
    ])
    let configuration = try Configuration.load(path: folder.path + "/home/daybook.yaml")
    #expect(configuration.book == folder.path + "/book.sqlite")
    #expect(configuration.inbox == "/srv/inbox")
    #expect(configuration.archive == folder.path + "/home/done")
    #expect(configuration.rules == folder.path + "/home/my rules")
    let account = configuration.accounts[0]
    #expect(account.name == "Current" && account.currency.code == "GBP" && account.kind == "card")
    #expect(account.opening == .init(day: try #require(Day(iso: "2024-01-01")), balance: -120_455))
    #expect(account.files == ["current-*.csv"] && account.number == "GB29 NWBK 6016" && account.owner == "Robin")
    #expect(!account.isOnBudget && account.sign == "inverted" && account.dateOrder == "mdy")
    #expect(account.layout == "plain" && account.staleAfter == 30 && account.prepare == "iconv -f cp850 -t utf-8")
    #expect(account.closed == Day(iso: "2026-02-28"))
    let yen = configuration.accounts[1]
    #expect(yen.files == ["yen.csv"] && yen.number == "0012" && yen.opening?.balance == 1204 && yen.isOnBudget)
    #expect(configuration.stages.categorize?.applySuggestions == 0.99)
    #expect(configuration.stages.duplicates?.settleDays == 7)
    #expect(configuration.stages.periods?.calendar == PeriodCalendar(startDay: 25, weekend: .before))
    #expect(configuration.stages.balances?.tolerance(in: account.currency) == 5)
    #expect(configuration.stages.balances?.tolerance(in: yen.currency) == 0)
    #expect(configuration.notify == "mail -s Daybook me@example.org")
    #expect(configuration.heartbeat == "curl -fsS https://example.org/ping")
  }

  @Test func defaults() throws {
    let folder = try Folder(["daybook.yaml": "accounts:\r\n  - { name: Current, currency: EUR }\r\n"])
    let configuration = try Configuration.load(path: folder.path + "/daybook.yaml")
    #expect(configuration.book == folder.path + "/book.sqlite" && configuration.inbox == folder.path + "/inbox")
    #expect(configuration.archive == folder.path + "/archive" && configuration.rules == folder.path + "/rules")
    let account = configuration.accounts[0]
    #expect(account.kind == "checking" && account.isOnBudget && account.opening == nil && account.files.isEmpty)
    let stages = configuration.stages
    #expect(
      stages.categorize != nil && stages.duplicates != nil && stages.periods?.calendar == PeriodCalendar(startDay: 1))
    #expect(stages.balances?.tolerance(in: account.currency) == 0)
    #expect(configuration.notify == nil && configuration.heartbeat == nil)
    #expect(account.staleAfter == 35 && account.closed == nil)
  }

  @Test func stagesCanBeLeftOut() throws {
    let stages = "{ categorize: off, duplicates: off, periods: off, balances: on }"
    let folder = try Folder(["daybook.yaml": "accounts: [{ name: A, currency: EUR }]\nstages: \(stages)\n"])
    let configuration = try Configuration.load(path: folder.path + "/daybook.yaml")
    #expect(configuration.stages.categorize == nil && configuration.stages.duplicates == nil)
    #expect(configuration.stages.periods == nil && configuration.stages.balances != nil)
  }

  /// The inbox by another name is the inbox.
  @Test func linksAreSeenThrough() throws {
    let folder = try Folder(["daybook.yaml": "archive: old\naccounts: [{ name: A, currency: EUR }]\n", "inbox/a": ""])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/old", withDestinationPath: "inbox")
    #expect(throws: Diagnostics.self) { try Configuration.load(path: folder.path + "/daybook.yaml") }
    try FileManager.default.removeItem(atPath: folder.path + "/old")
    _ = try Configuration.load(path: folder.path + "/daybook.yaml")
  }

  @Test(arguments: [
    ("current-*.csv", "current-2025.csv", true), ("current-*.csv", "current.csv", false), ("*", "", true),
    ("?.csv", "a.csv", true), ("?.csv", ".csv", false), ("[a-c]*.csv", "b1.csv", true), ("[!a-c]*", "b", false),
    ("*.{csv,txt}", "x.txt", true), ("*.{csv,txt}", "x.ofx", false), ("a{b,c{d,e}}f", "acef", true), ("[x", "[x", true),
    ("*a*b*c", "xxaxxbxxc", true), ("*a*b*c", "xxaxxbxx", false), ("[]]", "]", true), ("銀行*", "銀行-1.csv", true),
  ])
  func globs(_ pattern: String, _ name: String, _ expected: Bool) {
    #expect(Glob(pattern).matches(name) == expected)
  }
}
