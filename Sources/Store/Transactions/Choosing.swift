import Dispatch
package import Rules
package import Values

/// What the rules decide for the drafts of a statement, worked out on another core while what is decided is written.
package struct Choosing {
  /// Some of the drafts, with a choice for each: element 0 is the first of them.
  struct Part {
    let drafts: Range<Int>
    let choices: Choices
  }
  private var waiting: [(drafts: Range<Int>, choices: Background<Choices>)]
  private var whole: Choices
  private let knownPayees: Int

  /// - Parameter matcher: nil where nothing is to be decided.
  package init(_ matcher: Matcher?, _ drafts: Drafts, account: String) {
    knownPayees = matcher?.book.payees.count ?? 0
    whole = Choices(count: drafts.count)
    let queue = DispatchQueue(label: "choices")
    waiting = Choosing.ranges(drafts).map { range in
      let choices = Background(on: queue) {
        matcher?.choose(for: drafts, account: account, range: range) ?? Choices(count: range.count)
      }
      return (drafts: range, choices: choices)
    }
  }

  /// In the order in which the drafts happened, as far as the file tells. Each part has twice the drafts of the one
  /// before: writing can begin soon, and there are few of them.
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

  /// Waits until the next part is worked out.
  package func wait() { _ = waiting.first?.choices.value }

  /// The next part, in the order in which the drafts are to be written; nil at the end.
  mutating func next() -> Part? {
    guard !waiting.isEmpty else { return nil }
    let (drafts, background) = waiting.removeFirst()
    let part = Part(drafts: drafts, choices: background.value)
    whole.put(part.choices, from: drafts.lowerBound, known: knownPayees)
    return part
  }

  /// The choices for all drafts.
  mutating func finish() -> Choices {
    while next() != nil {}
    return whole
  }
}
