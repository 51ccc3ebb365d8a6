import Lexicon
import Values

/// Two columns of amounts, each with its column of currencies: what was paid abroad, and what the account paid for it.
struct ForeignPairs {
  private struct Pair {
    let amount: Int
    let currency: Int
  }
  private let names: [String]
  private let profiles: [ColumnProfile]
  private let pairs: [Pair]

  /// Nil unless there are two of each.
  init?(_ weights: [[HeaderRole: Int]], names: [String], profiles: [ColumnProfile]) {
    func columns(called roles: Set<HeaderRole>, where fits: (ColumnProfile) -> Bool) -> [Int] {
      weights.indices.filter { column in
        let isOfFee = FeeWords.names(names[column]) && !FeeWords.tellsOfAmount(names[column])
        return ForeignPairs.isCalled(column, roles, weights) && fits(profiles[column]) && !isOfFee
      }
    }
    let amounts = columns(called: [.amount, .originalAmount]) { $0.isNumbers }
    let currencies = columns(called: [.currency, .originalCurrency], where: \.isOfCurrencyCodes)
    guard amounts.count == 2, currencies.count == 2 else { return nil }
    (self.names, self.profiles) = (names, profiles)
    func likeness(_ amount: Int, _ currency: Int) -> Int {
      ForeignPairs.likeness(names[amounts[amount]].folded, names[currencies[currency]].folded)
    }
    let isCrossed = likeness(0, 0) + likeness(1, 1) < likeness(0, 1) + likeness(1, 0)
    pairs = [0, 1].map { Pair(amount: amounts[$0], currency: currencies[isCrossed ? 1 - $0 : $0]) }
  }

  /// The currency of each of several amounts, by their names: those most alike first, then the nearest.
  static func currencies(
    of weights: [[HeaderRole: Int]], names: [String], profiles: [ColumnProfile]
  ) -> [Int: Int] {
    var amounts = weights.indices.filter {
      isCalled($0, [.amount, .originalAmount], weights) && profiles[$0].isNumbers
        && HeaderCurrency.named(in: names[$0]) == nil
    }
    var currencies = weights.indices.filter {
      isCalled($0, [.currency, .originalCurrency], weights) && profiles[$0].isOfCurrencyCodes
    }
    guard currencies.count > 1, amounts.count >= currencies.count else { return [:] }
    var own: [Int: Int] = [:]
    while !currencies.isEmpty {
      let pairs = amounts.flatMap { amount in currencies.map { (amount, $0) } }
      guard let best = pairs.max(by: { closeness($0, names) < closeness($1, names) }) else { break }
      own[best.0] = best.1
      amounts.removeAll { $0 == best.0 }
      currencies.removeAll { $0 == best.1 }
    }
    return own
  }

  /// `Local Currency Amount` with its `Local Currency` beside `Debit`, `Credit` and `Currency`: what was paid abroad.
  /// Empty where it is not plain.
  static func besidePair(
    _ weights: [[HeaderRole: Int]], names: [String], profiles: [ColumnProfile]
  ) -> [Int: HeaderRole] {
    func columns(_ roles: Set<HeaderRole>) -> [Int] { weights.indices.filter { isCalled($0, roles, weights) } }
    let amounts = columns([.amount, .originalAmount]).filter { profiles[$0].isNumbers }
    let currencies = columns([.currency, .originalCurrency]).filter { profiles[$0].isOfCurrencyCodes }
    guard amounts.count == 1, currencies.count == 2, [.amountIn, .amountOut].allSatisfy({ !columns([$0]).isEmpty }),
      case let amount = names[amounts[0]].folded,
      case let own = currencies.filter({ amount.hasPrefix(names[$0].folded) }), own.count == 1
    else { return [:] }
    return [amounts[0]: .originalAmount, own[0]: .originalCurrency]
  }

  /// By their names, then by their places.
  private static func closeness(_ pair: (Int, Int), _ names: [String]) -> (likeness: Int, place: Int) {
    (likeness(names[pair.0].folded, names[pair.1].folded), -abs(pair.0 - pair.1))
  }

  /// How many characters two names have in common, from their beginnings and from their ends.
  static func likeness(_ name: String, _ other: String) -> Int {
    zip(name, other).prefix { $0 == $1 }.count + zip(name.reversed(), other.reversed()).prefix { $0 == $1 }.count
  }

  /// The currency of each amount.
  var currencies: [Int: Int] { Dictionary(uniqueKeysWithValues: pairs.map { ($0.amount, $0.currency) }) }

  /// The columns of what was paid abroad; nil where neither names nor currencies tell.
  private var original: Pair? {
    let booked = pairs.indices.filter { isCalledBooked(pairs[$0]) }
    let own = booked.count == 1 ? booked[0] : booked.isEmpty ? ofOneCurrency : nil
    return own.map { pairs[1 - $0] }
  }

  private func isCalledBooked(_ pair: Pair) -> Bool {
    [pair.amount, pair.currency].contains { column in
      let name = names[column].folded
      return PartWords.posting.areIn(name) || ForeignPairs.ofAccounts.contains { name.contains($0) }
    }
  }

  private static let ofAccounts = [
    "结算", "結算", "账户", "帳戶", "賬戶", "billing", "billed", "account", "konto", "compte", "cuenta", "conto", "счет",
  ]

  /// The pair that has one currency in all rows, which is that of some amounts of the other, too.
  private var ofOneCurrency: Int? {
    pairs.indices.first { place in
      let (own, other) = (profiles[pairs[place].currency].values, profiles[pairs[1 - place].currency].values)
      return own.texts.count == 1 && other.texts.count > 1 && other.texts.contains(own.texts[0])
    }
  }

  /// What the columns of the pairs are, where that is told; empty where not. What the header calls foreign of one
  /// pair's amount and of the other's currency is neither.
  func found(in weights: [[HeaderRole: Int]]) -> [Int: HeaderRole] {
    let original = original
    let areCrossed = pairs.contains { isForeign($0.amount, weights) != isForeign($0.currency, weights) }
    guard original != nil || areCrossed else { return [:] }
    var found: [Int: HeaderRole] = [:]
    for pair in pairs {
      let isOriginal = pair.amount == original?.amount
      found[pair.amount] = isOriginal ? .originalAmount : .amount
      found[pair.currency] = isOriginal ? .originalCurrency : .currency
    }
    return found
  }

  private func isForeign(_ column: Int, _ weights: [[HeaderRole: Int]]) -> Bool {
    ForeignPairs.isCalled(column, [.originalAmount, .originalCurrency], weights)
  }

  /// The header says nothing more strongly of the column than one of these.
  private static func isCalled(_ column: Int, _ roles: Set<HeaderRole>, _ weights: [[HeaderRole: Int]]) -> Bool {
    let strongest = weights[column].values.max()
    return weights[column].contains { $0.value == strongest && roles.contains($0.key) }
  }
}
