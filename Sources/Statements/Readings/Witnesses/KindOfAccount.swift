/// What is known of the account: a card's purchases are often positive, a savings account's deposits and a
/// seller's sales always.
enum KindOfAccount {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    switch reading.key {
    case "inverted" where signs.isCard && signs.isOfPurchases:
      .supports(Weights.cardOfPurchases, "the file speaks of a card, and nearly all amounts are positive")
    case "inverted" where signs.isCard && signs.signOfShops == 1:
      .supports(Weights.cardOfPurchases, "only rows with that sign name a shop")
    case "by-words" where reading.interpretation.isElseOut:
      .supports(Weights.paidCard, "the words of payments onto a card, whose other rows are purchases")
    case "inverted" where signs.isCard && signs.positive > 0:
      .supports(Weights.card, "the file speaks of a card")
    case "as-written" where signs.isOfTransfers && signs.negative > 0 && signs.positive > 0:
      .supports(Weights.account, "an account that pays and is paid, and no card")
    case "as-written" where signs.traitsOfAccount > 0 && signs.negative > 0 && signs.positive > 0:
      .supports(
        Weights.traitOfAccount * signs.traitsOfAccount, "both signs, in a file that has what those of accounts have")
    case "as-written" where signs.isOwedBelowZero && signs.negative > 0:
      .supports(Weights.owedBelowZero, "the card's balance is below zero, as what is owed is to its holder")
    case "as-written" where signs.isOfMerchant && signs.negative == 0 && !signs.saysMoneyOut && !signs.mayPayOut:
      .supports(signs.isSurelyOfMerchant ? Weights.sales : Weights.perhapsSales, "what customers pay to a seller")
    case "as-written"
    where signs.isSurelyOfMerchant && signs.negative > 0 && signs.positive > 2 * signs.negative && !signs.saysMoneyOut:
      .supports(Weights.sales, "what customers pay to a seller, and what is taken back")
    case "as-written" where signs.isPaidOut && signs.positive > 2 * signs.negative && signs.areGivenBack:
      .supports(Weights.sales, "what customers pay to a seller, and what it gives back")
    case "as-written" where signs.isOfEarnings && signs.positive > 2 * signs.negative && !signs.saysMoneyOut:
      .supports(Weights.sales, "what was earned, and what is taken back")
    case "as-written" where signs.isSavings && signs.negative == 0 && !signs.saysMoneyOut:
      .supports(Weights.savings, "deposits into savings")
    default: .silent
    }
  }
}
