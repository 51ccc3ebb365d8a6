import Matching
import Pipeline
import Statements
import Store
import Values

/// Looks for the other side of transactions that came or changed, links what is certain and asks about what is likely.
///
/// It works inside the SQLite transaction of its caller. Links that it made itself it may make anew where a later file
/// brings a better partner; what a person linked or refused it leaves alone.
struct TransferLinker {
  let db: Book.Connection
  let queue: ReviewQueue
  private let reader: TransferReader
  private let store: TransferStore
  private let days: Int
  /// Review items opened.
  private(set) var opened = 0
  /// Rows of rows of rows: how far from the new ones competing pairs are looked for, and how many at most.
  private static let hops = 6
  private static let limit = 50_000
  /// Rows up to which each row of a statement is looked at for what its text says of a transfer.
  private static let largeStatement = 20_000

  /// - Parameter days: how many working days may lie between two sides; nil leaves it to the pairing.
  init(_ db: Book.Connection, run: Int64, days: Int?) throws {
    self.db = db
    self.days = days ?? TransferPairing.usualDays
    queue = ReviewQueue(db: db, run: run)
    reader = try TransferReader(db)
    store = TransferStore(db: db, run: run)
  }

  /// The drafts of a statement that may be sides of transfers. Of a statement too large to look at each row, those of
  /// which another account has a row of that amount, in the other direction, around the day.
  func draftsToLink(of plan: Plan) throws -> [Int] {
    guard reader.accounts.count > 1 else { return [] }
    let drafts = plan.drafts
    let isPending = { (draft: Int) in !drafts.pending.isEmpty && drafts.pending[draft] }
    let booked = (0..<drafts.count).lazy.filter { draft in
      let verdict = plan.verdicts.verdicts[draft]
      return (verdict == .new || verdict == .settles) && !isPending(draft)
    }
    guard drafts.count > TransferLinker.largeStatement, let first = drafts.days.min(), let last = drafts.days.max()
    else { return Array(booked) }
    let reach = TransferPairing(accounts: reader.accounts, days: days).reach
    let amounts = try reader.amounts(in: (first - reach)...(last + reach))
    guard !amounts.isEmpty else { return [] }
    return booked.filter { amounts.contains(-drafts.amounts[$0]) }
  }

  /// - Parameter transactions: those that are new, or that lost their partner.
  mutating func link(_ transactions: some Sequence<Int64>, journal: inout Journal) throws {
    guard reader.accounts.count > 1 else { return }
    var pairing = TransferPairing(accounts: reader.accounts, days: days)
    let region = try region(around: transactions, &pairing)
    guard !region.isEmpty else { return }
    let verdicts = pairing.decide(refused: try store.refused(region.keys))
    try write(verdicts, region, &journal)
  }

  /// The rows that are there, by id, with all that compete for them.
  private func region(
    around transactions: some Sequence<Int64>, _ pairing: inout TransferPairing
  ) throws -> [Int64: TransferRow] {
    var region: [Int64: TransferRow] = [:]
    var frontier = try reader.rows(transactions, &pairing.texts)
    var asked: Set<Int64> = []
    for _ in 0..<TransferLinker.hops where !frontier.isEmpty && region.count < TransferLinker.limit {
      asked.formUnion(frontier.map(\.id))
      let speaking = frontier.map { pairing.speaks($0) }
      let counterparts = try reader.counterparts(of: frontier, speaking: speaking, reach: pairing.reach)
      var fresh = try reader.rows(Set(counterparts).filter { region[$0] == nil }, &pairing.texts)
      fresh += frontier.filter { region[$0.id] == nil }
      try reader.countFrequencies(&fresh)
      for row in fresh { region[row.id] = row }
      frontier = pairing.add(Array(Set(fresh.map(\.id)).sorted().compactMap { region[$0] }))
        .filter { !asked.contains($0.id) }
    }
    return region
  }

  // MARK: What is written

  private mutating func write(
    _ verdicts: TransferVerdicts, _ region: [Int64: TransferRow], _ journal: inout Journal
  ) throws {
    var wanted: [Int64: Int64] = [:]
    for link in verdicts.links {
      wanted[link.pair.outgoing] = link.pair.incoming
      wanted[link.pair.incoming] = link.pair.outgoing
    }
    let doubtful = Set(
      verdicts.questions.filter { $0.candidates.count > 1 }
        .flatMap { $0.candidates.flatMap { [$0.pair.outgoing, $0.pair.incoming] } })
    var kept: Set<Int64> = []
    for id in region.keys.sorted() {
      guard let link = try store.link(of: id), !kept.contains(id) else { continue }
      if wanted[id] == link.other { continue }
      let isContested = [id, link.other].contains { wanted[$0] != nil || doubtful.contains($0) }
      if isContested, region[link.other] != nil {
        try store.delete(id, journal: &journal)
      } else {
        kept.formUnion([id, link.other])
      }
    }
    for link in verdicts.links where kept.isDisjoint(with: [link.pair.outgoing, link.pair.incoming]) {
      guard try store.link(of: link.pair.outgoing) == nil else { continue }
      try store.insert(link.pair, byPerson: false, evidence: link.reasons, journal: &journal)
    }
    let questions = verdicts.questions.filter { question in
      question.candidates.allSatisfy { kept.isDisjoint(with: [$0.pair.outgoing, $0.pair.incoming]) }
    }
    try ask(questions, region, &journal)
  }

  /// Opens what is new to ask about the rows, and settles what there is nothing to ask of any more.
  private mutating func ask(
    _ questions: [TransferVerdicts.Question], _ region: [Int64: TransferRow], _ journal: inout Journal
  ) throws {
    let items = try questions.map { try item($0) }
    let asked = Set(items.map(\.subject))
    for open in try OpenItems(db: db).items(of: .transfer) where !asked.contains(open.subject) {
      guard open.subject.transactions.contains(where: { region[$0] != nil }) else { continue }
      try ReviewQueue.settle(open.id, db, journal: &journal)
    }
    for item in items where try queue.open(item, journal: &journal) { opened += 1 }
  }

  private func item(_ question: TransferVerdicts.Question) throws -> NewReviewItem {
    let others = question.candidates.map { $0.pair.outgoing == question.row ? $0.pair.incoming : $0.pair.outgoing }
    let row = try source(question.row)
    let candidates = try others.map { try source($0) }
    let what: ValueText = candidates.count == 1 ? candidates[0].inWords : "one of \(candidates.count) others"
    var item = NewReviewItem(
      .transfer(transaction: question.row, candidates: others.sorted()),
      message: "\(row.inWords) may be a transfer with \(what)")
    item.evidence = question.candidates[0].reasons
    if candidates.count > 1 {
      item.options = zip(others, candidates).map {
        ReviewOption(value: ReviewOption.choosing($0), label: "\($1.inWords): \($1.description)")
      }
    }
    (item.account, item.statement, item.line, item.file) = (row.account.id, row.statement, row.line, row.file)
    (item.transaction, item.other) = (question.row, others[0])
    return item
  }

  private func source(_ id: Int64) throws -> TransactionSource {
    guard let source = try TransactionSource(id, db) else { throw WorkspaceError.noTransaction(id) }
    return source
  }
}

extension TransactionSource {
  fileprivate var inWords: ValueText {
    "\(.money(amount, exponent: account.exponent, account.currency)) on \(day) in \(account.name)"
  }
}
