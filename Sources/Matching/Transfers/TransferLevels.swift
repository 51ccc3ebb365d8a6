/// What speaks for and against two rows being a transfer between own accounts, as weights: the one place where they
/// are set.
///
/// Weights are rough bits, as in `EvidenceLevels`: they are added up; a sum of `certain` links, where both rows have
/// something of their own to say for it; a sum of `likely` asks; below that nothing is said.
enum TransferLevels {
  static let certain = 13
  static let likely = 8
  /// By how much the best pairing must outweigh another one to be no tie.
  static let margin = 3

  /// The same amount says the more, the fewer rows around it have it and the more digits it has. Common amounts say
  /// nothing: a friend's repayment of the same amount is no transfer.
  static func sameAmount(_ amount: Int64, rowsWithIt: Int) -> Int {
    switch rowsWithIt {
    case ...2: EvidenceLevels.isTelling(amount) ? 6 : 4
    case ...8: 2
    default: 0
    }
  }

  /// Less comes in than went out, by what a bank may take for it.
  static let fee = 1
  /// Another currency, at a rate that the two have had in the last decades.
  static let rate = 0
  /// One side states the amount and the currency of the other.
  static let statedOriginal = 8

  /// `later`: days from the row that the money left by to the one where it came in.
  static func days(later: Int32) -> Int {
    switch later {
    case 0: 3
    case 1: 2
    // A card shows the payment before the bank books it.
    case -1, 2, 3: 1
    case ..<(-3): -2
    default: 0
    }
  }

  /// The text or the column of the other side's account has the other account's number.
  static let number = 10
  /// The text has the last four digits of it.
  static let numberEnd = 3
  /// The column of the other side's account has a number, and it is that of no candidate.
  static let otherNumber = -8
  /// The text has the other account's name.
  static let name = 4
  /// The name is a word that texts of any account have (`Card`).
  static let commonName = 1
  static let owner = 2
  /// A rule names the account, or another one.
  static let namedByRule = 12
  static let otherNamedByRule = -12

  static let ownTransferWord = 4
  static let transferWord = 2
  /// Words of the payment of a card bill, of savings, of a loan, of cash: where one side is such an account.
  static let cardWord = 4
  static let cardWordOfPurchases = 2
  static let savingsWord = 4
  static let loanWord = 4
  static let cashWord = 4
  /// What all words of a text together say at most.
  static let allWords = 5
  /// Words of pay, purchases, refunds, interest.
  static let foreignWord = -4

  /// The row's category is one of transfers; both are.
  static let marked = 5
  static let bothMarked = 4
  /// A rule, or a person, put the row into another category.
  static let otherCategory = -3
  static let otherCategoryByPerson = -8

  /// What a row must have to say for itself before it is linked without a question.
  static let ownWord = 2
}
