import Lexicon
import Values

/// One way to give the amounts of a table, or of one of its columns, their signs.
struct SignReading {
  /// The answer that chooses it: `as-written`, `inverted`, `by-words`, `reversals`; `positive`, `negative` of one
  /// column.
  var key: String
  /// Of no meaning where a format has no columns.
  var interpretation = Interpretation(source: .signed(0))
  /// From the owner's point of view, row by row.
  var amounts: [Int64]
}

/// What speaks of the signs of a table's amounts.
struct SignCase {
  /// What a person answered, or what is declared of the account.
  var told: String?
  /// The reading of a table above whose amounts are called so and have both signs.
  var above: String?
  /// The amounts as written, row by row; 0 for a row of which the readings say the same.
  var written: [Int64] = []
  /// What the texts of each row say; of as many rows as there are amounts, or fewer.
  var spoken: [SpokenRow] = []
  /// The rows that some column calls purchases by their category.
  var spent: [Int] = []
  /// How many amounts have a written plus.
  var explicitPlus = 0
  /// 1 in, -1 out, 0 nothing, from a column of flags; empty without one.
  var flags: [Int8] = []
  /// 1 in, -1 out, by the side on which the own account stands; empty where no columns tell.
  var sides: [Int8] = []
  /// The flags contradict the signs of some rows, and agree with those of others.
  var areFlagsContradicted = false
  /// What the header calls the column where it names one direction alone.
  var named: MovementWords.Direction?
  /// 1 where fees lower the amounts as written, -1 where they raise them: money out is then positive.
  var feeSign: Int?
  /// The header says which amounts are after the fee.
  var isFeeNamed = false
  /// The rows without a fee, where others have one.
  var uncharged: Set<Int> = []
  /// What the lines around the table state of sums; nil where a balance tells more.
  var check: TotalsCheck?
  /// The running balance follows the amounts as written, and is not what is owed.
  var isChained = false
  /// The header calls the amounts money in, and yet the running balance of what is no card falls by them.
  var areFallingDeposits = false
  /// The header of that balance says that it is owed.
  var isOwed = false
  /// And it falls by the amounts as written.
  var isOwedFalling = false
  /// The header of that balance says that it is held: `Guthaben`.
  var isHeld = false
  /// The reading by which the payments of a loan, parted into principal and interest, lower what is owed.
  var repaid: String?
  /// Lines around the table call the account a loan, and its balances are mostly positive.
  var isLoan = false
  /// How many balances differ from their neighbours by the amount as written, and by its opposite, where no chain
  /// holds.
  var links: (asWritten: Int, inverted: Int) = (0, 0)
  /// How many things speak of an account, in a file that speaks neither of a card nor of a loan: an IBAN above, the
  /// title of its statement, value days.
  var traitsOfAccount = 0
  /// The file is that of an account which pays and is paid, and of no card.
  var isOfTransfers = false
  var isCard = false
  /// The file's name calls it that of a credit card, which says less than a line of its own.
  var isNamedCreditCard = false
  /// The file calls the card a credit card, or states its limit.
  var isCreditCard = false
  /// Somebody else's payments come in: those of a seller's customers.
  var isOfMerchant = false
  /// Three headers and more say so.
  var isSurelyOfMerchant = false
  /// And one of them is that of what is paid out to the seller.
  var isPaidOut = false
  /// A column names the shop of each row, and most rows have one of their own.
  var hasShops = false
  /// And another tells what kind of shop it is, of which there are several.
  var hasKindsOfShops = false
  /// The sign of the rows that name a shop, where all others have the opposite one, and there are some; else nil.
  var signOfShops: Int64?
  /// The header has a day on which something was bought, or the plate of the vehicle for which it was.
  var isOfPurchasesByName = false
  /// The number of one card stands above the rows, or in all of them.
  var isOfOneCard = false
  /// Some column may tell what kind of movement each row is.
  var hasKinds = false
  /// A column called that of kinds has a few words of which nobody knows any: one may be that for payments.
  var hasUnknownKinds = false
  /// A column of states has a word for deposits beside others: `승인`, `입금`.
  var hasDeposits = false
  /// See `ReturnedPurchases.sign`.
  var returned: Int64?
  /// What a row among the others states as the balance before them, in the column of the amounts.
  var opening: Int64?
  /// The sign of what was spent until payments of it, or earned until payouts. See `Settlements.sign`.
  var settled: Int64?
  var earned: Int64?
  /// Of a card, the one sign of the rows that say that something is paid, which are the fewer; nil where they are not.
  var signOfPayments: Int64?
  var isSavings = false
  var isOfEarnings = false
  /// A balance of the card is stated that is below zero: what is owed, seen from its holder.
  var isOwedBelowZero = false
  /// Nothing in the rows speaks against what the format's standard says of signs.
  var followsStandard = false

