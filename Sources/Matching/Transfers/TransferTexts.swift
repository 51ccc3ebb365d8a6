import Lexicon
import Values

/// What the texts of a row say of a transfer: words, and own accounts that they call.
struct TransferText {
  var signs: TransferSigns = []
  /// By account.
  var calls: [AccountNames.Call?] = []
  var owners: [Bool] = []
  /// The own account whose number the column of the other side's account has.
  var columnAccount: Int?
  /// That column has a number of somebody else.
  var isColumnForeign = false

  /// Whether there is anything in it that speaks for a transfer.
  var speaks: Bool {
    !signs.subtracting([.foreign, .cash, .cardPayment]).isEmpty || columnAccount != nil
      || calls.contains { $0 != nil } || owners.contains(true)
  }
}

/// Reads texts, each distinct one once.
struct TransferTexts {
  private struct Key: Hashable {
    let description, counterparty, counterAccount: TextID
  }
  private let names: AccountNames
  private var known: [Key: TransferText] = [:]

  init(_ accounts: [OwnAccount]) { names = AccountNames(accounts) }

  func hasNumber(_ account: Int) -> Bool { names.hasNumber(account) }

  mutating func text(of row: TransferRow, in pool: TextPool) -> TransferText {
    let key = Key(
      description: row.description, counterparty: row.counterparty, counterAccount: row.counterAccount)
    if let found = known[key] { return found }
    let text = read(row, pool)
    known[key] = text
    return text
  }

  private func read(_ row: TransferRow, _ pool: TextPool) -> TransferText {
    func folded(_ id: TextID) -> FoldedText { unsafe pool.withBytes(of: id) { unsafe FoldedText($0) } }
    let description = folded(row.description)
    var text = TransferText(
      signs: TransferWords.shared.signs(of: description), calls: names.calls(in: description),
      owners: names.owners(in: description))
    if row.counterparty != 0 {
      let counterparty = folded(row.counterparty)
      for (account, call) in names.calls(in: counterparty).enumerated() {
        if let call, text.calls[account].map({ $0 < call }) ?? true { text.calls[account] = call }
      }
      for (account, isOwner) in names.owners(in: counterparty).enumerated() where isOwner {
        text.owners[account] = true
      }
    }
    if row.counterAccount != 0 {
      let column = folded(row.counterAccount)
      text.columnAccount = names.account(withNumber: column)
      text.isColumnForeign = text.columnAccount == nil && AccountNames.isNumber(column)
    }
    return text
  }
}
