package import Values

/// Finds lines that a file has twice though its running balance counts them once, such as the last rows of a page that
/// the next page repeats.
///
/// Such a line has the day, amount, text, id and balance of an earlier one; the chain holds up to the earlier one, breaks
/// with the later one, and holds again without it. Two real purchases have two balances. Where a bank states the
/// balance after a batch, or of the day, the chain does not hold up to the earlier line, and nothing is said.
package struct DoubledLines: Equatable, Sendable {
  /// A draft and the one whose line it repeats.
  package struct Repeat: Equatable, Sendable {
    package var draft: Int
    package var original: Int
  }

  /// By draft.
  package private(set) var repeats: [Repeat] = []

  package init() {}

  package init(_ drafts: Drafts) {
    guard !drafts.balances.isEmpty else { return }
    let breaks = RunningChain(drafts).breaks
    guard !breaks.isEmpty else { return }
    for group in RepeatWalk(drafts).groups {
      let lines = group.sorted()
      repeats += lines.dropFirst().map { Repeat(draft: $0, original: lines[0]) }
    }
    repeats.sort { $0.draft < $1.draft }
    guard !repeats.isEmpty, RunningChain(without(drafts)).breaks.count >= breaks.count else { return }
    repeats = []
  }

  package var isEmpty: Bool { repeats.isEmpty }

  /// The drafts that are left, in their order.
  private func kept(of count: Int) -> [Int] {
    var next = repeats[...]
    return (0..<count).filter { draft in
      guard next.first?.draft == draft else { return true }
      next.removeFirst()
      return false
    }
  }

  /// The statement as its running balance counts it.
  package func without(_ drafts: Drafts) -> Drafts {
    guard !repeats.isEmpty else { return drafts }
    var counted = drafts.selecting(kept(of: drafts.count))
    counted.statedBalances = drafts.statedBalances
    return counted
  }

  /// What was decided of the statement without them, for the whole: they are duplicates of what their originals are.
  package func adding(to verdicts: Verdicts, of drafts: Drafts) -> Verdicts {
    guard !repeats.isEmpty else { return verdicts }
    var all = Verdicts(count: drafts.count)
    let kept = kept(of: drafts.count)
    for (place, draft) in kept.enumerated() {
      all.verdicts[draft] = verdicts.verdicts[place]
      all.counterparts[draft] = verdicts.counterparts[place]
    }
    all.evidence = verdicts.evidence.map { .init(draft: kept[$0.draft], reasons: $0.reasons) }
    all.unlisted = verdicts.unlisted
    all.partial = verdicts.partial
    all.partial?.drafts = verdicts.askedTogether.map { kept[$0] }
    for pair in repeats {
      all.verdicts[pair.draft] = .duplicate
      all.counterparts[pair.draft] = all.verdicts[pair.original] == .suspected ? 0 : all.counterparts[pair.original]
      let reason: ValueText =
        "the running balance counts the row once: it is on line \(drafts.lines[pair.original]) already"
      all.evidence.append(.init(draft: pair.draft, reasons: [reason]))
    }
    all.evidence.sort { $0.draft < $1.draft }
    all.doubled = self
    return all
  }
}

/// Follows the chain through the rows in the order of time, past those that repeat earlier ones.
private struct RepeatWalk {
  private let drafts: Drafts
  /// Booked drafts in the order of time.
  private let path: [Int]
  /// By line: the first draft that has it.
  private var originals: [Line: Int] = [:]
  /// Drafts to which the chain holds.
  private var tied: Set<Int> = []
  /// By original: the drafts that repeat it.
  private var repeats: [Int: [Int]] = [:]

  private struct Line: Hashable {
    var day: Int32
    var amount: Int64
    var text: TextID
    var reference: TextID?
    var balance: Int64

    init(_ drafts: Drafts, _ draft: Int) {
      (day, amount, text) = (drafts.days[draft], drafts.amounts[draft], drafts.descriptions[draft])
      reference = drafts.references.isEmpty ? nil : drafts.references[draft]
      balance = drafts.balances[draft]
    }
  }

  init(_ drafts: Drafts) {
    self.drafts = drafts
    let booked = drafts.days.indices.filter { !drafts.isPending($0) }
    path = drafts.isNewestFirst ? booked.reversed() : booked
    follow()
  }

  /// Drafts of one line each, the original first.
  var groups: [[Int]] { repeats.map { [$0.key] + $0.value } }

  private mutating func follow() {
    // The last row with a balance, and what the account held when the rows without one after it had come.
    var last: (draft: Int, balance: Int64)?
    var place = 0
    var tried = place
    while place < path.count {
      let draft = path[place]
      guard drafts.balances[draft] != Drafts.noBalance else {
        last?.balance &+= drafts.amounts[draft]
        place += 1
        continue
      }
      if let last, last.balance &+ drafts.amounts[draft] == drafts.balances[draft] {
        tied.insert(draft)
      } else if let last, last.balance == drafts.balances[last.draft], place >= tried {
        let end = endOfRepeats(from: place, after: last.draft)
        tried = end.place
        if end.goesOn {
          for place in place..<end.place { add(path[place]) }
          place = end.place
          continue
        }
      }
      let line = Line(drafts, draft)
      if originals[line] == nil { originals[line] = draft }
      last = (draft, drafts.balances[draft])
      place += 1
    }
  }

  private mutating func add(_ draft: Int) {
    if let original = originals[Line(drafts, draft)] { repeats[original, default: []].append(draft) }
  }

  /// The first place from which on rows do not repeat earlier ones, and whether the chain goes on there from `previous`.
  private func endOfRepeats(from place: Int, after previous: Int) -> (place: Int, goesOn: Bool) {
    var end = place
    while end < path.count, drafts.balances[path[end]] != Drafts.noBalance {
      let draft = path[end]
      if drafts.balances[previous] &+ drafts.amounts[draft] == drafts.balances[draft] { return (end, true) }
      guard let original = originals[Line(drafts, draft)], tied.contains(original) else { return (end, false) }
      end += 1
    }
    return (end, end == path.count && tied.contains(previous))
  }
}
