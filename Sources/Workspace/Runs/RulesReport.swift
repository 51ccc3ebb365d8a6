internal import Foundation
internal import GRDB
package import Ledger

/// What the rule files are, and what is wrong with them that does not stop a run.
package struct RulesReport: Sendable {
  package var rules: Int
  /// Texts and patterns that the rules look for.
  package var texts: Int
  /// Declared layouts.
  package var layouts: Int
  package var warnings: [Diagnostic]
  /// Examples that do not come out as their rule says.
  package var failures: [Diagnostic]
  /// Categories that rules name and that were created, and the number of that batch.
  package var created: [String] = []
  package var run: Int64?

  fileprivate init(_ rules: CompiledRules, _ layouts: DeclaredLayouts) {
    self.layouts = layouts.all.count
    self.rules = rules.book.rules.count
    texts = rules.book.rules.reduce(0) { $0 + $1.condition.texts }
    warnings = rules.warnings
    failures = rules.matcher.failedExamples()
  }
}

/// Why a transaction, or a text, is what it is.
package struct Explanation: Codable, Sendable {
  package struct Field: Codable, Sendable {
    package var field: String
    package var value: String
    /// The rule's file and line, or `person`.
    package var by: String
  }
  package struct Lost: Codable, Sendable {
    package var rule: String
    package var place: String
    package var why: String
  }
  package var subject: String
  package var fields: [Field]
  /// Rules that matched and set nothing, or nearly matched.
  package var lost: [Lost]
}

extension WorkingFolder {
  /// Reads the rule files and tries their examples; faults that stop a run are thrown as `Diagnostics`.
  package func checkRules() throws -> RulesReport {
    let layouts = try layoutsOrAllFaults()
    return RulesReport(try reading { try compiledRules($0) }, layouts)
  }

  /// The same; the categories that rules name and that do not exist are created as one batch.
  package func checkRulesCreatingCategories(_ options: JobOptions) throws -> RulesReport {
    let layouts = try layoutsOrAllFaults()
    return try writing(options) { db in
      let rules = try compiledRules(db, creates: true)
      var report = RulesReport(rules, layouts)
      report.created = rules.newCategories
      try db.inSavepoint {
        report.run = try createCategories(rules, db, options)?.run
        return .commit
      }
      return report
    }
  }

  /// The layouts; where they are at fault, what is wrong with the rules is said as well.
  private func layoutsOrAllFaults() throws -> DeclaredLayouts {
    do throws(Diagnostics) {
      return try configuration.declaredLayouts()
    } catch let faults {
      do { _ = try reading { try compiledRules($0) } } catch let others as Diagnostics {
        throw Diagnostics(others.all + faults.all)
      }
      throw faults
    }
  }

  /// Explains the transaction of a number, or what the rules make of a text.
  package func explain(_ target: String) throws -> Explanation {
    try reading { db in
      let rules = try compiledRules(db)
      guard let id = Int64(target) else { return Explainer(rules: rules).explain(text: target) }
      guard let record = try TransactionList(db: db).transaction(id) else { throw WorkspaceError.noTransaction(id) }
      let chunk = try StoredDraftsReader(
        db: db, account: try AccountStore(db: db).id(of: record.account), currency: Currency(record.currency)
      ).transaction(id)
      return Explainer(rules: rules).explain(record, chunk, suggested: try SuggestionMark.reason(of: id, db))
    }
  }

  /// The book for a command that only reads; where none is yet, an empty one that is gone afterwards.
  private func reading<Value>(_ body: (Database) throws -> Value) throws -> Value {
    let isThere = FileManager.default.fileExists(atPath: bookPath)
    return try (isThere ? openBook() : Book(inMemoryFor: bookPath)).connected(body)
  }
}

private struct Explainer {
  let rules: CompiledRules

  func explain(text: String) -> Explanation {
    var drafts = Drafts()
    drafts.lines = [0]
    drafts.days = [0]
    drafts.amounts = [0]
    drafts.descriptions = [drafts.texts.intern(text)]
    return explanation("\"\(text)\"", traces: rules.matcher.explain(draft: 0, of: drafts, account: ""), [])
  }

  /// `suggested` is why the category was set without asking, where it was.
  func explain(_ record: TransactionRecord, _ chunk: StoredDrafts, suggested: String?) -> Explanation {
    let traces = rules.matcher.explain(draft: 0, of: chunk.drafts, account: record.account)
    let locked = LockedFields(rawValue: chunk.locked.first ?? 0)
    var own: [Explanation.Field] = []
    if locked.contains(.category) { own.append(.init(field: "category", value: record.category, by: "person")) }
    if let suggested { own.append(.init(field: "category", value: record.category, by: "suggestion: \(suggested)")) }
    if locked.contains(.payee) { own.append(.init(field: "payee", value: record.payee, by: "person")) }
    if locked.contains(.bucket) { own.append(.init(field: "bucket", value: record.bucket, by: "person")) }
    let subject = "\(record.id): \(record.date) \(record.amount) \(record.currency) \(record.description)"
    return explanation(subject, traces: traces, own)
  }

  /// `own` are the fields that a person set: they stand, whatever the rules say.
  private func explanation(_ subject: String, traces: [RuleTrace], _ own: [Explanation.Field]) -> Explanation {
    var explanation = Explanation(subject: subject, fields: own, lost: [])
    for trace in traces {
      let isOwn = own.contains { $0.field == trace.field.name }
      if let rule = trace.rule, !isOwn {
        explanation.fields.append(.init(field: trace.field.name, value: trace.value, by: place(rule)))
      } else if let rule = trace.rule {
        explanation.lost.append(lost(rule, trace.value, "a person set the \(trace.field.name)"))
      }
      explanation.lost += (trace.lost + trace.near).map { lost($0.rule, $0.value, $0.because) }
    }
    return explanation
  }

  private func lost(_ rule: Int, _ value: String, _ why: String) -> Explanation.Lost {
    let name = rules.book.rules[rule].name
    return .init(rule: name.isEmpty ? value : name, place: place(rule), why: why)
  }

  private func place(_ rule: Int) -> String { "\(rules.book.rules[rule].file):\(rules.book.rules[rule].line)" }
}
