import Testing

@testable import Statements
@testable import Values

/// JSON, read as the table of the records in it.
@Suite struct JSONRecordsTests {
  private func read(_ text: String) throws -> Reading {
    try StatementReader.read(FileBytes(text.utf8), fileName: "statement.json", hints: ReadingHints())
  }

  @Test func `Members become columns, and lines stay those of the file`() throws {
    let reading = try read(
      #"""
      {
        "account": { "iban": "NL91ABNA0417164300", "currency": "EUR" },
        "entries": [
          {
            "date": "2024-06-14T08:30:00",
            "payee": { "name": "Bakker \"& Zoon\"" },
            "amount": -12.50,
            "note": null
          },
          { "date": "2024-06-24T08:30:00", "payee": { "name": "W\u00e9rk\n2" }, "amount": 1300.00, "note": "loon" }
        ],
        "made": "2024-07-01"
      }

      """#)
    #expect(reading.rows == ["4 2024-06-14 -12.50 Bakker \"& Zoon\"", "10 2024-06-24 1300.00 Wérk 2 loon"])
    #expect(reading.layout.accountNumbers == ["NL91ABNA0417164300"])
    #expect(reading.drafts.currency == Currency("EUR"))
    #expect(reading.layout.columns.map(\.name).prefix(3) == ["date", "payee name", "amount"])
  }

  @Test func `The only line holds all records, below what stands around them`() throws {
    let reading = try read(
      #"{"status":"OK","list":[{"day":"13.06.2024","text":"Shop","amount":"-12,50"},"#
        + #"{"day":"14.06.2024","text":"Wage","amount":"1300,00"}]}"#)
    #expect(reading.rows == ["3 2024-06-13 -12.50 Shop", "4 2024-06-14 1300.00 Wage"])
  }

  @Test func `A value on each line, and a list without a name`() throws {
    let first = #"{"date":"2024-06-13","amount":-12.50,"text":"Shop"}"#
    let second = #"{"date":"2024-06-14","amount":1300.00,"text":"Wage"}"#
    #expect(try read("\(first)\n\(second)\n").rows == ["2 2024-06-13 -12.50 Shop", "3 2024-06-14 1300.00 Wage"])
    #expect(try read("[\n\(first),\n\(second)\n]\n").rows == ["2 2024-06-13 -12.50 Shop", "3 2024-06-14 1300.00 Wage"])
  }

  @Test func `Whether they are transactions is asked, until it was answered`() throws {
    let text = "{\(JSONRecordsTests.entries("list", ["-1.00", "2.00"]))}"
    #expect(try read(text).questions.map(\.code) == ["json"])
    let answered = try StatementReader.read(
      FileBytes(text.utf8), fileName: "statement.json", hints: ReadingHints(answers: ["json": "transactions"]))
    #expect(answered.questions.isEmpty)
  }

  @Test func `A running balance over records of decimal amounts with marks needs no confirmation`() throws {
    func codes(_ rows: [(mark: String, amount: String, balance: String)], named: String = "mark") throws -> [String] {
      let records = rows.map {
        #"{"day":"2024-06-13","text":"Shop","\#(named)":"\#($0.mark)","amount":\#($0.amount),"balance":\#($0.balance)}"#
      }
      return try read("[\(records.joined(separator: ","))]").questions.map(\.code)
    }
    let rows = [("D", "1.50", "98.50"), ("C", "20.00", "118.50"), ("D", "8.25", "110.25"), ("D", "10.00", "100.25")]
    #expect(try codes(rows).isEmpty)
    #expect(try codes(rows.dropLast()) == ["json"])
    #expect(try codes(rows.dropLast() + [("D", "10.00", "100.35")]) == ["json"])
    #expect(
      try codes([("D", "150", "9850"), ("C", "20", "9870"), ("D", "82", "9788"), ("D", "1", "9787")]) == ["json"])
    let signed = [("", "-1.50", "98.50"), ("", "20.00", "118.50"), ("", "-8.25", "110.25"), ("", "-10.00", "100.25")]
    #expect(try codes(signed, named: "note") == ["json"])
  }

  @Test func `Balances around the records prove them where a mark tells directions, on no card`() throws {
    func read(closing: String, kind: String = "current") throws -> Reading {
      let rows = [("1.50", "D", 13), ("20.00", "C", 14), ("8.25", "D", 17), ("10.00", "D", 19)]
      let records = rows.map { #"{"day":"2024-06-\#($0.2)","text":"Shop","drCr":"\#($0.1)","amount":"\#($0.0)"}"# }
      return try self.read(
        #"{"data":{"kind":"\#(kind)","openingBalance":"100.00","closing_balance":"\#(closing)","#
          + #""list":[\#(records.joined(separator: ","))]}}"#)
    }
    #expect(try read(closing: "100.25").proof == .totals)
    #expect(try read(closing: "100.25").questions.isEmpty)
    #expect(try read(closing: "100.35").questions.map(\.code) == ["json"])
    #expect(try read(closing: "100.25", kind: "credit card").questions.map(\.code) == ["json"])
  }

  private static func entries(_ name: String, _ amounts: [String]) -> String {
    "\"\(name)\": ["
      + amounts.map { "{\"day\":\"2024-06-13\",\"text\":\"Shop\",\"amount\":\($0)}" }.joined(separator: ", ") + "]"
  }

  @Test func `What is called pending waits, and two other lists are not one`() throws {
    let booked = JSONRecordsTests.entries("booked", ["-1.00", "-2.00"])
    let pending = JSONRecordsTests.entries("pending", ["-3.00", "-4.00", "-5.00"])
    let reading = try read("{\n\(pending),\n\(booked)\n}\n")
    #expect(reading.drafts.amounts == [-300, -400, -500, -100, -200])
    #expect(reading.drafts.pending == [true, true, true, false, false])
    for other in ["debits", "refunds"] {
      let lists = "{\n\(booked),\n\(JSONRecordsTests.entries(other, ["6.00", "7.00"]))\n}\n"
      #expect(throws: ReadingFailure.self) { try read(lists) }
    }
  }

  @Test func `Members of the standards of banks need no confirmation, and tell which balance is booked`() throws {
    func entry(_ day: String, _ amount: String, _ name: String) -> String {
      #"{"bookingDate":"\#(day)","transactionAmount":{"amount":"\#(amount)","currency":"EUR"},"creditorName":"\#(name)"}"#
    }
    let reading = try read(
      #"{"balances":[{"balanceAmount":{"amount":"1300.50","currency":"EUR"},"balanceType":"closingBooked"},"#
        + #"{"balanceAmount":{"amount":"1290.00","currency":"EUR"},"balanceType":"interimAvailable"}],"#
        + #""transactions":{"booked":["# + entry("2024-06-28", "-2.90", "Maksu") + ","
        + entry("2024-06-14", "3000.00", "Palkka") + #"],"pending":["# + entry("2024-06-29", "-10.50", "Kauppa") + "]}}"
    )
    #expect(reading.questions.isEmpty)
    #expect(reading.drafts.amounts == [-290, 300_000, -1_050])
    #expect(reading.drafts.pending == [false, false, true])
    #expect(InspectSummary(reading).closingBalance == "1300.50")
  }

  @Test func `Australian members need no confirmation, and truths are no texts`() throws {
    func entry(_ day: String, _ amount: String, _ status: String, _ text: String) -> String {
      #"{"accountId":"ab77-1","isDetailAvailable":false,"type":"PAYMENT","status":"\#(status)","#
        + #""description":"\#(text)","postingDateTime":"\#(day)T09:30:00Z","amount":"\#(amount)","reference":""}"#
    }
    let reading = try read(
      #"{"data":{"transactions":["# + entry("2026-06-30", "-15.00", "PENDING", "CAFE 0331") + ","
        + entry("2026-06-21", "-120.40", "POSTED", "GROCER") + ","
        + entry("2026-06-14", "2400.00", "POSTED", "SALARY") + "]}}")
    #expect(reading.questions.isEmpty)
    #expect(reading.drafts.amounts == [-1_500, -12_040, 240_000])
    #expect(reading.drafts.pending == [true, false, false])
    #expect(reading.drafts.texts[reading.drafts.descriptions[0]] == "CAFE 0331")
  }

  @Test func `Whole numbers beside how many of their digits are decimals need no confirmation`() throws {
    func record(_ amount: String, _ text: String) -> String {
      #"{"booking":"2026-04-18T00:00:00.000+0200","amount":{\#(amount),"currency":"CZK"},"reference":"\#(text)"}"#
    }
    let values = [#""value":-4,"precision":2"#, #""precision":2,"value":130000"#, #""value":-25,"precision":0"#]
    let reading = try read("[\(zip(values, ["Poplatek", "Mzda", "Obchod"]).map(record).joined(separator: ",\n"))]\n")
    #expect(
      reading.rows == ["2 2026-04-18 -0.04 Poplatek", "3 2026-04-18 1300.00 Mzda", "4 2026-04-18 -25.00 Obchod"])
    #expect(reading.questions.isEmpty)
    let unscaled = [("-1882", "1"), ("745", "0")].map {
      record("\"value\":{\"unscaledValue\":\"\($0)\",\"scale\":\"\($1)\"}", "ICA")
    }
    #expect(try read("[\(unscaled.joined(separator: ",\n"))]\n").drafts.amounts == [-18820, 74500])
  }

  @Test func `Brazilian members need no confirmation, and a member tells what is to come`() throws {
    func record(_ state: String, _ mark: String, _ amount: String) -> String {
      #"{"transactionId":"T","completedAuthorisedPaymentType":"\#(state)","creditDebitType":"\#(mark)","transactionName":"PIX","#
        + #""transactionAmount":{"amount":"\#(amount)","currency":"BRL"},"transactionDateTime":"2026-08-05T15:00:03.374Z"}"#
    }
    let records = [
      record("LANCAMENTO_FUTURO", "DEBITO", "64.99"), record("TRANSACAO_EFETIVADA", "CREDITO", "500.00"),
      record("TRANSACAO_EFETIVADA", "DEBITO", "12.40"), record("TRANSACAO_PROCESSANDO", "DEBITO", "3.00"),
    ]
    let reading = try read(#"{"data":[\#(records.joined(separator: ",\n"))]}\#n"#)
    #expect(reading.drafts.amounts == [-6499, 50000, -1240, -300])
    #expect(reading.drafts.pending == [true, false, false, true])
    #expect(reading.questions.isEmpty)
  }

  @Test func `Members of one name within others are told apart by all they stand in`() throws {
    func entry(_ day: String, _ amount: String, _ mark: String, _ balance: String) -> String {
      #"{"CreditDebitIndicator":"\#(mark)","Status":"Booked","BookingDateTime":"\#(day)T00:00:00Z","#
        + #""Amount":{"Amount":"\#(amount)","Currency":"GBP"},"#
        + #""Balance":{"Type":"InterimBooked","Amount":{"Amount":"\#(balance)","Currency":"GBP"}}}"#
    }
    let reading = try read(
      #"{"Data":{"Transaction":["# + entry("2026-01-30", "6.50", "Debit", "93.50") + ","
        + entry("2026-01-26", "100.00", "Credit", "100.00") + "]}}")
    #expect(reading.questions.isEmpty)
    #expect(reading.drafts.amounts == [-650, 10_000])
    #expect(InspectSummary(reading).closingBalance == "93.50")
  }

  @Test(
    arguments: [
      #"{"list":[{"day":"2024-06-13","text":"Shop","amount":1},{"day":"2024-06-14","text":"Shop","amount":2}"#,
      #"[{"name":"a","value":1},{"name":"b","value":2}]"#, "[]", "{}", #"{"a":"unended}"#, #"["\u12"]"#,
      String(repeating: "[", count: 4000) + String(repeating: "]", count: 4000),
    ])
  func `What is cut, has no records or no end of brackets is no statement`(_ text: String) {
    #expect(throws: ReadingFailure.self) { try read(text) }
  }
}
