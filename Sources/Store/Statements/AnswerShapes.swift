import GRDB
package import Statements
package import Values

/// For which files answers are kept: what those files have in common, and the accounts that the answer is about.
extension Answers {
  private static let separator: Character = "\u{1f}"
  private static let sameBytes = "same bytes "
  private static let currency = "currency "

  package static func shape(number: String) -> String { "number \(number)" }

  /// Whose a file is, is remembered by the number in it; without one, for this very file alone.
  package static func ownerShape(_ reading: Reading, sha256: String) -> String {
    reading.layout.accountNumbers.count == 1 ? shape(number: reading.layout.accountNumbers[0]) : "file \(sha256)"
  }

  /// Files of that layout that would go to an account, with rows in another currency.
  package static func shape(_ currency: Currency, beside account: String, layout: String) -> String {
    ["\(Answers.currency)\(currency)", account, layout].joined(separator: String(separator))
  }

  /// These very bytes, for two accounts.
  package static func shape(sameBytes sha256: String, _ one: String, _ other: String) -> String {
    sameBytes + sha256 + pair(one, other)
  }

  /// What such shapes of two accounts end with, in either order.
  package static func pair(_ one: String, _ other: String) -> String {
    String(separator) + [one, other].sorted().joined(separator: String(separator))
  }

  /// The same shape where an account that it names has another name.
  static func shape(_ shape: String, renaming name: String, to new: String) -> String {
    var fields = shape.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    if fields.count == 3, fields[0].hasPrefix(sameBytes) {
      let names = fields[1...].map { $0 == name ? new : $0 }
      return fields[0] + pair(names[0], names[1])
    }
    guard fields.count > 2, fields[0].hasPrefix(currency), fields[1] == name else { return shape }
    fields[1] = new
    return fields.joined(separator: String(separator))
  }

  /// Answers that speak of an account speak of it under its new name.
  func rename(account name: String, to new: String, journal: inout Journal) throws {
    for row in try Row.fetchAll(db, sql: "SELECT id, shape, code, value FROM answer") {
      let (id, shape, code, value): (Int64, String, String, String) = try (row[0], row[1], row[2], row[3])
      let renamed = Answers.shape(shape, renaming: name, to: new)
      let owner = code == Answers.owner && value == name ? new : value
      guard renamed != shape || owner != value else { continue }
      try journal.changing("answer", id: id)
      try db.execute(sql: "UPDATE answer SET shape = ?, value = ? WHERE id = ?", arguments: [renamed, owner, id])
    }
  }
}
