import Values

/// Statements that a file holds twice, and transactions that it takes back itself.
extension DraftWriter {
  /// Takes rows out again, which wait as ignored records with the reason.
  mutating func leaveOut(_ rows: [(row: Int, reason: String)]) {
    guard !rows.isEmpty else { return }
    for (row, reason) in rows {
      let place = Int(places[row].lowerBound)..<Int(places[row].upperBound)
      set(aside: place, line: drafts.lines[row], as: .ignored, because: reason)
    }
    let gone = Set(rows.map(\.row))
    let kept = (0..<count).filter { !gone.contains($0) }
    var newRows: [Int: Int] = [:]
    for (new, old) in kept.enumerated() { newRows[old] = new }
    decimals = kept.map { decimals[$0] }
    places = kept.map { places[$0] }
    doubtful = doubtful.compactMap { doubt in newRows[doubt.row].map { ($0, doubt.mark) } }
    rowCurrencies = rowCurrencies.compactMap { own in newRows[own.row].map { ($0, own.currency) } }
    var left = 0
    for index in statements.indices {
      while left < kept.count, kept[left] < statements[index].firstRow { left += 1 }
      statements[index].firstRow = left
    }
    drafts.select(kept)
  }

  /// Leaves out statements that say the same as one above: the same rows and the same balances, of which the second
  /// does not begin where the first ended. Without such balances it is asked about.
  mutating func settleRepeated(_ hints: ReadingHints) -> Question? {
    let told = hints.answers["tables"]
    let repeated = told == "both" ? [] : repeatedStatements()
    let again = repeated.filter { told == "once" || leadsOn($0) }
    let open = repeated.first { !again.contains($0) }.map { index in
      let rows = rows(of: index)
      return RepeatedTable.question(rows: rows.count, line: drafts.lines[rows.lowerBound], above: "a statement")
    }
    leaveOut(again.flatMap { rows(of: $0).map { ($0, "repeats a statement above") } })
    for index in again.reversed() { statements.remove(at: index) }
    return open
  }

  /// The statement states where it begins and another place where it ends.
  private func leadsOn(_ index: Int) -> Bool {
    guard let opening = statements[index].balance(.opening), let closing = statements[index].balance(.closing) else {
      return false
    }
    return opening.amount != closing.amount
  }

  private func repeatedStatements() -> [Int] {
    guard statements.count > 1 else { return [] }
    var above = Set<StatementKey>()
    return statements.indices.filter { index in
      let key = StatementKey(index, of: self)
      guard !key.rows.isEmpty, key.rows.count > 1 || leadsOn(index) else { return false }
      return !above.insert(key).inserted
    }
  }
}

/// All that a statement says of its account: alike where two say the same.
private struct StatementKey: Hashable {
  struct Row: Hashable {
    var day: Int32
    var amount: Int64
    var decimals: UInt8
    var text: TextID
    var reference: TextID
  }

  struct Balance: Hashable {
    var kind: StatedBalance.Kind
    var day: Int32?
    var digits: Int64
    var decimals: Int
  }

  let account: Int
  let currency: Currency?
  let rows: [Row]
  let balances: [Balance]

  init(_ index: Int, of writer: DraftWriter) {
    let (statement, drafts) = (writer.statements[index], writer.drafts)
    account = statement.account
    currency = statement.currency
    rows = writer.rows(of: index).map { row in
      Row(
        day: drafts.days[row], amount: drafts.amounts[row], decimals: writer.decimals[row],
        text: drafts.descriptions[row], reference: row < drafts.references.count ? drafts.references[row] : 0)
    }
    balances = statement.balances.map {
      Balance(kind: $0.kind, day: $0.day?.number, digits: $0.amount.digits, decimals: $0.amount.decimals)
    }
  }
}
