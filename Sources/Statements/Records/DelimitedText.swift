import Lexicon
import Values

/// A statement as a text of delimited fields: cut, understood, and turned into drafts.
struct DelimitedText {
  var text: DecodedText
  let fileName: String
  let hints: ReadingHints
  /// Blanks alone parted its columns; tabs took the place of some.
  private var isByPosition = false
  /// Days that titled rows were put into them.
  private var hasTitledDays = false
  /// How many records the structure is looked for in; the rest of a longer text continues the last table.
  static let sampleSize = 4096
  static let chunkSize = 1024

  init(text: DecodedText, fileName: String, hints: ReadingHints) {
    (self.text, self.fileName, self.hints) = (DressedDelimiters.undressed(text), fileName, hints)
  }

  func read() throws(ReadingFailure) -> Reading {
    let cut = TextCut.best(of: text, fileName: fileName, declared: hints.declared)
    if let other = byPosition(besides: cut) { return try other.read() }
    let fit = LayoutFit(hints.declared, cut: cut, text: text)
    try fit?.check()
    try DelimitedText.checkWidth(cut.tables)
    var reading = Reading(format: "csv", layout: Layout(), drafts: Drafts(), questions: [], proof: .none)
    describe(&reading.layout, cut)
    var facts = cut.facts
    var stated = StatedTotals(cut)
    var tail = Records()
    var found = 0
    var end = 0
    var turnover = Turnover()
    var account: String?
    var amounts: [Int] = []
    for (index, shape) in cut.tables.enumerated() {
      let goesOn = index == cut.tables.count - 1 && !cut.isWhole
      let exponent = found == 0 ? nil : reading.drafts.exponent
      let isOfBalances =
        shape.isOfBalances && cut.tables.contains { !$0.isOfBalances && !$0.entries.isEmpty }
      if isOfBalances || found > 0 && isBreakdown(shape, behind: cut.tables[..<index], cut.sample) {
        addPreamble(end..<shape.header.lowerBound, shape, cut, &reading.drafts, isFirst: false)
        leaveOut(
          shape.rows, cut.sample, &reading.drafts,
          because: isOfBalances ? OtherRows.balanceLine : OtherRows.breakdown)
        end = shape.rows.upperBound
        continue
      }
      guard !isSentence(shape, cut), var inference = infer(shape, cut, goesOn: goesOn, exponent: exponent, stated)
      else {
        guard found > 0 else { continue }
        addPreamble(end..<shape.header.lowerBound, shape, cut, &reading.drafts, isFirst: false)
        setAside(shape.rows, cut.sample, &reading.drafts)
        end = shape.rows.upperBound
        continue
      }
      try fit?.check(inference.plan, shape)
      addPreamble(end..<shape.header.lowerBound, shape, cut, &reading.drafts, isFirst: found == 0)
      end = shape.rows.upperBound
      found += 1
      let known = reading.drafts.count
      inference.decideSign(besides: reading.drafts.currency ?? hints.currency)
      reading.drafts = draft(
        &inference, shape, cut, goesOn: goesOn, onto: reading.drafts, account: account, tail: &tail)
      account = inference.account ?? account
      amounts = inference.plan.interpretation.source.columns
      reading.drafts.raiseMinorUnits(from: known, by: inference.plan)
      try reading.drafts.checkBounds(from: known, &turnover)
      adopt(inference, shape, cut, behind: known, &reading)
      if inference.plan.interpretation.source.isByBalance {
        BalanceSigns.settle(
          &reading, from: known, newestFirst: inference.order == .newestFirst, inference.plan, hints)
      } else if inference.isOldestOpen {
        BalanceSigns.settleOldest(&reading, from: known, newestFirst: inference.order == .newestFirst, hints)
      }
      if cut.isWhole { ListedParts.settle(&reading.drafts, from: known, cut.sample, inference.plan) }
      if inference.plan.interpretation.isBalanceBefore { reading.drafts.addAmountsToBalances(from: known) }
      facts.balances += inference.footerBalances
      if cut.isWhole { facts.balances += inference.repeatedBalances }
      // What waits moves no money yet: its signs are not worth a question beside rows that are booked.
      let isAside = shape.state != .booked && cut.tables.count > 1
      reading.questions += inference.questions.filter { question in
        !reading.questions.contains { $0.code == question.code } && !(isAside && question.code == "sign")
      }
    }
    if found == 0, let titled = withTitledDays() { return try titled.read() }
    guard found > 0 else { return try withoutRows(cut, reading) }
    reading.drafts.texts.letGoOfIndex()
    if !cut.isWhole {
      stated.add(tail, behind: reading.drafts.lines.max() ?? 0, table: cut.tables[cut.tables.count - 1])
    }
    RepeatedTable.settle(&reading, hints)
    stated.removeTotals(besides: amounts)
    if amounts.count == 1 { stated.leaveOpen(below: amounts) }
    if cut.isWhole { Subtotals.settle(&reading) }
    TitledSections.settle(&reading, cut.sample)
    let isDirected = cut.isWhole && DirectedSections.settle(&reading, cut.sample, isCard: cut.facts.isCard, hints)
    CutLine.settle(&reading, text.bytes, cut.sample, tail: tail)
    PendingRows.settle(&reading, hints)
    StatedAround.settle(
      &reading, facts, stated, isCard: cut.facts.isCard, mayOwe: cut.facts.isCard || isDirected, hints)
    JournalRows.settle(&reading, hints)
    TotalRow.settle(&reading, hints)
    return reading
  }

