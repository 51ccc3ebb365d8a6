import Values

/// Drafts that one question is about: the statement and the book may be two partial lists of the account.
package struct PartialLists: Equatable, Sendable {
  /// Ascending.
  package var drafts: [Int] = []
  /// The days that both lists cover.
  package var days: ClosedRange<Int32>
  /// Rows of the statement in these days, and how many of them the book lacks.
  package var listed: Int
  package var unknown: Int
  /// Rows of the book in these days, and how many of them the statement lacks.
  package var known: Int
  package var unlisted: Int
}

/// Finds days in which statement and book are two partial lists of one account, such as an export for each of its
/// cards: each lacks many rows of the other.
///
/// Rows that look the same may be two then, one in each list, and nothing in them tells. They are held under one
/// question, but for those that an id or a balance proves to be one.
struct PartialDays {
  private let missing: MissingRows
  /// Days of earlier statements, as far as this one covers them: empty where it is no such list.
  private var partial: [ClosedRange<Int32>] = []
  /// Those in which the book has all rows of this one.
  private var whole: [ClosedRange<Int32>] = []

  init(_ missing: MissingRows, _ coverage: Coverage) {
    self.missing = missing
    var isPartial = false
    for span in coverage.shared {
      let days = span.clamped(to: coverage.first...coverage.last)
      // On its first and last day a list may be cut: it need not have what the other one has.
      let (statement, book) = (missing.ofStatement(inside: span), missing.ofBook(in: span))
      if !statement.isMany, statement.all >= EvidenceLevels.rowsOfWhole {
        whole.append(days)
      } else {
        partial.append(days)
        isPartial =
          isPartial
          || (statement.isMany && book.isMany && statement.missing + book.missing >= EvidenceLevels.missingOfPartial)
      }
    }
    if !isPartial { partial = [] }
  }

  private func contains(_ day: Int32) -> Bool {
    partial.contains { $0.contains(day) } && !whole.contains { $0.contains(day) }
  }

  /// Holds what was taken for known rows in these days.
  func hold(
    _ verdicts: inout Verdicts, _ drafts: Drafts, _ known: Known, _ pairing: Pairing, _ references: References
  ) {
    guard let first = partial.map(\.lowerBound).min(), let last = partial.map(\.upperBound).max() else { return }
    let (statement, book) = (missing.ofStatement(in: first...last), missing.ofBook(in: first...last))
    var lists = PartialLists(
      days: first...last, listed: statement.all, unknown: statement.missing, known: book.all, unlisted: book.missing)
    for draft in drafts.days.indices where !drafts.isPending(draft) && contains(drafts.days[draft]) {
      guard verdicts.verdicts[draft] == .duplicate || verdicts.verdicts[draft] == .suspected else { continue }
      if !pairing.isFree(draft: draft) {
        let row = known.rows[Int(pairing.rows[draft])]
        if row.status == .pending || references.prove(draft, row) || drafts.hasBalance(of: row, draft) { continue }
      }
      verdicts.verdicts[draft] = .suspected
      lists.drafts.append(draft)
    }
    guard !lists.drafts.isEmpty else { return }
    let held = Set(lists.drafts)
    verdicts.evidence.removeAll { held.contains($0.draft) }
    verdicts.evidence += lists.drafts.map { .init(draft: $0, reasons: ["same day and amount"]) }
    verdicts.partial = lists
  }
}

extension MissingRows.Share {
  fileprivate var isMany: Bool { missing * EvidenceLevels.missingRate > all }
}
