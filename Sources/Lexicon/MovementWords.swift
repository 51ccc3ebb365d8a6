/// Words in a bank's text that tell which way the money went, whatever sign the amount is written with.
///
/// They are evidence, never the amount's sign by themselves but where a column of kinds is classified completely.
package struct MovementWords: Equatable, Sendable {
  package enum Direction: Sendable { case moneyIn, moneyOut }

  /// Whose words they are: what a card holder pays, a merchant or a broker's client receives.
  package enum View: Sendable {
    /// A card's or an account's: a repayment of a card says nothing.
    case holder
    /// A bank account, from which a card is repaid.
    case account
    /// A card, onto which a repayment is money in.
    case card
    /// A merchant's account with a processor: a charge comes in, a refund goes out.
    case merchant
    /// A broker's client: a sale comes in, a purchase goes out.
    case investor
    /// A holder's or a merchant's: what differs between these says nothing.
    case unclear
  }

  /// What one text says.
  package struct Saying: Sendable {
    package var direction: Direction
    /// The same for texts with the same phrases.
    package var phrases: UInt64
    /// Speaks of a payment onto a card, as only its statement does.
    package var isOfCard = false
    /// Speaks of nothing but how a bill is paid, which may be that of a card.
    package var isOfBill = true
    /// Speaks of nothing but interest, which a card may charge.
    package var isOfInterest = true
    /// Speaks of nothing but a purchase, which may be what its refund is called as well.
    package var isOfPurchase = true
    /// Has nothing but words that a merchant would say of the opposite direction, in a file that may be one's.
    package var isOpen = true
  }

  package var languages: Languages
  package var view: View

  package init(languages: Languages = .all, view: View = .holder) {
    self.languages = languages
    self.view = view
  }

  /// Whether a folded word behind others turns what they say: `Refund to`, `Standing order from`.
  package static func turns(_ word: String, _ direction: Direction) -> Bool {
    (direction == .moneyIn ? toward : from).contains(word)
  }

  private static let toward: Set<String> = [
    "to", "into", "on", "an", "auf", "zu", "aan", "naar", "vers", "para", "til",
  ]
  private static let from = senders.union(["credit", "lodgement"])
  /// In front of who sends money.
  static let senders: Set<String> = ["from", "von", "fra", "fran", "od", "от", "מאת"]

  /// What the text says, or nil where it says nothing or both.
  package func direction(of text: String) -> Direction? { saying(of: SpokenText(text))?.direction }

  /// 1 for money in, -1 for money out, 0 where the text says nothing or both.
  package func sign(of text: String) -> Int8 {
    switch direction(of: text) {
    case .moneyIn: 1
    case .moneyOut: -1
    case nil: 0
    }
  }

  /// The same, with the phrases that say it.
  package func saying(of text: SpokenText) -> Saying? {
    var saying = Saying(direction: .moneyIn, phrases: 0)
    var isIn = false
    var isOut = false
    let isOntoCard = text.phrases.contains {
      $0.phrase.kind == .cardPayment && !languages.isDisjoint(with: $0.phrase.languages)
    }
    for (hash, phrase) in text.phrases where !languages.isDisjoint(with: phrase.languages) {
      guard let direction = direction(of: phrase), !isOntoCard || phrase.kind != .billPayment else { continue }
      if direction == .moneyIn { isIn = true } else { isOut = true }
      saying.phrases = saying.phrases &* 31 &+ hash
      if phrase.kind == .cardPayment || phrase.kind == .repayment { saying.isOfCard = true }
      if phrase.kind != .billPayment { saying.isOfBill = false }
      if phrase.kind != .interest { saying.isOfInterest = false }
      if phrase.kind != .purchase { saying.isOfPurchase = false }
      if view != .holder || phrase.kind != .trade && phrase.kind != .sale { saying.isOpen = false }
    }
    guard isIn != isOut, !text.isUndone else { return nil }
    saying.direction = isIn ? .moneyIn : .moneyOut
    return saying
  }

  private func direction(of phrase: MovementPhrases.Phrase) -> Direction? {
    switch (phrase.kind, view) {
    case (.repayment, .card): .moneyIn
    case (.repayment, .account): .moneyOut
    case (.repayment, _): nil
    case (.purchase, .merchant), (.trade, .merchant), (.sale, .merchant), (.sale, .investor):
      phrase.direction == .moneyIn ? .moneyOut : .moneyIn
    case (.refund, .merchant): .moneyOut
    case (.sold, .merchant), (.sold, .investor): phrase.direction
    case (.trade, .unclear), (.sale, .unclear), (.refund, .unclear), (.sold, _): nil
    case (.merchant, .merchant), (.seller, .merchant), (.investor, .investor), (.lender, .investor): phrase.direction
    case (.merchant, _), (.seller, _), (.investor, _), (.lender, _), (.neutral, _): nil
    default: phrase.direction
    }
  }

  /// The languages of a file by its headers, and those of which its texts have three phrases or more, or two in four
  /// texts at least or in half of fewer: merchants have names in other languages.
  package static func languages(headers: [String], texts: some Sequence<SpokenText>) -> Languages {
    var languages = HeaderWords.languages(of: headers)
    if languages.isEmpty { return .all }
    var known: Set<UInt64> = []
    var counts = Array(repeating: 0, count: Languages.names.count)
    var said = counts
    var all = 0
    for text in texts {
      all += 1
      for (hash, phrase) in text.phrases where languages.isDisjoint(with: phrase.languages) {
        let isNew = known.insert(hash).inserted
        for group in counts.indices where phrase.languages.contains(Languages(group: group)) {
          said[group] += 1
          if isNew { counts[group] += 1 }
        }
      }
    }
    for group in counts.indices where counts[group] >= 3 || counts[group] == 2 && said[group] >= min(4, (all + 1) / 2) {
      languages.formUnion(Languages(group: group))
    }
    return languages
  }
}

