import Lexicon
import Values

extension WordColumn<Int8> {
  /// A word for a payment may say that money came in, where no other does, or the rows name shops: `Pago` beside
  /// `Consumo` is what is paid onto a card. A balance tells it otherwise.
  func withOpenPayments(_ roles: ColumnRoles, _ isOpen: ([UInt8]) -> Bool = { _ in true }) -> WordColumn {
    let isOfCard = roles.names.contains(where: RowWords.isOfCard)
    let comeIn = texts.indices.filter { meanings[$0] == 1 }.map { String(decoding: texts[$0], as: UTF8.self) }
    guard texts.count > 1, isOfCard || comeIn.allSatisfy({ PartWords.undone.areIn($0) }),
      !roles.columns.contains(where: { roles.isForemost($0, .balance) })
    else { return self }
    var words = self
    for (index, text) in texts.enumerated() where isOpen(text) {
      if unsafe text.withUnsafeBufferPointer({ unsafe FlagWords.isPayment($0) }) { words.meanings[index] = 0 }
    }
    return words
  }
}

/// Columns of words that give amounts their signs.
extension MoneyColumns {
  static func flagWords(_ roles: ColumnRoles, _ column: Int) -> WordColumn<Int8>? {
    let profile = roles.profiles[column]
    guard profile.isSmall, !profile.isDates, !profile.isNumbers || profile.amounts.marked == 0 else { return nil }
    // `Card funding`: whether the customer's card is one for debit or credit.
    let name = roles.names[column]
    if roles.weight(column, .sign) < 60, PartWords.card.areIn(name) || name.folded.contains("funding") { return nil }
    let letters = lettersSpelled(by: name)
    // Czech `Má dáti` and `Dal`: `D` is debit elsewhere.
    let isDal = Set(profile.values.texts.indices.map { profile.values.string($0).folded }) == ["md", "d"]
    var words = WordColumn(profile.values) { text -> Int8 in
      if isDal, text.folded == "d" { return 1 }
      if let spelled = letters[text.folded] { return spelled }
      return unsafe text.withUTF8Bytes { unsafe RowReader.direction($0) }
    }
    .withOpenPayments(roles)
    // Two letters never mean the same.
    if words.texts.count == 2, words.texts.allSatisfy({ $0.count == 1 }), words.meanings[0] == words.meanings[1] {
      return nil
    }
    // `Paid` in all rows of a column of states is no direction.
    if roles.isForemost(column, .status), roles.weight(column, .sign) < 60,
      Set(words.meanings).subtracting([0]).count < 2
    {
      return nil
    }
    var known = 0
    for (index, meaning) in words.meanings.enumerated() where meaning != 0 { known += profile.values.counts[index] }
    let isNamed = roles.weight(column, .sign) > 0
    // A dash says minus, or that there is nothing: the latter in a column of rates or notes.
    if !isNamed, roles.role(column) != nil, profile.filled == profile.dashes { return nil }
    // One letter beside blanks marks anything below a name of its own: `Cleared`.
    let isLetter = words.texts.allSatisfy { $0.count == 1 && $0[0] | 0x20 >= 0x61 }
    let isMark = isLetter && !isNamed && !roles.isUnnamed(column)
    let isOneSided = Set(words.meanings).count == 1 && words.texts.count == 1 && !isMark
    if known > 0, known == profile.filled, profile.filled < profile.rows, isOneSided {
      // A minus beside a few of what was bought takes these back.
      let isMinus = words.texts == [[UInt8(ascii: "-")]] && known * 2 < profile.rows
      let isOfPurchases = roles.isCalledCard || roles.names.contains(where: PartWords.purchases.areIn)
      if isMinus, isOfPurchases, roles.names.contains(where: RowWords.isOfCard) { words.meanings = [1] }
      return words.withBlank(meaning: -words.meanings[0])
    }
    guard known > 0, !areForeign(words.texts, roles, column) else { return nil }
    if areTrades(words) { return nil }
    // A column of kinds need not say directions at all.
    if isNamed, roles.weight(column, .sign) >= 60 || known * 2 >= profile.filled { return words }
    // Single letters mean a direction only as a pair of opposites.
    let isPair = words.texts.count == 2 && Set(words.meanings) == [1, -1]
    let isWords = profile.dashes == 0 && words.texts.allSatisfy { $0.count > 2 }
    if !isWords, roles.isForemost(column, .description) || roles.isForemost(column, .counterparty) { return nil }
    return known * 10 >= profile.rows * 9 && (isPair || isWords) ? words : nil
  }

  /// Purchases and sales among deposits are kinds of a broker's movements, of which words tell the direction.
  private static func areTrades(_ words: WordColumn<Int8>) -> Bool {
    let texts = words.texts.map { String(decoding: $0, as: UTF8.self) }
    let investor = MovementWords(view: .investor)
    return words.meanings.contains(0) && RowWords.areOfTrades(texts)
      && zip(texts, words.meanings).allSatisfy { $1 != 0 || investor.direction(of: $0) != nil }
  }

  /// `Af/Bij` over `A` and `B`: what each of its letters means, where a name spells both.
  private static func lettersSpelled(by name: String) -> [String: Int8] {
    let words = name.split { "/|-, ".contains($0) }.map(String.init)
    guard words.count == 2 else { return [:] }
    let meanings = words.map { word in unsafe word.withUTF8Bytes { unsafe RowReader.direction($0) } }
    let letters = words.map { String($0.prefix(1)).folded }
    guard Set(meanings) == [1, -1], letters[0] != letters[1] else { return [:] }
    return [letters[0]: meanings[0], letters[1]: meanings[1]]
  }

  /// Letters that say directions in languages other than the header's, below a name that does not speak of directions.
  private static func areForeign(_ texts: [[UInt8]], _ roles: ColumnRoles, _ column: Int) -> Bool {
    guard roles.weight(column, .sign) < 60, !roles.isUnnamed(column) else { return false }
    let languages = HeaderWords.languages(of: roles.names)
    return FlagWords.areForeign(texts, in: languages.isEmpty ? .all : languages)
  }

  /// The flag column that the header names, else the one whose words are all known.
  func bestFlag(for amount: Int) -> Int? {
    let others = flags.keys.sorted().filter { $0 != amount }
    // Of two marks one is the balance's where that stands in front of it and the amount in front of the other.
    let own = others.filter { !(isBalance($0 - 1) && others.contains(amount + 1)) || $0 == amount + 1 }
    return own.max { left, right in
      (roles.weight(left, .sign), -abs(left - amount)) < (roles.weight(right, .sign), -abs(right - amount))
    }
  }

  private func isBalance(_ column: Int) -> Bool { column >= 0 && roles.isBalance(column) }
}
