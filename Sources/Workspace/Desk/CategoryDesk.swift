import Foundation
import Rules
package import Store
import Values

/// What a change of the categories did.
package struct CategoryReport: Codable, Sendable {
  package var run: Int64?
  package var dryRun = false
  /// Categories that changed.
  package var changed = 0
  /// Transactions that are in another category now.
  package var transactions = 0
  /// Lines of rule files that name a category by a path that it has no more, or had before `fixed`.
  package var rules: [RuleLine] = []
  /// Whether the rule files say the new paths now.
  package var fixed = false
  /// Lines of budget.yaml that went, since a category has one plan.
  package var plans: [GonePlan] = []
  var edits: [RuleFileEdit] = []
  var budget: [TextFileEdit] = []

  package struct GonePlan: Codable, Sendable {
    /// Where it stood in budget.yaml.
    package var line: Int
    package var category: String
    /// The category whose own plan stays.
    package var into: String
  }

  enum CodingKeys: String, CodingKey {
    case run, changed, transactions, rules, fixed, plans
    case dryRun = "dry_run"
  }
}

/// What the log keeps of a change: enough to put the rule files back.
private struct CategorySummary: Codable {
  var changed: Int
  var transactions: Int
  var edits: [RuleFileEdit]
  var budget: [TextFileEdit]
}

extension WorkingFolder {
  package func addCategory(_ path: String, _ facts: CategoryFacts, _ options: JobOptions) throws -> CategoryReport {
    try change(options, fixesRules: false) { store, journal, report in
      if try store.paths().contains(path) { throw WorkspaceError.categoryExists(path) }
      try store.add(path, journal: &journal)
      if !facts.isEmpty { try store.set(facts, of: path, journal: &journal) }
      report.changed = 1
      return [:]
    }
  }

  /// Adds the categories of a category file, and gives those that are there what it says of them.
  package func importCategories(_ path: String, _ options: JobOptions) throws -> CategoryReport {
    let definitions = try CategoryFile.load(path: path)
    return try change(options, fixesRules: false) { store, journal, report in
      let present = try Dictionary(once: store.records().map { ($0.category, $0) })
      for definition in definitions {
        let facts = CategoryFacts(definition, since: present[definition.path])
        if present[definition.path] == nil { try store.add(definition.path, journal: &journal) }
        if !facts.isEmpty { try store.set(facts, of: definition.path, journal: &journal) }
        if present[definition.path] == nil || !facts.isEmpty { report.changed += 1 }
      }
      return [:]
    }
  }

  package func setCategory(_ path: String, _ facts: CategoryFacts, _ options: JobOptions) throws -> CategoryReport {
    try change(options, fixesRules: false) { store, journal, report in
      try store.set(facts, of: path, journal: &journal)
      report.changed = 1
      return [:]
    }
  }

  /// Gives a category another name, or a whole other path; all that is in it and under it follows.
  package func renameCategory(
    _ path: String, to name: String, fixesRules: Bool, _ options: JobOptions
  ) throws -> CategoryReport {
    let parent = CategoryStore.parent(of: path)
    let target = name.contains(":") || parent.isEmpty ? name : parent + ":" + name
    return try change(options, fixesRules: fixesRules) { store, journal, report in
      let renamed = try store.rename(path, to: target, journal: &journal)
      report.changed = renamed.count
      return renamed
    }
  }

  /// Puts a category under another; under none where `parent` is nil.
  package func moveCategory(
    _ path: String, under parent: String?, fixesRules: Bool, _ options: JobOptions
  ) throws -> CategoryReport {
    let name = path.split(separator: ":").last.map(String.init) ?? path
    return try change(options, fixesRules: fixesRules) { store, journal, report in
      let renamed = try store.rename(path, to: parent.map { $0 + ":" + name } ?? name, journal: &journal)
      report.changed = renamed.count
      return renamed
    }
  }

