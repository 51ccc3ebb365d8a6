import Matching
import Store
import Values

/// Where the stated balances of an account and the book part: each gap once, at the first balance that shows it, with
/// what a person was told of it.
struct BalanceBreaks {
  let db: Book.Connection
  let account: Int64
  let currency: Currency
  let tolerance: Int64
  private let balances: StatedBalances
  private var evidence: BalanceEvidence { BalanceEvidence(db: db, account: account) }

  init(_ db: Book.Connection, account: Int64, currency: Currency, tolerance: Int64) {
    self.db = db
    self.account = account
    self.currency = currency
    self.tolerance = tolerance
    balances = StatedBalances(db: db)
  }

  struct Break {
    let check: BalanceCheck
    /// The day of the balance before it; the difference arose after that.
    let after: Int32
    let book: Int64
    /// By how much stated less book changed.
    let change: Int64

    var day: Int32 { check.day }
    var stated: Int64 { check.balance }
    var gap: Int64 { stated &- book }
  }

  /// Ascending by day, from `day` on up to the first balance after `last`.
  ///
  /// - Parameter statement: its own balances are left out; without another one in the span nothing is computed.
  func all(since day: Int32 = .min, through last: Int32 = .max, but statement: Int64? = nil) throws -> [Break] {
    let checks = try balances.stated(of: account, since: day, through: last)
    let isForeign = checks.map { statement == nil || $0.statement != statement }
    guard isForeign.contains(true), let first = checks.first, let end = checks.last else { return [] }
    let book = try AccountTotals(db: db, account: account).balances(on: first.day...end.day)
    let before = try day == .min ? nil : balances.last(of: account, through: day - 1)
    var gap = try balances.gap(before, tolerance: tolerance)
    var after = before?.day ?? .min
    var breaks: [Break] = []
    for (check, isForeign) in zip(checks, isForeign) {
      let new = try balances.gap(check, book: book.balance(atEndOf: check.day), tolerance: tolerance)
      if isForeign, new != 0, isApart(new, gap) {
        breaks.append(Break(check: check, after: after, book: check.balance - new, change: new - gap))
      }
      (gap, after) = (new, check.day)
    }
    return breaks
  }

  /// Stated less book at the last balance before a day: what is known to differ already.
  func gap(before day: Int32) throws -> Int64 {
    try balances.gap(balances.last(of: account, through: day - 1), tolerance: tolerance)
  }

  private func isApart(_ one: Int64, _ other: Int64) -> Bool {
    (one &- other).magnitude > UInt64(max(0, tolerance))
  }

  // MARK: What a person was told

  func items() throws -> [BalanceItem] {
    try BalanceItem.all(of: account, db)
  }

  /// The open items that tell of a break.
  func open(about found: Break, among items: [BalanceItem]) -> [BalanceItem] {
    items.filter { $0.isOpen && isAbout(found, $0) }
  }

  /// Whether a person answered for just this difference: with another, the evidence is another.
  func isAnswered(_ found: Break, among items: [BalanceItem]) -> Bool {
    let answered = items.filter { !$0.isOpen && isAbout(found, $0) }
    let differences = answered.compactMap(\.difference)
    return differences.contains { $0 == found.change || $0 == found.gap }
      || !differences.isEmpty && differences.reduce(0, &+) == found.change
  }

  private func isAbout(_ found: Break, _ item: BalanceItem) -> Bool {
    item.cause == .misprint
      ? item.day == found.day
      : (item.day > found.after || item.day == found.after && item.cause == .openingDiffers) && item.day <= found.day
  }

  // MARK: Items that have nothing to say any more

  /// Closes items about gaps that are mended: the missing statement or the right file came, or a row was decided.
  func settle(_ journal: inout Journal) throws {
    for item in try items() where try item.isOpen && isMended(item) {
      try ReviewQueue.settle(item.id, db, journal: &journal)
    }
  }

