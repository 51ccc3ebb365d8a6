import Glibc
import TestSupport
import Testing

@testable import Statements
@testable import Values

@Suite struct EncodingsTests {
  func decode(_ bytes: [UInt8], forced: String? = nil) throws -> DecodedText {
    try Encodings.decode(FileBytes(bytes), forced: forced)
  }

  func failure(_ bytes: [UInt8], forced: String? = nil) -> ReadingFailure? {
    do {
      _ = try decode(bytes, forced: forced)
      return nil
    } catch {
      return error as? ReadingFailure
    }
  }

  @Test(arguments: LegacyText.all)
  func comesBackFromEveryEncoding(_ sample: LegacyText) throws {
    for encoding in sample.encodings {
      let written = try #require(encode(sample.text, in: encoding), "\(encoding)")
      let read = try decode(written)
      #expect(String(decoding: read.bytes, as: UTF8.self) == sample.text, "written in \(encoding)")
      #expect(read.alternatives == [], "written in \(encoding)")
      #expect(try decode(written, forced: read.encoding).bytes == read.bytes, "forced \(read.encoding)")
    }
  }

  @Test(arguments: LegacyText.all)
  func comesBackFromUnicode(_ sample: LegacyText) throws {
    for (encoding, mark) in [("UTF-8", [0xEF, 0xBB, 0xBF]), ("UTF-16LE", [0xFF, 0xFE]), ("UTF-16BE", [0xFE, 0xFF])] {
      let written = try #require(encode(sample.text, in: encoding))
      let plain = DecodedText(bytes: Array(sample.text.utf8), encoding: encoding)
      let read = try decode(written)
      #expect(read == plain)
      var marked = plain
      marked.hadByteOrderMark = true
      let bytes = mark.map { UInt8($0) } + written
      #expect(try decode(bytes) == marked)
      #expect(try decode(bytes, forced: encoding) == marked)
    }
  }

  @Test func westernBytesNeedNoQuestion() throws {
    for byte: UInt8 in [0xE9, 0xE8, 0xFC, 0xDF, 0x80, 0xA3] {
      let read = try decode(Array("2025-01-02,Cr".utf8) + [byte] + Array("me,1.00\n".utf8))
      let alone = try decode(Array("Amount ".utf8) + [byte] + Array("12.00\n".utf8))
      if byte != 0x80 && byte != 0xA3 { #expect(read.encoding == "windows-1252") }
      if byte == 0x80 || byte == 0xA3 { #expect(alone.encoding == "windows-1252" && alone.alternatives == []) }
    }
  }

  @Test(arguments: ["prąd", "za prąd i gaz", "Opłata za prąd", "Zażółć gęślą jaźń", "nájemné", "řeznictví", "díj"])
  func fewAccentedLettersAreNoIdeographs(_ text: String) throws {
    for line in ["2025-01-02;\(text);-1,00\n", ":86:\(text)\r\n"] {
      let written = try #require(encode(line, in: "windows-1250"))
      let read = try decode(written)
      let eastAsian = EastAsian.allCases.map(\.name)
      #expect(!eastAsian.contains(read.encoding), "\(text) read in \(read.encoding)")
      #expect(Set(read.alternatives).isDisjoint(with: eastAsian))
    }
  }

  @Test func aNameOnEveryLineSaysNoMoreThanOnce() throws {
    let text = (0..<500).map { "2025-01-02,CARD PAYMENT TO \($0) CAF\u{C9},-1.00\n" }.joined()
    let written = try #require(encode(text, in: "windows-1252"))
    let read = try decode(written)
    #expect(read == DecodedText(bytes: Array(text.utf8), encoding: "windows-1252"))
  }

  /// No statement has the control characters that one of the two would give.
  @Test func aControlCharacterRulesAnEncodingOut() throws {
    let text = "Datum zaúčtování;Číslo účtu;Název účtu;Původní částka;Měna;Můj běžný účet;Příchozí úhrada\n"
    let read = try decode(try #require(encode(text, in: "windows-1250")))
    #expect(read.alternatives == [])
    #expect(String(decoding: read.bytes, as: UTF8.self) == text)
  }

  @Test func asksWhereTwoFit() throws {
    let written = try #require(encode("Data;Gavėjas;Suma\n", in: "windows-1257"))
    let read = try decode(written)
    #expect(Set([read.encoding] + read.alternatives).isSuperset(of: ["windows-1252", "windows-1257"]))
  }

  @Test func refusesUTF8WithDamage() throws {
    let damaged = Array("Überweisung\nBäcker\nMüller, Käthe\nGröße\n".utf8) + [0xE4, 0x0A]
    let failure = try #require(self.failure(damaged))
    #expect(failure.code == "encoding")
    #expect(failure.line == 5)
  }

  @Test func checksEveryByteOfUTF8() {
    let bad: [[UInt8]] = [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
    ]
    for length in 0..<70 {
      for sequence in bad {
        let bytes = Array(repeating: UInt8(ascii: "a"), count: length) + sequence
        #expect(unsafe bytes.withUnsafeBytes { unsafe UTF8Check.firstBadByte(in: $0) } == length)
      }
      let good = Array(repeating: UInt8(ascii: "a"), count: length) + Array("é€😀\u{10FFFF}\u{D7FF}\u{E000}z".utf8)
      #expect(unsafe good.withUnsafeBytes { unsafe UTF8Check.firstBadByte(in: $0) } == nil)
    }
  }

  @Test func namesWhatIsNoText() throws {
    let cases: [(start: [UInt8], name: String, remedy: String)] = [
      (Array("%PDF-1.7\n".utf8), "PDF", "CSV"),
      (
        [0x50, 0x4B, 3, 4] + Array(repeating: 0, count: 26) + Array("[Content_Types].xml".utf8), "XLSX",
        "export it as CSV"
      ),
      ([0x50, 0x4B, 3, 4] + Array(repeating: 0, count: 26) + Array("january.csv".utf8), "ZIP", "Unpack"),
      ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], "XLS", "export it as CSV"),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "PNG", "CSV"),
      ([0x1F, 0x8B, 0x08, 0], "gzip", "Unpack"),
      ((0..<200).map { $0 % 7 }, "binary", "CSV"),
    ]
    for (start, name, remedy) in cases {
      let failure = try #require(self.failure(start))
      #expect(failure.code == "binary")
      #expect(failure.message.contains(name))
      #expect(failure.remedy.contains(remedy))
    }
  }

