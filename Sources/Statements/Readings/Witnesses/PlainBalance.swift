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
      if let falls = falls(interpretation, columns.roles), falls != interpretation.isBalanceOpposite {
        bits += Weights.oppositeBalance
      }
      bits += outcome.broken == 0 && outcome.uncovered > 0 ? Weights.openBalance : 0
      let (with, against) =
        reading.newestFirst
        ? (columns.steps.falling, columns.steps.rising) : (columns.steps.rising, columns.steps.falling)
      if with < against {
        bits += with > 0 ? Weights.againstDays / 2 : against > 2 ? Weights.againstAllDays : Weights.againstDays
      }
    }
    return .doubts(bits, "the balance is nothing unusual")
  }

  /// Whether the balance falls by the amounts as they are read, as a rule; nil where it does as often as not.
  private static func falls(_ reading: Interpretation, _ roles: ColumnRoles) -> Bool? {
    guard let balance = reading.balance else { return false }
    let values = roles.profiles[balance].amounts
    let isOwed = PartWords.areOwed(roles.names[balance]) && values.negative * 2 <= values.count
    guard case .signed(let column) = reading.source, roles.profiles[column].amounts.negative == 0 else {
      // Money in and out in two columns: what is owed grows with money out.
      return isOwed && reading.source.columns.count > 1
    }
    // Purchases raise what is owed, and payments lower it; `Withdrawals` lower what is held.
    return isOwed ? nil : roles.isForemost(column, .amountOut)
  }
}
