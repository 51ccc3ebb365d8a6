import Foundation
package import GRDB
package import Statements
package import Values

/// The bytes of imported files, kept in the book so that every value can be traced back without the file.
package struct StatementText {
  let db: Database

  package init(db: Database) {
    self.db = db
  }
  private static let blockSize = 1 << 20

  package func keep(_ bytes: FileBytes, sha256: String) throws {
    let insert = try RawStatement(
      db, sql: "INSERT OR IGNORE INTO statement_text(sha256, block, bytes) VALUES (?1, ?2, ?3)")
    insert.bindTransient(sha256, at: 1)
    try bytes.withUnsafeBufferPointer { all in
      for (block, start) in stride(from: 0, to: max(1, all.count), by: StatementText.blockSize).enumerated() {
        let end = min(all.count, start + StatementText.blockSize)
        insert.bind(Int64(block), at: 2)
        insert.bind(blob: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(all)[start..<end]), at: 3)
        try insert.run()
        bytes.letGo(start..<end)
      }
    }
  }

  package func bytes(of sha256: String) throws -> FileBytes {
    var bytes: [UInt8] = []
    let blocks = try Data.fetchCursor(
      db, sql: "SELECT bytes FROM statement_text WHERE sha256 = ? ORDER BY block", arguments: [sha256])
    while let block = try blocks.next() { bytes += block }
    return FileBytes(bytes)
  }
}

/// The `ReadingHints` of a statement as the book keeps them.
package struct HintsRecord: Codable {
  var currency: String?
  var sign: String?
  var kind: String?
  var dateOrder: String?
  var answers: [String: String]
  /// The command that prepared the file, where there was one.
  package var prepare: String?
  var declared: DeclaredLayout?

  package init(_ hints: ReadingHints, prepare: String?) {
    self.prepare = prepare
    currency = hints.currency?.code
    sign = hints.sign
    kind = hints.kind
    dateOrder = hints.dateOrder
    answers = hints.answers
    declared = hints.declared
  }

  package init(json: String) throws {
    self = try JSONDecoder().decode(HintsRecord.self, from: Data(json.utf8))
  }

  package var hints: ReadingHints {
    ReadingHints(
      currency: currency.flatMap { Currency($0) }, sign: sign, kind: kind, dateOrder: dateOrder, answers: answers,
      declared: declared)
  }

  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