  @Test func leavesOutTheNULsOfAFullBlock() throws {
    let text = Array("date,amount\n2024-03-13,-12.00\n".utf8)
    let padding = Array(repeating: UInt8(0), count: 99)
    #expect(try Encodings.decode(FileBytes(text + padding)) == Encodings.decode(FileBytes(text)))
    // Amid the text they are damage.
    #expect(failure(text + padding + text + padding)?.code == "binary")
    #expect(failure(padding)?.code == "binary")
  }

  @Test func saysWhatIsEmpty() {
    #expect(failure([])?.code == "empty")
    #expect(failure([0xEF, 0xBB, 0xBF])?.code == "empty")
    #expect(failure([0xFF, 0xFE])?.code == "empty")
  }

  @Test func keepsALoneNUL() throws {
    let text = Array("date,amount\n2025-01-02,1\0.00\n2025-01-03,2.00\n".utf8)
    #expect(try decode(text) == DecodedText(bytes: text, encoding: "UTF-8"))
  }

  @Test func refusesAForcedEncodingThatDoesNotFit() {
    #expect(failure(Array("a\nb\u{E9}\n".unicodeScalars.map { UInt8($0.value) }), forced: "UTF-8")?.line == 2)
    #expect(failure([0x61, 0x81], forced: "windows-1252")?.code == "encoding")
    #expect(failure([0x61], forced: "no-such")?.message == "no encoding is called 'no-such'")
    #expect(failure([0x61, 0xE9], forced: "ASCII//TRANSLIT")?.code == "encoding")
  }

  @Test func neverTrapsOnRandomBytes() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let count = Int.random(in: 1...400, using: &generator)
      let floor = UInt8.random(in: 0...0xA0, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: floor...0xFF, using: &generator) }
      guard let read = try? decode(bytes) else { continue }
      #expect(unsafe read.bytes.array.withUnsafeBytes { unsafe UTF8Check.firstBadByte(in: $0) } == nil)
    }
  }

  /// The text in another encoding; nil where it does not fit.
  private func encode(_ text: String, in encoding: String) -> [UInt8]? {
    guard let converter = unsafe iconv_open(encoding, "UTF-8"), unsafe converter != iconv_t(bitPattern: -1) else {
      return nil
    }
    defer { unsafe iconv_close(converter) }
    var input = Array(text.utf8).map { CChar(bitPattern: $0) }
    var left = input.count
    return unsafe input.withUnsafeMutableBufferPointer { source in
      var from = source.baseAddress
      let output = unsafe [UInt8](unsafeUninitializedCapacity: left * 4 + 8) { buffer, count in
        unsafe buffer.withMemoryRebound(to: CChar.self) { target in
          var to = target.baseAddress
          var room = target.count
          _ = unsafe iconv(converter, &from, &left, &to, &room)
          count = target.count - room
        }
      }
      return left == 0 ? output : nil
    }
  }
}
