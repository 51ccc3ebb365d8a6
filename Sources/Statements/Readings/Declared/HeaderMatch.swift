package import Values

extension StatementReader {
  /// Whether the first part of a file has the words of the layout's header, read as the layout declares; true where
  /// the layout names none.
  package static func hasHeader(of layout: DeclaredLayout, in file: FileBytes) -> Bool {
    guard !layout.match.header.isEmpty else { return true }
    let words = Set(layout.match.header)
    guard let text = firstText(of: file, layout) else { return false }
    let cut = TextCut.best(of: text, fileName: "", declared: layout)
    if cut.tables.contains(where: { words.isSubset(of: $0.names) }) { return true }
    return (0..<min(cut.sample.count, 200)).contains { record in
      words.isSubset(of: cut.sample.texts(of: record))
    }
  }

  /// The whole lines of the first 64 KiB; all of the text where they cannot be decoded alone.
  private static func firstText(of file: FileBytes, _ layout: DeclaredLayout) -> DecodedText? {
    let limit = 65_536
    if file.count > limit, let end = file[..<limit].lastIndex(of: UInt8(ascii: "\n")),
      let text = decoded(FileBytes(Array(file[...end])), layout)
    {
      return text
    }
    return decoded(file, layout)
  }

  private static func decoded(_ file: FileBytes, _ layout: DeclaredLayout) -> DecodedText? {
    if let declared = layout.encoding, let text = try? Encodings.decode(file, forced: declared) {
      return text.tabulated
    }
    return (try? Encodings.decode(file))?.tabulated
  }
}
