internal import Foundation
internal import Glibc
internal import Ledger

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
struct BackupFolder: Sendable {
  let book: String
  let folder: String
  let settings: Configuration.Backup
  private var stem: String { URL(filePath: book).deletingPathExtension().lastPathComponent }

  init(book: String, settings: Configuration.Backup) {
    self.book = book
    self.settings = settings
    folder = settings.folder ?? URL(filePath: book).deletingLastPathComponent().appending(path: "backups").path
  }

  /// Before a change to the book: the first of the day makes a backup, the others find it there.
  func keep(_ day: Day) throws {
    let target = path("\(day)")
    guard !FileManager.default.fileExists(atPath: target) else { return }
    try BookCopy.write(from: book, to: target, .quick)
    rotate(sparing: day)
  }

  /// By hand: one more of the day.
  func add(_ day: Day) throws -> String {
    let target = free("\(day)", separator: ".")
    try BookCopy.write(from: book, to: target, .quick)
    rotate(sparing: day)
    return target
  }

  /// Before the tables change; it stays until a person deletes it.
  func keep(schema: String) throws {
    let target = path("schema-\(schema)")
    guard !FileManager.default.fileExists(atPath: target) else { return }
    try BookCopy.write(from: book, to: target, .quick)
  }

  /// A path for what a restored book replaces; never rotated.
  func replaced(_ day: Day) -> String { free("\(day)-replaced", separator: ".") }

  /// The newest first, those of no day at the end.
  func records() -> [BackupRecord] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap(record).sorted { ($0.date, $0.name) > ($1.date, $1.name) }
  }

  private func path(_ end: String) -> String { "\(folder)/\(stem)-\(end).sqlite" }

  private func free(_ end: String, separator: String) -> String {
    let ends = [end] + (2...999).map { "\(end)\(separator)\($0)" }
    return path(ends.first { !FileManager.default.fileExists(atPath: path($0)) } ?? end)
  }

  private func record(_ name: String) -> BackupRecord? {
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
    let all = records().filter { $0.kind == .day }
    let kept = BackupRotation.kept(
      all.compactMap { Day(iso: $0.date) }, daily: settings.daily, weekly: settings.weekly, monthly: settings.monthly
    ).union([day])
    for record in all where Day(iso: record.date).map({ !kept.contains($0) }) ?? false {
      unlink(folder + "/" + record.name)
    }
  }
}
