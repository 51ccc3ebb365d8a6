/// What a column of a statement holds.
package enum HeaderRole: String, CaseIterable, Sendable {
  case date, valueDate, time, description, counterparty, counterAccount
  case amount, amountIn, amountOut
  /// A flag column that says which way the money goes: `D/C`.
  case sign
  case balance, balanceBefore, currency, reference, type, status, categoryHint
  case accountNumber, accountName, cardNumber
  case originalAmount, originalCurrency, exchangeRate, fee, note
  /// A column from which nothing is taken.
  case ignored
}
