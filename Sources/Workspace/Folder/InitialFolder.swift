import Foundation
import Rules
import Store
import Values

/// What `init` made.
package struct InitReport: Codable, Sendable {
  package var folder: String
  /// Relative to the folder.
  package var created: [String]
}

extension WorkingFolder {
  /// Makes a working folder: daybook.yaml, rules, inbox, archive and a book with the default categories of a language
  /// (`en`, `zh-Hant`, `none`) or those of a category file; `currency` is that of the first account. Files that are there
  /// already stay as they are.
  package static func initialize(_ folder: String, categories: String, currency: String? = nil) throws -> InitReport {
    let manager = FileManager.default
    let definitions = try defaults(categories)
    let code = try currency.map { try listed($0) }
    let configuration = folder + "/daybook.yaml"
    guard !manager.fileExists(atPath: configuration) else { throw WorkspaceError.folderInUse(folder) }
    var report = InitReport(folder: folder, created: [])
    do {
      for name in ["inbox", "archive", "rules", "rules/layouts"] {
        try manager.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
        report.created.append(name + "/")
      }
      for (name, text) in Shipped.rules(categories) where !manager.fileExists(atPath: folder + "/rules/" + name) {
        try text.write(toFile: folder + "/rules/" + name, atomically: true, encoding: .utf8)
        report.created.append("rules/" + name)
      }
      try Shipped.configuration(categories, currency: code).write(
        toFile: configuration, atomically: true, encoding: .utf8)
      report.created.append("daybook.yaml")
      if !manager.fileExists(atPath: folder + "/budget.yaml") {
        try Shipped.budget(categories).write(toFile: folder + "/budget.yaml", atomically: true, encoding: .utf8)
        report.created.append("budget.yaml")
      }
    } catch {
      throw BookFailure.cannotWrite(path: folder, detail: error.localizedDescription)
    }
    _ = try Book(path: folder + "/book.sqlite", defaults: { definitions })
    report.created.append("book.sqlite")
    return report
  }

  /// Those of a language, or of a file of that name.
  private static func defaults(_ categories: String) throws -> [CategoryDefinition] {
    if categories == "none" { return [] }
    let isFile = categories.contains(".") || categories.contains("/")
    return isFile ? try CategoryFile.load(path: categories) : try Shipped.categories(categories)
  }

  private static func listed(_ code: String) throws -> String {
    guard let currency = Currency(code), currency.isListed else {
      throw WorkspaceError.refused(
        "no currency '\(code)'", remedy: "A currency is its three letters of ISO 4217, such as EUR or TWD.")
    }
    return currency.code
  }
}
