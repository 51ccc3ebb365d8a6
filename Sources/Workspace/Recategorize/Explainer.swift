import Rules
import Store
import Values

/// Puts into words why each field of a transaction, or of a text, is what it is.
struct Explainer {
  let rules: CompiledRules
  let db: Book.Connection

  func explain(text: String) throws -> Explanation {
    var drafts = Drafts()
    drafts.lines = [0]
    drafts.days = [0]
    drafts.amounts = [-1]
    drafts.descriptions = [drafts.texts.intern(text)]
    let traces = rules.matcher.explain(draft: 0, of: drafts, account: "")
    var explanation = Explanation(subject: "\"\(text)\"", fields: [])
    for trace in traces { try add(trace, to: &explanation, traces) }
    return explanation
  }

  /// `suggested` is why the category was set without asking, where it was.
  func explain(_ record: TransactionRecord, _ chunk: StoredDrafts, suggested: String?) throws -> Explanation {
    let traces = rules.matcher.explain(draft: 0, of: chunk.drafts, account: record.account)
    let locked = LockedFields(rawValue: chunk.locked.first ?? 0)
    var explanation = Explanation(
      subject: "\(record.id): \(record.date) \(record.amount) \(record.currency) \(record.description)", fields: [])
    for trace in traces {
      let own: String? =
        switch trace.field {
        case .category: locked.contains(.category) ? record.category : nil
        case .payee: locked.contains(.payee) ? record.payee : nil
        case .bucket: locked.contains(.bucket) ? record.bucket : nil
        default: nil
        }
      if let own {
        addOwn(own, "person", trace, to: &explanation)
      } else if let suggested, trace.field == .category {
        addOwn(record.category, "suggestion: \(suggested)", trace, to: &explanation)
      } else {
        try add(trace, to: &explanation, traces)
        addOutdated(trace, record, to: &explanation)
      }
    }
    return explanation
  }

  /// What a person set, or a suggestion, stands whatever the rules say.
  private func addOwn(_ value: String, _ by: String, _ trace: RuleTrace, to explanation: inout Explanation) {
    explanation.fields.append(.init(field: trace.field.name, value: value, by: by))
    if let rule = trace.rule {
      let reason = "a \(by.prefix { $0 != ":" }) set the \(trace.field.name)"
      explanation.lost.append(other(rule, trace.value, reason, trace.field))
    }
    addOthers(trace, to: &explanation)
  }

  private func add(_ trace: RuleTrace, to explanation: inout Explanation, _ traces: [RuleTrace]) throws {
    if let rule = trace.rule {
      explanation.fields.append(.init(field: trace.field.name, value: trace.value, by: place(rule)))
    } else if trace.field == .bucket, let bucket = try categoryBucket(traces) {
      explanation.fields.append(.init(field: "bucket", value: bucket, by: "category"))
    } else if trace.field == .payee, !trace.value.isEmpty {
      explanation.fields.append(.init(field: "payee", value: trace.value, by: "cleaned"))
    } else {
      explanation.fields.append(.init(field: trace.field.name, value: "", by: "nobody"))
    }
    addOthers(trace, to: &explanation)
  }

  /// The bucket that the chosen category brings.
  private func categoryBucket(_ traces: [RuleTrace]) throws -> String? {
    guard let rule = traces.first(where: { $0.field == .category })?.rule else { return nil }
    let category = rules.book.rules[rule].actions.category
    guard category >= 0 else { return nil }
    return try CategoryStore(db: db).bucket(of: rules.book.categories[Int(category)])?.name
  }

  private func addOthers(_ trace: RuleTrace, to explanation: inout Explanation) {
    explanation.lost += trace.lost.map { other($0.rule, $0.value, $0.because, trace.field) }
    explanation.near += trace.near.map { other($0.rule, $0.value, $0.because, trace.field) }
  }

  /// The book keeps what the rules said when they last decided; they may have changed since.
  private func addOutdated(_ trace: RuleTrace, _ record: TransactionRecord, to explanation: inout Explanation) {
    switch trace.field {
    case .category where record.splits == nil && trace.value != record.category:
      explanation.outdated.append(.init(field: "category", value: record.category, by: record.rule))
    case .payee where trace.value != record.payee && trace.rule != nil:
      explanation.outdated.append(.init(field: "payee", value: record.payee, by: ""))
    default: break
    }
  }

  private func other(_ rule: Int, _ value: String, _ why: String, _ field: RuleTrace.Field) -> Explanation.Other {
    let name = rules.book.rules[rule].name
    return .init(
      field: field.name, value: value, rule: name.isEmpty ? value : name, place: place(rule), why: why)
  }

  private func place(_ rule: Int) -> String { "\(rules.book.rules[rule].file):\(rules.book.rules[rule].line)" }
}
