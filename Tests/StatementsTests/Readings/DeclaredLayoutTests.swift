import Testing

@testable import Lexicon
@testable import Statements
@testable import Values

/// What a person declares of a file is taken as it is, and what the file contradicts is said with its place.
struct DeclaredLayoutTests {
  private func reading(_ text: String, _ change: (inout DeclaredLayout) -> Void) throws -> Reading {
    var layout = DeclaredLayout(name: "Mine")
    change(&layout)
    return try Export(name: "declared", text: text, count: 0, sums: [:], first: nil, last: nil)
      .reading(ReadingHints(declared: layout))
  }

  /// Whatever was inferred of a file, declared, reads the file in the same way.
  @Test(arguments: Export.all)
  func inferredFactsReadTheFileAgain(_ export: Export) throws {
    let first = try export.reading()
    guard let declaration = first.layout.declaration else { return }
    var hints = export.hints
    hints.declared = declaration
    let second = try export.reading(hints)
    #expect(second.layout.columns == first.layout.columns)
    #expect(second.layout.headerLine == first.layout.headerLine)
    #expect(second.layout.dateFormat == first.layout.dateFormat)
    #expect(second.layout.decimalMark == first.layout.decimalMark)
    #expect(second.layout.shape == first.layout.shape)
    #expect(second.layout.declaration == declaration)
    #expect(second.questions == first.questions)
    #expect(second.proof == first.proof)
    #expect(second.drafts.allFacts == first.drafts.allFacts)
  }

  private let card = "Date,Card No.,Description,Amount\n2024-02-01,1234,BOOKS,22.50\n2024-02-03,1234,TOOLS,100.00\n"

  @Test func theSignOfACard() throws {
    for (sign, sum) in [("inverted", "-122.50"), ("as-written", "122.50")] {
      let reading = try reading(card) { $0.sign = sign }
      #expect(reading.questions.isEmpty)
      #expect(InspectSummary(reading).sums == ["": sum])
    }
  }

  /// Of several columns of money out each row fills one, whichever sign they are written with; no balance is needed.
  @Test(arguments: ["", "-"])
  func severalColumnsOfOneDirection(_ sign: String) throws {
    let text = """
      Date,Details,Fees,Withdrawals,Deposits
      2025-01-13,Machine,,\(sign)50.00,
      2025-01-14,Wages,,,130.00
      2025-01-15,Fee,\(sign)11.10,,
      """
    func declare(_ layout: inout DeclaredLayout) {
      layout.columns = [
        .init(name: "Fees", role: .amountOut), .init(name: "Withdrawals", role: .amountOut),
        .init(name: "Deposits", role: .amountIn),
      ]
    }
    #expect(try reading(text, declare).drafts.amounts == [-5000, 13000, -1110])
    let both = text.replacing("Machine,,", with: "Machine,\(sign)1.00,")
    #expect(try reading(both, declare).drafts.amounts == [-5100, 13000, -1110])
    let mixed = text.replacing("Fee,\(sign)", with: sign.isEmpty ? "Fee,-" : "Fee,")
    #expect(throws: ReadingFailure.self) { try reading(mixed, declare) }
  }

  @Test func aDeclarationGoesBeforeAnAnswer() throws {
    var layout = DeclaredLayout(name: "Mine")
    layout.sign = "inverted"
    let export = Export(name: "declared", text: card, count: 0, sums: [:], first: nil, last: nil)
    let reading = try export.reading(ReadingHints(answers: ["sign": "as-written"], declared: layout))
    #expect(InspectSummary(reading).sums == ["": "-122.50"])
  }

  @Test func theOrderOfDates() throws {
    let text = "Date,Description,Amount\n03/04/2024,Shop,-5.00\n05/06/2024,Cafe,-6.00\n"
    let reading = try reading(text) { $0.dateOrder = "mdy" }
    #expect(reading.questions.isEmpty && InspectSummary(reading).firstDate?.description == "2024-03-04")
  }

