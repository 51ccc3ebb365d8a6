import Testing

@testable import Statements
@testable import Values

@Suite struct ClientBankTests {
  private static let own = "40702810500000000017"
  private static let other = "40702810900000000042"

  /// A file of one account; `sections`: what stands behind the head.
  private static func file(_ sections: String, end: String = "КонецФайла\n") -> String {
    "1CClientBankExchange\nВерсияФормата=1.03\nКодировка=Windows\nРасчСчет=\(own)\n" + sections + end
  }

  private static func document(_ fields: String) -> String {
    "СекцияДокумент=Платежное поручение\nНомер=17\n\(fields)\nКонецДокумента\n"
  }

  private static let balances = """
    СекцияРасчСчет
    ДатаНачала=03.02.2025
    ДатаКонца=04.02.2025
    РасчСчет=\(own)
    НачальныйОстаток=100.00
    КонечныйОстаток=125.50
    КонецРасчСчет

    """

  @Test func `Balances of an account that is not closed count`() throws {
    let reading = try reading(Self.file(Self.balances.replacing("КонецРасчСчет\n", with: "") + Self.paid))
    #expect(reading.balances.count == 2)
  }

  private static let paid = document(
    """
    Дата=02.02.2025
    Сумма=10.00
    ПлательщикСчет=\(own)
    ДатаСписано=03.02.2025
    Получатель=ИНН 7700000000 ООО "Склад"
    ПолучательСчет=\(other)
    НазначениеПлатежа=Аренда
    НазначениеПлатежа1=Аренда
    НазначениеПлатежа2=за февраль
    """)

  private static let received = document(
    """
    Дата=04.02.2025
    Сумма=35.50
    ПлательщикСчет=\(other)
    Плательщик1=ИП Петрова
    ПолучательСчет=\(own)
    ДатаПоступило=04.02.2025
    НазначениеПлатежа=По счету 8
    """)