  struct SpokenRow {
    var saying: MovementWords.Saying?
    /// Says of a movement that it was undone.
    var isUndone = false
    /// The same for rows of the same text.
    var text: UInt64
    /// Its words say that it pays a card or a bill, gives something back, or is a payment and no more.
    var isPayment = false
    /// The shop that a row names.
    var shop: ShopNames.Shop?
    /// 1 for money in, -1 for money out, by its words or the shop that it surely names; nil where neither tells.
    var side: Int8? {
      if isUndone { return nil }
      switch saying?.direction {
      case .moneyIn: return 1
      case .moneyOut: return -1
      case nil: return shop?.kind == .sure ? -1 : nil
      }
    }
    /// The same of a row of which no word says that money came in.
    var paidShop: ShopNames.Shop? { isUndone || saying?.direction == .moneyIn ? nil : shop }
  }

  /// Most amounts are above zero, and all of these name a shop.
  var risesByShops: Bool {
    positive > negative
      && written.indices.allSatisfy { written[$0] <= 0 || $0 < spoken.count && spoken[$0].paidShop != nil }
  }
  /// There are amounts below zero, and these alone say that they pay or give something back.
  var areGivenBack: Bool {
    let moving = written.indices.filter { written[$0] != 0 }
    guard negative > 0, moving.allSatisfy({ $0 < spoken.count }) else { return false }
    return moving.allSatisfy { row in
      (spoken[row].isPayment || spoken[row].saying?.direction == .moneyOut) == (written[row] < 0)
    }
  }
  /// Some row of those that move money says that it went out.
  var saysMoneyOut: Bool { saysMoneyOut { _ in true } }
  /// The same of some of the rows.
  func saysMoneyOut(where isOne: (Int) -> Bool) -> Bool {
    written.indices.contains {
      $0 < spoken.count && written[$0] != 0 && spoken[$0].saying?.direction == .moneyOut && isOne($0)
    }
  }
  /// Some of the kinds of rows are transfers, or payouts, beside others.
  var mayPayOut = false
  /// So does each of them.
  var saysMoneyOutAlone: Bool {
    zip(written, spoken).allSatisfy { $0 == 0 || $1.saying?.direction == .moneyOut }
  }
  var moving: Int { written.count { $0 != 0 } }
  /// The amounts of rows that undo no other.
  var plain: [Int64] {
    written.indices.filter { $0 >= spoken.count || !spoken[$0].isUndone }.map { written[$0] }
  }
  /// The same without negative ones of which words say that they came in: payments onto a card.
  var withoutPayments: [Int64] {
    written.indices.filter { row in
      guard row < spoken.count, case let said = spoken[row] else { return true }
      return !said.isUndone && !(written[row] < 0 && said.saying?.direction == .moneyIn)
    }.map { written[$0] }
  }
  var positive: Int { written.count { $0 > 0 } }
  var negative: Int { written.count { $0 < 0 } }
  /// No other amount is as great, whatever its sign.
  func isGreatest(_ row: Int) -> Bool {
    written.indices.allSatisfy { $0 == row || written[$0].magnitude < written[row].magnitude }
  }
  var isOneSided: Bool { positive == 0 || negative == 0 }

  /// Positive amounts as only purchases can be so many of: payments onto a card are few. Without a negative one the
  /// amounts may be magnitudes, whose kinds a column tells.
  var isOfPurchases: Bool {
    let arePaidIn = zip(written, spoken).contains { $0 > 0 && $1.saying?.direction == .moneyIn }
    // Without signs one row may pay what was owed before.
    let mayBePaid = isOneSided && check?.mayHoldPayment(written) == true
    guard !arePaidIn, !mayBePaid, negative > 0 || !hasUnknownKinds && !hasDeposits, positive >= Weights.fewestPurchases,
      positive >= negative * Weights.purchasesForOnePayment
    else { return false }
    return isCreditCard || isOfPurchasesByName || hasShops && (isOfOneCard || hasKindsOfShops)
      || negative == 0 && (hasShops || isOfOneCard && !hasKinds)
  }
}
