/// What the rules decided for a chunk of drafts: a decision for each, and what only few get.
///
/// Rules decide alike of many drafts: each decision is kept once, and a draft costs four bytes.
package struct Choices: Equatable, Sendable {
  /// What was set of a draft, with the rule that set it.
  ///
  /// Names are those of the `RuleBook` that decided: index into its `categories`, `payees`, `rules`; -1 is "nothing set
  /// this".
  package struct Decision: Hashable, Sendable {
    package var category: Int32 = -1
    package var categoryRule: Int32 = -1
    /// With a rule of -1, the payee was cleaned from the bank's text.
    package var payee: Int32 = -1
    package var payeeRule: Int32 = -1
    /// `Bucket.rawValue`, 0 for none.
    package var bucket: UInt8 = 0
    package var bucketRule: Int32 = -1
  }

  /// By draft, its place in `decisions`.
  package private(set) var numbers: [UInt32]
  /// The distinct ones; the first is that nothing was set.
  package private(set) var decisions = [Decision()]
  /// Only drafts that got tags, in draft order.
  package var tags: [TagChoice] = []
  /// Drafts that a rule says to leave out of the totals, in draft order.
  package var ignored: [RuleMark] = []
  /// Drafts that a rule sends to the queue, in draft order; the rule holds the reason.
  package var reviews: [RuleMark] = []
  /// Drafts whose category is the first of several: the rule holds the split.
  package var splits: [RuleMark] = []
  /// Drafts that get a note; the rule holds it.
  package var notes: [RuleMark] = []
  /// Drafts that are one side of a transfer between own accounts; the rule holds the other.
  package var transfers: [RuleMark] = []

  /// Payees that a rule took from the text (`payee: "$1"`), or that were cleaned from it: numbers from
  /// `RuleBook.payees.count` on mean these.
  package var derivedPayees: [String] = []

  package struct TagChoice: Equatable, Sendable {
    package var draft: Int
    package var tag: Int32
    package var rule: Int32

    package init(draft: Int, tag: Int32, rule: Int32) {
      self.draft = draft
      self.tag = tag
      self.rule = rule
    }
  }

  package struct RuleMark: Hashable, Sendable {
    package var draft: Int
    package var rule: Int32

    package init(draft: Int, rule: Int32) {
      self.draft = draft
      self.rule = rule
    }
  }

  /// Nothing chosen for any of `count` drafts.
  package init(count: Int) {
    numbers = Array(repeating: 0, count: count)
  }

  /// `places`: where the decisions are, kept by whoever decides.
  mutating func set(_ decision: Decision, of draft: Int, _ places: inout [Decision: UInt32]) {
    let place = places[decision] ?? UInt32(decisions.count)
    if place == decisions.count {
      decisions.append(decision)
      places[decision] = place
    }
    numbers[draft] = place
  }

  /// Calls `body` with each draft and each rule that decided something of it, once.
  package func forEachDecision(_ body: (_ draft: Int, _ rule: Int32) -> Void) {
    for draft in indices {
      let decision = self[draft]
      let (category, payee, bucket) = (decision.categoryRule, decision.payeeRule, decision.bucketRule)
      if category >= 0 { body(draft, category) }
      if payee >= 0, payee != category { body(draft, payee) }
      if bucket >= 0, bucket != category, bucket != payee { body(draft, bucket) }
    }
    var seen: Set<RuleMark> = []
    for mark in tags.map({ RuleMark(draft: $0.draft, rule: $0.rule) }) + ignored + reviews + notes + transfers {
      let own = self[mark.draft]
      let isOwn = [own.categoryRule, own.payeeRule, own.bucketRule].contains(mark.rule)
      if !isOwn, seen.insert(mark).inserted { body(mark.draft, mark.rule) }
    }
  }

  /// The payee chosen for a draft, nil where there is none. `book` is the book that decided.
  package func payee(of draft: Int, in book: RuleBook) -> String? {
    let number = Int(self[draft].payee)
    guard number >= 0 else { return nil }
    return number < book.payees.count ? book.payees[number] : derivedPayees[number - book.payees.count]
  }
}

extension Choices: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { numbers.count }
  package subscript(draft: Int) -> Decision { decisions[Int(numbers[draft])] }
}
