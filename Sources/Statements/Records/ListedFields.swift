import Values

/// Lays records whose lines are each `Label: value` out as lines of fields parted by tabs, as some banks' texts have
/// them.
///
/// A record becomes one line, its values, with all its line ends behind it; its labels take the place of the blank line
/// above the first record. So lines stay those of the file.
struct ListedFields {
  private(set) var text: [UInt8] = []

  private struct Line {
    var content: Range<Int>
    var end: Int
    /// Nil where the line is no `Label: value`.
    var label: Range<Int>?
    var value: Range<Int>
    /// It begins with a blank, and goes on with the value of the line above.
    var isIndented = false
  }
  private let bytes: [UInt8]
  private var lines: [Line] = []
  /// The lines of each record.
  private var records: [Range<Int>] = []
  /// The labels of the longest record, which the others may leave out.
  private var labels: [ArraySlice<UInt8>] = []

  private static let fewestRecords = 2
  private static let fewestLabels = 3
  private static let mostLabels = 40
  private static let longestLabel = 40
  /// So many lines without a label show that the text is none of records.
  private static let mostOthers = 60

  private static let looked = 65_536

  /// Nil where the text is no list of such records, each with a date and a number.
  init?(_ text: FileBytes) {
    guard ListedFields.mayBegin(Array(text.prefix(ListedFields.looked))) else { return nil }
    bytes = text.array
    guard findLines(), findRecords(), records.allSatisfy(isInOrder), records.allSatisfy(hasDayAndNumber) else {
      return nil
    }
    write()
  }

  private init(lines bytes: [UInt8]) { self.bytes = bytes }

  /// Whether the first lines of a text may be such records; most texts are told by them.
  private static func mayBegin(_ head: [UInt8]) -> Bool {
    var fields = ListedFields(lines: head)
    return fields.findLines() && fields.lines.contains { $0.label != nil }
  }

  private mutating func findLines() -> Bool {
    var reader = LineReader(bytes)
    var others = 0
    while let line = reader.next() {
      let content = bytes.trimmed(line.content)
      let colon = bytes[content].prefix(ListedFields.longestLabel + 1).firstIndex(of: UInt8(ascii: ":"))
      let label = colon.map { bytes.trimmed(content.lowerBound..<$0) }.flatMap { isLabel($0) ? $0 : nil }
      let value = bytes.trimmed((label == nil ? content.lowerBound : colon! + 1)..<content.upperBound)
      let isIndented = label == nil && !content.isEmpty && content.lowerBound > line.content.lowerBound
      lines.append(Line(content: content, end: line.end, label: label, value: value, isIndented: isIndented))
      if label == nil, !content.isEmpty { others += 1 }
      guard others <= ListedFields.mostOthers else { return false }
    }
    return true
  }

  /// Words without digits or marks that part fields.
  private func isLabel(_ range: Range<Int>) -> Bool {
    guard let first = bytes[range].first, first.isLetter || first >= 0x80 else { return false }
    return bytes[range].allSatisfy { !$0.isDigit && !"\t;,|\"".utf8.contains($0) }
  }

  /// A record begins with the first label that comes again, and goes on to the next line without a label, or to that
  /// label. Between two records all lines are blank.
  private mutating func findRecords() -> Bool {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for line in lines { if let label = line.label { counts[bytes[label], default: 0] += 1 } }
    guard let start = lines.first(where: { line in line.label.map { counts[bytes[$0]]! > 1 } ?? false })?.label else {
      return false
    }
    var isOpen = false
    for (index, line) in lines.enumerated() {
      if let label = line.label, bytes[label] == bytes[start] {
        records.append(index..<(index + 1))
        isOpen = true
      } else if isOpen, line.label != nil || line.isIndented {
        let first = records[records.count - 1].lowerBound
        guard index - first < ListedFields.mostLabels else { return false }
        records[records.count - 1] = first..<(index + 1)
      } else {
        isOpen = false
      }
    }
    guard records.count >= ListedFields.fewestRecords, let longest = records.max(by: { $0.count < $1.count }) else {
      return false
    }
    labels = longest.compactMap { lines[$0].label.map { bytes[$0] } }
    return labels.count >= ListedFields.fewestLabels && Set(labels).count == labels.count
      && zip(records, records.dropFirst()).allSatisfy { record, next in
        lines[record.upperBound..<next.lowerBound].allSatisfy(\.content.isEmpty)
      }
  }

  /// The record's labels are some of the longest one's, in their order.
  private func isInOrder(_ record: Range<Int>) -> Bool {
    var place = 0
    return record.compactMap { lines[$0].label }.allSatisfy { label in
      guard let found = labels[place...].firstIndex(of: bytes[label]) else { return false }
      place = found + 1
      return true
    }
  }

  private func hasDayAndNumber(_ record: Range<Int>) -> Bool {
    let kinds = record.map { line in unsafe bytes.with(lines[line].value) { unsafe FieldKind.of($0) } }
    return kinds.contains(.date) && kinds.contains(.number)
  }

  private mutating func write() {
    text.reserveCapacity(bytes.count)
    var place = 0
    var record = 0
    for (index, line) in lines.enumerated() {
      if record < records.count, index == records[record].lowerBound {
        writeRow(of: records[record])
      } else if index + 1 == records[0].lowerBound, line.content.isEmpty {
        text += labels.joined(separator: [0x09])
      } else if record == records.count || index < records[record].lowerBound {
        text += bytes[line.content]
      }
      text += bytes[place..<line.end].filter { $0 == 0x0a || $0 == 0x0d }
      place = line.end
      if record < records.count, index + 1 == records[record].upperBound { record += 1 }
    }
  }

  private mutating func writeRow(of record: Range<Int>) {
    var line = record.lowerBound
    for (column, label) in labels.enumerated() {
      if column > 0 { text.append(0x09) }
      guard line < record.upperBound, let own = lines[line].label, bytes[own] == label else { continue }
      text += bytes[lines[line].value].map { $0 == 0x09 ? 0x20 : $0 }
      line += 1
      // What stands below an amount or a day is no part of it.
      let isText = unsafe bytes.with(lines[line - 1].value) { unsafe FieldKind.of($0) } == .text
      while line < record.upperBound, lines[line].isIndented {
        if isText { text += [0x20] + bytes[lines[line].content].map { $0 == 0x09 ? 0x20 : $0 } }
        line += 1
      }
    }
  }
}

extension DecodedText {
  /// Records of labelled lines as delimited text; nil where the text is none of these.
  var listed: DecodedText? {
    ListedFields(bytes).map { fields in
      var other = self
      other.bytes = FileBytes(fields.text)
      return other
    }
  }
}
