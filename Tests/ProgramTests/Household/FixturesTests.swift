import Foundation
import Testing

/// The committed files are what the generator makes. `DAYBOOK_RECORD=1 swift test --filter FixturesTests` writes them anew.
@Suite struct FixturesTests {
  @Test func committedFilesAreTheGeneratorsOutput() throws {
    print("household seed: \(Household.seed)")
    if ProcessInfo.processInfo.environment["DAYBOOK_RECORD"] == "1" { try Fixtures.record() }
    let generated = Fixtures.generated()
    #expect(try Fixtures.present() == generated.map(\.path))
    for file in generated {
      let committed = try? Data(contentsOf: Fixtures.folder.appending(path: file.path))
      #expect(committed == Data(file.content), "\(file.path) differs; record it with DAYBOOK_RECORD=1")
    }
  }

  /// What the generator promises to the reader of the key, whatever its seed.
  @Test func filesHoldTheirPromises() {
    let household = Household()
    let statements = household.statements
    #expect(statements.count + BrokenFiles.all.count >= 60)
    #expect(Set(statements.map(\.name)).count == statements.count)
    for account in household.accounts {
      let spans = AnswerKey.inRunOrder(statements.filter { $0.account == account.name }).map(\.span)
      for (earlier, later) in zip(spans, spans.dropFirst()) {
        #expect(earlier.first < later.first || earlier.last < later.last, "\(account.name): the order is in doubt")
        #expect(later.first <= earlier.last, "\(account.name): a gap before \(later.first.iso)")
      }
    }
    for card in statements where card.account == "Card" {
      #expect(
        card.records.compactMap(\.day).contains { $0.civil.day > 12 }, "\(card.name) does not tell its date order")
    }
  }

  /// A purchase that is pending at first has no rival within two weeks that looks like it.
  @Test func pendingRowsSettleForCertain() throws {
    let card = try #require(Household().accounts.first { $0.name == "Card" })
    for event in card.events where event.faces.count > 1 {
      let (before, after) = (event.faces[0], event.last)
      #expect((0...5).contains(after.day - before.day))
      #expect(before.amount...0 ~= after.amount || after.amount.magnitude * 5 <= before.amount.magnitude * 6)
      #expect(after.text.hasPrefix(before.text))
      for other in card.events where other.number != event.number && abs(other.last.day - before.day) <= 14 {
        #expect(!other.last.text.contains(before.text), "\(before.text) on \(before.day.iso)")
        #expect(other.last.amount != after.amount, "\(before.text) on \(before.day.iso)")
      }
    }
  }
}
