/// A rule that would reproduce decisions of a person, with what it rests on.
package struct SuggestedRule: Equatable, Sendable {
  /// A text to look for in descriptions, as rule files have it: folded, whole words.
  package var text: String
  package var narrowing: Narrowing
  /// The caller's number of the category.
  package var category: Int64
  /// Decided rows that the rule matches; all of them went to `category`.
  package var support: Int
  /// Payees among them.
  package var payees: Int

  /// What must hold beside the text, where the text alone would take rows that were decided otherwise.
  package enum Narrowing: Hashable, Sendable {
    case none
    case direction(Condition.Direction)
    /// The caller's number of the account.
    case account(Int64)
    /// Exactly this amount, in minor units.
    case amount(Int64)

    func holds(of row: RuleSuggester.Decision) -> Bool {
      switch self {
      case .none: true
      case .direction(let direction): (row.amount < 0) == (direction == .out)
      case .account(let account): row.account == account
      case .amount(let amount): row.amount == amount
      }
    }
  }
}
