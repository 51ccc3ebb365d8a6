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
  /// Words for what failed or waits, of which the balance counts the rows.
  var counted: Set<String> = []
  var newestFirst: Bool

  /// So many links must hold and move money.
  private static let fewestLinks = 3
  /// So many words of states are tried in all combinations.
  private static let mostStates = 4

  /// `amounts`, `balances`: row by row. `states`: the known words for what failed or waits, empty for other rows.
  /// `columns`: for each column that may tell what is left out the word of each row.
  init?(
    amounts: [Int64], balances: [Int64], groups: [Int32], states: [String], newestFirst: Bool,
    columns: [(column: Int, words: [String])]
  ) {
    func outcome(without left: [Bool], newestFirst: Bool) -> BalanceChain.Outcome {
      let rows = amounts.indices.filter { !left[$0] }
      let chain = BalanceChain(
        amounts: rows.map { amounts[$0] }, balances: rows.map { balances[$0] },
        groups: groups.isEmpty ? [] : rows.map { groups[$0] })
      return chain.walk(newestFirst: newestFirst, isBefore: false)
    }
    func holds(without left: [Bool], newestFirst: Bool, fewest: Int = UncountedRows.fewestLinks) -> Bool {
      let outcome = outcome(without: left, newestFirst: newestFirst)
      return outcome.isWhole && outcome.telling >= fewest
    }
    func areFew(_ left: [Bool]) -> Bool { left.count { $0 } * 2 < left.count }
    let none = states.map { _ in false }
    let known = states.map { !$0.isEmpty }
    if let open = UncountedRows.openColumn(balances, states, newestFirst: newestFirst, columns),
      holds(without: balances.map { $0 == Drafts.noBalance }, newestFirst: newestFirst, fewest: 1)
    {
      (column, words, self.newestFirst) = (open.column, open.words, newestFirst)
      return
    }
    for newestFirst in [newestFirst, !newestFirst] where outcome(without: none, newestFirst: newestFirst).broken > 0 {
      for counted in UncountedRows.choices(of: states) {
        let left = states.map { !$0.isEmpty && !counted.contains($0) }
        guard areFew(left), holds(without: left, newestFirst: newestFirst) else { continue }
        guard !counted.isEmpty else { return nil }
        (self.counted, self.newestFirst) = (counted, newestFirst)
        return
      }
      let still = UncountedRows.still(amounts, balances, groups, newestFirst: newestFirst)
      // Known words for what waits are left out as well, or counted all.
      for known in Set(states) == [""] ? [none] : [known, none] {
        for (column, words) in columns {
          let odd = UncountedRows.oddWords(words, still: still, known: known)
          let left = words.indices.map { known[$0] || odd.contains(words[$0]) }
          guard !odd.isEmpty, areFew(left), holds(without: left, newestFirst: newestFirst) else { continue }
          (self.column, self.words, self.newestFirst) = (column, odd, newestFirst)
          if known == none { counted = Set(states).subtracting([""]) }
          return
        }
      }
      let blank = known.indices.map { !known[$0] && balances[$0] == Drafts.noBalance }
      let left = zip(known, blank).map { $0 || $1 }
      // That a row has no balance tells as much as a link.
      if left != known, areFew(blank), holds(without: left, newestFirst: newestFirst, fewest: 1) {
        self.newestFirst = newestFirst
        return
      }
    }
    return nil
  }

  /// The column in which the newest rows, which alone have no balance, have words of their own, and all others a word or
  /// two that many of them share. Nil where known words tell states.
  private static func openColumn(
    _ balances: [Int64], _ states: [String], newestFirst: Bool, _ columns: [(column: Int, words: [String])]
  ) -> (column: Int, words: Set<String>)? {
    let isOpen = balances.map { $0 == Drafts.noBalance }
    let open = isOpen.count { $0 }
    let newest = newestFirst ? isOpen.prefix(open) : isOpen.suffix(open)
    guard open > 0, open * 2 < isOpen.count, newest.allSatisfy({ $0 }), Set(states) == [""] else { return nil }
    return columns.lazy.compactMap { column, words in
      let own = Set(zip(words, isOpen).filter(\.1).map(\.0))
      let others = Set(zip(words, isOpen).filter { !$1 }.map(\.0))
      guard own.isDisjoint(with: others), others.count <= 2, others.count * 2 < isOpen.count - open, own.count <= 2,
        !own.contains("")
      else { return nil }
      return (column, own)
    }.first
  }

  /// Which of the words the balance may count: none, one of them, and so on.
  private static func choices(of states: [String]) -> [Set<String>] {
    let words = Set(states).subtracting([""]).sorted()
    guard words.count <= mostStates else { return [[]] }
    let choices = (0..<1 << words.count).map { choice in
      Set(words.indices.filter { choice >> $0 & 1 == 1 }.map { words[$0] })
    }
    return choices.sorted { ($0.count, $0.sorted().joined()) < ($1.count, $1.sorted().joined()) }
  }

  /// Whether each row moved no balance: it has none, or that of the row before it. Nil for one without an amount, which
  /// could move none.
  private static func still(
    _ amounts: [Int64], _ balances: [Int64], _ groups: [Int32], newestFirst: Bool
  ) -> [Bool?] {
    var still: [Bool?] = balances.map { $0 == Drafts.noBalance }
    var last: [Int32: Int64] = [:]
    for row in newestFirst ? Array(amounts.indices.reversed()) : Array(amounts.indices) where still[row] == false {
      let group = groups.isEmpty ? 0 : groups[row]
      let isSame = last[group] == balances[row]
      still[row] = amounts[row] == 0 && isSame ? nil : isSame
      last[group] = balances[row]
    }
    return still
  }

  /// The words of which no row moved the balance, and which no known word tells already.
  private static func oddWords(_ words: [String], still: [Bool?], known: [Bool]) -> Set<String> {
    var counts: [String: Int] = [:]
    var moved: Set<String> = []
    for (row, word) in words.enumerated() where !known[row] {
      guard let isStill = still[row] else { continue }
      counts[word, default: 0] += 1
      if !isStill { moved.insert(word) }
    }
    // Most rows have one word, or one for each direction: a column of texts that differ tells no states.
    let usual = moved.compactMap { counts[$0] }.sorted(by: >).prefix(2).reduce(0, +)
    guard usual * 2 > counts.values.reduce(0, +) else { return [] }
    return Set(counts.keys).subtracting(moved)
  }
}

