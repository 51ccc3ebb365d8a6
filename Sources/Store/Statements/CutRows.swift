import Foundation
package import GRDB
package import Values

/// Rows that were cut off at the end of a file: they have nothing to ask any more once a file has them whole.
package struct CutRows {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  /// The open items about rows of these accounts that a line of the file begins with and goes on.
  package func whole(in bytes: FileBytes, of accounts: [Int64]) throws -> [Int64] {
    try OpenItems(db: db).items(of: .row).filter { item in
      guard case .row(let account, let text, _, _, isCut: true) = item.subject else { return false }
      return accounts.contains(account) && CutRows.goesOn(text, in: bytes)
    }.map(\.id)
  }

  private static func goesOn(_ text: String, in bytes: FileBytes) -> Bool {
    guard !text.isEmpty else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      guard let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress) else { return false }
      return goesOn(Data(text.utf8), in: Data(bytesNoCopy: start, count: bytes.count, deallocator: .none))
    }
  }

  private static func goesOn(_ text: Data, in data: Data) -> Bool {
    var start = data.startIndex
    while let found = data.range(of: text, in: start..<data.endIndex) {
      let isFirst = found.lowerBound == 0 || data[found.lowerBound - 1] == UInt8(ascii: "\n")
      if isFirst, found.upperBound < data.endIndex, data[found.upperBound] >= 32 { return true }
      start = found.upperBound
    }
    return false
  }
}
