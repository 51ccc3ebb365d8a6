package import Values

/// A rule as written: where it stands, what must hold, and what it sets then.
///
/// Its numbers of categories, payees and tags are those of the `RuleBook` that holds it.
package struct Rule: Sendable {
  /// When a rule is asked: all of `first`, then all of `default`, then all of `last`.
  package enum Stage: UInt8, CaseIterable, Sendable {
    case first
    case `default`
    case last

    package var name: String { String(describing: self) }
  }

  /// As written, or made from what it looks for: `Food:Dining: nandos`.
  package var name: String
  package var file: String
  /// Physical line from 1.
  package var line: Int
  package var stage: Stage
  package var condition: Condition
  package var actions: Actions
  package var examples: [Example]

  package init(
    name: String, file: String, line: Int, stage: Stage = .default, condition: Condition, actions: Actions,
    examples: [Example] = []
  ) {
    self.name = name
    self.file = file
    self.line = line
    self.stage = stage
    self.condition = condition
    self.actions = actions
    self.examples = examples
  }

  /// Why the rule sends a draft to the queue; nil where it does not.
  package var review: String? { actions.review }

  /// What a rule sets. What is nil, -1 or empty it leaves to other rules.
  package struct Actions: Sendable {
    package var category: Int32 = -1
    package var payee: PayeeAction?
    package var bucket: Bucket?
    package var tags: [TagAction] = []
    package var ignore: Bool?
    package var review: String?
    /// Several categories in place of one; a rule has either.
    package var split: Split?
    package var note: String?
    /// The name of the own account on the other side.
    package var transfer: String?

    package init() {}

    package var isEmpty: Bool {
      category < 0 && payee == nil && bucket == nil && tags.isEmpty && ignore == nil && review == nil && split == nil
        && note == nil && transfer == nil
    }

    /// Whether it sets the category, or several of them.
    package var decidesCategory: Bool { category >= 0 || split != nil }
  }

  package enum PayeeAction: Equatable, Sendable {
    case name(Int32)
    /// `$1` and its like take groups of the regex that matched the description.
    case template(String)
  }

  /// `+travel` adds a tag; `-travel` keeps later rules from adding it.
  package struct TagAction: Equatable, Sendable {
    package var tag: Int32
    package var isAdded: Bool

    package init(tag: Int32, isAdded: Bool) {
      self.tag = tag
      self.isAdded = isAdded
    }
  }

  /// A description of which the rule's author says whether the rule must match it.
  package struct Example: Equatable, Sendable {
    package var text: String
    package var mustMatch: Bool
    package var line: Int

    package init(text: String, mustMatch: Bool, line: Int) {
      self.text = text
      self.mustMatch = mustMatch
      self.line = line
    }
  }
}

/// All rules in the order in which they are asked, and the names that their numbers stand for.
package struct RuleBook: Sendable {
  package var rules: [Rule]
  /// Paths: `Food:Groceries`.
  package var categories: [String]
  package var payees: [String]
  package var tags: [String]

  /// Puts the rules in order: by stage, and within a stage as given.
  package init(rules: [Rule] = [], categories: [String] = [], payees: [String] = [], tags: [String] = []) {
    self.rules = Rule.Stage.allCases.flatMap { stage in rules.filter { $0.stage == stage } }
    self.categories = categories
    self.payees = payees
    self.tags = tags
  }
}

/// A category as a category file defines it.
package struct CategoryDefinition: Equatable, Sendable {
  /// `Food:Groceries`; what stands before the last colon is the parent.
  package var path: String
  package var name: String
  /// An emoji.
  package var icon: String
  /// `#RRGGBB`.
  package var colour: String
  package var order: Int
  package var bucket: Bucket?
  /// `expense`, `income` or `transfer`.
  package var kind: String

  package init(
    path: String, name: String, icon: String, colour: String, order: Int, bucket: Bucket?, kind: String
  ) {
    self.path = path
    self.name = name
    self.icon = icon
    self.colour = colour
    self.order = order
    self.bucket = bucket
    self.kind = kind
  }
}

/// Rules that cannot be compiled, each with its place and what to write instead.
package struct RuleProblems: Error, Sendable {
  package var all: [Diagnostic]

  package init(all: [Diagnostic]) {
    self.all = all
  }
}
