import Lexicon
import Values

extension TableInference {
  /// The same account in two rows that follow each other happens; that the balance goes on from one account to another
  /// does not, but where the accounts are those of others: so it must do this often.
  private static let fewest = 2

  /// `From account`, `To account`: where one number stands on either side of every row, and no column has it in all,
  /// neither column is that of the account.
  mutating func knowAccountsFromAndTo(numbers: Set<Int>, day: Int) {
    guard let sides = accountSides(besides: numbers.union([day])),
      [sides.from, sides.to].allSatisfy({ roles.declared.roles[$0] != .accountNumber })
    else { return }
    roles.accountsOfOthers.formUnion([sides.from, sides.to])
    note("accounts", "\(sides.own) is on one side of every row")
  }

  /// The two columns of accounts of which each row names the own one in one, and the number that this is.
  /// Neither column has it in all rows.
  private func accountSides(besides used: Set<Int>) -> AccountsFromAndTo? {
    func isOfAccounts(_ column: Int) -> Bool {
      !used.contains(column) && [.accountNumber, .counterAccount].contains { roles.weight(column, $0) > 0 }
        && roles.profiles[column].values.texts.count > 1
    }
    let columns = roles.columns.filter(isOfAccounts)
    guard let from = columns.first(where: { PartWords.fromAccount.areIn(roles.names[$0]) }) ?? columns.first,
      let to = columns.first(where: { $0 != from && PartWords.toAccount.areIn(roles.names[$0]) })
        ?? columns.first(where: { $0 != from })
    else { return nil }
    let pairs = shape.entries.map { [accountNumber($0, from), accountNumber($0, to)] }
    // Between two accounts of one's own either might be meant.
    let both = Set(pairs.first ?? []).filter { number in !number.isEmpty && pairs.allSatisfy { $0.contains(number) } }
    let stated = both.filter { facts.accountNumbers.contains($0) }
    let candidates = stated.isEmpty ? both : stated
    guard candidates.count == 1, let own = candidates.first, Set(pairs.map { $0[0] == own }).count == 2 else {
      return nil
    }
    return AccountsFromAndTo(from: from, to: to, own: own)
  }

  private func accountNumber(_ record: Int, _ column: Int) -> String {
    AccountsFromAndTo.number(sample.trimmed(record: record, field: column))
  }

  /// Shorter numbers are those of a ledger, in which a bank account is debited with what comes in.
  private static let fewestDigits = 8

  /// The same where the names of the columns tell which is which, and no line states another account.
  func namedSides(besides used: Set<Int>) -> AccountsFromAndTo? {
    guard let sides = accountSides(besides: used),
      sides.own.count >= TableInference.fewestDigits,
      facts.accountNumbers.isEmpty || facts.accountNumbers.contains(sides.own),
      PartWords.fromAccount.areIn(roles.names[sides.from]),
      PartWords.toAccount.areIn(roles.names[sides.to])
    else { return nil }
    return sides
  }

  /// For each row what the sides tell.
  func directions(by sides: AccountsFromAndTo, _ table: ParsedTable) -> [Int8] {
    table.records.map { record in
      sides.direction { sample.trimmed(record: record, field: $0) }
    }
  }

  /// A column of several accounts below a line that states another one, and no more of them, is that of the other side.
  mutating func knowAccountsBesideStated(numbers: Set<Int>, day: Int) {
    guard let column = roles.texts(day: day, money: numbers, flag: nil).account,
      roles.declared.roles[column] != .accountNumber, roles.profiles[column].values.texts.count > 1
    else { return }
    let numbers = (facts.accountNumbers + facts.mentionedNumbers).filter { AccountNumber($0.utf8).bytes.count >= 6 }
    let stated = numbers.map { AccountNumber($0.utf8) }
    let own = roles.profiles[column].values.texts.map { AccountNumber($0) }
    guard !stated.isEmpty,
      !own.contains(where: { number in
        stated.contains { $0.isSame(as: number) || $0.stands(in: number) || number.stands(in: $0) }
      })
    else { return }
    roles.accountsOfOthers.insert(column)
    note("accounts", "\(numbers[0]) is stated, and '\(shape.names[column])' has others")
  }

