import Foundation
import TestSupport
import Testing
import Values

@testable import Statements

/// RFC 4180 files read as another reader reads them: Python's csv module, which is strict here and knows no statements.
///
/// Two differences are meant, and the generator keeps away from them. Where each line that an open quote takes in looks
/// like a record of the file, the quote is a stray one to Daybook, which would otherwise swallow rows. And a field that
/// begins with blanks and a quote (`"a", "b"`) shows that the file pads its fields, which RFC 4180 does not know.
@Suite struct PythonComparisonTests {
  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/bin/python3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(.enabled(if: python != nil, "python3 is not installed: nothing to compare with"))
  func tenThousandFilesReadAsPythonReadsThem() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("tenThousandFilesReadAsPythonReadsThem: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let files = (0..<10_000).map { _ in RFC4180File(&generator).bytes }
    let expected = try Self.readByPython(files)
    try #require(expected.count == files.count)
    var differing = 0
    for (index, file) in files.enumerated() {
      // The dialect is looked for in every hundredth file: that takes a hundred times as long as the reading.
      let read = try Self.readByDaybook(file, looksForDialect: index % 100 == 0)
      guard read != expected[index] else { continue }
      differing += 1
      guard differing <= 3 else { continue }
      Issue.record(
        """
        seed \(seed) file \(index): \(file.debugText)
        Python:  \(expected[index].debugText)
        Daybook: \(read.debugText)
        """)
    }
    #expect(differing == 0, "\(differing) of \(files.count) files of seed \(seed)")
  }

  /// Every field ended by a unit separator, every record by a record separator.
  private static func readByDaybook(_ file: [UInt8], looksForDialect: Bool) throws -> [UInt8] {
    let text = try Encodings.decode(FileBytes(file))
    var form: [UInt8] = []
    unsafe text.bytes.withUnsafeBufferPointer { bytes in
      let dialect = unsafe looksForDialect ? Dialect.candidates(in: bytes).first : nil
      var scanner = unsafe Scanner(text: bytes, dialect: dialect ?? Dialect())
      while let records = scanner.next(maxRecords: 5) {
        for record in 0..<records.count {
          for field in 0..<records.fieldCount(record) {
            form += records.bytes[records.range(record: record, field: field)]
            form.append(0x1F)
          }
          form.append(0x1E)
        }
      }
    }
    return form
  }

  /// One process reads all of the files; each goes there and comes back with its length before it.
  private static func readByPython(_ files: [[UInt8]]) throws -> [[UInt8]] {
    let process = Process()
    process.executableURL = URL(filePath: try #require(python))
    process.arguments = ["-c", script]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let sent = Data(files.flatMap { withUnsafeBytes(of: UInt32($0.count).littleEndian, Array.init) + $0 })
    try input.fileHandleForWriting.write(contentsOf: sent)
    try input.fileHandleForWriting.close()
    let back = [UInt8](try output.fileHandleForReading.readToEnd() ?? Data())
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    var forms: [[UInt8]] = []
    var place = 0
    while place < back.count {
      let count = (0..<4).reduce(0) { $0 | Int(back[place + $1]) << (8 * $1) }
      forms.append(Array(back[place + 4..<place + 4 + count]))
      place += 4 + count
    }
    return forms
  }

  /// Takes all of its input before it says anything, so that neither pipe can fill up against the other.
  private static let script = #"""
    import csv, io, sys
    sent = sys.stdin.buffer.read()
    place, forms = 0, []
    while place < len(sent):
        end = place + 4 + int.from_bytes(sent[place:place + 4], "little")
        text = io.StringIO(sent[place + 4:end].decode("utf-8-sig"), newline="")
        rows = csv.reader(text, strict=True)
        form = "".join("".join(field + "\x1f" for field in row) + "\x1e" for row in rows).encode()
        forms.append(len(form).to_bytes(4, "little") + form)
        place = end
    sys.stdout.buffer.write(b"".join(forms))
    """#
}

/// A made-up statement by RFC 4180: a day, an amount and texts that hold whatever quotes allow.
struct RFC4180File {
  private(set) var bytes: [UInt8] = []

  init(_ generator: inout SeededGenerator) {
    let width = Int.random(in: 2...6, using: &generator)
    let day = Int.random(in: 0..<width, using: &generator)
    let amount = (day + Int.random(in: 1..<width, using: &generator)) % width
    let lineEnd = ["\n", "\r\n", "\r"].randomElement(using: &generator)!
    let quotesAll = Int.random(in: 0..<3, using: &generator) == 0
    var text = Int.random(in: 0..<8, using: &generator) == 0 ? "\u{FEFF}" : ""
    let rows = Int.random(in: 1...8, using: &generator)
    for row in 0...rows {
      var record: String
      repeat {
        let fields = (0..<width).map { column in
          if row == 0 { return column == day ? "Date" : column == amount ? "Amount" : "Text \(column)" }
          if column == day { return "2025-0\(1 + row % 9)-1\(row % 10)" }
          if column == amount { return "\(Int.random(in: -999...999, using: &generator)).5\(row % 10)" }
          return RFC4180File.text(&generator)
        }
        record = RFC4180File.written(fields, quotesAll: quotesAll, &generator)
      } while RFC4180File.swallowsRecords(record, width: width)
      text += record
      if row < rows || Bool.random(using: &generator) { text += lineEnd }
    }
    bytes = Array(text.utf8)
  }

  private static let pieces = [
    "a", "Shop", "tea and bread", " ", "  ", ",", ",", "\"", "\"\"", "\n", "\r\n", "\r", "é", "日本", "😀", "12.50", "-3",
    "'", "\\", ";", "\t", "=", "|", "2025-01-02", ".", "ß",
  ]

  private static func text(_ generator: inout SeededGenerator) -> String {
    while true {
      let count = Int.random(in: 0...5, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator)! }.joined()
      let isPadded = text.utf8.first == 0x20 && text.utf8.first { $0 != 0x20 } == UInt8(ascii: "\"")
      if !isPadded { return text }
    }
  }

  private static func written(_ fields: [String], quotesAll: Bool, _ generator: inout SeededGenerator) -> String {
    fields.map { field in
      let needsQuotes = field.utf8.contains { Array(",\"\r\n".utf8).contains($0) }
      let isQuoted = needsQuotes || quotesAll || Int.random(in: 0..<4, using: &generator) == 0
      guard isQuoted else { return field }
      return "\"" + field.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
    }.joined(separator: ",")
  }

  /// Whether each line but the first, of the first three that are not blank, has the commas of a record.
  private static func swallowsRecords(_ record: String, width: Int) -> Bool {
    let lines = record.utf8.split(whereSeparator: isLineEnd).dropFirst().prefix(3)
    return !lines.isEmpty && lines.allSatisfy { line in line.count { $0 == UInt8(ascii: ",") } >= width - 1 }
  }
}

extension [UInt8] {
  fileprivate var debugText: String { String(decoding: self, as: UTF8.self).debugDescription }
}
