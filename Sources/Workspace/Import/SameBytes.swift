import Statements
import Store
import Values

/// The accounts for which the very bytes of a file were imported before, and what a person said of such pairs.
///
/// Two savings accounts of one bank may have the same statement, and a statement may lie in the inbox twice: the bytes
/// alone never tell.
struct SameBytes {
  let sha256: String
  /// Names, the first imported first.
  private(set) var accounts: [String] = []
  /// Of the first statement.
  private var name = ""
  private var last: Day?

  static let code = "same_bytes"
  /// What a person says of a pair.
  enum Answer: String { case copy, accounts }

  init(_ sha256: String, _ db: Book.Connection) throws {
    self.sha256 = sha256
    let copies = try StatementStore(db: db).copies(of: sha256)
    guard let first = copies.first else { return }
    accounts = copies.map(\.account)
    name = first.name
    last = first.last.map { Day(number: $0) }
  }

  /// What the file is where nothing of it is to be imported.
  var known: Candidate.State { .known(account: accounts.first ?? "", last: last) }

  /// What was said of these bytes for that account; else that the two have the same statements, if it was the last
  /// that was said of them. A copy is one of this file alone.
  func answer(for account: String, _ db: Book.Connection) throws -> Answer? {
    let answers = try Answers(db: db).all(SameBytes.code)
    let own = shape(account)
    if let said = answers.first(where: { $0.shape == own }) { return Answer(rawValue: said.value) }
    for other in accounts {
      let pair = Answers.pair(other, account)
      if answers.first(where: { $0.shape.hasSuffix(pair) })?.value == Answer.accounts.rawValue { return .accounts }
    }
    return nil
  }

  func question(of account: Configuration.Account, path: String) -> NewReviewItem {
    let first = accounts.first ?? ""
    return NewReviewItem(
      .question(
        sha256: sha256, code: SameBytes.code, account: account.name, shape: shape(account.name), contradicts: false),
      message: "imported for \(first) before, as \(name): a renamed copy, or two accounts with the same statement?",
      evidence: ["every byte is the same, and nothing in the file names \(account.name)"],
      options: [
        ReviewOption(value: Answer.copy.rawValue, label: "a renamed copy: nothing of it is imported"),
        ReviewOption(
          value: Answer.accounts.rawValue,
          label: "two accounts: it is imported for \(account.name), too, and so are later files of the two"),
      ], file: path)
  }

  private func shape(_ account: String) -> String {
    Answers.shape(sameBytes: sha256, accounts.first ?? "", account)
  }
}

extension CandidateReader {
  /// What a file is whose bytes the book has for another account; nil where it is to be imported for this one, too:
  /// the file names it, or a person said so.
  func state(of same: SameBytes, for owner: Configuration.Account?, _ reading: Reading, _ file: StatementFile) throws
    -> Candidate.State?
  {
    guard !same.accounts.isEmpty else { return nil }
    guard let owner, !same.accounts.contains(owner.name) else { return same.known }
    if names(owner, reading, file) { return nil }
    switch try same.answer(for: owner.name, db) {
    case .accounts: return nil
    case .copy: return same.known
    case nil: return .waits([same.question(of: owner, path: file.path)], owner)
    }
  }

  /// Whether the number of the account is that of the file, and does not only stand in some row.
  private func names(_ owner: Configuration.Account, _ reading: Reading, _ file: StatementFile) -> Bool {
    let router = Router(accounts: router.accounts, named: nil)
    return reading.layout.accountNumbers.contains { router.account(number: $0)?.name == owner.name }
      || RoutedReading.stated(above: reading, file, router)?.name == owner.name
  }
}

extension Candidate.State {
  /// Without the parts of accounts that have the same bytes in the book.
  func without(_ same: SameBytes) -> Candidate.State {
    guard !same.accounts.isEmpty, case .ready(let reading, let parts) = self else { return self }
    let others = parts.filter { !same.accounts.contains($0.account.name) }
    return others.isEmpty ? same.known : .ready(reading, others)
  }
}
