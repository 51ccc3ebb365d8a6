import Values

/// Finds a last line that was cut off: it has no line end, and another shape than the rows.
///
/// A download that broke off, or that goes on while the file is read, ends within a row: `-5` where `-52.10` was to
/// come. A last line without its end that looks like the others is whole.
struct CutLine {
  private let records: Records
  private let record: Int
  /// Records of rows, to compare with; those near the end of the text where there are some.
  private let rows: Records
  private let peers: [Int]
  private let layout: Layout

  private static let mostPeers = 400

  /// Rejects such a line, unless the running balance proves it.
  static func settle(_ reading: inout Reading, _ text: FileBytes, _ sample: Records, tail: Records) {
    guard let end = text.last, end != UInt8(ascii: "\n"), end != UInt8(ascii: "\r"),
      let cut = CutLine(reading, sample, tail: tail)
    else { return }
    let line = cut.records.lines[cut.record]
    let isDraft = reading.drafts.lines.last == line
    let isQuoted = end == UInt8(ascii: "\"") && !cut.records.isDamaged(cut.record)
    guard let reason = cut.difference(isQuoted: isQuoted) else { return }
    if isDraft {
      if reading.drafts.count > 1, RunningChain(reading.drafts).isProved { return }
      reading.drafts.remove(reading.drafts.count - 1)
    } else {
      guard let place = reading.drafts.others.lastIndex(where: { $0.line == line }),
        cut.mayBeRow(reading.drafts.others[place].disposition)
      else { return }
      reading.drafts.others.remove(at: place)
    }
    var other = OtherRecord(
      line: line, disposition: .rejected, reason: "the line has no end and \(reason): the file may be cut off here",
      text: cut.text)
    other.isCut = true
    reading.drafts.others.append(other)
  }

  /// Nil where there is no other row.
  private init?(_ reading: Reading, _ sample: Records, tail: Records) {
    let lines = reading.drafts.lines
    records = tail.count > 0 ? tail : sample
    record = records.count - 1
    layout = reading.layout
    guard record >= 0 else { return nil }
    let last = records.lines[record]
    func peers(_ records: Records) -> [Int] {
      Array(
        (0..<records.count).reversed().lazy
          .filter { records.lines[$0] != last && lines.place(ofSorted: records.lines[$0]) != nil }.prefix(
            CutLine.mostPeers))
    }
    let near = peers(records)
    rows = near.isEmpty ? sample : records
    self.peers = near.isEmpty ? peers(sample) : near
    if self.peers.isEmpty { return nil }
  }

  private var text: String {
    let delimiter = Dialect.delimiter(named: layout.delimiter)
    return records.text(of: record, separator: delimiter.map { String(decoding: [$0], as: UTF8.self) } ?? "")
  }

  // MARK: The shape

  /// In what the line differs from all rows, for people; nil where it does not.
  private func difference(isQuoted: Bool) -> String? {
    let width = rows.fieldCount(peers[0])
    guard width > 1, peers.allSatisfy({ rows.fieldCount($0) == width }) else { return nil }
    let count = records.fieldCount(record)
    if count < width { return "fewer fields than the rows" }
    guard count == width, !isQuoted else { return nil }
    return isShort(last: width - 1) ? "another shape than the rows" : nil
  }

  /// Whether the last field is less than what all rows have there: fewer decimals, a part of a date, or nothing. An
  /// export that leaves out zeros shows fewer decimals somewhere else.
  private func isShort(last field: Int) -> Bool {
    let own = records.trimmed(record: record, field: field)
    let kind = records.kind(record: record, field: field)
    let kinds = peers.map { rows.kind(record: $0, field: field) }
    let filled = zip(peers, kinds).filter { $1 != .empty }.map { rows.trimmed(record: $0.0, field: field) }
    guard let first = filled.first else { return false }
    if kind == .empty {
      return own.isEmpty && filled.count == peers.count && (kinds.allSatisfy { $0 == .number } || filled.count >= 3)
        && !isOtherSide(field) && !isUnread(field)
    }
    let isShorter = own.utf8.count < first.utf8.count && filled.allSatisfy { $0.utf8.count == first.utf8.count }
    if kinds.allSatisfy({ $0 == .number || $0 == .empty }) {
      if kind != .number { return filled.count == peers.count }
      guard let usual = usualDecimals(filled), usual >= 2, decimals(own) < usual else { return false }
      return !leavesOutZeros(before: field)
    }
    if kinds.allSatisfy({ $0 == .date || $0 == .empty }) { return isShorter }
    return isShorter && filled.count >= 3 && Set(filled).count <= 8
  }

