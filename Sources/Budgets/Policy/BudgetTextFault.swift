package import Values

/// Why a text of budget.yaml, assigned.csv or a command cannot be understood, and which part of it.
package struct BudgetTextFault: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case plan
    case amount
    case negative
    case tooManyDecimals(Currency)
    case tooMuch
    case unknownCurrency(String)
    case percent(Money.ParsingError)
    case sourceMissing
    case day
    case months
    case periods
    case weight
    case leftOver
    case due
  }

  package var reason: Reason
  /// Of the part that is wrong, in characters from the beginning of the text.
  package var offset: Int
  package var length: Int

  package init(_ reason: Reason, offset: Int, length: Int) {
    self.reason = reason
    self.offset = offset
    self.length = length
  }
}

extension BudgetTextFault {
  /// What is wrong. `text` is what was parsed.
  package func message(_ text: String) -> String {
    let part = String(text.dropFirst(offset).prefix(length))
    return switch reason {
    case .plan: "'\(part)' is not a plan"
    case .amount: "'\(part)' is not an amount"
    case .negative: "a plan cannot ask for less than nothing: '\(part)'"
    case .tooManyDecimals(let currency):
      switch currency.exponent {
      case 0: "\(currency.code) has no decimals: '\(part)'"
      case 1: "\(currency.code) has one decimal: '\(part)'"
      default: "\(currency.code) has \(currency.exponent) decimals: '\(part)'"
      }
    case .tooMuch: "'\(part)' is more than any account has"
    case .unknownCurrency(let code): "there is no currency '\(code)'"
    case .percent(.outOfRange): "a percentage is from 0 to 100: '\(part)'"
    case .percent(.tooManyDecimals): "a percentage has at most two decimals: '\(part)'"
    case .percent(.notANumber): "'\(part)' is not a percentage"
    case .sourceMissing: "'\(part)' does not say of what"
    case .day: "'\(part)' is not a day"
    case .months: "'\(part)' does not say after how many months it comes again"
    case .periods: "'\(part)' does not say of how many periods, 1 to 120"
    case .weight: "'\(part)' is not a weight, 1 to 1000"
    case .leftOver: "'\(part)' is left over"
    case .due: "'\(part)' is not a day of the month"
    }
  }

  /// One that can be understood.
  package var example: String {
    switch reason {
    case .plan, .leftOver:
      "450 · 30000 JPY · 12% of income · 12% of Income:Salary · 1200 by 2026-12-25 every 12 months · average 3 · "
        + "up to 500 · share 2"
    case .amount, .negative, .tooMuch: "450.00"
    case .tooManyDecimals(let currency):
      currency.exponent > 0 ? "450." + String(repeating: "0", count: currency.exponent) : "450"
    case .unknownCurrency: "30000 JPY"
    case .percent, .sourceMissing: "12% of income"
    case .day: "1200 by 2026-12-25"
    case .months: "1200 by 2026-12-25 every 12 months"
    case .periods: "average 3"
    case .weight: "share 2"
    case .due: "15 · last · last friday"
    }
  }
}
