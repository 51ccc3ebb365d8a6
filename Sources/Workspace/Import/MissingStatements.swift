import Foundation
import Store
import Values

/// Statements that the archive has and the book has not: it was put back from a copy that is older than they are.
///
/// The names of the archived files bear the beginnings of their hashes; no file is opened.
struct MissingStatements {
  /// Their paths, in the order of the archive.
  let paths: [String]
  /// Nil where there is none.
  var found: [String]? { paths.isEmpty ? nil : paths }

  init(_ db: Book.Connection, _ archive: Archive) throws {
    let archived = archive.markedFiles()
    guard !archived.isEmpty else {
      paths = []
      return
    }
    let store = StatementStore(db: db)
    let known = try store.beginningsOfHashes(Archive.markLength)
    let unknown = archived.filter { !known.contains($0.mark) }
    // They are not in the book because somebody said so.
    let undone = unknown.isEmpty ? [] : try Set(store.takenBack().map(MissingStatements.dated))
    paths = unknown.map(\.path).filter { !undone.contains(MissingStatements.dated($0)) }
  }

  private static func dated(_ day: String?, _ file: String) -> String {
    "\(day ?? "")_\(Archive.originalName(name(file)))"
  }

  /// `2025-06-30_june.csv`, of the path of an archived file.
  private static func dated(_ path: String) -> String {
    let name = name(path)
    return "\(name.prefix { $0 != "_" })_\(Archive.originalName(name))"
  }

  private static func name(_ path: String) -> String { URL(filePath: path).lastPathComponent }
}

extension BookCheck {
  /// The archive against the book.
  mutating func archive(_ archive: Archive) throws {
    for path in try MissingStatements(db, archive).paths {
      fail("archive", path, "archived, but not in the book, an older copy perhaps; take it again: daybook import FILE")
    }
  }
}

extension Archive {
  static let markLength = 12

  /// The beginning of the hash in an archived file's name; nil for a name that the archive did not give.
  static func mark(of name: String) -> String? {
    let parts = name.split(separator: "_", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, Day(iso: String(parts[0])) != nil, parts[1].count == markLength,
      parts[1].allSatisfy({ $0.isHexDigit })
    else { return nil }
    return String(parts[1])
  }

  /// Files in the folders of years, by name.
  func markedFiles() -> [(path: String, mark: String)] {
    func names(_ folder: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
    return names(folder).flatMap { year in
      names(folder + "/" + year).compactMap { name in
        Archive.mark(of: name).map { (folder + "/" + year + "/" + name, $0) }
      }
    }
  }
}
