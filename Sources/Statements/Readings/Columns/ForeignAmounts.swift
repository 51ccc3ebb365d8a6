import Lexicon
import Values

/// The column of what was paid abroad beside one column of currencies, by the rows alone: it repeats the account's amounts
/// in rows of the account's currency, and differs from them in all others, or leaves these rows blank.
struct ForeignAmounts {
  private let amount: Int
  private let currency: Int

  /// Nil where no two columns of amounts are so, or no single column of currencies stands beside one of them.
  init?(_ shape: TableShape, _ sample: Records, _ profiles: [ColumnProfile]) {
    let currencies = profiles.indices.filter { profiles[$0].isOfCurrencies }
    guard currencies.count == 1, profiles[currencies[0]].values.texts.count > 1,
      // Amounts before and after a fee are alike where there is none.
      !shape.names.contains(where: { FeeWords.names($0) })
    else { return nil }
    let table = Table(shape: shape, sample: sample, profiles: profiles, currency: currencies[0])
    let beside = table.repeating
    guard let column = beside ?? table.filledAbroad ?? table.rated else { return nil }
    (amount, currency) = (beside.flatMap(table.abroad) ?? column, currencies[0])
  }

  /// The columns of a table that has one of currencies.
  private struct Table {
    let shape: TableShape
    let sample: Records
    let profiles: [ColumnProfile]
    let currency: Int
    /// Numbers other than balances: the first row of a pocket has its amount as its balance.
    let all: [Int]
    /// Those of them that show a mark.
    let numbers: [Int]
    let rate: Int?

    init(shape: TableShape, sample: Records, profiles: [ColumnProfile], currency: Int) {
      (self.shape, self.sample, self.profiles, self.currency) = (shape, sample, profiles, currency)
      let roles = shape.names.map { HeaderWords.roles(of: $0).first?.role }
      all = profiles.indices.filter { profiles[$0].isNumbers && roles[$0] != .balance && roles[$0] != .balanceBefore }
      let marked = all.filter { profiles[$0].amounts.marked > 0 }
      numbers = marked
      rate = marked.first { roles[$0] == .exchangeRate }
    }

    /// A currency follows its amount, as a rule.
    private var neighbours: [Int] { [currency - 1, currency + 1] }

    private func isCalledAbroad(_ column: Int) -> Bool {
      shape.names.indices.contains(column) && HeaderWords.roles(of: shape.names[column]).first?.role == .originalAmount
    }

    /// The one beside the currency that repeats the account's amounts where these are in its currency.
    var repeating: Int? {
      // Of a pair for money in and out each row fills one.
      let directed = profiles.indices.filter { profiles[$0].isNumbers && ForeignAmounts.isDirected(shape.names[$0]) }
      // Right behind them the currency is theirs.
      let isOfPair = directed.count == 2 && (!directed.contains(currency - 1) || isCalledAbroad(currency + 1))
      let own = numbers.map { [$0] } + (isOfPair ? [directed] : [])
      return neighbours.first { amount in
        numbers.contains(amount)
          && own.contains { !$0.contains(amount) && ForeignAmounts.repeats(amount, $0, currency, shape, sample) }
      }
    }

    /// The one that is filled in rows of other currencies alone.
    var filledAbroad: Int? {
      neighbours.first { column in
        all.contains(column) && (numbers.contains(column) || ForeignAmounts.isCalledAmount(shape.names[column]))
          && !numbers.isEmpty && !ForeignAmounts.isOfOneDirection(shape.names[column])
          && ForeignAmounts.isAbroad(column, currency, shape, sample)
      }
    }

    /// Where no row is of the account's currency, the rate tells; but accounts in other currencies state what their
    /// amounts are worth at home as well.
    var rated: Int? {
      let namesShop = shape.names.contains(where: RowWords.isOfShop)
      return neighbours.first { amount in
        guard let rate, rate != amount, numbers.contains(amount), namesShop || isCalledAbroad(amount) else {
          return false
        }
        return profiles.indices.contains { product in
          product != amount && product != rate && profiles[product].isNumbers && makes(product, from: amount, rate)
        }
      }
    }

    /// What makes the amount beside the currency, times the rate, was paid abroad, wherever it stands.
    func abroad(making column: Int) -> Int? {
      guard let rate else { return nil }
      let others = numbers.filter {
        $0 != column && $0 != rate && ForeignAmounts.repeats(column, [$0], currency, shape, sample)
      }
      return others.count == 1 && makes(column, from: others[0], rate) ? others[0] : nil
    }

