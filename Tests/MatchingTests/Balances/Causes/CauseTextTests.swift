import TestSupport
import Testing

@testable import Matching
@testable import Values

/// Each cause with its exact words: what it claims, and that its arithmetic gives the difference.
@Suite struct CauseTextTests {
  /// May 2025.
  private static let may = Day(iso: "2025-05-01").map(\.number) ?? 0
  private static let days = may...(may + 30)

  private struct Item {
    var day: Int32
    var amount: Int64
    var text: String
    var standing = GapRow.Standing.counted
    var isConverted = false

    init(
      _ day: Int32, _ amount: Int64, _ text: String, _ standing: GapRow.Standing = .counted, isConverted: Bool = false
    ) {
      (self.day, self.amount, self.text, self.standing) = (day, amount, text, standing)
      self.isConverted = isConverted
    }
  }

  /// Everyday rows, the same in each case.
  private static let usual = [
    Item(1, -85_000, "RENT"), Item(2, -4_560, "TESCO STORES 2041"), Item(5, -1_799, "SPOTIFY"), Item(9, 240_000, "PAY"),
    Item(12, -3_945, "SHELL"), Item(17, -730, "CAFE NERO"), Item(20, -20_000, "IKEA"), Item(25, -2_150, "BOOTS"),
  ]

  /// The likeliest cause of a difference among the usual rows and others. Days are those of May, from 1.
  private static func causes(
    _ difference: Int64, _ more: [Item] = [], change: (inout Gap) -> Void = { _ in }
  ) -> [Cause] {
    var gap = Gap(difference: difference, days: days, exponent: 2, texts: TextPool())
    change(&gap)
    var rows: [(GapRow, Bool)] = []
    for (place, item) in (usual + more).enumerated() {
      let row = GapRow(
        number: Int64(place), day: may + item.day - 1, amount: item.amount, text: gap.texts.intern(item.text),
        line: UInt32(place + 2), standing: item.standing, isConverted: item.isConverted)
      rows.append((row, gap.days.contains(row.day)))
    }
    var search = CauseSearch(gap)
    for (row, isInside) in rows { search.look(at: row, isInside: isInside) }
    return search.causes()
  }

  private static func expect(_ causes: [Cause], _ code: Cause.Code, rows: [Int64], _ message: String) {
    #expect(causes.first?.code == code)
    #expect(causes.first?.rows == rows)
    #expect(causes.first?.message.plain == message)
  }

  @Test func missing() {
    let causes = Self.causes(-1_234)
    Self.expect(causes, .missing, rows: [], "a row of -12.34 is missing between 2025-05-01 and 2025-05-31")
    #expect(causes.count == 1)
    #expect(causes[0].between == Self.days)
  }

  @Test func doubled() {
    Self.expect(
      Self.causes(4_560, [Item(3, -4_560, "TESCO STORES 2041")]), .doubled, rows: [8],
      "-45.60 twice: 2025-05-02 'TESCO STORES 2041' (line 3) and 2025-05-03 'TESCO STORES 2041' (line 10); "
        + "the difference is exactly 45.60")
  }

  @Test func oneOfSeveralIsDoubled() {
    let causes = Self.causes(
      350, [Item(4, -350, "BUS"), Item(4, -350, "BUS"), Item(6, -350, "TRAM"), Item(20, -350, "BUS")])
    Self.expect(
      causes, .doubled, rows: [9, 10],
      "one of 2 rows of -3.50 is doubled: 2025-05-04 'BUS' (line 10) and 2025-05-04 'BUS' (line 11), "
        + "2025-05-04 'BUS' (line 10) and 2025-05-06 'TRAM' (line 12); the difference is exactly 3.50")
    #expect(causes[0].isOneOf)
  }

  @Test func held() {
    Self.expect(
      Self.causes(-2_250, [Item(14, -2_250, "GYM", .held), Item(15, -990, "BOOKS", .held)]), .held, rows: [8],
      "the held row of -22.50 on 2025-05-14 'GYM' (line 10) accounts for it exactly")
  }

  @Test func threeThatWait() {
    let causes = Self.causes(
      -10_808, [Item(14, -2_250, "GYM", .held), Item(15, -990, "BOOKS", .held), Item(16, -7_568, "HOTEL", .pending)])
    Self.expect(
      causes, .held, rows: [8, 9, 10],
      "-22.50 and -9.90 and -75.68 make exactly -108.08: the held and pending rows on 2025-05-14 'GYM' (line 10), "
        + "2025-05-15 'BOOKS' (line 11), 2025-05-16 'HOTEL' (line 12)")
  }

  @Test func pending() {
    Self.expect(
      Self.causes(-6_000, [Item(30, -6_000, "HOTEL", .pending)]), .pending, rows: [8],
      "the pending row of -60.00 on 2025-05-30 'HOTEL' (line 10) was booked: it is exactly the difference")
  }

