import Testing

@testable import Statements
@testable import Values

/// The national standards whose records stand in fixed places; Norma 43 has tests of its own.
@Suite struct RecordStandardsTests {
  /// A line of so many characters, each field from the character it is named with.
  private static func line(_ count: Int, _ fields: [Int: String]) -> String {
    var characters = [Character](repeating: " ", count: count)
    for (first, text) in fields.sorted(by: { $0.key < $1.key }) {
      for (offset, character) in text.enumerated() { characters[first - 1 + offset] = character }
    }
    return String(characters)
  }

  private func read(_ lines: [String]) throws -> Reading { try reading(lines.joined(separator: "\r\n") + "\r\n") }

  // MARK: GPC

  private static let gpcAccount = line(
    128,
    [
      1: "0740001230000456789", 20: "NOVAK JAN", 40: "310526", 46: "00000000100000+", 61: "00000000123000+",
      76: "00000000027000", 91: "00000000050000", 106: "006300626",
    ])

  private static func gpcMovement(_ amount: String, _ code: String, _ name: String, _ day: String = "140626") -> String
  {
    line(
      128,
      [
        1: "0750001230000456789", 20: "0000000000156789", 36: "0000000002001", 49: amount, 61: code, 62: "0000004711",
        72: "0008000558", 82: "0000000000", 92: "000000", 98: name, 118: "0", 119: "0203", 123: day,
      ])
  }

