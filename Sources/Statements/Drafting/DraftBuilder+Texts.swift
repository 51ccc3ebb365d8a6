import Values

/// The texts of a row, and those of the lines that continue it.
extension DraftBuilder {
  @inline(__always)
  mutating func addTexts(_ row: RowFields, to index: Int) {
    let texts = plan.texts
    if texts.valueDay != nil { drafts.valueDays.put(reader.valueDay(row), row: index) }
    if plan.interpretation.balance != nil { drafts.balances.put(reader.balance(row), row: index) }
    if let column = texts.reference { drafts.references.put(intern(row, column), row: index) }
    if let column = texts.counterparty { drafts.counterparties.put(intern(row, column), row: index) }
    if let column = texts.counterAccount { drafts.counterAccounts.put(intern(row, column), row: index) }
    if let column = texts.type { drafts.types.put(intern(row, column), row: index) }
    if let column = texts.category { drafts.categoryHints.put(intern(row, column), row: index) }
    if let column = texts.account {
      drafts.accountNumbers.put(intern(row, column), row: index)
    } else if sectionAccount != 0 {
      drafts.accountNumbers.append(sectionAccount)
    }
    if texts.originalAmount != nil { drafts.originals.put(original(row), row: index) }
  }

  @inline(__always)
  private mutating func intern(_ row: RowFields, _ column: Int) -> TextID {
    unsafe texts.keep(row.trimmed(column))
  }

  /// The parts of the description that say something, each once, joined by blanks.
  @inline(__always)
  mutating func description(_ row: RowFields) -> TextID {
    let said = columns.count == 1 ? intern(row, columns[0]) : joinedDescription(row)
    return said == 0 ? otherText(row) : said
  }

  private mutating func otherText(_ row: RowFields) -> TextID {
    let other = plan.texts.otherTexts.first { !row.isBlank($0) }
    return other.map { intern(row, $0) } ?? 0
  }

  /// In longer descriptions a part that was said before is said again, to stay linear.
  private static let searched = 1024

  private mutating func joinedDescription(_ row: RowFields) -> TextID {
    var text: [UInt8] = []
    for column in columns {
      let part = unsafe row.trimmed(column)
      let isSearched = text.count <= DraftBuilder.searched
      guard unsafe part.count > 0 && !(isSearched && text.count > 0 && text.contains(part)) else { continue }
      if unsafe text.count > 0 && part.count > text.count && Array(part).starts(with: text) { text.removeAll() }
      if !text.isEmpty { text.append(0x20) }
      unsafe text.append(contentsOf: part)
    }
    return unsafe text.withUnsafeBufferPointer { unsafe texts.keep($0) }
  }

  private func original(_ row: RowFields) -> Original? {
    guard let column = plan.texts.originalAmount else { return nil }
    guard let first = unsafe AmountField.parse(row[column], decimalMark: plan.decimalMark, exponent: 9) else {
      return nil
    }
    var currency = first.currency
    if let code = plan.texts.originalCurrency {
      currency = unsafe Currency.written(row.trimmed(code))
    }
    guard let currency,
      let exact = unsafe AmountField.parse(
        row[column], decimalMark: plan.decimalMark,
        exponent: plan.isMinor.isEmpty || !plan.isMinor[column] ? currency.exponent : 0)
    else { return nil }
    return Original(amount: exact.value, currency: currency)
  }

  // MARK: Lines that go on

  /// Keeps the words of a continuation row for the description of the row before it.
  mutating func append(_ row: RowFields) {
    guard drafts.count > 0 else { return }
    if continued.isEmpty { texts.copyDescription(of: &drafts, to: &continued) }
    for field in 0..<row.count where !row.isBlank(field) {
      if !continued.isEmpty { continued.append(0x20) }
      unsafe continued.append(contentsOf: row.trimmed(field))
    }
  }

  /// Gives the last row the text that went on in the lines below it, once all of them were seen.
  mutating func finishContinued() {
    guard !continued.isEmpty else { return }
    drafts.descriptions[drafts.count - 1] = texts.intern(continued, &drafts)
    continued.removeAll(keepingCapacity: true)
  }
}
