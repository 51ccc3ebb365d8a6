import Values

/// The words by which a column says whether a transaction is booked.
package enum StatusWords {
  package enum Meaning: Sendable {
    case booked, pending
    /// Cancelled, reversed, declined, failed: it moved no money.
    case void
  }

  /// What a whole field says; nil for any other text. Some banks write `Pending` where the date should be.
  package static func meaning(_ text: UnsafeBufferPointer<UInt8>) -> Meaning? { unsafe state(text)?.meaning }

  /// Whether it was declined, or failed: no money moved in either direction.
  package static func isFailed(_ text: UnsafeBufferPointer<UInt8>) -> Bool { unsafe state(text) == .failed }

  /// In the order of `table`.
  private enum State: UInt16 {
    case booked, pending
    /// Cancelled, reversed, returned: what was paid may have come back.
    case undone
    case failed

    var meaning: Meaning {
      switch self {
      case .booked: .booked
      case .pending: .pending
      case .undone, .failed: .void
      }
    }
  }

  private static func state(_ text: UnsafeBufferPointer<UInt8>) -> State? {
    guard text.count > 0, text.count <= 120 else { return nil }
    if let state = unsafe listed(text) { return state }
    if unsafe isDenied(text) { return .failed }
    // `Autorizada 136805`: the code of the authorization behind it.
    if let word = unsafe withoutCode(text), let state = unsafe listed(word) { return state }
    if let word = unsafe withoutSign(text) { return unsafe state(word) }
    if unsafe endsInFailure(text) { return .failed }
    return unsafe text[0] < 0xe2 ? nil : ideographs(String(decoding: text, as: UTF8.self))
  }

  private static func listed(_ text: UnsafeBufferPointer<UInt8>) -> State? {
    unsafe table.value(of: text).map { State(rawValue: $0)! }
  }

  /// The text in front of a number of three digits and more; nil where there is none.
  private static func withoutCode(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    guard let blank = unsafe text.lastIndex(of: 0x20), blank > 0, text.count - blank > 3,
      unsafe text[(blank + 1)...].allSatisfy({ $0.isDigit })
    else { return nil }
    return unsafe UnsafeBufferPointer(rebasing: text[..<blank])
  }

  /// `Card declined`, `Payment failed`: the payment itself in front of that for a failure; a dispute that was rejected
  /// leaves it as it is.
  private static func endsInFailure(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let blank = unsafe text.firstIndex(of: 0x20), blank + 1 < text.count, text.count <= 40 else { return false }
    let first = unsafe UnsafeBufferPointer(rebasing: text[..<blank])
    guard unsafe payments.value(of: first) != nil else { return false }
    return unsafe listed(UnsafeBufferPointer(rebasing: text[(blank + 1)...])) == .failed
  }

  /// `❌ Annullato`: what stands behind a sign that is no letter.
  private static func withoutSign(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    guard let blank = unsafe text.firstIndex(of: 0x20), blank + 1 < text.count else { return nil }
    let sign = unsafe String(decoding: text[..<blank], as: UTF8.self)
    guard !sign.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    return unsafe UnsafeBufferPointer(rebasing: text[(blank + 1)...])
  }

  /// Chinese says what was done first, and how it ended behind: `充值成功`, `提现失败`; and that it did not, in front:
  /// `未完成`.
  private static func ideographs(_ text: String) -> State? {
    guard text.count > 2, text.unicodeScalars.allSatisfy({ $0.value >= 0x2e80 }) else { return nil }
    if let first = text.first, "未不非".contains(first), ending(text) == .booked {
      return first == "未" ? .pending : .failed
    }
    return ending(text)
  }

  private static func ending(_ text: String) -> State? {
    if ["成功", "完成", "到账", "到帳", "入账", "入帳", "承認", "承認済"].contains(where: text.hasSuffix) { return .booked }
    if ["失败", "失敗"].contains(where: text.hasSuffix) { return .failed }
    return ["取消", "关闭", "關閉"].contains(where: text.hasSuffix) ? .undone : nil
  }

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
          guard let meaning = meaning(ofInflected: String(words[place])) else { return nil }
          return meaning == .booked && place > 0 && isNegation(words[place - 1]) ? .pending : meaning
        })
    }
    if said.isEmpty, let name = words.first, words.count == 1 {
      said = Set([titleOfIdeographs(name)].compactMap { $0 })
    }
    return said.count == 1 ? said.first : said == [.pending, .void] ? .pending : nil
  }

  /// `not yet booked`, `Pending transactions`: a state, and perhaps a word for what it is of, and nothing else.
  package static func isPendingNote(_ note: String) -> Bool {
    let words = note.split { !$0.isLetter }.map(String.init)
    let state = words.filter { !PartWords.transactions.areIn($0) && !fillers.contains($0.folded) }.joined(
      separator: " ")
    return words.count <= 2 * longestTitle && meaning(ofPhrase: state) == .pending
  }

  private static let fillers: Set<String> = [
    "these", "this", "are", "is", "may", "change", "at", "the", "date", "of", "statement", "amount", "and", "still",
    "diese", "dieser", "ist", "sind", "am", "les", "ces", "sont", "est", "las", "los", "estas", "estos", "son",
  ]

  /// The same of rows below such a title. Rows that moved no money are called transactions in it; what was returned or
  /// cancelled did move, and moves back.
  package static func meaning(ofSection title: String) -> Meaning? {
    // `*** DECLINED TRANSACTIONS ***`
    let title = String(title.drop { "*+#=-_ ".contains($0) }.reversed().drop { "*+#=-_ ".contains($0) }.reversed())
    if leavesOut(title) { return nil }
    let meaning = meaning(ofTitle: title) ?? (isOfFuture(title) ? .pending : nil)
    guard meaning == .void else { return meaning }
    let isPlain = title.allSatisfy { $0.isLetter || $0 == " " } && PartWords.transactions.areIn(title)
    return isPlain && !MovementPhrases.undoes(title) ? .void : nil
  }

  /// `Pending transactions not included`: whole words, as `без` begins others.
  private static func leavesOut(_ title: String) -> Bool {
    let words = title.split { !$0.isLetter }.map { String($0).folded }
    return words.contains(where: exclusions.contains)
      || zip(words, words.dropFirst()).contains { $0 == "not" && ["included", "shown"].contains($1) }
  }

  private static let exclusions = Set(
    [
      "excluding", "excludes", "excluded", "except", "without", "ohne", "ausgenommen", "hors", "sauf", "sans",
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
    let words = title.split(separator: " ")
    guard 1...3 ~= words.count, title.allSatisfy({ $0.isLetter || $0 == " " }) else { return false }
    func isFuture(_ word: Substring) -> Bool {
      var word = String(word)
      return word.withUTF8 { unsafe future.value(of: $0) } != nil
    }
    let others = words.filter { !isFuture($0) }
    return others.count < words.count
      ? !others.isEmpty
        && others.allSatisfy { word in
          word.count < 3 || [PartWords.transactions, .payments].contains { $0.areIn(String(word)) }
        }
      : words.count == 1 && orders.contains(title.folded)
  }

  /// Titles that say it in one word.
  private static let orders: Set<String> = Set(
    ["agendamentos", "terminüberweisungen", "terminaufträge"].map(\.folded))

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

  private static func meaning(ofPhrase phrase: String) -> Meaning? {
    var phrase = phrase
    return phrase.withUTF8 { unsafe meaning($0) }
  }

  /// The word with another ending: a title has the gender and number of what it is the title of.
  private static func meaning(ofInflected word: String) -> Meaning? {
    for cut in 1...3 where word.count - cut >= 5 {
      let stem = word.dropLast(cut)
      for ending in endings {
        if let meaning = meaning(ofPhrase: stem + ending) { return meaning }
      }
    }
    return nil
  }

  private static let endings = [
    "", "o", "a", "e", "i", "d", "t", "en", "é", "ée", "á", "ý", "í", "о", "а", "и", "ы", "ые", "ый",
  ]

  /// What a field says below a header, which may ask a question: `Booked`, `Is pending`.
  package static func meaning(_ text: UnsafeBufferPointer<UInt8>, below header: String) -> Meaning? {
    if let meaning = unsafe meaning(text) { return meaning }
    guard text.count > 0, text.count <= longestState else { return nil }
    guard let isYes = unsafe answer(text), let asked = meaning(ofTitle: header) else {
      return unsafe meaning(ofSentence: text, below: header)
    }
    switch asked {
    case .booked: return isYes ? .booked : .pending
    case .pending: return isYes ? .pending : .booked
    case .void: return isYes ? .void : .booked
    }
  }

  private static let longestState = 60

  /// `Операция отклонена`: that of which it is the state, and the state, each in one word.
  private static func meaning(ofSentence text: UnsafeBufferPointer<UInt8>, below header: String) -> Meaning? {
    guard unsafe text.contains(0x20), HeaderWords.roles(of: header).first?.role == .status else { return nil }
    let words = unsafe String(decoding: text, as: UTF8.self).split(separator: " ").map { String($0) }
    guard words.count == 2,
      let subject = words.firstIndex(where: { word in [PartWords.transactions, .payments].contains { $0.areIn(word) } })
    else { return nil }
    return meaning(ofPhrase: words[1 - subject])
  }

  /// What a blank field says below such a header where all others say yes: `X` below `Processed`.
  package static func blankMeaning(below header: String) -> Meaning? {
    switch meaning(ofTitle: header) {
    case .booked: .pending
    case .pending, .void: .booked
    case nil: nil
    }
  }

  private static func answer(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
    if text.count == 1 {
      switch unsafe text[0] {
      case UInt8(ascii: "1"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "*"): return true
      case UInt8(ascii: "0"): return false
      default: break
      }
    }
    return unsafe answers.value(of: text).map { $0 == 0 }
  }

  private static let answers = WordTable([
    """
    yes|y|true|ja|j|oui|o|sí|si|sim|s|sì|tak|ano|áno|da|да|так|evet|hayhay|igen|kyllä|jah|jā|taip|ναι|כן|نعم|是|はい|예|có|ya|ใช่|haan|हाँ|po
    """,
    """
    no|n|false|nein|nee|non|não|nao|nie|ne|нет|ні|не|hayır|nem|ei|nē|όχι|לא|لا|否|いいえ|아니오|không|tidak|ไม่|नहीं|hindi|nej|nei
    """,
  ])

  /// `NOT APPROVED`, `nicht ausgeführt`: a word for no in front of one for booked.
  private static func isDenied(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let blank = unsafe text.firstIndex(of: 0x20), blank + 1 < text.count else { return false }
    guard unsafe negations.value(of: UnsafeBufferPointer(rebasing: text[..<blank])) != nil else { return false }
    return unsafe listed(UnsafeBufferPointer(rebasing: text[(blank + 1)...])) == .booked
  }

  private static let payments = WordTable([
    """
    card|payment|transaction|charge|purchase|transfer|txn|zahlung|karte|überweisung|transaktion|paiement|carte|virement
    pago|compra|tarjeta|pagamento|cartão|transferência|carta|bonifico|betaling|kaart|betalning|kort|płatność|platba
    платёж|платеж|оплата|перевод|операция|ödeme|kart|işlem
    """
  ])

  private static let negations = WordTable([
    """
    not|non|no|nicht|niet|não|nao|nie|ne|ej|inte|icke|ikke|ei|nem|nu|не|ні|не|δεν|μη|değil|nav|nėra|ni|không|tidak|belum|not yet
    """
  ])

  private static let table = WordTable([booked, pending, undone, failed])

  /// How plainly a description says of its row that it is not booked yet.
  package enum PendingMark: Sendable {
    /// `Reservation COFFEE BAR`: a word that is a pending state where it stands alone.
    case state
    /// `PENDING COFFEE BAR`: a name may begin so.
    case word
    /// `PENDING - COFFEE BAR`, `Coffee bar (pending)`.
    case parted
  }

  /// Nil for a text that neither begins nor ends with such words.
  package static func pendingMark(in text: UnsafeBufferPointer<UInt8>) -> PendingMark? {
    unsafe mayBeMarked(text) ? pendingMark(in: String(decoding: text, as: UTF8.self)) : nil
  }

  /// False where neither the first nor the last four words of a text are known. Most texts end here, which are bytes
  /// until then. True of all that are not ASCII.
  private static func mayBeMarked(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard unsafe text.allSatisfy({ $0 < 0x80 }) else { return true }
    var hash = TextHash()
    var words = 0
    for place in text.indices {
      unsafe hash.addLetters(of: isLetter(text[place]) ? UInt32(text[place]) : 0x20)
      guard unsafe endsWord(text, place) else { continue }
      words += 1
      if isKnown(hash) || words == 1 && negations.value(of: hash) != nil { return true }
      if words == longestMark { break }
    }
    words = 0
    for start in text.indices.reversed() {
      guard unsafe beginsWord(text, start) else { continue }
      words += 1
      var hash = TextHash()
      for place in start..<text.count where unsafe isLetter(text[place]) {
        unsafe hash.addLetters(of: UInt32(text[place]))
      }
      if isKnown(hash) { return true }
      if words == longestMark { break }
    }
    return false
  }

  /// In words.
  private static let longestMark = 4

  private static func beginsWord(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    guard unsafe isLetter(text[place]) else { return false }
    guard place > 0 else { return true }
    return unsafe !isLetter(text[place - 1])
  }

  private static func endsWord(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    guard unsafe isLetter(text[place]) else { return false }
    guard place + 1 < text.count else { return true }
    return unsafe !isLetter(text[place + 1])
  }

  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

  private static func isKnown(_ hash: TextHash) -> Bool { marks.value(of: hash) != nil || table.value(of: hash) != nil }

  private static func pendingMark(in text: String) -> PendingMark? {
    let words = text.split { !$0.isLetter }
    guard !words.isEmpty else { return nil }
    var mark: PendingMark?
    for count in 1...min(longestMark, words.count) {
      if let kind = markKind(words.prefix(count)) {
        let behind = text[words[count - 1].endIndex...].drop { $0 == " " }.first
        let isParted = behind.map { !$0.isLetter && !$0.isNumber } ?? true
        if isParted { return .parted }
        mark = kind == 0 || mark == .word ? .word : .state
      } else if mark == nil, isState(words.prefix(count), orVoid: true) {
        mark = .state
      }
      // `CARD PURCHASE Reservert transaksjon`: several words at the end are no name.
      if count > 1, mark == nil, isState(words.suffix(count)) { mark = .word }
      guard markKind(words.suffix(count)) != nil else { continue }
      let before = text[..<words[words.count - count].startIndex].last { $0 != " " }
      if let before, !before.isLetter, !before.isNumber { return .parted }
    }
    return mark
  }

  /// `orVoid`: what was declined does not move the balance either.
  private static func isState(_ words: ArraySlice<Substring>, orVoid: Bool = false) -> Bool {
    var phrase = words.joined(separator: " ")
    let said = phrase.withUTF8 { unsafe meaning($0) }
    return said == .pending || orVoid && said == .void
  }

  /// `Autorizada 136805`: what a card's holder waits for, and a seller has been granted.
  package static func isAuthorized(_ state: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe authorized.value(of: withoutCode(state) ?? state) != nil
  }

  private static let authorized = WordTable([
    """
    authorized|authorised|authorization|authorisation|autorisiert|autorisierung|geautoriseerd|autorisé|autorisée|autorisation
    autorizado|autorizada|autorización|autorização|autorizzato|autorizzata|autorizzazione|autoryzacja|авторизация|авторизовано
    """
  ])

  /// `AUTHORIZATION` among the kinds of rows: what is held, until another row books it.
  package static func isHold(_ kind: String) -> Bool {
    let words = kind.split { !$0.isLetter }
    return 1...4 ~= words.count && (markKind(words[...]) != nil || ["auth", "hold"].contains(kind.lowercased()))
  }

  /// `Pending` as a kind says no more than that: an authorization, or a reservation, may be what was bought.
  package static func isPlainlyPending(_ kind: String) -> Bool { plainlyPending.contains(kind.folded) }

  private static let plainlyPending: Set<String> = Set(
    [
      "pending", "pending transaction", "vorgemerkt", "ausstehend", "pendiente", "pendente", "pendent", "en attente",
      "in attesa", "in behandeling", "oczekująca", "oczekujące", "čekající", "függőben", "beklemede", "в ожидании",
      "ожидание",
    ].map(\.folded))

  private static func markKind(_ words: ArraySlice<Substring>) -> UInt16? {
    var phrase = words.joined(separator: " ")
    return phrase.withUTF8 { unsafe marks.value(of: $0) }
  }

  /// Words that begin a row by themselves, and those that must stand apart from its text.
  private static let marks = WordTable([
    """
    pending|card hold|funds hold|pre authorization|pre authorisation|preauthorization|preauthorisation|auth only|authorization only|authorisation only|auth hold|preauth|pre auth|temporary hold|unposted|not posted
    vorgemerkt|vorgemerkter umsatz|vorgemerkte umsätze|umsatz vorgemerkt|vormerkung|ungebucht|noch nicht gebucht|noch nicht ausgeführt|noch nicht ausgeführte|noch nicht ausgeführte umsätze|noch nicht verbucht|noch nicht verbuchte|gereserveerd|nog niet geboekt|en attente|non comptabilisé|pendiente
    skyddat belopp|retención|preautorización|pendente|não lançado|in attesa|in sospeso|non contabilizzato|reserverat|reservert|reserveret
    ej bokförd|ikke bokført|ikke bogført|katevaraus|blokada|blokada środków|oczekująca|nierozliczona|blokace|nezaúčtováno
    blokácia|na čekanju|v obdelavi|függőben|zárolás|în așteptare|в обработке|холд|в ожидании|в обробці|чакаща
    σε εκκρεμότητα|provizyon|beklemede|ממתין|قيد الانتظار|معلق|未入账|待入账|预授权|未入帳|待入帳|預授權|授權中|未確定|仮売上|승인대기
    미확정|tertunda|đang chờ|chờ xử lý|รอดำเนินการ|hangende|ootel
    """,
    """
    authorization|authorisation|authorized|authorised|pending authorization|pending authorisation|processing|in process
    on hold|uncleared|memo post|autorisierung|in bearbeitung|reserviert|reservierung|in behandeling|en cours|à venir|autorisation
    en cours de traitement|en proceso|en curso|em processamento|em andamento|in corso|in elaborazione|prenotata
    väntande|ventende|afventer|varaus|w trakcie|autoryzacja|čekající|v řešení|čakajúca|u obradi|rezervacija|autorizare
    ожидает|авторизация|очікує|авторизація|δέσμευση|bekleyen|בתהליך|处理中|處理中|処理中|처리중|dalam proses|đang xử lý
    rezervuota|gaida|rezervēts
    """,
  ])
}
