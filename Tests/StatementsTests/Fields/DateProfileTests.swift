import TestSupport
import Testing

@testable import Statements
@testable import Values

@Suite struct DateProfileTests {
  @Test func oneDayOver12Decides() {
    let profile = DateProfile(["03/01/2025", "04/01/2025", "", "25/01/2025", "total"])
    #expect(profile.orders == [.dmy])
    #expect(profile.exclusion(of: .mdy) == FieldSample(line: 4, text: "25/01/2025"))
    #expect(profile.count == 4)
    #expect(profile.blank == 1)
    #expect(profile.notDates == 1)
    #expect(profile.days(in: .dmy).map { Day(number: $0.lowerBound).description } == "2025-01-03")
    #expect(profile.days(in: .dmy).map { Day(number: $0.upperBound).description } == "2025-01-25")
    #expect(profile.steps(in: .dmy).rising == 2)
    #expect(profile.formName(order: .dmy) == "DD/MM/YYYY")
  }

  @Test func leavesTheUndecidedOpen() {
    let profile = DateProfile(["03/04/2025", "05/04/2025"])
    #expect(profile.orders == [.dmy, .mdy])
    #expect(profile.exclusion(of: .mdy) == nil)
    #expect(DateProfile(["03/04/25", "05/04/25"]).orders == [.dmy, .mdy])
  }

  @Test func followsConventions() {
    #expect(DateProfile(["03.04.2025", "05.04.2025"]).orders == [.dmy])
    #expect(DateProfile(["2025-04-03"]).orders == [.ymd])
    #expect(DateProfile(["2025-25-03"]).orders == [.ydm])
    #expect(DateProfile(["12.25.2024"]).orders == [.mdy])
    #expect(DateProfile(["3 Apr 2025"]).orders == [.dmy])
    #expect(DateProfile(["Apr 3, 2025"]).orders == [.mdy])
    #expect(DateProfile(["20250403", "20250405"]).orders == [.ymd])
    #expect(DateProfile(["25042025", "03042025"]).orders == [.dmy])
    #expect(DateProfile(["45660", "45661"]).orders == [.ymd])
    #expect(DateProfile(["28.11.25", "05.12.25"]).orders == [.dmy])
  }

  @Test func seesYearsInFront() {
    let orders = DateProfile(["25/01/03", "25/01/14", "25/01/30"]).orders
    #expect(orders.contains(.ymd))
    #expect(DateProfile(["14/01/25", "18/01/25", "30/01/25"]).orders == [.dmy])
  }

  @Test func namesForms() {
    #expect(DateProfile(["3/1/2025", "13/1/2025"]).formName(order: .dmy) == "D/M/YYYY")
    #expect(DateProfile(["2025-01-03"]).formName(order: .ymd) == "YYYY-MM-DD")
    #expect(DateProfile(["3 Jan 2025"]).formName(order: .dmy) == "D MMM YYYY")
    #expect(DateProfile(["03 Jan 25"]).formName(order: .dmy) == "DD MMM YY")
    #expect(DateProfile(["January 3, 2025"]).formName(order: .mdy) == "MMMM D, YYYY")
    #expect(DateProfile(["20250103"]).formName(order: .ymd) == "YYYYMMDD")
    #expect(DateProfile(["2025-01-03 10:15"]).formName(order: .ymd) == "YYYY-MM-DD HH:MM")
    #expect(DateProfile(["2025年1月3日"]).formName(order: .ymd) == "YYYY年M月D日")
    #expect(DateProfile(["45660"]).formName(order: .ymd) == "Excel serial")
  }

  @Test func languagesOfAColumnDecideNames() {
    let polish = DateProfile(["3 lis 2025", "4 gru 2025"])
    #expect(polish.orders == [.dmy])
    let text = "3 lis 2025"
    let day = text.withBytes { DateField.parse($0, order: .dmy, languages: polish.languages) }
    #expect(day == Day(year: 2025, month: 11, day: 3)?.number)
  }

  @Test func countsSteps() {
    let profile = DateProfile(["2025-01-05", "2025-01-05", "2025-01-03", "2025-01-02"])
    #expect(profile.steps(in: .ymd).falling == 2)
    #expect(profile.steps(in: .ymd).level == 1)
  }
}
