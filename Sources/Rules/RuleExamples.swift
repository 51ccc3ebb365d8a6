package import Values

extension Matcher {
  /// The examples that their rules do not keep, as errors at the examples' lines.
  ///
  /// An example is a description, so conditions on anything else are taken to hold or not as the rule needs it.
  package func failedExamples() -> [Diagnostic] {
    var drafts = Drafts()
    var owners: [(rule: Int, example: Rule.Example)] = []
    for (number, rule) in book.rules.enumerated() {
      for example in rule.examples {
        drafts.descriptions.append(drafts.texts.intern(example.text))
        drafts.amounts.append(0)
        drafts.days.append(0)
        owners.append((number, example))
      }
    }
    var decider = Decider(self, drafts, account: "")
    var failures: [Diagnostic] = []
    for (draft, owner) in owners.enumerated() {
      decider.begin(draft)
      let canMatch = decider.canHold(Int(program.roots[owner.rule]), in: .description).yes
      if canMatch != owner.example.mustMatch {
        failures.append(failure(of: book.rules[owner.rule], owner.example))
      }
    }
    return failures
  }

  private func failure(of rule: Rule, _ example: Rule.Example) -> Diagnostic {
    let verb = example.mustMatch ? "does not match" : "matches"
    return Diagnostic(
      file: rule.file, line: example.line, message: "the rule '\(rule.name)' \(verb) its example '\(example.text)'",
      remedy: example.mustMatch
        ? "The rule asks for \(rule.condition.words)." : "Exclude it: not: { description: ... }, or ask for more words."
    )
  }
}
