extension StatementReader {
  /// Whether the first part of a file has the words of the layout's header, read as the layout declares; true where
  /// the layout names none.
  package static func hasHeader(of layout: DeclaredLayout, in raw: UnsafeRawBufferPointer) -> Bool {
    guard !layout.match.header.isEmpty else { return true }
    let words = Set(layout.match.header)
    guard let text = unsafe firstText(of: raw, layout) else { return false }
    let cut = TextCut.best(of: text, fileName: "", declared: layout)
    if cut.tables.contains(where: { words.isSubset(of: $0.names) }) { return true }
    return (0..<min(cut.sample.count, 200)).contains { record in
      let fields = (0..<cut.sample.fieldCount(record)).map { cut.sample.trimmed(record: record, field: $0) }
      return words.isSubset(of: fields)
    }
  }

  /// The whole lines of the first 64 KiB; all of the text where they cannot be decoded alone.
  private static func firstText(of raw: UnsafeRawBufferPointer, _ layout: DeclaredLayout) -> DecodedText? {
    let limit = 65_536
    if raw.count > limit,
      let end = unsafe raw[..<limit].lastIndex(of: UInt8(ascii: "\n")),
      let text = unsafe decoded(UnsafeRawBufferPointer(rebasing: raw[...end]), layout)
    {
      return text
    }
    return unsafe decoded(raw, layout)
  }

  private static func decoded(_ raw: UnsafeRawBufferPointer, _ layout: DeclaredLayout) -> DecodedText? {
    if let declared = layout.encoding, let text = unsafe try? Encodings.decode(raw, forced: declared) { return text }
    return unsafe try? Encodings.decode(raw)
  }
}
