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
    for text in texts where !text.isEmpty && text.utf8.count <= 60 {
      guard let best = HeaderWords.roles(of: text).first else { continue }
      words += 1
      roles.insert(best.role)
    }
    hasDate = roles.contains(.date) || roles.contains(.valueDate)
    hasMoney = !roles.isDisjoint(with: [.amount, .amountIn, .amountOut, .balance])
    guard words >= 2, roles.count >= 2, hasDate || hasMoney else { return nil }
  }
}
