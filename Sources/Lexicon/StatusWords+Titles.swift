import Values

/// What the titles of sections and notes beside a table say of its rows.
extension StatusWords {
  /// What the title of a section says of its rows: `Pending`, `Not yet booked`, `Booked transactions`, `Movimentos
  /// cativos`.
  package static func meaning(ofTitle title: String) -> Meaning? {
    var words = title.split { !$0.isLetter }
    if words.count > longestTitle { words = title.prefix { !"(:[".contains($0) }.split { !$0.isLetter } }
    guard !words.isEmpty, words.count <= longestTitle, !title.hasSuffix("."), !PartWords.overdraft.areIn(title) else {
      return nil
    }
    var said = phrases(of: words)
    if said.isEmpty {
      said = Set(
        words.indices.compactMap { place in
          guard let meaning = state(ofInflected: String(words[place]))?.meaning else { return nil }
          return meaning == .booked && place > 0 && isNegation(words[place - 1]) ? .pending : meaning
        })
    }
    if said.isEmpty, let name = words.first, words.count == 1 {
      said = Set([titleOfIdeographs(name)].compactMap { $0 })
    }
    return said.count == 1 ? said.first : said == [.pending, .void] ? .pending : nil
  }

  /// `not yet booked`, `Pending transactions`, `declined`, but not what came back: a state, and perhaps a word for what
  /// it is of, and nothing else.
  package static func meaning(ofNote note: String) -> Meaning? {
    let words = note.split { !$0.isLetter }.map(String.init)
    var state = words.filter { !PartWords.transactions.areIn($0) && !fillers.contains($0.folded) }
    // `not posted yet`
    if state.count > 1, state.last == "yet" { state.removeLast() }
    guard words.count <= 2 * longestTitle, let said = self.state(ofPhrase: state.joined(separator: " ")) else {
      return nil
    }
    return said == .undone ? nil : said.meaning
  }

  private static let fillers: Set<String> = [
    "these", "this", "are", "is", "have", "has", "been", "may", "change", "at", "the", "date", "of", "statement",
    "amount", "and", "still", "diese", "dieser", "ist", "sind", "am", "les", "ces", "sont", "est", "las", "los",
    "estas", "estos", "son",
  ]

  /// The same of rows below such a title. Rows that moved no money are called transactions in it; what was returned or
  /// cancelled did move, and moves back.
  package static func meaning(ofSection title: String) -> Meaning? {
    // `*** DECLINED TRANSACTIONS ***`
    let title = String(title.drop { "*+#=-_ ".contains($0) }.reversed().drop { "*+#=-_ ".contains($0) }.reversed())
    if leavesOut(title) { return nil }
    // `Pending transactions - not included in balance`
    let front = title.firstRange(of: " - ").map { String(title[..<$0.lowerBound]) }
    let isFuture =
      isOfFuture(title) || title.firstRange(of: " - ").map { isOfFuture(String(title[$0.upperBound...])) } ?? false
    let meaning = meaning(ofTitle: title) ?? front.flatMap { self.meaning(ofTitle: $0) } ?? (isFuture ? .pending : nil)
    guard meaning == .void else { return meaning }
    let words = title.prefix { $0 != "(" }.split { $0 == " " || $0 == ":" || $0.isNumber }
    let isPlain = words.allSatisfy { $0.allSatisfy(\.isLetter) }
    let isOfRows = PartWords.transactions.areIn(title) || words.allSatisfy(isOfFailures)
    return isPlain && isOfRows && !MovementPhrases.undoes(title) ? .void : nil
  }

  /// What failed, or a word for what it is: `Declined authorizations`, `Failed payments`, `Abgelehnte Zahlungen`.
  private static func isOfFailures(_ word: Substring) -> Bool {
    let word = String(word)
    return [PartWords.transactions, .payments, .purchases, .requests, .card].contains { $0.areIn(word) }
      || (state(ofPhrase: word) ?? state(ofInflected: word)) == .failed
  }