  /// Makes one of two: transactions, parts of splits and what is under the first go to the second.
  package func mergeCategory(
    _ path: String, into target: String, fixesRules: Bool, _ options: JobOptions
  ) throws -> CategoryReport {
    try change(options, fixesRules: fixesRules) { store, journal, report in
      let merged = try store.merge(path, into: target, keepsChildren: true, journal: &journal)
      (report.changed, report.transactions) = (merged.paths.count, merged.transactions)
      return merged.paths
    }
  }

  /// Deletes a category of a person's own; what is in it and under it goes to `target`, without which it must be empty.
  package func deleteCategory(
    _ path: String, to target: String?, fixesRules: Bool, _ options: JobOptions
  ) throws -> CategoryReport {
    try change(options, fixesRules: fixesRules) { store, journal, report in
      guard let target else {
        try store.delete(path, journal: &journal)
        report.changed = 1
        return [path: ""]
      }
      let merged = try store.merge(path, into: target, keepsChildren: false, journal: &journal)
      (report.changed, report.transactions) = (merged.paths.count, merged.transactions)
      return merged.paths
    }
  }

  /// Hides a category and what is under it, or shows them again: what is in them stays there.
  package func hideCategory(_ path: String, isHidden: Bool, _ options: JobOptions) throws -> CategoryReport {
    try change(options, fixesRules: false) { store, journal, report in
      let ids = try store.subtree(path).map(\.id)
      try isHidden ? store.hide(ids, journal: &journal) : store.show(ids, journal: &journal)
      report.changed = ids.count
      return [:]
    }
  }

  /// One batch, with what it says in the files of the budget and of rules.
  private func change(
    _ options: JobOptions, fixesRules: Bool,
    _ body: (CategoryStore, inout Journal, inout CategoryReport) throws -> [String: String]
  ) throws -> CategoryReport {
    try inOneBatch(options) { db, batch in
      var report = CategoryReport(dryRun: options.dryRun)
      let renamed = try body(CategoryStore(db: db), &batch.journal, &report)
      if !renamed.isEmpty {
        let rewriter = RuleRewriter(
          folder: configuration.rules, root: configuration.folder, accounts: configuration.accounts.map(\.name),
          renamed: renamed)
        report.rules = rewriter.lines
        var (files, dropped) = try BudgetFiles(configuration).renaming(renamed)
        report.budget = files.map(\.edit)
        report.plans = dropped.map { CategoryReport.GonePlan(line: $0.line, category: $0.category, into: $0.into) }
        report.fixed = fixesRules && !options.dryRun
        if report.fixed {
          let rules = try rewriter.rewritten()
          files += rules.files
          report.edits = rules.edits
        }
        if !options.dryRun { try texts.write(files, run: batch.run, options.occasion) }
      }
      report.run = options.dryRun ? nil : batch.run
      let folder = configuration.folder
      try batch.summarize(
        db,
        CategorySummary(
          changed: report.changed, transactions: report.transactions, edits: report.edits.map { $0.seen(from: folder) },
          budget: report.budget.map { $0.seen(from: folder) }))
      return report
    }
  }

  /// The rule files as they were before a change that is taken back, and those that changed since.
  static func takingRuleEditsBack(
    _ summary: String, in folder: String
  ) throws -> (files: [TextChange], changed: [String]) {
    let kept = try? JSONDecoder().decode(CategorySummary.self, from: Data(summary.utf8))
    return RuleRewriter.takingBack((kept?.edits ?? []).map { $0.found(from: folder) })
  }
}

extension CategoryFacts {
  /// What a definition says otherwise than the category has it.
  fileprivate init(_ definition: CategoryDefinition, since present: CategoryRecord?) {
    self.init()
    let bucket = definition.bucket?.name ?? ""
    if definition.icon != present?.icon ?? "", !definition.icon.isEmpty { icon = definition.icon }
    if definition.colour != present?.colour { colour = definition.colour }
    if definition.kind != present?.kind { kind = definition.kind }
    if bucket != present?.bucket { self.bucket = bucket.isEmpty ? "none" : bucket }
  }
}
