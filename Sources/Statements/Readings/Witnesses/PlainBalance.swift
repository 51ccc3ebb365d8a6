import Lexicon
import Values

/// What a running balance asks one to believe: that it is one, stands before the row, is what is owed, runs against the days.
enum PlainBalance {
  static func testimony(of reading: ColumnReading, in columns: ColumnCase) -> Testimony {
    let interpretation = reading.interpretation
    var bits = 0
    if interpretation.balance == nil {
      bits += columns.hasNamedBalance ? Weights.balanceLeftOut : 0
    } else if !columns.hasNamedBalance(interpretation) {
      bits += Weights.unnamedBalance
    }
    if interpretation.source.isByBalance { bits += Weights.balanceGivesSigns }
    if let outcome = reading.outcome {
      let isCalledBefore = interpretation.balance.map { columns.roles.isForemost($0, .balanceBefore) } ?? false
      bits += interpretation.isBalanceBefore && !isCalledBefore ? Weights.balanceBefore : 0
      let isFalling = isOwed(interpretation, columns.roles) || isPaid(interpretation, columns.roles)
      bits += interpretation.isBalanceOpposite == isFalling ? 0 : Weights.oppositeBalance
      bits += outcome.broken == 0 && outcome.uncovered > 0 ? Weights.openBalance : 0
      let (with, against) =
        reading.newestFirst
        ? (columns.steps.falling, columns.steps.rising) : (columns.steps.rising, columns.steps.falling)
      if with < against {
        bits += with > 0 ? Weights.againstDays / 2 : against > 1 ? Weights.againstAllDays : Weights.againstDays
      }
    }
    return .doubts(bits, "the balance is nothing unusual")
  }

  /// `Withdrawals`: the one column of amounts, none of them below zero, is called money out.
  private static func isPaid(_ reading: Interpretation, _ roles: ColumnRoles) -> Bool {
    guard case .signed(let column) = reading.source else { return false }
    return roles.isForemost(column, .amountOut) && roles.profiles[column].amounts.negative == 0
  }

  /// The header says that the balance is what is owed, and it is not written below zero: it grows with money out.
  private static func isOwed(_ reading: Interpretation, _ roles: ColumnRoles) -> Bool {
    guard reading.source.columns.count > 1, let balance = reading.balance else { return false }
    let values = roles.profiles[balance].amounts
    return PartWords.owed.areIn(roles.names[balance]) && values.negative * 2 <= values.count
  }
}
