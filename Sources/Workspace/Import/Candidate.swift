import Foundation
import Statements
import Store
import Values

/// A statement file on its way into the book: read, but not yet decided.
struct Candidate {
  enum State {
    /// Understood without an open question.
    case ready(Reading, [Part])
    /// Nothing of it may be written until a person decides; the account, where it is known.
    case waits([NewReviewItem], Configuration.Account?)
    case known(account: String, last: Day?)
    case unusable(ReadingFailure)
    /// Something still writes it: nothing is asked, and the next run takes it.
    case unfinished(ReadingFailure)
  }
  /// One account's part of the file.
  struct Part {
    var account: Configuration.Account
    var drafts: Drafts
  }
  let path: String
  /// Nil where it cannot be opened. Its bytes are those that a `prepare` command made, where the account has one.
  let file: StatementFile?
  let hints: ReadingHints
  let state: State
  /// The accounts that had the same bytes in the book when the file was read.
  let same: [String]
  /// First and last day of the rows; files without rows sort first.
  let span: (first: Int32, last: Int32)

  init(
    path: String, file: StatementFile?, hints: ReadingHints = ReadingHints(), state: State, same: [String] = []
  ) {
    self.path = path
    self.file = file
    self.hints = hints
    self.state = state
    self.same = same
    span =
      if case .ready(let reading, _) = state {
        (reading.drafts.days.min() ?? .min, reading.drafts.days.max() ?? .min)
      } else { (.min, .min) }
  }
}

extension Candidate {
  /// Whether it waits because it contradicts an answer.
  var reopens: Bool {
    guard case .waits(let items, _) = state else { return false }
    return items.contains { if case .question(_, _, _, _, contradicts: true) = $0.subject { true } else { false } }
  }
}

/// Reads statement files under what is known about their accounts.
struct CandidateReader {
  let db: Book.Connection
  let router: Router
  /// The bytes that a file may have.
  let maxFile: Int

  func read(_ path: String) throws -> Candidate {
    if let failure = StatementFile.download(path) {
      return Candidate(path: path, file: nil, state: .unfinished(failure))
    }
    var opened: StatementFile?
    do {
      let file = try StatementFile(path: path, most: maxFile)
      opened = file
      let same = try SameBytes(file.sha256, db)
      if !same.accounts.isEmpty {
        let account = router.account(fileName: file.name, bytes: file.bytes)
        let isOfAnother = account.map { !same.accounts.contains($0.name) }
        guard isOfAnother ?? router.holdsNumber(in: file.bytes, besides: same.accounts) else {
          return Candidate(path: path, file: file, state: same.known, same: same.accounts)
        }
      }
      return try read(file, same)
    } catch let failure as ReadingFailure {
      opened?.letGo()
      let isChanging = failure.code == StatementFile.changing
      return Candidate(path: path, file: opened, state: isChanging ? .unfinished(failure) : .unusable(failure))
    }
  }

  private func read(_ original: StatementFile, _ same: SameBytes) throws -> Candidate {
    let routed = try RoutedReading(original, router, answered: answeredOwner)
    let (file, owner) = (routed.file, routed.account)
    let recollection = try Recollection(db, routed.reading, hints: routed.hints, account: owner?.name, file)
    let (reading, hints) = (recollection.reading, recollection.hints)
    if let failure = unfinished(reading, file) {
      return Candidate(path: file.path, file: file, state: .unfinished(failure), same: same.accounts)
    }
    let state = try state(of: same, for: owner, reading, file) ?? state(of: reading, owner: owner, file).without(same)
    return Candidate(path: file.path, file: file, hints: hints, state: state, same: same.accounts)
  }

  /// Why a file waits whose last line is cut off and that changed a moment ago; later the line is asked about, and the
  /// others go on.
  private func unfinished(_ reading: Reading, _ file: StatementFile) -> ReadingFailure? {
    guard let line = reading.drafts.others.last(where: \.isCut)?.line, file.isFresh else { return nil }
    return ReadingFailure(
      code: "unfinished", line: Int(line),
      message: "line \(line), the last one, is cut off, and the file changed less than a minute ago",
      remedy: "Something may still write it; a run after that minute takes it.")
  }

  /// Whose the file is as a person answered.
  private func answeredOwner(of reading: Reading, _ file: StatementFile) throws -> Configuration.Account? {
    let answers = try Answers(db: db).given(account: nil, shape: Answers.ownerShape(reading, sha256: file.sha256))
    return router.accounts.first { $0.name == answers["account"] }
  }

  private func state(
    of reading: Reading, owner: Configuration.Account?, _ file: StatementFile
  ) throws -> Candidate.State {
    let asking = ItemsOfFile(file: file, reading: reading, accounts: router.accounts)
    let parts = reading.drafts.partsByAccount()
    let isOne = parts.count == 1 || owner.map { isWhole(reading, parts, of: $0) } == true
    var owners: [Configuration.Account] = []
    var unknown: [NewReviewItem] = []
    for part in parts {
      if let account = try account(of: part.number, owner: owner, isOne: isOne) {
        owners.append(account)
      } else {
        unknown.append(asking.account(number: part.number, isOne: isOne))
      }
    }
    guard unknown.count <= ItemsOfFile.mostAccounts else { return .waits([asking.accounts(unknown.count)], nil) }
    guard unknown.isEmpty else { return .waits(unknown, nil) }
    let whole = merged(parts.map { ($0.number, $0.drafts) }, owners, reading.drafts)
    let divided = try ForeignRows(db: db, asking: asking, accounts: router.accounts).divided(whole)
    // What is asked about accounts is kept for none of them.
    let isOfOne = divided.questions.allSatisfy { $0.kind == .file }
    guard divided.questions.isEmpty else { return .waits(divided.questions, isOfOne ? owner : nil) }
    return reading.questions.isEmpty
      ? .ready(reading, divided.parts) : .waits(reading.questions.map(asking.question), owner)
  }
}

