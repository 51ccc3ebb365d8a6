import Budgets
import Store
import Values

extension WorkingFolder {
  /// The calendar in force, which gives rows their periods: that of the book, until `periods apply` takes over what
  /// daybook.yaml says since. Nil where the stage is left out.
  func calendar(_ db: Book.Connection) throws -> PeriodCalendar? {
    guard let declared = configuration.calendar else { return nil }
    guard let rule = try BookCalendar(db: db).rule() else { return declared }
    if let calendar = PeriodCalendar(written: rule) { return calendar }
    throw BookFailure.corrupt(path: bookPath, detail: "its calendar of budget periods is '\(rule)'")
  }
}

extension PeriodCalendar {
  /// Of a text like `{ calendar: weekly, weekday: monday }`; nil where it describes none.
  init?(written text: String) {
    var reader = ConfigurationReader(document: Document(file: "", text: text), folder: "")
    guard let root = reader.document.parsed(), case .map(let entries) = root.content else { return nil }
    let stage = reader.periods(entries, at: Place())
    guard reader.document.faults.isEmpty else { return nil }
    self = stage.calendar
  }
}

/// That daybook.yaml has another calendar than the book: one review item, which settles itself once they agree.
struct CalendarNotice {
  let db: Book.Connection
  let declared: PeriodCalendar?

  private var subject: ReviewSubject { .calendar(rule: declared?.rule.text ?? "") }

  /// Whether the queue says something else than what is so.
  func isNews() throws -> Bool {
    let differs = try self.differs()
    return try !obsolete(differs).isEmpty || differs && !ReviewQueue.isKnown(subject, db)
  }

  /// Opens and settles the item; gives the number of those opened.
  func update(_ batch: inout Batch) throws -> Int {
    let differs = try self.differs()
    for id in try obsolete(differs) { try ReviewQueue.settle(id, db, journal: &batch.journal) }
    guard differs, let declared, let rule = try BookCalendar(db: db).rule() else { return 0 }
    let item = NewReviewItem(
      subject,
      message: "daybook.yaml has other budget periods than the book, which keeps its own",
      evidence: [
        "daybook.yaml: \(declared.rule.text)", "the book: \(rule)",
        "See what would change with: daybook periods apply --dry-run",
      ])
    return try ReviewQueue(db: db, run: batch.run).open(item, journal: &batch.journal) ? 1 : 0
  }

  private func differs() throws -> Bool {
    guard let declared, let rule = try BookCalendar(db: db).rule() else { return false }
    return rule != declared.rule.text
  }

  private func obsolete(_ differs: Bool) throws -> [Int64] {
    try OpenItems(db: db).items(of: .calendar).filter { !differs || $0.subject != subject }.map(\.id)
  }
}
