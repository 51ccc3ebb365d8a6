import Values

/// How texts may call the own accounts, and which of them a text calls.
struct AccountNames {
  /// How a text calls an account, the surest last.
  enum Call: Comparable {
    case commonName, numberEnd, name, number

    var level: TransferLevels.Side {
      switch self {
      case .commonName: TransferLevels.commonName
      case .numberEnd: TransferLevels.numberEnd
      case .name: TransferLevels.name
      case .number: TransferLevels.number
      }
    }
  }

  private struct Account {
    var name: [TextHash]
    var nameBytes: [UInt8]
    var isCommon: Bool
    /// Letters and digits; empty without a number that tells accounts apart.
    var number: [UInt8]
    var owner: [TextHash]
    var ownerBytes: [UInt8]
  }
  private let accounts: [Account]

  init(_ accounts: [OwnAccount]) {
    self.accounts = accounts.map { account in
      let name = FoldedText(account.name)
      let number = FoldedText(account.number ?? "").joined
      let owner = FoldedText(account.owner ?? "")
      return Account(
        name: name.words, nameBytes: name.isUnspaced ? name.bytes : [],
        isCommon: name.words.allSatisfy(AccountNames.commonWords.contains), number: number.count >= 6 ? number : [],
        owner: owner.words, ownerBytes: owner.isUnspaced ? owner.bytes : [])
    }
  }

  /// By account: how a text calls it; nil where it does not.
  func calls(in text: FoldedText) -> [Call?] {
    let joined = text.joined
    return accounts.map { account in
      if joined.holds(account.number) || hasTail(of: account, text) { return .number }
      let hasName = text.contains(words: account.name) || text.bytes.holds(account.nameBytes)
      if hasName, !account.isCommon { return .name }
      if hasNumberEnd(of: account, text) { return .numberEnd }
      return hasName ? .commonName : nil
    }
  }

  /// By account: whether a text has its owner's name.
  func owners(in text: FoldedText) -> [Bool] {
    accounts.map { account in
      text.contains(words: account.owner) || text.bytes.holds(account.ownerBytes)
    }
  }

  /// Which account a column that holds nothing but the number of the other side means; nil where it is none's.
  func account(withNumber column: FoldedText) -> Int? {
    let number = column.joined
    guard number.count >= 6 else { return nil }
    return accounts.indices.first {
      number.holds(accounts[$0].number) || accounts[$0].number.holds(number)
    }
  }

  /// Whether a column has a number at all, not a name.
  static func isNumber(_ column: FoldedText) -> Bool {
    column.joined.count(where: \.isDigit) >= 6
  }

  func hasNumber(_ account: Int) -> Bool { !accounts[account].number.isEmpty }

  /// The end of a long number stands in the text: the bank's own number within an IBAN.
  private func hasTail(of account: Account, _ text: FoldedText) -> Bool {
    guard account.number.count >= 12 else { return false }
    return text.bytes.split(separator: 32).contains { word in
      word.count >= 7 && word.allSatisfy(\.isDigit) && account.number.suffix(word.count).elementsEqual(word)
    }
  }

  /// `4468`, `x4468`, `xx4468`: `***4468` folds to the first.
  private func hasNumberEnd(of account: Account, _ text: FoldedText) -> Bool {
    guard account.number.count >= 6 else { return false }
    return text.bytes.split(separator: 32).contains { word in
      word.count >= 4 && word.suffix(4).elementsEqual(account.number.suffix(4))
        && word.dropLast(4).allSatisfy { $0 == 120 }
    }
  }

  /// Words of account names that stand in texts of all accounts.
  private static let commonWords: Set<TextHash> = Set(
    """
    current checking chequing account main joint card credit debit cash visa mastercard giro girokonto konto bank compte
    courant cuenta corriente conta conto lopende rekening betaalrekening lonekonto kayttotili konto osobiste ucet bezny
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).flatMap { FoldedText(String($0)).words })
}
