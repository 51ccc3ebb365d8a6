internal import Foundation
internal import GRDB

/// Rows that were cut off at the end of a file: they have nothing to ask any more once a file has them whole.
struct CutRows {
  let db: Database

  /// The open items about rows of these accounts that a line of the file begins with and goes on.
  func whole(in file: StatementFile, of accounts: [Int64]) throws -> [Int64] {
    let items = try Row.fetchAll(
      db,
      sql: """
        SELECT item.id, item.account_id, json_extract(item.evidence, '$[0]') AS text
        FROM review_item item WHERE item.kind = 'row' AND item.state = 'open'
          AND json_extract(item.evidence, '$[1]') = ?
        """, arguments: [CutRows.mark])
    guard !items.isEmpty else { return [] }
    let bytes = file.bytes
    return try items.filter { try accounts.contains($0["account_id"]) && CutRows.goesOn($0["text"], in: bytes) }
      .map { try $0["id"] }
  }

  /// The second text of the evidence of such an item.
  static let mark = "cut off"

  private static func goesOn(_ text: String, in bytes: [UInt8]) -> Bool {
    guard !text.isEmpty else { return false }
    let data = Data(bytes)
    var start = data.startIndex
    while let found = data.range(of: Data(text.utf8), in: start..<data.endIndex) {
      let isFirst = found.lowerBound == 0 || data[found.lowerBound - 1] == UInt8(ascii: "\n")
      if isFirst, found.upperBound < data.endIndex, data[found.upperBound] >= 32 { return true }
      start = found.upperBound
    }
    return false
  }
}
