import Testing

@testable import Budgets
@testable import Values

@Suite struct PlanTemplateTests {
  private func term(_ text: String, isCategory: (String) -> Bool = { _ in false }) throws -> PlanTemplate.Term {
    try PlanTemplate.Term(parsing: text, currency: pounds, isCategory: isCategory)
  }

  private func fault(_ text: String) -> BudgetTextFault? {
    do throws(BudgetTextFault) {
      _ = try PlanTemplate.Term(parsing: text, currency: pounds)
      return nil
    } catch { return error }
  }

  @Test func everyPlanIsRead() throws {
    let tenth = try #require(Percent(hundredths: 1250))
    let christmas = day("2026-12-25")
    let plans: [(String, PlanTemplate.Kind)] = [
      ("450", .amount(45_000)), ("450.5", .amount(45_050)), ("0", .amount(0)),
      ("12.5% of income", .percent(tenth, of: nil)), ("12.5% Of Income", .percent(tenth, of: nil)),
      ("12.5%  of Income:Salary", .percent(tenth, of: "Income:Salary")),
      ("12.5% of Income:Side work", .percent(tenth, of: "Income:Side work")),
      ("1200 by 2026-12-25", .by(120_000, day: christmas, everyMonths: nil)),
      ("1200 by 2026-12-25 every 12 months", .by(120_000, day: christmas, everyMonths: 12)),
      ("1200 by 2026-12-25 every 1 month", .by(120_000, day: christmas, everyMonths: 1)),
      ("average 3", .average(3)), ("up to 500", .upTo(50_000)), ("Share 2", .share(2)),
    ]
    for (text, kind) in plans { #expect(try term(text) == PlanTemplate.Term(kind, pounds), "\(text)") }
  }

  @Test func aCodeNamesTheCurrency() throws {
    #expect(try term("30000 JPY") == PlanTemplate.Term(.amount(30_000), yen))
    #expect(try term("up to 500 TWD") == PlanTemplate.Term(.upTo(500), taiwanDollars))
    #expect(try term("share 2 JPY") == PlanTemplate.Term(.share(2), yen))
    #expect(try term("average 2 JPY").currency == yen && term("5% of income JPY").currency == yen)
    let fifth = try #require(Percent(hundredths: 500))
    #expect(try term("5% of Income:Job JPY") == PlanTemplate.Term(.percent(fifth, of: "Income:Job"), yen))
    // A category whose name ends like a code is that category.
    let known = try term("5% of Income:Job JPY") { $0 == "Income:Job JPY" }
    #expect(known == PlanTemplate.Term(.percent(fifth, of: "Income:Job JPY"), pounds))
    let due = try term("1200 JPY by 2026-12-25")
    #expect(due == PlanTemplate.Term(.by(1200, day: day("2026-12-25"), everyMonths: nil), yen))
  }

  @Test func whatCannotBeUnderstoodIsPointedAt() {
    let wrong: [(String, BudgetTextFault.Reason, String)] = [
      ("", .plan, ""), ("lots", .plan, "lots"), ("up 500", .plan, "up"), ("up to", .plan, "up"),
      ("450.505", .tooManyDecimals(pounds), "450.505"), ("450.5 JPY", .tooManyDecimals(yen), "450.5"),
      ("-450", .negative, "-450"), ("1,200", .amount, "1,200"), ("up to ten", .amount, "ten"),
      ("99999999999999999999", .tooMuch, "99999999999999999999"), ("450 XQX", .unknownCurrency("XQX"), "XQX"),
      ("450 now", .leftOver, "now"), ("average 3 of them", .leftOver, "of them"),
      ("112% of income", .percent(.outOfRange), "112%"), ("-1% of income", .percent(.outOfRange), "-1%"),
      ("1.234% of income", .percent(.tooManyDecimals(allowed: 2)), "1.234%"),
      ("x% of income", .percent(.notANumber), "x%"),
      ("12%", .sourceMissing, "12%"), ("12% income", .sourceMissing, "12%"), ("12% of", .sourceMissing, "12%"),
      ("1200 by", .day, "1200"), ("1200 by 2026-02-29", .day, "2026-02-29"), ("1200 by May", .day, "May"),
      ("1200 by 2026-12-25 every", .months, "every"), ("1200 by 2026-12-25 every 0 months", .months, "0"),
      ("1200 by 2026-12-25 every 2 years", .months, "2"), ("1200 by 2026-12-25 yearly", .leftOver, "yearly"),
      ("average", .periods, "average"), ("average 0", .periods, "0"), ("average some", .periods, "some"),
      ("share", .weight, "share"), ("share 0", .weight, "0"), ("share 1.5", .weight, "1.5"),
    ]
    for (text, reason, part) in wrong {
      let fault = fault(text)
      #expect(fault?.reason == reason, "\(text)")
      #expect(fault.map { String(text.dropFirst($0.offset).prefix($0.length)) } == part, "\(text)")
    }
  }

  /// What a message gives as an example can be understood.
  @Test func examplesCanBeUnderstood() throws {
    let reasons: [BudgetTextFault.Reason] = [
      .plan, .amount, .negative, .tooManyDecimals(pounds), .tooMuch, .unknownCurrency("XQX"),
      .percent(.outOfRange), .percent(.notANumber), .percent(.tooManyDecimals(allowed: 2)), .sourceMissing, .day,
      .months, .periods, .weight, .leftOver,
    ]
    var messages: Set<String> = []
    for reason in reasons {
      let fault = BudgetTextFault(reason, offset: 2, length: 3)
      messages.insert(fault.message("x 123 y"))
      for example in fault.example.split(separator: " · ") { _ = try term(String(example)) }
    }
    #expect(messages.count == reasons.count && messages.contains("'123' is not a plan"))
    #expect(BudgetTextFault(.tooManyDecimals(yen), offset: 0, length: 3).message("1.5") == "JPY has no decimals: '1.5'")
    for example in BudgetTextFault(.due, offset: 0, length: 1).example.split(separator: " · ") {
      #expect(try DueRule(parsing: example).text == example)
    }
  }

  @Test func amountsOfLinesHaveSignsAndCodes() throws {
    #expect(try CurrencyAmount(parsing: " -20.00 ", currency: pounds) == CurrencyAmount(-2000, pounds))
    #expect(try CurrencyAmount(parsing: "30000 JPY", currency: pounds) == CurrencyAmount(30_000, yen))
    #expect(throws: BudgetTextFault(.tooManyDecimals(yen), offset: 0, length: 5)) {
      try CurrencyAmount(parsing: "300.5 JPY", currency: pounds)
    }
    #expect(throws: BudgetTextFault(.amount, offset: 0, length: 0)) {
      try CurrencyAmount(parsing: "", currency: pounds)
    }
    #expect(try AssignedAmount(parsing: "480", currency: pounds) == .exactly(CurrencyAmount(48_000, pounds)))
    #expect(try AssignedAmount(parsing: " +20", currency: pounds) == .more(CurrencyAmount(2000, pounds)))
    #expect(try AssignedAmount(parsing: "-20 JPY", currency: pounds) == .more(CurrencyAmount(-20, yen)))
    #expect(CurrencyAmount(-1250, pounds).text == "-12.50 GBP")
  }

  @Test func percentagesRoundDown() throws {
    #expect(try Percent(parsing: "12.5").floor(of: 1001) == 125)
    #expect(try Percent(parsing: "12.5%").floor(of: -1001) == -126)
    #expect(try Percent(parsing: "100").floor(of: Money.most) == Money.most)
    #expect(try Percent(parsing: "12.50").text == "12.5" && Percent(parsing: "50").text == "50")
  }

  @Test func aDayComesAgain() {
    func next(_ text: String, _ first: String, _ months: Int?) -> String? {
      day(text).next(from: day(first), everyMonths: months)?.description
    }
    #expect(next("2025-12-25", "2025-12-25", nil) == "2025-12-25" && next("2025-12-24", "2025-12-25", nil) == nil)
    #expect(
      next("2024-02-29", "2024-03-01", 12) == "2025-02-28" && next("2024-02-29", "2027-03-01", 12) == "2028-02-29")
    #expect(next("2025-01-31", "2025-02-01", 1) == "2025-02-28" && next("2025-01-05", "2025-01-06", 1) == "2025-02-05")
    #expect(next("2025-01-05", "2026-06-05", 5) == "2026-09-05" && next("2025-01-05", "2030-01-04", 1) == "2030-01-05")
  }

  @Test func partsOfAWholeAddUp() {
    #expect(largestRemainder(26_675, weights: [2, 1]) == [17_783, 8892])
    #expect(largestRemainder(100, weights: [1, 1, 1]) == [34, 33, 33])
    #expect(largestRemainder(-100, weights: [1, 1, 1]) == [-33, -33, -34])
    #expect(largestRemainder(1000, weights: [2, -1]) == [2000, -1000])
    #expect(largestRemainder(100, weights: [0, 0]) == [0, 0] && largestRemainder(100, weights: []) == [])
    #expect(largestRemainder(Money.most, weights: [.max, .max]) == [Money.most / 2, Money.most / 2])
  }
}
