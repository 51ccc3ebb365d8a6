import Values

/// Balances by the words that they are called with, in whatever order and number these stand. A payment of a balance and
/// a fund may be called so as well: such a row is to have no amount of its own, or one that is a balance.
extension BalanceWords {
  /// `SALDO FINAL DISPONIVEL`, `Sdo cta`: one word for a balance, others that say which one it is, and no more. Nil for
  /// the word alone, and for one of both ends.
  package static func composed(_ text: UnsafeBufferPointer<UInt8>) -> Meaning? {
    guard text.count <= 60 else { return nil }
    if unsafe carriedOver.value(of: text) != nil { return .balance }
    var reader = unsafe ScalarReader(text)
    var (nouns, others) = (0, 0)
    var end: Meaning?
    while !reader.isAtEnd {
      let (scalar, length) = reader.current
      guard ScalarClass.of(scalar).0 != .digit else { return nil }
      guard Folding.letters(of: scalar).first != 0x20 else {
        reader.skip(length)
        continue
      }
      guard let part = parts.value(of: word(&reader).hash) else { return nil }
      switch Part(rawValue: part) {
      case .noun: nouns += 1
      case .opening where end != .closing: end = .opening
      case .closing where end != .opening: end = .closing
      case .other: others += 1
      default: return nil
      }
    }
    guard nouns == 1, end != nil || others > 0 else { return nil }
    return end ?? .balance
  }

  private enum Part: UInt16 { case noun, opening, closing, other }

  /// What one page hands on to the next.
  private static let carriedOver = WordTable([
    "transporte|suma y sigue|suma anterior|vienen|van|a transportar|carried over|a riportare|da riportare|à reporter"
  ])

  private static let parts = WordTable([
    """
    saldo|sdo|sld|saldoa|saldot|balance|solde|sold|soldul|balans|bilanca|kontostand|zůstatek|zostatok|egyenleg|bakiye|stanje|atlikums
    likutis|jääk|staða|остаток|сальдо|баланс|залишок|салдо|υπόλοιπο
    """,
    """
    opening|beginning|starting|initial|previous|prior|inicial|anterior|ant|previo|apertura|abertura|início|inicio|iniziale|precedente
    précédent|précédente|ouverture|ancien|début|alter|altes|vorheriger|vorig|oud|begin|ingående|inngående|tidigare|forrige|tidligere
    edellinen|alku|początkowe|poprzednie|otwarcia|počáteční|předchozí|počiatočný|predchádzajúci|početno|prethodno|začetno|prejšnje
    nyitó|előző|inițial|deschidere|devreden|önceki|açılış|начальный|начальное|входящий|входящее|предыдущий|початковий|вхідний
    начално|предишно|αρχικό|προηγούμενο|pradinis|ankstesnis|eelmine
    """,
    """
    closing|ending|final|new|nuevo|novo|cierre|fecho|encerramento|fin|fim|finale|nuovo|chiusura|fine|nouveau|clôture|neuer|neues
    schluss|eind|nieuw|einde|utgående|nytt|ny|uusi|loppu|końcowe|nowe|zamknięcia|konečný|nový|závěrečný|krajnje|novo|završno|končno
    záró|új|nou|închidere|son|yeni|kapanış|конечный|конечное|исходящий|исходящее|новый|кінцевий|вихідний|крайно|ново|τελικό|νέο
    galutinis|naujas|uus
    """,
    """
    available|ledger|book|booked|account|acct|current|cleared|daily|day|your|total|net|actual|disponible|contable|cuenta|cta|corriente
    cc|día|diario|mes|disponível|contábil|contabilístico|conta|corrente|atual|diário|mês|em|apl|aplic|aplicação|automática|automáticas
    automático|disponibile|contabile|conto|corrente|giornaliero|attuale|periodo|comptable|compte|courant|actuel|jour|période|du|de|le
    verfügbarer|verfügbares|gebuchter|gebuchtes|aktueller|aktuelles|buchhalterischer|konto|beschikbaar|rekening|tillgängligt|bokfört
    tilgjengelig|bokført|tilgængelig|bogført|aktuellt|aktuel|dostępne|księgowe|rachunku|bieżące|disponibilní|účetní|aktuální|účtu
    disponibilný|účtovný|aktuálny|raspoloživo|trenutno|računa|računu|aktuális|könyvelt|számla|disponibil|contabil|cont|curent
    kullanılabilir|güncel|mevcut|hesap|доступный|доступное|текущий|счета|счёта|доступний|поточний|рахунку|разполагаемо|сметка
    διαθέσιμο|λογιστικό|τρέχον|λογαριασμού|the|of|at|on|la|el|do|da|del|al|ao|os|na|en|in|per
    """,
  ])
}
