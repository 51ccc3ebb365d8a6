/// What an account has of a transaction: the fields of a line `TRNS` or `SPL`.
struct IIFSide {
  let line: NumberedLine
  let account: String
  let date, amount, name, memo, number: Range<Int>?
}

/// A transaction with a side for each account that it moves money of.
struct IIFTransaction {
  let type: String
  var sides: [IIFSide]

  init(type: String, side: IIFSide) {
    (self.type, sides) = (type, [side])
  }

  /// That of its line `TRNS`.
  var main: IIFSide { sides[0] }
}

/// Which accounts of a file are those of banks and cards, whose statement it is.
struct IIFAccounts {
  /// As the file's list of accounts calls them.
  private var kinds: [String: String] = [:]
  /// In the order of their transactions.
  private(set) var own: [String] = []
  private var known: Set<String> = []

  private static let ofBanks: Set<String> = ["BANK", "CCARD"]
  /// Transactions that say what is owed.
  private static let papers: Set<String> = [
    "INVOICE", "CREDIT MEMO", "BILL", "BILL REFUND", "ESTIMATES", "ESTIMATE", "PURCHORD", "PURCHASE ORDER", "STMT CHG",
    "SALES ORDER", "VENDOR CREDIT", "ITEM RECEIPT", "INVENTORY ADJUST", "BUILD ASSEMBLY", "LIABILITY ADJ",
    "LIABILITY ADJUST",
    "YTDADJ",
  ]
  /// What an account opened with.
  private static let opening = "BEGINBAL"
  /// Whose first side may be that of any account.
  private static let journal = "GENERAL JOURNAL"

  func isOwn(_ account: String) -> Bool { known.contains(account) }

  mutating func declare(_ account: String, as kind: String) { kinds[account] = kind.uppercased() }

  func isPaper(_ transaction: IIFTransaction) -> Bool { IIFAccounts.papers.contains(transaction.type.uppercased()) }

  static func isOpening(_ transaction: IIFTransaction) -> Bool { transaction.type.uppercased().hasPrefix(opening) }

  /// The list of accounts tells; an account that it leaves out is a bank's if payments and deposits are its transactions.
  mutating func tell(by transactions: [IIFTransaction]) {
    let paying = Set(
      transactions.filter { !isPaper($0) && $0.type.uppercased() != IIFAccounts.journal }.map(\.main.account))
    for side in transactions.lazy.flatMap(\.sides) where !known.contains(side.account) {
      let isOwn = kinds[side.account].map { IIFAccounts.ofBanks.contains($0) } ?? paying.contains(side.account)
      if isOwn { add(side.account) }
    }
  }

  private mutating func add(_ account: String) {
    own.append(account)
    known.insert(account)
  }
}
