import Lexicon
import Values

/// One way to take the columns of a table: which hold the amounts, a fee on top and the balance, and how that runs.
struct ColumnReading {
  var interpretation: Interpretation
  /// From the owner's point of view, row by row, before the sign is decided.
  var amounts: [Int64]
  /// How the balance follows from the amounts; nil where it does not, or where there is none.
  var outcome: BalanceChain.Outcome?
  var newestFirst = false

  /// The balance proves the reading.
  var isProven: Bool { interpretation.source.isByBalance || outcome?.broken == 0 }
}

/// What speaks of the columns of a table.
struct ColumnCase {
  let roles: ColumnRoles
  /// Columns that hold the amount in some reading.
  let amounts: [Int]
  /// Those of them that name a currency of their own, beside others and rows in several.
  let own: [Int]
  /// Those that name another currency than the account's, beside one that names this.
  let foreign: [Int]
  /// Some reading has one column for money in and one for money out.
  let isPaired: Bool
  let hasNamedBalance: Bool
  private let strongest: [HeaderRole: Int]
  /// The rows; none where columns are ranked before they are read.
  var table = ParsedTable()
  var steps = DaySteps()
  /// What the lines around the table state of sums; nil where columns are ranked before they are read.
  var check: TotalsCheck?
  /// Columns of amounts before a fee beside one of the same after it.
  var beforeFee: Set<Int> = []
  /// Columns of prices or rates, which make another amount with what stands beside them.
  var prices: Set<Int> = []
  /// Columns without marks and signs whose figures another one has with them.
  var unmarked: Set<Int> = []

  /// `currency`: that of the account, where it is known.
  init(roles: ColumnRoles, candidates: [Interpretation], currency: Currency? = nil) {
    self.roles = roles
    amounts = Set(candidates.flatMap { $0.source.columns }).sorted()
    let named = amounts.filter { roles.weight($0, .amount) > 0 }
    let own = named.filter { HeaderCurrency.named(in: roles.names[$0]) != nil }
    self.own = own.count < named.count && roles.hasRowCurrencies ? own : []
    let names = roles.names
    if let currency, amounts.contains(where: { HeaderCurrency.named(in: names[$0]) == currency }) {
      foreign = amounts.filter { HeaderCurrency.isOther(names[$0], than: currency) }
    } else {
      foreign = []
    }
    isPaired = candidates.contains { $0.source.columns.count > 1 }
    hasNamedBalance = candidates.contains { ColumnCase.isNamed($0.balance, roles) }
    let weighed: [HeaderRole] = [.amount, .amountIn, .amountOut]
    strongest = Dictionary(
      uniqueKeysWithValues: weighed.map { role in (role, roles.columns.map { roles.weight($0, role) }.max() ?? 0) })
  }

  private static func isNamed(_ balance: Int?, _ roles: ColumnRoles) -> Bool {
    balance.map { roles.isBalance($0) } ?? false
  }

  func hasNamedBalance(_ reading: Interpretation) -> Bool { ColumnCase.isNamed(reading.balance, roles) }

  /// The header calls the columns amounts, or money in and out.
  func isNamed(_ source: Interpretation.Source) -> Bool {
    source.columns.contains { column in
      [.amount, .amountIn, .amountOut].contains { roles.weight(column, $0) > 0 }
    }
  }

  /// How many bits weaker than elsewhere the header calls the column so; 0 where it does not at all.
  func weakness(_ column: Int, _ role: HeaderRole) -> Int {
    let own = roles.weight(column, role)
    return own == 0 ? 0 : (strongest[role, default: own] - own) / 10 * Weights.weakerName
  }
}

/// Which columns are taken, and what else they could be.
struct ColumnVerdict {
  var interpretation: Interpretation
  var outcome: BalanceChain.Outcome?
  var newestFirst: Bool
  /// Other readings with other amounts, between which nothing decides.
  var rivals: [Interpretation] = []
  /// See `Judge.Verdict`.
  var margin: Int?
  /// The rival holds the same figures with opposite signs.
  var isContradicted = false
  /// The balance follows as well from amounts with the opposite signs, in the opposite order of time.
  var holdsEitherWay = false

  /// The balance follows over every row.
  var isProven: Bool { outcome?.isWhole ?? false }

  /// The balance tells the direction of every amount.
  var isOfBalance: Bool { interpretation.source.isByBalance }

  init(_ reading: ColumnReading) {
    interpretation = reading.interpretation
    outcome = reading.outcome
    newestFirst = reading.newestFirst
  }
}
