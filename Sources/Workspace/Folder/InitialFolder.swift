import Foundation
import Store

/// What `init` made.
package struct InitReport: Codable, Sendable {
  package var folder: String
  /// Relative to the folder.
  package var created: [String]
}

extension WorkingFolder {
  /// Makes a working folder: daybook.yaml, rules, inbox, archive and a book with the default categories of a language
  /// (`en`, `zh-Hant`, `none`). Files that are there already stay as they are.
  package static func initialize(_ folder: String, categories: String) throws -> InitReport {
    let manager = FileManager.default
    let configuration = folder + "/daybook.yaml"
    guard !manager.fileExists(atPath: configuration) else { throw WorkspaceError.folderInUse(folder) }
    var report = InitReport(folder: folder, created: [])
    do {
      for name in ["inbox", "archive", "rules"] {
        try manager.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
        report.created.append(name + "/")
      }
      for (name, text) in Shipped.rules(categories) where !manager.fileExists(atPath: folder + "/rules/" + name) {
        try text.write(toFile: folder + "/rules/" + name, atomically: true, encoding: .utf8)
        report.created.append("rules/" + name)
      }
      try Shipped.configuration.write(toFile: configuration, atomically: true, encoding: .utf8)
      report.created.append("daybook.yaml")
      if !manager.fileExists(atPath: folder + "/budget.yaml") {
        try Shipped.budget(categories).write(toFile: folder + "/budget.yaml", atomically: true, encoding: .utf8)
        report.created.append("budget.yaml")
      }
    } catch {
      throw BookFailure.cannotWrite(path: folder, detail: error.localizedDescription)
    }
    _ = try Book(
      path: folder + "/book.sqlite", defaults: { categories == "none" ? [] : try Shipped.categories(categories) })
    report.created.append("book.sqlite")
    return report
  }
}
