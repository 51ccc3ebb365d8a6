package import Values

/// What the balances that a statement gives say about the book.
package struct BalanceReport: Equatable, Sendable {
  /// Where the chain breaks or the book differs, by line.
  package var findings: [Finding] = []
  /// Balances to keep with the account: opening, closing and the last running balance of each day.
  package var checks: [Check] = []
  /// What the statement says the account held before its first day; nil where it states no balance.
  package var impliedOpening: ImpliedOpening?
  /// The last day whose stated balance proves the rows up to it; nil where none does. Neither the balance that implied
  /// the opening does, nor that of the last day of a running column: the file may be cut there.
  package var provenThrough: Int32?

  package init() {}

  /// The balance at the end of a day.
  package struct ImpliedOpening: Equatable, Sendable {
    package var day: Int32
    package var balance: Int64

    package init(day: Int32, balance: Int64) {
      self.day = day
      self.balance = balance
    }
  }

  /// A balance that the bank states for the end of a day.
  package struct Check: Equatable, Sendable {
    package enum Kind: String, Sendable { case opening, running, closing }

    package var day: Int32
    package var balance: Int64
    package var line: UInt32
    package var kind: Kind

    package init(day: Int32, balance: Int64, line: UInt32, kind: Kind) {
      self.day = day
      self.balance = balance
      self.line = line
      self.kind = kind
    }
  }

  /// A place where sums and stated balances disagree. Amounts are minor units.
  package struct Finding: Equatable, Sendable {
    package enum Kind: String, Sendable {
      /// A row's balance is not the balance before it plus its amount.
      case chainBreak
      /// A row's balance is wrong, and the next one right again.
      case misprint
      /// The book's balance before the statement is not the one that the statement begins with.
      case openingDiffers
      /// The book's balance at the end of a day is not the running balance.
      case bookDiffers
      /// The book's balance is not the stated closing balance.
      case closingDiffers
      /// A row stands on another day than its balance.
      case wrongDay
    }

    package var kind: Kind
    /// Physical line that states the balance.
    package var line: UInt32
    package var day: Int32
    package var expected: Int64
    package var stated: Int64
    /// A sentence without its final stop that names the likeliest cause with its arithmetic.
    package var message: ValueText
    /// The likeliest first; `rows` are drafts.
    package var causes: [Cause] = []
    /// A row that is held or could not be read accounts for it, and is asked about itself.
    package var isExplained = false

    /// Stated minus expected.
    package var difference: Int64 { stated &- expected }

    package init(
      kind: Kind, line: UInt32, day: Int32, expected: Int64, stated: Int64, message: ValueText,
      isExplained: Bool = false
    ) {
      self.isExplained = isExplained
      self.kind = kind
      self.line = line
      self.day = day
      self.expected = expected
      self.stated = stated
      self.message = message
    }
  }
}
