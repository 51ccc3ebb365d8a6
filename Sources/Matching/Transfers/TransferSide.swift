import Lexicon
import Values

/// What one row has to say for its being a transfer with an account: its evidence, and whether that is proof.
struct TransferSide {
  let own: OwnAccount
  let other: OwnAccount
  private(set) var evidence = Evidence<TransferSide>()
  /// The row says by number, or a rule by name, that it is the other account.
  private(set) var isProof = false

  /// - Parameters:
  ///   - own: the row's account.
  ///   - other: the account of the other side, and its place among the accounts.
  init(
    _ row: TransferRow, _ text: TransferText, own: OwnAccount, other: OwnAccount, otherPlace: Int, otherHasNumber: Bool
  ) {
    (self.own, self.other) = (own, other)
    addCalls(row, text, otherPlace, otherHasNumber)
    if text.owners[otherPlace] || text.owners[row.account] { evidence.add(TransferLevels.owner) }
    addWords(row, text.signs)
    addMark(row, otherPlace)
  }

  var reasons: [ValueText] {
    var side = self
    return evidence.reasons(&side).map { "\(own.name): \($0)" }
  }

  /// The kind of the account that a text about both is about.
  var kind: String { own.kind == "checking" ? other.kind : own.kind }

  private mutating func addCalls(_ row: TransferRow, _ text: TransferText, _ place: Int, _ hasNumber: Bool) {
    if text.columnAccount == place {
      isProof = true
      return evidence.add(TransferLevels.columnNumber)
    }
    if text.columnAccount != nil || text.isColumnForeign && hasNumber {
      return evidence.add(TransferLevels.otherColumnNumber)
    }
    if let call = text.calls[place] {
      isProof = call == .number
      return evidence.add(call.level)
    }
    let others = text.calls.indices.contains { $0 != row.account && text.calls[$0] == .number }
    if others { evidence.add(TransferLevels.otherNumber) }
  }

  private mutating func addWords(_ row: TransferRow, _ signs: TransferSigns) {
    let special = special(row, signs)
    let plain = signs.contains(.transfer) ? [TransferLevels.transferWord] : []
    let levels = signs.contains(.own) ? [TransferLevels.ownTransferWord] + special : special + plain
    if let words = TransferLevels.words(levels) { evidence.add(words) }
    if signs.contains(.foreign), !signs.contains(.own), special.isEmpty { evidence.add(TransferLevels.foreignWord) }
  }

  /// Words that fit the kind of one of the two accounts, those that say most.
  private func special(_ row: TransferRow, _ signs: TransferSigns) -> [TransferLevels.Side] {
    var levels: [TransferLevels.Side] = []
    func either(_ kinds: String...) -> Bool { kinds.contains(own.kind) || kinds.contains(other.kind) }
    if own.kind == "card", row.amount > 0, !signs.isDisjoint(with: [.cardReceipt, .cardBill]) {
      levels.append(TransferLevels.cardWord)
    }
    if other.kind == "card", row.amount < 0 {
      if signs.contains(.cardBill) { levels.append(TransferLevels.cardWord) }
      if signs.contains(.cardPayment) { levels.append(TransferLevels.cardWordOfPurchases) }
    }
    if signs.contains(.savings), either("savings", "investment") { levels.append(TransferLevels.savingsWord) }
    if signs.contains(.loan), either("loan") { levels.append(TransferLevels.loanWord) }
    if signs.contains(.cash), either("cash") { levels.append(TransferLevels.cashWord) }
    return levels.max { $0.weight < $1.weight }.map { [$0] } ?? []
  }

  private mutating func addMark(_ row: TransferRow, _ place: Int) {
    if row.namedAccount >= 0 {
      isProof = isProof || row.namedAccount == place
      return evidence.add(row.namedAccount == place ? TransferLevels.namedByRule : TransferLevels.otherNamedByRule)
    }
    switch row.mark {
    case .none: break
    case .transfer: evidence.add(TransferLevels.marked)
    case .other: evidence.add(TransferLevels.otherCategory)
    case .otherByPerson: evidence.add(TransferLevels.otherCategoryByPerson)
    }
  }
}
