import Lexicon
import Values

/// What becomes of the lines between the tables, and of tables that hold no transactions.
extension TableReader {
  /// The lines between the table and the one above it, and its header. Tables that could not be read and have the same
  /// columns are parts of it, such as pages.
  mutating func addLines(above shape: TableShape) {
    for part in unread where part.names == shape.names && part.rows.upperBound <= shape.header.lowerBound {
      addLines(above: part, or: shape)
      setAside(part.rows)
      end = part.rows.upperBound
    }
    unread = []
    addLines(above: shape, or: shape)
  }

  /// `first`: the first table that can be read.
  private mutating func addLines(above shape: TableShape, or first: TableShape) {
    addLines(end..<shape.header.lowerBound, above: read == 0 ? first : nil)
    for record in shape.header {
      reading.drafts.others.append(OtherRecord(line: cut.sample.lines[record], disposition: .header))
    }
  }

  /// Lines that belong to no table. `first`: they stand above the first.
  mutating func addLines(_ range: Range<Int>, above first: TableShape? = nil) {
    for record in range {
      let fields = 0..<cut.sample.fieldCount(record)
      let isBlank = fields.allSatisfy { cut.sample.kind(record: record, field: $0) == .empty }
      let line = cut.sample.lines[record]
      if let first, AboveTable.isRow(record, of: cut.sample, above: first) {
        reading.drafts.others.append(
          AboveTable.rejected(
            record, of: cut.sample, because: "stands above the table, and looks like one of its rows"))
        continue
      }
      reading.drafts.others.append(
        OtherRecord(line: line, disposition: isBlank ? .blank : first == nil ? .footer : .preamble))
    }
  }

  /// One line that blanks cut, without a header: words with a number and a day behind them are no row.
  func isSentence(_ shape: TableShape) -> Bool {
    guard cut.dialect.delimiter == UInt8(ascii: " "), shape.header.isEmpty, shape.entries.count < 2,
      hints.declared == nil
    else { return false }
    return shape.entries.allSatisfy { cut.sample.kind(record: $0, field: 0) != .date }
  }

  /// The last line of words above a further table calls it the parts of what stands above, whose days and first texts its
  /// rows have: `消費税課税対象の内訳`.
  func isBreakdown(_ shape: TableShape, behind tables: ArraySlice<TableShape>) -> Bool {
    let sample = cut.sample
    let lines = max(0, shape.header.lowerBound - 3)..<shape.header.lowerBound
    let title = lines.last { record in sample.kinds(of: record).count { $0 != .empty } == 1 }
    guard let title, PartWords.breakdown.areIn(sample.texts(of: title).joined()) else { return false }
    func face(_ record: Int) -> [String] {
      let kinds = sample.kinds(of: record)
      return [FieldKind.date, .text].compactMap { kind in kinds.firstIndex(of: kind) }.map { field in
        sample.trimmed(record: record, field: field - kinds.startIndex).filter { !$0.isWhitespace }
      }
    }
    let faces = Set(tables.flatMap(\.entries).map(face))
    return shape.entries.allSatisfy { faces.contains(face($0)) }
  }

  /// The rows of a table of the balances of days, or of the parts of other rows. Below those of balances without words, a
  /// row that has words is another's.
  mutating func leaveOut(_ shape: TableShape, because reason: String) {
    let sample = cut.sample
    let isWordless =
      reason == OtherRows.balanceLine && shape.entries.first.map { !sample.kinds(of: $0).contains(.text) } ?? false
    for record in shape.rows {
      let kinds = sample.kinds(of: record)
      var other = OtherRecord(line: sample.lines[record], disposition: .footer)
      if kinds.allSatisfy({ $0 == .empty }) {
        other.disposition = .blank
      } else if isWordless, kinds.contains(.date), kinds.contains(.number), kinds.contains(.text) {
        other = AboveTable.rejected(
          record, of: sample, because: "stands below a list of balances, and looks like a row")
      } else if kinds.contains(.number) {
        other.disposition = .ignored
        other.reason = reason
        other.text = sample.texts(of: record).joined(separator: " ")
      }
      reading.drafts.others.append(other)
    }
  }

  /// The rows of a table that cannot be read, below others that can: what may be money is rejected, not left out.
  mutating func setAside(_ rows: Range<Int>) {
    let sample = cut.sample
    for record in rows {
      let kinds = sample.kinds(of: record)
      let isDay = kinds.indices.contains { field in
        let range = sample.range(record: record, field: field)
        return unsafe kinds[field] == .date || sample.bytes.with(range) { unsafe YearFrame.parts($0) != nil }
      }
      var other = OtherRecord(line: sample.lines[record], disposition: .footer)
      if kinds.allSatisfy({ $0 == .empty }) {
        other.disposition = .blank
      } else if isDay, kinds.contains(.number) {
        other = AboveTable.rejected(
          record, of: sample, because: "its table has no days, or no amounts, that can be read")
      }
      reading.drafts.others.append(other)
    }
  }
}
