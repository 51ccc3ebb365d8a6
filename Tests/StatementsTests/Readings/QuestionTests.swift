import Testing

@testable import Statements
@testable import Values

/// What a file leaves open is asked with options, and each option's value answers it.
struct QuestionTests {
  private func reading(_ text: String, _ answers: [String: String] = [:]) throws -> Reading {
    try Export(name: "asked", text: text, count: 0, sums: [:], first: nil, last: nil)
      .reading(ReadingHints(answers: answers))
  }

  private let dates = "Date,Description,Amount\n03/04/2024,Shop,-5.00\n05/06/2024,Cafe,-6.00\n"

  @Test func everyOptionOfTheDateOrderAnswersIt() throws {
    let asked = try #require(try reading(dates).questions.first)
    #expect(asked.code == "date_order")
    #expect(asked.options.map(\.value) == ["dmy", "mdy"])
    for (value, day) in [("dmy", "2024-04-03"), ("mdy", "2024-03-04")] {
      let answered = try reading(dates, ["date_order": value])
      #expect(answered.questions.isEmpty)
      #expect(InspectSummary(answered).firstDate?.description == day)
    }
  }

  @Test func everyAnswerOfAnUnknownStateIsTaken() throws {
    let text = """
      Date,Description,Amount,Status
      2024-03-13,Shop,-12.00,Completed
      2024-03-14,Wage,100.00,Completed
      2024-03-15,Cafe,-3.00,Completed
      2024-03-16,Hotel,-50.00,Zorblax

      """
    let asked = try #require(try reading(text).questions.first)
    #expect(asked.options.map(\.value) == ["booked", "pending", "void"])
    for (value, booked, pending) in [("booked", 4, 0), ("pending", 3, 1), ("void", 3, 0)] {
      let answered = try reading(text, [asked.code: value])
      let summary = InspectSummary(answered)
      #expect(answered.questions.isEmpty)
      #expect((summary.transactions, summary.pending, summary.rejected) == (booked, pending, 0))
    }
  }

  @Test func daysThatAreTheSameInEitherOrderAreNotAsked() throws {
    let text = "Date,Description,Amount\n01/01/2024,Shop,-5.00\n02/02/2024,Cafe,-6.00\n"
    #expect(try reading(text).questions.isEmpty)
    #expect(try reading(text + "03/04/2024,Inn,-7.00\n").questions.map(\.code) == ["date_order"])
  }

