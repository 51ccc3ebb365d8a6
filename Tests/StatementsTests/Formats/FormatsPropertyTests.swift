import TestSupport
import Testing

@testable import Statements
@testable import Values

/// What must hold for any bytes at all: no trap, no hang, the same answer twice, and nothing made up.
@Suite struct FormatsPropertyTests {
  static let samples: [String] = [
    OFXTests.sgml,
    CAMTTests.document(
      CAMTTests.statement(
        CAMTTests.balance("OPBD", "1.00") + CAMTTests.balance("CLBD", "-3.00")
          + CAMTTests.entry("1.25", rest: "<NtryDtls><TxDtls><RmtInf><Ustrd>a</Ustrd></RmtInf></TxDtls></NtryDtls>")
          + CAMTTests.entry("2.75", "CRDT"))),
    MT940Tests.statement(
      ":61:2401050106D12,50NTRFX//Y\n:86:166?00Credit?20SVWZ+a?32Anna\n:61:240106C2,00NTRF\n:86:/NAME/B/REMI/c\n-\n"),
    "!Account\nNA\nTBank\n^\n!Type:Bank\nD13/1'24\nT-1,234.50\nPa\nSx\n$1\n^\nD14/1'24\nT2\n^\n",
  ]

  private func read(_ bytes: [UInt8]) -> Reading? {
    try? OtherFormats.read(DecodedText(bytes: bytes, encoding: "UTF-8"), hints: ReadingHints())
  }

  private func check(_ reading: Reading, _ bytes: [UInt8]) {
    let drafts = reading.drafts
    let lineCount = bytes.count { $0 == 10 || $0 == 13 } + 1
    #expect(drafts.amounts.count == drafts.count && drafts.lines.count == drafts.count)
    #expect(drafts.descriptions.count == drafts.count)
    for length in [
      drafts.pending.count, drafts.valueDays.count, drafts.references.count, drafts.counterparties.count,
      drafts.counterAccounts.count, drafts.types.count, drafts.categoryHints.count, drafts.accountNumbers.count,
      drafts.currencies.count, drafts.originals.count,
    ] { #expect(length == 0 || length == drafts.count) }
    #expect(drafts.lines.allSatisfy { (1...lineCount).contains(Int($0)) })
    #expect(drafts.others.allSatisfy { (1...lineCount).contains(Int($0.line)) })
    #expect(drafts.others.map(\.line) == drafts.others.map(\.line).sorted())
    for other in drafts.others where other.disposition == .rejected || other.disposition == .ignored {
      #expect(!other.reason.isEmpty)
    }
  }

  @Test(arguments: samples.indices)
  func `Cut at every byte, a file gives the rows that it holds whole and no others`(index: Int) throws {
    let whole = Array(FormatsPropertyTests.samples[index].utf8)
    let rows = try #require(read(whole)).drafts.amounts
    for length in 0..<whole.count {
      let cut = Array(whole[..<length])
      guard let reading = read(cut) else { continue }
      check(reading, cut)
      #expect(Array(rows.prefix(reading.drafts.count)) == reading.drafts.amounts, "cut at \(length)")
      let isMarked = reading.drafts.others.contains { $0.disposition == .rejected }
      let mayEndAnywhere = reading.format == "qif"
      #expect(mayEndAnywhere || isMarked || length + 3 > whole.count, "cut at \(length) without a word")
    }
  }

  @Test func `Changed at random, a file is read without a trap and twice the same`() {
    let seed: UInt64 = 20_240_607
    print("seed \(seed)")
    var numbers = SeededGenerator(seed: seed)
    for round in 0..<1500 {
      var bytes = Array(FormatsPropertyTests.samples[round % FormatsPropertyTests.samples.count].utf8)
      for _ in 0..<Int.random(in: 1...6, using: &numbers) { mutate(&bytes, &numbers) }
      guard let reading = read(bytes) else { continue }
      check(reading, bytes)
      guard let again = read(bytes) else {
        Issue.record("round \(round) of seed \(seed) reads once only")
        continue
      }
      #expect(reading.rows == again.rows && reading.others == again.others && reading.balances == again.balances)
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ numbers: inout SeededGenerator) {
    let place = Int.random(in: 0..<max(1, bytes.count), using: &numbers)
    let length = min(Int.random(in: 1...40, using: &numbers), bytes.count - place)
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
    case 1: bytes.removeSubrange(place..<(place + length))
    case 2:
      bytes.insert(contentsOf: Array(bytes[place..<(place + length)]), at: Int.random(in: 0...place, using: &numbers))
    case 3: bytes[place] = Array("<>&:^!/?,.-\n\r 09\"'".utf8).randomElement(using: &numbers) ?? 0
    default: bytes.insert(contentsOf: Array("99999999999999999999".utf8), at: place)
    }
  }

  @Test func `Entities are not expanded`() throws {
    var bomb = "<?xml version=\"1.0\"?><!DOCTYPE lolz [<!ENTITY a \"ha\">"
    for level in 1...30 { bomb += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);&a\(level - 1);\">" }
    bomb +=
      "]>\n<OFX><STMTRS><BANKTRANLIST><STMTTRN><DTPOSTED>20240101<TRNAMT>1<NAME>&a30;</STMTTRN></BANKTRANLIST></STMTRS></OFX>"
    #expect(try reading(bomb).rows == ["2 2024-01-01 1.00 &a30;"])
  }

  @Test func `Nesting without end costs no memory and no stack`() throws {
    let deep = String(repeating: "<x>", count: 200_000)
    let text = CAMTTests.document(
      CAMTTests.statement(
        CAMTTests.entry("1.00") + deep + String(repeating: "</x>", count: 200_000) + CAMTTests.entry("2.00")))
    #expect(try reading(text).drafts.amounts == [-100, -200])
  }

  @Test(arguments: [
    "<", "<!--", "<a ", "&", "<![CDATA[", "<NAME>a", "</STMTTRN>", "<STMTTRN>", "<STATUS>", "<LEDGERBAL>",
  ])
  func `Time is linear whatever is repeated`(piece: String) throws {
    func time(_ count: Int) throws -> Duration {
      let text = "<OFX><STMTRS><BANKTRANLIST>" + String(repeating: piece, count: count) + "</OFX>"
      let bytes = Array(text.utf8)
      let start = ContinuousClock.now
      _ = read(bytes)
      return ContinuousClock.now - start
    }
    _ = try time(500)
    let small = try time(2_000)
    let large = try time(16_000)
    #expect(large < small * 40 + .milliseconds(200), "\(small) for 2,000, \(large) for 16,000")
  }
}
