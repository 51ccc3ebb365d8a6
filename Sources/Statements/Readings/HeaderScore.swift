import Lexicon

/// How much a record looks like a header, by the dictionary of header words.
struct HeaderScore {
  /// Fields that the dictionary knows.
  var words = 0
  private var hasDate = false
  private var hasMoney = false

  /// It names both a date and money.
  var isSure: Bool { hasDate && hasMoney && words >= 2 }

  /// Nil where the record cannot be a header.
  init?(_ texts: [String], kinds: ArraySlice<FieldKind>) {
    guard !kinds.contains(.date), kinds.count(where: { $0 == .number }) == 0 else { return nil }
    var roles: Set<HeaderRole> = []
    var mayBeMoney = false
    for text in texts where !text.isEmpty && text.utf8.count <= 60 {
      let said = HeaderWords.roles(of: text)
      guard let best = said.first else { continue }
      words += 1
      roles.insert(best.role)
      mayBeMoney = mayBeMoney || HeaderScore.mayBeMoney(said)
    }
    hasDate = roles.contains(.date) || roles.contains(.valueDate)
    hasMoney =
      !roles.isDisjoint(with: [.amount, .amountIn, .amountOut, .balance]) || mayBeMoney && roles.contains(.date)
    guard words >= 2, roles.count >= 2, hasDate || hasMoney else { return nil }
  }

  /// `Date  Balance  Date  Balance`: lists of days and balances side by side, however their columns were cut.
  static func areBalancesAside(_ texts: [String]) -> Bool {
    let words = texts.flatMap { $0.split(separator: " ") }
    guard 4...16 ~= words.count, words.count.isMultiple(of: 2) else { return false }
    return words.enumerated().allSatisfy { place, word in
      HeaderWords.roles(of: String(word)).first?.role == (place.isMultiple(of: 2) ? .date : .balance)
    }
  }

  /// `Valor`, `Value`: a day or an amount.
  static func mayBeMoney(_ said: [(role: HeaderRole, weight: Int)]) -> Bool {
    said.first?.role == .valueDate && said.contains { $0.role == .amount && $0.weight >= 50 }
  }
}
