import Store
package import Values

/// Whether an account ties to the last balance that was stated of it; amounts in major units.
package struct TieRecord: Codable, Sendable {
  package var account: String
  package var currency: String
  /// The day of that balance; empty where none was ever stated: the account is unproven.
  package var date: String
  package var stated: String
  package var book: String
  /// Stated less book; nothing where the statement's own rows make up its balance in another way.
  package var difference: String
  /// `may.csv:12`, or `person`.
  package var source: String
  /// What a person said of just this difference: `item 3: accepted`; empty where it ties, or nobody did.
  package var answer: String

  package static let names = ["account", "currency", "date", "stated", "book", "difference", "source", "answer"]
  package var fields: [String] { [account, currency, date, stated, book, difference, source, answer] }

  /// What is not stated cannot differ.
  package let ties: Bool

  enum CodingKeys: String, CodingKey { case account, currency, date, stated, book, difference, source, answer, ties }
}

extension WorkingFolder {
  /// The last stated balance of each account against the book, as of a day; nil for the last of all.
  ///
  /// - Parameter name: of one account alone.
  package func ties(of name: String? = nil, on day: Day? = nil) throws -> [TieRecord] {
    try openBook().connected { db in
      let store = AccountStore(db: db)
      let accounts = try name.map { [try store.account(named: $0)] } ?? store.all()
      return try accounts.map { try tie($0, through: day?.number ?? .max, db) }
    }
  }

  private func answer(_ account: Int64, _ difference: Int64, _ db: Book.Connection) throws -> String {
    let items = try BalanceItem.all(of: account, db).filter { !$0.isOpen && $0.difference == difference }
    return items.last.map { "item \($0.id): \($0.isAccepted ? "accepted" : "rejected")" } ?? ""
  }

  private func tie(_ account: StoredAccount, through day: Int32, _ db: Book.Connection) throws -> TieRecord {
    func money(_ amount: Int64?) -> String { amount.map { Money.text($0, exponent: account.exponent) } ?? "" }
    let balances = StatedBalances(db: db)
    guard let check = try balances.last(of: account.id, through: day) else {
      return TieRecord(
        account: account.name, currency: account.currency, date: "", stated: "", book: "", difference: "", source: "",
        answer: "", ties: true)
    }
    let tolerance = Currency(account.currency).flatMap { configuration.stages.balances?.tolerance(in: $0) } ?? 0
    let book = try AccountTotals(db: db, account: account.id).balance(atEndOf: check.day)
    let difference = try balances.gap(check, tolerance: tolerance)
    return TieRecord(
      account: account.name, currency: account.currency, date: Day(number: check.day).description,
      stated: money(check.balance), book: money(book), difference: money(book == nil ? nil : difference),
      source: check.place ?? "person", answer: difference == 0 ? "" : try answer(account.id, difference, db),
      ties: difference == 0)
  }
}
