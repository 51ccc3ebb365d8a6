import Rules
import TestSupport
import Testing
import Values

@Suite struct SuggesterTests {
  private let transport: Int64 = 1
  private let food: Int64 = 2

  private func suggestion(
    _ description: String, _ amount: Int64 = -1_250, account: Int64 = 1, after decided: [(String, Int64, Int64, Int64)]
  ) -> Suggestion? {
    let rows = decided.map {
      DecidedRow(words: TellingWords($0.0), category: $0.1, account: $0.3, amount: $0.2)
    }
    let asked = UndecidedRow(words: TellingWords(description), account: account, amount: amount)
    return Suggester().suggestion(for: asked) { key in rows.filter { key.matches($0.words) } }
  }

  private func times(_ count: Int, _ text: String, _ category: Int64, _ amount: Int64 = -900, account: Int64 = 1)
    -> [(String, Int64, Int64, Int64)]
  {
    (0..<count).map { ("\(text) \(1_000 + $0)", category, amount - Int64($0 * 1_000), account) }
  }

  @Test func payeeSpeaksForItself() throws {
    let found = try #require(suggestion("CITYCAB 7713", after: times(18, "CITYCAB", transport)))
    #expect(found.category == transport)
    #expect(found.confidence > 0.999)
    #expect(
      found.reason(payee: "citycab", category: "Transport", amount: "-12.50", account: "Card")
        == "18 of 18 times CITYCAB went to Transport")
  }

  @Test func knowsWhenItDoesNotKnow() {
    #expect(suggestion("CITYCAB", after: []) == nil)
    #expect(suggestion("CITYCAB", after: times(1, "CITYCAB", transport)) == nil)
    #expect(suggestion("CITYCAB", after: times(6, "CITYCAB", transport) + times(3, "CITYCAB", food)) == nil)
    #expect(suggestion("CITYCAB", 1_250, after: times(18, "CITYCAB", transport)) == nil)
  }

  @Test func twiceIsProposedAndFourTimesCertain() {
    let twice = suggestion("CITYCAB", after: times(2, "CITYCAB", transport))
    #expect((0.97..<0.99).contains(twice?.confidence ?? 0))
    #expect(suggestion("CITYCAB", after: times(4, "CITYCAB", transport))?.confidence ?? 0 >= 0.99)
  }

  @Test func oneSlipInManyIsNoConflict() {
    let decided = times(99, "CITYCAB", transport) + times(1, "CITYCAB", food)
    #expect(suggestion("CITYCAB", after: decided)?.agreeing == 99)
  }

  @Test func amountTellsWherePayeeDoesNot() throws {
    let prime = (0..<4).map { _ in ("BRAWICK.COM*AB2C7", transport, Int64(-899), Int64(1)) }
    let decided = prime + times(4, "BRAWICK.COM", food, -5_000)
    let found = try #require(suggestion("BRAWICK.COM*9X7K2", -899, after: decided))
    #expect(found.category == transport)
    #expect(found.basis == .amount)
    #expect(suggestion("BRAWICK.COM*9X7K2", -2_000, after: decided) == nil)
  }

  @Test func accountTellsWherePayeeDoesNot() {
    let decided = times(5, "BRAWICK", food, account: 1) + times(5, "BRAWICK", transport, account: 2)
    #expect(suggestion("BRAWICK", -77, account: 2, after: decided)?.basis == .account)
    #expect(suggestion("BRAWICK", -77, account: 3, after: decided) == nil)
  }

  @Test func wordOfOtherPayeesConfirmsWhatWasSeenOnce() throws {
    let others = times(1, "APOTHEKE AM MARKT", 3) + times(4, "LINDEN-APOTHEKE", 3)
    let once = times(1, "ADLER APOTHEKE", 3)
    let found = try #require(suggestion("ADLER APOTHEKE", after: once + others))
    #expect((0.97..<0.99).contains(found.confidence))
    #expect(
      found.reason(payee: "adler apotheke", category: "Health", amount: "-12.50", account: "Card")
        == "1 of 1 times ADLER APOTHEKE, and 2 of 2 other payees with APOTHEKE, went to Health")
    #expect(suggestion("ADLER APOTHEKE", after: others) == nil)
    #expect(suggestion("ADLER APOTHEKE", after: times(1, "ADLER APOTHEKE", food) + others) == nil)
  }

  @Test func confidenceGrowsWithEvidence() {
    var last = 0.0
    for count in 2..<60 {
      let confidence = suggestion("CITYCAB", after: times(count, "CITYCAB", transport))?.confidence ?? 0
      #expect(confidence > last && confidence < 1)
      last = confidence
    }
  }

  @Test func wordsLeaveCodesAndDatesOut() {
    #expect(TellingWords("AMAZON.CO.UK*2K4TY1RG4 12 MAR").key == "amazon co uk")
    #expect(TellingWords("Café  Zoë, 10115 BERLIN").key == "cafe zoe berlin")
    #expect(TellingWords("7ELEVEN O2 SHOP").key == "7eleven o2 shop")
    #expect(TellingWords("MARCH HARE MAR BELLA").key == "march hare mar bella")
    #expect(TellingWords("12345 678").key == "12345 678")
    #expect(TellingWords("").key.isEmpty)
  }

  /// The second year of three households after their first. The benchmarks do it for a hundred, where payees that were
  /// seen at most twice come out at 98 %; one of them more or less is 2 % here.
  @Test func secondYearAfterTheFirst() {
    let split = TimeSplit(seeds: 1...3)
    print("made-up households, seeds 1...3: \(split)")
    #expect(split.applied.precision >= 0.99)
    #expect(split.applied.coverage >= 0.5)
    #expect(split.rareProposals.precision >= 0.95)
    #expect(split.rareProposals.proposed > 30)
  }
}
