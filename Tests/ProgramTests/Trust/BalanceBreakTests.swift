import Foundation
import Testing

/// A break of the stated balances is one item, fails the check until somebody answers, and settles once it is mended.
@Suite struct BalanceBreakTests {
  private static let header = ["Date,Description,Amount,Balance"]
  private static let may = [
    "2025-05-01,Rent,-900.00,1100.00", "2025-05-10,Shop,-50.00,1050.00", "2025-05-20,Salary,2000.00,3050.00",
  ]
  private static let june = [
    "2025-06-01,Rent,-900.00,2150.00", "2025-06-10,Shop,-50.00,2100.00", "2025-06-15,Cafe,-10.00,2090.00",
    "2025-06-20,Salary,2000.00,4090.00", "2025-06-22,Shop,-9.00,4081.00",
  ]
  private static let july = ["2025-07-01,Rent,-900.00,3181.00", "2025-07-10,Shop,-50.00,3131.00"]
  private static let august = ["2025-08-01,Rent,-900.00,2231.00", "2025-08-10,Shop,-50.00,2181.00"]

  private static func folder() throws -> TrustFolder {
    try TrustFolder(accounts: "name: Current, currency: EUR, files: [\"*.csv\"]")
  }

  private static func take(_ rows: [String], _ name: String, _ folder: TrustFolder) throws {
    try folder.write(header + rows, to: name)
    #expect(try folder.daybook("import", name).status == 0)
  }

  private static func expectBroken(_ folder: TrustFolder, items: Int = 1) throws {
    #expect(try folder.waiting().map(\.kind) == Array(repeating: "balance", count: items))
    let check = try folder.daybook("check")
    #expect(check.status == 1, "\(check.stdout)")
    #expect(check.stdout.contains("1 problem"), "\(check.stdout)")
  }

  private static func expectSound(_ folder: TrustFolder) throws {
    #expect(try folder.waiting().isEmpty)
    let check = try folder.daybook("check")
    #expect(check.status == 0, "\(check.stdout)")
  }

  @Test func oneLostRowIsOneItemUntilTheRightFileComes() throws {
    let folder = try Self.folder()
    try Self.take(Self.may, "may.csv", folder)
    try Self.take(Self.june.filter { !$0.contains("Cafe") }, "june-short.csv", folder)
    try Self.expectBroken(folder)
    try Self.take(Self.july, "july.csv", folder)
    try Self.take(Self.august, "august.csv", folder)
    try Self.expectBroken(folder)
    try Self.take(Self.june, "june.csv", folder)
    try Self.expectSound(folder)
  }

  @Test func anAnsweredBreakStaysQuietUntilItIsAnother() throws {
    let folder = try Self.folder()
    try Self.take(Self.may, "may.csv", folder)
    try Self.take(Self.june.filter { !$0.contains("Cafe") }, "june-short.csv", folder)
    #expect(try folder.daybook("review", "accept", "1").status == 0)
    try Self.take(Self.july, "july.csv", folder)
    try Self.expectSound(folder)
    // August lacks a row of its own.
    try Self.take(Array(Self.august.suffix(1)), "august.csv", folder)
    try Self.expectBroken(folder)
  }

  @Test func aLostStatementIsOneItemUntilItComes() throws {
    let folder = try Self.folder()
    for (rows, name) in [(Self.may, "may.csv"), (Self.july, "july.csv"), (Self.august, "august.csv")] {
      try Self.take(rows, name, folder)
    }
    try Self.expectBroken(folder)
    // It came with a row too few: what is left is that row.
    try Self.take(Self.june.filter { !$0.contains("Cafe") }, "june-short.csv", folder)
    try Self.expectBroken(folder)
    try Self.take(Self.june, "june.csv", folder)
    try Self.expectSound(folder)
  }

  /// A balance that alone is wrong breaks the chain there and back again: one item.
  @Test func aMisprintIsOneItem() throws {
    let folder = try Self.folder()
    try Self.take(Self.may, "may.csv", folder)
    try Self.take(Self.june.map { $0.replacing("4090.00", with: "4900.00") }, "june-wrong.csv", folder)
    try Self.expectBroken(folder)
    try Self.take(Self.june, "june.csv", folder)
    try Self.expectSound(folder)
  }

  /// The row that could not be read is what is asked about; booked, it mends the chain.
  @Test func anUnreadableRowIsTheOneItem() throws {
    let folder = try Self.folder()
    try Self.take(Self.may, "may.csv", folder)
    try Self.take(Self.june.map { $0.replacing("Cafe,-10.00", with: "Cafe,-1O.OO") }, "june.csv", folder)
    #expect(try folder.waiting().map(\.kind) == ["row"])
    #expect(try folder.daybook("check").status == 1)
    #expect(try folder.daybook("review", "accept", "1", "--set", "amount=-10.00").status == 0)
    try Self.expectSound(folder)
  }

  /// Left out by a person, the row leaves a break that is told.
  @Test func aRowLeftOutLeavesABreak() throws {
    let folder = try Self.folder()
    try Self.take(Self.may, "may.csv", folder)
    try Self.take(Self.june.map { $0.replacing("Cafe,-10.00", with: "Cafe,-1O.OO") }, "june.csv", folder)
    #expect(try folder.daybook("review", "reject", "1").status == 0)
    try Self.expectBroken(folder)
    #expect(try folder.daybook("review", "accept", "2").status == 0)
    try Self.expectSound(folder)
  }

  /// Each kind of damage to a running column is one item and one problem, but for a line that its balance proves to be
  /// a doubling: that is left out.
  @Test func everyFaultIsHeard() throws {
    var chance = SplitMix64(seed: 384)
    for round in 0..<12 {
      let folder = try Self.folder()
      try Self.take(Self.may, "may.csv", folder)
      var rows = Self.june
      let place = Int(chance.next() % 3) + 1
      switch round % 3 {
      case 0: rows.remove(at: place)
      case 1: rows.insert(rows[place], at: place)
      default:
        var fields = rows[place].split(separator: ",").map(String.init)
        fields[2] = "-\(chance.next() % 90 + 100).25"
        rows[place] = fields.joined(separator: ",")
      }
      try Self.take(rows, "june.csv", folder)
      try Self.take(Self.july, "july.csv", folder)
      let isDoubled = round % 3 == 1
      #expect(try folder.waiting().map(\.kind) == (isDoubled ? [] : ["balance"]), "seed 384, round \(round): \(rows)")
      #expect(try folder.daybook("check").status == (isDoubled ? 0 : 1), "seed 384, round \(round): \(rows)")
    }
  }
}
