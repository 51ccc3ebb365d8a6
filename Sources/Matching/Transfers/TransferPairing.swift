package import Values

/// Finds which rows of the own accounts are two sides of one transfer.
///
/// Rows are added as they are found, `decide` judges all of them at once: pairs are weighed by `TransferLevels`, and of
/// rows that compete the best assignment is taken, each row once. What it says is a function of the rows, not of the
/// order in which they came.
package struct TransferPairing {
  /// How many working days may lie between the two sides, where nobody says otherwise.
  package static let usualDays = 4
  /// The texts of the rows.
  package var texts = TextPool()
  let accounts: [OwnAccount]
  private let days: Int32
  private var readings: TransferTexts
  private(set) var rows: [TransferRow] = []
  private var places: [Int64: Int] = [:]
  private var pool = TransferCandidates()
  private(set) var edges: [TransferEdge] = []
  private var compared: Set<TransferPair> = []

  package init(accounts: [OwnAccount], days: Int = TransferPairing.usualDays) {
    self.accounts = accounts
    self.days = Int32(clamping: min(max(0, days), 60))
    readings = TransferTexts(accounts)
  }

  /// How many days of the calendar around a row its other side may be.
  package var reach: Int32 { BankDays.span(of: days) }

  /// Whether what was sent may have come in as another amount: less a fee, or at a rate. Minor units.
  package static func mayBecome(sent: UInt64, _ from: Currency, got: UInt64, _ to: Currency) -> Bool {
    from == to
      ? TransferAmounts.isFee(sent: sent, got: got, from) : ExchangeBands.allow(sent, of: from, becoming: got, of: to)
  }

  /// Whether a row has anything to say for a transfer; only such rows are compared with other amounts.
  package mutating func speaks(_ row: TransferRow) -> Bool {
    row.mark == .transfer || row.namedAccount >= 0 || row.original != nil
      || readings.text(of: row, in: texts).speaks
  }

  /// Adds rows that are not there yet, and compares them with all others.
  ///
  /// - Returns: rows of other calls, and of this one, that have got a candidate: their own other candidates matter too.
  package mutating func add(_ added: [TransferRow]) -> [TransferRow] {
    let first = rows.count
    for row in added where row.amount != 0 && places[row.id] == nil {
      places[row.id] = rows.count
      rows.append(row)
    }
    for place in first..<rows.count { pool.add(place, rows[place], accounts, speaks: speaks(rows[place])) }
    pool.sort(rows)
    var touched: Set<Int> = []
    for place in first..<rows.count {
      for other in pool.candidates(of: place, rows, accounts, reach: reach) { compare(place, other, &touched) }
    }
    return touched.sorted().map { rows[$0] }
  }

  private mutating func compare(_ left: Int, _ right: Int, _ touched: inout Set<Int>) {
    let (out, income) = rows[left].amount < 0 ? (left, right) : (right, left)
    guard compared.insert(TransferPair(outgoing: rows[out].id, incoming: rows[income].id)).inserted else { return }
    let comparison = TransferComparison(rows[out], rows[income], accounts, days: days, &readings, texts)
    guard comparison.weight >= TransferLevels.likely else { return }
    edges.append(
      TransferEdge(out: out, income: income, weight: comparison.weight, isCertain: comparison.isCertain))
    touched.formUnion([out, income])
  }

  /// - Parameter refused: pairs that a person said are none.
  package mutating func decide(refused: Set<TransferPair> = []) -> TransferVerdicts {
    let open = edges.filter { !refused.contains(pair($0)) }
    var choice = TransferChoice(rows, open)
    choice.decide()
    var verdicts = TransferVerdicts()
    verdicts.links = choice.links.map { candidate($0) }
    verdicts.questions = choice.questions.map { question in
      TransferVerdicts.Question(row: rows[question.row].id, candidates: question.edges.map { candidate($0) })
    }
    return verdicts
  }

  private func pair(_ edge: TransferEdge) -> TransferPair {
    TransferPair(outgoing: rows[edge.out].id, incoming: rows[edge.income].id)
  }

  private mutating func candidate(_ edge: TransferEdge) -> TransferVerdicts.Candidate {
    let comparison = TransferComparison(rows[edge.out], rows[edge.income], accounts, days: days, &readings, texts)
    return TransferVerdicts.Candidate(pair: pair(edge), reasons: comparison.reasons)
  }
}

/// A pair that may be a transfer, by places of its rows.
struct TransferEdge: CandidateEdge {
  var out: Int
  var income: Int
  var weight: Int
  var isCertain: Bool

  var left: Int { out }
  var right: Int { income }
}
