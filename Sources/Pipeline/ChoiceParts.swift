package import Rules
package import Values

/// What the rules decide for the drafts of a plan, in parts in the order in which they are to be written.
///
/// Another core may work them out while what is decided is written: whoever asks for a part waits for it.
package struct ChoiceParts: Sendable {
  package struct Part: Sendable {
    package let drafts: Range<Int>
    /// Element 0 is the first of them.
    package let choices: Choices

    package init(drafts: Range<Int>, choices: Choices) {
      self.drafts = drafts
      self.choices = choices
    }
  }

  /// Starts some work and gives what waits for its end.
  package typealias Start = @Sendable (_ work: @escaping @Sendable () -> Choices) -> @Sendable () -> Choices

  private let parts: [(drafts: Range<Int>, choices: @Sendable () -> Choices)]

  /// - Parameter matcher: nil where nothing is to be decided.
  package init(
    _ matcher: Matcher?, _ drafts: Drafts, account: String,
    start: Start = { work in
      let choices = work()
      return { choices }
    }
  ) {
    parts = ChoiceParts.ranges(drafts).map { range in
      let choices = start {
        matcher?.choose(for: drafts, account: account, range: range) ?? Choices(count: range.count)
      }
      return (range, choices)
    }
  }

  /// The last part is written when all are worked out: the other core has nothing to do meanwhile.
  private static let most = 1 << 17

  /// In the order in which the drafts happened, as far as the file tells. Each part has twice the drafts of the one
  /// before, up to `most`: writing can begin soon, and there are few of them.
  private static func ranges(_ drafts: Drafts) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var (done, size) = (0, 16_384)
    while done < drafts.count {
      let end = Swift.min(done + size, drafts.count)
      ranges.append(drafts.isNewestFirst ? drafts.count - end..<drafts.count - done : done..<end)
      (done, size) = (end, Swift.min(size * 2, most))
    }
    return ranges
  }

  /// In the order of the drafts.
  package var inDraftOrder: [Part] { sorted { $0.drafts.lowerBound < $1.drafts.lowerBound } }
}

extension ChoiceParts: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { parts.count }
  package subscript(part: Int) -> Part { Part(drafts: parts[part].drafts, choices: parts[part].choices()) }
}