  /// `Pending transactions not included`, `No pending transactions`, `Vorgemerkte Umsätze: nein`: what is shown, and not
  /// what the rows are; in parentheses or behind a dash, what the balance includes. Whole words, as `без` begins others.
  private static func leavesOut(_ title: String) -> Bool {
    let all = title.split { !$0.isLetter }.map { String($0).folded }
    if all.contains(where: exclusions.contains) || title.contains("(0)") { return true }
    let end = title.firstRange(of: " - ")?.lowerBound ?? title.endIndex
    let body = String(title[..<end].prefix { !"(（[".contains($0) })
    let words = body.split { !$0.isLetter }
    if PartWords.hidden.areIn(body) || isOfBoth(words) { return true }
    // `Noch nicht gebucht` says no of the booking.
    let denies = words.indices.contains { place in
      isNegation(words[place]) && (place + 1 == words.count || !isState(words[place + 1]))
    }
    if denies && PartWords.shown.areIn(body) { return true }
    if words.indices.dropLast().contains(where: { isNone(words, at: $0) }) { return true }
    let value = body.split(separator: ":", maxSplits: 1).dropFirst().first?.drop { $0 == " " }
    return value.map { isNo($0) || $0 == "0" } ?? false
  }

  /// `No pending`, `Keine vorgemerkten`: a word for none in front of a state that waits or failed.
  private static func isNone(_ words: [Substring], at place: Int) -> Bool {
    guard isNo(words[place]) || isNothing(words[place]) else { return false }
    // `non contabilizzato` is a state itself.
    let isPhrase = (2...4).contains { count in
      let phrase = words[place...].prefix(count)
      return phrase.count == count && state(ofPhrase: phrase.joined(separator: " ")) != nil
    }
    guard !isPhrase else { return false }
    let rest = Array(words[(place + 1)...].prefix(4))
    let said = phrases(of: rest)
    let first = rest.lazy.compactMap { state(ofInflected: String($0))?.meaning }.first
    return said.isEmpty ? first != nil && first != .booked : !said.contains(.booked)
  }

  /// `Gebuchte und vorgemerkte Umsätze`, `Transactions incl. pending`: rows of either kind.
  private static func isOfBoth(_ words: [Substring]) -> Bool {
    let folded = words.map { String($0).folded }
    if folded.contains(where: ["incl", "inkl", "including", "inclusive", "einschliesslich"].contains) { return true }
    let conjunctions: Set<String> = ["and", "und", "et", "y", "e", "en", "och", "og", "i", "a", "и", "ve"]
    guard folded.dropFirst().contains(where: conjunctions.contains) else { return false }
    let said = Set(words.compactMap { (state(ofPhrase: String($0)) ?? state(ofInflected: String($0)))?.meaning })
    return said.contains(.booked) && !words.contains(where: isNegation)
  }

  private static func isState(_ word: Substring) -> Bool {
    (state(ofPhrase: String(word)) ?? state(ofInflected: String(word))) != nil
  }

  /// A state, and perhaps words for what it is of, and nothing else: `Pending card transactions`, and not `Account open`.
  package static func isPlain(title: String) -> Bool {
    title.split(separator: " ").allSatisfy { word in
      isState(word) || isNegation(word) || fillers.contains(String(word).folded)
        || ["yet", "noch"].contains(word.lowercased())
        || [PartWords.transactions, .payments, .purchases, .requests].contains { $0.areIn(String(word)) }
    }
  }

  private static func isNothing(_ word: Substring) -> Bool {
    var word = String(word)
    return word.withUTF8 { unsafe nothing.value(of: $0) } != nil
  }

  private static func isNo(_ word: Substring) -> Bool {
    var text = String(word)
    return isNegation(word) || text.withUTF8 { unsafe answer($0) } == false
  }

  static let exclusions = Set(
    [
      "excluding", "excludes", "excluded", "excl", "exkl", "except", "without", "ohne", "ausgenommen", "hors", "sauf",
      "sans",
      "excluye",
      "excepto", "exceto", "senza", "esclusi", "escluse", "exclusief", "zonder", "exklusive", "utan", "uten", "uden",
      "bez", "кроме", "без",
    ].map(\.folded))

  /// `未入账交易`: a state and what it is of.
  private static func titleOfIdeographs(_ title: Substring) -> Meaning? {
    guard 3...8 ~= title.count, title.unicodeScalars.allSatisfy({ $0.value >= 0x2e80 }) else { return nil }
    return (2..<title.count).reversed().lazy.compactMap { meaning(ofPhrase: String(title.prefix($0))) }.first
  }

