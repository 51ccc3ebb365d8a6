import Rules
import Values

/// Turns the values of one YAML file into rules, in both of the forms that DESIGN.md describes.
struct RuleReader {
  var conditions: ConditionReader
  var collection: RuleCollection

  init(document: Document, collection: RuleCollection) {
    conditions = ConditionReader(document: document, isFilter: false, accounts: collection.accounts)
    self.collection = collection
  }

  mutating func read(_ root: YAMLValue) {
    let file =
      root.isNull ? [] : conditions.document.entries(root, of: "a rule file", keys: ["include", "rules", "categories"])
    for entry in file where !entry.value.isNull {
      switch entry.key {
      case "include":
        for (name, place) in conditions.document.texts(entry.value, of: "include") {
          collection.include(name, at: place, in: &conditions.document)
        }
      case "rules":
        for value in conditions.document.list(entry.value, of: "rules") ?? [] { readRule(value) }
      default: readShortForm(entry.value)
      }
    }
  }

  /// `Food:Dining: [nandos, "pret a manger"]`: one rule a text, so that each can be named by its line.
  private mutating func readShortForm(_ value: YAMLValue) {
    for entry in conditions.document.map(value, of: "categories") ?? [] {
      var actions = Rule.Actions()
      actions.category = collection.category(entry.key, at: entry.place, in: &conditions.document)
      for pattern in conditions.patterns(entry.value, of: entry.key) {
        collection.rules.append(
          Rule(
            name: "\(entry.key): \(pattern.source)", file: conditions.document.file, line: pattern.line,
            condition: .text(.description, [pattern]), actions: actions))
      }
    }
  }

  private mutating func readRule(_ value: YAMLValue) {
    let document = conditions.document
    let before = document.faults.count
    let entries = conditions.document.entries(
      value, of: "a rule", keys: ["name", "stage", "when", "set", "examples"])
    guard case .map = value.content else { return }
    var rule = Rule(
      name: "", file: document.file, line: value.place.line, condition: .all([]), actions: Rule.Actions())
    for entry in entries {
      switch entry.key {
      case "name": rule.name = conditions.document.text(entry.value, of: "name") ?? ""
      case "stage":
        let names = Rule.Stage.allCases.map(\.name)
        let name = conditions.document.choice(entry.value, of: "stage", among: names)
        rule.stage = Rule.Stage.allCases.first { $0.name == name } ?? .default
      case "when": rule.condition = conditions.condition(entry.value, of: "when")
      case "set": rule.actions = actions(entry.value)
      default: rule.examples = examples(entry.value)
      }
    }
    for key in ["when", "set"]
    where conditions.document.faults.count == before && !entries.contains(where: { $0.key == key }) {
      conditions.document.fault(
        "the rule has no '\(key)'", at: value.place,
        remedy: key == "when" ? "Add: when: { description: ... }" : "Add: set: { category: ... }")
    }
    guard conditions.document.faults.count == before else { return }
    checkTemplate(of: rule, at: place(ofPayeeIn: entries) ?? value.place)
    if rule.name.isEmpty { rule.name = name(of: rule) }
    collection.rules.append(rule)
  }

  private func place(ofPayeeIn entries: [YAMLEntry]) -> Place? {
    guard case .map(let actions) = entries.first(where: { $0.key == "set" })?.value.content else { return nil }
    return actions.first { $0.key == "payee" }?.value.place
  }

  private func name(of rule: Rule) -> String {
    if rule.actions.category >= 0 { return collection.categories.all[Int(rule.actions.category)] }
    if let split = rule.actions.split { return "split: " + split.words(collection.categories.all) }
    if case .name(let payee) = rule.actions.payee { return collection.payees.all[Int(payee)] }
    if let account = rule.actions.transfer { return "transfer: \(account)" }
    return "rule on line \(rule.line)"
  }

  private mutating func examples(_ value: YAMLValue) -> [Rule.Example] {
    var examples: [Rule.Example] = []
    for entry in conditions.document.entries(value, of: "examples", keys: ["match", "no_match"]) {
      for (text, place) in conditions.document.texts(entry.value, of: entry.key) {
        examples.append(Rule.Example(text: text, mustMatch: entry.key == "match", line: place.line))
      }
    }
    return examples
  }
}

