import Lexicon
import Values

/// A column beside the balance that says on which side it lies: `C`, or `D` where the account is overdrawn.
struct BalanceFlag: Sendable {
  let balance: Int
  let column: Int
  /// 1, -1 or 0 for each word of the column.
  let words: WordColumn<Int8>
}

extension BalanceFlag {
  /// The flag beside a column called a balance by which more of the balances lead on than without it; nil where none
  /// does.
  init?(_ table: ParsedTable, money: MoneyColumns) {
    let roles = money.roles
    for balance in roles.columns where roles.isBalance(balance) {
      for column in [balance + 1, balance - 1] {
        guard let words = money.flags[column], roles.declared.allows(column, .sign),
          Set(words.meanings).isSuperset(of: [1, -1])
        else { continue }
        self.init(balance: balance, column: column, words: words)
        var marked = table
        marked.markBalances(by: self)
        if BalanceFlag.steps(of: balance, in: marked) > BalanceFlag.steps(of: balance, in: table) { return }
      }
    }
    return nil
  }

  /// How many rows' numbers lead from one balance of the column to the next, in either order of the rows.
  private static func steps(of balance: Int, in table: ParsedTable) -> Int {
    guard let balances = table.balances(balance) else { return 0 }
    let others = table.money.filter { $0.key != balance }.values
    return balances.indices.dropFirst().count { row in
      guard balances[row] != Drafts.noBalance, balances[row - 1] != Drafts.noBalance else { return false }
      let change = (balances[row] &- balances[row - 1]).magnitude
      return change != 0 && others.contains { $0[row].magnitude == change || $0[row - 1].magnitude == change }
    }
  }
}

extension ParsedTable {
  /// Balances without a mark of their own take that of the column beside them.
  mutating func markBalances(by flag: BalanceFlag) {
    guard let own = marks[flag.balance], let beside = signs[flag.column] else { return }
    marks[flag.balance] = zip(own, beside).map { $0 == 0 ? $1 : $0 }
  }
}