  @Test func theDecimalMark() throws {
    let text = "Date,Description,Amount\n2024-03-13,Car,\"-1,234\"\n2024-03-14,Boat,\"-2,500\"\n"
    let reading = try reading(text) { $0.decimalMark = "," }
    #expect(reading.questions.isEmpty && InspectSummary(reading).sums == ["": "-3.734"])
  }

  /// What no inference would take for a balance.
  @Test func aBalanceThatRepeatsTheAmounts() throws {
    let text = """
      Date,Text,Amount,Balance
      2024-03-13,Car,-1.50,1.50
      2024-03-14,Boat,-2.00,2.00
      2024-03-15,Bike,-7.25,7.25

      """
    let reading = try reading(text) {
      $0.columns = [.init(name: "Amount", role: .amount), .init(name: "Balance", role: .balance)]
    }
    #expect(reading.questions.isEmpty && InspectSummary(reading).sums == ["": "-10.75"])
    #expect(reading.proof == .none)
  }

  /// Beside amounts in another currency, which nobody wants.
  @Test func aColumnOfAnotherCurrencyThatIsIgnored() throws {
    let text = """
      Date,Text,EUR,USD
      2024-03-15,Shop,-5.00,
      2024-03-16,Cafe,,-3.50
      2024-03-18,Wage,20.00,
      2024-03-19,Book,-2.00,

      """
    let reading = try reading(text) { $0.columns = [.init(name: "USD", role: .ignored)] }
    #expect(InspectSummary(reading).sums == ["EUR": "13.00"])
    #expect(reading.drafts.others.filter { $0.disposition == .rejected }.map(\.line) == [3])
  }

  @Test func theDelimiter() throws {
    let text = "Date!Description!Amount\n2024-03-13!Car!-1.50\n2024-03-14!Boat!-2.00\n"
    let reading = try reading(text) { $0.delimiter = "!" }
    #expect(reading.layout.delimiter == "!" && InspectSummary(reading).sums == ["": "-3.50"])
  }

  private let twoAmounts = """
    Tag;Text;Info;Euro;Punkte
    13.01.2024;Laden;Brot;-5,00;12
    14.01.2024;Lohn;Januar;20,00;7
    15.01.2024;Kino;Karte;-3,00;1
    """

  @Test func columnsByNameAndNumber() throws {
    let reading = try reading(twoAmounts) {
      $0.columns = [
        .init(name: "Tag", role: .date), .init(name: "column 4", role: .amount), .init(name: "Punkte", role: .ignored),
        .init(name: "Info", role: .description), .init(name: "Text", role: .counterparty),
      ]
    }
    #expect(reading.layout.columns.map(\.role) == ["date", "counterparty", "description", "amount", "ignored"])
    #expect(InspectSummary(reading).sums == ["": "12.00"])
    #expect(reading.drafts.texts[reading.drafts.descriptions[0]] == "Laden Brot")
  }

  @Test func theDescriptionInItsOrder() throws {
    let reading = try reading(twoAmounts) {
      $0.description = ["Info", "Text"]
      $0.columns = [.init(name: "Euro", role: .amount)]
    }
    #expect(reading.drafts.texts[reading.drafts.descriptions[0]] == "Brot Laden")
  }

  @Test func theHeaderAmongLinesLikeIt() throws {
    let text = "Date,Amount,Text\nxx,yy,zz\nWhen,What,How much\n2024-03-13,Car,-1.50\n2024-03-14,Boat,-2.00\n"
    let reading = try reading(text) { $0.headerLine = 3 }
    #expect(reading.layout.headerLine == 3)
    #expect(reading.layout.columns.map(\.name) == ["When", "What", "How much"])
    #expect(reading.drafts.others.map(\.disposition) == [.preamble, .preamble, .header])
  }

