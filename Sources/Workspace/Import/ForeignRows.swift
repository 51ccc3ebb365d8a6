import Statements
import Store
import Values

/// Rows of a file in another currency than the account that they would go to: a person says whose they are, once.
struct ForeignRows {
  let db: Book.Connection
  let asking: ItemsOfFile
  /// Those of daybook.yaml.
  let accounts: [Configuration.Account]

  /// The parts of a file, with such rows in parts of the accounts that were named for them, and what is to be asked.
  ///
  /// Where no account has their currency there is nothing to choose: single rows then wait each, a file of nothing else
  /// as a whole.
  func divided(_ parts: [Candidate.Part]) throws -> (parts: [Candidate.Part], questions: [NewReviewItem]) {
    var (taken, divided, questions) = (Set(parts.map(\.account.name)), [Candidate.Part](), [NewReviewItem]())
    for var part in parts {
      let all = part.drafts.count
      var others: [Candidate.Part] = []
      for currency in part.drafts.foreignCurrencies(to: part.account.currency) {
        let rows = part.drafts.rows(in: currency)
        let isWhole = rows.count == all
        let offered = accounts.filter { $0.currency.isSame(as: currency) && !taken.contains($0.name) }
        guard !offered.isEmpty else {
          if isWhole, let item = asking.currency(currency, part.account) { questions.append(item) }
          continue
        }
        // For files of these columns that would go to the account.
        let shape = Answers.shape(currency, beside: part.account.name, layout: asking.reading.layout.shape)
        let named = try Answers(db: db).given(account: nil, shape: shape)[Answers.owner]
        if named == part.account.name, !isWhole { continue }
        guard let owner = offered.first(where: { $0.name == named }) else {
          questions.append(asking.rows(isWhole ? nil : rows.count, in: currency, part.account, offered, shape: shape))
          continue
        }
        taken.insert(owner.name)
        others.append(Candidate.Part(account: owner, drafts: part.drafts.taking(rows)))
      }
      divided += (part.drafts.count > 0 || others.isEmpty ? [part] : []) + others
    }
    return (divided, questions)
  }
}

extension ItemsOfFile {
  /// `count`: of how many of its rows; nil where the file has no others.
  fileprivate func rows(
    _ count: Int?, in currency: Currency, _ account: Configuration.Account, _ offered: [Configuration.Account],
    shape: String
  ) -> NewReviewItem {
    let message =
      count.map { "which account \($0 == 1 ? "is the row" : "are the \($0) rows") in \(currency) of?" }
      ?? "which account is this file of? It is in \(currency)"
    var options = offered.map { ReviewOption(value: $0.name, label: "\($0.name) (\($0.currency))") }
    if count != nil {
      options.append(
        ReviewOption(
          value: account.name,
          label: "\(account.name) (\(account.currency)): each waits as a row that it cannot take in"))
    }
    return NewReviewItem(
      .account(sha256: file.sha256, number: ReviewSubject.rows(in: currency, beside: account.name), shape: shape),
      message: "\(message)\(count == nil ? ", and" : " The account") \(account.name) is in \(account.currency)",
      evidence: ["Or give this currency an account of its own in daybook.yaml, and run again."], options: options,
      file: file.path)
  }
}
