import Values

/// Reads MT940 (and the entries of MT942), with or without SWIFT blocks around the statements.
///
/// A physical record is one `:61:` with its `:86:` and their continuation lines. The lines of a statement before its
/// first `:61:` are one `header` record, those from `:62F:` on one `footer`, up to the next statement.
///
/// A draft's day is the entry date, on which the bank booked and by which its balances are dated; the value date is
/// kept beside it, and stands for it where there is no entry date.
struct MT940Reader: RecognizedFormat {
  let text: [UInt8]
  var writer: DraftWriter
  let hints: ReadingHints

  private var lines: LineReader
  private var part: Part?
  /// The last `:61:`, waiting for its `:86:`.
  private var entry: MT940Entry?
  private var place = 0..<0
  private var state = State.outside
  private var account = ""
  private var description = MT940Description()
  private var columns = Set<String>()

  private enum State { case outside, header, entries, footer }

  /// A tag with its lines: `:61:` and what follows until the next tag.
  private struct Part {
    var tag: Range<Int>
    var line: UInt32
    /// The value of the first line, and the continuation lines.
    var values: [Range<Int>]
    var place: Range<Int>

    mutating func reach(_ end: Int) { place = place.lowerBound..<end }
  }

  init(text: [UInt8], hints: ReadingHints) {
    self.text = text
    self.hints = hints
    writer = DraftWriter(text)
    lines = LineReader(text)
  }

  /// The account, `:25:`, with a balance or an entry behind it; some leave out the `:20:` that opens a statement.
  static func recognizes(_ head: [UInt8]) -> Bool {
    var lines = LineReader(head)
    var hasAccount = false
    var before = 0
    while let line = lines.next() {
      guard let tag = tag(head, line.content) else {
        before += 1
        if !hasAccount, before > 60 { return false }
        continue
      }
      if head.matches(tag, "25") || head.matches(tag, "25P") { hasAccount = true }
      if hasAccount, followers.contains(where: { head.matches(tag, $0) }) { return true }
    }
    return false
  }

  /// What a statement or a report has behind its account.
  private static let followers: [StaticString] = ["60F", "60M", "61", "62F", "62M", "34F", "13D", "90D", "90C"]

  /// The tags of MT940 and MT942; a line of text that only looks like one (`:15:30 h`) is none.
  private static let tags: [StaticString] = [
    "61", "86", "20", "21", "25", "25P", "28", "28C", "60F", "60M", "62F", "62M", "64", "65", "13", "13D", "34F", "90C",
    "90D", "NS",
  ]

  /// `61` of a line that begins with `:61:`; blocks may open before it.
  private static func tag(_ text: [UInt8], _ line: Range<Int>) -> Range<Int>? {
    var start = line.lowerBound
    while start < line.upperBound, text[start] <= 0x20 { start += 1 }
    if start < line.upperBound, text[start] == UInt8(ascii: "{") {
      guard let block = line.first(where: { $0 >= start && text.begins(at: $0, with: "{4:") }) else { return nil }
      start = block + 3
    }
    guard start < line.upperBound, text[start] == UInt8(ascii: ":") else { return nil }
    var end = start + 1
    while end < line.upperBound, end - start <= 3, text[end] != UInt8(ascii: ":") { end += 1 }
    let tag = (start + 1)..<end
    guard end < line.upperBound, text[end] == UInt8(ascii: ":"), tags.contains(where: { text.matches(tag, $0) }) else {
      return nil
    }
    return tag
  }

  mutating func read(encoding: String) -> Reading {
    while let line = lines.next() {
      if let tag = MT940Reader.tag(text, line.content) {
        finishPart()
        part = Part(
          tag: tag, line: line.number, values: [(tag.upperBound + 1)..<line.content.upperBound],
          place: line.content.lowerBound..<line.end)
      } else if isDamagedEntry(line) {
        finishPart()
        finishEntry()
        writer.set(
          aside: line.content, line: line.number, as: .rejected,
          because: "reads like an entry, but its tag is not ':61:'")
      } else if isEnd(line.content) {
        finishPart()
        finishEntry()
        if state == .entries { openFooter(line.number) }
        state = state == .outside ? .outside : .footer
      } else {
        extend(line)
      }
    }
    finishPart()
    finishEntry()
    if !headerHasTag, state == .header { closeWithFooter() }
    noteMissingBalance()
    return finished(encoding: encoding)
  }