  @Test func oneDayBetweenDashesMayBeginWithItsYear() throws {
    #expect(
      try reading("Date,Description,Amount\n24-12-31,Shop,-5.00\n").questions.flatMap(\.options).map(\.value)
        == ["dmy", "ymd"])
  }

  @Test func theAccountCanTellTheOrder() throws {
    let export = Export(name: "asked", text: dates, count: 0, sums: [:], first: nil, last: nil)
    #expect(try export.reading(ReadingHints(dateOrder: "mdy")).questions.isEmpty)
  }

  @Test func everyOptionOfTheSignAnswersIt() throws {
    let text = "Date,Card No.,Description,Amount\n2024-02-01,1234,BOOKS,22.50\n2024-02-03,1234,TOOLS,100.00\n"
    let asked = try #require(try reading(text).questions.first)
    #expect(asked.options.map(\.value) == ["as-written", "inverted"])
    for (value, sum) in [("as-written", "122.50"), ("inverted", "-122.50")] {
      let answered = try reading(text, ["sign": value])
      #expect(answered.questions.isEmpty)
      #expect(InspectSummary(answered).sums == ["": sum])
    }
  }

  @Test func everyOptionOfTheDecimalMarkAnswersIt() throws {
    let text = "Date,Description,Amount\n2024-03-13,Car,\"-1,234\"\n2024-03-14,Boat,\"-2,500\"\n"
    #expect(try reading(text).questions.map(\.code) == ["decimal_mark"])
    for (value, sum) in [(".", "-3734.00"), (",", "-3.734")] {
      let answered = try reading(text, ["decimal_mark": value])
      #expect(answered.questions.isEmpty)
      #expect(InspectSummary(answered).sums == ["": sum])
    }
  }

  /// The columns are judged with the decimal mark that was decided before: what they prove reopens it.
  @Test func aBalanceWithoutGroupsTellsTheDecimalMarkOfItsAmounts() throws {
    let text = """
      Date,Description,Amount,Balance
      2024-03-13,Car,"-1,234",8766
      2024-03-14,Boat,"-2,500",6266
      2024-03-15,Sale,"9,120",15386

      """
    let grouped = try reading(text)
    #expect(grouped.questions.isEmpty)
    #expect(grouped.drafts.amounts == [-123_400, -250_000, 912_000])
    let decimals = try reading(text.replacing(",8766", with: ",8.766").replacing(",6266", with: ",6.266"))
    #expect(decimals.questions.first?.code == "decimal_mark", "it follows with neither")
  }

  @Test func everyOptionOfTheColumnsAnswersIt() throws {
    let text = "13.01.2024;Shop;5,00;\n14.01.2024;Pay;;20,00\n15.01.2024;Cafe;3,00;\n"
    let asked = try #require(try reading(text).questions.first)
    #expect(asked.code == "columns")
    #expect(asked.options.map(\.value) == ["in:4,out:3", "in:3,out:4"])
    for (value, sum) in [("in:4,out:3", "12.00"), ("in:3,out:4", "-12.00")] {
      let answered = try reading(text, ["columns": value])
      #expect(answered.questions.isEmpty)
      #expect(InspectSummary(answered).sums == ["": sum])
    }
  }

  /// The sums of the options are those of the rows as their words direct them.
  @Test func theQuestionOfTheFeeKnowsTheDirections() throws {
    let text = """
      Date,Type,Details,Amount,Fee
      2026-03-13,Purchase,Shop,12.00,0.50
      2026-03-14,Purchase,Cafe,20.00,0.25
      2026-03-17,Refund,Shop,5.00,0.00

      """
    let asked = try #require(try reading(text).questions.first { $0.code == "fee" })
    #expect(asked.options.map { $0.label.plain.contains("-27.00 in all") } == [true, false])
    #expect(asked.options.map { $0.label.plain.contains("-27.75 in all") } == [false, true])
  }

  /// Whatever is asked of any export, each option's value settles that question.
  @Test(arguments: Export.all.filter { !$0.asks.isEmpty })
  func everyOptionAnswersItsQuestion(_ export: Export) throws {
    for question in try export.reading().questions {
      #expect(!question.options.isEmpty)
      for option in question.options {
        var hints = export.hints
        hints.answers[question.code] = option.value
        #expect(try !export.reading(hints).questions.map(\.code).contains(question.code))
      }
    }
  }

  @Test func aWebPageIsNamed() throws {
    for text in ["<!DOCTYPE html>\n<html><body>Log in</body></html>", "<table><tr><td>1</td></tr></table>"] {
      #expect { try reading(text) } throws: { ($0 as? ReadingFailure)?.code == "web-page" }
    }
  }

  @Test func dataOfProgramsIsNoQuietMonth() throws {
    for text in [#"{"a":[{"date":"2026-01-01","amount":5}]}"#, #"["date","amount"]"#, "\u{feff}[ {\"date\":1}\n]\n"] {
      #expect { try reading(text) } throws: { ($0 as? ReadingFailure)?.code == "json" }
    }
    #expect(try reading("[Transactions]\nDate,Text,Amount\n13/04/2024,Shop,-5.00\n").drafts.count == 1)
  }

  @Test func aTotalThatHoldsTheFeeIsTheAmount() throws {
    let header = "Date,Kind,Units,Price,Subtotal,Total (inclusive of fees),Fees,Note\n"
    let rows = "2025-06-13,Buy,0.5,812.40,406.20,408.19,1.99,a\n2025-06-16,Buy,0.25,820.00,205.00,206.99,1.99,b\n"
    let read = try reading(header + rows)
    #expect(read.drafts.amounts.map(\.magnitude) == [408_19, 206_99])
    #expect(!read.questions.map(\.code).contains("fee"))
  }

  @Test func theSameShapeIsRecognized() throws {
    let other = "Date,Description,Amount\n13/04/2024,Shop,-5.00\n"
    #expect(try reading(dates).layout.shape == reading(other).layout.shape)
    #expect(try reading(dates).layout.shape != reading("Date,Text,Amount\n13/04/2024,Shop,-5.00\n").layout.shape)
  }

  /// Days of a calendar that cannot be converted are among these, and rows below a header that show no number.
  @Test func whatIsNoStatementIsRefused() throws {
    for text in [
      "name,age\nbob,4\n", "just a line of words\n", "मिति,विवरण,डेबिट,क्रेडिट\n२०८२/०१/१५,तलब,,४५०.००\n",
      "Date,Details,Debit,Credit\n2082/01/15,Wage,,450.00\n", "Date,Details,Debit,Credit\nfirst,Wage,none,many\n",
    ] {
      #expect { try reading(text) } throws: { ($0 as? ReadingFailure)?.code == "no-transactions" }
    }
  }

  /// Rows that leap over half a year, and a name that states one year alone: it may be that of either end.
  @Test func aYearThatNothingStatesIsRefused() {
    let rows = "Date,Description,Amount\n30/12,Shop,-5.00\n13/01,Shop,-5.00\n"
    for name in ["statement.csv", "statement-2025.csv"] {
      #expect {
        try StatementReader.read(FileBytes(rows.utf8), fileName: name, hints: ReadingHints())
      } throws: {
        ($0 as? ReadingFailure)?.code == "no-year"
      }
    }
  }
}