// MARK: What a rule sets

extension RuleReader {
  private mutating func actions(_ value: YAMLValue) -> Rule.Actions {
    var actions = Rule.Actions()
    guard let entries = conditions.document.map(value, of: "set") else { return actions }
    if entries.isEmpty { conditions.document.fault("the rule sets nothing", at: value.place) }
    let known = ["category", "split", "payee", "bucket", "tags", "note", "transfer", "ignore", "review"]
    for entry in conditions.document.entries(value, of: "set", keys: known) { set(entry, in: &actions) }
    if actions.category >= 0, actions.split != nil {
      conditions.document.fault(
        "the rule sets a category and a split", at: value.place,
        remedy: "A split says the categories: leave 'category' out.")
    }
    return actions
  }

  private mutating func transfer(_ value: YAMLValue) -> String? {
    guard let name = conditions.document.text(value, of: "transfer") else { return nil }
    let folded = Folding.shared.folded(name)
    if let known = collection.accounts.first(where: { Folding.shared.folded($0) == folded }) { return known }
    guard !collection.accounts.isEmpty else { return name }
    conditions.document.fault(
      "no account '\(name)' to transfer to", at: value.place,
      remedy: (nearest(to: name, among: collection.accounts).map { "Did you mean '\($0)'? " } ?? "")
        + "The accounts are those of daybook.yaml.")
    return nil
  }

  private mutating func set(_ entry: YAMLEntry, in actions: inout Rule.Actions) {
    let value = entry.value
    switch entry.key {
    case "category":
      guard let path = conditions.document.text(value, of: "category") else { return }
      actions.category = collection.category(path, at: value.place, in: &conditions.document)
    case "payee":
      guard let name = conditions.document.text(value, of: "payee") else { return }
      actions.payee = Template.isTemplate(name) ? .template(name) : .name(collection.payees.number(of: name))
    case "bucket":
      let name = conditions.document.choice(value, of: "bucket", among: Bucket.allCases.map(\.name))
      actions.bucket = name.flatMap { Bucket(name: $0) }
    case "tags":
      for (text, place) in conditions.document.texts(value, of: "tags") {
        for word in text.split(separator: " ") { setTag(String(word), at: place, in: &actions) }
      }
    case "split": actions.split = split(value)
    case "note": actions.note = conditions.document.text(value, of: "note")
    case "transfer": actions.transfer = transfer(value)
    case "ignore": actions.ignore = conditions.document.flag(value, of: "ignore")
    default: actions.review = conditions.document.text(value, of: "review")
    }
  }

  private mutating func setTag(_ word: String, at place: Place, in actions: inout Rule.Actions) {
    let name = word.hasPrefix("+") || word.hasPrefix("-") ? String(word.dropFirst()) : word
    if name.isEmpty {
      conditions.document.fault(
        "'\(word)' is no tag", at: place, remedy: "Write +name to add a tag, -name to keep it off.")
      return
    }
    actions.tags.append(Rule.TagAction(tag: collection.tags.number(of: name), isAdded: !word.hasPrefix("-")))
  }

  /// A payee with `$1` needs a regex on the description that has that group.
  private mutating func checkTemplate(of rule: Rule, at place: Place) {
    guard case .template(let template) = rule.actions.payee else { return }
    let needed = Template.highestGroup(of: template)
    let regexes = rule.condition.descriptionRegexes
    if regexes.isEmpty {
      conditions.document.fault(
        "payee '\(template)' takes a group, but the rule has no regex on the description", at: place,
        remedy: "Write the description as /.../ with the wanted part in parentheses.")
    }
    for regex in regexes {
      let place = Place(line: regex.line, column: regex.column)
      guard let groups = Template.groups(in: regex.regex ?? "") else {
        conditions.document.fault(
          "the groups of \(regex.source) cannot be taken", at: place,
          remedy: "Write it without \\p, [: :] and (?flags), or name the payee.")
        continue
      }
      if groups < needed {
        conditions.document.fault(
          "payee '\(template)' takes group \(needed), but the regex has \(groups)", at: place,
          remedy: "Put the wanted part in parentheses.")
      }
    }
  }
}
