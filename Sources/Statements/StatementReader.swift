import Lexicon
package import Values

/// Reads a statement file of any bank: what it says, how that was understood, and what it leaves open.
package enum StatementReader {
  /// Throws only where the file is no statement at all; everything else is in the reading.
  package static func read(
    _ file: FileBytes, fileName: String, hints: ReadingHints
  ) throws(ReadingFailure) -> Reading {
    let hints = withLayout(hints, file)
    let text = try decode(file, hints)
    var reading =
      if let other = try OtherFormats.read(text, hints: hints) {
        try within(other)
      } else if let failure = ForeignText.failure(text.bytes) {
        try tables(of: text, else: failure, fileName, hints)
      } else if let listed = text.listed {
        try list(listed, fileName, hints)
      } else {
        try DelimitedText(text: text, fileName: fileName, hints: hints).read()
      }
    UnreadableShare.settle(&reading, hints)
    if hints.answers["encoding"] == nil, !text.alternatives.isEmpty {
      switch encoding(of: text, by: reading.layout.columns.map(\.name)) {
      case text.encoding: break
      case let other?:
        var hints = hints
        hints.answers["encoding"] = other
        return try read(file, fileName: fileName, hints: hints)
      case nil:
        reading.questions.append(try encodingQuestion(file, text))
        reading.layout.declaration?.encoding = nil
      }
    }
    reading.drafts.texts.letGoOfIndex()
    return reading
  }

  /// What a page shows as a table of transactions, or XML or JSON has as records; where there are none, why it is no
  /// statement.
  private static func tables(
    of text: DecodedText, else failure: ReadingFailure, _ fileName: String, _ hints: ReadingHints
  ) throws(ReadingFailure) -> Reading {
    let tables = text.tabulated
    guard tables.bytes != text.bytes else { throw failure }
    do throws(ReadingFailure) {
      var reading = try DelimitedText(text: tables, fileName: fileName, hints: hints).read()
      reading.layout.isPage = true
      if ForeignText.isJSON(text.bytes) { JSONConfirmation.settle(&reading, text.bytes, tables.statesDecimals, hints) }
      if reading.drafts.count > 0 { return reading }
    } catch {
      if error.code != "no-transactions" { throw error }
    }
    throw failure
  }

  /// Records of labelled lines, laid out as a table whose marks are none of the file's.
  private static func list(
    _ listed: DecodedText, _ fileName: String, _ hints: ReadingHints
  ) throws(ReadingFailure) -> Reading {
    var reading = try DelimitedText(text: listed, fileName: fileName, hints: hints).read()
    reading.layout.delimiter = ""
    return reading
  }

  private static func within(_ reading: Reading) throws(ReadingFailure) -> Reading {
    var turnover = Turnover()
    try reading.drafts.checkBounds(&turnover)
    return reading
  }

  /// A layout is about delimited text; other formats tell themselves how they are to be read.
  private static func withLayout(_ hints: ReadingHints, _ file: FileBytes) -> ReadingHints {
    guard hints.declared != nil else { return hints }
    let head = Array(file.prefix(65_536))
    let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(head.dropFirst(3)) : head
    guard OtherFormats.kind(of: text) != nil else { return hints.withDeclaredFacts }
    var hints = hints
    hints.declared = nil
    return hints
  }

  /// What the file itself says of its encoding decides between those that are as plausible.
  private static func decode(
    _ file: FileBytes, _ hints: ReadingHints
  ) throws(ReadingFailure) -> DecodedText {
    var text: DecodedText
    do throws(ReadingFailure) {
      text = try Encodings.decode(file, forced: hints.answers["encoding"])
    } catch {
      throw hints.declared?.encoding == nil ? error : error.under(hints.declared)
    }
    guard !text.alternatives.isEmpty else { return text }
    if let stated = OtherFormats.statedEncoding(in: file) {
      if text.alternatives.contains(stated) { text = try Encodings.decode(file, forced: stated) }
      text.alternatives = []
    } else if OtherFormats.encodingOfPage(in: file)?.lowercased() == text.encoding.lowercased() {
      text.alternatives = []
    }
    return text
  }

  /// The one of the encodings that has the letters of the headers' languages; nil where these tell no more.
  private static func encoding(of text: DecodedText, by headers: [String]) -> String? {
    let written = HeaderWords.languages(of: headers)
    // Names of any language stand below English headers.
    guard written.isDisjoint(with: Languages(named: ["english"])) else { return nil }
    let possible = ([text.encoding] + text.alternatives).filter {
      !Legacy.languages(of: $0).isDisjoint(with: written)
    }
    return possible.count == 1 ? possible[0] : nil
  }

  private static func encodingQuestion(
    _ file: FileBytes, _ text: DecodedText
  ) throws(ReadingFailure) -> Question {
    var options = [option(text)]
    for encoding in text.alternatives { options.append(option(try Encodings.decode(file, forced: encoding))) }
    return Question(
      code: "encoding", message: "The letters of the file make sense in several encodings. Which text is right?",
      options: options)
  }

  /// An encoding with the first line that it gives another text than plain ASCII.
  private static func option(_ text: DecodedText) -> Question.Option {
    let place = text.bytes.firstIndex { $0 >= 0x80 } ?? 0
    let start = text.bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end =
      text.bytes[place...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? text.bytes.count
    let line = String(decoding: text.bytes[start..<end], as: UTF8.self)
    return Question.Option(value: text.encoding, label: "\(text.encoding): \(line.prefix(100))")
  }
}
