import Matching
import Testing

/// Which days statements leave out, as far as their rows tell.
@Suite struct AccountCoverageTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let spans: [ClosedRange<Int32>]
    let gaps: [ClosedRange<Int32>]
  }

  static let cases = [
    Case(testDescription: "a month between two", spans: [0...29, 59...88], gaps: [30...58]),
    Case(testDescription: "a few days between two", spans: [0...29, 33...60], gaps: []),
    Case(testDescription: "overlapping ones", spans: [0...29, 20...60, 65...88], gaps: []),
    Case(testDescription: "interest once a month", spans: [30...30, 60...60, 91...91], gaps: []),
    Case(testDescription: "a month without its interest", spans: [30...30, 60...60, 121...121], gaps: [61...120]),
    Case(testDescription: "two rows tell nothing", spans: [30...30, 60...60], gaps: []),
    Case(testDescription: "a week is missing", spans: [0...5, 7...12, 21...26], gaps: [13...20]),
    Case(testDescription: "half months, and a month between them", spans: [0...14, 45...58], gaps: [15...44]),
    Case(testDescription: "half months one after the other", spans: [0...14, 31...45], gaps: []),
  ]

  @Test(arguments: cases)
  func leavesOut(_ of: Case) {
    #expect(AccountCoverage(of.spans).gaps == of.gaps)
    #expect(AccountCoverage(of.spans.reversed()).gaps == of.gaps)
  }
}
