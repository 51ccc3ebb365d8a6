import Lexicon

/// What one row has to say for its being a transfer with an account: the sum of its evidence, and its words.
struct TransferSide {
  private(set) var weight = 0
  private(set) var reasons: [String] = []
  /// The row says by number, or a rule by name, that it is the other account.
  private(set) var isProof = false

  /// - Parameters:
  ///   - own: the row's account.
  ///   - other: the account of the other side, and its place among the accounts.
  init(
    _ row: TransferRow, _ text: TransferText, own: OwnAccount, other: OwnAccount, otherPlace: Int, otherHasNumber: Bool
  ) {
    addCalls(row, text, other, otherPlace, otherHasNumber)
    if text.owners[otherPlace] || text.owners[row.account] {
      add(TransferLevels.owner, "the text has the owner's name")
    }
    addWords(row, text.signs, own, other)
    addMark(row, other, otherPlace)
  }

  private mutating func add(_ weight: Int, _ reason: String) {
    self.weight += weight
    reasons.append(reason)
  }

  private mutating func addCalls(
    _ row: TransferRow, _ text: TransferText, _ other: OwnAccount, _ place: Int, _ hasNumber: Bool
  ) {
    if text.columnAccount == place {
      isProof = true
      return add(TransferLevels.number, "the bank names \(other.name) by its number")
    }
    if text.columnAccount != nil || text.isColumnForeign && hasNumber {
      return add(TransferLevels.otherNumber, "the bank names another account as the other side")
    }
    switch text.calls[place] {
    case .number:
      isProof = true
      add(TransferLevels.number, "the text has the number of \(other.name)")
    case .numberEnd: add(TransferLevels.numberEnd, "the text has the last digits of \(other.name)")
    case .name: add(TransferLevels.name, "the text names \(other.name)")
    case .commonName: add(TransferLevels.commonName, "the text names \(other.name)")
    case nil:
      let others = text.calls.indices.contains { $0 != row.account && text.calls[$0] == .number }
      if others { add(TransferLevels.otherNumber, "the text has the number of another account") }
    }
  }

  private mutating func addWords(
    _ row: TransferRow, _ signs: TransferSigns, _ own: OwnAccount, _ other: OwnAccount
  ) {
    let special = TransferSide.special(row, signs, own, other)
    let isOwn = signs.contains(.own)
    let plain = isOwn ? TransferLevels.ownTransferWord : signs.contains(.transfer) ? TransferLevels.transferWord : 0
    if plain + special > 0 {
      let kind = own.kind == "checking" ? other.kind : own.kind
      let what = isOwn ? "a transfer between own accounts" : special > 0 ? "so of a \(kind) account" : "a transfer"
      add(min(TransferLevels.allWords, plain + special), "the text says \(what)")
    }
    if signs.contains(.foreign), !isOwn, special == 0 {
      add(TransferLevels.foreignWord, "the text says a purchase, pay or the like")
    }
  }

  /// Words that fit the kind of one of the two accounts.
  private static func special(
    _ row: TransferRow, _ signs: TransferSigns, _ own: OwnAccount, _ other: OwnAccount
  ) -> Int {
    var weight = 0
    func either(_ kinds: String...) -> Bool { kinds.contains(own.kind) || kinds.contains(other.kind) }
    if own.kind == "card", row.amount > 0, !signs.isDisjoint(with: [.cardReceipt, .cardBill]) {
      weight = TransferLevels.cardWord
    }
    if other.kind == "card", row.amount < 0 {
      if signs.contains(.cardBill) { weight = TransferLevels.cardWord }
      if signs.contains(.cardPayment) { weight = max(weight, TransferLevels.cardWordOfPurchases) }
    }
    if signs.contains(.savings), either("savings", "investment") { weight = max(weight, TransferLevels.savingsWord) }
    if signs.contains(.loan), either("loan") { weight = max(weight, TransferLevels.loanWord) }
    if signs.contains(.cash), either("cash") { weight = max(weight, TransferLevels.cashWord) }
    return weight
  }

  private mutating func addMark(_ row: TransferRow, _ other: OwnAccount, _ place: Int) {
    if row.namedAccount >= 0 {
      isProof = isProof || row.namedAccount == place
      return row.namedAccount == place
        ? add(TransferLevels.namedByRule, "a rule says a transfer with \(other.name)")
        : add(TransferLevels.otherNamedByRule, "a rule says a transfer with another account")
    }
    switch row.mark {
    case .none: break
    case .transfer: add(TransferLevels.marked, "its category is one of transfers")
    case .other: add(TransferLevels.otherCategory, "its category is none of transfers")
    case .otherByPerson: add(TransferLevels.otherCategoryByPerson, "a person put it into another category")
    }
  }
}