  @Test func `Documents move money out of the payer's account and into the payee's`() throws {
    let reading = try reading(
      ClientBankTests.file(ClientBankTests.balances + ClientBankTests.paid + ClientBankTests.received))
    #expect(
      reading.rows == [
        "12 2025-02-03 -10.00 ООО \"Склад\" Аренда за февраль", "24 2025-02-04 35.50 ИП Петрова По счету 8",
      ])
    #expect(reading.others == ["1 header", "5 header", "34 footer"])
    #expect(reading.balances == ["opening 2025-02-02 100.00 5", "closing 2025-02-04 125.50 5"])
    #expect(reading.proof == .totals)
    #expect(reading.format == "1c")
    #expect(reading.drafts.currency == Currency("RUB"))
    #expect(reading.layout.accountNumbers == [ClientBankTests.own])
    #expect(reading.texts(\.counterAccounts) == [ClientBankTests.other, ClientBankTests.other])
    #expect(reading.texts(\.references) == ["17", "17"])
  }

  @Test func `Between two accounts of the file money moves in both`() throws {
    let sections = ClientBankTests.document(
      "Дата=03.02.2025\nСумма=7\nПлательщикСчет=\(ClientBankTests.own)\nПолучательСчет=\(ClientBankTests.other)")
    let reading = try reading(ClientBankTests.file("РасчСчет=\(ClientBankTests.other)\n" + sections))
    #expect(reading.rows == ["6 2025-02-03 -7.00 ", "6 2025-02-03 7.00 "])
    #expect(reading.texts(\.accountNumbers) == [ClientBankTests.own, ClientBankTests.other])
  }

  @Test func `Sections for each day of an account are one statement`() throws {
    let days = ["03", "04"].map { day in
      "СекцияРасчСчет\nДатаНачала=\(day).02.2025\nДатаКонца=\(day).02.2025\nРасчСчет=\(ClientBankTests.own)\n"
        + "НачальныйОстаток=\(day == "03" ? "100.00" : "90.00")\nКонечныйОстаток=\(day == "03" ? "90.00" : "125.50")\n"
        + "КонецРасчСчет\n"
    }
    let reading = try reading(ClientBankTests.file(days.joined() + ClientBankTests.paid + ClientBankTests.received))
    #expect(reading.balances.map { $0.split(separator: " ")[2] } == ["100.00", "125.50"])
    #expect(reading.proof == .totals)
  }

  @Test func `What the bank has not taken yet waits`() throws {
    let waiting = ClientBankTests.document(
      "Дата=05.02.2025\nСумма=3.00\nПлательщикСчет=\(ClientBankTests.own)\nПолучатель=ООО Свет")
    let reading = try reading(ClientBankTests.file(ClientBankTests.paid + waiting))
    #expect(reading.drafts.pending == [false, true])
    #expect(try StatementsTests.reading(ClientBankTests.file(waiting)).drafts.pending == [true])
    let stated = try StatementsTests.reading(ClientBankTests.file(ClientBankTests.balances + waiting))
    #expect(stated.drafts.pending.allSatisfy { !$0 })
  }

  @Test func `What the stated balances count is booked without its day of booking`() throws {
    let undated = ClientBankTests.document("Дата=04.02.2025\nСумма=35.50\nПолучательСчет=\(ClientBankTests.own)")
    let reading = try reading(ClientBankTests.file(ClientBankTests.balances + ClientBankTests.paid + undated))
    #expect(reading.drafts.pending.allSatisfy { !$0 })
    #expect(reading.proof == .totals)
  }

  @Test func `Two documents of one number are the sides of a transfer between own accounts`() throws {
    func side(_ amount: String, _ day: String) -> String {
      ClientBankTests.document(
        """
        Дата=03.02.2025
        Сумма=\(amount)
        ПлательщикСчет=\(ClientBankTests.own)
        ПолучательСчет=40702840700000000018
        \(day)=03.02.2025
        """)
    }
    let accounts = "РасчСчет=40702840700000000018\n"
    let twice = side("900.00", "ДатаСписано") + side("10.00", "ДатаПоступило")
    let reading = try reading(ClientBankTests.file(accounts + twice))
    #expect(reading.rows.map { $0.split(separator: " ")[2] } == ["-900.00", "10.00"])
    let once = try StatementsTests.reading(ClientBankTests.file(accounts + side("900.00", "ДатаСписано")))
    #expect(once.rows.map { $0.split(separator: " ")[2] } == ["-900.00", "900.00"])
  }

  @Test func `Without an account the day tells the direction`() throws {
    let text = "1CClientBankExchange\n" + ClientBankTests.paid + ClientBankTests.received + "КонецФайла\n"
    #expect(try reading(text).rows.map { $0.split(separator: " ")[2] } == ["-10.00", "35.50"])
  }

  @Test(arguments: [
    ("Дата=03.02.2025\nПлательщикСчет=\(own)", "the document has no amount ('Сумма')"),
    ("Дата=03.13.2025\nСумма=1\nПлательщикСчет=\(own)", "the document has no day ('Дата') like DD.MM.YYYY"),
    ("Дата=03.02.2025\nСумма=1\nПлательщикСчет=\(other)", "it names no account of this statement as payer or payee"),
  ])
  func `A document that cannot be read waits, the others go on`(fields: String, reason: String) throws {
    let reading = try reading(
      ClientBankTests.file(ClientBankTests.document(fields) + ClientBankTests.received))
    #expect(reading.rows.count == 1)
    #expect(reading.drafts.others.first { $0.disposition == .rejected }?.reason == reason)
    #expect(reading.drafts.others.first { $0.disposition == .rejected }?.text.hasPrefix("СекцияДокумент") == true)
  }

  @Test func `A file that ends too early says so`() throws {
    let cut = String(ClientBankTests.received.dropLast(20))
    let reading = try reading(ClientBankTests.file(ClientBankTests.paid + cut, end: ""))
    #expect(reading.rows.count == 1)
    #expect(
      reading.others.suffix(2) == [
        "17 rejected the file ends inside this document; it may be cut short",
        "25 rejected the file ends without КонецФайла; it may be cut short",
      ])
  }

  @Test func `A section that begins inside another sets that one aside`() throws {
    let open = "СекцияДокумент=Платежное поручение\nСумма=1.00\n"
    let reading = try reading(ClientBankTests.file(open + ClientBankTests.received))
    #expect(reading.rows.count == 1)
    #expect(reading.others.contains("5 rejected the next section begins inside this document"))
  }

  @Test(arguments: ["", "Отправитель=Банк\n"])
  func `A file without an account or a document is no statement`(head: String) {
    #expect { try StatementsTests.reading("1CClientBankExchange\n\(head)КонецФайла\n") } throws: {
      ($0 as? ReadingFailure)?.code == "no-transactions"
    }
  }
}