  @Test func noHeader() throws {
    let text = "2024-03-13,Car,-1.50\n2024-03-14,Boat,-2.00\n2024-03-15,Plane,-3.00\n"
    let reading = try reading(text) {
      $0.headerLine = 0
      $0.columns = [.init(name: "column 2", role: .counterparty)]
    }
    #expect(reading.layout.columns.map(\.role) == ["date", "counterparty", "amount"])
  }

  /// Some programs put the mark of UTF-8 before a text in another encoding.
  @Test func theEncodingBehindAMark() throws {
    let text = Array("Tag;Text;Betrag\n13.01.2024;B".utf8) + [0xE4] + Array("cker;-5,00\n".utf8)
    var layout = DeclaredLayout(name: "Mine")
    layout.encoding = "windows-1252"
    layout.columns = [.init(name: "Tag", role: .date)]
    for mark in [[], [0xEF, 0xBB, 0xBF]] as [[UInt8]] {
      let reading = try StatementReader.read(
        FileBytes(mark + text), fileName: "a.csv", hints: ReadingHints(declared: layout))
      #expect(reading.layout.columns.map(\.name) == ["Tag", "Text", "Betrag"])
      #expect(reading.drafts.texts[reading.drafts.descriptions[0]] == "Bäcker")
    }
  }

  @Test func otherFormatsTellThemselves() throws {
    let qif = "!Type:Bank\nD2024-03-13\nT-5.00\nPShop\n^\n"
    let reading = try reading(qif) {
      $0.delimiter = ";"
      $0.encoding = "UTF-16LE"
      $0.sign = "inverted"
    }
    #expect(reading.format == "qif" && InspectSummary(reading).sums == ["": "-5.00"])
  }

  // MARK: What does not fit