  /// What no transaction is made of: its end is all that the line may have lost.
  private func isUnread(_ field: Int) -> Bool {
    field < layout.columns.count && layout.columns[field].role == "ignored"
  }

  /// One of two columns for money in and out, of which the line fills the other one.
  private func isOtherSide(_ field: Int) -> Bool {
    let sides = ["amountIn", "amountOut"]
    guard field < layout.columns.count, let side = sides.firstIndex(of: layout.columns[field].role),
      let other = layout.columns.firstIndex(where: { $0.role == sides[1 - side] }), other < field
    else { return false }
    return records.kind(record: record, field: other) == .number
  }

  /// The decimals that all numbers show; nil where they differ.
  private func usualDecimals(_ numbers: [String]) -> Int? {
    guard let first = numbers.first.map(decimals), numbers.allSatisfy({ decimals($0) == first }) else { return nil }
    return first
  }

  /// Another number of the line, which is whole, has fewer decimals than all rows have there.
  private func leavesOutZeros(before field: Int) -> Bool {
    (0..<field).contains { other in
      guard records.kind(record: record, field: other) == .number else { return false }
      let numbers = peers.filter { rows.kind(record: $0, field: other) == .number }
        .map { rows.trimmed(record: $0, field: other) }
      guard let usual = usualDecimals(numbers), usual >= 2 else { return false }
      return decimals(records.trimmed(record: record, field: other)) < usual
    }
  }

  /// How many digits stand behind the decimal mark.
  private func decimals(_ text: String) -> Int {
    guard let mark = layout.decimalMark.first, let place = text.lastIndex(of: mark) else { return 0 }
    return text[place...].dropFirst().prefix { $0.isASCII && $0.isNumber }.count
  }

  /// Whether what there is of the line could be the beginning of a row: its date, or the beginning of one; or fields of
  /// the same kinds as those of a row, one of them of its form.
  ///
  /// What was found to state something else has to look more like a row than that.
  private func mayBeRow(_ disposition: Disposition) -> Bool {
    switch disposition {
    case .footer, .rejected: (hasDay || isOfKinds) && !statesBalance
    case .ignored: isOfKinds && !statesBalance
    default: false
    }
  }

  /// Some field is a label of a balance or a total, as those of a last line may be; `CF_2563` is an id.
  private var statesBalance: Bool {
    (0..<records.fieldCount(record)).map { records.trimmed(record: record, field: $0) }.contains { field in
      field.count(where: \.isLetter) > 2 && PreambleFacts.balanceMeaning(field) != nil
    }
  }

  private var isOfKinds: Bool {
    // The last field may be no more than a part of it.
    let count = records.fieldCount(record)
    guard count > 2 else { return false }
    let whole = 0..<(count - 1)
    return peers.contains { peer in
      whole.allSatisfy { records.kind(record: record, field: $0) == rows.kind(record: peer, field: $0) }
        && whole.contains { field in
          let own = records.trimmed(record: record, field: field)
          return own.contains(where: \.isNumber)
            && CutLine.pattern(own) == CutLine.pattern(rows.trimmed(record: peer, field: field))
        }
    }
  }

  private var hasDay: Bool {
    guard let day = layout.columns.firstIndex(where: { $0.role == "date" }), day < records.fieldCount(record) else {
      return false
    }
    let own = CutLine.pattern(records.trimmed(record: record, field: day))
    let isWhole = records.fieldCount(record) > day + 1
    return !own.isEmpty
      && peers.contains { peer in
        guard day < rows.fieldCount(peer) else { return false }
        let pattern = CutLine.pattern(rows.trimmed(record: peer, field: day))
        return isWhole ? pattern == own : pattern.starts(with: own)
      }
  }

  /// `2025-06-30` and any other day of that form: `0000-00-00`.
  private static func pattern(_ text: String) -> [UInt8] {
    text.utf8.map { byte in
      switch byte {
      case 48...57: UInt8(ascii: "0")
      case 65...90, 97...122: UInt8(ascii: "a")
      default: byte
      }
    }
  }
}
