import Foundation
import Rules
import Store
import Values

extension BookCheck {
  /// Each value that the book has from a rule against the rules: one stands at that place and sets it. The rules are asked
  /// once for each value of each rule, however many transactions have it.
  mutating func provenance(of folder: WorkingFolder) throws {
    let claims = try RuleClaim.all(db)
    guard !claims.isEmpty else { return }
    guard FileManager.default.fileExists(atPath: folder.configuration.rules) else {
      report.notes.append("there is no folder of rules here: what rules set is not proven")
      return
    }
    let book: RuleBook
    do {
      book = try folder.compiledRules(db).book
    } catch is Diagnostics {
      return fail(
        "provenance", folder.configuration.rules,
        "the rules cannot be read, so what they set is not proven: daybook rules check")
    }
    let rules = Dictionary(grouping: book.rules) { "\($0.file):\($0.line)" }
    let unproven = claims.filter { claim in !(rules[claim.place] ?? []).contains { book.rule($0, sets: claim) } }
    for (place, claims) in Dictionary(grouping: unproven, by: \.place).sorted(by: { $0.key < $1.key }) {
      let values = claims.map { "\($0.words) (\($0.transactions))" }.joined(separator: ", ")
      let why = rules[place] == nil ? "no rule stands there any more" : "the rule there does not set it"
      fail("provenance", place, "transactions have from there \(values), but \(why): daybook recategorize")
    }
  }
}

extension RuleClaim {
  fileprivate var place: String { "\(file):\(line)" }
}

extension RuleBook {
  /// Whether the rule gives the value that the book has from it. Of a name made from the text, whether it makes one.
  fileprivate func rule(_ rule: Rule, sets claim: RuleClaim) -> Bool {
    let actions = rule.actions
    let parts = actions.split?.parts.map { categories[Int($0.category)] } ?? []
    switch claim.field {
    case .category:
      return parts.contains(claim.value) || actions.category >= 0 && categories[Int(actions.category)] == claim.value
    case .split: return parts.contains(claim.value)
    case .payee:
      if case .name(let number) = actions.payee { return payees[Int(number)] == claim.value }
      return actions.payee != nil
    case .bucket: return actions.bucket.map { "\($0.rawValue)" } == claim.value
    case .tag: return actions.tags.contains { $0.isAdded && tags[Int($0.tag)] == claim.value }
    case .note: return actions.note == claim.value
    case .transfer:
      return actions.transfer.map { Folding.shared.folded($0) } == Folding.shared.folded(claim.value)
    case .ignore: return actions.ignore == true
    }
  }
}

extension RuleClaim {
  /// `the category 'Food'`.
  fileprivate var words: String {
    switch field {
    case .category: "the category '\(value)'"
    case .split: "a part in '\(value)'"
    case .payee: "the payee '\(value)'"
    case .bucket: "the bucket '\(UInt8(value).flatMap { Bucket(rawValue: $0) }?.name ?? "")'"
    case .tag: "the tag '\(value)'"
    case .note: "the note '\(value)'"
    case .transfer: "the other account '\(value)'"
    case .ignore: "that it is left out"
    }
  }
}
