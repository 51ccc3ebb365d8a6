import TestSupport

@testable import Matching
@testable import Values

/// A row of an export, with the number of the purchase that it is in truth.
typealias TracedRow = (row: Row, truth: Int)

/// What really happened, once: the days on which a bank may show it, and its money.
struct TrueMoney {
  /// False for an authorisation that is never booked.
  var isReal: Bool
  var days: Set<Int32>
  var amount: Int64
}

/// What became of a household's rows.
struct Outcome {
  var rows = 0
  var lost = 0
  var doubled = 0
  var queued = 0
  /// Lost and doubled once each question is answered by the truth.
  var wrongAtLast = 0

  static func + (left: Outcome, right: Outcome) -> Outcome {
    Outcome(
      rows: left.rows + right.rows, lost: left.lost + right.lost, doubled: left.doubled + right.doubled,
      queued: left.queued + right.queued, wrongAtLast: left.wrongAtLast + right.wrongAtLast)
  }

  /// Thousandths of a percent of the rows.
  func share(_ count: Int) -> Int { count * 100_000 / max(1, rows) }
}

/// A book that remembers which true row each of its faces was.
struct TracedBook {
  var book = TinyBook()
  /// By transaction: the true rows that went into it.
  var truths: [[Int]] = []
  var listed: Set<Int> = []
  /// Statements that lack rows which they should list, which is said once for each of them.
  private(set) var notes = 0
  /// Open questions: the held transaction and the one that it may be, by the export that they are asked about together.
  private(set) var questions: [(held: Int, other: Int, export: Int?)] = []
  private var exports = 0
  /// True rows of the transactions that an open question is about.
  private var asked: Set<Int> = []

  @discardableResult
  mutating func take(_ export: [TracedRow], reversed: Bool = false) -> Verdicts {
    let entries = reversed ? export.reversed() : export
    let verdicts = book.take(entries.map(\.row), order: reversed ? .newestFirst : .oldestFirst)
    notes += verdicts.unlisted.isEmpty ? 0 : 1
    let together = Set(verdicts.askedTogether)
    exports += 1
    for draft in reversed ? entries.indices.reversed() : Array(entries.indices) {
      let entry = entries[draft]
      listed.insert(entry.truth)
      if verdicts.doubled.repeats.contains(where: { $0.draft == draft }) { continue }
      let other = Int(verdicts.counterparts[draft]) - 1
      switch verdicts.verdicts[draft] {
      case .new: truths.append([entry.truth])
      case .suspected:
        questions.append((truths.count, other, together.contains(draft) ? exports : nil))
        truths.append([entry.truth])
        asked.formUnion(truths[other])
      case .duplicate, .settles: truths[other].append(entry.truth)
      }
    }
    return verdicts
  }

  /// A pending row that was never booked is no loss.
  ///
  /// Each true row takes one transaction that one of its faces went into; equal money of a day is the same money.
  func outcome(_ money: [TrueMoney]) -> Outcome {
    var outcome = Outcome(rows: listed.count, queued: questionCount(money) + notes)
    let (lost, doubled) = silentErrors(money)
    (outcome.lost, outcome.doubled) = (lost.count, doubled.count)
    let (missing, surplus) = answered(money).finalErrors(money)
    outcome.wrongAtLast = missing.count + surplus.count
    return outcome
  }

  /// Those that are asked about together count once, unless some of them are in the book and some are not: then each
  /// is asked.
  private func questionCount(_ money: [TrueMoney]) -> Int {
    let single = questions.count { $0.export == nil }
    let groups = Dictionary(grouping: questions.filter { $0.export != nil }) { $0.export }
    let same = answers(money)
    return groups.values.reduce(single) { count, group in
      count + (Set(group.map { same.contains($0.held) }).count == 1 ? 1 : 1 + group.count)
    }
  }

  /// True rows without a transaction, and transactions too many that no question is about.
  func silentErrors(_ money: [TrueMoney]) -> (lost: [Int], doubled: [Int]) {
    let (unplaced, surplus) = placed(money) { isHeld($0) ? .last : .first }
    return (unplaced, surplus.filter { !isHeld($0) && asked.isDisjoint(with: truths[$0]) })
  }

