package import Values

/// An account as daybook.yaml declares it.
package struct DeclaredAccount: Sendable {
  package var name: String
  package var currency: Currency
  /// checking, savings, card, cash, loan, investment.
  package var kind = "checking"
  /// Globs over the names of its files.
  package var files: [String] = []
  /// What stands in its files.
  package var number: String?
  package var owner: String?
  /// Whether it is on budget but for dated changes; nil leaves it to the kind.
  package var budget: Bool?
  /// At the end of which day it joins the budget, or leaves it.
  package var joinsBudget: Day?
  package var leavesBudget: Day?
  /// Whether what is owed is a line of the budget of its own.
  package var carriesDebt = false
  /// Of transfers with it where it is off budget, and where the configuration names it.
  package var transferCategory: String?
  package var transferCategoryPlace = Place()
  package var opening: Opening?
  /// `as-written` or `inverted`; nil leaves it to the file.
  package var sign: String?
  /// `dmy`, `mdy` or `ymd`; nil leaves it to the file.
  package var dateOrder: String?
  /// The name of a declared layout.
  package var layout: String?
  /// Where the configuration names it.
  package var layoutPlace = Place()
  /// Days after which a pending row that was not booked is held and asked about, and an account of which no statement
  /// came.
  package var staleAfter = 35
  /// The last day of an account that is no more.
  package var closed: Day?
  /// A command that turns a file on stdin into CSV on stdout.
  package var prepare: String?

  package init(name: String, currency: Currency) {
    self.name = name
    self.currency = currency
  }

  package var isOnBudget: Bool { budget ?? !["loan", "investment"].contains(kind) }

  /// The balance at the end of a day, in minor units.
  package struct Opening: Equatable, Sendable {
    package var day: Day
    package var balance: Int64

    package init(day: Day, balance: Int64) {
      self.day = day
      self.balance = balance
    }
  }
}