  /// Finds a column of a few words, each of which has a running balance of its own, where none runs over all rows:
  /// those of accounts, or of pockets of one. Returns the rows so grouped.
  mutating func knowPockets(
    _ candidates: [Interpretation], numbers: Set<Int>, _ check: TotalsCheck, day: Int
  ) -> ParsedTable? {
    let texts = roles.texts(day: day, money: numbers, flag: nil)
    guard texts.account == nil, candidates.contains(where: { $0.balance != nil }) else { return nil }
    let columns = roles.columns.filter { column in
      let profile = roles.profiles[column]
      return profile.isSmall && profile.isText && profile.filled == profile.rows && profile.values.texts.count > 1
        && profile.values.texts.count <= TableInference.mostPockets && profile.values.counts.allSatisfy { $0 > 1 }
        && column != texts.currency && column != texts.status && !numbers.contains(column) && column != day
    }
    for column in columns {
      var other = self
      other.roles.pockets = column
      let table = SampleParser(
        plan: plan, shape: shape, sample: sample, money: money, roles: other.roles, day: day
      ).table(numbers: numbers)
      let outcome = other.judgeColumns(
        candidates, table, FeeColumns(roles: other.roles, table: table, isCard: facts.isCard), check, day: day
      )
      .outcome
      guard let outcome, outcome.isWhole, outcome.telling > TableInference.fewest else { continue }
      roles.pockets = column
      note("accounts", "each word in '\(shape.names[column])' has a running balance of its own")
      return table
    }
    return nil
  }

  private static let mostPockets = 8

  /// The column of currencies of the rows, where no balance goes on for each of them and one goes on over all.
  func currenciesAbroad(_ candidates: [Interpretation], numbers: Set<Int>, day: Int) -> Int? {
    guard plan.hasRowCurrencies, !isChained, let column = roles.texts(day: day, money: numbers, flag: nil).currency,
      roles.declared.roles[column] == nil, candidates.contains(where: { $0.balance != nil })
    else { return nil }
    var other = self
    other.roles.currenciesAbroad = column
    let table = SampleParser(
      plan: plan, shape: shape, sample: sample, money: money, roles: other.roles, day: day
    ).table(numbers: numbers)
    let words = table.records.map { sample.trimmed(record: $0, field: column) }
    guard zip(words, words.dropFirst()).count(where: { $0 != $1 }) >= TableInference.fewest else { return nil }
    let check = TotalsCheck(
      stated: totals, decimalMark: plan.decimalMark, exponent: plan.exponent, isCard: facts.isCard)
    let fees = FeeColumns(roles: other.roles, table: table, isCard: facts.isCard)
    let outcome = other.judgeColumns(candidates, table, fees, check, day: day).outcome
    return outcome.map { $0.isWhole && $0.telling > TableInference.fewest } ?? false ? column : nil
  }

  /// Finds a column of accounts across which one running balance goes on: whatever its name, its numbers are those of
  /// the other side. Rows of several currencies have a balance for each in any case.
  mutating func knowAccountsOfOthers(
    _ candidates: [Interpretation], numbers: Set<Int>, _ check: TotalsCheck, day: Int
  ) {
    guard let column = roles.texts(day: day, money: numbers, flag: nil).account,
      roles.declared.roles[column] != .accountNumber, roles.profiles[column].values.texts.count > 1,
      !roles.hasRowCurrencies
    else { return }
    var other = self
    other.roles.accountsOfOthers.insert(column)
    let table = SampleParser(
      plan: plan, shape: shape, sample: sample, money: money, roles: other.roles, day: day
    ).table(numbers: numbers)
    let accounts = table.records.map { sample.trimmed(record: $0, field: column) }
    guard zip(accounts, accounts.dropFirst()).count(where: { $0 != $1 }) >= TableInference.fewest else { return }
    let fees = FeeColumns(roles: other.roles, table: table, isCard: facts.isCard)
    let outcome = other.judgeColumns(candidates, table, fees, check, day: day).outcome
    guard let outcome, outcome.isWhole, outcome.telling >= TableInference.fewest else { return }
    roles = other.roles
    note("accounts", "the balance goes on from one number in '\(shape.names[column])' to the next: they are of others")
  }
}
