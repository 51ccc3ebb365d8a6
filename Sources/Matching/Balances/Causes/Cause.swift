package import Values

/// Something that would make up a difference between the bank and the book to the last unit.
package struct Cause: Equatable, Sendable {
  package enum Code: String, CaseIterable, Sendable {
    case missing, doubled, held, pending, sign, digits, decimal, cents, opening, file, account
    case dayOrder = "day-order"
    case fee
  }

  /// What would mend it.
  package enum Remedy: Equatable, Sendable {
    /// A row that goes out of the book.
    case takeOut
    /// A row of this amount that comes in, on a day of `between`.
    case putIn(Int64)
    /// Rows that wait and belong in.
    case book
    /// The amount that the row should have.
    case amount(Int64)
    /// The day that the row should have.
    case day(Int32)
    /// The opening balance that the account should have.
    case opening(Int64)
    /// The row belongs in the account of that name; nil for the account that differs.
    case move(to: String?)
    /// A file that is to be asked for.
    case ask
    /// Nothing that a command could do.
    case none
  }

  package var code: Code
  /// What the remedy adds to the book, in minor units.
  package var amount: Int64
  /// `GapRow.number` of the rows at fault: all of them, or with `isOneOf` one of them, the likeliest first.
  package var rows: [Int64] = []
  package var isOneOf = false
  /// The days between which a row or a file is missing.
  package var between: ClosedRange<Int32>?
  package var remedy: Remedy
  /// A sentence without its final stop, with the arithmetic.
  package var message: ValueText
  /// How likely it is beside others of the same gap; the sum is no matter. It orders causes alone: whether one is claimed,
  /// and every amount, is decided in minor units.
  var weight: Likelihood

  init(
    _ code: Code, of gap: Gap, rows: [GapRow] = [], isOneOf: Bool = false, between: ClosedRange<Int32>? = nil,
    remedy: Remedy, weight: Likelihood, message: ValueText
  ) {
    self.code = code
    amount = gap.difference
    self.rows = rows.map(\.number)
    self.isOneOf = isOneOf
    self.between = between
    self.remedy = remedy
    self.weight = weight
    self.message = message
  }
}
