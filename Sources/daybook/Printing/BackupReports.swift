import Workspace

extension BackupReport: Report {
  var columns: [Column] { [Column("file"), Column("bytes", .number), Column("seconds")] }
  var records: [[String]] { [[file, String(bytes), secondsText(seconds)]] }
  func text(_ look: Look) -> String { "Kept a verified copy of the book: \(file.fromHere)\n" }
}

extension RestoreReport: Report {
  var columns: [Column] { [Column("book"), Column("from"), Column("replaced")] }
  var records: [[String]] { [[book, from, replaced ?? ""]] }

  func text(_ look: Look) -> String {
    let kept = replaced.map { "The book that was here is kept as \($0.fromHere)\n" } ?? ""
    return "The book is \(from.fromHere) again.\n" + kept
  }
}

extension BackupRecord: Listed {
  static let columns = [Column("name"), Column("date", .day), Column("kind"), Column("bytes", .number)]
  static let none = "No backups."
  var fields: [String] { [name, date, kind.rawValue, String(bytes)] }
}