  /// Whether stated less book does not change there any more.
  func isMended(_ item: BalanceItem) throws -> Bool {
    let here: Int64
    var before: BalanceCheck?
    switch item.cause {
    case .misprint: return try evidence.isListedAgain(item)
    case .chainBreak, .wrongDay:
      guard let check = try balances.last(of: account, through: item.day), check.day == item.day else {
        return try evidence.isListedAgain(item)
      }
      here = try balances.gap(check, tolerance: tolerance)
      before = try balances.last(of: account, through: item.day - 1)
    default:
      guard let book = try AccountTotals(db: db, account: account).balance(atEndOf: item.day) else { return false }
      let check = try balances.last(of: account, through: item.day)
      let isStated = check?.day == item.day && check?.balance == item.stated
      here = isStated ? try balances.gap(check, tolerance: tolerance) : item.stated &- book
      before =
        item.cause == .openingDiffers
        ? try balances.last(of: account, through: item.day, but: item.statement)
        : try balances.last(of: account, through: item.day - 1)
    }
    return try !isApart(here, 0) || !isApart(here, balances.gap(before, tolerance: tolerance))
  }

  // MARK: Items that are new

  /// Opens an item for the first break of a span of which nobody was told, and which no open row explains; a
  /// statement's own breaks are told by itself. Returns whether it did.
  ///
  /// - Parameter last: the last day on which the book changed: behind the next balance all differ as they did.
  func tell(
    since day: Int32, through last: Int32 = .max, but statement: Int64? = nil, file: String?, _ batch: inout Batch
  ) throws -> Bool {
    let found = try all(since: day, through: last, but: statement)
    guard !found.isEmpty else { return false }
    let items = try items()
    for found in found {
      if items.contains(where: { $0.isOpen && isAbout(found, $0) }) || isAnswered(found, among: items) { continue }
      if try isExplained(found) { continue }
      return try ReviewQueue(db: db, run: batch.run)
        .open(try item(found, statement: statement, file: file), journal: &batch.journal)
    }
    return false
  }

  /// Answers all that does not tie with what a person just decided of the account as a whole.
  func answer(_ batch: inout Batch) throws {
    let queue = ReviewQueue(db: db, run: batch.run)
    let items = try items()
    for found in try all() where !isAnswered(found, among: items) {
      let item = try item(found, statement: nil, file: nil)
      try queue.open(item, journal: &batch.journal)
      guard let open = try ReviewQueue.present(item.subject, db), open.state == "open" else { continue }
      try ReviewQueue.close(open.id, isAccepted: true, db, journal: &batch.journal)
    }
  }

  /// Whether a row that waits accounts for the difference: held, or not read.
  private func isExplained(_ found: Break) throws -> Bool {
    let held = try evidence.held(after: found.after == .min ? found.day - 1 : found.after, through: found.day)
    if held.contains(found.change) || !held.isEmpty && held.reduce(0, &+) == found.change { return true }
    return try evidence.hasUnread(in: found.check.statement)
  }

  private func item(_ found: Break, statement: Int64?, file: String?) throws -> NewReviewItem {
    func money(_ amount: Int64) -> ValueText { .amount(amount, exponent: currency.exponent) }
    let source = found.check.place.map { "that \($0) states" } ?? "that was stated"
    let causes = try causes(of: found)
    let later = try LaterChange.only(
      since: found.check, moving: 0 &- found.change, exponent: currency.exponent, db)
    let why: ValueText =
      later.map { "; it tied until run \($0.run): \($0.words)" } ?? causes.first.map { "; " + $0.message } ?? ""
    var item = NewReviewItem(
      .balance(account: account, cause: .later, day: found.day, stated: found.stated, difference: found.gap),
      message: "the book does not tie to the balance \(source) for \(Day(number: found.day)): stated "
        + "\(money(found.stated)), the book has \(money(found.book)), a difference of \(money(found.gap))\(why)",
      account: account, statement: statement, file: file)
    item.evidence = [
      "stated \(money(found.stated))", "expected \(money(found.book))", "difference \(money(found.gap))",
    ]
    if let name = try AccountStore(db: db).account(account)?.name {
      item.evidence.append(
        NewReviewItem.mending(name, Day(number: found.day), found.stated, exponent: currency.exponent))
    }
    item.evidence += causes.dropFirst(later == nil ? 1 : 0).prefix(2).map { "or \($0.message)" }
    return item
  }

  /// What makes up a break, the likeliest first.
  private func causes(of found: Break) throws -> [Cause] {
    guard let stored = try AccountStore(db: db).account(account) else { return [] }
    let first = found.after == .min ? min(found.day, (stored.openingDay ?? found.day - 1) + 1) : found.after + 1
    let gap = BookGap(
      db, account: stored, difference: found.change, days: min(first, found.day)...found.day, tolerance: tolerance)
    return try gap.causes()
  }
}
