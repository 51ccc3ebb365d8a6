import Values

/// Reads the statements of one format.
protocol FormatReader {
  init(text: [UInt8], hints: ReadingHints)
  /// Throws `no-transactions` where the file is of the format but holds no statement.
  mutating func read(encoding: String) throws(ReadingFailure) -> Reading
}

/// A format that the beginning of a text tells.
protocol RecognizedFormat: FormatReader {
  static func recognizes(_ head: [UInt8]) -> Bool
}

/// Reads the statement formats that are no delimited text: OFX, QFX, QBO, QIF, IIF, CAMT, MT940, BAI2, that of 1C, and
/// the national standards of fixed records.
enum OtherFormats {
  /// How far into a file its kind is looked for.
  private static let looked = 65_536

  /// The statement in `text`, or nil where it is none of these formats. The content decides, not the file's name.
  ///
  /// Throws `no-transactions` where the file is of such a format but holds no statement.
  static func read(_ decoded: DecodedText, hints: ReadingHints) throws(ReadingFailure) -> Reading? {
    guard let kind = kind(of: decoded.bytes) else { return nil }
    var reader: any FormatReader = kind.init(text: decoded.bytes.array, hints: hints)
    return try reader.read(encoding: decoded.encoding)
  }

  private static var recognized: [any RecognizedFormat.Type] {
    [
      QIFReader.self, IIFReader.self, ClientBankReader.self, BAI2Reader.self, RecordReader<Norma43>.self,
      RecordReader<GPC>.self, RecordReader<CODA>.self, RecordReader<TITO>.self, RecordReader<CFONB120>.self,
      RecordReader<CNAB240>.self, RecordReader<CBIRecords>.self, MT940Reader.self,
    ]
  }

  static func kind(of text: some Collection<UInt8>) -> (any FormatReader.Type)? {
    let head = Array(text.prefix(looked))
    guard head.contains(where: { !isBlank($0) }) else { return nil }
    return markup(head) ?? recognized.first { $0.recognizes(head) }
  }

  /// The first elements tell: `<OFX>`, or an envelope and `<Document>` around a bank's message to its customer. Lines
  /// that a server or a mail program left before them are no hindrance.
  private static func markup(_ head: [UInt8]) -> (any FormatReader.Type)? {
    let beginnings: [StaticString] = ["<", "OFXHEADER"]
    var lines = LineReader(head)
    var start: Int?
    for _ in 0..<20 where start == nil {
      guard let line = lines.next() else { break }
      let content = head.trimmed(line.content)
      if beginnings.contains(where: { head.begins(at: content.lowerBound, with: $0) }) { start = content.lowerBound }
    }
    guard let start else { return nil }
    var markup = MarkupReader(head, from: start)
    for _ in 0..<1024 {
      switch markup.next() {
      case .end: return nil
      case .open(let name, _):
        if head.matches(name, "OFX") { return OFXReader.self }
        if CAMTReader.messages.contains(where: { head.matches(name, $0) }) { return CAMTReader.self }
      case .close, .text, .verbatim: continue
      }
    }
    return nil
  }
}

extension Reading {
  /// The days by which the format itself dates its rows, one for each draft: the value days of MT940, whose entry
  /// dates are optional and without a year, and the booking days of all others.
  package var writtenDays: [Int32] {
    format == "mt940" && drafts.valueDays.count == drafts.count ? drafts.valueDays : drafts.days
  }
}
