import Lexicon
import Values

/// Rows that the running balance leaves out, though nobody knows a word that says so: what failed, and what waits.
///
/// The balance breaks with them and holds without them. Each leaves its balance blank or repeats the one before it, and
/// all of them have words of their own in one column, or else no balance. Whether they failed or are still to come is
/// not told: they wait.
struct UncountedRows {
  /// The column whose words tell them; nil where it is that they have no balance.
  var column: Int?
  var words: Set<String> = []
  var newestFirst: Bool

  /// So many links must hold and move money.
  private static let fewestLinks = 3

  /// `amounts`, `balances`: row by row. `known`: rows that known words leave out. `columns`: for each column that may tell
  /// them the word of each row.
  init?(
    amounts: [Int64], balances: [Int64], groups: [Int32], known: [Bool], newestFirst: Bool,
    columns: [(column: Int, words: [String])]
  ) {
    func holds(without left: [Bool], newestFirst: Bool) -> Bool {
      let rows = amounts.indices.filter { !left[$0] }
      let chain = BalanceChain(
        amounts: rows.map { amounts[$0] }, balances: rows.map { balances[$0] },
        groups: groups.isEmpty ? [] : rows.map { groups[$0] })
      let outcome = chain.walk(newestFirst: newestFirst, isBefore: false)
      return outcome.isWhole && outcome.telling >= UncountedRows.fewestLinks
    }
    func breaks(newestFirst: Bool) -> Bool {
      let chain = BalanceChain(amounts: amounts, balances: balances, groups: groups)
      return chain.walk(newestFirst: newestFirst, isBefore: false).broken > 0
    }
    for newestFirst in [newestFirst, !newestFirst] where breaks(newestFirst: newestFirst) {
      if holds(without: known, newestFirst: newestFirst) { return nil }
      let still = UncountedRows.still(amounts, balances, groups, newestFirst: newestFirst)
      for (column, words) in columns {
        let odd = UncountedRows.oddWords(words, still: still, known: known)
        let left = words.indices.map { known[$0] || odd.contains(words[$0]) }
        guard !odd.isEmpty, UncountedRows.areFew(left), holds(without: left, newestFirst: newestFirst) else { continue }
        (self.column, self.words, self.newestFirst) = (column, odd, newestFirst)
        return
      }
      let left = known.indices.map { known[$0] || balances[$0] == Drafts.noBalance }
      if left != known, UncountedRows.areFew(left), holds(without: left, newestFirst: newestFirst) {
        self.newestFirst = newestFirst
        return
      }
    }
    return nil
  }

  private static func areFew(_ left: [Bool]) -> Bool { left.count { $0 } * 3 <= left.count }

  /// Whether each row moved no balance: it has none, or that of the row before it.
  private static func still(
    _ amounts: [Int64], _ balances: [Int64], _ groups: [Int32], newestFirst: Bool
  ) -> [Bool] {
    var still = balances.map { $0 == Drafts.noBalance }
    var last: [Int32: Int64] = [:]
    for row in newestFirst ? Array(amounts.indices.reversed()) : Array(amounts.indices) where !still[row] {
      let group = groups.isEmpty ? 0 : groups[row]
      still[row] = amounts[row] != 0 && last[group] == balances[row]
      last[group] = balances[row]
    }
    return still
  }

  /// The words but the most frequent one of which no row moved the balance, and which no known word tells already.
  private static func oddWords(_ words: [String], still: [Bool], known: [Bool]) -> Set<String> {
    var counts: [String: Int] = [:]
    var moved: Set<String> = []
    for (row, word) in words.enumerated() where !known[row] {
      counts[word, default: 0] += 1
      if !still[row] { moved.insert(word) }
    }
    guard let usual = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key, moved.contains(usual) else {
      return []
    }
    return Set(counts.keys).subtracting(moved)
  }
}

extension TableInference {
  /// Looks for such rows where the balance of the chosen columns does not follow over all rows.
  mutating func decideUncounted(_ table: ParsedTable, _ verdict: ColumnVerdict, day: Int) {
    let reading = plan.interpretation
    guard let balance = reading.balance, !verdict.isProven, !verdict.isOfBalance, !reading.isBalanceBefore,
      !cancelledMoveMoney, let balances = table.balances(balance)
    else { return }
    let money = Set(reading.source.columns + [balance])
    let texts = roles.texts(day: day, money: money, flag: nil)
    let known = table.records.map { record in
      texts.status.map { word(record, $0) }.map { text in
        unsafe text.withUTF8Bytes { unsafe TablePlan.RowState($0) } != .booked
      } ?? false
    }
    let columns = roles.columns.filter { column in
      let profile = roles.profiles[column]
      return !money.contains(column) && profile.isSmall && !profile.isDates && !profile.isNumbers
        && profile.values.texts.count <= TableInference.mostStates && column != texts.currency
        && column != texts.account
    }
    let amounts = table.amounts(of: reading)
    let found = UncountedRows(
      amounts: reading.isBalanceOpposite ? amounts.map { 0 &- $0 } : amounts, balances: balances,
      groups: table.groups, known: known, newestFirst: verdict.newestFirst,
      columns: columns.map { column in (column, table.records.map { word($0, column) }) })
    guard let found else { return }
    uncounted = found
    roles.statusByBalance = found.column
    order = found.newestFirst ? .newestFirst : .oldestFirst
    let name = "'\(shape.names[balance])'"
    guard let column = found.column else {
      return note("pending", "\(name) holds without the rows that leave it blank")
    }
    let words = found.words.sorted().map { "'\($0)'" }.joined(separator: ", ")
    note("pending", "\(name) holds without the rows of which '\(shape.names[column])' says \(words)")
  }

  /// A column of more words tells more than states.
  private static let mostStates = 12

  private func word(_ record: Int, _ column: Int) -> String {
    column < sample.fieldCount(record) ? sample.trimmed(record: record, field: column) : ""
  }
}