    private func makes(_ product: Int, from amount: Int, _ rate: Int) -> Bool {
      shape.entries.allSatisfy { ForeignAmounts.makes(product, from: amount, times: rate, in: $0, sample) }
    }
  }

  /// Whether one amount of a row is the other times the rate, to the cent or nearly so.
  private static func makes(
    _ product: Int, from amount: Int, times rate: Int, in record: Int, _ sample: Records
  ) -> Bool {
    guard sample.fieldCount(record) > max(product, amount, rate) else { return true }
    let numbers = [product, amount, rate].map { scaled(sample.trimmed(record: record, field: $0)) }
    guard let whole = numbers[0], let part = numbers[1], let factor = numbers[2] else { return false }
    let (made, overflow) = part.multipliedReportingOverflow(by: factor)
    return !overflow && abs(whole * 10_000 - made) <= max(whole * 50, 20_000)
  }

  /// Ten-thousandths of a number of up to seven digits before its mark, without its sign.
  private static func scaled(_ text: String) -> Int? {
    let mark = text.lastIndex { $0 == "." || $0 == "," } ?? text.endIndex
    let whole = text[..<mark].filter { $0.isASCII && $0.isNumber }
    let decimals = text[mark...].dropFirst().filter { $0.isASCII && $0.isNumber }.prefix(4)
    guard whole.utf8.count <= 7, let number = Int(whole + decimals + String(repeating: "0", count: 4 - decimals.count))
    else { return nil }
    return number
  }

  /// What the two columns are.
  var found: [Int: HeaderRole] { [amount: .originalAmount, currency: .originalCurrency] }

  /// Any row may leave out money in, or money out.
  private static func isOfOneDirection(_ name: String) -> Bool {
    isDirected(name) || HeaderWords.roles(of: name).first?.role == .fee
  }

  /// What has no decimals may count shares as well.
  private static func isCalledAmount(_ name: String) -> Bool {
    !RowWords.isOfUnits(name)
      && HeaderWords.roles(of: name).contains { $0.role == .amount || $0.role == .originalAmount }
  }

  private static func isDirected(_ name: String) -> Bool {
    [.amountIn, .amountOut].contains(HeaderWords.roles(of: name).first?.role)
  }

  /// Whether the column has an amount in just the rows of other currencies than one, which has none there.
  private static func isAbroad(_ amount: Int, _ currency: Int, _ shape: TableShape, _ sample: Records) -> Bool {
    var (blank, filled): (Set<String>, Set<String>) = ([], [])
    for record in shape.entries where sample.fieldCount(record) > max(amount, currency) {
      let text = sample.trimmed(record: record, field: amount)
      let code = sample.trimmed(record: record, field: currency)
      if text.contains(where: { $0.isNumber && $0 != "0" }) { filled.insert(code) } else { blank.insert(code) }
    }
    // A fee names no currency.
    if blank.count > 1, HeaderCurrency.named(in: shape.names[amount]) == nil { blank.remove("") }
    return blank.count == 1 && !filled.isEmpty && filled.isDisjoint(with: blank)
  }

  /// Whether two numbers are the same but for their signs.
  private static func areAlike(_ number: String, _ other: String) -> Bool {
    if let number = scaled(number), let other = scaled(other) { return number == other }
    return number == other
  }

  /// `own`: the column of the account's amounts, or the two of which each row fills one.
  private static func repeats(
    _ amount: Int, _ own: [Int], _ currency: Int, _ shape: TableShape, _ sample: Records
  ) -> Bool {
    var (alike, others): (Set<String>, Set<String>) = ([], [])
    for record in shape.entries where sample.fieldCount(record) > max(amount, currency, own.max()!) {
      let filled = own.map { sample.trimmed(record: record, field: $0) }.filter { !$0.isEmpty }
      let fields =
        [amount].map { sample.trimmed(record: record, field: $0) } + filled
        + [sample.trimmed(record: record, field: currency)]
      guard !fields.contains(""), fields.count == 3 else { return false }
      if areAlike(fields[0], fields[1]) { alike.insert(fields[2]) } else { others.insert(fields[2]) }
    }
    return alike.count == 1 && !others.isEmpty && alike.isDisjoint(with: others)
  }
}
