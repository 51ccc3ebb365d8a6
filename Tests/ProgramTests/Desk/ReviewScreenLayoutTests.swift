import Foundation
import Store
import Testing
import Workspace

@testable import daybook

/// How the review looks: as large as the terminal, in plain characters, with what matters in view.
@Suite struct ReviewScreenLayoutTests {
  private func duplicate(_ more: String = "") throws -> ReviewItem {
    try ScreenItems.item(
      12, "duplicate",
      #""account": "Current", "amount": "-12.00", "transaction": 6, "other": 2, "#
        + #""evidence": ["same amount", "2 days later", "other text: 'PAYPAL *ROASTERY'"]"# + more)
  }

  private func expectFit(_ screen: ReviewScreen) {
    #expect(screen.lines.count == screen.size.height)
    for line in screen.lines {
      #expect(displayWidth(line) <= screen.size.width, "\(line)")
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 32 && !(0x7F...0x9F).contains($0.value) }, "\(line)")
    }
  }

  @Test func aDuplicateShowsWholeOn80x24() throws {
    var screen = ScreenItems.screen(try duplicate())
    screen.detail = try ScreenItems.detail(screen.items[0], note: "a note")
    expectFit(screen)
    #expect(screen.overflow == 0)
    for text in [
      "Review  1 of 1  |  item 12, duplicate, Current, -12.00", "held (6)", "in the book (2)",
      "* date         2025-03-07", "* description  PAYPAL *ROASTERY", "  amount       -12.00 GBP",
      "  note         a note", "Why   same amount; 2 days later", "2,354.65 now, 2,354.65 after a, 2,342.65 after r",
      "a    they are the same", "r    they are two", "? keys  q quit",
    ] {
      #expect(screen.text.contains(text), "\(text)\n\(screen.text)")
    }
    // Of the account the title tells already.
    #expect(!screen.text.contains("account"))
  }

  static let texts = [
    "plain", String(repeating: "long text ", count: 60), String(repeating: "unbroken", count: 60),
    String(repeating: "電車賃と昼食", count: 40), "コンビニ " + String(repeating: "領収書 ", count: 50),
    "tab\tnewline\nreturn\r\nescape\u{1B}[31mred\u{1B}[0m bell\u{7} C1 \u{9B}2J", "e\u{301}té 👨‍👩‍👧 Ω", "", " ",
    "override \u{202E}txet", String(repeating: "a", count: 79) + "電",
  ]
  static let sizes = [(80, 24), (20, 6), (41, 60)]

  @Test(arguments: texts, sizes)
  func fits(_ text: String, _ size: (Int, Int)) throws {
    let json = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let more =
      #", "message": \#(json), "file": \#(json), "evidence": [\#(json)], "#
      + #""options": [{"value": "1", "label": \#(json)}]"#
    for kind in ["duplicate", "row"] {
      let item = try ScreenItems.item(7, kind, #""account": \#(json), "amount": "-1.00", "transaction": 6"# + more)
      var screen = ScreenItems.screen(item)
      screen.size = size
      expectFit(screen)
      screen.detail = try ScreenItems.detail(item, held: text, kept: "x" + text, note: text)
      expectFit(screen)
      for keys in ["    ", "bb", "?", "?c" + text.filter { $0 != "<" }, "<esc>"] {
        screen.type(keys)
        expectFit(screen)
      }
      screen.message = text
      expectFit(screen)
    }
  }

  @Test func theEndOfALongItemIsTheEnd() throws {
    let item = try ScreenItems.item(1, "row", #""message": "\#(String(repeating: "word ", count: 600))end""#)
    var screen = ScreenItems.screen(item)
    #expect(screen.overflow > screen.page && screen.text.contains("more lines: press the space bar"))
    screen.type(String(repeating: " ", count: 50))
    #expect(screen.scroll == screen.overflow)
    #expect(screen.text.contains("Else  It stays out") && !screen.text.contains("more lines"))
    let end = screen.lines
    screen.type("b")
    #expect(screen.lines != end)
    screen.type(" ")
    #expect(screen.lines == end)
    screen.type(String(repeating: "b", count: 50))
    #expect(screen.scroll == 0)
  }

  @Test func whatIsTypedStaysInView() throws {
    var screen = ScreenItems.screen(try duplicate())
    screen.type("t" + String(repeating: "電", count: 100) + "終")
    #expect(screen.lines.last?.hasSuffix("電終_") == true && screen.lines.last?.hasPrefix("> …") == true)
    expectFit(screen)
  }

  @Test func wideCharactersTakeTwoColumns() throws {
    #expect(displayWidth("電車") == 4 && displayWidth("ｶﾅ") == 2 && displayWidth("é") == 1)
    #expect(displayWidth("e\u{301}") == 1 && displayWidth("กี่") == 1 && displayWidth("שָׁלוֹם") == 4)
    #expect(["⭐", "☕", "❤️", "🇩🇪", "👨‍👩‍👧‍👦", "👍🏽", "1️⃣", "🫠", "한"].allSatisfy { displayWidth($0) == 2 })
    #expect("한글".decomposedStringWithCanonicalMapping.unicodeScalars.count == 6)
    #expect(displayWidth("한글".decomposedStringWithCanonicalMapping) == 4)
    #expect("電車賃".clipped(to: 5) == "電車…" && "電車賃".clipped(to: 4) == "電…")
    #expect("電車 賃".wrapped(to: 5) == ["電車", "賃"])
    #expect("電車賃電車賃".wrapped(to: 5) == ["電車", "賃電", "車賃"])
    var screen = ScreenItems.screen(try duplicate())
    screen.detail = try ScreenItems.detail(screen.items[0], held: "電車賃", kept: "バス")
    let line = try #require(screen.lines.first { $0.hasPrefix("* description") })
    let held = try #require(line.range(of: "バス")).lowerBound
    let titles = try #require(screen.lines.first { $0.hasPrefix("* differs") })
    let kept = try #require(titles.range(of: "in the book")).lowerBound
    #expect(displayWidth(String(line[..<held])) == displayWidth(String(titles[..<kept])))
  }

  @Test func linesBreakAtBlanksAndKeepTheirWords() {
    #expect("a bc def".wrapped(to: 4) == ["a bc", "def"])
    #expect("  - one two".wrapped(to: 8, hanging: 4) == ["  - one", "    two"])
    #expect("".wrapped(to: 4) == [""])
    for width in 2...30 {
      let text = "What  one twothree 電車 fourfivesixseveneight nine"
      let lines = text.wrapped(to: width, hanging: 0)
      #expect(lines.allSatisfy { displayWidth($0) <= width }, "\(width): \(lines)")
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " }, "\(width): \(lines)")
    }
  }
}
