import Foundation
import Glibc
import Store
import Values

/// A backup on the disk.
package struct BackupRecord: Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// Before the first change of a day, or made by hand.
    case day
    /// Before a newer Daybook changed the tables.
    case schema
    /// What a restored book took the place of, as it was.
    case replaced
  }
  package var name: String
  /// ISO; empty for one that belongs to no day.
  package var date: String
  package var kind: Kind
  package var bytes: Int
}

/// The backups of one book: files beside each other, each a whole book.
///
/// `book-2026-11-21.sqlite` is the book before the first change of that day; a second one of the day has a number.
/// `book.path` says whose they are, as seen from the folder, so that the folder and the book may move together.
struct BackupFolder: Sendable {
  let book: String
  let folder: String
  let settings: Configuration.Backup
  private var name: String { URL(filePath: book).lastPathComponent }
  /// What all names begin with: `book` for book.sqlite, else the whole name of the book.
  private var stem: String { name.hasSuffix(".sqlite") ? String(name.dropLast(7)) : name }
  private var marker: String { "\(folder)/\(stem).path" }

  init(book: String, settings: Configuration.Backup) {
    self.book = book
    self.settings = settings
    folder = settings.folder ?? URL(filePath: book).deletingLastPathComponent().appending(path: "backups").path
  }

  /// Before a change to the book: the first of the day makes a backup, the others find it there.
  func keep(_ day: Day) throws {
    try claim()
    let target = path("\(day)")
    guard !FileManager.default.fileExists(atPath: target) else { return }
    try BookCopy.write(from: book, to: target, .quick)
    rotate(sparing: day)
  }

  /// By hand: one more of the day.
  func add(_ day: Day) throws -> String {
    try claim()
    let target = try free("\(day)")
    try BookCopy.write(from: book, to: target, .quick)
    rotate(sparing: day)
    return target
  }

  /// Before the tables change; it stays until a person deletes it.
  func keep(schema: String) throws {
    try claim()
    let target = path("schema-\(schema)")
    guard !FileManager.default.fileExists(atPath: target) else { return }
    try BookCopy.write(from: book, to: target, .quick)
  }

  /// A path for what a restored book replaces; never rotated.
  func replaced(_ day: Day) throws -> String {
    try claim()
    return try free("\(day)-replaced")
  }

  /// The newest first, those of no day at the end.
  func records() throws -> [BackupRecord] {
    _ = try isClaimed()
    return all().sorted { ($0.date, $0.name) > ($1.date, $1.name) }
  }

  private func path(_ end: String) -> String { "\(folder)/\(stem)-\(end).sqlite" }

  private func free(_ end: String) throws -> String {
    let ends = [end] + (2...999).map { "\(end).\($0)" }
    guard let end = ends.first(where: { !FileManager.default.fileExists(atPath: path($0)) }) else {
      throw WorkspaceError.fileExists(path: path(end))
    }
    return path(end)
  }

  /// Makes the folder this book's; throws where another book has its backups there under the same names.
  private func claim() throws {
    do {
      try Disk.makeFolder(of: marker)
      if try isClaimed() { return }
      let partial = marker + ".partial"
      try Data((bookSeen + "\n").utf8).write(to: URL(filePath: partial))
      try Disk.sync(partial)
      try Disk.rename(partial, to: marker)
    } catch let failure as Disk.Failure {
      throw BookFailure.cannotWrite(path: marker, detail: failure.detail)
    }
  }

  private func isClaimed() throws -> Bool {
    let marked = FileManager.default.contents(atPath: marker).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard let owner = marked.split(whereSeparator: \.isNewline).first.map(String.init) else { return false }
    if owner == bookSeen { return true }
    let path = owner.hasPrefix("/") ? owner : URL(filePath: folder + "/" + owner).standardizedFileURL.path
    throw WorkspaceError.backupsOfAnother(folder: folder, book: path, marker: marker)
  }

  /// The book's path from the folder.
  private var bookSeen: String {
    let from = Disk.real(folder).split(separator: "/")
    let to = Disk.real(URL(filePath: book).deletingLastPathComponent().path).split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - common) + to.dropFirst(common) + [name[...]])
      .joined(separator: "/")
  }

  private func all() -> [BackupRecord] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    // An earlier Daybook left the end of every book's name out; these stay until a person deletes them.
    let short = URL(filePath: book).deletingPathExtension().lastPathComponent
    let isShort = short != stem && !FileManager.default.fileExists(atPath: "\(folder)/\(short).path")
    return names.compactMap { record($0, of: stem) ?? (isShort ? record($0, of: short) : nil) }
  }

  private func record(_ name: String, of stem: String) -> BackupRecord? {
    guard name.hasPrefix(stem + "-"), name.hasSuffix(".sqlite") else { return nil }
    let end = name.dropFirst(stem.count + 1).dropLast(".sqlite".count)
    let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)
    let bytes = attributes?[.size] as? Int ?? 0
    if end.hasPrefix("schema-") { return BackupRecord(name: name, date: "", kind: .schema, bytes: bytes) }
    guard let day = Day(iso: String(end.prefix(10))) else { return nil }
    let rest = end.dropFirst(10)
    if rest.hasPrefix("-replaced") { return BackupRecord(name: name, date: "\(day)", kind: .replaced, bytes: bytes) }
    guard rest.isEmpty || rest.hasPrefix(".") && Int(rest.dropFirst()) != nil else { return nil }
    return BackupRecord(name: name, date: "\(day)", kind: .day, bytes: bytes)
  }

  /// What cannot be deleted stays: one backup more is no reason to stop.
  private func rotate(sparing day: Day) {
    let all = all().filter { $0.kind == .day && $0.name.hasPrefix(stem + "-") }
    let kept = BackupRotation.kept(
      all.compactMap { Day(iso: $0.date) }, daily: settings.daily, weekly: settings.weekly, monthly: settings.monthly
    ).union([day])
    for record in all where Day(iso: record.date).map({ !kept.contains($0) }) ?? false {
      unlink(folder + "/" + record.name)
    }
  }
}
