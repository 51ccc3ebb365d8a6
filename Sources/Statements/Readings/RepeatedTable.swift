import Values

/// Finds a table all of whose rows another one above it lists as well: most likely the same rows again.
enum RepeatedTable {
  private struct Row: Hashable {
    var day: Int32
    var amount: Int64
    var text: TextID
    var account: TextID
    var currency: Currency?

    var withoutText: Row {
      var row = self
      row.text = 0
      return row
    }
  }

  /// A single row is alike by chance too often.
  private static let fewest = 2

  /// Asks of such rows, or leaves them out where that was answered.
  static func settle(_ reading: inout Reading, _ hints: ReadingHints) {
    let told = hints.answers["tables"]
    guard told != "both", let rows = find(reading.drafts) else { return }
    if told == "once" { return reading.drafts.leaveOut(rows, because: "repeats a row above, as told") }
    let drafts = reading.drafts
    let sum = ValueText.amount(drafts.amounts[rows].reduce(0, &+), exponent: drafts.exponent)
    reading.questions.append(
      question(rows: rows.count, line: drafts.lines[rows.lowerBound], above: "a table", no: "no: they add \(sum)"))
  }

  /// Asks whether the rows from that line on are those above once more.
  static func question(rows: Int, line: UInt32, above: ValueText, no: ValueText = "no: they all count") -> Question {
    Question(
      code: "tables",
      message: "All \(rows) rows from line \(line) on stand in \(above) above as well. Are they the same transactions?",
      options: [
        Question.Option(value: "once", label: "yes: they count once"), Question.Option(value: "both", label: no),
      ])
  }

  /// The rows behind a header, up to the next one, that all stand above it as well.
  private static func find(_ drafts: Drafts) -> Range<Int>? {
    var above = RowsAbove()
    var place = 0
    for table in tables(of: drafts) {
      // A list of cheques has their numbers in place of texts.
      let hasTexts = table.contains { drafts.texts[drafts.descriptions[$0]].contains(where: \.isLetter) }
      while place < table.lowerBound {
        above.count(key(place, drafts))
        place += 1
      }
      let rows = table.map { key($0, drafts) }
      if table.count >= fewest, above.haveAll(of: rows, texts: hasTexts) { return table }
    }
    return nil
  }

  /// The rows behind each header but the first, up to the next one.
  private static func tables(of drafts: Drafts) -> [Range<Int>] {
    guard let first = drafts.lines.first else { return [] }
    var starts: [Int] = []
    for line in drafts.others.filter({ $0.disposition == .header && $0.line > first }).map(\.line).sorted() {
      guard let start = drafts.lines[(starts.last ?? 0)...].firstIndex(where: { $0 > line }) else { break }
      starts.append(start)
    }
    return zip(starts, starts.dropFirst() + [drafts.count]).map { $0..<$1 }
  }

  /// How often each row stands above a table, with its text and without.
  private struct RowsAbove {
    private var rows: [Row: Int] = [:]
    private var rowsWithoutText: [Row: Int] = [:]

    mutating func count(_ row: Row) {
      rows[row, default: 0] += 1
      rowsWithoutText[row.withoutText, default: 0] += 1
    }

    func haveAll(of table: [Row], texts: Bool) -> Bool {
      var own: [Row: Int] = [:]
      return table.allSatisfy { row in
        let key = texts ? row : row.withoutText
        own[key, default: 0] += 1
        return own[key]! <= (texts ? rows : rowsWithoutText)[key, default: 0]
      }
    }
  }

  private static func key(_ row: Int, _ drafts: Drafts) -> Row {
    Row(
      day: drafts.days[row], amount: drafts.amounts[row], text: drafts.descriptions[row],
      account: row < drafts.accountNumbers.count ? drafts.accountNumbers[row] : 0,
      currency: row < drafts.currencies.count ? drafts.currencies[row] : nil)
  }
}
