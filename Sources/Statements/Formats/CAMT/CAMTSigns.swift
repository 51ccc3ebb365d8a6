import Values

/// Finds the entries whose CdtDbtInd does not mean what the standard says, by the balances around them.
///
/// Some banks give a reversal the direction of what it reverses, and some write a minus before an amount that has its
/// direction already. Turning such entries round is right where that alone leads from the opening to the closing
/// balance. An amount with a minus that no balance explains is a question.
struct CAMTSigns {
  private var reversals: [Int] = []
  private var signed: [Int] = []

  mutating func note(row: Int, isReversal: Bool, isSigned: Bool) {
    if isReversal { reversals.append(row) }
    if isSigned { signed.append(row) }
  }

  func settle(_ writer: inout DraftWriter, hints: ReadingHints) -> Question? {
    guard !reversals.isEmpty || !signed.isEmpty else { return nil }
    var isOpen = false
    var (reversals, signed) = (reversals[...], signed[...])
    for index in writer.statements.indices {
      let end = writer.rows(of: index).upperBound
      let (reversed, minuses) = (take(&reversals, before: end), take(&signed, before: end))
      let readings = [[], reversed, minuses, reversed + minuses]
      let gap = writer.gap(of: index)
      let balances = readings.map { turned in
        gap != nil && gap == twice(turned, writer) ? Testimony.proves("so the balances follow") : .silent
      }
      let told = ["by-type", "other", "as-written", "other"].map { key in
        hints.answers["sign"] == key ? Testimony.proves("as told") : .silent
      }
      // A minus is against the standard, so that its word on what it means counts for nothing.
      let standard = readings.map { turned in
        let because = "CdtDbtInd says so"
        if minuses.isEmpty, turned.isEmpty { return Testimony.supports(Weights.standard, because) }
        return !reversed.isEmpty && turned.starts(with: reversed) ? .doubts(Weights.standard, because) : .silent
      }
      let judged = Judge.verdict([balances, told, standard]) { readings[$0] == readings[$1] }
      if judged.isDecided { turn(readings[judged.best], &writer) } else { isOpen = true }
    }
    return isOpen ? question : nil
  }

  /// Takes the rows before `end` off the front: rows and statements stand in the order of the file.
  private func take(_ rows: inout ArraySlice<Int>, before end: Int) -> [Int] {
    let taken = rows.prefix { $0 < end }
    rows = rows.dropFirst(taken.count)
    return Array(taken)
  }

  /// How much the sum falls where these rows are turned round.
  private func twice(_ rows: [Int], _ writer: DraftWriter) -> Int64? {
    let booked = rows.filter { !writer.drafts.isPending($0) }
    return Money.exactSum(booked.lazy.map { row in writer.fine(row).map { 2 * $0 } })
  }

  private func turn(_ rows: [Int], _ writer: inout DraftWriter) {
    for row in Set(rows) { writer.drafts.amounts[row].negate() }
  }

  private var question: Question {
    Question(
      code: "sign", message: "Amounts with a minus stand beside CRDT and DBIT, which give the direction already",
      options: [
        Question.Option(value: "by-type", label: "CRDT is money in and DBIT is money out, whatever the minus"),
        Question.Option(value: "as-written", label: "the minus turns the direction round"),
      ])
  }
}
