package import Values

/// A category that a person's own decisions speak for, with how strongly and why.
package struct Suggestion: Equatable, Sendable {
  /// What the decisions that speak for it have in common with the row.
  package enum Basis: Equatable, Sendable {
    /// The payee, and nothing against it.
    case payee
    /// The payee in this account, where other accounts differ.
    case account
    /// The payee with exactly this amount, where other amounts differ.
    case amount
    /// The payee with amounts up to an eighth off, where others differ.
    case similarAmounts
    /// The payee, seen but once, and a word that it has in common with this many other payees.
    case word(String, agreeing: Int, total: Int)
  }

  package var category: Int64
  /// The chance that it is right, 0...1.
  package var confidence: Double
  package var agreeing: Int
  package var total: Int
  package var basis: Basis

  /// `18 of 18 times CITYCAB went to Transport`. `amount` and `account` are those of the row, as people write them.
  package func reason(payee: String, category: String, amount: ValueText, account: String) -> ValueText {
    let counts = "\(agreeing) of \(total)"
    let name = payee.uppercased()
    return switch basis {
    case .payee: "\(counts) times \(name) went to \(category)"
    case .account: "\(counts) times \(name) in \(account) went to \(category)"
    case .amount: "\(counts) times \(name) with \(amount) went to \(category)"
    case .similarAmounts: "\(counts) times \(name) with about \(amount) went to \(category)"
    case .word(let word, let agreeing, let total):
      "\(counts) times \(name), and \(agreeing) of \(total) other payees with \(word.uppercased()), went to \(category)"
    }
  }
}
