import Lexicon

/// Rows that name a shop which people pay: money out, but for what is brought back now and then.
///
/// Against a running balance it says nothing, nor without signs: what was sold, brought back or claimed is listed with
/// such names as well. Whoever works for a shop, lets to it or holds its shares is paid by it: on no credit card, and
/// without payments onto one, the names turn nothing alone, and say nothing beside categories of purchases, which err
/// with them.
enum NamedShops {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    guard !signs.isOneSided, !signs.isChained || signs.isOwed || signs.isLoan else { return .silent }
    var (out, paidIn) = ([ShopNames.Shop](), 0)
    for (row, spoken) in signs.spoken.enumerated() where row < signs.written.count && signs.written[row] != 0 {
      guard let shop = spoken.paidShop, reading.amounts[row] != 0 else { continue }
      if reading.amounts[row] < 0 { out.append(shop) } else { paidIn += 1 }
    }
    let mayHaveRefunds = signs.isCard || reading.key == "as-written"
    guard !out.isEmpty, mayHaveRefunds ? out.count > Weights.spendingForOneRefund * paidIn : paidIn == 0 else {
      return .silent
    }
    // Where the others are more, what was bought comes back.
    let alike = (reading.key == "inverted" ? signs.positive : signs.negative) * 2
    guard alike >= signs.moving else { return .silent }
    let bits = weight(of: out, signs)
    let isOfPurchases = signs.isCreditCard || signs.isCard && signs.isOfPurchasesByName
    let isDoubtful = reading.key == "inverted" && !isOfPurchases && !arePayments(signs)
    if isDoubtful, !signs.spent.isEmpty { return .silent }
    return .supports(
      isDoubtful ? min(bits, signs.isCard ? Weights.shopWords : Weights.perhapsShops) : bits,
      out.count == 1 ? "the row that names a shop is money out" : "\(out.count) rows that name shops are money out")
  }

  /// The rows below zero say that they pay, as those of a card do.
  private static func arePayments(_ signs: SignCase) -> Bool {
    zip(signs.written, signs.spoken).allSatisfy { $0 >= 0 || $1.isPayment }
  }

  private static func weight(of shops: [ShopNames.Shop], _ signs: SignCase) -> Int {
    let telling = Set(shops.filter { signs.isCard || $0.kind == .sure }.map(\.name)).count
    switch telling {
    case 0, 1: return shops.contains { $0.kind != .word } ? Weights.perhapsShops : Weights.shopWords
    case 2: return Weights.twoShops
    default: return Weights.shops
    }
  }
}
