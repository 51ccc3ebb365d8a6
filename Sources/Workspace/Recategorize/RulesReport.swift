import Rules
import Store
package import Values

/// What the rule files are, and what is wrong with them that does not stop a run.
package struct RulesReport: Sendable {
  package var rules: Int
  /// Texts and patterns that the rules look for.
  package var texts: Int
  /// Declared layouts.
  package var layouts: Int
  package var warnings: [Diagnostic]
  /// What is wrong with the files, and examples that do not come out as their rule says.
  package var failures: [Diagnostic]
  /// Rules that decide nothing in all of history, where there is a book: name and place.
  package var idle: [IdleRule] = []
  /// How many transactions the book has, and the day of the first.
  package var transactions = 0
  package var since = ""
  /// Categories that rules name and that were created, and the number of that batch.
  package var created: [String] = []
  package var run: Int64?

  package struct IdleRule: Codable, Sendable {
    package var rule: String
    package var place: String
  }

  /// All that can be told in one pass: faults of the files, then of what is sound its examples and overlaps.
  fileprivate init(_ loaded: LoadedRules, _ layouts: (count: Int, faults: [Diagnostic]), _ db: Book.Connection) throws {
    self.layouts = layouts.count
    rules = loaded.book.rules.count
    texts = loaded.book.rules.reduce(0) { $0 + $1.condition.texts }
    warnings = loaded.warnings + RuleOverlaps.warnings(in: loaded.book)
    failures = loaded.faults
    do throws(RuleProblems) {
      let matcher = try Matcher(loaded.book, cached: nil)
      failures += matcher.failedExamples()
      if loaded.faults.isEmpty { try? addIdle(matcher, db) }
    } catch {
      failures += error.all
    }
    failures += layouts.faults
  }

  private mutating func addIdle(_ matcher: Matcher, _ db: Book.Connection) throws {
    let usage = try RuleUsage(matcher, db)
    guard let first = usage.firstDay else { return }
    transactions = usage.transactions
    since = Day(number: first).description
    idle = matcher.book.rules.indices.filter { usage.hits[$0] == 0 }.map { number in
      let rule = matcher.book.rules[number]
      return IdleRule(rule: rule.name, place: "\(rule.file):\(rule.line)")
    }
  }
}

/// Why a transaction, or a text, is what it is.
package struct Explanation: Codable, Sendable {
  package struct Field: Codable, Sendable {
    package var field: String
    package var value: ValueText
    /// The rule's file and line, `person`, `category` for a bucket that the category brings, `cleaned` for a payee made
    /// of the bank's text, or `nobody`.
    package var by: String
  }
  package struct Other: Codable, Sendable {
    package var field: String
    /// What it would have set.
    package var value: String
    package var rule: String
    package var place: String
    package var why: String
  }
  package var subject: ValueText
  package var fields: [Field]
  /// What the book has that the rules, as they stand now, would set otherwise.
  package var outdated: [Field] = []
  /// Rules that matched and did not decide.
  package var lost: [Other] = []
  /// Rules of which one condition did not hold.
  package var near: [Other] = []
}

extension WorkingFolder {
  /// Reads the rule and layout files, tries the examples, and looks for rules that cannot decide or never did.
  package func checkRules() throws -> RulesReport {
    try reading { try RulesReport(readRules($0), readLayouts(), $0) }
  }

  /// The same; the categories that rules name and that do not exist are created as one batch, if all else is sound.
  package func checkRulesCreatingCategories(_ options: JobOptions) throws -> RulesReport {
    try writing(options) { db, options in
      let loaded = try readRules(db, creates: true)
      var report = try RulesReport(loaded, readLayouts(), db)
      guard report.failures.isEmpty, !loaded.unknownCategories.isEmpty else { return report }
      report.created = loaded.unknownCategories
      report.run = try db.atomically {
        var batch = try Batch(db, options.occasion)
        try CategoryStore(db: db).add(loaded.unknownCategories, journal: &batch.journal)
        return batch.run
      }
      return report
    }
  }

  private func readRules(_ db: Book.Connection, creates: Bool = false) throws -> LoadedRules {
    RuleFiles.read(
      folder: configuration.rules, knownCategories: try CategoryStore(db: db).paths(),
      accounts: configuration.accounts.map(\.name), createsCategories: creates)
  }

  private func readLayouts() -> (count: Int, faults: [Diagnostic]) {
    do throws(Diagnostics) {
      return (try configuration.declaredLayouts().all.count, [])
    } catch {
      return (0, error.all)
    }
  }

  /// Explains the transaction of a number, or what the rules make of a text.
  package func explain(_ target: String) throws -> Explanation {
    try reading { db in
      let rules = try compiledRules(db)
      let explainer = Explainer(rules: rules, db: db)
      guard let id = Int64(target) else { return try explainer.explain(text: target) }
      guard let record = try TransactionList(db: db).transaction(id) else { throw WorkspaceError.noTransaction(id) }
      let chunk = try StoredHistory(db, facts: SourceFacts([rules.matcher])).transaction(id)
      guard let account = try TransactionSource(id, db)?.account else { throw WorkspaceError.noTransaction(id) }
      return try explainer.explain(
        record, chunk, account: account, suggested: try SuggestionMark.reason(of: id, db))
    }
  }
}
