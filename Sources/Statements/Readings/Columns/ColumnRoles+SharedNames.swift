import Lexicon
import Values

/// A name over two columns, a currency and what is in it, which the header states over the first of them alone.
extension ColumnRoles {
  /// What the header says of each column, with such names given to the amounts and not to their currencies.
  static func sharingNames(
    _ weights: [[HeaderRole: Int]], names: [String], profiles: [ColumnProfile]
  ) -> [[HeaderRole: Int]] {
    var shared = weights
    for column in weights.indices.dropFirst() where names[column] == unnamed(column) && profiles[column].isNumbers {
      let left = column - 1
      guard names[left] != unnamed(left), areCodes(profiles[left]) else { continue }
      shared[column] = weights[left].filter { ofMoney.contains($0.key) }
      shared[left] = [.currency: certain]
    }
    return shared
  }

  private static let ofMoney: Set<HeaderRole> = [.amount, .amountIn, .amountOut, .balance]
  static let certain = 100

  /// Every value is the code of a currency.
  static func areCodes(_ profile: ColumnProfile) -> Bool {
    profile.isSmall && profile.filled > 0
      && profile.values.texts.indices.allSatisfy { Currency.listed(profile.values.string($0)) != nil }
  }

  /// Where the currency of an amount may stand: where pairs tell it, else behind it, unless the currency before it has
  /// its name.
  func beside(_ amount: Int) -> [Int] {
    if let own = ownCurrencies[amount] { return [own] }
    return hasHeader && isUnnamed(amount) ? [amount - 1, amount + 1] : [amount + 1, amount - 1]
  }

  /// Whether the header has no name for the column.
  func isUnnamed(_ column: Int) -> Bool { names[column] == ColumnRoles.unnamed(column) }

  /// What a column without a name is called.
  private static func unnamed(_ column: Int) -> String { "column \(column + 1)" }
}

/// `No` numbers the rows; it is a debit only where Vietnamese leaves out its marks, and a credit stands beside it.
extension ColumnRoles {
  static func numbering(_ weights: [[HeaderRole: Int]], names: [String]) -> [[HeaderRole: Int]] {
    let numbers = names.indices.filter { names[$0].filter(\.isLetter).lowercased() == "no" }
    let others = weights.indices.filter { !numbers.contains($0) }
    func has(_ role: HeaderRole) -> Bool { others.contains { weights[$0][role] != nil } }
    guard !numbers.isEmpty, !has(.amountIn) || has(.amountOut) else { return weights }
    var sound = weights
    for column in numbers { sound[column][.amountOut] = nil }
    return sound
  }
}
