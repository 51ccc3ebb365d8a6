import Lexicon
import Values

/// The currency that a header names beside its other words.
enum HeaderCurrency {
  /// A currency that stands as a word of its own: `Amount (EUR)`, `Betrag €`, `Montant euros`.
  static func named(in header: String) -> Currency? {
    let words = words(of: header)
    // `Monto S/`
    if let last = header.split(separator: " ").last, last.hasSuffix("/"), let sign = Currency.written(String(last)) {
      return sign
    }
    // `Monto Bs. (VES)`
    if let code = inBrackets(header), code.count == 3, code.allSatisfy(\.isUppercase),
      !PreambleFacts.ambiguousCodes.contains(code), let code = Currency(code), code.isListed
    {
      return code
    }
    for (place, word) in words.enumerated() where word.count <= 4 {
      let code = word.hasSuffix("$") ? word.dropLast() : word
      // `Suma lei (ALL accounts)`
      let isWord = PreambleFacts.ambiguousCodes.contains(String(code)) && place + 1 < words.count
      if code.count == 3, code.allSatisfy(\.isUppercase), !isWord, let code = Currency(code), code.isListed {
        return code
      }
      // `Monto C$` counts córdobas.
      if word == "C$", isSpanish(header) { return Currency("NIO") }
      // `Cargo Q` counts quetzals.
      if place > 0, place + 1 == words.count, word == "Q", isSpanish(header) { return Currency("GTQ") }
      if words.count > 1, shortNames.contains(word) { return Currency.written(String(word)) }
      if word.count > 1, !word.allSatisfy(\.isLetter), let sign = Currency.written(String(word)) { return sign }
      if word.count == 1, let sign = Currency.written(String(word)), !word.first!.isASCII { return sign }
    }
    if let code = codeBehindLine(header), let currency = Currency(code.uppercased()) { return currency }
    if let sign = inBrackets(header), !sign.allSatisfy(\.isLetter), let currency = Currency.written(sign) {
      return currency
    }
    if let unit = unit(of: header), let currency = Currency.written(unit.lowercased()) { return currency }
    if words.count == 1, let amount = ["金額", "金额"].first(where: header.hasSuffix) {
      return called(String(header.dropLast(amount.count)))
    }
    return words.count > 1 ? words.last.flatMap { called(String($0)) } : nil
  }

  /// Whether `C$` beside the amounts below these headers counts córdobas.
  static func isOfCordobas(_ names: [String]) -> Bool { isSpanish(names.joined(separator: " ")) }

  /// `C$` is the sign of Canada's dollars as well.
  private static func isSpanish(_ header: String) -> Bool {
    let languages = HeaderWords.languages(of: words(of: header).filter { $0 != "C$" }.map(String.init))
    return header.folded.contains("cordoba")
      || !languages.isDisjoint(with: Languages(named: ["iberian"]))
        && languages.isDisjoint(with: Languages(named: ["english"]))
  }

  /// `amount_eur`, `BALANCE_USD`.
  private static func codeBehindLine(_ header: String) -> Substring? {
    guard let line = header.lastIndex(of: "_"), line != header.startIndex else { return nil }
    let code = header[header.index(after: line)...]
    guard code.count == 3, !PreambleFacts.ambiguousCodes.contains(code.uppercased()) else { return nil }
    return Currency(code.uppercased())?.isListed == true ? code : nil
  }

  /// What stands in brackets at the end, be it a sign: `Soles (S/)`.
  private static func inBrackets(_ header: String) -> String? {
    guard let open = header.lastIndex(where: { "([（［".contains($0) }), let last = header.last, ")]）］".contains(last)
    else {
      return nil
    }
    return String(header[open...].dropFirst().dropLast())
  }

  /// The word in brackets or behind a comma at the end: `Amount (KSh)`, `amount (eur)`, `Сума, грн`.
  private static func unit(of header: String) -> Substring? {
    guard let mark = header.lastIndex(where: { "([,（［，".contains($0) }), mark != header.startIndex else { return nil }
    let unit = header[mark...].dropFirst().filter { !" .)]）］".contains($0) }[...]
    let isWord = PreambleFacts.ambiguousCodes.contains(unit.uppercased())
    return (2...5).contains(unit.count) && unit.allSatisfy(\.isLetter) && !isWord ? unit : nil
  }

  /// Parted by blanks, brackets and marks, of full width as well.
  private static func words(of header: String) -> [Substring] {
    header.split { $0.isWhitespace || "()[]/:,（）［］【】／：，、".contains($0) }
  }

  /// The currency of which the text is a name, and nothing else.
  static func called(_ text: String) -> Currency? {
    guard !otherWords.contains(text.lowercased()) else { return nil }
    return unsafe text.withUTF8Bytes { unsafe CurrencyNames.currency(of: $0) }
  }

  /// A sign or name that stands as a word of its own and that several currencies share: `Amount $`, `Importe Pesos`.
  static func shared(in header: String) -> String? {
    words(of: header).map(String.init).first { word in
      CurrencyNames.candidates(of: word).count > 1
    }
  }

  /// What `Pesos`, or `Importe $` among Spanish names, may be.
  static func pesos(_ header: String, among names: [String]) -> [Currency] {
    guard let word = shared(in: header), word.folded.hasPrefix("peso") || isSpanish(names.joined(separator: " ")) else {
      return []
    }
    return CurrencyNames.candidates(of: word)
  }

  /// `Monto S/` and `Monto US$`: the same but for their last words, which tell them apart.
  static func areAlike(_ headers: [String]) -> Bool {
    let words = headers.map { $0.folded.split(separator: " ") }
    return words.allSatisfy { $0.count > 1 } && Set(words.map { $0.dropLast() }).count == 1
  }

  /// Whether the header names a currency, and that cannot be `currency`.
  static func isOther(_ header: String, than currency: Currency) -> Bool {
    if let own = named(in: header) ?? called(header) { return own != currency }
    return shared(in: header).map { !CurrencyNames.candidates(of: $0).contains(currency) } ?? false
  }

  /// Of two letters, and words of nothing else in a header.
  private static let shortNames: Set<Substring> = ["TL", "RM", "KM", "Kč", "zł", "Ft", "Rp", "лв"]

  /// Names of currencies that are words of other meanings: `saldo real`.
  private static let otherWords: Set<String> = ["real", "rand", "sol", "won", "lev", "mark", "sum"]
}
