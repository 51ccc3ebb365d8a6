/// What statement and book have in days that both cover, and what of it the other one lacks.
struct MissingRows {
  /// How many rows there are, and how many of them the other side lacks.
  struct Share: Equatable, Sendable {
    var all = 0
    var missing = 0
  }

  /// Days of known rows that the statement must list, and of drafts that the book must hold, ascending.
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
    drafts = columns.days.filter(coverage.bookMustHold).sorted()
    for draft in open.drafts where !columns.isPending(draft) && coverage.bookMustHold(columns.days[draft]) {
      if areFew, !changedAmounts.rows(of: draft).isEmpty { continue }
      let days = (columns.days[draft] - move)...(columns.days[draft] + move)
      if open.rows(amount: columns.amounts[draft], days: days, known).isEmpty {
        missingDrafts.append(columns.days[draft])
      }
    }
    missingRows.sort()
    missingDrafts.sort()
  }

  /// What the statement lacks of the book, and the book of the statement.
  var ofBook: Share { Share(all: rows.count, missing: missingRows.count) }
  var ofStatement: Share { Share(all: drafts.count, missing: missingDrafts.count) }

  /// The same in some days, without the first and the last one of a span.
  func ofBook(in days: ClosedRange<Int32>, inside span: ClosedRange<Int32>) -> Share {
    Share(rows, missingRows, days, span)
  }
  func ofStatement(in days: ClosedRange<Int32>, inside span: ClosedRange<Int32>) -> Share {
    Share(drafts, missingDrafts, days, span)
  }
}

extension Coverage {
  /// A statement that leaves out more known rows than banks change, or a book that lacks more than banks add late,
  /// proves nothing by what it does not list.
  mutating func assess(_ missing: MissingRows) {
    let (book, statement) = (missing.ofBook, missing.ofStatement)
    statementIsComplete = Coverage.isWhole(missing: book.missing, of: book.all)
    bookIsComplete = statement.missing * 10 <= statement.all + 40
  }
}

extension MissingRows.Share {
  fileprivate init(_ all: [Int32], _ missing: [Int32], _ days: ClosedRange<Int32>, _ span: ClosedRange<Int32>) {
    let first = max(days.lowerBound, span.lowerBound + 1)
    let last = min(days.upperBound, span.upperBound - 1)
    self.init(all: all.count(from: first, through: last), missing: missing.count(from: first, through: last))
  }
}

extension [Int32] {
  /// How many of the ascending days are in a span, which may be empty.
  fileprivate func count(from first: Int32, through last: Int32) -> Int {
    first <= last ? place(of: last + 1) - place(of: first) : 0
  }

  /// The first place with that day or a later one.
  private func place(of day: Int32) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
