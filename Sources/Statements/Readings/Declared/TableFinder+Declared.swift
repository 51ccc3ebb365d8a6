extension TableFinder {
  /// The tables of the text, the first below the header on the declared line.
  func tables(_ declared: DeclaredLayout?) -> [TableShape] {
    guard let line = declared?.headerLine else { return tables() }
    if line == 0 { return tablesWithoutHeader() }
    guard let record = records.lines.firstIndex(of: UInt32(clamping: line)) else { return tables() }
    let own = texts(of: record)
    let inferred = headerRecords()
    let later = inferred.filter { $0 > record && texts(of: $0) != own }
    let end = later.first ?? records.count
    let isSecondLine =
      inferred.contains(record - 1) && !inferred.contains(record) && lineBelow(record - 1, end: end) == record
    let first = table(header: isSecondLine ? record - 1 : record, end: end)
    let others = zip(later, later.dropFirst() + [records.count]).map { table(header: $0, end: $1) }
    return [first] + others.filter { $0.alignedRows > 0 }
  }

  private func tablesWithoutHeader() -> [TableShape] {
    let inferred = tables()
    if let first = inferred.first, first.header.isEmpty { return inferred }
    return headerless(0..<records.count).map { [$0] } ?? []
  }
}

extension DeclaredLayout {
  /// The dialects with the declared delimiter; where none was thought of, the plain ones.
  func dialects(among candidates: [Dialect]) -> [Dialect] {
    guard let delimiter = delimiterByte else { return candidates }
    let fitting = candidates.filter { $0.delimiter == delimiter }
    return fitting.isEmpty ? [Dialect(delimiter: delimiter), Dialect(delimiter: delimiter, quote: nil)] : fitting
  }
}