extension CandidateReader {
  /// Whether a delimited file is all of one account by its name, though a column looks like one of account numbers: a
  /// card's number, say. Sections of other formats are accounts for certain, and so is what has balances of its own.
  private func isWhole(
    _ reading: Reading, _ parts: [(number: String, drafts: Drafts)], of owner: Configuration.Account
  ) -> Bool {
    reading.format == "csv" && owner.number == nil
      && parts.allSatisfy { router.account(number: $0.number) == nil && router.account(called: $0.number) == nil }
      && !haveOwnBalances(parts.map(\.drafts), of: reading.drafts)
  }

  /// The balances of each part go on by themselves, and not from one part to the next.
  private func haveOwnBalances(_ parts: [Drafts], of whole: Drafts) -> Bool {
    parts.count { $0.count > 1 } > 1 && parts.allSatisfy { RunningChain($0).isProved } && !RunningChain(whole).isProved
  }

  /// Whose the rows with an account number are.
  private func account(
    of number: String, owner: Configuration.Account?, isOne: Bool
  ) throws -> Configuration.Account? {
    if let named = router.named { return named }
    if !number.isEmpty, let account = router.account(number: number) ?? router.account(called: number) {
      return account
    }
    if isOne || number.isEmpty { return owner }
    let name = try Answers(db: db).given(account: nil, shape: Answers.shape(number: number))[Answers.owner]
    return router.accounts.first { $0.name == name }
  }

  /// One part for each account: several numbers may be one account's.
  private func merged(
    _ parts: [(number: String, drafts: Drafts)], _ owners: [Configuration.Account], _ drafts: Drafts
  ) -> [Candidate.Part] {
    var names: [String] = []
    for owner in owners where !names.contains(owner.name) { names.append(owner.name) }
    if names.count == parts.count { return zip(owners, parts).map { Candidate.Part(account: $0, drafts: $1.drafts) } }
    return names.enumerated().compactMap { place, name in
      let own = owners.indices.filter { owners[$0].name == name }
      let numbers = Set(own.map { parts[$0].number })
      let rows = names.count == 1 ? drafts : drafts.part(ofAccounts: numbers, withOthers: place == 0)
      return own.first.map { Candidate.Part(account: owners[$0], drafts: rows) }
    }
  }
}

/// The review items that a file as a whole gives rise to.
struct ItemsOfFile {
  let file: StatementFile
  let reading: Reading
  let accounts: [Configuration.Account]
  private let summary: ValueText
  /// More accounts that nobody knows are one item, not one each.
  static let mostAccounts = 40

  init(file: StatementFile, reading: Reading, accounts: [Configuration.Account]) {
    self.file = file
    self.reading = reading
    self.accounts = accounts
    summary = reading.summary
  }

  /// For a file of very many accounts, none of which is known.
  func accounts(_ count: Int) -> NewReviewItem {
    NewReviewItem(
      .file(path: file.path, sha256: file.sha256, code: "accounts"),
      message: "the file names \(count) accounts that daybook.yaml does not have",
      evidence: [
        "Give each its `number:` in daybook.yaml, or name with `files:` the one account that it is of."
      ], file: file.path)
  }

  /// `isOne`: the file has one account number or none; else the question is about the rows with this number.
  func account(number: String, isOne: Bool) -> NewReviewItem {
    let seen = number.isEmpty ? reading.layout.accountNumbers.joined(separator: ", ") : number
    let whole: ValueText = "which account is this file of?" + ValueText(seen.isEmpty ? "" : " It names \(seen)")
    let part: ValueText =
      number.isEmpty ? "which account are the rows without a number of?" : "which account is \(number)?"
    let shape = Answers.ownerShape(reading, sha256: file.sha256)
    let subject = ReviewSubject.account(
      sha256: file.sha256, number: isOne ? nil : number,
      shape: isOne || number.isEmpty ? shape : Answers.shape(number: number))
    return NewReviewItem(
      subject, message: isOne ? whole : part, evidence: [summary],
      options: accounts.map { ReviewOption(value: $0.name, label: "\($0.name) (\($0.currency))") }, file: file.path)
  }

  /// For a file whose money is all in another currency than its account's; nil where they agree.
  func currency(_ stated: Currency, _ account: Configuration.Account) -> NewReviewItem? {
    guard stated.isListed, !stated.isSame(as: account.currency) else { return nil }
    return NewReviewItem(
      .file(path: file.path, sha256: file.sha256, code: "currency"),
      message: "the file is in \(stated), but the account \(account.name) is in \(account.currency)",
      evidence: [
        "Give this currency an account of its own in daybook.yaml, or correct `files:` and `number:` there."
      ], file: file.path)
  }

  func question(_ question: Question) -> NewReviewItem {
    NewReviewItem(
      .question(
        sha256: file.sha256, code: question.code, account: nil, shape: reading.layout.shape,
        contradicts: question.contradiction != nil),
      message: question.message, evidence: [question.contradiction.map { ValueText($0) }, summary].compactMap(\.self),
      options: question.options.map { ReviewOption(value: $0.value, label: $0.label) }, file: file.path)
  }
}
