import Foundation
import Testing

/// A bank that changes or drops a booked row in the next export of the same days.
@Suite struct ChangedRowTests {
  private static let march = [
    "2026-03-02,Rent,-800.00", "2026-03-09,Garage,-50.00", "2026-03-20,Shoes,-71.95", "2026-03-30,Salary,2100.00",
  ]

  private func book(_ second: [String]) throws -> CommandFolder {
    let folder = try CommandFolder()
    try folder.take(Self.march, from: "first.csv")
    try folder.take(second, from: "second.csv")
    return folder
  }

  private func march(garage: String?) -> [String] {
    Self.march.compactMap { $0.contains("Garage") ? garage : $0 }
  }

  @Test(arguments: ["-52.00", "50.00"])
  func anotherAmountIsHeldAndAsked(amount: String) throws {
    let folder = try book(march(garage: "2026-03-09,Garage,\(amount)"))
    #expect(try folder.values("status") == ["booked", "booked", "booked", "booked", "held"])
    let item = try folder.daybook("review", "show", "1")
    #expect(item.contains("\(amount) instead of -50.00"))
    #expect(item.contains("1  file  one row, and \(amount) counts as in this file"))
    try folder.daybook("review", "accept", "1")
    #expect(try folder.values("amount") == ["-800.00", amount, "-71.95", "2100.00"])
    try folder.daybook("undo")
    try folder.daybook("review", "accept", "1", "--option", "book")
    #expect(try folder.values("amount") == ["-800.00", "-50.00", "-71.95", "2100.00"])
    try folder.daybook("undo")
    try folder.daybook("review", "reject", "1")
    #expect(try folder.values("status") == ["booked", "booked", "booked", "booked", "booked"])
    #expect(try folder.daybook("check").contains("sound"))
  }

  /// Both amounts are known from then on, whatever was answered.
  @Test func itIsAskedOnce() throws {
    let folder = try book(march(garage: "2026-03-09,Garage,-52.00"))
    try folder.daybook("review", "accept", "1")
    try folder.take(Self.march + [""], from: "third.csv")
    try folder.take(march(garage: "2026-03-09,Garage,-52.00") + [""], from: "fourth.csv")
    #expect(try folder.values("amount") == ["-800.00", "-52.00", "-71.95", "2100.00"])
    #expect(try folder.daybook("review", "list", "--format", "json") == "[]\n")
  }

  @Test func aRowThatIsMissingIsSaid() throws {
    let folder = try book(march(garage: nil))
    #expect(try folder.values("status") == ["booked", "booked", "booked", "booked"])
    let item = try folder.daybook("review", "show", "1")
    #expect(item.contains("unlisted: -50.00 on 2026-03-09: in the book, not in this file"))
    #expect(item.contains("2026-03-09 -50.00 'Garage' of first.csv:3"))
    try folder.daybook("review", "accept", "1")
    #expect(try folder.values("amount") == ["-800.00", "-50.00", "-71.95", "2100.00"])
  }
}
