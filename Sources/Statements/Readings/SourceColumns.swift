package import Values

/// Columns of a delimited statement as the bank wrote them, found again in its bytes for rules that ask by name.
package struct SourceColumns {
  private let text: DecodedText
  private let cut: TextCut
  private let layout: Layout

  /// Nil where the bytes are no delimited text: other formats have no columns. `layout` is how they were read.
  package init?(_ file: FileBytes, fileName: String, layout: Layout, declared: DeclaredLayout?) {
    guard !layout.columns.isEmpty, let text = try? Encodings.decode(file, forced: layout.encoding).tabulated else {
      return nil
    }
    self.text = text
    self.layout = layout
    cut = TextCut.best(of: text, fileName: fileName, declared: declared)
  }

  /// Puts the columns `names` beside the drafts; `rows` gives the draft of each physical line that is one.
  package func fill(_ drafts: inout Drafts, names: [String], rows: [UInt32: Int]) {
    for name in names where !drafts.sourceColumns.contains(where: { $0.name == name }) {
      drafts.sourceColumns.append(SourceColumn(name: name, texts: Array(repeating: 0, count: drafts.count)))
    }
    let wanted = names.compactMap { name -> (field: Int, place: Int)? in
      let folded = Folding.shared.folded(name)
      guard let field = layout.columns.firstIndex(where: { Folding.shared.folded($0.name) == folded }),
        let place = drafts.sourceColumns.firstIndex(where: { $0.name == name })
      else { return nil }
      return (field, place)
    }
    guard !wanted.isEmpty else { return }
    add(cut.sample, wanted, rows, to: &drafts)
    cut.forEachChunk(of: text) { add($0, wanted, rows, to: &drafts) }
  }

  private func add(
    _ records: Records, _ wanted: [(field: Int, place: Int)], _ rows: [UInt32: Int], to drafts: inout Drafts
  ) {
    for record in 0..<records.count {
      guard let draft = rows[records.lines[record]] else { continue }
      for (field, place) in wanted where field < records.fieldCount(record) {
        let range = records.range(record: record, field: field)
        drafts.sourceColumns[place].texts[draft] = unsafe records.bytes.withUnsafeBufferPointer { bytes in
          unsafe drafts.texts.intern(UnsafeBufferPointer(rebasing: bytes[range]))
        }
      }
    }
  }
}