  /// One line that blanks cut, without a header: words with a number and a day behind them are no row.
  private func isSentence(_ shape: TableShape, _ cut: TextCut) -> Bool {
    guard cut.dialect.delimiter == UInt8(ascii: " "), shape.header.isEmpty, shape.entries.count < 2,
      hints.declared == nil
    else { return false }
    return shape.entries.allSatisfy { cut.sample.kind(record: $0, field: 0) != .date }
  }

  /// The text with tabs, where most records of this cut are no rows, or blanks or decimal commas cut it, and columns by
  /// position make the better table, or days and amounts around words do.
  private func byPosition(besides cut: TextCut) -> DelimitedText? {
    let rows = cut.tables.reduce(0) { $0 + $1.alignedRows }
    let isPoor = cut.dialect.delimiter == UInt8(ascii: " ") || cut.cutsDecimals
    guard !isByPosition, isPoor || rows * 2 < cut.sample.count else { return nil }
    let bytes = text.bytes.array
    if let columns = ColumnsByPosition(bytes), case let other = parted(columns.text) {
      let score = TextCut.best(of: other.text, fileName: fileName, declared: hints.declared).score
      if score > cut.score || isPoor && score == cut.score { return other }
    }
    // Blanks that part fields make as many of them in each row.
    let isBlank = cut.dialect.delimiter == UInt8(ascii: " ")
    let entries = cut.tables.reduce(0) { $0 + $1.entries.count }
    guard isBlank || entries == 0, let lines = WordedLines(bytes) else { return nil }
    return lines.rows > entries || Set(cut.tables.flatMap(cut.widths)).count > 1 ? parted(lines.text) : nil
  }

  /// The same with tabs between its fields.
  private func parted(_ text: [UInt8]) -> DelimitedText {
    var other = self
    (other.text.bytes, other.isByPosition) = (FileBytes(text), true)
    return other
  }

  /// The text with the days that title its rows in each of them.
  private func withTitledDays() -> DelimitedText? {
    guard !hasTitledDays, let titles = DayTitles(text.bytes.array) else { return nil }
    var other = self
    (other.text.bytes, other.hasTitledDays, other.isByPosition) = (FileBytes(titles.text), true, false)
    return other
  }

  private static func checkWidth(_ tables: [TableShape]) throws(ReadingFailure) {
    guard let width = tables.map(\.width).max(), width > TableShape.mostColumns else { return }
    throw ReadingFailure(
      code: "columns", message: "a table of \(width) columns is no statement",
      remedy: "See whether the line ends were lost, and export the statement again.")
  }

  // MARK: Passes over the text

  /// Decides from the sample, and looks at more rows of a longer table as long as these leave a question.
  private func infer(_ shape: TableShape, _ cut: TextCut, goesOn: Bool, exponent: Int?, _ stated: StatedTotals)
    -> TableInference?
  {
    let totals = cut.isWhole && cut.tables.count == 1 ? stated : StatedTotals()
    var profiles = profiles(shape, cut)
    let fromSample = inference(shape, cut, profiles, exponent: exponent, totals)
    guard goesOn, DelimitedText.isOpen(fromSample) else { return fromSample }
    var (found, looked, enough) = (fromSample, 0, DelimitedText.sampleSize * 16)
    cut.readChunks(of: text) { records in
      DelimitedText.profile(records, Array(0..<records.count), shape.split, &profiles)
      looked += records.count
      guard looked >= enough else { return true }
      enough *= 16
      found = inference(shape, cut, profiles, exponent: exponent, totals) ?? found
      return DelimitedText.isOpen(found)
    }
    guard DelimitedText.isOpen(found) else { return found }
    return inference(shape, cut, profiles, exponent: exponent, totals) ?? found
  }

  private static func isOpen(_ inference: TableInference?) -> Bool { inference.map { !$0.questions.isEmpty } ?? true }

