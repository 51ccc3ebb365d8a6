/// What the rules decided for a chunk of drafts: one element per draft in each column, with the rule that set it.
///
/// Names are those of the `RuleBook` that decided: index into its `categories`, `payees`, `tags`, `rules`; -1 is
/// "nothing set this".
package struct Choices: Equatable, Sendable {
  package var categories: [Int32]
  package var categoryRules: [Int32]
  /// With a rule of -1, the payee was cleaned from the bank's text.
  package var payees: [Int32]
  package var payeeRules: [Int32]
  /// `Bucket.rawValue`, 0 for none.
  package var buckets: [UInt8]
  package var bucketRules: [Int32]
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
    categories = Array(repeating: -1, count: count)
    categoryRules = categories
    payees = categories
    payeeRules = categories
    buckets = Array(repeating: 0, count: count)
    bucketRules = categories
  }

  /// Calls `body` with each draft and each rule that decided something of it, once.
  package func forEachDecision(_ body: (_ draft: Int, _ rule: Int32) -> Void) {
    for draft in categoryRules.indices {
      let (category, payee, bucket) = (categoryRules[draft], payeeRules[draft], bucketRules[draft])
      if category >= 0 { body(draft, category) }
      if payee >= 0, payee != category { body(draft, payee) }
      if bucket >= 0, bucket != category, bucket != payee { body(draft, bucket) }
    }
    var seen: Set<RuleMark> = []
    for mark in tags.map({ RuleMark(draft: $0.draft, rule: $0.rule) }) + ignored + reviews + notes + transfers {
      let own = [categoryRules[mark.draft], payeeRules[mark.draft], bucketRules[mark.draft]]
      if !own.contains(mark.rule), seen.insert(mark).inserted { body(mark.draft, mark.rule) }
    }
  }

  /// The payee chosen for a draft, nil where there is none. `book` is the book that decided.
  package func payee(of draft: Int, in book: RuleBook) -> String? {
    let number = Int(payees[draft])
    guard number >= 0 else { return nil }
    return number < book.payees.count ? book.payees[number] : derivedPayees[number - book.payees.count]
  }
}