/// A bank's text with what in it tells a direction to one view or another.
package struct SpokenText: Sendable {
  /// The same for texts of the same words.
  package let words: UInt64
  let phrases: [(hash: UInt64, phrase: MovementPhrases.Phrase)]
  /// Says of a movement that it was undone: which way the money went may be either.
  package let isUndone: Bool

  /// In characters.
  private static let longestKind = 30

  private static func isTaxed(_ text: String) -> Bool { FeeWords.isTax(text) || FeeWords.isWithheld(text) }

  /// A kind says what is taken of what was earned or sold.
  private static func isTaken(_ text: String) -> Bool {
    text.count <= longestKind && (isTaxed(text) || FeeWords.names(text) || PartWords.taken.areIn(text))
  }

  package init(_ text: String) {
    var (words, phrases, isUndone) = MovementPhrases.found(in: text)
    phrases.removeAll { phrase in
      switch phrase.phrase.kind {
      // `Steuer auf Dividende`
      case .dividend: SpokenText.isTaxed(text) || SpokenText.isTaken(text)
      // `卖出印花税`, `Satış komisyonu`
      case .investor, .sold: SpokenText.isTaken(text)
      default: false
      }
    }
    (self.words, self.phrases, self.isUndone) = (words, phrases, isUndone)
  }

  /// Says that a processor pays out to a merchant.
  package var isOfPayouts: Bool { phrases.contains { $0.phrase.kind == .merchant } }
  /// Says what only the statement of a card says.
  package var isOfCard: Bool { phrases.contains { $0.phrase.kind == .cardPayment } }
  /// Says what a credit card alone charges.
  package var isOfCreditCard: Bool { phrases.contains { $0.phrase.kind == .cardCharge } }
  /// What it says as lenders on a marketplace of loans do.
  package var ofLender: [(hash: UInt64, direction: MovementWords.Direction)] {
    phrases.filter { $0.phrase.kind == .lender }.map { ($0.hash, $0.phrase.direction) }
  }
  /// Says that something was sold, and nothing else.
  package var isSale: Bool {
    phrases.count == 1 && phrases[0].hash == words
      && (phrases[0].phrase.kind == .sold
        || phrases[0].phrase.kind == .seller && phrases[0].phrase.direction == .moneyIn)
  }
  /// Says of payouts and nothing else.
  package var isPayout: Bool { phrases.count == 1 && phrases[0].hash == words && isOfPayouts }
}
