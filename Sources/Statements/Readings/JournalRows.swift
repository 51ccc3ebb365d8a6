import Values

/// Finds a journal, as programs for double entry write it: each transaction is listed once for every account that it
/// moves, in rows of one id that add up to nothing.
enum JournalRows {
  /// How many accounts are offered, those with the most rows first.
  private static let mostOffered = 8

  /// Asks whose rows count, or leaves out those of other accounts where that was answered.
  static func settle(_ reading: inout Reading, _ hints: ReadingHints) {
    let drafts = reading.drafts
    let told = hints.answers["journal"]
    guard told != "all", let accounts = accounts(drafts) else { return }
    if let told, let account = accounts.first(where: { drafts.texts[$0] == told }) {
      return keep(account, of: accounts, &reading)
    }
    let options = mostUsed(accounts).map { account in
      let name = drafts.texts[account]
      return Question.Option(value: name, label: "'\(name)': \(sum(of: account, in: accounts, drafts)) in all")
    }
    reading.questions.append(
      Question(
        code: "journal",
        message: "Each transaction is listed once for every account that it moves. Which account is this statement of?",
        options: options + [Question.Option(value: "all", label: "all rows count: they add nothing")]))
  }

  /// Row by row the account in a journal; nil for any other table.
  private static func accounts(_ drafts: Drafts) -> [TextID]? {
    let (ids, names) = (drafts.references, drafts.counterAccounts)
    guard drafts.count > 0, ids.count == drafts.count, names.count == drafts.count else { return nil }
    var start = 0
    while start < drafts.count {
      let end = ids[start...].firstIndex { $0 != ids[start] } ?? drafts.count
      let others = Set(names[start..<end])
      guard ids[start] != 0, !others.contains(0), others.count > 1, drafts.amounts[start] != 0,
        drafts.amounts[start..<end].reduce(0, &+) == 0
      else { return nil }
      start = end
    }
    return names
  }

  private static func mostUsed(_ accounts: [TextID]) -> ArraySlice<TextID> {
    var rows: [TextID: Int] = [:]
    for account in accounts { rows[account, default: 0] += 1 }
    return rows.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key).prefix(mostOffered)
  }

  private static func sum(of account: TextID, in accounts: [TextID], _ drafts: Drafts) -> ValueText {
    let sum = accounts.indices.reduce(0) { accounts[$1] == account ? $0 &+ drafts.amounts[$1] : $0 }
    return .amount(sum, exponent: drafts.exponent)
  }

  /// What is left is about one account; the name of the other would be its own.
  private static func keep(_ account: TextID, of accounts: [TextID], _ reading: inout Reading) {
    reading.drafts.leaveOut(
      accounts.indices.filter { accounts[$0] != account }, because: "of another account of the journal, as told")
    reading.drafts.counterAccounts = []
  }
}
