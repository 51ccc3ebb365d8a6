import Values

/// The words by which a column says whether a transaction is booked.
package enum StatusWords {
  package enum Meaning: UInt8, Sendable {
    case booked, pending
    /// Cancelled, reversed, declined, failed: it moved no money.
    case void
  }

  /// What a whole field says; nil for any other text. Some banks write `Pending` where the date should be.
  package static func meaning(_ text: UnsafeBufferPointer<UInt8>) -> Meaning? {
    guard text.count > 0, text.count <= 120 else { return nil }
    if let known = unsafe table.value(of: text) { return Meaning(rawValue: UInt8(known)) }
    if unsafe isDenied(text) { return .void }
    // `Autorizada 136805`: the code of the authorization behind it.
    if let word = unsafe withoutCode(text), let known = unsafe table.value(of: word) {
      return Meaning(rawValue: UInt8(known))
    }
    return unsafe text[0] < 0xe2 ? nil : ideographs(String(decoding: text, as: UTF8.self))
  }

  /// The text in front of a number of three digits and more; nil where there is none.
  private static func withoutCode(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    guard let blank = unsafe text.lastIndex(of: 0x20), blank > 0, text.count - blank > 3,
      unsafe text[(blank + 1)...].allSatisfy({ $0.isDigit })
    else { return nil }
    return unsafe UnsafeBufferPointer(rebasing: text[..<blank])
  }

  /// Chinese says what was done first, and how it ended behind: `充值成功`, `提现失败`; and that it did not, in front:
  /// `未完成`.
  private static func ideographs(_ text: String) -> Meaning? {
    guard text.count > 2, text.unicodeScalars.allSatisfy({ $0.value >= 0x2e80 }) else { return nil }
    if let first = text.first, "未不非".contains(first), ending(text) == .booked { return first == "未" ? .pending : .void }
    return ending(text)
  }

  private static func ending(_ text: String) -> Meaning? {
    if ["成功", "完成", "到账", "到帳", "入账", "入帳", "承認", "承認済"].contains(where: text.hasSuffix) { return .booked }
    return ["失败", "失敗", "取消", "关闭", "關閉"].contains(where: text.hasSuffix) ? .void : nil
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

  /// The same of rows below such a title. Rows that moved no money are called transactions in it; what was returned or
  /// cancelled did move, and moves back.
  package static func meaning(ofSection title: String) -> Meaning? {
    let meaning = meaning(ofTitle: title) ?? (isOfFuture(title) ? .pending : nil)
    guard meaning == .void else { return meaning }
    let isPlain = title.allSatisfy { $0.isLetter || $0 == " " } && PartWords.transactions.areIn(title)
    return isPlain && !MovementPhrases.undoes(title) ? .void : nil
  }

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
    let rest = unsafe table.value(of: UnsafeBufferPointer(rebasing: text[(blank + 1)...]))
    return rest == UInt16(Meaning.booked.rawValue)
  }

  private static let negations = WordTable([
    """
    not|non|no|nicht|niet|não|nao|nie|ne|ej|inte|icke|ikke|ei|nem|nu|не|ні|не|δεν|μη|değil|nav|nėra|ni|không|tidak|belum|not yet
    """
  ])

  private static let table = WordTable([booked, pending, void])

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

  /// It was declined, or failed: no money moved in either direction.
  package static func isFailed(_ text: UnsafeBufferPointer<UInt8>) -> Bool { unsafe failed.value(of: text) != nil }

  private static let failed = WordTable([
    """
    declined|failed|failure|refused|denied|rejected|error|unsuccessful|not executed|transaction declined|failed transaction
    abgelehnt|fehlgeschlagen|geweigerd|mislukt|afgewezen|refusé|refusée|échoué|échouée|rechazado|rechazada|fallido|fallida
    denegado|denegada|recusado|recusada|negado|negada|falhou|falhado|rifiutato|rifiutata|fallito|fallita|avvisad|nekad
    odrzucona|odrzucone|odrzucony|nieudana|zamítnuto|zamítnutá|zamietnutá|отклонено|отклонена|неуспешно|ошибка|отказано
    відхилено|помилка|reddedildi|başarısız|respins|respinsă|eșuat|失败|失敗|실패|거절|否認|gagal|ditolak|thất bại
    """
  ])

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
    vorgemerkt|vormerkung|ungebucht|noch nicht gebucht|gereserveerd|nog niet geboekt|en attente|non comptabilisé|pendiente
    skyddat belopp|retención|preautorización|pendente|não lançado|in attesa|in sospeso|non contabilizzato|reserverat|reservert|reserveret
    ej bokförd|ikke bokført|ikke bogført|katevaraus|blokada|blokada środków|oczekująca|nierozliczona|blokace|nezaúčtováno
    blokácia|na čekanju|v obdelavi|függőben|zárolás|în așteptare|в обработке|холд|в ожидании|в обробці|чакаща
    σε εκκρεμότητα|provizyon|beklemede|ממתין|قيد الانتظار|معلق|未入账|待入账|预授权|未入帳|待入帳|預授權|授權中|未確定|仮売上|승인대기
    미확정|tertunda|đang chờ|chờ xử lý|รอดำเนินการ|hangende|ootel
    """,
    """
    authorization|authorisation|authorized|authorised|pending authorization|pending authorisation|processing|in process
    on hold|uncleared|memo post|autorisierung|in bearbeitung|reserviert|in behandeling|en cours|à venir|autorisation
    en cours de traitement|en proceso|en curso|em processamento|em andamento|in corso|in elaborazione|prenotata
    väntande|ventende|afventer|varaus|w trakcie|autoryzacja|čekající|v řešení|čakajúca|u obradi|rezervacija|autorizare
    ожидает|авторизация|очікує|авторизація|δέσμευση|bekleyen|בתהליך|处理中|處理中|処理中|처리중|dalam proses|đang xử lý
    rezervuota|gaida|rezervēts
    """,
  ])

  private static let booked: StaticString = """
    booked|posted|completed|complete|cleared|settled|processed|executed|success|successful|succeeded|done|confirmed|paid|closed|final|finished
    accepted|approved|reconciled|posted transaction|transaction posted|captured|ok|processed transaction|payment completed|sent|received
    орындалған|орындалды|gebucht|umsatz gebucht|ausgeführt|abgeschlossen|erledigt|verbucht|verarbeitet|bezahlt|erfolgreich|abgerechnet|bestätigt
    geboekt|verwerkt|geaccepteerd|uitgevoerd|afgerond|voltooid|betaald|afgehandeld|definitief
    comptabilisé|comptabilisée|effectué|effectuée|réalisé|réalisée|terminé|terminée|exécuté|exécutée|accepté|acceptée|validé|validée|réglé|passé|passée|traité|traitée|réussi
    contabilizado|contabilizada|realizado|realizada|completado|completada|ejecutado|ejecutada|liquidado|liquidada|efectuado|efectuada|consolidado|consolidada|procesado|procesada|aplicado|finalizado|finalizada
    aceptado|aceptada|exitosa|exitoso|aprobado|aprobada|confirmado|confirmada|pagado|pagada
    concluído|concluída|efetivado|efetivada|efetuado|efetuada|processado|processada|lançado|liquidado|executado|aprovado|aprovada|pago|paga
    contabilizzato|contabilizzata|eseguito|eseguita|completato|completata|regolato|concluso|conclusa|confermato|confermata|pagato
    bokförd|bokfört|genomförd|slutförd|utförd|klar|betald|bokført|utført|fullført|gjennomført|bogført|gennemført|afsluttet|betalt|udført|posteret
    kirjattu|suoritettu|toteutunut|valmis|maksettu|hyväksytty|teostatud|lõpetatud|täidetud|kinnitatud|töödeldud|bókfært|bókað|lokið
    zaksięgowana|zaksięgowane|zaksięgowany|rozliczona|rozliczone|wykonana|wykonane|zrealizowana|zrealizowano|zrealizowany|zakończona|zatwierdzona|zakończono
    zaúčtováno|zaúčtovaná|provedeno|provedená|zpracováno|dokončeno|realizováno|uhrazeno|zaúčtovaný|zaúčtované|spracované|zrealizované|vykonaná|vybavené|vybavená|dokončené|zrealizovaná|zrealizovana
    knjiženo|proknjiženo|izvršeno|provedeno|realizirano|realizovano|izvršen|izveden|izvedeno|završeno|prokniženo|књижено|knjižen|zaključeno|proknjižena|obrađeno|potrjeno
    исполнен|исполнена|исполнено|проведен|проведена|проведено|выполнен|выполнено|завершен|завершена|завершено|обработан|обработано|успешно|ok исполнен|подтвержден|оплачено
    виконано|проведено|успішно|завершено|оброблено|виконаний|осчетоводена|осчетоводен|изпълнен|изпълнена|обработена|приключена|приета|извршено|реализовано
    izpildīts|izpildīta|iegrāmatots|apstrādāts|grāmatots|pabeigts|įvykdyta|įvykdytas|atliktas|atlikta|užbaigta|apmokėta|patvirtinta
    könyvelt|lekönyvelt|teljesült|teljesített|sikeres|feldolgozott|végrehajtva|teljesítve|befejezett|finalizat|finalizată|procesat|procesată|decontat|decontată|executat|executată|efectuat|efectuată
    ολοκληρώθηκε|ολοκληρωμένη|εκτελέστηκε|καταχωρημένη|επιτυχής|εκτελεσμένη|tamamlandı|gerçekleşti|başarılı|işlendi|onaylandı|ödendi
    בוצע|בוצעה|הושלם|הושלמה|نجح|مكتمل|مكتملة|تمت|منفذ|منفذة|ناجحة|مسجل|مرحل|مرحلة|ناجح|موفق|انجام شده
    对方已收|入账|对方已收款|交易成功|支付成功|成功|已完成|完成|已入账|已记账|已到账|已存入零钱|已转账|已收款|已支付|对方已收钱|退款成功|已全额退款|已结算|还款成功|收款成功|朋友已收钱|充值完成|提现已到账|已收钱|已全额退款成功|处理成功
    已入帳|已入賬|交易完成|已請款|已記帳|已付款|確定|完了|確定済|支払済|処理済|正常|処理完了|入金済|確定情報|済|取引完了
    완료|승인|정상|처리완료|매입|결제완료|정상승인|전표매입|거래완료|성공|thành công|hoàn thành|đã hạch toán|đã thanh toán|hoàn tất|đã ghi sổ|đã thực hiện
    berhasil|sukses|selesai|berjaya|lunas|telah dibukukan|dibukukan|terbukukan|สำเร็จ|เรียบร้อย|รายการสำเร็จ|ทำรายการสำเร็จ|सफल|पूर्ण|সম্পন্ন|সফল
    uğurlu|icra olunub|icra edildi|tamamlanıb|təsdiqlənib|muvaffaqiyatli|bajarildi|yakunlandi|tasdiqlandi|сәтті|орындалды|аяқталды|расталды|ийгиликтүү|аткарылды
    წარმატებული|შესრულებული|დასრულებული|გატარებული|կատարված|հաստատված|ավարտված|амжилттай|гүйцэтгэсэн|баталгаажсан|imefanikiwa|imekamilika|tapos|tapos na|nakumpleto|matagumpay|e kryer|e përfunduar|me sukses
    """

  private static let pending: StaticString = """
    pending|pend|authorized|authorised|authorization|authorisation|processing|in process|in progress|held|on hold|hold|pending transaction|uncleared|unposted|not posted
    not confirmed|unconfirmed|pending authorization|pending authorisation|upcoming|upcoming transactions|not yet processed|reserved|reservation|scheduled|created|initiated|awaiting|unsettled|preauthorization|pre authorisation|preauthorisation|open|submitted|not booked|provisional|temporary|unconfirmed|not settled|not cleared|not reconciled|not yet booked|not yet posted|not yet settled|partially paid|transaction pending|waiting|memo post|temporary hold|uncaptured|earmarked|outstanding|to be posted|awaiting settlement|awaiting posting|booking pending|card hold|card holds|funds hold|not yet credited|not yet debited|not yet charged|not yet applied
    nicht bestätigt|unbestätigt|vorgemerkt|umsatz vorgemerkt|offen|reserviert|autorisiert|in bearbeitung|ausstehend|nicht gebucht|vormerkung|schwebend|angekündigt|ungebucht|unverbucht|noch nicht gebucht|noch nicht gebuchte|voraussichtlich|vorgemerkte|vorgemerkte umsätze|geplant|wartend|autorisierung|reservierung
    niet bevestigd|in behandeling|gereserveerd|reservering|in afwachting|nog niet geboekt|te verwerken|gepland|openstaand|verwachte|nog te verwerken
    non confirmé|non confirmée|non confirmés|non confirmées|en attente|en cours|à venir|autorisé|autorisée|en cours de traitement|non comptabilisé|non comptabilisée|opération à venir|en attente de comptabilisation|provisoire|opération en cours|en cours d'exécution|prévu|réservé
    no confirmado|no confirmada|no confirmados|no confirmadas|sin confirmar|sin contabilizar|pendiente|en proceso|retenido|retenida|autorizado|autorizada|en curso|pendiente de contabilizar|en trámite|retención|no contabilizado|preautorización|por confirmar|reservado|en espera|programado|programada|movimiento pendiente|en tránsito
    não confirmado|não confirmada|não confirmados|não confirmadas|por confirmar|bloqueado|pendente|em processamento|em andamento|autorizado|agendado|agendada|por contabilizar|cativo|em curso|a processar|não lançado|previsto|em aberto|em análise|cativado|cativada
    non confermato|non confermata|non confermati|non confermate|prenotata|pre addebito|non contabilizzati|operazioni non contabilizzate|movimenti non contabilizzati|in attesa|in sospeso|autorizzato|autorizzata|non contabilizzato|non contabilizzata|in corso|in elaborazione|prenotato|da contabilizzare|in lavorazione|programmato|provvisorio|movimento non contabilizzato|non ancora liquidati|non ancora contabilizzati|non ancora accreditati
    obekräftad|ubekreftet|ubekræftet|ej bekräftad|ikke bekreftet|ikke bekræftet|reserverad|reserverat|reserverade|reserverad transaktion|reservert transaksjon|reserveret transaktion|reserverte|reserverede|väntande|ej bokförd|ej bokförda|kommande|obokförd|obokfört|obokförda|preliminär|reservation|preliminärt|pågående|ej bokfört|reservert|ventende|ikke bokført|til behandling|avventer|reserveret|afventer|afventende|ikke bogført|kommende|venter|under behandling
    varattu|odottaa|katevaraus|katevaraukset|kirjaamatta|vireillä|odottava|varaus|tulossa|broneeritud|broneering|reserveeritud|ootel|töötlemisel|pooleli|frátekið|í bið
    niepotwierdzona|niepotwierdzone|oczekujące|oczekująca|blokada|nierozliczona|nierozliczone|w trakcie|oczekuje na realizację|w realizacji|autoryzacja|zablokowana|oczekuje|nierozliczony|zaplanowana|w toku|w rozliczeniu|przetwarzana|blokada środków|zarejestrowana|do realizacji|niezaksięgowana
    nepotvrzeno|nepotvrzené|nepotvrdené|čekající|blokace|blokováno|nezaúčtováno|čeká na zpracování|zpracovává se|rezervace|čeká|blokovaná|autorizace|nezaúčtovaná|čeká na zaúčtování|v řešení|blokácia|čakajúca|nezaúčtované|rezervácia|čaká na spracovanie|čaká na zaúčtovanie|spracováva sa|čakajúce
    na čekanju|rezervacija|rezervirano|u obradi|autorizacija|neizvršeno|u tijeku|čeka|v obdelavi|rezervisano|u toku|na čakanju|neproknjiženo|rezervirana sredstva|v teku|čakajoče|pridržano|nezavršeno|neizvedeno
    заморожено|заморожена|заморожен|замороженные средства|на удержании|удержание|не подтверждено|не подтверждена|в обработке|ожидание|ожидает|авторизация|холд|hold|заблокировано|не проведено|ожидается|в ожидании|обрабатывается|авторизовано|резерв|в процессе|не исполнен
    заблокированные суммы|заблокированная сумма|заблокированные средства|заблокированные операции|неподтвержденные операции|необработанные операции|заблоковані суми|заблоковані кошти
    в обробці|очікується|заблоковано|в очікуванні|очікує|авторизація|резервування|блокирана|чакаща|в изчакване|блокирана сума|неосчетоводена|резервирана|на чекању|у обради|резервисано|блокирано|блокировано|в обработка|в обработці
    rezervēts|gaida|apstrādē|rezervācija|neapstrādāts|neizpildīts|rezervuota|laukiama|vykdoma|nepatvirtinta|rezervavimas|apdorojama|laukia
    meg nem erősített|nem megerősített|neconfirmat|neconfirmată|függő|függőben|zárolt|foglalás|nem könyvelt|folyamatban|zárolás|könyvelés alatt|függő tétel|feldolgozás alatt|várakozó|în așteptare|in asteptare|blocat|în curs|în procesare|in procesare|autorizată|sumă blocată|blocată|rezervată|pendent|en curs
    σε εκκρεμότητα|εκκρεμεί|δεσμευμένο|εκκρεμής|υπό επεξεργασία|δέσμευση|beklemede|bekliyor|provizyon|işlemde|bekleyen|provizyonda|işleniyor|onay bekliyor
    ממתין|בהמתנה|ממתינה|טרם נקלט|עסקה בקליטה|בתהליך|معلق|معلقة|قيد الانتظار|قيد التنفيذ|قيد المعالجة|محجوز|در انتظار
    处理中|等待确认收货|等待付款|待入账|未入账|交易中|待处理|等待对方付款|等待发货|待付款|预授权|未记账|待确认|进行中|等待买家付款|等待确认|已冻结|待收款|支付中|待结算
    處理中|待處理|未結算|未入帳|未請款|授權中|待入帳|未入賬|已授權|未出帳|預授權|待請款|圈存|未確定|処理中|保留|保留中|未処理|速報|仮売上|未確定情報|予約|受付中|予定
    대기|미확정|처리중|미매입|승인대기|보류|예정|미처리|진행중|접수|đang xử lý|chờ xử lý|tạm giữ|chờ duyệt|phong toả|phong tỏa|chờ hạch toán|đang chờ|chờ thanh toán
    tertunda|diproses|menunggu|dalam proses|ditahan|belum dibukukan|sedang diproses|dalam pemprosesan|belum selesai|menunggu pembayaran|belum diposkan|tergantung|รอดำเนินการ|รอตัดบัญชี|กำลังดำเนินการ|รอ|อยู่ระหว่างดำเนินการ|लंबित|প্রক্রিয়াধীন|অপেক্ষমাণ
    gözləyir|gözləmədə|icrada|emal olunur|kutilmoqda|jarayonda|bajarilmoqda|күтуде|өңделуде|өңдеудегі|бұғатталған|күтүүдө|მოლოდინში|მუშავდება|დაბლოკილი|սպասման մեջ|մշակվում է
    хүлээгдэж буй|хүлээгдэж байна|inasubiri|inashughulikiwa|nakabinbin|hinihintay|në pritje|e bllokuar
    """

  private static let void: StaticString = """
    declined|failed|reverted|reversed|cancelled|canceled|rejected|refused|void|voided|returned|expired|deleted|denied|error|failure|aborted|unsuccessful|blocked|removed|bounced|dishonoured|dishonored|not completed|incomplete|invalid|charged back|abandoned|authorization reversed|cancelled by user|failed transaction|not executed|transaction declined
    abgelehnt|storniert|fehlgeschlagen|abgebrochen|zurückgewiesen|nicht ausgeführt|gelöscht|rückgängig|rückgängig gemacht|verfallen|ungültig|abgewiesen|zurückgegeben|widerrufen|annulliert|fehler
    geweigerd|geannuleerd|mislukt|afgewezen|niet uitgevoerd|vervallen|verlopen|teruggedraaid|ingetrokken|afgekeurd|gestorneerd
    refusé|refusée|annulé|annulée|échoué|échouée|rejeté|rejetée|échec|expiré|expirée|non exécuté|non exécutée|abandonné|abandonnée|supprimé
    rechazado|rechazada|cancelado|cancelada|anulado|anulada|fallido|fallida|denegado|denegada|devuelto|devuelta|revertido|revertida|caducado|expirado|sin finalizar|no finalizada|no realizada|no realizado|no procesado|error en la operación|reversado|reversada
    recusado|recusada|estornado|estornada|negado|negada|falhou|falhado|falhada|rejeitado|rejeitada|devolvido|devolvida|expirada|não realizado|não realizada|não efetuado|não concluído|não autorizada
    annullato|annullata|rifiutato|rifiutata|fallito|fallita|stornato|stornata|respinto|respinta|non eseguito|non eseguita|negato|negata|scaduto|scaduta|revocato|revocata|non riuscito
    avvisad|makulerad|nekad|misslyckad|avbruten|återkallad|misslyckades|ogiltig|annullerad|avbrutt|avvist|kansellert|mislyktes|feilet|reversert|avbrudt|afvist|annulleret|mislykkedes|fejlet|tilbageført|slettet|slettet transaksjon
    hylätty|peruttu|epäonnistunut|peruutettu|estetty|keskeytetty|tagasi lükatud|tühistatud|ebaõnnestunud|katkestatud|hafnað|afturkallað|ógilt
    odrzucona|odrzucone|cofnięto|odrzucono|anulowano|odrzucony|anulowana|anulowane|anulowany|wycofana|niezrealizowana|odmowa|nieudana|zwrócona|zwrot|cofnięta|nieudany|niezrealizowane|przerwana|usunięta|niewykonana|stornowana
    zamítnuto|zamítnutá|stornováno|zrušeno|zrušená|neprovedeno|odmítnuto|neúspěšná|neúspěšně|stornovaná|neprovedená|vráceno|zamietnuté|zamietnutá|stornované|zrušené|zrušená|nevykonaná|odmietnuté|neúspešná|neúspešné
    odbijeno|stornirano|otkazano|poništeno|neuspjelo|neuspešno|odbijena|stornirana|zavrnjeno|preklicano|neuspješno|odbačeno|zavrnjena|stornirani|neizvedeno|povučeno
    time out|timeout|timed out|отклонен|отклонена|отклонено|отменен|отменена|отменено|отказ|возврат|неуспешно|ошибка|аннулировано|отмена|не выполнено|failed ошибка|сторно|не успешно|отказано|просрочено
    відхилено|скасовано|відмова|помилка|повернено|неуспішно|відмінено|анульовано|отхвърлена|анулирана|отказана|сторнирана|неуспешна|отменена|отказан|одбијено|сторнирано
    noraidīts|noraidīta|atcelts|atcelta|anulēts|atteikts|neizdevās|atmesta|atmestas|atšaukta|atšauktas|nepavyko|anuliuota|neįvykdyta
    elutasított|elutasítva|sztornó|törölt|sikertelen|visszavont|meghiúsult|sztornózott|visszautasított|törölve|respins|respinsă|anulat|anulată|eșuat|eșuată|stornat|refuzat|refuzată|returnat|rebutjat|cancel lat
    απορρίφθηκε|ακυρώθηκε|ακυρωμένη|αποτυχία|απέτυχε|απορριφθείσα|reddedildi|iptal|iptal edildi|başarısız|iade edildi|red|i̇ptal|geri alındı|onaylanmadı
    נדחה|נדחתה|בוטל|בוטלה|נכשל|נכשלה|הוחזר|مرفوض|مرفوضة|ملغي|ملغى|ملغاة|فشل|فاشلة|ملغية|مسترجع|ناموفق|لغو شده
    交易关闭|交易失败|失败|已取消|已撤销|支付失败|已关闭|撤销|已退回|对方已退还|已撤回|关闭|还款失败|提现失败|充值失败|已作废|已拒绝|冲正|已冲正|退票
    交易失敗|失敗|已取消|取消|已撤銷|拒絕|授權失敗|未成功|交易取消|沖正|更正|已作廢|作廢|失効|キャンセル|取消済|エラー|取消し|不成立|返却|組戻|取引失敗
    취소|거절|실패|승인취소|전체취소|승인거절|오류|결제취소|처리불가|취소완료|thất bại|huỷ|hủy|đã hủy|đã huỷ|từ chối|không thành công|bị từ chối|hoàn trả|lỗi
    gagal|dibatalkan|ditolak|batal|tidak berhasil|tidak berjaya|kadaluarsa|dikembalikan|tamat tempoh|ล้มเหลว|ยกเลิก|ปฏิเสธ|ไม่สำเร็จ|รายการยกเลิก|รายการไม่สำเร็จ|विफल|रद्द|असफल|ব্যর্থ|বাতিল
    uğursuz|ləğv edilib|ləğv edildi|rədd edilib|bekor qilindi|bekor qilingan|muvaffaqiyatsiz|rad etildi|сәтсіз|қабылданбады|болдырылмады|күші жойылды|четке кагылды|жокко чыгарылды
    უარყოფილი|გაუქმებული|წარუმატებელი|մերժված|չեղարկված|амжилтгүй|цуцалсан|цуцлагдсан|imeshindwa|imeshindikana|imeghairiwa|nabigo|kinansela|tinanggihan|imekataliwa|e anuluar|e refuzuar|refuzuar|anuluar|anulluar|dështuar
    """
}
