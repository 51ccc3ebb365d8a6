import TestSupport
import Testing

@testable import Matching
@testable import Values

/// What evidence comes to, and what of it a person reads.
@Suite struct EvidenceTests {
  private static func reasons(_ weights: [Int], within bounds: ClosedRange<Int> = Int.min...Int.max) -> [String] {
    var evidence = Evidence<String>(within: bounds)
    for weight in weights { evidence.add(Level(weight) { "\(weight) \($0)" }.whereItDecides) }
    evidence.add(Level(0) { _ in nil })
    evidence.add(Level(0, "always"))
    var name = "bits"
    return evidence.reasons(&name, bars: [10]).map(\.plain)
  }

  @Test func whatDecidesIsSaid() {
    #expect(Self.reasons([7, 3]) == ["7 bits", "3 bits", "always"])
    #expect(Self.reasons([8, 3]) == ["8 bits", "3 bits", "always"])
    #expect(Self.reasons([11, 1]) == ["11 bits", "always"])
    #expect(Self.reasons([11, -2]) == ["-2 bits", "always"])
    #expect(Self.reasons([11, -1]) == ["11 bits", "always"])
    // What the sum is held at does not hang on any of them.
    #expect(Self.reasons([20, 20], within: 10...10) == ["always"])
  }

  /// Nineteen days that both lists have, with ids that stay.
  private static let background = (1...19 as ClosedRange<Int32>).map {
    Row($0, -1_011 - 137 * Int64($0), "SHOP \($0)", reference: "S\($0)")
  }

  private static func reasons(of row: Row, after before: Row) -> [String] {
    var book = TinyBook()
    book.take(background + [before])
    return book.take(background + [row]).evidence.flatMap(\.reasons).map(\.plain)
  }

  @Test func theBanksIdIsSaid() {
    let before = Row(9, -5_000, "GARAGE", reference: "A")
    #expect(
      Self.reasons(of: Row(9, -5_200, "GARAGE", reference: "A"), after: before) == [
        "-52.00 instead of -50.00", "same day", "same text", "same id of the bank",
      ])
  }

  /// The amount says 2, two days 3, the text -2, the lists 4 and 3: without either list it is no question.
  @Test func whatAListLacksIsSaid() {
    #expect(
      Self.reasons(of: Row(11, -1_200, "ROASTERY"), after: Row(9, -1_200, "COFFEE")) == [
        "same amount", "2 days later", "the file covers 1970-01-10, but lacks the book's row",
        "an earlier file covers 1970-01-12, but lacks this row", "other text: 'ROASTERY' for 'COFFEE'",
      ])
  }

  @Test(arguments: [(2, "no other row around has"), (3, "other rows have too")])
  func anAmountSaysWhetherItIsRare(frequency: Int, words: String) {
    func row(_ id: Int64, _ account: Int, _ amount: Int64) -> TransferRow {
      TransferRow(id: id, account: account, day: 4, amount: amount, description: 0, frequency: frequency)
    }
    var texts = TransferTexts(TransferHousehold.accounts)
    let comparison = TransferComparison(
      row(1, 0, -5_000), row(2, 2, 5_000), TransferHousehold.accounts, days: 4, &texts, TextPool())
    #expect(comparison.reasons == ["same amount, which \(words)", "same day"])
  }
}
