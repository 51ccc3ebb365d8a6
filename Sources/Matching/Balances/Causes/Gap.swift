package import Values

/// A difference between what the bank states and what the book has, with what is known around it. Amounts are minor
/// units.
package struct Gap: Sendable {
  /// Stated less book; never 0.
  package var difference: Int64
  /// The days whose rows make it: after the last balance that ties, up to the one that does not.
  package var days: ClosedRange<Int32>
  package var exponent: Int
  /// Holds the texts of the rows.
  package var texts: TextPool
  /// Where a running balance jumps: the line that states the balance behind the jump.
  package var line: UInt32?
  /// The account's opening balance where every balance since differs by the same.
  package var opening: Int64?
  /// Days between two statements that none lists.
  package var uncovered: ClosedRange<Int32>?
  /// Gaps of other accounts.
  package var mirrors: [Mirror] = []

  /// Minor units of one unit of the currency.
  var unit: Int64 { Money.unit(exponent: exponent) }

  package init(difference: Int64, days: ClosedRange<Int32>, exponent: Int, texts: TextPool) {
    self.difference = difference
    self.days = days
    self.exponent = exponent
    self.texts = texts
  }

  /// A difference of another account in the same currency.
  package struct Mirror: Sendable {
    package var account: String
    package var day: Int32
    package var difference: Int64
    /// Rows of that account with just the amount that this one lacks.
    package var rows: [GapRow]

    package init(account: String, day: Int32, difference: Int64, rows: [GapRow] = []) {
      self.rows = rows
      self.account = account
      self.day = day
      self.difference = difference
    }
  }
}

/// A row that stands around a gap.
package struct GapRow: Sendable {
  package enum Standing: Sendable {
    /// It is in the balance of the book.
    case counted
    /// It is, and the statement of its day does not list it.
    case unlisted
    /// Suspected to be in the book already, and outside the balance.
    case held
    case pending
  }

  /// Of the draft or the transaction.
  package var number: Int64
  package var day: Int32
  package var amount: Int64
  package var text: TextID
  /// The statement's name; 0 where the line says enough.
  package var statement: TextID
  /// 0 for a row that a person entered.
  package var line: UInt32
  package var standing: Standing
  /// Whether the bank converted it from another currency.
  package var isConverted: Bool

  package init(
    number: Int64, day: Int32, amount: Int64, text: TextID, statement: TextID = 0, line: UInt32 = 0,
    standing: Standing = .counted, isConverted: Bool = false
  ) {
    self.number = number
    self.day = day
    self.amount = amount
    self.text = text
    self.statement = statement
    self.line = line
    self.standing = standing
    self.isConverted = isConverted
  }

  var counts: Bool { standing == .counted || standing == .unlisted }
}

// MARK: Words

extension Gap {
  func money(_ amount: Int64) -> ValueText { .amount(amount, exponent: exponent) }

  func day(_ number: Int32) -> ValueText { .day(Day(number: number)) }

  /// `line 16`, `may.csv:16`, `transaction 7`.
  func place(_ row: GapRow) -> String {
    if row.statement != 0 { return "\(texts[row.statement]):\(row.line)" }
    return row.line != 0 ? "line \(row.line)" : "transaction \(row.number)"
  }

  /// `2025-05-18 'TESCO STORES 2041' (line 16)`.
  func name(_ row: GapRow) -> ValueText {
    let text = texts[row.text]
    return "\(day(row.day))\(text.isEmpty ? "" : " '\(text.prefix(40))'") (\(place(row)))"
  }

  /// The first few of several.
  func names(_ rows: [GapRow]) -> ValueText {
    let shown = rows.prefix(4).map(name).joined(separator: ", ")
    return rows.count > 4 ? shown + " and \(rows.count - 4) more" : shown
  }

  /// ` between 2025-05-18 and 2025-05-31`, ` on 2025-05-18`.
  func when(_ days: ClosedRange<Int32>) -> ValueText {
    days.lowerBound == days.upperBound
      ? "on \(day(days.lowerBound))" : "between \(day(days.lowerBound)) and \(day(days.upperBound))"
  }
}
