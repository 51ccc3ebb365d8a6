import TestSupport
import Testing

@testable import Statements
@testable import Values

/// Every record of a delimited file ends in exactly one disposition, whatever has been done to the file.
@Suite struct DispositionTests {
  @Test(arguments: Export.all + Export.unseen)
  func eachRecordOfAnExportHasOne(_ export: Export) throws {
    let reading = try export.reading()
    expectOneDisposition(reading, of: Array(export.text.utf8), fileName: export.name, export.hints, export.name)
  }

  @Test func eachRecordOfADamagedExportHasOne() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("eachRecordOfADamagedExportHasOne: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    for round in 0..<60 {
      let export = Export.all.randomElement(using: &generator)!
      var bytes = Array(export.text.utf8)
      for _ in 0...generator.below(4) { damage(&bytes, &generator) }
      let reading = try? StatementReader.read(FileBytes(bytes), fileName: export.name, hints: export.hints)
      guard let reading else { continue }
      let place = "seed \(seed) round \(round): \(export.name)"
      expectOneDisposition(reading, of: bytes, fileName: export.name, export.hints, place)
    }
  }

  /// Something that a bank, a spreadsheet or a disk might have done.
  private func damage(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = generator.below(bytes.count)
    let length = min(bytes.count - place, 1 + generator.below(30))
    switch generator.below(6) {
    case 0: bytes.insert(contentsOf: Array("\"\"\n;,\t'\\".utf8).shuffled(using: &generator).prefix(2), at: place)
    case 1: bytes.removeSubrange(place..<place + length)
    case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: generator.below(bytes.count))
    case 3: bytes.removeSubrange(place...)
    case 4: bytes[place] = UInt8(generator.below(128))
    default: bytes.insert(contentsOf: Array("\n\n".utf8), at: place)
    }
  }
}

/// The lines of the drafts and of the records set aside are, each once, those on which the file's records begin.
func expectOneDisposition(
  _ reading: Reading, of file: [UInt8], fileName: String, _ hints: ReadingHints, _ place: String
) {
  guard reading.format == "csv" else { return }
  let text = (try? Encodings.decode(FileBytes(file), forced: reading.layout.encoding))?.tabulated
  guard let text else {
    Issue.record("\(place): the encoding \(reading.layout.encoding) does not read the file")
    return
  }
  let dialect = TextCut.best(of: text, fileName: fileName, declared: hints.declared).dialect
  let records = scan(text.bytes.array, dialect).map { UInt32($0.line) }
  let disposed = (reading.drafts.lines + reading.drafts.others.map(\.line)).sorted()
  #expect(disposed == records, "\(place): \(String(decoding: file, as: UTF8.self).debugDescription)")
}
