import Rules
import Store
import Values

/// Puts into words why each field of a transaction, or of a text, is what it is.
struct Explainer {
  let rules: CompiledRules
  let db: Book.Connection

  func explain(text: String) throws -> Explanation {
    let traces = rules.matcher.explain(text: text)
    var explanation = Explanation(subject: ValueText("\"\(text)\""), fields: [])
    for trace in traces {
      explanation.fields.append(try field(trace, traces))
      addOthers(trace, to: &explanation)
    }
    return explanation
  }

  /// What the rules make of a text; nothing else has a say in it.
  private func field(_ trace: RuleTrace, _ traces: [RuleTrace]) throws -> Explanation.Field {
    if let rule = trace.rule { return .init(field: trace.field.name, value: ValueText(trace.value), by: place(rule)) }
    if trace.field == .bucket, let bucket = try categoryBucket(traces) {
      return .init(field: "bucket", value: ValueText(bucket), by: "category")
    }
    let isCleaned = trace.field == .payee && !trace.value.isEmpty
    return .init(
      field: trace.field.name, value: isCleaned ? ValueText(trace.value) : "", by: isCleaned ? "cleaned" : "nobody")
  }

  /// The bucket that the chosen category brings.
  private func categoryBucket(_ traces: [RuleTrace]) throws -> String? {
    guard let rule = traces.first(where: { $0.field == .category })?.rule else { return nil }
    let category = rules.book.rules[rule].actions.category
    guard category >= 0 else { return nil }
    return try CategoryStore(db: db).bucket(of: rules.book.categories[Int(category)])?.name
  }

  /// What the transaction gets when the rules are applied, as `recategorize` decides it, and what the book still has
  /// otherwise. `suggested` is why the category was set without asking, where it was.
  func explain(
    _ record: TransactionRecord, _ chunk: StoredDrafts, account: StoredAccount, suggested: String?
  ) throws -> Explanation {
    let choices = rules.matcher.choose(for: chunk.drafts, account: account.name)
    guard let decision = try RuleDecision(chunk, choices, rules.book, account: account, db) else {
      throw WorkspaceError.noTransaction(record.id)
    }
    var explanation = Explanation(subject: "\(record.id): \(record.seen)", fields: [])
    for trace in rules.matcher.explain(draft: 0, of: chunk.drafts, account: account.name) {
      let field = field(trace, decision, suggested)
      explanation.fields.append(field)
      if trace.field == .category, let split = decision.next["split"], split != "" {
        explanation.fields.append(.init(field: "split", value: split, by: field.by))
      }
      if let rule = trace.rule, place(rule) != field.by {
        explanation.lost.append(other(rule, trace.value, reason(trace, field.by, decision), trace.field))
      }
      addOthers(trace, to: &explanation)
    }
    for name in FieldChange.fields where decision.present[name] != decision.next[name] {
      let value = decision.present[name] ?? ""
      explanation.outdated.append(.init(field: name, value: value, by: decision.present["rule"]?.plain ?? ""))
    }
    return explanation
  }

  private func field(_ trace: RuleTrace, _ decision: RuleDecision, _ suggested: String?) -> Explanation.Field {
    func next(_ name: String) -> String { decision.next[name]?.plain ?? "" }
    func set(_ value: String, by rule: String, else other: String = "nobody") -> Explanation.Field {
      .init(field: trace.field.name, value: ValueText(value), by: rule.isEmpty ? other : rule)
    }
    switch trace.field {
    case .category:
      let isSuggested = next("rule") == "suggestion"
      return set(next("category"), by: isSuggested ? "suggestion: \(suggested ?? "")" : next("rule"))
    case .payee:
      if decision.locked.contains(.payee) { return set(next("payee"), by: "person") }
      return set(next("payee"), by: next("payee_rule"), else: next("payee").isEmpty ? "nobody" : "cleaned")
    case .bucket:
      if decision.locked.contains(.bucket) { return set(next("bucket"), by: "person") }
      return set(next("bucket"), by: next("bucket_rule"), else: next("bucket").isEmpty ? "nobody" : "category")
    case .note: return set(next("note"), by: next("note_rule"), else: "person")
    case .transfer: return set(next("transfer"), by: next("transfer_rule"))
    case .ignore:
      let isIgnored = next("status") == "ignored"
      return set(isIgnored ? "yes" : "no", by: next("ignore_rule"), else: isIgnored ? "person" : decided(trace))
    case .tag(let tag):
      let isThere = next("tags").split(separator: ", ").contains { $0 == tag }
      let isKept = decision.locked.contains(.tags)
      return set(isThere ? "added" : trace.value == "added" ? "" : trace.value, by: isKept ? "person" : decided(trace))
    case .review: return set(trace.value, by: decided(trace))
    }
  }

  private func decided(_ trace: RuleTrace) -> String { trace.rule.map(place) ?? "nobody" }

  /// Why the rule that comes first does not set the field.
  private func reason(_ trace: RuleTrace, _ by: String, _ decision: RuleDecision) -> String {
    if by.hasPrefix("transfer ") { return "the link with \(decision.link) makes it a transfer" }
    if by.hasPrefix("suggestion") { return "a suggestion set the \(trace.field.name)" }
    if decision.isReconciled, trace.field == .ignore, by != "person" { return "the transaction is reconciled" }
    return "a person set the \(trace.field.name)"
  }

  private func addOthers(_ trace: RuleTrace, to explanation: inout Explanation) {
    explanation.lost += trace.lost.map { other($0.rule, $0.value, $0.because, trace.field) }
    explanation.near += trace.near.map { other($0.rule, $0.value, $0.because, trace.field) }
  }

  private func other(_ rule: Int, _ value: String, _ why: String, _ field: RuleTrace.Field) -> Explanation.Other {
    let name = rules.book.rules[rule].name
    return .init(
      field: field.name, value: value, rule: name.isEmpty ? value : name, place: place(rule), why: why)
  }

  private func place(_ rule: Int) -> String { "\(rules.book.rules[rule].file):\(rules.book.rules[rule].line)" }
}
