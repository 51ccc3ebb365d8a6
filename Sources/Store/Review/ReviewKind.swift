/// What a review item is about, as one word.
package enum ReviewKind: String, CaseIterable, Sendable {
  /// A row that could not be read.
  case row
  /// A row held because it is likely in the book already.
  case duplicate
  /// Rows of the book that a statement of their days lacks.
  case unlisted
  /// Rows held together: a file and the book may be two partial lists of the account.
  case partial
  /// Rows held because they come late: for days whose balances tie without them.
  case late
  /// Something that a file does not decide.
  case question
  /// A file that cannot be used.
  case file
  /// A file whose account is not known.
  case account
  /// A balance that does not tie.
  case balance
  /// Rows outside every period.
  case period
  /// Another calendar of budget periods in daybook.yaml than in the book.
  case calendar
  /// A transaction that a rule sends to a person.
  case rule
  /// Two transactions that may be the two sides of a transfer between own accounts.
  case transfer
  /// A pending row that was never booked.
  case pending
  /// An account of which no statement came for long.
  case stale
  /// Days that no statement of an account lists, between some that do.
  case gap
  /// A category that a person's earlier decisions speak for.
  case suggestion
  /// A subscription, a bill or an income that history shows.
  case recurring
}
