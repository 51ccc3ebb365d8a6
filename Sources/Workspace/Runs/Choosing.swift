internal import Dispatch
internal import Ledger

/// What the rules decide for the drafts of a statement, worked out on another core while what is decided is written.
struct Choosing {
  /// Some of the drafts, with a choice for each.
  struct Part {
    let drafts: Range<Int>
    fileprivate let background: Background<Choices>
    /// Element 0 is the first of `drafts`. Waits until they are worked out.
    var choices: Choices { background.value }
  }
  /// In the order in which the drafts are to be written.
  let parts: [Part]
  private let knownPayees: Int

  /// Nothing is decided where that stage is left out.
  init(_ rules: CompiledRules, _ drafts: Drafts, account: String, _ stages: Configuration.Stages) {
    knownPayees = rules.book.payees.count
    let queue = DispatchQueue(label: "choices")
    let isChosen = stages.categorize != nil
    parts = Choosing.ranges(drafts).map { [matcher = rules.matcher] range in
      let background = Background(on: queue) {
        isChosen ? matcher.choose(for: drafts, account: account, range: range) : Choices(count: range.count)
      }
      return Part(drafts: range, background: background)
    }
  }

  /// Each part has twice the drafts of the one before: writing can begin soon, and there are few of them.
  private static func ranges(_ drafts: Drafts) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var (done, size) = (0, 16_384)
    while done < drafts.count {
      let end = min(done + size, drafts.count)
      ranges.append(drafts.isNewestFirst ? drafts.count - end..<drafts.count - done : done..<end)
      (done, size) = (end, size * 2)
    }
    return ranges
  }

  /// The choices for all drafts.
  var whole: Choices {
    let sorted = parts.sorted { $0.drafts.lowerBound < $1.drafts.lowerBound }
    guard var whole = sorted.first?.choices else { return Choices(count: 0) }
    for part in sorted.dropFirst() { whole.append(part.choices, known: knownPayees) }
    return whole
  }
}
