import TestSupport
import Testing

@testable import Statements
@testable import Values

@Suite struct DateFieldTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var order: DateOrder
    var day: String?
    var testDescription: String { "\(text) as \(order)" }

    init(_ text: String, _ order: DateOrder, _ day: String?) {
      self.text = text
      self.order = order
      self.day = day
    }
  }

  @Test(arguments: [
    Case("03/01/2025", .dmy, "2025-01-03"), Case("03/01/2025", .mdy, "2025-03-01"),
    Case("2025-01-03", .ymd, "2025-01-03"),
    Case("2025-01-03", .ydm, "2025-03-01"), Case("3.1.2025", .dmy, "2025-01-03"), Case("03.01.25", .dmy, "2025-01-03"),
    Case("3/1/98", .mdy, "1998-03-01"), Case("01-02-79", .dmy, "2079-02-01"), Case("01-02-80", .dmy, "1980-02-01"),
    Case("20250103", .ymd, "2025-01-03"), Case("03012025", .dmy, "2025-01-03"), Case("01032025", .mdy, "2025-01-03"),
    Case("250103", .ymd, "2025-01-03"), Case("20250103101530", .ymd, "2025-01-03"),
    Case("202501031015", .ymd, "2025-01-03"),
    Case("45660", .ymd, "2025-01-03"), Case("1735862400", .ymd, "2025-01-03"),
    Case("1735862400123", .ymd, "2025-01-03"),
    Case("2025年1月3日", .ymd, "2025-01-03"), Case("2025年01月03日(金)", .ymd, "2025-01-03"),
    Case("2025년 1월 3일", .ymd, "2025-01-03"), Case("2025. 1. 3.", .ymd, "2025-01-03"),
    Case("2025.01.03.", .ymd, "2025-01-03"),
    Case("２０２５／０１／０３", .ymd, "2025-01-03"), Case("114/01/03", .ymd, "2025-01-03"),
    Case("2025-01-03T23:59:59Z", .ymd, "2025-01-03"), Case("2025-01-03T23:59:59.123+02:00", .ymd, "2025-01-03"),
    Case("2025-01-03 10:15", .ymd, "2025-01-03"), Case("2025-01-03+01:00", .ymd, "2025-01-03"),
    Case("03/01/2025 10:15:30", .dmy, "2025-01-03"), Case("1/3/2025 10:15 PM", .mdy, "2025-01-03"),
    Case("1/3/2025, 10:15:30 p.m.", .mdy, "2025-01-03"), Case("03.01.2025 um 10:15 Uhr", .dmy, "2025-01-03"),
    Case("03/01/2025 10h15", .dmy, "2025-01-03"), Case("20250103 101530", .ymd, "2025-01-03"),
    Case("20250103T101530", .ymd, "2025-01-03"), Case("2025-01-03 10:15:30 America/Los_Angeles", .ymd, "2025-01-03"),
    Case("Fri, 3 Jan 2025", .dmy, "2025-01-03"), Case("Friday, January 3, 2025", .mdy, "2025-01-03"),
    Case("Fri 03/01/2025", .dmy, "2025-01-03"), Case("vendredi 3 janvier 2025", .dmy, "2025-01-03"),
    Case("mar. 04/03/2025", .dmy, "2025-03-04"), Case("mar 4 mars 2025", .dmy, "2025-03-04"),
    Case("Mar 4, 2025", .mdy, "2025-03-04"),
    Case("January 3rd, 2025", .mdy, "2025-01-03"), Case("3rd of January 2025", .dmy, "2025-01-03"),
    Case("3 de enero de 2025", .dmy, "2025-01-03"), Case("3. januar 2025", .dmy, "2025-01-03"),
    Case("03-Jan-25", .dmy, "2025-01-03"),
    Case("03JAN2025", .dmy, "2025-01-03"), Case("3.Jän.2025", .dmy, "2025-01-03"),
    Case("2025-Jan-03", .ymd, "2025-01-03"),
    Case("Jan 3 '25", .mdy, "2025-01-03"), Case("1/ 3'25", .mdy, "2025-01-03"), Case("1/ 3' 5", .mdy, "2005-01-03"),
    Case("12/31'99", .mdy, "2099-12-31"), Case("'03/01/2025", .dmy, "2025-01-03"),
    Case("=\"03/01/2025\"", .dmy, "2025-01-03"),
    Case("29/02/2024", .dmy, "2024-02-29"), Case("3 thg 1, 2025", .dmy, "2025-01-03"),
    Case("03 ม.ค. 2025", .dmy, "2025-01-03"),
    Case("3 янв. 2025 г.", .dmy, "2025-01-03"), Case("3 stycznia 2025 r.", .dmy, "2025-01-03"),
    Case("3 ΙΑΝ 2025", .dmy, "2025-01-03"),
    Case("  03/01/2025  ", .dmy, "2025-01-03"), Case("03 01 2025", .dmy, "2025-01-03"),
    Case("3/1-2025", .dmy, "2025-01-03"),
  ])
  func reads(_ example: Case) {
    #expect(example.text.day(example.order) == example.day)
  }

  @Test(arguments: [
    Case("31/02/2025", .dmy, nil), Case("29/02/2025", .dmy, nil), Case("13/13/2025", .mdy, nil),
    Case("25/12/2025", .mdy, nil),
    Case("2025-01-03", .dmy, nil), Case("03/01/2025", .ymd, nil), Case("00/01/2025", .dmy, nil),
    Case("3 Jan 2025", .mdy, nil),
    Case("Jan 3, 2025", .dmy, nil), Case("03/01", .dmy, nil), Case("Jan 2025", .dmy, nil),
    Case("123/01/2025", .dmy, nil),
    Case("1.234.56", .dmy, nil), Case("03/01/2025 Shop", .dmy, nil), Case("CARD 03/01/2025", .dmy, nil),
    Case("", .dmy, nil),
    Case("3 Foo 2025", .dmy, nil), Case("03/01/2025/7", .dmy, nil), Case("03/01/20251", .dmy, nil),
    Case("192.168.10.25", .dmy, nil),
    Case("03/01/2025 1234567", .dmy, nil), Case("2025-01-03 10:15 Shop", .ymd, nil), Case("3 lis 2025", .dmy, nil),
    Case("1,2,2025", .dmy, nil),
  ])
  func refuses(_ example: Case) {
    #expect(example.text.day(example.order) == nil)
  }

  @Test func tellsDatesFromOtherThings() {
    for text in ["03/01/2025", "3 Jan 2025", "20250103", "2025年1月3日", "25.12.24", "12/25/2024", "3 lis 2025"] {
      #expect(text.withBytes { DateField.looksLikeDate($0) }, "\(text)")
    }
    for text in ["12345", "45660", "1735862400", "120345", "1.234,56", "-12.50", "Shop", "10:15", "99999999", ""] {
      #expect(!text.withBytes { DateField.looksLikeDate($0) }, "\(text)")
    }
  }

  @Test func readsBackWhatItsFormsWrite() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<4000 {
      let day = Day(number: Int32.random(in: 3653...40_000, using: &generator))
      let (order, text) = DateWriting.random(day, using: &generator)
      #expect(text.day(order) == day.description, "\(text) \(order) seed \(seed)")
    }
  }

  @Test func neverTrapsOnRandomBytes() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("0123456789/-. ,'TZ:JanFebmar年月日(金)ม.ค.+".utf8)
    var profile = DateProfile()
    for round in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        round % 4 == 0 ? UInt8.random(in: 0...255, using: &generator) : alphabet.randomElement(using: &generator)!
      }
      bytes.withUnsafeBufferPointer { text in
        for order in DateOrder.allCases { _ = DateField.parse(text, order: order) }
        _ = DateField.looksLikeDate(text)
        profile.add(text, line: 1)
      }
    }
    #expect(profile.count + profile.blank == 20_000)
  }
}