  /// `:6l:250103D20,00NTRF`: what stands behind a tag of two characters that nothing knows is that of an entry.
  private func isDamagedEntry(_ line: NumberedLine) -> Bool {
    let content = line.content
    guard state == .entries, content.count > 4, text[content.lowerBound] == UInt8(ascii: ":"),
      text[content.lowerBound + 3] == UInt8(ascii: ":")
    else { return false }
    let outcome = MT940Entry(text, [(content.lowerBound + 4)..<content.upperBound], line: line.number).outcome
    if case .success = outcome { return true }
    return false
  }

  /// `-` alone, or `-}` that closes a block.
  private func isEnd(_ line: Range<Int>) -> Bool {
    let content = text.trimmed(line)
    guard let first = content.first, text[first] == UInt8(ascii: "-") else { return false }
    return content.count == 1 || text[first + 1] == UInt8(ascii: "}")
  }

  private mutating func extend(_ line: NumberedLine) {
    if part != nil, state != .outside {
      if !text.trimmed(line.content).isEmpty { part?.values.append(line.content) }
      part?.reach(line.end)
    } else if !text.trimmed(line.content).isEmpty, state == .outside || state == .footer {
      openHeader(line.number)
    }
  }

  // MARK: Statements

  private mutating func openHeader(_ line: UInt32) {
    if state == .header { return }
    state = .header
    headerHasTag = false
    writer.drafts.others.append(OtherRecord(line: line, disposition: .header))
  }

  private mutating func openFooter(_ line: UInt32) {
    if state == .footer { return }
    state = .footer
    writer.drafts.others.append(OtherRecord(line: line, disposition: .footer))
  }

  /// Lines behind the last statement without a tag head nothing: they are its footer.
  private mutating func closeWithFooter() {
    if let last = writer.drafts.others.indices.last { writer.drafts.others[last].disposition = .footer }
  }

  private mutating func finishPart() {
    guard let part else { return }
    self.part = nil
    defer { headerHasTag = true }
    let value = text.trimmed(part.values[0])
    switch part.tag {
    case let tag where text.matches(tag, "61"):
      finishEntry()
      beginEntry(part)
    case let tag where text.matches(tag, "86"):
      if entry != nil { describe(part) } else if state == .outside { openHeader(part.line) }
    case let tag where text.matches(tag, "NS"):
      if entry != nil { describe(part, asNotes: true) } else if state == .outside { openHeader(part.line) }
    case let tag where text.matches(tag, "20"):
      finishEntry()
      noteMissingBalance()
      if state != .header { openHeader(part.line) }
      account = ""
    case let tag where text.matches(tag, "34F"):
      if value.count >= 3 { limitCurrency = Currency(String(decoding: text[value].prefix(3), as: UTF8.self)) }
    case let tag where text.matches(tag, "25") || text.matches(tag, "25P"):
      enterHeader(part.line)
      account = String(decoding: text[value].prefix(64), as: UTF8.self)
    case let tag where text.matches(tag, "60F") || text.matches(tag, "60M"): openingBalance(part, value)
    case let tag where text.matches(tag, "62F") || text.matches(tag, "62M"): closingBalance(part, value)
    default:
      finishEntry()
      if state == .outside { openHeader(part.line) }
    }
  }

  private mutating func enterHeader(_ line: UInt32) {
    finishEntry()
    if state != .header { openHeader(line) }
  }

  private var statementIsOpen = false
  /// Whether the header that is open holds a tag of a statement.
  private var headerHasTag = false
  /// Whether the statement gave an opening balance and so owes a closing one; those of MT942 give neither.
  private var owesBalance = false
  /// A closing balance that the file ends with, without a line end: it may have lost digits.
  private var lastBalance: (line: UInt32, place: Range<Int>)?
  /// The currency of a `:34F:`, all that an MT942 says of it.
  private var limitCurrency: Currency?

  private mutating func openStatement(currency: Currency?) {
    statementIsOpen = true
    var name = account.filter { !$0.isWhitespace }
    if let code = currency?.code, name.count > code.count + 4, name.uppercased().hasSuffix(code) {
      name.removeLast(code.count)
    }
    writer.beginStatement(account: name, currency: currency)
  }

