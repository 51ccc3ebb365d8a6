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
  enum State: UInt16 {
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

  static func state(_ text: UnsafeBufferPointer<UInt8>) -> State? {
    guard text.count > 0, text.count <= 120 else { return nil }
    if let state = unsafe listed(text) { return state }
    if unsafe isDenied(text) { return .failed }
    // `Autorizada 136805`: the code of the authorization behind it.
    if let word = unsafe withoutCode(text), let state = unsafe listed(word) { return state }
    if let word = unsafe withoutSign(text) { return unsafe state(word) }
    // `Declined: insufficient funds`; what was booked may have been undone.
    if let colon = unsafe text.firstIndex(of: UInt8(ascii: ":")), colon > 2,
      let state = unsafe listed(UnsafeBufferPointer(rebasing: text[..<colon])), state != .booked
    {
      return state
    }
    if unsafe endsInFailure(text) { return .failed }
    if let (front, note) = unsafe parenthesized(text) {
      // `승인(미매입)`: approved, and not yet charged; `Refusée (plafond journalier)`: refused, for whatever reason.
      let (state, noted) = unsafe (self.state(front), self.state(note))
      return state == .booked ? noted : state
    }
    return unsafe text[0] < 0xe2 ? nil : ideographs(String(decoding: text, as: UTF8.self))
  }

  /// What stands in front of a pair of parentheses that ends the text, and within it.
  private static func parenthesized(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> (front: UnsafeBufferPointer<UInt8>, note: UnsafeBufferPointer<UInt8>)? {
    guard unsafe text.last == UInt8(ascii: ")"), let open = unsafe text.lastIndex(of: UInt8(ascii: "(")),
      let end = unsafe text[..<open].lastIndex(where: { $0 != 0x20 })
    else { return nil }
    return unsafe (
      UnsafeBufferPointer(rebasing: text[...end]), UnsafeBufferPointer(rebasing: text[(open + 1)..<(text.count - 1)])
    )
  }

  static func listed(_ text: UnsafeBufferPointer<UInt8>) -> State? {
    unsafe table.value(of: text).map { State(rawValue: $0)! }
  }

  /// The text in front of a number of three digits and more; nil where there is none.
  static func withoutCode(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    guard let blank = unsafe text.lastIndex(of: 0x20), blank > 0, text.count - blank > 3,
      unsafe text[(blank + 1)...].allSatisfy({ $0.isDigit })
    else { return nil }
    return unsafe UnsafeBufferPointer(rebasing: text[..<blank])
  }

  /// `Card declined`, `Payment failed`: the payment itself in front of that for a failure; a dispute that was rejected
  /// leaves it as it is.
  private static func endsInFailure(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let (first, rest) = unsafe parts(text) else { return false }
    return unsafe payments.value(of: first) != nil && listed(rest) == .failed
  }

  /// `Declined purchase`, as a kind of rows: nothing moved. What was rejected or bounced may have come back.
  package static func isDeclined(_ kind: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let (first, rest) = unsafe parts(kind) else { return false }
    return unsafe payments.value(of: rest) != nil && declined.value(of: first) != nil
      || payments.value(of: first) != nil && declined.value(of: rest) != nil
  }

  /// The first word of a few, and the others.
  private static func parts(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> (first: UnsafeBufferPointer<UInt8>, rest: UnsafeBufferPointer<UInt8>)? {
    guard let blank = unsafe text.firstIndex(of: 0x20), blank + 1 < text.count, text.count <= 40 else { return nil }
    return unsafe (
      UnsafeBufferPointer(rebasing: text[..<blank]), UnsafeBufferPointer(rebasing: text[(blank + 1)...])
    )
  }

  private static let declined = WordTable([
    """
    declined|denied|abgelehnt|abgelehnte|refusé|refusée|denegado|denegada|declinado|declinada|recusado|recusada|negada|rifiutato
    rifiutata|geweigerd|geweigerde|nekad|avvist|afvist|отклонён|отклонена|reddedildi|respinsă|respins|odrzucona|odrzucony|zamítnuta
    zamítnutá|odmietnutá|odbijena|odbijeno|zavrnjena|zavrnjeno|elutasított|elutasítva|hylätty|tagasi lükatud|noraidīts|atmestas|отхвърлено|відхилено
    απορρίφθηκε|hafnað|ditolak|từ chối|bị từ chối
    """
  ])

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
    // `已退款￥742.00`: what came back stands in a row of its own.
    if text.hasPrefix("已退款"), text.contains(where: \.isNumber) { return .booked }
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

  /// What a field says below a header, which may ask a question: `Booked`, `Is pending`.
  package static func meaning(_ text: UnsafeBufferPointer<UInt8>, below header: String) -> Meaning? {
    if let meaning = unsafe meaning(text) {
      // What is authorized waits, and as the outcome of a request it is approved.
      return unsafe meaning == .pending && PartWords.outcome.areIn(header) && isAuthorized(text) ? .booked : meaning
    }
    guard text.count > 0 else { return nil }
    if unsafe reasons.value(of: text) != nil, isOfOutcome(header) { return .void }
    // What stands below `Decline reason` failed; `-` and `none` are no reason.
    if PartWords.failureReason.areIn(header) {
      let isNone = unsafe answer(text) == false || nothing.value(of: text) != nil
      return unsafe isNone || !text.contains { $0.isLetter || $0.isDigit && $0 != 0x30 || $0 >= 0x80 } ? .booked : .void
    }
    guard text.count <= longestState else { return nil }
    // `Cuotas pendientes` are counted.
    guard let isYes = unsafe answer(text), !RowWords.isInstalment(header),
      let asked = meaning(ofTitle: header) ?? undoneName(header)
    else {
      return unsafe meaning(ofSentence: text, below: header)
    }
    switch asked {
    case .booked: return isYes ? .booked : PartWords.success.areIn(header) ? .void : .pending
    case .pending: return isYes ? .pending : .booked
    case .void: return isYes ? .void : .booked
    }
  }

  /// The header is that of states, or of how a request ended.
  private static func isOfOutcome(_ header: String) -> Bool {
    PartWords.outcome.areIn(header) || HeaderWords.roles(of: header).first?.role == .status
  }

  /// Words for none, in place of a value or in front of what there is none of.
  static let nothing = WordTable([
    """
    n a|n v t|not applicable|nicht zutreffend|no aplica|non applicable|na|nil|null|none|ninguno|ninguna|ningún|kein|keine|keinen|keiner
    aucun|aucune|nessun|nessuno|nessuna|nenhum|nenhuma|sem|sin|geen|inga|ingen|brak|žádné|žiadne|nema|нет|nincs
    """
  ])

  /// Why a request failed, in place of a state.
  private static let reasons = WordTable([
    """
    ko|insufficient funds|limit exceeded|do not honor|do not honour|fondos insuficientes|saldo insuficiente|fonds insuffisants
    fondi insufficienti|deckung nicht ausreichend|nicht gedeckt|onvoldoende saldo
    """
  ])

  /// `isDeleted`: what the words of a name that a program gave its field say, where they say that nothing moved.
  private static func undoneName(_ name: String) -> Meaning? {
    let parted = name.reduce(into: "") { $0 += $1.isUppercase && $0.last?.isLowercase == true ? " \($1)" : "\($1)" }
    let isUndone = parted.split(separator: " ").contains { word in
      var word = String(word)
      return word.withUTF8 { unsafe state($0) } == .undone
    }
    return isUndone && meaning(ofTitle: parted) == .void ? .void : nil
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
    switch RowWords.isInstalment(header) ? nil : meaning(ofTitle: header) {
    case .booked: .pending
    case .pending, .void: .booked
    case nil: nil
    }
  }

  static func answer(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
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

  static let payments = WordTable([
    """
    card|payment|transaction|charge|purchase|transfer|txn|zahlung|karte|überweisung|transaktion|paiement|carte|virement
    pago|compra|tarjeta|pagamento|cartão|transferência|carta|bonifico|betaling|kaart|betalning|kort|płatność|platba
    платёж|платеж|оплата|перевод|операция|ödeme|kart|işlem|plată|plata|plačilo|plaćanje|plačanje|płatność kartą|fizetés|maksu|makse
    maksājums|mokėjimas|плащане|платіж|πληρωμή|greiðsla|pembayaran|thanh toán|tranzacție|tranzactie|transakcja|transakce|tranzakció
    """
  ])

  static let negations = WordTable([
    """
    not|non|no|nicht|niet|não|nao|nie|ne|ej|inte|icke|ikke|ei|nem|nu|не|ні|не|δεν|μη|değil|nav|nėra|ni|không|tidak|belum|not yet
    """
  ])

  static let table = WordTable([booked, pending, undone, failed])
}
