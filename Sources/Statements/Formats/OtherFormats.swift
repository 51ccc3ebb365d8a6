import Values

/// Reads the statement formats that are no delimited text: OFX, QFX, QBO, QIF, IIF, CAMT, MT940, BAI2, that of 1C,
/// and the national standards of fixed records.
enum OtherFormats {
  /// How far into a file its kind is looked for.
  private static let looked = 65_536

  /// The statement in `text`, or nil where it is none of these formats. The content decides, not the file's name.
  ///
  /// Throws `no-transactions` where the file is of such a format but holds no statement.
  static func read(_ decoded: DecodedText, hints: ReadingHints) throws(ReadingFailure) -> Reading? {
    guard let kind = kind(of: decoded.bytes) else { return nil }
    let (text, encoding) = (decoded.bytes.array, decoded.encoding)
    switch kind {
    case .ofx:
      var reader = OFXReader(text: text, hints: hints)
      return try reader.read(encoding: encoding)
    case .camt:
      var reader = CAMTReader(text: text, hints: hints)
      return try reader.read(encoding: encoding)
    case .qif:
      var reader = QIFReader(text: text, hints: hints)
      return try reader.read(encoding: encoding)
    case .mt940:
      var reader = MT940Reader(text: text, hints: hints)
      return reader.read(encoding: encoding)
    case .records(let standard): return standard.read(text, hints, encoding: encoding)
    case .iif:
      var reader = IIFReader(text: text, hints: hints)
      return try reader.read(encoding: encoding)
    case .bai2:
      var reader = BAI2Reader(text: text, hints: hints)
      return reader.read(encoding: encoding)
    case .clientBank:
      var reader = ClientBankReader(text: text, hints: hints)
      return try reader.read(encoding: encoding)
    }
  }

  enum Kind {
    case ofx, camt, qif, iif, mt940, bai2, clientBank
    case records(any RecordStandard.Type)
  }

  /// National standards whose records have fixed places.
  private static let standards: [any RecordStandard.Type] = [
    Norma43.self, GPC.self, CODA.self, TITO.self, CFONB120.self, CNAB240.self, CBIRecords.self,
  ]

  static func kind(of text: some Collection<UInt8>) -> Kind? {
    let head = Array(text.prefix(looked))
    guard head.contains(where: { !isBlank($0) }) else { return nil }
    if let kind = markup(head) { return kind }
    if QIFReader.recognizes(head) { return .qif }
    if IIFReader.recognizes(head) { return .iif }
    if ClientBankReader.recognizes(head) { return .clientBank }
    if BAI2Reader.recognizes(head) { return .bai2 }
    if let standard = standards.first(where: { $0.recognizes(head) }) { return .records(standard) }
    return MT940Reader.recognizes(head) ? .mt940 : nil
  }

  /// The first elements tell: `<OFX>`, or an envelope and `<Document>` around a bank's message to its customer. Lines
  /// that a server or a mail program left before them are no hindrance.
  private static func markup(_ head: [UInt8]) -> Kind? {
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
        if head.matches(name, "OFX") { return .ofx }
        if CAMTReader.messages.contains(where: { head.matches(name, $0) }) { return .camt }
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
