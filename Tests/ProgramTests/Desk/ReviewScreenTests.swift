import Foundation
import Store
import Testing
import Workspace

@testable import daybook

/// Which key asks for what, without a terminal and without a book.
@Suite struct ReviewScreenTests {
  private func three() throws -> ReviewScreen {
    try ScreenItems.screen(
      ScreenItems.item(1, "row", #""account": "Card", "file": "card.csv", "line": 4"#),
      ScreenItems.item(2, "duplicate", #""account": "Current", "amount": "-12.00", "transaction": 6, "other": 2"#),
      ScreenItems.item(3, "question", #""options": [{"value": "dmy", "label": "d"}, {"value": "mdy", "label": "m"}]"#))
  }

  @Test func movesAndStopsAtTheEnds() throws {
    var screen = try three()
    for (keys, place) in [
      ("n", 1), ("j", 2), ("n", 2), ("p", 1), ("k", 0), ("p", 0), ("<down>", 1), ("<right>", 2), ("<up>", 1),
      ("<left>", 0), ("G", 2), ("g", 0),
    ] {
      screen.type(keys)
      #expect(screen.position == place, "after \(keys)")
    }
    screen.type("G")
    screen.type("n")
    #expect(screen.message == "This is the last item.")
    screen.type("g")
    #expect(screen.message.isEmpty)
    screen.type("p")
    #expect(screen.message == "This is the first item.")
  }

  @Test func answersBelongToTheItemThatShows() throws {
    var screen = try three()
    screen.type("n")
    guard case .decide(2, let accepted) = screen.type("a"), case .decide(2, let rejected) = screen.type("r"),
      case .edit(2, .skip) = screen.type("s")
    else { throw Unexpected() }
    #expect(accepted.verdict == .accept && rejected.verdict == .reject)
    guard case .undo = screen.type("u"), case .quit = screen.type("q"), case .quit = screen.type("<ctrl-c>") else {
      throw Unexpected()
    }
  }

  @Test func optionsAreChosenByNumber() throws {
    var screen = try three()
    screen.type("G")
    guard case .none = screen.type("a") else { throw Unexpected() }
    #expect(screen.message == "Choose one of the options by its number.")
    guard case .decide(3, let answer) = screen.type("2") else { throw Unexpected() }
    #expect(answer.verdict == .accept && answer.option == "2")
    for key in ["3", "0"] {
      guard case .none = screen.type(key) else { throw Unexpected() }
      #expect(screen.message == "'\(key)' does nothing here; ? shows all keys.")
    }
  }

  @Test func moreThanNineOptionsAreTyped() throws {
    let options = (1...12).map { #"{"value": "t\#($0)", "label": "of number \#($0)"}"# }.joined(separator: ",")
    var screen = try ScreenItems.screen(ScreenItems.item(1, "transfer", "\"options\": [\(options)]"))
    #expect(screen.text.contains("1-12"))
    guard case .none = screen.type("1"), case .decide(1, let answer) = screen.type("1<enter>") else {
      throw Unexpected()
    }
    #expect(answer.option == "11")
    guard case .none = screen.type("13<enter>") else { throw Unexpected() }
    #expect(screen.message == "There is no option 13.")
    guard case .none = screen.type("1<esc>") else { throw Unexpected() }
  }

  @Test func editsAskForAText() throws {
    var screen = try three()
    screen.type("n")
    guard case .edit(2, .assign("Food:Dining")) = screen.type("cFood:Dinnn<back><back>ing<enter>"),
      case .edit(2, .note("ask q?")) = screen.type("task q?<enter>"),
      case .edit(2, .split(let split)) = screen.type("xFood=5.00, Gifts=rest<enter>")
    else { throw Unexpected() }
    #expect(split.categories == ["Food", "Gifts"])
    guard case .none = screen.type("xFood<enter>"), case .none = screen.type("c<enter>"),
      case .none = screen.type("cFood<esc>")
    else { throw Unexpected() }
    #expect(screen.position == 1)
    guard case .quit = screen.type("cFood<ctrl-c>") else { throw Unexpected() }
  }

  @Test func aRowIsCorrected() throws {
    var screen = try three()
    guard case .decide(1, let answer) = screen.type("edate=2025-03-20 description=CAFE ROYAL<enter>") else {
      throw Unexpected()
    }
    #expect(answer.fields == ["date": "2025-03-20", "description": "CAFE ROYAL"])
    guard case .none = screen.type("enonsense<enter>") else { throw Unexpected() }
    #expect(screen.message.hasPrefix("Write what the row should say as"))
    // There is no transaction to edit, and elsewhere no row to correct.
    for key in ["c", "x", "t"] {
      screen.type(key)
      #expect(screen.message == "'\(key)' does nothing here; ? shows all keys.")
    }
    screen.type("ne")
    #expect(screen.message == "'e' does nothing here; ? shows all keys.")
  }

  @Test func helpShowsEveryKeyAndAnyKeyLeavesIt() throws {
    var screen = try three()
    screen.type("?")
    let help = screen.lines.dropLast(2)
    for key in ["a", "r", "1-9", "s", "e", "u", "c", "t", "x", "n", "p", "g", "G", "space", "b", "f", "q"] {
      #expect(help.contains { " \($0) ".contains(" \(key) ") || $0.contains(" \(key), ") }, "\(key)")
    }
    #expect(!screen.text.contains("…") && !screen.text.contains("more lines"))
    guard case .none = screen.type("q") else { throw Unexpected() }
    #expect(screen.text.contains("message 1"))
  }

  @Test(arguments: [
    ("row", [1]), ("card", [1]), ("CARD.csv", [1]), ("current", [2]), (">10", [2]), ("<20", [2]), (">10 <11", []),
    ("message 3", [3]), (">10 row", []), ("", [1, 2, 3]),
  ])
  func narrows(_ typed: String, _ ids: [Int64]) throws {
    var screen = try three()
    screen.type("Gf\(typed)<enter>")
    #expect(screen.items.map(\.id) == (ids.isEmpty ? [1, 2, 3] : ids))
    #expect(screen.message == (ids.isEmpty ? "No item is like that: \(typed)" : ""))
    #expect(screen.text.contains("(only: \(typed))") == (!ids.isEmpty && !typed.isEmpty))
    screen.type("f<enter>")
    #expect(screen.items.count == 3)
  }

  @Test func aFilterStaysWhenTheQueueIsReadAnew() throws {
    var screen = try three()
    screen.type("fcurrent<enter>")
    screen.replace([try ScreenItems.item(1, "row")])
    #expect(screen.item == nil && screen.text.contains("Press f and enter to see the rest."))
    screen.type("f<enter>")
    #expect(screen.item?.id == 1)
  }

  @Test func theNextItemTakesThePlaceOfOneThatWent() throws {
    var screen = try three()
    let items = screen.items
    screen.type("n")
    screen.replace([items[0], items[2]])
    #expect(screen.item?.id == 3)
    screen.replace([items[0]])
    #expect(screen.item?.id == 1)
    screen.replace(items, at: 2)
    #expect(screen.item?.id == 2)
    screen.replace([])
    #expect(screen.item == nil)
  }

  @Test func anEmptyQueueTakesNoAnswer() throws {
    var screen = ScreenItems.screen()
    #expect(screen.text.contains("Nothing waits."))
    for key in ["a", "r", "s", "c", "1", "n", "p", "g", "G", " ", "b"] {
      guard case .none = screen.type(key) else { throw Unexpected() }
      #expect(screen.text.contains("Nothing waits."), "after \(key)")
    }
  }

  private struct Unexpected: Error {}
}
