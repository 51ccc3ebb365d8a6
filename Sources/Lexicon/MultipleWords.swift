import Values

/// Tells texts that say that amounts count thousands or more: `Amount (000s)`, `Beträge in Tsd. EUR`, `単位：千円`.
package enum MultipleWords {
  /// By how many powers of ten the amounts are to be multiplied; nil where the text says nothing of it.
  package static func power(in text: some StringProtocol) -> Int? {
    let tokens = HeaderTokens(text)
    let values = tokens.phrases(upTo: 2).lazy.compactMap { table.value(of: tokens.hash(of: $0)) }
    if let value = values.first { return [3, 4, 6][Int(value)] }
    return isRoundNumber(text) ? 3 : nil
  }

  /// `in 1000 EUR`, `x 1.000`, `(000s)`, `'000`.
  private static func isRoundNumber(_ text: some StringProtocol) -> Bool {
    // `000` alone is what a comma cut off a number.
    guard text.contains(where: { !$0.isNumber && $0 != "." }) else { return false }
    // `000 (UZS)` is the code of a currency, with its name.
    if text.hasPrefix("000 ("), text.hasSuffix(")") { return false }
    let words = text.folded.split { " ()[]:;/".contains($0) }.map(String.init)
    for (place, word) in words.enumerated() {
      // `000 412 887` is the number of an account.
      if place + 1 < words.count, words[place + 1].allSatisfy(\.isNumber) { continue }
      // `2 400 000 kr` is an amount, `054/000` a part of a number.
      if word == "000", place > 0, words[place - 1].last?.isNumber ?? false { continue }
      // `000 Hill Street` is an address.
      let next = place + 1 < words.count ? words[place + 1] : nil
      if word == "000", let next, next.allSatisfy(\.isLetter), !goesOn(next) { continue }
      if ["k€", "t€", "000", "000s", "'000", "x1000", "x1.000", "x1,000", "×1000"].contains(word) {
        return true
      }
      let isCounted = place > 0 && ["in", "x", "×", "en", "i", "w", "v", "em"].contains(words[place - 1])
      if isCounted, ["1000", "1.000", "1,000", "1'000"].contains(word) { return true }
    }
    return false
  }

  /// A word that stands behind the zeros of a multiple: a currency, or that they were left out.
  private static func goesOn(_ word: String) -> Bool {
    var text = word
    let isNamed = text.withUTF8 { unsafe CurrencyNames.currency(of: $0) } != nil
    return isNamed || !CurrencyNames.candidates(of: word).isEmpty || Currency(word.uppercased())?.isListed ?? false
      || units.contains(word)
  }

  private static let units: Set<String> = ["omitted", "omis", "omitidos", "omissis", "weggelassen", "kc", "ft", "zl"]

  private static let table = WordTable([thousands, myriads, millions])

  private static let thousands: StaticString = """
    thousands|tsd|tausend|tausender|teur|tchf|keur|kchf|kusd|kgbp|milliers|miles de|en miles|migliaia|milhares
    tusental|tusinder|tuhansia|tuhatta|tys|tisíc|tisících|tisíce|tisoč|ezer|ezerben|тыс|тысяч|тысячах|тис|хил|χιλιάδες
    bin tl|千元|千円|單位千元|单位千元|単位千円|천원|단위 천원|אלפים|באלפי
    """

  private static let myriads: StaticString = "万元|万円|萬元|单位万元|單位萬元|単位万円|만원"

  private static let millions: StaticString = """
    in million|in millions|in millionen|en millions|en millones|in milioni|em milhões|i miljoner|mio eur|mio chf|mio usd|mln
    млн|百万円|百万元|百萬元|백만원
    """
}
