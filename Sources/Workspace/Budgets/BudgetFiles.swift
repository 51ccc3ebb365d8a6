import Budgets
import Foundation
import Store
import Values

/// What the files of a budget say, each taken by itself.
struct ParsedBudget: Sendable {
  var policyText: [UInt8]
  var written: WrittenBudget
  var assigned: AssignedFile
}

/// The files of a budget as texts: budget.yaml, and assigned.csv beside it. Either may be missing.
struct BudgetFiles {
  let policy: String
  let assigned: String
  private let configuration: Configuration

  init(_ configuration: Configuration) {
    self.configuration = configuration
    policy = configuration.budget
    assigned = URL(filePath: policy).deletingLastPathComponent().appending(path: "assigned.csv").path
  }

  /// Of amounts without a code.
  func currency(_ written: WrittenBudget?) -> Currency {
    written?.currency ?? configuration.accounts.first?.currency ?? .unstated
  }

  /// Nil where there is no budget.yaml.
  func texts() throws -> BudgetTexts? {
    try BudgetFiles.bytes(policy).map { try BudgetTexts(policy: $0, assigned: BudgetFiles.bytes(assigned) ?? []) }
  }

  func written(_ texts: BudgetTexts?) throws -> WrittenBudget? {
    try texts.flatMap { try BudgetReader.read($0.policy, file: policy) }
  }

  /// What both files say, before it is held against a book; nil where there is nothing in budget.yaml but comments.
  ///
  /// - Throws: `Diagnostics` with the faults of the first file that has some.
  func parsed(_ texts: BudgetTexts?) throws -> ParsedBudget? {
    guard let texts, let written = try written(texts) else { return nil }
    let lines = try AssignedFile.read(texts.assigned, file: assigned, currency: currency(written))
    return ParsedBudget(policyText: texts.policy, written: written, assigned: lines)
  }

  /// The files as they are now, read while other work goes on.
  func reading() -> Background<Result<ParsedBudget?, any Error>> {
    Background { Result { try parsed(texts()) } }
  }

  /// Both files with categories by their new names. What goes nowhere is refused where a line speaks of it.
  ///
  /// - Returns: those that change, and the lines of budget.yaml that went because another speaks for the category.
  func renaming(_ paths: [String: String]) throws -> (files: [TextChange], dropped: [BudgetText.Dropped]) {
    let texts = try texts()
    let written = try written(texts)
    let lines = try AssignedFile.read(
      texts?.assigned ?? BudgetFiles.bytes(assigned) ?? [], file: assigned, currency: currency(written))
    try requirePlace(for: paths.filter(\.value.isEmpty).map(\.key), written, lines)
    let renames = CategoryRenames(paths)
    var files = [TextChange(path: assigned, old: lines.bytes, new: lines.renaming(renames))]
    var dropped: [BudgetText.Dropped] = []
    if let bytes = texts?.policy {
      let renamed = try BudgetText(bytes, file: policy, renames: renames).renamed()
      dropped = renamed.dropped
      files.append(TextChange(path: policy, old: bytes, new: renamed.bytes))
    }
    return (files.filter { $0.old != $0.new }, dropped)
  }

  private func requirePlace(for paths: [String], _ written: WrittenBudget?, _ lines: AssignedFile) throws {
    let named = (written?.income.map(\.category) ?? []) + (written?.categories.map(\.category) ?? [])
    for path in paths {
      guard
        let line = (named + lines.lines.map(\.act.category)).first(where: { $0 == path || $0.hasPrefix(path + ":") })
      else { continue }
      throw WorkspaceError.refused(
        "the budget has lines of '\(line)'", remedy: "Say where they go: --into CATEGORY. Or take them out first.")
    }
  }

  /// Nil where there is no such file; one that is there and cannot be read is no empty one.
  private static func bytes(_ path: String) throws -> [UInt8]? {
    try FileManager.default.fileExists(atPath: path) ? TextFile.bytes(path) : nil
  }
}