  @Test func `GPC: movements of an account with both its balances in one record`() throws {
    let reading = try read([
      Self.gpcAccount, Self.gpcMovement("000000050000", "2", "MZDA"), "078Vyplata za kveten",
      Self.gpcMovement("000000030000", "1", "OBCHOD"), Self.gpcMovement("000000003000", "4", "STORNO"),
    ])
    #expect(reading.format == "gpc")
    #expect(
      reading.rows == [
        "2 2026-06-14 500.00 Vyplata za kveten", "4 2026-06-14 -300.00 OBCHOD", "5 2026-06-14 30.00 STORNO",
      ])
    #expect(reading.balances == ["opening 2026-05-31 1000.00 1", "closing 2026-06-30 1230.00 1"])
    #expect(reading.layout.accountNumbers == ["123-456789"])
    #expect(reading.texts(\.references) == ["4711", "4711", "4711"])
    #expect(reading.texts(\.counterparties) == ["MZDA", "OBCHOD", "STORNO"])
    #expect(reading.proof == .totals)
  }

  @Test func `GPC: what cannot be read is rejected with its place`() throws {
    let reading = try read([
      Self.gpcAccount, Self.gpcMovement("000000050000", "9", "MZDA"), "079Text",
      Self.gpcMovement("000000050000", "2", "MZDA", "310226"), "07Z",
    ])
    #expect(reading.rows == [])
    #expect(
      reading.others == [
        "1 header",
        "2 rejected no amount of 12 digits at the characters 49 to 60, or no code of its direction behind it",
        "4 rejected no day like DDMMYY at the characters 123 to 128",
        "5 rejected a record '07Z', which GPC does not have",
      ])
  }

  @Test func `GPC: records that no line parts, in the currency that the movements name`() throws {
    let reading = try reading(
      Self.gpcAccount + Self.gpcMovement("000000050000", "2", "MZDA") + Self.gpcMovement("000000027000", "1", "OBCHOD"))
    #expect(reading.rows == ["1 2026-06-14 500.00 MZDA", "1 2026-06-14 -270.00 OBCHOD"])
    #expect(reading.texts(\.counterAccounts) == ["156789/0800", "156789/0800"])
    #expect(reading.drafts.currency == Currency("CZK"))
    #expect(reading.proof == .totals)
  }

  @Test func `GPC: thousands of records that no line parts`() throws {
    let movements = String(repeating: Self.gpcMovement("000000000100", "1", "OBCHOD"), count: 20_000)
    let reading = try reading(Self.gpcAccount + movements)
    #expect(reading.drafts.count == 20_000)
    #expect(reading.drafts.amounts.allSatisfy { $0 == -100 })
  }

  @Test func `GPC: texts behind a record that nobody knows are those of the movement before it`() throws {
    let reading = try read([Self.gpcAccount, Self.gpcMovement("000000023000", "2", "MZDA"), "077", "078Text"])
    #expect(reading.rows == ["2 2026-06-14 230.00 Text"])
    #expect(reading.others == ["1 header", "3 rejected a record '077', which GPC does not have"])
  }

  // MARK: CODA

  private static let codaHead = [
    line(128, [1: "0000001062600105", 35: "JANSSENS", 128: "2"]),
    line(
      128,
      [1: "12001BE68539007547034", 40: "EUR", 43: "0000000001000000310526", 65: "JANSSENS", 126: "001"]),
  ]
  private static let codaEnd = [
    line(128, [1: "8001BE68539007547034", 39: "EUR", 42: "0000000001120500010626", 128: "0"]),
    line(128, [1: "9", 17: "000009"]),
  ]

  private static func codaMovement(
    _ detail: String, _ amount: String, _ communication: String, kind: String = "0", sequence: String = "0001"
  ) -> String {
    line(
      128,
      [
        1: "21\(sequence)\(detail)REF4711", 32: amount, 48: "010626", 54: "00150000", 62: kind, 63: communication,
        116: "010626", 122: "00100",
      ])
  }

  @Test func `CODA: movements with their counterparties, of which parts are no rows`() throws {
    let reading = try read(
      Self.codaHead + [
        Self.codaMovement("0000", "0000000000150000", "Maaltijd"),
        Self.line(128, [1: "2300010000BE43068999999501", 45: "EURPEETERS ANN", 126: "0"]),
        Self.codaMovement("0000", "1000000000029500", "101123456789012", kind: "1", sequence: "0002"),
        Self.codaMovement("0001", "1000000000029500", "Deel", sequence: "0002"),
        Self.line(128, [1: "2200020001meer van het deel"]),
        Self.line(128, [1: "3100020002REF4711", 32: "00150000", 40: "0Nog een tekst"]),
      ] + Self.codaEnd)
    #expect(reading.format == "coda")
    #expect(reading.rows == ["3 2026-06-01 150.00 Maaltijd", "5 2026-06-01 -29.50 +++123/4567/89012+++"])
    #expect(reading.balances == ["opening 2026-05-31 1000.00 2", "closing 2026-06-01 1120.50 9"])
    #expect(reading.layout.accountNumbers == ["BE68539007547034"])
    #expect(reading.texts(\.counterparties) == ["PEETERS ANN", ""])
    #expect(reading.texts(\.counterAccounts) == ["BE43068999999501", ""])
    #expect(reading.drafts.currency == Currency("EUR"))
    #expect(reading.proof == .totals)
    let ignored = reading.drafts.others.filter { $0.disposition == .ignored }
    #expect(ignored.map(\.line) == [6, 7, 8])
  }

  @Test func `CODA: a file that ends too early says so`() throws {
    let reading = try read(Self.codaHead + [Self.codaMovement("0000", "0000000000150000", "Maaltijd")])
    #expect(reading.others.last?.hasSuffix("the file ends without a record 8; it may be cut short") == true)
  }

  @Test func `CODA: a text goes on from record to record, and a direct debit says for whom it is`() throws {
    let reading = try read(
      Self.codaHead + [
        Self.codaMovement("0000", "0000000000150000", String(repeating: "-", count: 50) + "EIN"),
        Self.line(128, [1: "2200010000DE VAN DE TEKST"]),
        Self.codaMovement(
          "0000", "1000000000029500", "127010626110BE12ZZZ0400123456", kind: "1", sequence: "0002"),
        Self.line(128, [1: "2200020000", 40: "ENERGIE JUNI"]),
      ] + Self.codaEnd)
    #expect(
      reading.rows == [
        "3 2026-06-01 150.00 " + String(repeating: "-", count: 50) + "EINDE VAN DE TEKST",
        "5 2026-06-01 -29.50 BE12ZZZ0400123456 ENERGIE JUNI",
      ])
  }

  @Test func `CODA: a file cut behind the head of its next account says so`() throws {
    let reading = try read(Self.codaHead + Self.codaEnd + [Self.codaHead[0]])
    #expect(reading.others.last?.contains("the file ends without a record 9; it may be cut short") == true)
  }

  @Test func `CODA: a reference of too few digits is none`() throws {
    let reading = try read(
      Self.codaHead + [Self.codaMovement("0000", "0000000000120500", "101123", kind: "1")] + Self.codaEnd)
    #expect(reading.rows == ["3 2026-06-01 120.50 "])
  }

  // MARK: TITO

  private static func titoMovement(
    _ day: String, _ sign: String, _ amount: String, _ name: String, level: String = " "
  ) -> String {
    line(
      188,
      [
        1: "T10188000001", 13: "260614588790100050", 31: day + day + day, 49: "2702", 53: "Kortti", 88: sign + amount,
        109: name, 145: "J29501800069357", 160: "00000000000000000013", 188: level,
      ])
  }

  @Test func `TITO: a record of a damaged kind is rejected, one of the bank's own is none of money`() throws {
    let damaged = Self.titoMovement("260614", "-", "000000000000030000", "KIOSKI").replacing("T10", with: "T1O")
    let reading = try read([
      Self.line(
        322,
        [
          1: "T00322100", 10: "19503000000010", 24: "006260601260630260701", 66: "260531+000000000000100000",
          91: "000005EUR", 293: "FI4819503000000010",
        ]),
      damaged, Self.titoMovement("260615", "+", "000000000000050000", ""), "T70006tiedote",
      "T40050260615+000000000000120000+000000000000120000",
    ])
    #expect(reading.rows == ["3 2026-06-15 500.00 Kortti"])
    #expect(reading.drafts.others.filter { $0.disposition == .rejected }.map(\.line).contains(2))
    #expect(!reading.drafts.others.filter { $0.disposition == .rejected }.map(\.line).contains(4))
  }

  @Test func `TITO: days with their balances, and letters in place of brackets`() throws {
    let reading = try read([
      Self.line(
        322,
        [
          1: "T00322100", 10: "19503000000010", 24: "006260601260630260701", 66: "260531+000000000000100000",
          91: "000005EUR", 293: "FI4819503000000010",
        ]),
      Self.titoMovement("260614", "-", "000000000000030000", "K[RKI OY"), "T1107800S{hk|lasku",
      Self.titoMovement("260614", "-", "000000000000010000", "OSA", level: "1"),
      "T40050260614+000000000000070000+000000000000070000",
      Self.titoMovement("260615", "+", "000000000000050000", ""),
      "T40050260615+000000000000120000+000000000000120000",
      "T500671260615" + "00000001+000000000000050000" + "00000001-000000000000030000",
    ])
    #expect(reading.format == "tito")
    #expect(reading.rows == ["2 2026-06-14 -300.00 Sähkölasku", "6 2026-06-15 500.00 Kortti"])
    #expect(reading.texts(\.counterparties) == ["KÄRKI OY", ""])
    #expect(
      reading.balances == [
        "opening 2026-05-31 1000.00 1", "closing 2026-06-14 700.00 5", "closing 2026-06-15 1200.00 7",
      ])
    #expect(reading.layout.accountNumbers == ["FI4819503000000010"])
    #expect(reading.proof == .totals)
  }

  // MARK: CFONB 120

  private static func cfonb(_ kind: String, _ day: String, _ amount: String, _ label: String = "") -> String {
    line(
      120,
      [
        1: "\(kind)30002", 12: "00447EUR2", 22: "0000777788H", 33: kind == "04" ? "21" : "  ", 35: day,
        43: kind == "04" ? day : "", 49: label, 82: kind == "04" ? "0000017" : "", 91: amount,
      ])
  }

  @Test func `CFONB 120: the last digit of an amount has its sign`() throws {
    let reading = try read([
      Self.cfonb("01", "310526", "0000000010000{"), Self.cfonb("04", "140626", "0000000003015}", "PRLV EDF"),
      Self.line(120, [1: "0530002", 12: "00447EUR2", 22: "0000777788H", 35: "140626", 46: "LIBCONTRAT 4711"]),
      Self.cfonb("04", "150626", "0000000002000A", "VIR SALAIRE"),
      Self.line(120, [1: "0530002", 12: "00447EUR2", 22: "0000777788H", 35: "150626", 46: "NPYATELIER NORD"]),
      Self.cfonb("07", "300626", "0000000008985A"),
    ])
    #expect(reading.format == "cfonb120")
    #expect(reading.rows == ["2 2026-06-14 -301.50 PRLV EDF CONTRAT 4711", "4 2026-06-15 200.01 VIR SALAIRE"])
    #expect(reading.balances == ["opening 2026-05-31 1000.00 1", "closing 2026-06-30 898.51 6"])
    #expect(reading.layout.accountNumbers == ["30002004470000777788H"])
    #expect(reading.texts(\.counterparties) == ["", "ATELIER NORD"])
    #expect(reading.proof == .totals)
  }

  @Test func `CFONB 120: an amount without a sign is told`() throws {
    let reading = try read([
      Self.cfonb("01", "310526", "0000000010000{"), Self.cfonb("04", "140626", "00000000030150", "PRLV EDF"),
      Self.cfonb("07", "300626", "0000000010000{"),
    ])
    #expect(
      reading.others[1]
        == "2 rejected no amount at the characters 91 to 104: 13 digits, and one of { to I or } to R for the last digit and the sign"
    )
  }

  @Test func `CFONB 120: who was paid what went out, though both are named`() throws {
    let named = [("NBE", "ELECTRICITE"), ("NPY", "DUPONT JEAN")].map { kind, name in
      Self.line(120, [1: "0530002", 12: "00447EUR2", 22: "0000777788H", 35: "140626", 46: kind + name])
    }
    let reading = try read(
      [Self.cfonb("01", "310526", "0000000010000{"), Self.cfonb("04", "140626", "0000000003015}", "PRLV")] + named
        + [Self.cfonb("07", "300626", "0000000006985{")])
    #expect(reading.texts(\.counterparties) == ["ELECTRICITE"])
  }

  // MARK: CNAB 240

  private static func cnab(_ head: String, _ fields: [Int: String]) -> String {
    line(240, [1: head, 53: "01234", 59: "000000056789", 71: "0", 73: "ANA LIMA"].merging(fields) { $1 })
  }

  @Test func `CNAB 240: a lot of an account, its movements and its balances`() throws {
    let reading = try read([
      Self.line(240, [1: "00100000", 143: "230062026"]),
      Self.cnab("00100011E0440", [143: "31052026000000000000100000CF", 171: "BRL"]),
      Self.cnab(
        "0010001300001E",
        [
          109: "DPV", 135: "1406202614062026000000000000030000D", 170: "1050001", 177: "PGTO FATURA", 202: "000471",
          208: "LOJA",
        ]),
      Self.cnab(
        "0010001300002E", [109: "DPV", 135: "1506202615062026000000000000050000C", 170: "2010002", 177: "SALARIO"]),
      Self.cnab("00100015", [143: "30062026000000000000120000CF", 171: "000004"]),
      Self.line(240, [1: "00199999", 18: "000001000006"]),
    ])
    #expect(reading.format == "cnab240")
    #expect(reading.rows == ["3 2026-06-14 -300.00 PGTO FATURA LOJA", "4 2026-06-15 500.00 SALARIO"])
    #expect(reading.balances == ["opening 2026-05-31 1000.00 2", "closing 2026-06-30 1200.00 5"])
    #expect(reading.layout.accountNumbers == ["1234-567890"])
    #expect(reading.drafts.currency == Currency("BRL"))
    #expect(reading.proof == .totals)
  }

  @Test func `CNAB 240: payments and collections are no statement`() {
    let file = [Self.line(240, [1: "00100000"]), Self.cnab("00100011C2045", [:])].joined(separator: "\n")
    #expect(!RecordReader<CNAB240>.recognizes(Array(file.utf8)))
  }

  // MARK: CBI

  @Test func `CBI: amounts with a comma, and what a movement is for`() throws {
    let reading = try read([
      Self.line(120, [2: "RH03069F4614300626FLUSSO1"]),
      Self.line(
        120,
        [
          2: "610000001", 29: "93001", 52: "V0306953101100000000747EUR310526C000000001000,00IT34",
        ]),
      Self.line(
        120,
        [2: "620000001001150626140626D000000000300,0050AA", 62: "CRO4711", 87: "PAGAMENTO POS"]),
      Self.line(120, [2: "630000001001LIBRERIA VIA ROMA"]),
      Self.line(120, [2: "620000001002150626150626C000000000500,0048BB", 87: "BONIFICO"]),
      Self.line(120, [2: "630000001002YYY14062026", 41: "ROSSI MARIO"]),
      Self.line(120, [2: "640000001EUR300626C000000001200,00C000000001200,00"]),
      Self.line(120, [2: "EF03069F4614300626FLUSSO1"]),
    ])
    #expect(reading.format == "cbi")
    #expect(reading.rows == ["3 2026-06-14 -300.00 PAGAMENTO POS LIBRERIA VIA ROMA", "5 2026-06-15 500.00 BONIFICO"])
    #expect(reading.balances == ["opening 2026-05-31 1000.00 2", "closing 2026-06-30 1200.00 7"])
    #expect(reading.layout.accountNumbers == ["IT34V0306953101100000000747"])
    #expect(reading.texts(\.counterparties) == ["", "ROSSI MARIO"])
    #expect(reading.proof == .totals)
  }

  @Test func `CBI: records without the blank in front of them`() throws {
    let reading = try read([
      "RH03069F4614300626FLUSSO1",
      Self.line(119, [1: "610000001", 51: "V0306953101100000000747EUR310526C000000001000,00IT34"]),
      Self.line(119, [1: "620000001001150626140626D000000000300,0050AA", 86: "PAGAMENTO"]),
      "640000001EUR300626C000000000700,00C000000000700,00", "EF03069F4614300626FLUSSO1",
    ])
    #expect(reading.rows == ["3 2026-06-14 -300.00 PAGAMENTO"])
    #expect(reading.layout.accountNumbers == ["IT34V0306953101100000000747"])
    #expect(reading.proof == .totals)
  }

  @Test func `CBI: an amount with a sign of its own is none`() throws {
    let reading = try read([
      Self.line(120, [2: "RH03069F4614300626FLUSSO1"]),
      Self.line(120, [2: "610000001", 52: "V0306953101100000000747EUR310526C000000001000,00IT34"]),
      Self.line(120, [2: "620000001001150626140626D-00000000300,0050AA", 87: "PAGAMENTO"]),
      Self.line(120, [2: "640000001EUR300626C000000001000,00"]), Self.line(120, [2: "EF03069F4614300626FLUSSO1"]),
    ])
    #expect(reading.rows == [])
    #expect(reading.others[2] == "3 rejected no C or D, or no amount of 15 characters behind it")
  }
}
