import Lexicon

/// One way to read the rows of a table: which column is what, and how its fields are written.
struct Interpretation: Equatable, Sendable {
  /// Where the amount of a row stands.
  enum Source: Equatable, Sendable {
    /// One column whose sign is the direction, or its opposite.
    case signed(Int)
    /// One column in which credits, or debits, carry a mark (`CR`, `+`) and the others none.
    case marked(Int)
    /// One column of magnitudes, the direction in a word beside it.
    case flagged(Int, flag: Int)
    /// One column for money in, one for money out.
    case inOut(moneyIn: Int, moneyOut: Int)
    /// A column for each of two currencies or more; the sign is the direction, as in one column, and a row's currency is
    /// that of the column it fills.
    case ofCurrencies([Int])
    /// Two columns of amounts with signs, of which each row fills one: `Amount`, and `Blocked amount` of what waits.
    case eitherOf(Int, Int)
    /// Columns for money in and money out for each of two currencies.
    case pairs(Pair, Pair)
    /// One column of magnitudes, the direction in the words of a text: `Purchase`, `Refund`.
    case worded(Int, text: Int)
    /// One column of magnitudes, the direction by the column in which the own account stands.
    case sided(Int, from: Int, to: Int)
    /// One column of magnitudes, the direction in which the balance moved.
    case byBalance(Int)

    /// A column for money in and one for money out, in one currency.
    struct Pair: Equatable, Sendable {
      var moneyIn: Int
      var moneyOut: Int
    }

    var columns: [Int] {
      switch self {
      case .signed(let amount), .marked(let amount), .flagged(let amount, _), .worded(let amount, _),
        .sided(let amount, _, _), .byBalance(let amount):
        [amount]
      case .inOut(let moneyIn, let moneyOut): [moneyIn, moneyOut]
      case .ofCurrencies(let columns): columns
      case .eitherOf(let first, let second): [first, second]
      case .pairs(let first, let second): [first.moneyIn, first.moneyOut, second.moneyIn, second.moneyOut]
      }
    }

    /// The columns whose signs are the directions, or their opposites; empty where words or columns tell these.
    var signed: [Int] {
      switch self {
      case .signed, .ofCurrencies, .eitherOf: columns
      case .marked, .flagged, .inOut, .pairs, .worded, .sided, .byBalance: []
      }
    }

    /// Its columns have currencies of their own.
    var isOfCurrencies: Bool {
      switch self {
      case .ofCurrencies, .pairs: true
      case .signed, .marked, .flagged, .inOut, .eitherOf, .worded, .sided, .byBalance: false
      }
    }

    var isByBalance: Bool { if case .byBalance = self { true } else { false } }
  }

  /// The columns of the amount as an answer to a question names them: `amount:5`, `in:3,out:2`, `amounts:3,4`.
  var key: String {
    switch source {
    case .inOut(let moneyIn, let moneyOut): "in:\(moneyIn + 1),out:\(moneyOut + 1)"
    case .ofCurrencies, .eitherOf: "amounts:" + source.columns.map { "\($0 + 1)" }.joined(separator: ",")
    case .pairs(let first, let second):
      "in:\(first.moneyIn + 1),out:\(first.moneyOut + 1),in:\(second.moneyIn + 1),out:\(second.moneyOut + 1)"
    default: "amount:\(source.columns[0] + 1)"
    }
  }

  /// The same columns with money in for money out; nil where they are no pair.
  var oppositePair: Interpretation? {
    guard case .inOut(let moneyIn, let moneyOut) = source else { return nil }
    var pair = self
    pair.source = .inOut(moneyIn: moneyOut, moneyOut: moneyIn)
    (pair.inFactor, pair.outFactor) = (-outFactor, -inFactor)
    pair.fee?.factor.negate()
    pair.fee?.direction = fee?.direction.map { $0 == .amountIn ? .amountOut : .amountIn }
    return pair
  }

  /// What is money on top of the amount, and how it counts.
  struct Fee: Equatable, Sendable {
    /// One column, or several whose fees are all taken: commission, tax.
    var columns: [Int]
    /// 1 where the fee is added as written, -1 where it is taken off.
    var factor: Int64
    /// Money in, or money out, where it is no fee but what moved in rows that have no other amount.
    var direction: HeaderRole?
  }

  var source: Source
  /// What an unmarked amount counts, or what a value of the columns for money in and out counts: -1 where the column writes magnitudes of money out, or
  /// money in as negative.
  var inFactor: Int64 = 1
  var outFactor: Int64 = -1
  /// The file writes money out as positive.
  var isInverted = false
  var fee: Fee?
  var balance: Int?
  /// Rows whose words tell no direction are purchases: those of a card.
  var isElseOut = false
  /// The balance is that before the row's amount.
  var isBalanceBefore = false
  /// The balance counts the other way: what is owed on a card or a loan.
  var isBalanceOpposite = false

  /// The columns that it reads and their roles.
  var roles: [(column: Int, role: HeaderRole)] {
    var roles: [(column: Int, role: HeaderRole)]
    switch source {
    case .signed(let amount), .marked(let amount), .byBalance(let amount), .worded(let amount, _),
      .sided(let amount, _, _):
      roles = [(amount, .amount)]
    case .flagged(let amount, let flag): roles = [(amount, .amount), (flag, .sign)]
    case .inOut(let moneyIn, let moneyOut): roles = [(moneyIn, .amountIn), (moneyOut, .amountOut)]
    case .ofCurrencies, .eitherOf: roles = source.columns.map { ($0, .amount) }
    case .pairs(let first, let second):
      roles = [first, second].flatMap { [($0.moneyIn, .amountIn), ($0.moneyOut, .amountOut)] }
    }
    if let balance { roles.append((balance, isBalanceBefore ? .balanceBefore : .balance)) }
    if let fee { roles += fee.columns.map { ($0, fee.direction ?? .fee) } }
    return roles
  }

  /// What a value of a column for money in, or out, counts where the rarer sign is that of reversals.
  static func inFactor(_ amounts: AmountProfile) -> Int64 { amounts.negative > amounts.positive ? -1 : 1 }
  static func outFactor(_ amounts: AmountProfile) -> Int64 { amounts.negative > amounts.positive ? 1 : -1 }
}

/// How a word of a small column is to be taken: one element for each of its `DistinctValues`.
struct WordColumn<Meaning: Sendable>: Sendable {
  var texts: [[UInt8]]
  var meanings: [Meaning]

  init() {
    texts = []
    meanings = []
  }

  /// The meaning of each known word of the column.
  init(_ values: DistinctValues, _ meaning: (String) -> Meaning) {
    texts = values.texts
    meanings = values.texts.map { meaning(String(decoding: $0, as: UTF8.self)) }
  }

  /// The same, a blank field meaning `meaning`.
  func withBlank(meaning: Meaning) -> WordColumn {
    var words = self
    words.texts.append([])
    words.meanings.append(meaning)
    return words
  }

  /// What the field says; nil for a word that the column did not have.
  @inline(__always)
  func meaning(of field: UnsafeBufferPointer<UInt8>) -> Meaning? {
    for index in 0..<texts.count where unsafe field.holds(texts[index]) { return meanings[index] }
    return nil
  }
}
