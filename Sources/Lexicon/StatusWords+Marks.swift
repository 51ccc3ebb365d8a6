import Values

/// What the text of a row says of it.
extension StatusWords {
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
    guard !words.isEmpty, !isOfTax(words) else { return nil }
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
      let before = text[..<words[words.count - count].startIndex]
      if let last = before.last(where: { $0 != " " }), !last.isLetter && !last.isNumber || before.hasSuffix("   ") {
        return .parted
      }
    }
    return mark
  }

  /// `Retención IRPF`, `Retención en la fuente`, `Retención de impuestos`: what was held back for good.
  private static func isOfTax(_ words: [Substring]) -> Bool {
    guard words[0].folded.hasPrefix("reten") else { return false }
    let behind = words.dropFirst().prefix(3).map { String($0).folded }
    if behind == ["en", "la", "fuente"] || behind.prefix(2) == ["na", "fonte"] { return true }
    return behind.first { !["de", "del", "por", "sobre", "a"].contains($0) }.map(taxes.contains) ?? false
  }

  private static let taxes: Set<String> = [
    "irpf", "isr", "iva", "irs", "iibb", "fiscal", "impuesto", "impuestos", "imposto", "intereses", "rendimiento",
    "rendimientos", "dividendo", "dividendos",
  ]

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
      "reserverat belopp", "reservert beløp", "reserveret beløb", "reserveret", "valor bloqueado", "blokada kartowa",
      "suma blocată", "suma blocata", "pending", "pending transaction", "vorgemerkt", "ausstehend", "pendiente",
      "pendente", "pendent", "en attente",
      "in attesa", "in behandeling", "oczekująca", "oczekujące", "čekající", "függőben", "beklemede", "в ожидании",
      "ожидание", "сумма в обработке", "сумма заблокирована",
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
    ej bokförd|ikke bokført|ikke bogført|katevaraus|blokada|blokada środków|oczekująca|nierozliczona|blokace|nezaúčtováno|nezaúčtovaná operace|nezaúčtovaná transakce|nezaúčtovaná operácia
    blokácia|na čekanju|v obdelavi|függőben|zárolás|în așteptare|в обработке|сумма в обработке|сумма заблокирована|холд|в ожидании|в обробці|чакаща
    σε εκκρεμότητα|provizyon|beklemede|ממתין|قيد الانتظار|معلق|未入账|待入账|预授权|未入帳|待入帳|預授權|授權中|未確定|仮売上|승인대기
    미확정|tertunda|đang chờ|chờ xử lý|รอดำเนินการ|hangende|ootel
    """,
    """
    authorization|authorisation|authorized|authorised|pending authorization|pending authorisation|processing|in process
    on hold|uncleared|memo post|autorisierung|in bearbeitung|reserviert|reservierung|in behandeling|en cours|à venir|autorisation
    en cours de traitement|en proceso|en curso|em processamento|em andamento|in corso|in elaborazione|prenotata
    väntande|ventende|afventer|varaus|w trakcie|autoryzacja|čekající|v řešení|čakajúca|u obradi|rezervacija|autorizare
    ожидает|авторизация|очікує|авторизація|δέσμευση|bekleyen|בתהליך|处理中|處理中|処理中|처리중|dalam proses|đang xử lý
    rezervuota|gaida|rezervēts|у апрацоўцы|чакае
    """,
  ])
}
