import Foundation
import Glibc
import Testing

/// The review as a person has it: the program on a terminal, keys that are typed, and the book afterwards.
@Suite struct DeskTerminalTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    let folder = try Self.folder.get().url
    for name in ["daybook.yaml", "book.sqlite"] {
      try FileManager.default.copyItem(at: folder.appending(path: name), to: scratch.url.appending(path: name))
    }
    #expect(try queue("open") == ["duplicate", "duplicate", "duplicate", "row"])
  }

  /// A book with three rows that may be in it already, and one that cannot be read.
  private static let folder = Result {
    let scratch = try ScratchFolder()
    let files = [
      "daybook.yaml": """
      accounts:
        - { name: Current, currency: GBP, opening: { date: 2025-02-28, balance: 1000.00 }, files: ["*.csv"] }

      """,
      "a.csv": """
      Date,Description,Amount
      2025-03-01,STATION,-3.20
      2025-03-05,COFFEE HOUSE 123,-12.00
      2025-03-11,喫茶店,-45.67
      2025-03-17,FLORIST,-31.19
      2025-03-30,RENT,-650.00

      """,
      "b.csv": """
      Date,Description,Amount
      2025-03-01,STATION,-3.20
      2025-03-07,PAYPAL *ROASTERY,-12.00
      2025-03-13,ペイペイ,-45.67
      2025-03-19,CARD PAYMENT 77,-31.19
      2025-03-2x,LIBRARY,-1.50
      2025-03-30,RENT,-650.00

      """,
    ]
    for (name, text) in files { try Data(text.utf8).write(to: scratch.url.appending(path: name)) }
    for name in ["a.csv", "b.csv"] { #expect(try Program.run(["import", name], in: scratch.url).status == 0) }
    return scratch
  }

  private func daybook(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: scratch.url)
  }

  private func queue(_ state: String) throws -> [String] {
    try daybook("review", "list", "--state", state, "--format", "csv").stdout.split(separator: "\n").dropFirst()
      .map { String($0.split(separator: ",")[1]) }.sorted()
  }

  private func desk(_ arguments: String..., type: String = "xterm") throws -> PseudoTerminal {
    try PseudoTerminal(["review"] + arguments, in: scratch.url, type: type)
  }

  @Test func answersFromTheKeyboardAreInTheBook() throws {
    let terminal = try desk()
    let before = terminal.settings
    try terminal.start()
    try terminal.wait(for: "Review  1 of 4", "LIBRARY", "q quit")
    #expect(terminal.isRaw && terminal.screen.isAlternate)
    #expect(terminal.screen.lines.count { $0 == String(repeating: "-", count: 80) } == 2)
    terminal.type("edate=2025-03-20\r")
    try terminal.wait(for: "Review  1 of 3", "Done as run 3; u takes it back.", "COFFEE HOUSE 123")
    terminal.type("u")
    try terminal.wait(for: "Review  1 of 4", "Took back run 3.", "LIBRARY")
    terminal.type("\u{1B}[B")
    try terminal.wait(for: "Review  2 of 4", "COFFEE HOUSE 123")
    terminal.type("a")
    try terminal.wait(for: "Review  2 of 3", "Done as run 5", "ペイペイ", "喫茶店")
    terminal.type("r")
    try terminal.wait(for: "Review  2 of 2", "Done as run 6", "FLORIST")
    terminal.type("tasked the bank\r")
    try terminal.wait(for: "Done as run 7", "note         asked the bank")
    terminal.type("fcoffee\r")
    try terminal.wait(for: "No item is like that: coffee")
    terminal.type("f>30\r")
    try terminal.wait(for: "Review  1 of 1 (only: >30)", "FLORIST")
    terminal.type("?")
    try terminal.wait(for: "any key goes back")
    terminal.type("?")
    try terminal.wait(for: "they are the same")
    terminal.type("q")
    #expect(try terminal.ended() == 0)
    #expect(terminal.settings == before && !terminal.screen.isAlternate)
    #expect(terminal.screen.others.isEmpty)
    #expect(terminal.screen.said == "3 decisions in the book, see them with: daybook log\n2 items still wait.")
    #expect(try queue("accepted") == ["duplicate"] && queue("rejected") == ["duplicate"])
    #expect(try queue("open") == ["duplicate", "row"])
    let held = try daybook("transactions", "--status", "held", "--format", "json").stdout
    #expect(held.contains("CARD PAYMENT 77") && held.contains("asked the bank"))
    #expect(try daybook("accounts", "--format", "csv").stdout.contains("212.27"))
  }

  @Test func whatIsLeftWaitsAndWhatIsSkippedComesLast() throws {
    let first = try desk()
    try first.start()
    try first.wait(for: "Review  1 of 4", "LIBRARY", "q quit")
    first.type("s")
    try first.wait(for: "Done as run 3", "COFFEE HOUSE 123")
    first.type("q")
    #expect(try first.ended() == 0)
    let second = try desk()
    try second.start()
    try second.wait(for: "Review  1 of 4", "COFFEE HOUSE 123", "q quit")
    second.type("G")
    try second.wait(for: "Review  4 of 4", "LIBRARY")
    second.type("\u{3}")
    #expect(try second.ended() == 0)
    #expect(second.screen.said == "4 items still wait.")
  }

  /// Signals end the program as they end any, with the terminal as it was.
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func aSignalLeavesTheTerminalAsItWas(_ number: Int32) throws {
    let terminal = try desk()
    let before = terminal.settings
    try terminal.start()
    try terminal.wait(for: "Review  1 of 4", "q quit")
    #expect(terminal.isRaw && terminal.settings != before)
    terminal.signal(number)
    #expect(try terminal.ended() == 128 + number)
    #expect(terminal.settings == before && !terminal.screen.isAlternate)
  }

  @Test func aBookThatGoesAwayIsSaidAndTheTerminalIsLeft() throws {
    let terminal = try desk()
    let before = terminal.settings
    try terminal.start()
    try terminal.wait(for: "Review  1 of 4", "q quit")
    try Data("no book".utf8).write(to: scratch.url.appending(path: "book.sqlite"))
    terminal.type("a")
    try terminal.wait(for: "error:", "q quit")
    terminal.type("q")
    #expect(try terminal.ended() == 0)
    #expect(terminal.settings == before && !terminal.screen.isAlternate)
  }

  @Test func anItemDecidedElsewhereIsSaidAndGone() throws {
    let terminal = try desk()
    try terminal.start()
    try terminal.wait(for: "Review  1 of 4", "LIBRARY", "q quit")
    #expect(try daybook("review", "reject", "1", "--quiet").status == 0)
    terminal.type("edate=2025-03-20\r")
    try terminal.wait(for: "Review  1 of 3", "error: review item 1 is rejected already", "COFFEE HOUSE 123")
    terminal.type("q")
    #expect(try terminal.ended() == 0)
    #expect(try queue("accepted").isEmpty)
  }

  @Test func aWindowThatClosesEndsIt() throws {
    let terminal = try desk()
    try terminal.start()
    try terminal.wait(for: "Review  1 of 4", "q quit")
    terminal.hangUp()
    #expect(try terminal.ended() == 0)
  }

  @Test func withNothingToDoThereIsNoScreen() throws {
    for (option, value, status, said) in [
      ("--kind", "balance", Int32(0), "Nothing waits."), ("--account", "Nowhere", 64, "error: no account 'Nowhere'"),
    ] {
      let terminal = try desk(option, value)
      let before = terminal.settings
      try terminal.start()
      #expect(try terminal.ended() == status)
      #expect(terminal.screen.text.hasPrefix(said))
      #expect(terminal.settings == before)
    }
  }

  @Test func aTerminalWithoutACursorGetsPlainText() throws {
    let terminal = try desk("--kind", "duplicate", type: "dumb")
    try terminal.start()
    try terminal.wait(for: "Review  1 of 3", "q quit")
    terminal.type("q")
    #expect(try terminal.ended() == 0)
    #expect(terminal.screen.others.isEmpty && !terminal.screen.isAlternate)
  }
}
