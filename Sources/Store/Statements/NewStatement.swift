package import Statements
package import Values

/// What the book keeps of a statement file beside its rows.
package struct NewStatement {
  var account: Int64
  var accountName: String
  /// Base name of the file.
  var name: String
  var sha256: String
  var byteCount: Int
  var format: String
  /// The `ReadingHints` under which it was read, as JSON, so that it can be read the same way again.
  var hints: String
  /// `Layout.shape`, and `Layout.decided` as JSON: how shorter files of that shape may be read.
  var shape: String
  var decided: String
  var proof: Proof
  var exponent: Int
  /// How much the book moves with it.
  var turnover: Turnover
  /// Path of the file, for review items.
  var file: String

  package init(
    account: Int64, accountName: String, name: String, sha256: String, byteCount: Int, format: String, hints: String,
    shape: String, decided: String, proof: Proof, exponent: Int, turnover: Turnover, file: String
  ) {
    self.account = account
    self.accountName = accountName
    self.name = name
    self.sha256 = sha256
    self.byteCount = byteCount
    self.format = format
    self.hints = hints
    self.shape = shape
    self.decided = decided
    self.proof = proof
    self.exponent = exponent
    self.turnover = turnover
    self.file = file
  }
}

/// What became of a statement's records.
package struct StoredStatement: Sendable {
  package var statement: Int64 = 0
  package let account: String
  /// Records by disposition; drafts that settled a pending transaction count as duplicate.
  package var rows: [Disposition: Int] = [:]
  /// Review items opened, by kind.
  package var opened: [String: Int] = [:]
  var pending = 0
  package let transactions: NewTransactions
}
