internal import Statements
internal import Values

/// What the book keeps of a statement file beside its rows.
struct NewStatement {
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
}

/// What became of a statement's records.
struct WrittenStatement: Sendable {
  var statement: Int64 = 0
  var account = ""
  /// Records by disposition; drafts that settled a pending transaction count as duplicate.
  var rows: [Disposition: Int] = [:]
  /// Review items opened, by kind.
  var opened: [String: Int] = [:]
  var pending = 0
  /// By draft: the new transaction; 0 where there is none.
  var transactions: [Int64] = []
}