  private mutating func openingBalance(_ part: Part, _ value: Range<Int>) {
    enterHeader(part.line)
    let balance = MT940Balance(text, value)
    openStatement(currency: balance?.currency)
    owesBalance = true
    guard let balance else {
      writer.set(
        aside: part.place, line: part.line, as: .rejected, because: "the opening balance cannot be read")
      return
    }
    writer.add(balance.written(.opening, line: part.line, isBetweenPages: isBetweenPages(part)))
  }

  private mutating func closingBalance(_ part: Part, _ value: Range<Int>) {
    finishEntry()
    let balance = MT940Balance(text, value)
    if !statementIsOpen { openStatement(currency: balance?.currency) }
    if part.values.count == 1, part.values[0].upperBound == text.count { lastBalance = (part.line, part.place) }
    if let balance {
      openFooter(part.line)
      writer.add(balance.written(.closing, line: part.line, isBetweenPages: isBetweenPages(part)))
    } else {
      state = .footer
      writer.set(
        aside: part.place, line: part.line, as: .rejected, because: "the closing balance cannot be read")
    }
    endStatement()
  }

  private func isBetweenPages(_ part: Part) -> Bool {
    text[part.tag.upperBound - 1].lowered == UInt8(ascii: "m")
  }

  private mutating func endStatement() {
    statementIsOpen = false
    owesBalance = false
    limitCurrency = nil
  }

  private mutating func noteMissingBalance() {
    defer { endStatement() }
    guard owesBalance else { return }
    let line = writer.drafts.lines.last ?? writer.drafts.others.last?.line ?? 1
    writer.drafts.others.append(
      OtherRecord(
        line: max(line, writer.drafts.others.last?.line ?? 1), disposition: .rejected,
        reason: "the statement ends without its closing balance (:62F:); it may be cut short"))
  }

  // MARK: Entries

  private mutating func beginEntry(_ part: Part) {
    if !statementIsOpen { openStatement(currency: limitCurrency) }
    state = .entries
    place = part.place
    entry = MT940Entry(text, part.values, line: part.line)
    description.clear()
    if let supplement = entry?.supplement { description.supplement = supplement }
  }

  private mutating func describe(_ part: Part, asNotes: Bool = false) {
    place = place.lowerBound..<part.place.upperBound
    if asNotes { description.takeNotes(part.values) } else { description.take(part.values) }
  }

  private mutating func finishEntry() {
    guard let entry else { return }
    self.entry = nil
    switch entry.outcome {
    case .failure(let reason):
      writer.set(aside: place, line: entry.line, as: .rejected, because: reason.text)
    case .success(let booking):
      var row = WrittenRow(line: entry.line, place: place, day: booking.day, amount: booking.amount)
      row.valueDay = booking.valueDay
      row.isPending = booking.isExpected
      row.reference = writer.drafts.texts.intern(text, entry.reference)
      description.fill(&row, text: text, kind: entry.kind, pool: &writer.drafts.texts)
      columns.formUnion(["61", description.isEmpty ? "61" : "86"])
      writer.append(row)
    }
  }

  /// Rejects a closing balance at the very end of the file that the rows do not lead to.
  private mutating func checkLastBalance() {
    guard let lastBalance, let index = writer.statements.indices.last, let gap = writer.gap(of: index), gap != 0,
      let balance = writer.statements[index].balances.last, balance.kind == .closing
    else { return }
    writer.statements[index].balances.removeLast()
    writer.set(
      aside: lastBalance.place, line: lastBalance.line, as: .rejected,
      because: "the file ends inside this balance, or the rows do not lead to it")
  }

  private mutating func finished(encoding: String) -> Reading {
    checkLastBalance()
    var layout = Layout(
      encoding: encoding, dateFormat: "YYMMDD",
      columns: [
        Layout.Column(name: "61 entry date", role: "date"), Layout.Column(name: "61 value date", role: "valueDate"),
        Layout.Column(name: "61 amount", role: "amount"), Layout.Column(name: "61 bank reference", role: "reference"),
      ])
    if columns.contains("86") { layout.columns.append(Layout.Column(name: "86", role: "description")) }
    return writer.finish(format: "mt940", layout: layout, hints: hints)
  }
}
