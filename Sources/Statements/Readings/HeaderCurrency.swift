import Lexicon
import Values

/// The currency that a header names beside its other words.
enum HeaderCurrency {
  /// A currency that stands as a word of its own: `Amount (EUR)`, `Betrag €`, `Montant euros`.
  static func named(in header: String) -> Currency? {
    let words = header.split(whereSeparator: { " ()[]/:,".contains($0) })
    for word in words where word.count <= 3 {
      if word.count == 3, word.allSatisfy(\.isUppercase), let code = Currency(word), code.isListed { return code }
      if word.count == 1, let sign = Currency.written(String(word)), !word.first!.isASCII { return sign }
    }
    guard words.count > 1, var last = words.last.map(String.init), !otherWords.contains(last.lowercased()) else {
      return nil
    }
    return last.withUTF8 { unsafe CurrencyNames.currency(of: $0) }
  }

  /// Names of currencies that are words of other meanings: `saldo real`.
  private static let otherWords: Set<String> = ["real", "rand", "sol", "won", "lev", "mark", "sum"]
}