  /// The same of a book without questions.
  func finalErrors(_ money: [TrueMoney]) -> (lost: [Int], doubled: [Int]) {
    let (lost, doubled) = placed(money) { truths[$0].isEmpty ? .never : .first }
    return (lost, doubled)
  }

  /// The held transactions that are in the book already: no true row is left for them once all others have theirs.
  private func answers(_ money: [TrueMoney]) -> Set<Int> {
    var inBook: Set<Int> = []
    for transaction in truths.indices where !isHeld(transaction) { inBook.formUnion(truths[transaction]) }
    let (_, surplus) = placed(money) { isHeld($0) ? .last : .first }
    let unreal = questions.map(\.held).filter { !money[truths[$0][0]].isReal && inBook.contains(truths[$0][0]) }
    return Set(surplus.filter(isHeld) + unreal)
  }

  /// The book after each question was answered by the truth: whether what is held is in the book already.
  func answered(_ money: [TrueMoney]) -> TracedBook {
    var answered = self
    var kept = Array(truths.indices)
    let same = answers(money)
    for (held, first, _) in questions {
      var other = first
      while kept[other] != other { other = kept[other] }
      if same.contains(held) {
        answered.merge(held, into: other, money)
        kept[held] = other
      } else {
        answered.book.transactions[held].status = book.transactions[held].face.isPending ? .pending : .booked
      }
    }
    return answered
  }

  /// What is kept takes the booking's face where it was only pending, and the true amount where the two differ.
  private mutating func merge(_ held: Int, into kept: Int, _ money: [TrueMoney]) {
    let face = book.transactions[held].face
    let hasTrueAmount = money[truths[held][0]].amount == face.amount
    truths[kept] += truths[held]
    truths[held] = []
    book.transactions[kept].faces += book.transactions[held].faces
    let isChange = hasTrueAmount && face.amount != book.transactions[kept].face.amount
    guard book.transactions[kept].status == .pending || isChange, !face.isPending else { return }
    book.transactions[kept].faces.append(face)
    book.transactions[kept].current = book.transactions[kept].faces.count - 1
    book.transactions[kept].status = .booked
  }

  private func isHeld(_ transaction: Int) -> Bool { book.transactions[transaction].status == .held }

  private enum Turn { case first, last, never }

  /// Gives true rows and transactions to each other, one to one, as many as can be: what is left on both sides.
  private func placed(_ money: [TrueMoney], turn: (Int) -> Turn) -> (unplaced: [Int], surplus: [Int]) {
    var byFace: [Face: [Int]] = [:]
    for truth in listed where money[truth].isReal {
      for day in money[truth].days { byFace[Face(day: day, amount: money[truth].amount), default: []].append(truth) }
    }
    var owners: [Int: Int] = [:]
    func place(_ transaction: Int, _ seen: inout Set<Int>) -> Bool {
      let face = book.transactions[transaction].face
      let own = truths[transaction].filter { money[$0].isReal }
      for truth in own + (byFace[Face(day: face.day, amount: face.amount)] ?? []) where seen.insert(truth).inserted {
        if let other = owners[truth], !place(other, &seen) { continue }
        owners[truth] = transaction
        return true
      }
      return false
    }
    var surplus: [Int] = []
    for now in [Turn.first, .last] {
      for transaction in book.transactions.indices where turn(transaction) == now {
        guard !truths[transaction].allSatisfy({ !money[$0].isReal }) else { continue }
        var seen: Set<Int> = []
        if !place(transaction, &seen) { surplus.append(transaction) }
      }
    }
    return (listed.filter { money[$0].isReal && owners[$0] == nil }, surplus)
  }

  private struct Face: Hashable {
    var day: Int32
    var amount: Int64
  }
}

extension TracedBook {
  /// What the book counts: the amounts of its booked transactions, in order.
  var countedAmounts: [Int64] {
    book.transactions.indices.filter { book.transactions[$0].status == .booked && !truths[$0].isEmpty }
      .map { book.transactions[$0].face.amount }.sorted()
  }
}

extension Household {
  var money: [TrueMoney] {
    rows.map { TrueMoney(isReal: !$0.isDropped, days: [$0.day, $0.laterDay], amount: $0.amount) }
  }
}