  /// `Lançamentos futuros`: movements that are still to come. A name may have such a word, so that nothing else may
  /// stand there.
  private static func isOfFuture(_ title: String) -> Bool {
    // `Lançamentos futuros até 15/04/2026`
    let isUntil = title.last?.isNumber ?? false && title.contains { "/.-".contains($0) }
    var words = title.prefix { !$0.isNumber }.split(separator: " ")
    if isUntil, let last = words.last, last.count <= 5 { words.removeLast() }
    guard 1...3 ~= words.count, words.allSatisfy({ $0.allSatisfy(\.isLetter) }),
      title.allSatisfy({ $0.isLetter || $0 == " " || isUntil && ($0.isNumber || "/.-".contains($0)) })
    else { return false }
    func isFuture(_ word: Substring) -> Bool {
      var word = String(word)
      return word.withUTF8 { unsafe future.value(of: $0) } != nil
    }
    let others = words.filter { !isFuture($0) }
    return orders.contains(title.folded)
      || others.count < words.count && !others.isEmpty
        && others.allSatisfy { word in
          word.count < 3 || [PartWords.transactions, .payments].contains { $0.areIn(String(word)) }
        }
  }

  /// Titles that say it in other words.
  private static let orders: Set<String> = Set(
    [
      "parcelas a vencer", "rate future", "por facturar", "nächste abrechnung", "prossimi addebiti",
      "recibos previstos",
      "próximos cargos", "próximos vencimientos", "domiciliaciones futuras", "cargos futuros", "próximas faturas",
      "próximas facturas", "parcelas futuras", "compras parceladas próximas faturas",
      "cuotas futuras", "cuotas por vencer", "prossime rate", "agendamentos", "terminüberweisungen", "terminaufträge",
      "holds", "холды",
    ].map(\.folded))

  private static let future = WordTable([
    """
    future|futuros|futuras|futuri|próximos|próximas|prossimi|prossime|künftige|zukünftige|anstehende|bevorstehende
    toekomstige|aankomende|forestående|planlagte|planerade|tulevat|tulevaiset|eelseisvad|tulevased|nadchodzące|przyszłe
    planowane|připravované|budoucí|plánované|nastávající|budúce|pripravované|buduće|nadolazeće|prihodnje|prihajajoče
    jövőbeli|viitoare|gelecek|ожидаемые|планируемые|предстоящие|будущие|запланированные|майбутні|очікувані
    заплановані|предстоящи|бъдещи|будуће|предстојеће|μελλοντικές|προσεχείς|προγραμματισμένες|būsimi|numatomi|gaidāmie
    עתידיות|עתידיים|mendatang
    """
  ])

  private static func isNegation(_ word: Substring) -> Bool {
    var word = String(word)
    return word.withUTF8 { unsafe negations.value(of: $0) } != nil
  }

  /// What the phrases of a title say, the longest first: `not yet booked` is not `booked`.
  private static func phrases(of words: [Substring]) -> Set<Meaning> {
    var said: Set<Meaning> = []
    var start = 0
    while start < words.count {
      let found = (start..<min(words.count, start + 4)).reversed().lazy.compactMap { end in
        meaning(ofPhrase: words[start...end].joined(separator: " ")).map { (end: end, meaning: $0) }
      }.first
      if let found { said.insert(found.meaning) }
      start = (found?.end ?? start) + 1
    }
    return said
  }

  /// In words; what stands in parentheses or behind a colon may be more.
  private static let longestTitle = 5

  static func meaning(ofPhrase phrase: String) -> Meaning? { state(ofPhrase: phrase)?.meaning }

  private static func state(ofPhrase phrase: String) -> State? {
    var phrase = phrase
    return phrase.withUTF8 { unsafe state($0) }
  }

  /// The word with another ending: a title has the gender and number of what it is the title of.
  private static func state(ofInflected word: String) -> State? {
    for cut in 1...3 where word.count - cut >= 5 {
      let stem = word.dropLast(cut)
      for ending in endings {
        if let state = state(ofPhrase: stem + ending) { return state }
      }
    }
    return nil
  }

  private static let endings = [
    "", "o", "a", "e", "i", "d", "t", "en", "é", "ée", "á", "ý", "í", "о", "а", "и", "ы", "ые", "ый",
  ]
}
