package import Values

/// The records of a delimited statement as clean CSV, for comparing with other readers.
package enum CleanRecords {
  /// UTF-8 by RFC 4180: the first header, then the rows, unreadable ones included; without preamble, footer and blank
  /// lines. Nil where the format has no records.
  package static func write(
    _ file: FileBytes, fileName: String, reading: Reading, declared: DeclaredLayout? = nil
  ) throws(ReadingFailure) -> [UInt8]? {
    guard reading.format == "csv" else { return nil }
    let text = try Encodings.decode(file, forced: reading.layout.encoding)
    let cut = TextCut.best(of: text, fileName: fileName, declared: declared)
    let skipped = skippedLines(reading)
    var output: [UInt8] = []
    func write(_ records: Records) {
      RecordsCSV.write(records, skipping: { skipped.contains(records.lines[$0]) }, into: &output)
    }
    write(cut.sample)
    if !cut.isWhole { cut.forEachChunk(of: text, write) }
    return output
  }

  private static func skippedLines(_ reading: Reading) -> Set<UInt32> {
    var skipped: Set<UInt32> = []
    for other in reading.drafts.others {
      switch other.disposition {
      case .preamble, .footer, .blank: skipped.insert(other.line)
      case .header where reading.layout.headerLine.map({ Int(other.line) > $0 }) ?? true: skipped.insert(other.line)
      default: break
      }
    }
    return skipped
  }
}

extension Encodings {
  /// The physical lines of a text up to line `last`, without their line ends; of a page, its tables.
  package static func lines(
    _ file: FileBytes, encoding: String, through last: Int
  ) throws(ReadingFailure) -> [String] {
    let text = try decode(file, forced: encoding).tabulated.bytes.array
    var reader = LineReader(text)
    var lines: [String] = []
    while lines.count < last, let line = reader.next() {
      lines.append(String(decoding: text[line.content], as: UTF8.self))
    }
    return lines
  }
}