  @Test func sign() {
    Self.expect(
      Self.causes(-7_890, [Item(21, 3_945, "ESSO")]), .sign, rows: [8],
      "the sign of 39.45 is turned on 2025-05-21 'ESSO' (line 10): twice the amount is the difference of -78.90")
  }

  @Test func digits() {
    Self.expect(
      Self.causes(900), .digits, rows: [7],
      "two digits of -21.50 are swapped on 2025-05-25 'BOOTS' (line 9): -12.50 fits, a difference of exactly 9.00")
  }

  @Test func decimal() {
    Self.expect(
      Self.causes(18_000), .decimal, rows: [6],
      "-200.00 on 2025-05-20 'IKEA' (line 8) is 10 times too much: -20.00 fits, a difference of exactly 180.00")
    Self.expect(
      Self.causes(-72_270), .decimal, rows: [5],
      "-7.30 on 2025-05-17 'CAFE NERO' (line 7) is 100 times too little: -730.00 fits, a difference of exactly -722.70")
  }

  @Test func cents() {
    Self.expect(
      Self.causes(4), .cents, rows: [],
      "the difference of 0.04 is at the cent: one amount was rounded or converted otherwise")
    Self.expect(
      Self.causes(4, [Item(8, -3_318, "AMAZON.COM", isConverted: true)]), .cents, rows: [8],
      "the cents of -33.18 on 2025-05-08 'AMAZON.COM' (line 10) are wrong: -33.14 fits, a difference of exactly 0.04")
  }

  @Test func opening() {
    let causes = Self.causes(5_000) { gap in
      (gap.opening, gap.days) = (120_455, (Self.may - 30)...(Self.may - 1))
    }
    Self.expect(
      causes, .opening, rows: [],
      "the opening balance is 1204.55 and should be 1254.55: every balance since differs by the same 50.00")
    #expect(causes[0].remedy == .opening(125_455))
  }

  @Test func file() {
    let causes = Self.causes(-43_210) { $0.uncovered = (Self.may + 7)...(Self.may + 27) }
    Self.expect(
      causes, .file, rows: [],
      "no statement lists the days between 2025-05-08 and 2025-05-28: their rows, -432.10 in all, are missing")
  }

  @Test func account() {
    Self.expect(
      Self.causes(-3_000) { $0.mirrors = [.init(account: "Savings", day: Self.may + 11, difference: 3_000)] },
      .account, rows: [],
      "'Savings' differs by 30.00 on 2025-05-12, the opposite of -30.00: a row stands in the wrong account")
  }

  @Test func rowOfAnotherAccount() {
    Self.expect(
      Self.causes(3_000, [Item(11, -3_000, "BROKER")]) {
        $0.mirrors = [.init(account: "Savings", day: Self.may + 11, difference: -3_000)]
      },
      .account, rows: [8],
      "'Savings' differs by -30.00 on 2025-05-12, the opposite of 30.00: -30.00 on 2025-05-11 'BROKER' (line 10) "
        + "stands here and belongs there")
  }

  /// 5 March for 3 May.
  @Test func dayAndMonth() {
    Self.expect(
      Self.causes(-6_411, [Item(-56, -6_411, "NEXT")]), .dayOrder, rows: [8],
      "-64.11 on 2025-03-05 'NEXT' (line 10) has the wrong day: on 2025-05-03 the balance ties")
  }

  @Test func fee() {
    Self.expect(
      Self.causes(-500, [Item(-30, -500, "MONTHLY FEE"), Item(0, -500, "MONTHLY FEE")]), .fee, rows: [8, 9],
      "-5.00 as on 2025-03-31 'MONTHLY FEE' (line 10), 2025-04-30 'MONTHLY FEE' (line 11) is missing "
        + "between 2025-05-01 and 2025-05-31")
  }

  @Test func nothingToSay() { #expect(Self.causes(0).isEmpty) }

  /// Of 200 rows that wait, the one set of three; a second one, and nothing is claimed.
  @Test func threeOfTwoHundred() {
    var chance = SeededGenerator(seed: 33)
    let amounts = (0..<200).map { _ in -Int64.random(in: 1...40_000_000, using: &chance) * 7 }
    let open = amounts.map { Item(10, $0, "ROW", .held) }
    let sum = amounts[17] + amounts[101] + amounts[180]
    let time = ContinuousClock().measure {
      #expect(Self.causes(sum, open).first { $0.code == .held }?.rows == [25, 109, 188])
    }
    #expect(time < .milliseconds(100), "\(time)")
    #expect(!Self.causes(sum, open + open).contains { $0.code == .held })
  }
}
