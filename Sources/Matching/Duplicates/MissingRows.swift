import Values

/// What statement and book have in days that both cover, and what of it the other one lacks.
struct MissingRows {
  /// How many rows there are, and how many of them the other side lacks.
  struct Share: Equatable, Sendable {
    var all: Int
    var missing: Int
  }

  /// Days of known rows that the statement must list, and of drafts that the book must hold.
  private var rows: [Int32] = []
  private var drafts: [Int32] = []
  /// The same of those without a partner of their amount within the days that a bank moves rows by.
  private var missingRows: [Int32] = []
  private var missingDrafts: [Int32] = []

  /// Nothing is missing.
  init() {}

  /// Rows of which only the amount may have changed are not missing, unless they are more than a bank changes.
  init(
    _ open: OpenRows, _ columns: Drafts, _ known: Known, _ coverage: Coverage, _ changedAmounts: ChangedAmounts
  ) {
    let move = EvidenceLevels.moveDays
    func mustList(_ row: KnownRow) -> Bool {
      row.isCurrent && row.status != .pending && coverage.statementMustList(row.day)
    }
    rows = known.rows.filter(mustList).map(\.day)
    let areFew = Coverage.isWhole(missing: changedAmounts.changeable.count, of: rows.count)
    let changeable = areFew ? changedAmounts.changeable : []
    for index in open.rows where mustList(known.rows[index]) && !changeable.contains(index) {
      let row = known.rows[index]
      let days = (row.day - move)...(row.day + move)
      if !open.hasDraft(amount: row.amount, days: days, columns) { missingRows.append(row.day) }
    }
    drafts = columns.days.filter(coverage.bookMustHold)
    for draft in open.drafts where !columns.isPending(draft) && coverage.bookMustHold(columns.days[draft]) {
      if areFew, !changedAmounts.rows(of: draft).isEmpty { continue }
      let days = (columns.days[draft] - move)...(columns.days[draft] + move)
      if open.rows(amount: columns.amounts[draft], days: days, known).isEmpty {
        missingDrafts.append(columns.days[draft])
      }
    }
  }

  /// What the statement lacks of the book, and the book of the statement.
  var ofBook: Share { Share(all: rows.count, missing: missingRows.count) }
  var ofStatement: Share { Share(all: drafts.count, missing: missingDrafts.count) }

  /// The same in some days.
  func ofBook(in days: ClosedRange<Int32>) -> Share {
    Share(all: rows.count(where: days.contains), missing: missingRows.count(where: days.contains))
  }
  func ofStatement(in days: ClosedRange<Int32>) -> Share { ofStatement(where: days.contains) }

  /// The same without the first and the last day.
  func ofStatement(inside days: ClosedRange<Int32>) -> Share {
    ofStatement { days.lowerBound < $0 && $0 < days.upperBound }
  }

  private func ofStatement(where isCounted: (Int32) -> Bool) -> Share {
    Share(all: drafts.count(where: isCounted), missing: missingDrafts.count(where: isCounted))
  }
}

extension Coverage {
  /// A statement that leaves out more known rows than banks change, or a book that lacks more than banks add late,
  /// proves nothing by what it does not list.
  mutating func assess(_ missing: MissingRows) {
    let (book, statement) = (missing.ofBook, missing.ofStatement)
    statementIsComplete = Coverage.isWhole(missing: book.missing, of: book.all)
    bookIsComplete = statement.missing <= EvidenceLevels.fewAdded + statement.all / EvidenceLevels.rowsPerAdded
  }
}