/// Writes days as banks do.
enum DateWriting {
  private static let names: [[String]] = [
    "January February March April May June July August September October November December",
    "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "janv. févr. mars avril mai juin juil. août sept. oct. nov. déc.",
    "ene feb mar abr may jun jul ago sep oct nov dic", "gen feb mar apr mag giu lug ago set ott nov dic",
    "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
    "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
    "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık",
    "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta",
  ].map { $0.split(separator: " ").map(String.init) }

  static func random(_ day: Day, using generator: inout SeededGenerator) -> (DateOrder, String) {
    let (year, month, dayOfMonth) = day.civil
    func padded(_ value: Int, _ width: Int = 2) -> String {
      String(repeating: "0", count: max(0, width - String(value).count)) + String(value)
    }
    let isPadded = Bool.random(using: &generator)
    let d = isPadded ? padded(dayOfMonth) : String(dayOfMonth)
    let m = isPadded ? padded(month) : String(month)
    let shortYear = (1980..<2080).contains(year) && Bool.random(using: &generator)
    let y = shortYear ? padded(year % 100) : padded(year, 4)
    let mark = ["/", "-", ".", " "].randomElement(using: &generator)!
    let tail = ["", "", " 10:15", " 23:59:59", ", 1:05 PM"].randomElement(using: &generator)!
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: return (.dmy, d + mark + m + mark + y + tail)
    case 1: return (.mdy, m + mark + d + mark + y + tail)
    case 2: return (.ymd, padded(year, 4) + mark + m + mark + d + tail)
    case 3: return (.ymd, padded(year, 4) + padded(month) + padded(dayOfMonth))
    case 4: return (.ymd, "\(year)年\(month)月\(dayOfMonth)日")
    case 5:
      let name = names.randomElement(using: &generator)![month - 1]
      // November in Polish is October in Croatian.
      return name.hasPrefix("listopad") ? (.ymd, day.description) : (.dmy, d + " " + name + " " + y)
    default: return (.mdy, names[0][month - 1].prefix(3) + " " + d + ", " + padded(year, 4) + tail)
    }
  }
}
