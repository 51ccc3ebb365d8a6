package import Values

/// A booked transaction as the pairing of transfers sees it; the amount is in minor units of its account's currency.
package struct TransferRow: Sendable {
  /// What the category of a row says of it.
  package enum Mark: UInt8, Sendable {
    case none
    /// A rule or a person put it into a category of transfers.
    case transfer
    /// A rule put it into a category of income or spending.
    case other
    /// A person did.
    case otherByPerson
  }

  package var id: Int64
  /// Index into the accounts that pairing was given.
  package var account: Int
  package var day: Int32
  package var amount: Int64
  /// Texts of `TransferPairing.texts`, 0 for none.
  package var description: TextID
  package var counterparty: TextID
  package var counterAccount: TextID
  package var original: Original?
  package var mark: Mark
  /// The account that a rule names as the other side, as an index; -1 for none.
  package var namedAccount: Int
  /// How many rows of the book around this day have the amount, whichever its sign; this one included.
  package var frequency: Int

  package init(
    id: Int64, account: Int, day: Int32, amount: Int64, description: TextID, counterparty: TextID = 0,
    counterAccount: TextID = 0, original: Original? = nil, mark: Mark = .none, namedAccount: Int = -1,
    frequency: Int = 1
  ) {
    self.id = id
    self.account = account
    self.day = day
    self.amount = amount
    self.description = description
    self.counterparty = counterparty
    self.counterAccount = counterAccount
    self.original = original
    self.mark = mark
    self.namedAccount = namedAccount
    self.frequency = frequency
  }
}

/// One of the owner's own accounts, with what a bank's text may call it.
package struct OwnAccount: Sendable {
  package var name: String
  package var currency: Currency
  /// checking, savings, card, cash, loan, investment.
  package var kind: String
  package var number: String?
  package var owner: String?

  package init(name: String, currency: Currency, kind: String, number: String? = nil, owner: String? = nil) {
    self.name = name
    self.currency = currency
    self.kind = kind
    self.number = number
    self.owner = owner
  }
}

/// Two transactions that are one movement of money between own accounts.
package struct TransferPair: Hashable, Sendable {
  /// The transaction that the money left by.
  package var outgoing: Int64
  package var incoming: Int64

  package init(outgoing: Int64, incoming: Int64) {
    self.outgoing = outgoing
    self.incoming = incoming
  }
}

/// What pairing says of the rows that it was given.
package struct TransferVerdicts: Equatable, Sendable {
  /// Certain: linked without a question.
  package var links: [Candidate] = []
  /// Likely, or certain but for another candidate that fits as well.
  package var questions: [Question] = []

  package struct Candidate: Equatable, Sendable {
    package var pair: TransferPair
    /// Why, in words for people: `same amount, which no other row has`, `the text names Savings`.
    package var reasons: [ValueText]
  }

  package struct Question: Equatable, Sendable {
    /// The row of which one of the candidates is the other side.
    package var row: Int64
    /// The best first.
    package var candidates: [Candidate]
  }
}
