import Foundation
import Testing

/// A statement of few rows over days of which the book has very many is no complete list of them: its rows are looked
/// for one by one.
struct DenseBookTests {
  @Test func rowsThatTheBookHasAmongVeryManyAreItsOwn() throws {
    let folder = try TrustFolder(accounts: "name: Current, currency: EUR")
    func row(_ number: Int) -> String { "2024-03-\(10 + number % 15),Shop \(number),-\(number).25" }
    try folder.write(["Date,Description,Amount"] + (0..<11_000).map(row), to: "all.csv")
    #expect(try folder.daybook("import", "all.csv").status == 0)
    let known = [100, 2_345, 10_999].map(row)
    let fresh = ["2024-03-20,Bakery,-3.10", "2024-03-21,Tram,-2.75"]
    try folder.write(["Date,Description,Amount"] + known + fresh, to: "few.csv")
    let outcome = try folder.daybook("import", "few.csv")
    #expect(outcome.status == 0, "\(outcome.stderr)")
    #expect(try folder.booked().count == 11_002)
  }
}
