package import Values

/// Why an act on the budget is refused, and what there would be.
package enum ActRefusal: Error, Equatable, Sendable {
  /// The day is in no period, or before the first budgeted one.
  case outside(Day)
  case unknownCategory(String)
  /// Transfers have no money of their own.
  case transfer(String)
  /// Income is planned, not moved.
  case income(String)
  /// More than the category, or ready, has; `force` goes on.
  case tooLittle(String, there: CurrencyAmount, asked: CurrencyAmount)
  /// The method has no ready to take from or to give to.
  case noReady(BudgetMethod)
  /// `cover` needs to know from where.
  case coverFrom(BudgetMethod)
  /// Nothing is overspent.
  case nothingToCover(String, remaining: CurrencyAmount)
  case notPositive(CurrencyAmount)
  case sameCategory(String)
}

extension ActRefusal {
  package var message: String {
    switch self {
    case .outside(let day): "\(day) is in no budgeted period"
    case .unknownCategory(let path): "no category '\(path)'"
    case .transfer(let path): "'\(path)' is of kind transfer: it has no money of its own"
    case .income(let path): "'\(path)' is of kind income: money is moved between categories that spend it"
    case .tooLittle(let path, let there, let asked): "'\(path)' has \(there.text), not \(asked.text)"
    case .noReady(let method): "the method \(method.rawValue) has no ready to assign"
    case .coverFrom(let method): "the method \(method.rawValue) has no ready to assign that could cover it"
    case .nothingToCover(let path, let remaining): "'\(path)' is not overspent: \(remaining.text) remain"
    case .notPositive(let amount): "an amount to move is more than 0, not \(amount.text)"
    case .sameCategory(let path): "from and to are both '\(path)'"
    }
  }

  package var remedy: String? {
    switch self {
    case .outside: "See the periods: daybook periods"
    case .unknownCategory(let path): "Create it: daybook categories add \"\(path)\""
    case .tooLittle: "Take less, or add --force."
    case .noReady: "Name two categories: --from A --to B"
    case .coverFrom: "Say from where: --from CATEGORY"
    case .sameCategory: "Name two categories: --from A --to B"
    case .transfer, .income, .nothingToCover, .notPositive: nil
    }
  }
}

extension CurrencyAmount {
  /// `-12.50 GBP`
  package var text: String { Money.text(minor, exponent: currency.exponent) + " " + currency.code }
}