  /// Decides from all rows of a table that goes on behind the sample.
  private func inferWhole(_ shape: TableShape, _ cut: TextCut, like first: TableInference) -> TableInference? {
    var profiles = profiles(shape, cut)
    cut.forEachChunk(of: text) { DelimitedText.profile($0, Array(0..<$0.count), shape.split, &profiles) }
    return inference(shape, cut, profiles, exponent: first.exponent, first.totals)
  }

  private func profiles(_ shape: TableShape, _ cut: TextCut) -> [ColumnProfile] {
    var profiles = Array(repeating: ColumnProfile(frame: cut.frame, era: cut.era), count: shape.width)
    DelimitedText.profile(cut.sample, shape.entries, shape.split, &profiles)
    for column in shape.dayColumns where column < profiles.count { profiles[column].isCalledDate = true }
    return profiles
  }

  private func inference(
    _ shape: TableShape, _ cut: TextCut, _ profiles: [ColumnProfile], exponent: Int?, _ totals: StatedTotals
  ) -> TableInference? {
    TableInference(
      shape: shape, profiles: profiles, sample: cut.sample, dialect: cut.dialect, facts: cut.facts, hints: hints,
      exponent: exponent, totals: totals, year: cut.year)
  }

  private static func profile(
    _ records: Records, _ entries: [Int], _ split: SplitDate?, _ profiles: inout [ColumnProfile]
  ) {
    for record in entries {
      let count = records.fieldCount(record)
      guard count > 1 else { continue }
      for column in 0..<min(count, profiles.count) {
        if let split, [split.year, split.month, split.day].contains(column) {
          guard column == split.year, let day = split.day(of: record, in: records) else { continue }
          let text = Array(Day(number: day).description.utf8)
          profiles[column].add(text, 0..<text.count, line: records.lines[record])
          continue
        }
        profiles[column].add(
          records.bytes, records.range(record: record, field: column), line: records.lines[record])
      }
    }
  }

  /// Drafts the table by what was inferred. Where rows behind the sample contradict the sample, the whole table is
  /// looked at and read again.
  private func draft(
    _ inference: inout TableInference, _ shape: TableShape, _ cut: TextCut, goesOn: Bool, onto drafts: Drafts,
    account: String?, tail: inout Records
  ) -> Drafts {
    func build(_ plan: TablePlan) -> (builder: DraftBuilder, inSample: Int) {
      var builder = DraftBuilder(plan: plan, drafts: drafts, account: account, usual: drafts.currency)
      builder.add(cut.sample, in: shape.rows)
      let inSample = builder.unreadable
      guard goesOn else { return (builder, inSample) }
      builder.reserve(cut.estimatedRecords(of: text), bytes: text.bytes.count)
      cut.forEachChunk(of: text) {
        builder.add($0)
        tail = $0
      }
      return (builder, inSample)
    }
    var (builder, inSample) = build(inference.plan)
    if builder.unreadable > inSample,
      let second = inferWhole(shape, cut, like: inference), second.plan.differs(from: inference.plan)
    {
      inference = second
      (builder, inSample) = build(second.plan)
    }
    inference.sectionAccounts = builder.sectionAccounts
    inference.account = builder.account
    let drafts = builder.finish()
    inference.footerBalances = builder.footerBalances
    return drafts
  }

  // MARK: What goes into the reading besides rows

  private func describe(_ layout: inout Layout, _ cut: TextCut) {
    layout.encoding = text.encoding
    layout.delimiter = isByPosition ? "" : Dialect.name(of: cut.dialect.delimiter)
    layout.accountNumbers = cut.facts.accountNumbers
    layout.mentionedNumbers = cut.facts.mentionedNumbers
    layout.note("encoding", text.hadByteOrderMark ? "byte order mark" : "every byte fits")
    if let declared = hints.declared {
      layout.note("layout", "'\(declared.name)' declares \(declared.facts.joined(separator: ", "))")
    }
  }

