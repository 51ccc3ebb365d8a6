import Foundation
import Rules
import Store
package import Values

/// What a change of an account did.
package struct AccountReport: Codable, Sendable {
  package var run: Int64?
  package var dryRun = false
  package var account: String
  /// Lines of daybook.yaml, rules and layouts that say otherwise now; after a dry run, those that would.
  package var lines: [RuleLine] = []

  enum CodingKeys: String, CodingKey {
    case run, account, lines
    case dryRun = "dry_run"
  }
}

/// What the log keeps of it: enough to put the files back.
private struct AccountSummary: Codable {
  var account: String
  var budget: [TextFileEdit]
}

extension WorkingFolder {
  /// Gives an account another name, in the book, in daybook.yaml, in rules and in layouts.
  package func renameAccount(_ name: String, to new: String, _ options: JobOptions) throws -> AccountReport {
    let account = try declared(name)
    let isTaken = configuration.accounts.contains { Folding.shared.folded($0.name) == Folding.shared.folded(new) }
    if new.allSatisfy(\.isWhitespace) || isTaken && Folding.shared.folded(new) != Folding.shared.folded(name) {
      throw WorkspaceError.refused(
        isTaken ? "there is an account '\(new)'" : "an account needs a name",
        remedy: "Give it a name that no other account has.")
    }
    return try changeAccount(name, options) { db, journal in
      try AccountStore(db: db).rename(name, to: new, journal: &journal)
      var files = [try configured { try $0.changing([.scalar(path: account + [.key("name")], new)]) }]
      files += try yamlFiles().compactMap { path in
        let source = try YAMLSource(TextFile.bytes(path), file: path)
        let mentions = AccountMentions(of: name, in: source.root).places
        guard !mentions.isEmpty else { return nil }
        return TextChange(
          path: path, old: source.bytes, new: try source.changing(mentions.map { .scalar(path: $0.path, new) }).bytes)
      }
      return files
    }
  }

  /// Says in daybook.yaml that an account is no more from the end of that day on.
  package func closeAccount(_ name: String, on day: Day, _ options: JobOptions) throws -> AccountReport {
    let account = try declared(name)
    return try changeAccount(name, options) { _, _ in
      [
        try configured { source in
          let entries = source.written?.at(account)?.entries ?? []
          let closed = account + [.key("closed")]
          if entries.contains(where: { $0.key == "closed" }) {
            return try source.changing([.scalar(path: closed, day.description)])
          }
          return try source.inserting("closed", day.description, after: account + [.key(entries.last?.key ?? "name")])
        }
      ]
    }
  }

  /// Where daybook.yaml declares an account, or an error with the nearest.
  private func declared(_ name: String) throws -> [YAMLStep] {
    _ = try Configuration.Account.named(name, in: configuration.accounts)
    let index = configuration.accounts.firstIndex { $0.name == name } ?? 0
    return [.key("accounts"), .index(index)]
  }

  private func configured(_ change: (YAMLSource) throws -> YAMLSource) throws -> TextChange {
    let source = try YAMLSource(TextFile.bytes(configuration.file), file: configuration.file)
    let path = URL(filePath: configuration.file).standardizedFileURL.path
    return TextChange(path: path, old: source.bytes, new: try change(source).bytes)
  }

  /// Rules, with what they include, and layouts.
  private func yamlFiles() throws -> [String] {
    let texts = RuleTexts(folder: configuration.rules)
    let loaded = try RuleFiles.load(
      texts, knownCategories: [], accounts: configuration.accounts.map(\.name), createsCategories: true)
    let layouts = (try? FileManager.default.contentsOfDirectory(atPath: configuration.rules + "/layouts")) ?? []
    let all =
      (texts.files ?? []).map(\.path) + loaded.included.map(\.path)
      + layouts.map { configuration.rules + "/layouts/" + $0 }
    return Set(all.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }).sorted()
  }

  /// One batch, with what it says in the files.
  private func changeAccount(
    _ name: String, _ options: JobOptions, _ body: (Book.Connection, inout Journal) throws -> [TextChange]
  ) throws -> AccountReport {
    try inOneBatch(options) { db, batch in
      let files = try body(db, &batch.journal)
      var report = AccountReport(dryRun: options.dryRun, account: name)
      report.lines = files.flatMap { $0.lines(from: configuration.folder) }
      if !options.dryRun { try texts.write(files, run: batch.run, options.occasion) }
      report.run = options.dryRun ? nil : batch.run
      let edits = files.map { $0.edit.seen(from: configuration.folder) }
      try batch.summarize(db, AccountSummary(account: name, budget: edits))
      return report
    }
  }
}

extension TextChange {
  /// The lines that differ, as seen from a folder.
  fileprivate func lines(from root: String) -> [RuleLine] {
    let shown = path.seen(from: root)
    return LineChange.between(old, new).map { change in
      func text(_ lines: [String]) -> String {
        lines.map { LineChange.text($0).trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
      }
      return RuleLine(file: shown, line: change.line, from: text(change.was), to: text(change.new))
    }
  }
}
