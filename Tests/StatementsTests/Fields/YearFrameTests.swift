import TestSupport
import Testing

@testable import Statements
@testable import Values

struct YearFrameTests {
  private func day(_ text: String, _ order: DateOrder, upTo last: String) throws -> String? {
    let last = try #require(last.withBytes { DateField.parse($0, order: .ymd) })
    return text.withBytes { YearFrame(last: last).day($0, order: order) }.map { Day(number: $0).description }
  }

  @Test func theYearIsTheLatestInTheFrame() throws {
    for text in ["31.12.", "31.12", "31/12", "31-12", "31 Dec", "31. Dezember", "Dec 31"] {
      let order = text.hasPrefix("Dec") ? DateOrder.mdy : .dmy
      #expect(try day(text, order, upTo: "2025-01-15") == "2024-12-31")
      #expect(try day(text, order, upTo: "2024-12-31") == "2024-12-31")
      #expect(try day(text, order, upTo: "2024-12-30") == "2023-12-31")
    }
    #expect(try day("12月31日", .ymd, upTo: "2025-01-15") == "2024-12-31")
    #expect(try day("12/31", .mdy, upTo: "2025-01-15") == "2024-12-31")
  }

  @Test func theLeapDayNeedsItsYear() throws {
    #expect(try day("29.02.", .dmy, upTo: "2024-12-31") == "2024-02-29")
    #expect(try day("29.02.", .dmy, upTo: "2025-02-27") == "2024-02-29")
    #expect(try day("29.02.", .dmy, upTo: "2025-12-31") == nil)
  }

  @Test func otherTextsAreNoDays() throws {
    for text in ["1234", "31.13.", "32/01", "1.2.3", "12,31", "Dec", "Dec 2024", "3 cats", "12/31 10:15", "", "-1.5"] {
      for order in DateOrder.allCases { #expect(try day(text, order, upTo: "2025-01-15") == nil, "\(text)") }
    }
  }
}