  /// `known`: how many rows the tables above this one have.
  private func adopt(
    _ inference: TableInference, _ shape: TableShape, _ cut: TextCut, behind known: Int, _ reading: inout Reading
  ) {
    let plan = inference.plan
    reading.drafts.order = inference.order
    let isFirst = reading.layout.columns.isEmpty
    if isFirst {
      reading.layout.headerLine = shape.header.isEmpty ? nil : Int(cut.sample.lines[shape.header.upperBound - 1])
      reading.layout.dateFormat = plan.dateFormat
      reading.layout.decimalMark =
        plan.isMarked ? String(decoding: [plan.decimalMark], as: UTF8.self) : ""
      let roles = plan.roles
      reading.layout.columns = plan.names.enumerated().map {
        Layout.Column(name: $1, role: (roles[$0] ?? .ignored).rawValue)
      }
      reading.layout.declaration = inference.declaration(reading.layout)
      reading.layout.decided = plan.decided
      reading.drafts.exponent = plan.exponent
      reading.drafts.period = cut.facts.period(order: plan.dateOrder)
      reading.drafts.currency = plan.hasRowCurrencies ? nil : plan.currency ?? hints.currency
    } else if reading.drafts.currency == nil, reading.drafts.currencies.isEmpty, !plan.hasRowCurrencies,
      (0..<known).allSatisfy(reading.drafts.isPending)
    {
      // What waits above the first table of booked rows is in their currency.
      reading.drafts.currency = plan.currency
    }
    var numbers = Set(reading.layout.accountNumbers)
    for number in inference.accountNumbers + inference.sectionAccounts where numbers.insert(number).inserted {
      reading.layout.accountNumbers.append(number)
    }
    reading.layout.evidence += inference.evidence
  }

  private func addPreamble(
    _ range: Range<Int>, _ shape: TableShape, _ cut: TextCut, _ drafts: inout Drafts, isFirst: Bool
  ) {
    for record in range {
      let fields = 0..<cut.sample.fieldCount(record)
      let isBlank = fields.allSatisfy { cut.sample.kind(record: record, field: $0) == .empty }
      let line = cut.sample.lines[record]
      if isFirst, AboveTable.isRow(record, of: cut.sample, above: shape) {
        drafts.others.append(
          AboveTable.rejected(
            record, of: cut.sample, because: "stands above the table, and looks like one of its rows"))
        continue
      }
      drafts.others.append(
        OtherRecord(line: line, disposition: isBlank ? .blank : isFirst ? .preamble : .footer))
    }
    for record in shape.header {
      drafts.others.append(OtherRecord(line: cut.sample.lines[record], disposition: .header))
    }
  }

  /// The last line of words above a further table calls it the parts of what stands above, whose days and first texts its
  /// rows have: `消費税課税対象の内訳`.
  private func isBreakdown(_ shape: TableShape, behind tables: ArraySlice<TableShape>, _ sample: Records) -> Bool {
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

  /// The rows of a table of the balances of days, or of the parts of other rows.
  private func leaveOut(_ rows: Range<Int>, _ sample: Records, _ drafts: inout Drafts, because reason: String) {
    for record in rows {
      let kinds = sample.kinds(of: record)
      var other = OtherRecord(line: sample.lines[record], disposition: .footer)
      if kinds.allSatisfy({ $0 == .empty }) {
        other.disposition = .blank
      } else if kinds.contains(.number) {
        other.disposition = .ignored
        other.reason = reason
        other.text = sample.texts(of: record).joined(separator: " ")
      }
      drafts.others.append(other)
    }
  }

  /// The rows of a table that cannot be read, below others that can: what may be money is rejected, not left out.
  private func setAside(_ rows: Range<Int>, _ sample: Records, _ drafts: inout Drafts) {
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
      drafts.others.append(other)
    }
  }

  /// Whether rows follow the header that hold numbers, or fill most of its columns, though they could not be read.
  private func hasContents(_ shape: TableShape, _ sample: Records) -> Bool {
    shape.rows.contains { record in
      let kinds = sample.kinds(of: record)
      if kinds.contains(.number) || kinds.contains(.date) { return true }
      return shape.width >= 3 && kinds.count { $0 != .empty } * 2 > shape.width
    }
  }

  /// A header without rows is a statement of a quiet month; anything else is no statement.
  private func withoutRows(_ cut: TextCut, _ reading: Reading) throws(ReadingFailure) -> Reading {
    guard let shape = cut.tables.first, !shape.header.isEmpty, shape.alignedRows == 0, cut.isWhole,
      let score = HeaderScore(shape.names, kinds: []), score.isSure, !hasContents(shape, cut.sample)
    else { throw cut.failure(in: text).under(hints.declared) }
    var reading = reading
    addPreamble(0..<shape.header.lowerBound, shape, cut, &reading.drafts, isFirst: true)
    addPreamble(
      shape.rows, TableShape(header: 0..<0, rows: 0..<0, width: 0, names: [], alignedRows: 0), cut, &reading.drafts,
      isFirst: false)
    reading.layout.headerLine = Int(cut.sample.lines[shape.header.upperBound - 1])
    reading.layout.columns = shape.names.map {
      Layout.Column(name: $0, role: HeaderWords.roles(of: $0).first?.role.rawValue ?? "ignored")
    }
    return reading
  }
}
