import Values

/// Passes over the rows of one table: what they are decides how they are read.
extension TableReader {
  /// Decides from the sample, and looks at more rows of a longer table as long as these leave a question.
  func infer(_ shape: TableShape, goesOn: Bool, _ stated: StatedTotals) -> TableInference? {
    let exponent = read == 0 ? nil : reading.drafts.exponent
    let totals = cut.isWhole && cut.tables.count == 1 ? stated : StatedTotals()
    var profiles = profiles(shape)
    let fromSample = inference(shape, profiles, exponent: exponent, totals)
    guard goesOn, TableReader.isOpen(fromSample) else { return fromSample }
    var (found, looked, enough) = (fromSample, 0, DelimitedText.sampleSize * 16)
    cut.readChunks(of: text) { records in
      TableReader.profile(records, Array(0..<records.count), shape.split, &profiles)
      looked += records.count
      guard looked >= enough else { return true }
      enough *= 16
      found = inference(shape, profiles, exponent: exponent, totals) ?? found
      return TableReader.isOpen(found)
    }
    guard TableReader.isOpen(found) else { return found }
    return inference(shape, profiles, exponent: exponent, totals) ?? found
  }

  private static func isOpen(_ inference: TableInference?) -> Bool { inference.map { !$0.questions.isEmpty } ?? true }

  /// Decides from all rows of a table that goes on behind the sample.
  private func inferWhole(_ shape: TableShape, like first: TableInference) -> TableInference? {
    var profiles = profiles(shape)
    cut.forEachChunk(of: text) { TableReader.profile($0, Array(0..<$0.count), shape.split, &profiles) }
    return inference(shape, profiles, exponent: first.exponent, first.totals)
  }

  private func profiles(_ shape: TableShape) -> [ColumnProfile] {
    var profiles = Array(repeating: ColumnProfile(frame: cut.frame, era: cut.era), count: shape.width)
    TableReader.profile(cut.sample, shape.entries, shape.split, &profiles)
    for column in shape.dayColumns where column < profiles.count { profiles[column].isCalledDate = true }
    return profiles
  }

  private func inference(
    _ shape: TableShape, _ profiles: [ColumnProfile], exponent: Int?, _ totals: StatedTotals
  ) -> TableInference? {
    var facts = cut.facts
    if read > 0, let currency = currency(above: shape) { facts.currency = currency }
    return TableInference(
      shape: shape, profiles: profiles, sample: cut.sample, dialect: cut.dialect, facts: facts, hints: hints,
      exponent: exponent, totals: totals, year: cut.year, signsAbove: signsAbove)
  }

  /// That of a line right above a further table which names an account and its currency.
  private func currency(above shape: TableShape) -> Currency? {
    let sample = cut.sample
    let lines = (0..<shape.header.lowerBound).reversed().lazy.filter { record in
      sample.kinds(of: record).contains { $0 != .empty }
    }
    return lines.prefix(TableReader.titleLines).lazy.compactMap { record -> Currency? in
      let facts = PreambleFacts(sample, in: record..<(record + 1))
      return facts.accountNumbers.isEmpty ? nil : facts.currency
    }.first
  }

  /// So many lines above a table may be its title.
  private static let titleLines = 4

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
  mutating func draft(_ inference: inout TableInference, _ shape: TableShape, goesOn: Bool) {
    let drafts = reading.drafts
    var last = tail
    func build(_ plan: TablePlan) -> (builder: DraftBuilder, inSample: Int) {
      var builder = DraftBuilder(plan: plan, drafts: drafts, account: account, usual: drafts.currency)
      builder.isPrinted = reading.layout.delimiter.isEmpty
      builder.add(cut.sample, in: shape.rows)
      let inSample = builder.unreadable
      guard goesOn else { return (builder, inSample) }
      builder.reserve(cut.estimatedRecords(of: text), bytes: text.bytes.count)
      cut.forEachChunk(of: text) {
        builder.add($0)
        last = $0
      }
      return (builder, inSample)
    }
    var (builder, inSample) = build(inference.plan)
    if builder.unreadable > inSample,
      let second = inferWhole(shape, like: inference), second.plan.differs(from: inference.plan)
    {
      inference = second
      (builder, inSample) = build(second.plan)
    }
    inference.sectionAccounts = builder.sectionAccounts
    inference.account = builder.account
    reading.drafts = builder.finish()
    inference.footerBalances = builder.footerBalances
    tail = last
  }
}
