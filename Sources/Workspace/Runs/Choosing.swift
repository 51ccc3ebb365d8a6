internal import Ledger

extension CompiledRules {
  /// What the rules decide for each draft of `account`, which is nothing where that stage is left out; of many drafts,
  /// half are decided on another core.
  func choose(for drafts: Drafts, account: String, _ stages: Configuration.Stages) -> Choices {
    guard stages.categorize != nil else { return Choices(count: drafts.count) }
    guard drafts.count > 16_384 else { return matcher.choose(for: drafts, account: account) }
    let half = drafts.count / 2
    let last = Background { [matcher] in matcher.choose(for: drafts, account: account, range: half..<drafts.count) }
    var choices = matcher.choose(for: drafts, account: account, range: 0..<half)
    choices.append(last.value, known: book.payees.count)
    return choices
  }
}
