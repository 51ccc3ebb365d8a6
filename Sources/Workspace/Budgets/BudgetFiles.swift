import Budgets
import Foundation
import Store
import Values

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

  func assignedFile(_ texts: BudgetTexts, _ written: WrittenBudget?) throws -> AssignedFile {
    try AssignedFile.read(texts.assigned, file: assigned, currency: currency(written))
  }

  /// Gives categories their new names in both files, each as a whole or not at all. What goes nowhere is refused where
  /// a line speaks of it.
  ///
  /// - Returns: what undo takes back, and the lines of budget.yaml that went because another speaks for the category.
  func rename(_ paths: [String: String], writes: Bool) throws -> (edits: [TextFileEdit], dropped: [BudgetText.Dropped])
  {
    let texts = try texts()
    let written = try written(texts)
    let lines = try AssignedFile.read(
      texts?.assigned ?? BudgetFiles.bytes(assigned) ?? [], file: assigned, currency: currency(written))
    try requirePlace(for: paths.filter(\.value.isEmpty).map(\.key), written, lines)
    let renames = CategoryRenames(paths)
    var files: [(path: String, old: [UInt8], new: [UInt8])] = [(assigned, lines.bytes, lines.renaming(renames))]
    var dropped: [BudgetText.Dropped] = []
    if let bytes = texts?.policy {
      let renamed = try BudgetText(bytes, file: policy, renames: renames).renamed()
      dropped = renamed.dropped
      files.append((policy, bytes, renamed.bytes))
    }
    files.removeAll { $0.old == $0.new }
    if writes { try TextFile.replace(files.map { ($0.path, $0.new) }) }
    return (files.map { TextFileEdit(file: $0.path, changes: LineChange.between($0.old, $0.new)) }, dropped)
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
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    switch TextFile.bytes(path, shownAs: path) {
    case .success(let bytes): return bytes
    case .failure(let diagnostic): throw Diagnostics([diagnostic])
    }
  }
}
