package import Values

/// The rules of a book, compiled: gives each draft its category, payee, bucket and tags.
///
/// Field by field, the first rule that matches and sets the field decides it. Each distinct text is scanned once, with
/// all patterns at once, in time linear in its length, whatever the patterns are.
package struct Matcher: Sendable {
  package let book: RuleBook
  let program: RuleProgram
  let database: PatternDatabase?
  /// Gives a payee to drafts for which no rule sets one; nil leaves them without.
  package var cleaner: PayeeCleaner?

  /// `cached` is what `serialized` gave for the same rules on the same kind of processor; anything else is ignored.
  package init(_ book: RuleBook, cached: ArraySlice<UInt8>? = nil) throws(RuleProblems) {
    self.book = book
    let program = RuleProgram(book)
    guard program.problems.isEmpty else { throw RuleProblems(all: program.problems) }
    do throws(PatternDatabase.Fault) {
      database = program.needles.isEmpty ? nil : try PatternDatabase(program.needles, serialized: cached)
    } catch {
      let faults = program.faults(in: book)
      let (rule, pattern) = program.needlePlaces[min(error.needle, program.needlePlaces.count - 1)]
      let first = pattern.problem(
        of: error.message, in: pattern.regex ?? pattern.source, file: book.rules[rule].file)
      throw RuleProblems(all: faults.isEmpty ? [first] : faults)
    }
    // Vectorscan takes some patterns that match the empty text; what was cached has been looked at before.
    let faults = database?.isRestored ?? true ? [] : program.faults(in: book)
    guard faults.isEmpty else { throw RuleProblems(all: faults) }
    self.program = program
  }

  /// Columns of statements that rules ask for, as first written: whoever has the statement fills
  /// `Drafts.sourceColumns` with them.
  package var columns: [String] {
    guard !program.columns.isEmpty else { return [] }
    var seen: Set<[UInt8]> = []
    return book.rules.flatMap(\.condition.columns).filter { seen.insert(Folding.shared.folded($0)).inserted }
  }

  /// Whether some rule looks at this field: `layout` costs a column that is filled only on demand.
  package func asks(for field: TextField) -> Bool { book.rules.contains { $0.condition.asks(for: field) } }

  /// Whether the patterns were taken from the cache that was given, or there are none; else they had to be compiled.
  package var isFromCache: Bool { database?.isRestored ?? true }

  /// What `serialized` is for beside the rules: the kind of processor, and the version of what compiles.
  package static var platform: String { PatternDatabase.platform }

  /// The compiled patterns, to be cached by the caller under the rules' content and the processor's kind.
  package var serialized: [UInt8] { database?.serialized ?? [] }

  /// What the rules decide for each draft of `account`.
  package func choose(for drafts: Drafts, account: String) -> Choices {
    choose(for: drafts, account: account, range: 0..<drafts.count)
  }

  /// The same for some of the drafts: element 0 of the result is the first draft of `range`.
  package func choose(for drafts: Drafts, account: String, range: Range<Int>) -> Choices {
    var decider = Decider(self, drafts, account: account)
    var choices = Choices(count: range.count)
    for draft in range {
      decider.decide(draft)
      decider.write(to: &choices, at: draft - range.lowerBound)
    }
    choices.derivedPayees = decider.derivedPayees
    return choices
  }

  /// Whether any rule of the book matches each draft; for filters, whose book has one rule.
  ///
  /// `stored` gives what the book holds of each draft where the drafts are transactions of the book.
  package func matches(_ drafts: Drafts, account: String, stored: StoredColumns? = nil) -> [Bool] {
    var decider = Decider(self, drafts, account: account, stored: stored)
    return (0..<drafts.count).map { decider.matchesAny($0) }
  }
}

/// What the book holds of transactions that are matched again: one element per draft, or empty where not known.
/// Texts are in the drafts' pool, 0 for none.
package struct StoredColumns: Sendable {
  /// Paths of categories.
  package var categories: [TextID]
  package var payees: [TextID]
  /// booked, pending, held, reconciled, ignored.
  package var statuses: [TextID]
  /// Tags by draft, of those that have any.
  package var tags: [Int: [String]]
  /// Paths of the categories of splits, by draft.
  package var splits: [Int: [TextID]]
  /// What the transactions are called.
  package var numbers: [Int64]
  /// Numbers of the first days of budget periods, `Condition.noPeriod` for none.
  package var periods: [Int32]
  /// The fields of `TextField.ofBook` that are asked for.
  package var texts: [TextField: [TextID]]

  package init(
    categories: [TextID] = [], payees: [TextID] = [], statuses: [TextID] = [], tags: [Int: [String]] = [:],
    splits: [Int: [TextID]] = [:], numbers: [Int64] = [], periods: [Int32] = [], texts: [TextField: [TextID]] = [:]
  ) {
    self.splits = splits
    self.numbers = numbers
    self.periods = periods
    self.texts = texts
    self.categories = categories
    self.payees = payees
    self.statuses = statuses
    self.tags = tags
  }
}