  private func fails(
    _ text: String, line: Int, _ words: String..., change: (inout DeclaredLayout) -> Void
  ) {
    #expect {
      _ = try reading(text, change)
    } throws: { error in
      guard let failure = error as? ReadingFailure else { return false }
      let said = failure.message + " " + failure.remedy
      return failure.code == "layout" && failure.line == line && words.allSatisfy { said.contains($0) }
    }
  }

  @Test func saysWhichColumnIsMissing() {
    fails(card, line: 1, "no column 'Amuont'", "Did you mean 'Amount'?") {
      $0.columns = [.init(name: "Amuont", role: .amount)]
    }
    fails("a\n" + card, line: 2, "no column 'column 5'", "Card No.") {
      $0.description = ["column 5"]
    }
    fails("Date,Text,Amount,Amount\n2024-02-01,A,1.00,2.00\n2024-02-02,B,1.50,2.50\n", line: 1, "several", "'column 4'")
    {
      $0.columns = [.init(name: "Amount", role: .amount)]
    }
  }

  @Test func saysWhichFieldIsOfAnotherKind() {
    fails(card, line: 2, "'BOOKS' in column 3, 'Description'", "no number") {
      $0.columns = [.init(name: "Description", role: .amount)]
    }
    fails(card, line: 2, "'BOOKS' in column 3, 'Description'", "no date") {
      $0.columns = [.init(name: "Description", role: .date)]
    }
    fails(card, line: 2, "'1234' in column 2, 'Card No.'", "money in or out") {
      $0.columns = [.init(name: "Card No.", role: .sign)]
    }
  }

  @Test func saysWhichDateAndAmountCannotBeReadSo() {
    let text = "Date;Description;Amount\n13/04/2024;Shop;-5,25\n15/06/2024;Cafe;-6,50\n"
    fails(text, line: 2, "'13/04/2024' in column 1, 'Date'", "order 'mdy'") { $0.dateOrder = "mdy" }
    fails(text, line: 2, "'-5,25' in column 3, 'Amount'", "decimal mark '.'") { $0.decimalMark = "." }
    fails(text, line: 1, "no line has its delimiter '|'") { $0.delimiter = "|" }
    fails(text, line: 9, "no record begins on line 9") { $0.headerLine = 9 }
    fails("Date;Text;Amount\n13.04.2024;Caf\u{e9};-5,25\n", line: 2) { $0.encoding = "US-ASCII" }
  }

  @Test func saysWhereTheDirectionStandsInstead() {
    let two = "Date,Text,Paid in,Paid out\n2024-03-13,Car,,1.50\n2024-03-14,Boat,2.00,\n"
    fails(two, line: 1, "'Paid in'", "'Paid out'") { $0.sign = "inverted" }
    fails(flagged, line: 1, "'D/C' tells it", "as ignored") { $0.sign = "as-written" }
    fails("Date,Text,Amount\n2024-03-13,Car,1.50\n2024-03-14,Pay,2.00 CR\n", line: 1, "marked") { $0.sign = "inverted" }
    fails(account, line: 1, "no text whose words tell") { $0.sign = "by-words" }
  }

  private let account = "Date,Text,Amount\n2024-02-01,BOOKS,22.50\n2024-02-03,TOOLS,100.00\n"
  private let flagged = "Date,Text,Amount,D/C\n2024-03-13,Car,1.50,D\n2024-03-14,Boat,2.00,C\n"

  @Test func aFlagThatIsIgnoredTellsNothing() throws {
    let declared = try reading(flagged) {
      $0.sign = "inverted"
      $0.columns = [.init(name: "D/C", role: .ignored)]
    }
    #expect(InspectSummary(declared).sums == ["": "-3.50"])
    #expect(InspectSummary(try reading(flagged) { $0.dateOrder = "ymd" }).sums == ["": "0.50"])
  }

  /// An answer that words tell the direction holds for files in which they do; in others the sign is asked.
  @Test func wordsThatDoNotTellAreNoAnswer() throws {
    let export = Export(name: "asked", text: account, count: 0, sums: [:], first: nil, last: nil)
    #expect(try export.reading(ReadingHints(answers: ["sign": "by-words"])).questions.map(\.code) == ["sign"])
  }

  /// What a card's words do not call a payment is a purchase: a month without payments needs no other answer.
  @Test func wordsTellACardsPurchasesFromItsPayments() throws {
    let export = Export(name: "told", text: card, count: 0, sums: [:], first: nil, last: nil)
    let reading = try export.reading(ReadingHints(answers: ["sign": "by-words"]))
    #expect(reading.questions.isEmpty && InspectSummary(reading).sums == ["": "-122.50"])
  }

  @Test func knowsItsHeader() {
    func has(_ words: [String], _ text: String, _ delimiter: String? = nil) -> Bool {
      var layout = DeclaredLayout(name: "Mine")
      layout.match.header = words
      layout.delimiter = delimiter
      return StatementReader.hasHeader(of: layout, in: FileBytes(text.utf8))
    }
    #expect(has(["Amount", "Date"], "My bank\n\n" + card))
    #expect(!has(["Amount", "Datum"], card))
    #expect(has([], card))
    #expect(has(["Was", "Wann"], "Wann!Was!Wie\n1!2!3\n", "!"))
    let rows = (1...9000).map { "2024-02-01,1234,ROW \($0),22.50\n" }.joined()
    #expect(has(["Card No.", "Amount"], "Date,Card No.,Description,Amount\n" + rows))
  }
}

extension Drafts {
  /// Every column as text, for comparing.
  var allFacts: [String] {
    func text(_ column: [TextID]) -> [String] { column.map { texts[$0] } }
    let rows = days.indices.map { "\(lines[$0]) \(Day(number: days[$0])) \(amounts[$0]) \(texts[descriptions[$0]])" }
    return rows
      + [
        "\(pending)", "\(valueDays)", "\(balances)", "\(text(references))", "\(text(counterparties))",
        "\(text(counterAccounts))", "\(text(types))", "\(text(categoryHints))", "\(text(accountNumbers))",
        "\(currencies)", "\(originals)", "\(statedBalances)", "\(order)", "\(exponent)",
        "\(String(describing: currency))",
        "\(others)",
      ]
  }
}
