import Lexicon
import Values

/// The column of what was paid abroad beside one column of currencies, by the rows alone: it repeats the account's amounts
/// in rows of the account's currency, and differs from them in all others, or leaves these rows blank.
struct ForeignAmounts {
  private let amount: Int
  private let currency: Int

  /// Nil where no two columns of amounts are so, or no single column of currencies stands beside one of them.
  init?(_ shape: TableShape, _ sample: Records, _ profiles: [ColumnProfile]) {
    let currencies = profiles.indices.filter { profiles[$0].isOfCurrencyCodes }
    guard currencies.count == 1, profiles[currencies[0]].values.texts.count > 1 else { return nil }
    let currency = currencies[0]
    let numbers = profiles.indices.filter { profiles[$0].isNumbers && profiles[$0].amounts.marked > 0 }
    // Amounts before and after a fee are alike where there is none.
    guard !shape.names.contains(where: { FeeWords.names($0) }) else { return nil }
    // A currency follows its amount, as a rule.
    let beside = [currency - 1, currency + 1].first { amount in
      numbers.contains(amount)
        && numbers.contains { $0 != amount && ForeignAmounts.repeats(amount, $0, currency, shape, sample) }
    }
    let alone = [currency - 1, currency + 1].first { column in
      numbers.contains(column) && !ForeignAmounts.isOfOneDirection(shape.names[column])
        && ForeignAmounts.isAbroad(column, currency, shape, sample)
    }
    guard let column = beside ?? alone else { return nil }
    (amount, self.currency) = (column, currency)
  }

  /// What the two columns are.
  var found: [Int: HeaderRole] { [amount: .originalAmount, currency: .originalCurrency] }

  /// Any row may leave out money in, or money out.
  private static func isOfOneDirection(_ name: String) -> Bool {
    [.amountIn, .amountOut, .fee].contains(HeaderWords.roles(of: name).first?.role)
  }

  /// Whether the column has an amount in just the rows of other currencies than one, which has none there.
  private static func isAbroad(_ amount: Int, _ currency: Int, _ shape: TableShape, _ sample: Records) -> Bool {
    var (blank, filled): (Set<String>, Set<String>) = ([], [])
    for record in shape.entries where sample.fieldCount(record) > max(amount, currency) {
      let text = sample.trimmed(record: record, field: amount)
      let code = sample.trimmed(record: record, field: currency)
      if text.contains(where: { $0.isNumber && $0 != "0" }) { filled.insert(code) } else { blank.insert(code) }
    }
    return blank.count == 1 && !filled.isEmpty && filled.isDisjoint(with: blank)
  }

  private static func repeats(
    _ amount: Int, _ own: Int, _ currency: Int, _ shape: TableShape, _ sample: Records
  ) -> Bool {
    var (alike, others): (Set<String>, Set<String>) = ([], [])
    for record in shape.entries where sample.fieldCount(record) > max(amount, own, currency) {
      let fields = [amount, own, currency].map { sample.trimmed(record: record, field: $0) }
      guard !fields.contains("") else { return false }
      if fields[0] == fields[1] { alike.insert(fields[2]) } else { others.insert(fields[2]) }
    }
    return alike.count == 1 && !others.isEmpty && alike.isDisjoint(with: others)
  }
}
