import Values

/// What speaks for and against two rows being a transfer between own accounts: the one place where its weights and
/// words are set.
///
/// Weights are added up; a sum of `certain` links, where both rows have something of their own to say for it; a sum of
/// `likely` asks; below that nothing is said. All is said that weighs, since a person sees two rows of two accounts.
enum TransferLevels {
  /// Of both rows, and of one that says something of the other's account.
  typealias Both = Level<TransferComparison>
  typealias Side = Level<TransferSide>

  static let certain = 13
  static let likely = 8
  /// By how much the best pairing must outweigh another one to be no tie.
  static let margin = 3

  /// The same amount says the more, the fewer rows around it have it and the more digits it has. Common amounts say
  /// nothing: a friend's repayment of the same amount is no transfer.
  static func sameAmount(_ amount: Int64, rowsWithIt: Int) -> Int {
    switch rowsWithIt {
    case ...rowsOfRareAmount: EvidenceLevels.isTelling(amount) ? 6 : 4
    case ...8: 2
    default: 0
    }
  }
  /// One on each side.
  private static let rowsOfRareAmount = 2
  static func sameAmount(_ out: TransferRow, _ income: TransferRow) -> Both {
    let count = max(out.frequency, income.frequency)
    let others = count <= rowsOfRareAmount ? "no other row around has" : "other rows have too"
    return Both(sameAmount(out.amount, rowsWithIt: count)) { _ in "same amount, which \(others)" }
  }

  /// Less comes in than went out, by what a bank may take for it.
  static let fee = Both(1) { "\($0.fee) less came in than went out, as for a fee" }
  /// Another currency, at a rate that the two have had in the last decades.
  static let rate = Both(0) { "\($0.got) for \($0.sent) is a possible rate" }
  static let statedOriginal = Both(8, "one side states the amount of the other")

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
  static func apart(later: Int32) -> Both {
    Both(days(later: later)) { ValueText(BankDays.words(from: $0.out.day, to: $0.income.day)) }
  }

  static let number = Side(10) { "the text has the number of \($0.other.name)" }
  static let columnNumber = number.saying { "the bank names \($0.other.name) by its number" }
  /// The last four digits.
  static let numberEnd = Side(3) { "the text has the last digits of \($0.other.name)" }
  static let otherNumber = Side(-8, "the text has the number of another account")
  /// The column of the other side's account has a number, and it is that of no candidate.
  static let otherColumnNumber = otherNumber.saying { _ in "the bank names another account as the other side" }
  static let name = Side(4) { "the text names \($0.other.name)" }
  /// The name is a word that texts of any account have (`Card`).
  static let commonName = Side(1, words: name.words)
  static let owner = Side(2, "the text has the owner's name")
  static let namedByRule = Side(12) { "a rule says a transfer with \($0.other.name)" }
  static let otherNamedByRule = Side(-12, "a rule says a transfer with another account")

  static let ownTransferWord = Side(4, "the text says a transfer between own accounts")
  static let transferWord = Side(2, "the text says a transfer")
  /// Words of the payment of a card bill, of savings, of a loan, of cash: where one side is such an account.
  static let cardWord = Side(4) { "the text says so of a \($0.kind) account" }
  static let cardWordOfPurchases = Side(2, words: cardWord.words)
  static let savingsWord = Side(4, words: cardWord.words)
  static let loanWord = Side(4, words: cardWord.words)
  static let cashWord = Side(4, words: cardWord.words)
  /// What all words of a text together say, in those of the first: this at most.
  static func words(_ levels: [Side]) -> Side? {
    levels.first.map { Side(min(5, levels.reduce(0) { $0 + $1.weight }), words: $0.words) }
  }
  static let foreignWord = Side(-4, "the text says a purchase, pay or the like")

  static let marked = Side(5, "its category is one of transfers")
  /// Each of the two has said so.
  static let bothMarked = Both(4) { _ in nil }
  static let otherCategory = Side(-3, "its category is none of transfers")
  static let otherCategoryByPerson = Side(-8, "a person put it into another category")

  /// What a row must have to say for itself before it is linked without a question.
  static let ownWord = 2
}
