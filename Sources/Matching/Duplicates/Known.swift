package import Values

/// What the book already holds of one account around the days of a statement.
package struct Known: Sendable {
  /// Sorted by day, then amount. A transaction that absorbed rows with another day, amount, text, id or balance appears
  /// once for each such face, with the same `transaction`.
  package var rows: [KnownRow]
  /// The days that earlier statements of the account claim to list completely, first to last, inclusive.
  package var covered: [ClosedRange<Int32>]

  package init(rows: [KnownRow], covered: [ClosedRange<Int32>]) {
    self.rows = rows
    self.covered = covered
  }
}

/// One face of a transaction of the book.
package struct KnownRow: Sendable {
  package var transaction: Int64
  package var day: Int32
  /// Minor units.
  package var amount: Int64
  /// In the pool of texts that comes with the statement's drafts.
  package var description: TextID
  /// The bank's id, 0 for none.
  package var reference: TextID
  /// Balance after the row as the statement gave it, or `Drafts.noBalance`.
  package var balance: Int64
  package var status: Status
  /// True for the face that the transaction shows today; false for one that it absorbed.
  package var isCurrent: Bool
  /// Entered by a person, and not yet on any statement: it pairs by day and amount alone.
  package var isByHand: Bool

  package enum Status: UInt8, Sendable {
    case booked, pending, held, reconciled, ignored

    package var name: String {
      switch self {
      case .booked: "booked"
      case .pending: "pending"
      case .held: "held"
      case .reconciled: "reconciled"
      case .ignored: "ignored"
      }
    }
  }

  package init(
    transaction: Int64, day: Int32, amount: Int64, description: TextID, reference: TextID = 0,
    balance: Int64 = Drafts.noBalance, status: Status = .booked, isCurrent: Bool = true,
    isByHand: Bool = false
  ) {
    self.transaction = transaction
    self.day = day
    self.amount = amount
    self.description = description
    self.reference = reference
    self.balance = balance
    self.status = status
    self.isCurrent = isCurrent
    self.isByHand = isByHand
  }
}

/// What a draft is to the book.
package enum Verdict: UInt8, Sendable {
  /// Not in the book: becomes a transaction.
  case new
  /// The same row as `counterparts[draft]`: nothing changes but the provenance.
  case duplicate
  /// `counterparts[draft]` as the bank now has it (a pending row that was booked, a text or day that moved, for
  /// certain): the transaction takes the draft's day, amount, text and status.
  case settles
  /// Likely the same as `counterparts[draft]`, or, where that is 0, late for days that tie without it: stored as held,
  /// and asked.
  case suspected

  /// Whether the draft becomes a transaction of its own.
  package var isNew: Bool { self == .new || self == .suspected }
}

/// The column that the duplicates stage adds: one element per draft, and the evidence for those not plainly new.
package struct Verdicts: Equatable, Sendable {
  package var verdicts: [Verdict]
  /// `KnownRow.transaction`, 0 for new and late drafts.
  package var counterparts: Counterparts
  /// For settled and suspected drafts, in draft order: why, in words for people.
  package var evidence: [Evidence]
  /// Transactions that the statement should list and does not, by day.
  package var unlisted: [Int64] = []
  /// Suspected drafts that one question is about; nil where each has its own.
  package var partial: PartialLists?
  /// Drafts that repeat another one of the file: duplicates, whose counterpart is 0 where that is not in the book yet.
  package var doubled = DoubledLines()

  package struct Evidence: Equatable, Sendable {
    package var draft: Int
    /// `same amount`, `2 days later`, `text alike: 'COFFEE' in both`.
    package var reasons: [ValueText]
    /// Of a tie, what fits as well, the likeliest first.
    package var rivals: [Rival]

    package init(draft: Int, reasons: [ValueText], rivals: [Rival] = []) {
      self.draft = draft
      self.reasons = reasons
      self.rivals = rivals
    }

    package enum Rival: Equatable, Sendable {
      /// Another transaction that the draft may be.
      case transaction(Int64)
      /// Another draft that the transaction may be.
      case draft(Int)
    }
  }

  /// Suspected drafts that are late, in their order.
  package var late: [Int] {
    evidence.map(\.draft).filter { verdicts[$0] == .suspected && counterparts[$0] == 0 }
  }

  /// Suspected drafts that one question is about: balances may have decided others of them.
  package var askedTogether: [Int] { (partial?.drafts ?? []).filter { verdicts[$0] == .suspected } }

  /// What ties are between, by draft.
  package var rivals: [Int: [Evidence.Rival]] {
    Dictionary(evidence.map { ($0.draft, $0.rivals) }) { first, _ in first }
  }

  /// The evidence's reasons by draft.
  package var reasons: [Int: [ValueText]] {
    Dictionary(evidence.map { ($0.draft, $0.reasons) }) { first, _ in first }
  }

  /// All new.
  package init(count: Int) {
    verdicts = Array(repeating: .new, count: count)
    counterparts = Counterparts(count: count)
    evidence = []
  }
}

/// The known transaction of each draft, 0 for none; it takes memory only once there is one.
package struct Counterparts: RandomAccessCollection, MutableCollection, Equatable, Sendable {
  private var transactions: [Int64] = []
  package let startIndex = 0
  package let endIndex: Int

  init(count: Int) { endIndex = count }

  package subscript(draft: Int) -> Int64 {
    get { transactions.isEmpty ? 0 : transactions[draft] }
    set {
      if transactions.isEmpty {
        guard newValue != 0 else { return }
        transactions = Array(repeating: 0, count: count)
      }
      transactions[draft] = newValue
    }
  }

  package static func == (one: Counterparts, other: Counterparts) -> Bool { one.elementsEqual(other) }
}
