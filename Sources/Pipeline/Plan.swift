package import Matching
package import Values

/// A chunk of rows of one account with all its columns: what is to be written, decided whole before anything is.
package struct Plan: Sendable {
  package var drafts: Drafts
  /// What the book held of the account around these days.
  package var known: Known
  package var choices: ChoiceParts
  package var verdicts: Verdicts
  /// First day of each draft's period as `Day.number`; `Drafts.noDay` where the draft falls outside every period.
  package var periods: [Int32]
  package var balances: BalanceReport

  package init(
    drafts: Drafts, known: Known, choices: ChoiceParts, verdicts: Verdicts, periods: [Int32], balances: BalanceReport
  ) {
    self.drafts = drafts
    self.known = known
    self.choices = choices
    self.verdicts = verdicts
    self.periods = periods
    self.balances = balances
  }
}

/// What the book says about the account that a statement belongs to.
package struct AccountFacts: Sendable {
  package var name: String
  package var known: Known
  /// What the book holds at the end of the day before the statement's first; nil without an opening balance.
  package var bookBefore: Int64?
  /// Stated minus book at the last balance before that day.
  package var gapBefore: Int64
  /// The last day that an earlier statement lists; nil where there is none.
  package var listedThrough: Int32?
  /// The day of the account's opening balance: drafts up to it are history outside the balances.
  package var openingDay: Day?
  /// Balances from its first day on that the book ties to without it, ascending.
  package var tied: [TiedBalance]

  package init(
    name: String, known: Known, bookBefore: Int64?, gapBefore: Int64 = 0, listedThrough: Int32? = nil,
    openingDay: Day?, tied: [TiedBalance] = []
  ) {
    self.tied = tied
    self.name = name
    self.known = known
    self.bookBefore = bookBefore
    self.gapBefore = gapBefore
    self.listedThrough = listedThrough
    self.openingDay = openingDay
  }
}