extension TableInference {
  /// Looks for such rows where the balance of the chosen columns does not follow over all rows.
  mutating func decideUncounted(_ table: ParsedTable, _ verdict: ColumnVerdict, day: Int) {
    let reading = plan.interpretation
    guard let balance = reading.balance, !verdict.isOfBalance, !reading.isBalanceBefore,
      !cancelledMoveMoney, let balances = table.balances(balance)
    else { return }
    let money = Set(reading.source.columns + [balance])
    let texts = roles.texts(day: day, money: money, flag: nil)
    let states = zip(table.records, statesOfRows(table, day: day, money: money)).map { record, state in
      state == .booked ? "" : texts.status.map { word(record, $0) } ?? ""
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
      groups: table.groups, states: states, newestFirst: verdict.newestFirst,
      columns: columns.map { column in (column, table.records.map { word($0, column) }) })
    guard let found else { return }
    uncounted = found
    if let column = found.column { roles.knownStatus = column }
    order = found.newestFirst ? .newestFirst : .oldestFirst
    let name = "'\(shape.names[balance])'"
    func list(_ words: Set<String>) -> String { words.sorted().map { "'\($0)'" }.joined(separator: ", ") }
    if !found.counted.isEmpty {
      note("pending", "\(name) counts the rows that are called \(list(found.counted)), and holds so")
      if found.column == nil { return }
    }
    guard let column = found.column else {
      return note("pending", "\(name) holds without the rows that leave it blank")
    }
    let words = list(found.words)
    note("pending", "\(name) holds without the rows of which '\(shape.names[column])' says \(words)")
  }

  /// What known words in the column of states say of each row.
  func statesOfRows(_ table: ParsedTable, day: Int, money: Set<Int>) -> [TablePlan.RowState] {
    guard let status = roles.texts(day: day, money: money, flag: nil).status else {
      return table.records.map { _ in .booked }
    }
    return table.records.map { record in
      unsafe word(record, status).withUTF8Bytes { unsafe TablePlan.RowState($0, below: shape.names[status]) }
    }
  }

  /// A column of more words tells more than states.
  private static let mostStates = 12

  private func word(_ record: Int, _ column: Int) -> String {
    sample.trimmed(record: record, field: column)
  }
}
