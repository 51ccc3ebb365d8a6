/// The rows of one statement as understood: one element per draft in every column, in file order, and the records
/// that are no drafts beside them.
///
/// A column that the statement does not have is empty; otherwise it is as long as `days`. Amounts are minor units
/// from the owner's point of view (money out negative). Texts live in `texts`, by number, 0 for none.
package struct Drafts: Sendable {
  package var texts = TextPool()
  /// The currency of all rows where the file states one, or the account's; nil where nobody says.
  package var currency: Currency?
  /// Decimals of `amounts` and `balances`: the currency's, or the most that the file shows (at least 2) without one.
  package var exponent = 2

  /// Physical line on which the record begins, from 1.
  package var lines: [UInt32] = []
  /// The booking day, as `Day.number`.
  package var days: [Int32] = []
  package var amounts: [Int64] = []
  /// The bank's text: description parts in a sensible order, joined by one blank, otherwise unchanged.
  package var descriptions: [TextID] = []
  /// True for rows that the bank has not booked yet.
  package var pending: [Bool] = []
  /// `Day.number`, or `Drafts.noDay`.
  package var valueDays: [Int32] = []
  /// Balance after the row, or `Drafts.noBalance`.
  package var balances: [Int64] = []
  /// The bank's own id of the transaction.
  package var references: [TextID] = []
  package var counterparties: [TextID] = []
  package var counterAccounts: [TextID] = []
  /// The bank's kind of transaction (`DEB`, `Dauerauftrag`).
  package var types: [TextID] = []
  /// The category that the bank or another program gave.
  package var categoryHints: [TextID] = []
  /// The account number written in the row, where a file has several accounts.
  package var accountNumbers: [TextID] = []
  /// The currency of each row, where rows differ; nil where the row states none.
  package var currencies: [Currency?] = []
  /// The amount before conversion, where the file gives it.
  package var originals: [Original?] = []
  /// Columns of the file that rules ask for by name, as written; see `SourceColumns`.
  package var sourceColumns: [SourceColumn] = []
  /// The layout or format by which each row was read, where rules ask for it.
  package var layouts: [TextID] = []
  /// Whose account it is, where rules ask for it.
  package var owner: TextID = 0

  package var others: [OtherRecord] = []
  package var statedBalances: [StatedBalance] = []
  package var order = RowOrder.unknown
  /// From when to when the file says it lists, where it says so.
  package var period: ClosedRange<Int32>?

  package static let noDay = Int32.min
  package static let noBalance = Int64.min

  package init() {}

  package var count: Int { days.count }

  /// Whether the last draft happened first.
  package var isNewestFirst: Bool { order == .newestFirst }

  package func isPending(_ draft: Int) -> Bool { !pending.isEmpty && pending[draft] }
  /// The balance after a draft, or `noBalance`.
  package func balance(_ draft: Int) -> Int64 { balances.isEmpty ? Drafts.noBalance : balances[draft] }

  /// The days that the statement covers: from its first row to its last, and one day more at an end whose day it lists
  /// whole, because the period or a balance that it states reaches beyond. Nil without rows.
  package var covered: ClosedRange<Int32>? {
    guard let first = days.min(), let last = days.max() else { return nil }
    let period = period.flatMap { $0.contains(first) && $0.contains(last) ? $0 : nil } ?? first...last
    let opensBefore =
      period.lowerBound < first
      || statedBalances.contains { $0.kind == .opening && ($0.day?.number ?? first) < first - 1 }
    let closesAfter =
      period.upperBound > last || statedBalances.contains { $0.kind == .closing && ($0.day?.number ?? last) > last }
    return (opensBefore ? first - 1 : first)...(closesAfter ? last + 1 : last)
  }
}

/// An amount in the currency in which it was spent, before the bank converted it. Minor units of `currency`.
package struct Original: Hashable, Sendable {
  package var amount: Int64
  package var currency: Currency

  package init(amount: Int64, currency: Currency) {
    self.amount = amount
    self.currency = currency
  }
}

/// A column of a statement by the name that its header gives it; 0 for rows that have nothing in it.
package struct SourceColumn: Sendable {
  package var name: String
  package var texts: [TextID]

  package init(name: String, texts: [TextID]) {
    self.name = name
    self.texts = texts
  }
}

/// In which direction the rows of a statement run through time.
package enum RowOrder: String, Sendable {
  case oldestFirst, newestFirst, mixed, unknown
}

/// Where a record of a statement ended up. Each physical record has exactly one.
package enum Disposition: String, CaseIterable, Sendable {
  case header, preamble, footer, blank, imported, duplicate, suspected, rejected, ignored
}

/// A record that is no draft: header, preamble, footer, blank line, or a row that could not be read.
package struct OtherRecord: Equatable, Sendable {
  /// Physical line on which the record begins, from 1.
  package var line: UInt32
  package var disposition: Disposition
  /// Why, for `rejected` and `ignored`: a sentence without its final stop. Empty where the disposition says it all.
  package var reason: String
  /// Column number from 1 of the field at fault; 0 where none is.
  package var column: Int
  /// The record's text as scanned; kept for rejected and ignored records, else empty.
  package var text: String
  /// It is the last line, and cut off.
  package var isCut = false

  package init(line: UInt32, disposition: Disposition, reason: String = "", column: Int = 0, text: String = "") {
    self.line = line
    self.disposition = disposition
    self.reason = reason
    self.column = column
    self.text = text
  }
}

/// A balance that the statement states outside its rows, or of its newest row.
package struct StatedBalance: Hashable, Sendable {
  package enum Kind: String, Sendable { case opening, closing }
  package var kind: Kind
  /// The balance is that at the end of this day; nil where the file gives no day.
  package var day: Day?
  package var amount: Int64
  /// Physical line that states it.
  package var line: UInt32
  /// The account number it belongs to, where a file has several; else 0.
  package var accountNumber: TextID

  package init(kind: Kind, day: Day?, amount: Int64, line: UInt32, accountNumber: TextID = 0) {
    self.kind = kind
    self.day = day
    self.amount = amount
    self.line = line
    self.accountNumber = accountNumber
  }
}
