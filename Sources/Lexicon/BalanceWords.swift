import Values

/// The words with which a row or a line states a balance or a total instead of a transaction.
package enum BalanceWords {
  package enum Meaning: UInt8, Sendable {
    case opening, closing
    /// A balance, without saying of which end.
    case balance
    case total
  }

  /// What a text says, whatever day, amount and currency it says it of: `Kontostand vom 09.12.2025:`,
  /// `Balance at 31 December 2024`, `SALDO ANTERIOR`. Nil for any other text; `BALANCE TRANSFER` is none.
  package static func meaning(_ text: UnsafeBufferPointer<UInt8>) -> Meaning? {
    guard text.count > 0, text.count <= 120 else { return nil }
    let whole = unsafe table.value(of: text)
    if let value = unsafe whole ?? BalanceWords.core(of: text) { return Meaning(rawValue: UInt8(value)) }
    // `Nouveau solde (montant dû)`
    guard unsafe text.last == UInt8(ascii: ")"), let open = unsafe text.lastIndex(of: UInt8(ascii: "(")), open > 0,
      case let note = unsafe String(decoding: text[open...], as: UTF8.self),
      PartWords.owed.areIn(note) || PartWords.bill.areIn(note)
    else { return nil }
    return unsafe meaning(UnsafeBufferPointer(rebasing: text[..<open]))
  }

  /// Whether a word, as it stands, is one for a total: told at the price of one look-up.
  package static func isTotal(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe table.value(of: word) == UInt16(Meaning.total.rawValue)
  }

  /// Some word of the text is a month or a year.
  package static func namesTime(_ text: String) -> Bool {
    text.split { !$0.isLetter && !$0.isNumber }.contains { word in
      if word.allSatisfy(\.isNumber) { return word.count == 4 && ["19", "20"].contains(word.prefix(2)) }
      var hash = TextHash()
      for scalar in word.unicodeScalars { hash.addLetters(of: scalar.value) }
      return word.unicodeScalars.count > 2 && DateWords.meaning(of: hash)?.month != nil
    }
  }

  /// A word for a total, and perhaps one more, or two words for a balance, that a company may be called by: `TOTAL`,
  /// `Summe AG`, `New Balance`.
  package static func mayBeName(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count <= 24 else { return false }
    if unsafe names.value(of: text) != nil { return true }
    guard unsafe meaning(text) == .total else { return false }
    let words = unsafe text.split(separator: 0x20)
    guard unsafe words.count <= 2, let first = unsafe words.first else { return false }
    return unsafe names.value(of: UnsafeBufferPointer(rebasing: first)) != nil
  }

  /// `Initial amount`: a balance where the row has none of a transaction's fields, else perhaps an instalment's.
  package static func isVague(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe meaning(text) != nil && vague.contains { unsafe String(decoding: text, as: UTF8.self).folded.hasPrefix($0) }
  }

  private static let vague = ["initial amount", "final amount"]

  /// A word for what is carried over from before, by which transfers go as well: `Übertrag`.
  package static func mayBeTransfer(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe text.count <= 24 && transfers.value(of: text) != nil
  }

  /// Some word in front of any parentheses says that it is another balance than that of the account: an average, what is
  /// held, points.
  package static func isOfOther(_ text: String) -> Bool {
    let words = text.prefix { !"(（[".contains($0) }.split { !$0.isLetter }
    // `Closing balance excluding pending`
    if words.contains(where: { StatusWords.exclusions.contains(String($0).folded) }) { return false }
    return words.contains { word in
      var word = String(word)
      return word.withUTF8 { unsafe others.value(of: $0) } != nil
    }
  }

  private static let others = WordTable([
    """
    average|avg|promedio|medio|media|médio|média|moyen|moyenne|durchschnittlich|durchschnittlicher|durchschnitt|gemiddeld|gemiddelde
    średnie|średni|genomsnittligt|gennemsnitlig|gjennomsnittlig|средний|среднее|ortalama|minimum|mínimo|mínima|máximo|massimo|maximum
    retenido|retenida|retido|retida|bloqueado|bloqueada|bloccato|bloqué|gesperrt|geblokkeerd|blocked|held|canje|float|uncleared
    parcelado|parcelada|puntos|pontos|points|punti|punkte|punten|pending|vorgemerkter|vorgemerkte|pendiente|pendientes
    pendente|pendentes
    """
  ])

  private static let transfers = WordTable(["übertrag|report|riporto|donos|devir|transport|vortrag"])
  private static let names = WordTable(["total|summe|summa|suma|somme|somma|totaal|totale|итого|new balance"])

  /// The text is the name of a month with its year, and nothing else.
  package static func isTime(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    return words.count == 2 && words.allSatisfy { namesTime(String($0)) }
  }

  /// The phrase that is left without numbers, months, currencies and the little words around them.
  private static func core(of text: UnsafeBufferPointer<UInt8>) -> UInt16? {
    var hash = TextHash()
    var reader = unsafe ScalarReader(text)
    var hasLeftOut = false
    while !reader.isAtEnd {
      let (scalar, length) = reader.current
      let kind = ScalarClass.of(scalar).0
      let isLetter = kind == .other && Folding.letters(of: scalar).first > 0x39
      guard isLetter else {
        hasLeftOut = hasLeftOut || kind == .digit
        reader.skip(length)
        continue
      }
      let start = reader.place
      let word = BalanceWords.word(&reader)
      if unsafe isLittle(word, UnsafeBufferPointer(rebasing: text[start..<reader.place])) {
        hasLeftOut = true
        continue
      }
      reader.rewind(to: start)
      while reader.place < start + word.length {
        hash.addLetters(of: reader.current.scalar)
        reader.skip(reader.current.length)
      }
    }
    return hasLeftOut ? table.value(of: hash) : nil
  }

  /// The letters up to the next blank, mark or digit.
  static func word(_ reader: inout ScalarReader) -> (hash: TextHash, length: Int) {
    var hash = TextHash()
    let start = reader.place
    while !reader.isAtEnd {
      let (scalar, length) = reader.current
      guard Folding.letters(of: scalar).first != 0x20, ScalarClass.of(scalar).0 != .digit else { break }
      hash.addLetters(of: scalar)
      reader.skip(length)
    }
    return (hash, reader.place - start)
  }

  private static func isLittle(_ word: (hash: TextHash, length: Int), _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if little.value(of: word.hash) != nil { return true }
    if let known = DateWords.meaning(of: word.hash), known.month != nil || known.isSign { return true }
    guard word.length == 3, let meaning = unsafe AmountWords.meaning(of: text) else { return false }
    return meaning.currency != nil
  }

  private static let table = WordTable([opening, closing, balance, total])

  private static let little = WordTable([
    """
    of|on|at|as|to|the|from|for|is|dated|date|vom|zum|per|am|den|der|des|von|bis|in|im|op|van|de|het|tot|met|au|le|du|la|les|el|al|a
    del|dia|il|период|период за|period|periodo|período|zeitraum|période|okres|období|obdobie|időszak|dal|di|em|ao|na|do|da|dne|k|ke|ku|dzien|dnia|z|w|dan|den|pr|pa|i|kr|eur|usd|st|nd|rd|th|на|за|к|до|din|si|il|o|fecha
    data|datum|iban|cr|dr|c|d|ngay|tanggal|tgl|pada|por|para|hasta|desde|og|och|ja|im|ab|seit|since|until|cad|zu
    """
  ])

  private static let opening: StaticString = """
    saldo der letzten abrechnung|saldo letzte abrechnung|saldo der vorigen abrechnung|saldo vorige abrechnung|letzter rechnungssaldo|saldo letzte rechnung|saldo der letzten rechnung|saldo aus letzter abrechnung|übertrag letzte abrechnung|rechnungsbetrag vormonat
    saldo fatura anterior|saldo da fatura anterior|fatura anterior|total da fatura anterior|total fatura anterior|valor da fatura anterior|saldo anterior da fatura|saldo remanescente anterior|saldo do extrato anterior
    saldo estado anterior|saldo extracto anterior|saldo del extracto anterior|saldo resumen anterior|saldo del resumen anterior|saldo periodo anterior|deuda anterior|saldo del estado de cuenta anterior
    solde du relevé précédent|montant du relevé précédent|solde relevé précédent|solde de votre relevé précédent|saldo estratto conto precedente|saldo estratto precedente|saldo ec precedente|debito precedente|saldo dell'estratto precedente
    saldo vorige afrekening|saldo vorig overzicht|bedrag vorig overzicht|saldo vorige rekening|saldo z poprzedniego wyciągu|zadłużenie z poprzedniego wyciągu|saldo z poprzedniego zestawienia
    zůstatek z předchozího výpisu|dlužná částka z předchozího výpisu|zostatok z predchádzajúceho výpisu|előző havi egyenleg|előző kivonat egyenlege|előző elszámolás egyenlege|előző tartozás|előző havi tartozás
    önceki ekstre bakiyesi|önceki dönem bakiyesi|önceki hesap özeti borcu|geçen ay borcu|önceki ekstre borcu|задолженность по предыдущей выписке|сумма предыдущей выписки|остаток по предыдущей выписке
    承上結欠|上期結欠|上月結欠|上期结欠|上期欠款|上月欠款|前回ご請求額|前回請求額|前月請求額|前回ご請求残高|전월이월금액|전월 이월금액|전월청구금액|上期结余|上期未還
    ยอดคงค้างยกมา|ยอดค้างยกมา|ยอดเรียกเก็บครั้งก่อน|ยอดรอบบัญชีก่อน|ยอดหนี้ยกมา|tagihan bulan lalu|saldo tagihan sebelumnya|baki penyata lalu
    statement opening balance|доступно на начало периода|доступно на начало|остаток доступный на начало|доступний залишок на початок
    почетна состојба|претходна состојба|претходно салдо|solde depart|solde départ|solde de depart|solde de départ|likutis laikotarpio pradžiai|likutis pradžiai|davr boshiga qoldiq|кезең басындағы қалдық|кезең басына қалдық|εκ μεταφοράς|devreden bakiye|প্রারম্ভিক স্থিতি|ยอดเริ่มต้น|承前結餘|承上結餘|承前結餘 b f balance
    balance b d|bal b d|b d|op bal|op balance|رصيد سابق|رصيد مرحل|سابقہ بقایا|سابقہ بیلنس|ابتدائی بیلنس|承前页|承上页|saldo transportado|solde reporté du
    previous statement balance|your previous statement balance|your previous balance|initial balance|initial amount|initial available balance|opening balance|opening bal|open balance|previous balance|beginning balance|starting balance|balance brought forward|brought forward|balance forward|start balance|initial balance|old balance
    balance b f|balance b fwd|b f|bal b f|opening ledger balance|balance carried from|last statement balance|balance from last statement|balance last statement|balance from previous statement|beginning ledger balance|start of day balance|prior balance|balance brought down|opening book balance|starting cash|opening cash|beginning cash|opening bank account|account opening|iarmhéid tugtha ar aghaidh
    anfangssaldo|saldo vorperiode|saldo vormonat|alter saldo|alter kontostand|eröffnungssaldo|startsaldo|saldovortrag|übertrag|vortrag|anfangsbestand|letzter kontostand|saldo alt|vorheriger saldo|saldo vortrag|anfangskontostand|kontostand alt
    beginsaldo|openingssaldo|vorig saldo|oud saldo|saldo vorig afschrift|saldo begin|openingsbalans|beginbalans
    dug po prethodnom računu|prethodni dug|dug iz prethodnog razdoblja|dug iz prethodnog obračuna|encours précédent|ancien encours|solde précédent|ancien solde|ancien solde créditeur|ancien solde débiteur|solde initial|solde d'ouverture|solde antérieur|solde reporté|report à nouveau|report|solde début de période|solde de départ|solde en début de période|solde d'entrée
    suokuma atlykums|suokuma atlikums|saldu initziale|saldu de incumintzu|toenga kamata|ናይ መጀመርታ ሚዛን|መጀመርታ ሚዛን|saldo anterior|saldo inicial|saldo previo|saldo em dívida anterior|saldo de apertura|saldo de abertura|saldo mes anterior|saldo del periodo anterior|saldo inicial del periodo|saldo corte anterior|balance anterior|balance inicial|saldo dia anterior
    saldo a debito precedente|saldo a credito precedente|saldo precedente a debito|saldo precedente a credito
    saldo iniziale|saldo deudor inicial|saldo acreedor inicial|saldo devedor inicial|saldo credor inicial|saldo iniziale a vostro credito|saldo iniziale a vostro debito|saldo iniziale a vostro favore|saldo iniziale a vs credito|saldo iniziale a vs debito|saldo iniziale a vs favore|saldo iniziale a suo credito|saldo iniziale a suo debito|saldo iniziale a credito|saldo iniziale a debito|saldo precedente|saldo di apertura|saldo contabile iniziale|saldo iniziale contabile|riporto
    ingående saldo|ingående balans|tidigare skuld|skuld vid periodens början|föregående skuld|skuld från föregående faktura|tidigere gjeld|tidligere gæld|forrige faktura|tidigare saldo|startsaldo|inngående saldo|forrige saldo|primosaldo|saldo ved periodens start|startbalans|primo saldo|overført saldo
    alkusaldo|edellinen saldo|saldo alussa|algsaldo|algjääk|upphafsstaða|saldo kauden alussa
    saldo początkowe|saldo poprzednie|saldo otwarcia|saldo na początek okresu|saldo początkowe okresu|stan początkowy
    počáteční zůstatek|předchozí zůstatek|počáteční stav|počiatočný zostatok|predchádzajúci zostatok|počiatočný stav|počáteční zůstatek účtu
    početno stanje|prethodno stanje|začetno stanje|prejšnje stanje|početni saldo|prethodni saldo|donos|stanje početno|staro stanje
    входящий остаток|начальный остаток|остаток на начало|остаток на начало периода|входящее сальдо|исходное сальдо|баланс на начало периода|вхідний залишок|початковий залишок|залишок на початок періоду|начално салдо|предишно салдо|начален баланс|претходно стање|почетно стање|вхідне сальдо
    sākuma atlikums|iepriekšējais atlikums|sākuma bilance|pradinis likutis|ankstesnis likutis|likutis pradžioje|likutis pradžiai|likutis laikotarpio pradžioje
    nyitóegyenleg|nyitó egyenleg|előző egyenleg|kezdő egyenleg|sold inițial|sold precedent|sold anterior|sold inițial perioadă|sold deschidere
    προηγούμενο μικτό υπόλοιπο|προηγούμενο υπόλοιπο|αρχικό υπόλοιπο|υπόλοιπο από μεταφορά|υπόλοιπο έναρξης|önceki bakiye|önceki dönem borcu|bir önceki dönem borcu|devir|devreden bakiye|açılış bakiyesi|devir bakiyesi|dönem başı bakiye
    יתרת פתיחה|יתרה קודמת|יתרה התחלתית|الرصيد الافتتاحي|رصيد افتتاحي|الرصيد السابق|رصيد أول المدة|رصيد البداية
    上期帳單總額|上期應繳金額|上期應繳總金額|上期帳單金額|上期应还款额|上期應繳總額|上期账单金额|期初余额|上期余额|承前余额|上次余额|期初餘額|上期餘額|承前餘額|前期餘額|承前頁|上期結餘|承上結餘|前頁餘額|承上頁餘額|繰越|繰越残高|前月繰越|前回残高|前残高|期首残高|前月残高|이월|이월잔액|전월이월|이전잔액|기초잔액|전기이월|전잔액
    số dư đầu kỳ|dư nợ đầu kỳ|dư nợ kỳ trước|số dư đầu|dư đầu kỳ|số dư đầu ngày|saldo awal|baki awal|baki permulaan|baki bawa ke hadapan|baki terdahulu|saldo sebelumnya|ยอดยกมา|ยอดต้นงวด|ยอดคงเหลือยกมา|ยอดเริ่มต้น|प्रारंभिक शेष|আগের ব্যালেন্স
    salio la mwanzo|salio la awali|salio anzia|əvvəlki qalıq|ilkin qalıq|dövrün əvvəlinə qalıq|davr boshiga qoldiq|boshlang‘ich qoldiq|бастапқы қалдық|кіріс қалдық|баштапкы калдык|эхний үлдэгдэл|საწყისი ნაშთი|սկզբնական մնացորդ|gjendja fillestare|почетно салдо|مانده اول دوره|مانده از قبل
    υπόλοιπο προηγούμενου λογαριασμού|υπόλοιπο προηγούμενης περιόδου|αρχικό υπόλοιπο περιόδου|υπόλοιπο αρχής περιόδου
    υπόλοιπο προηγούμενου μήνα|υπόλοιπο εκ μεταφοράς|салдо на почеток|старо салдо|стара состојба|состојба на почеток
    состојба од претходен извод|салдо од претходен извод|የመነሻ ቀሪ ሂሳብ|የመነሻ ቀሪ ሒሳብ|የመክፈቻ ቀሪ ሂሳብ|የመክፈቻ ቀሪ ሒሳብ|መነሻ ቀሪ ሂሳብ
    መነሻ ቀሪ ሒሳብ|መክፈቻ ቀሪ ሂሳብ|መክፈቻ ቀሪ ሒሳብ|ቀዳሚ ቀሪ ሂሳብ|ቀዳሚ ቀሪ ሒሳብ|ያለፈው ቀሪ ሂሳብ|ያለፈው ቀሪ ሒሳብ|የመጀመሪያ ቀሪ ሂሳብ|የመጀመሪያ ቀሪ ሒሳብ
    የመነሻ ሂሳብ|የመነሻ ሒሳብ|መነሻ ሂሳብ|መነሻ ሒሳብ|የመክፈቻ ሂሳብ|የመክፈቻ ሒሳብ|የዞረ ሂሳብ|የዞረ ሒሳብ|የዞረ ቀሪ ሂሳብ|የዞረ ቀሪ ሒሳብ|ከቀድሞ የዞረ|መኽፈቲ ተረፍ
    ናይ መጀመርታ ተረፍ|ዝሓለፈ ተረፍ|መበገሲ ተረፍ|សមតុល្យដើមគ្រា|សមតុល្យដើម|សមតុល្យបើក|សមតុល្យមុន|សមតុល្យលើកមុន|សមតុល្យចាប់ផ្តើម
    សមតុល្យចាប់ផ្ដើម|ຍອດຍົກມາ|ຍອດເງິນຍົກມາ|ຍອດຕົ້ນງວດ|ຍອດເລີ່ມຕົ້ນ|အဖွင့်လက်ကျန်|စာရင်းဖွင့်လက်ကျန်|ယခင်လက်ကျန်
    ယခင်လက်ကျန်ငွေ|အဖွင့်လက်ကျန်ငွေ|ยอดเงินยกมา|ยอดคงเหลือต้นงวด|ยอดเงินต้นงวด|ยอดคงเหลือก่อนหน้า|ยอดค้างชำระยกมา
    ยอดยกมาจากเดือนก่อน|ยอดคงเหลือเริ่มต้น|आरंभिक शेष|आरम्भिक शेष|प्रारम्भिक शेष|प्रारंभिक शेष राशि|आरंभिक शेष राशि
    प्रारंभिक बैलेंस|ओपनिंग बैलेंस|पिछला शेष|पिछली शेष राशि|पिछला बैलेंस|अग्रेनीत शेष|आगे लाया गया शेष|शुरुआती शेष
    आरंभीची शिल्लक|प्रारंभिक शिल्लक|सुरुवातीची शिल्लक|मागील शिल्लक|सुरु मौज्दात|सुरुको मौज्दात|शुरु मौज्दात
    प्रारम्भिक मौज्दात|अघिल्लो मौज्दात|શરૂઆતની બાકી|ખુલતી બાકી|ખુલતી સિલક|શરૂઆતનું બેલેન્સ|પ્રારંભિક બેલેન્સ
    ઓપનિંગ બેલેન્સ|અગાઉની બાકી|પ્રારંભિક બાકી|ਸ਼ੁਰੂਆਤੀ ਬਕਾਇਆ|ਸ਼ੁਰੂਆਤੀ ਬਕਾਇਆ|ਪਿਛਲਾ ਬਕਾਇਆ|ਸ਼ੁਰੂਆਤੀ ਬੈਲੇਂਸ|ਸ਼ੁਰੂਆਤੀ ਬੈਲੇਂਸ
    ਆਰੰਭਿਕ ਬਕਾਇਆ|ਮੁੱਢਲਾ ਬਕਾਇਆ|প্রারম্ভিক ব্যালেন্স|প্রারম্ভিক ব্যালান্স|প্রারম্ভিক জের|পূর্বের জের
    পূর্ববর্তী ব্যালেন্স|পূর্বের ব্যালেন্স|পূর্ববর্তী স্থিতি|পূর্বের স্থিতি|ওপেনিং ব্যালেন্স|শুরুর ব্যালেন্স|সাবেক জের
    ପ୍ରାରମ୍ଭିକ ବାଲାନ୍ସ|ପ୍ରାରମ୍ଭିକ ବ୍ୟାଲେନ୍ସ|ଆରମ୍ଭ ବାଲାନ୍ସ|ପୂର୍ବ ବାଲାନ୍ସ|ପ୍ରାରମ୍ଭିକ ଅବଶିଷ୍ଟ|ପ୍ରାରମ୍ଭିକ ବଳକା|ఆరంభ నిల్వ
    ప్రారంభ నిల్వ|ప్రారంభ బకాయి|ప్రారంభ బ్యాలెన్స్|మునుపటి నిల్వ|మునుపటి బ్యాలెన్స్|ఓపెనింగ్ బ్యాలెన్స్|గత నిల్వ|ಆರಂಭಿಕ ಬಾಕಿ
    ಆರಂಭಿಕ ಶಿಲ್ಕು|ಆರಂಭದ ಶಿಲ್ಕು|ಪ್ರಾರಂಭಿಕ ಬಾಕಿ|ಪ್ರಾರಂಭಿಕ ಶಿಲ್ಕು|ಆರಂಭಿಕ ಬ್ಯಾಲೆನ್ಸ್|ಹಿಂದಿನ ಬಾಕಿ|ಹಿಂದಿನ ಶಿಲ್ಕು
    പ്രാരംഭ ബാലൻസ്|പ്രാരംഭ ബാക്കി|ആരംഭ ബാലൻസ്|ഓപ്പണിംഗ് ബാലൻസ്|മുൻ ബാക്കി|മുൻ ബാലൻസ്|മുന്നിരിപ്പ്|ஆரம்ப இருப்பு
    தொடக்க இருப்பு|முந்தைய இருப்பு|முன் இருப்பு|ஆரம்ப மீதி|தொடக்க மீதி|முந்தைய மீதி|ஆரம்ப நிலுவை|முந்தைய நிலுவை
    ආරම්භක ශේෂය|ආරම්භ ශේෂය|පෙර ශේෂය|ඉදිරියට ගෙන ආ ශේෂය|ඉදිරියට ගෙනා ශේෂය|ගෙන ආ ශේෂය|افتتاحی بیلنس|اوپننگ بیلنس
    پچھلا بیلنس|گزشتہ بیلنس|ابتدائی بقایا|افتتاحی بقایا|پچھلا بقایا|گزشتہ بقایا|پخوانی بیلانس|د پیل بیلانس
    لومړنی بیلانس|مانده ابتدای دوره|مانده قبلی|مانده اولیه|مانده ابتدایی|مانده از دوره قبل|موجودی اول دوره
    موجودی ابتدای دوره|موجودی اولیه|مانده منقول از قبل|مانده نقل از صفحه قبل|نقل از صفحه قبل|منقول از صفحه قبل
    بیلانس افتتاحی|بیلانس قبلی|بیلانس ابتدایی|باڵانسی سەرەتا|باڵانسی سەرەتایی|باڵانسی پێشوو|باڵانسی کردنەوە
    باڵانسی دەستپێک|ნაშთი დასაწყისში|ნაშთი პერიოდის დასაწყისში|ნაშთი პერიოდის დასაწყისისთვის|პერიოდის საწყისი ნაშთი
    წინა ნაშთი|საწყისი ბალანსი|შემომავალი ნაშთი|սկզբնամնացորդ|մնացորդ սկզբում|մնացորդը սկզբում|սկզբի մնացորդ
    նախորդ մնացորդ|մուտքային մնացորդ|մնացորդ ժամանակաշրջանի սկզբին|մնացորդը ժամանակաշրջանի սկզբին
    ժամանակաշրջանի սկզբի մնացորդ|մնացորդ օրվա սկզբին|алдыңғы қалдық|алғашқы қалдық|күн басындағы қалдық
    бастапқы баланс|шоттағы бастапқы қалдық|мезгилдин башындагы калдык|мезгилдин башына калдык|алгачкы калдык
    мурунку калдык|күндүн башындагы калдык|кирүүчү калдык|бақияи аввала|бақияи ибтидоӣ|бақияи пешина
    бақия дар аввали давра|бақия ба аввали давра|бақияи аввали давра|бошланғич қолдиқ|давр бошига қолдиқ
    давр бошидаги қолдиқ|кун бошига қолдиқ|олдинги қолдиқ|кирувчи қолдиқ|өмнөх үлдэгдэл|нээлтийн үлдэгдэл
    эхлэлийн үлдэгдэл|хугацааны эхний үлдэгдэл
    iarmhéid tosaigh|iarmhéid oscailte|iarmhéid roimhe seo|balans agoriadol|balans dechreuol|balans blaenorol
    balans a ddygwyd ymlaen|gweddill agoriadol|toenga tīmatanga|hasierako saldoa|aurreko saldoa|saldo d'obertura
    saldo de l'inici|bilanċ tal-ftuħ|bilanċ inizjali|bilanċ preċedenti|saldo vegl|balanse anterior|balanse inisial
    balanca fillestare|balanca e mëparshme|gjendja e mëparshme|gjendja në fillim|gjendja e bartur|bilanci fillestar
    teprica fillestare|stanje na početku perioda|početno stanje računa|preneseni saldo|ale saldo|ufanksaldo
    begjinsaldo|openingsaldo|vorige balans|balans oorgebring|saldo oorgebring|opnunarstaða|fyrri staða|staða í upphafi
    upphafsstaða tímabils|staða í upphafi tímabils|byrjunarsaldo|algus saldo|jääk perioodi alguses
    saldo perioodi alguses|jääk alguses|saldo alguses|eelmine jääk|eelmine saldo|perioodi algsaldo
    atlikums perioda sākumā|atlikums sākumā|sākotnējais atlikums|sākuma saldo|perioda sākuma atlikums
    pradinis balansas|pradinis saldo|ankstesnis balansas|sąskaitos likutis pradžioje|panimulang balanse
    nakaraang balanse|paunang balanse|pambungad na balanse|baki dibawa ke hadapan|baki pembukaan|baki sebelum
    saldo pembukaan|saldo bulan lalu|saldo periode sebelumnya|saldo awal periode|số dư đầu tháng|số dư kỳ trước
    số dư mang sang|salio la kuanzia|salio lililotangulia|salio la kufungulia|ibhalansi yokuvula
    ibhalansi yangaphambili|haraagii hore|haraaga furitaanka|ambiny teo aloha|balans ouvèti|balans anvan|ansyen balans
    balans inisyal|ilkin balans|əvvəlki balans|açılış qalığı|davr boshidagi qoldiq|oldingi qoldiq|başlangyç galyndy
    öňki galyndy
    saldo primo|åbningssaldo|saldo fra tidligere|alkava saldo|induló egyenleg|balanca e hapjes|dönem başı bakiyesi
    başlanğıc balans|уваходны астатак|астатак на пачатак перыяду|अथ शेष|baki bawa hadapan|承轉結餘|開始残高|이월금액|전일잔액
    ufankssolde|ale solde|vorig openstaand saldo|saldo adeudado anterior|föregående saldo|ingående skuld
    tidligere saldo|saldo fra forrige opgørelse|saldo fra forrige faktura|edellisen laskun saldo|edellinen lasku
    eelmise perioodi jääk|praėjusio laikotarpio likutis|poprzednie saldo|zůstatek z minulého výpisu
    előző záróegyenleg|predhodno stanje|stari saldo|претходни салдо|предходно салдо|предходен баланс
    предыдущий баланс|предыдущий остаток|задолженность на начало периода|попередній залишок|попередній баланс
    папярэдні астатак|avvalgi qoldiq|مانده قبل|पिछला बकाया|पूर्व शेष|পূর্বের বকেয়া|अघिल्लो बाँकी
    tagihan sebelumnya|baki penyata lepas|上期应还金额|上期結單結餘|전월잔액|salio lililopita|vorige saldo
    الرصيد السابق المستحق|المستحق السابق|上期欠款
    kun boshidagi qoldiq|davr boshidagi qoldiq|oy boshidagi qoldiq|кун бошидаги қолдиқ|давр бошидаги қолдиқ
    """

  private static let closing: StaticString = """
    statement closing balance|доступно на конец периода|доступно на конец|остаток доступный на конец|доступний залишок на кінець
    крајна состојба|нова состојба|ново салдо|likutis laikotarpio pabaigai|likutis pabaigai|davr oxiriga qoldiq|кезең соңындағы қалдық|кезең соңына қалдық|εις μεταφορά|dönem sonu bakiyesi|saldo em dívida atual|saldo em dívida actual|ยอดคงเหลือปลายงวด|結轉下頁|balance at end of period|balance end of period
    balance c d|bal c d|c d|cl bal|cl balance|a reporter|à reporter|solde à reporter|saldo a transportar|차월이월|次期繰越|过次页|转下页
    your statement balance|your new balance|your closing balance|closing balance|closing bal|close balance|ending balance|end balance|final balance|final amount|new balance|balance carried forward|carried forward|balance c f|balance c fwd|c f|closing ledger balance|statement balance|balance at end|closing statement balance|ending ledger balance|end of day balance|balance carried down|closing book balance|balance at close|balance end|ending cash|closing cash
    endsaldo|neuer saldo|neuer kontostand|schlusssaldo|abschlusssaldo|saldo neu|endbestand|rechnungsabschluss saldo|endkontostand|kontostand neu
    eindsaldo|nieuw saldo|slotsaldo|saldo einde|eindbalans|nieuwe saldo|saldo nieuw
    nouvel encours|encours final|nouveau solde|nouveau solde en euros|solde final|solde de clôture|solde fin de période|solde de fin|solde en fin de période|nouveau solde créditeur|nouveau solde débiteur|solde de sortie
    beigu atlykums|saldu finale|saldu de sa fine|toenga faka'osi|ናይ መወዳእታ ሚዛን|መወዳእታ ሚዛን|saldo final|saldo de cierre|saldo de fecho|saldo final del periodo|nuevo saldo|novo saldo|saldo de encerramento|saldo al corte|saldo al cierre|saldo final do periodo|balance final
    saldo a debito attuale|saldo a credito attuale|saldo attuale a debito|saldo attuale a credito|saldo a debito finale|saldo a credito finale
    saldo finale|saldo deudor final|saldo acreedor final|saldo devedor final|saldo credor final|saldo finale a vostro credito|saldo finale a vostro debito|saldo finale a vostro favore|saldo finale a vs credito|saldo finale a vs debito|saldo finale a vs favore|saldo finale a suo credito|saldo finale a suo debito|saldo finale a credito|saldo finale a debito|saldo finale a nostro favore|saldo di chiusura|saldo contabile finale|nuovo saldo|saldo finale contabile
    utgående saldo|skuld vid periodens slut|utgående balans|nytt saldo|ny saldo|slutsaldo|ultimosaldo|saldo ved periodens slutt|saldo ved periodens slut|ultimo saldo|sluttsaldo|utgående beholdning
    loppusaldo|saldo lopussa|uusi saldo|lõppsaldo|lõppjääk|lokastaða|saldo kauden lopussa
    saldo końcowe|saldo zamknięcia|saldo na koniec okresu|nowe saldo|saldo końcowe okresu|stan końcowy
    konečný zůstatek|konečný stav|nový zůstatek|konečný zostatok|konečný stav|nový zostatok|konečný zůstatek účtu
    završno stanje|novo stanje|konačno stanje|končno stanje|krajnje stanje|završni saldo|novi saldo|konačni saldo|stanje konačno|krajnji saldo
    исходящий остаток|конечный остаток|остаток на конец|остаток на конец периода|исходящее сальдо|баланс на конец периода|вихідний залишок|кінцевий залишок|залишок на кінець періоду|крайно салдо|ново стање|крајње стање|краен баланс|вихідне сальдо|завршно стање
    beigu atlikums|beigu bilance|galutinis likutis|likutis pabaigoje|likutis pabaigai|naujas likutis|likutis laikotarpio pabaigoje
    záróegyenleg|záró egyenleg|új egyenleg|végegyenleg|sold final|sold nou|sold final perioadă|sold închidere
    νέο μικτό υπόλοιπο|τελικό υπόλοιπο|νέο υπόλοιπο|υπόλοιπο λήξης|υπόλοιπο σε μεταφορά|son bakiye|kapanış bakiyesi|yeni bakiye|dönem sonu bakiye
    יתרת סגירה|יתרה סופית|الرصيد الختامي|رصيد ختامي|الرصيد النهائي|رصيد آخر المدة|رصيد الإقفال
    期末余额|本期余额|本期總結欠|本期总结欠|總結欠|總結餘|总结欠|轉後結餘|本期應繳總金額|本期應繳金額|本期應繳總額|本期帳單金額|本期账单金额|本期应还款额|期末餘額|本期餘額|本期結餘|結轉下期|轉下頁|期末残高|翌月繰越|次月繰越|월말잔액|기말잔액|최종잔액|차기이월
    số dư cuối kỳ|dư nợ cuối kỳ|tổng dư nợ cuối kỳ|số dư cuối|dư cuối kỳ|số dư cuối ngày|saldo akhir|baki akhir|baki penutup|saldo penutup|bersambung ke halaman berikut|baki hantar ke hadapan|ยอดยกไป|ยอดปลายงวด|ยอดคงเหลือยกไป|ยอดสิ้นสุด|अंतिम शेष
    salio la mwisho|son qalıq|dövrün sonuna qalıq|davr oxiriga qoldiq|yakuniy qoldiq|соңғы қалдық|шығыс қалдық|акыркы калдык|эцсийн үлдэгдэл|საბოლოო ნაშთი|վերջնական մնացորդ|gjendja përfundimtare|крајно салдо|مانده پایان دوره
    υπόλοιπο τέλους περιόδου|τελικό υπόλοιπο περιόδου|νέο υπόλοιπο λογαριασμού|салдо на крај|состојба на крај
    завршно салдо|завршна состојба|የመዝጊያ ቀሪ ሂሳብ|የመዝጊያ ቀሪ ሒሳብ|መዝጊያ ቀሪ ሂሳብ|መዝጊያ ቀሪ ሒሳብ|የመጨረሻ ቀሪ ሂሳብ|የመጨረሻ ቀሪ ሒሳብ
    የመዝጊያ ሂሳብ|የመዝጊያ ሒሳብ|የመጨረሻ ሂሳብ|የመጨረሻ ሒሳብ|መዕጸዊ ተረፍ|ናይ መወዳእታ ተረፍ|መወዳእታ ተረፍ|សមតុល្យចុងគ្រា|សមតុល្យចុងក្រោយ|សមតុល្យបិទ
    សមតុល្យចុងបញ្ចប់|ຍອດຍົກໄປ|ຍອດເງິນຍົກໄປ|ຍອດທ້າຍງວດ|ຍອດປາຍງວດ|အပိတ်လက်ကျန်|စာရင်းပိတ်လက်ကျန်|နောက်ဆုံးလက်ကျန်
    အပိတ်လက်ကျန်ငွေ|ยอดเงินยกไป|ยอดเงินปลายงวด|ยอดคงเหลือสิ้นงวด|ยอดคงเหลือสิ้นสุด|अंतिम शेष राशि|समापन शेष
    क्लोजिंग बैलेंस|अंतिम बैलेंस|समाप्ति शेष|इतिशेष|नया शेष|अखेरची शिल्लक|अंतिम शिल्लक|अखेर शिल्लक|अन्तिम मौज्दात
    अन्त्य मौज्दात|આખરી બાકી|બંધ બાકી|અંતિમ બાકી|આખર બાકી|બંધ સિલક|આખર સિલક|ક્લોઝિંગ બેલેન્સ|અંતિમ બેલેન્સ|ਅੰਤਿਮ ਬਕਾਇਆ
    ਅੰਤਮ ਬਕਾਇਆ|ਸਮਾਪਤੀ ਬਕਾਇਆ|ਆਖਰੀ ਬਕਾਇਆ|ਅੰਤਿਮ ਬੈਲੇਂਸ|সমাপনী ব্যালেন্স|সমাপনী স্থিতি|সমাপনী জের|সমাপ্তি ব্যালেন্স
    শেষ ব্যালেন্স|শেষ স্থিতি|অন্তিম স্থিতি|চূড়ান্ত ব্যালেন্স|চূড়ান্ত ব্যালেন্স|ক্লোজিং ব্যালেন্স|ଅନ୍ତିମ ବାଲାନ୍ସ
    ଅନ୍ତିମ ବ୍ୟାଲେନ୍ସ|ଶେଷ ବାଲାନ୍ସ|ଅନ୍ତିମ ଅବଶିଷ୍ଟ|ଶେଷ ବଳକା|ଅନ୍ତିମ ବଳକା|ముగింపు నిల్వ|ముగింపు బ్యాలెన్స్|తుది నిల్వ
    తుది బ్యాలెన్స్|చివరి నిల్వ|చివరి బ్యాలెన్స్|క్లోజింగ్ బ్యాలెన్స్|ಅಂತಿಮ ಬಾಕಿ|ಅಂತಿಮ ಶಿಲ್ಕು|ಮುಕ್ತಾಯ ಬಾಕಿ
    ಮುಕ್ತಾಯ ಶಿಲ್ಕು|ಅಂತಿಮ ಬ್ಯಾಲೆನ್ಸ್|ಕೊನೆಯ ಬಾಕಿ|ಆಖೈರು ಶಿಲ್ಕು|ಅಖೈರು ಶಿಲ್ಕು|അവസാന ബാലൻസ്|അന്തിമ ബാലൻസ്|ക്ലോസിംഗ് ബാലൻസ്
    അവസാന ബാക്കി|അന്തിമ ബാക്കി|இறுதி இருப்பு|முடிவு இருப்பு|இறுதி மீதி|இறுதி நிலுவை|අවසාන ශේෂය|අවසන් ශේෂය|සමාප්ත ශේෂය
    ඉදිරියට ගෙන යන ශේෂය|ගෙන යන ශේෂය|اختتامی بیلنس|آخری بیلنس|حتمی بیلنس|کلوزنگ بیلنس|اختتامی بقایا|نیا بیلنس
    وروستی بیلانس|د پای بیلانس|مانده نهایی|مانده انتهای دوره|مانده آخر دوره|مانده پایانی|موجودی پایان دوره
    موجودی انتهای دوره|موجودی نهایی|نقل به صفحه بعد|منقول به صفحه بعد|بیلانس نهایی|بیلانس اختتامی|باڵانسی کۆتایی
    باڵانسی داخستن|ნაშთი ბოლოს|ნაშთი პერიოდის ბოლოს|ნაშთი პერიოდის ბოლოსთვის|პერიოდის საბოლოო ნაშთი|ნაშთი დღის ბოლოს
    გამავალი ნაშთი|საბოლოო ბალანსი|վերջնամնացորդ|մնացորդ վերջում|մնացորդը վերջում|վերջի մնացորդ|ելքային մնացորդ
    մնացորդ ժամանակաշրջանի վերջին|մնացորդը ժամանակաշրջանի վերջին|ժամանակաշրջանի վերջի մնացորդ|մնացորդ օրվա վերջին
    ақырғы қалдық|күн соңындағы қалдық|қорытынды қалдық|соңғы баланс|мезгилдин аягындагы калдык
    мезгилдин аягына калдык|күндүн аягындагы калдык|чыгуучу калдык|бақияи ниҳоӣ|бақияи охирин|бақия дар охири давра
    бақия ба охири давра|бақияи охири давра|якуний қолдиқ|давр охирига қолдиқ|давр охиридаги қолдиқ|кун охирига қолдиқ
    охирги қолдиқ|чиқувчи қолдиқ|хаалтын үлдэгдэл|сүүлийн үлдэгдэл|хугацааны эцсийн үлдэгдэл
    iarmhéid deiridh|iarmhéid dúnta|iarmhéid clabhsúir|balans terfynol|balans cau|balans a gariwyd ymlaen
    gweddill terfynol|toenga whakamutunga|amaierako saldoa|azken saldoa|bukaerako saldoa|saldo berria
    saldo de tancament|nou saldo|saldo de peche|bilanċ tal-għeluq|bilanċ finali|balanse final|balanse nobo
    balanca përfundimtare|balanca mbyllëse|gjendja në fund|bilanci përfundimtar|teprica përfundimtare
    gjendja në fund të periudhës|stanje na kraju perioda|krajnje stanje računa|neie saldo|sluitingsbalans
    sluitingsaldo|afsluitingsbalans|nuwe balans|nuwe saldo|slotbalans|einsaldo|ný staða|staða í lok|lokastaða tímabils
    staða í lok tímabils|jääk perioodi lõpus|saldo perioodi lõpus|jääk lõpus|saldo lõpus|uus saldo|uus jääk
    perioodi lõppsaldo|atlikums perioda beigās|atlikums beigās|jaunais atlikums|beigu saldo|perioda beigu atlikums
    galutinis balansas|galutinis saldo|naujas balansas|sąskaitos likutis pabaigoje|panghuling balanse
    pangwakas na balanse|huling balanse|baki dihantar ke hadapan|saldo akhir periode|saldo akhir bulan
    số dư cuối tháng|số dư chuyển kỳ sau|salio la kufungia|ibhalansi yokuvala|haraaga xiritaanka|balans fèmti
    nouvo balans|yekun qalıq|yekun balans|son balans|bağlanış qalığı|davr oxiridagi qoldiq|oxirgi qoldiq|soňky galyndy
    ahyrky galyndy
    saldo ultimo|päättyvä saldo|balanca e mbylljes|выходны астатак|астатак на канец перыяду|සමාප්ති ශේෂය|baki legar
    ຍອດທ້າຍ|期末結餘|最終残高|salio la kufunga|balans final|schlusssolde|neie solde
    本期結欠|本期结欠|本期欠款
    kun oxiridagi qoldiq|davr oxiridagi qoldiq|oy oxiridagi qoldiq|кун охиридаги қолдиқ|давр охиридаги қолдиқ
    """

  private static let balance: StaticString = """
    balance end day|balance end of day|saldo dagultimo|saldo fin dia|saldo fin de dia|solde fin jour|solde fin de jour
    balance|account balance|current balance|available balance|ledger balance|book balance|running balance|cash balance|balance as of|balance as at|bal|net balance|cleared balance|present balance|daily balance|day balance|balance on account|your balance|booked balance
    zwischensaldo|online saldo|zwischensaldo übertrag|übertrag von seite|übertrag auf seite|übertrag nächste seite|saldo|kontostand|aktueller saldo|aktueller kontostand|kontosaldo|verfügbarer saldo|verfügbarer betrag|buchungssaldo|tagessaldo|aktueller saldo des kontos|guthaben|disponibler saldo|gebuchter saldo|zwischensaldo|kontostand in|tagesendsaldo
    huidig saldo|actueel saldo|laatste saldo|rekeningsaldo|beschikbaar saldo|boeksaldo|dagsaldo|balans
    solde|solde en euros|solde créditeur en euros|solde débiteur en euros|solde en votre faveur|solde en notre faveur|solde créditeur|solde débiteur|solde comptable|solde actuel|solde disponible|solde du compte|solde courant|solde intermédiaire|solde en valeur|solde chf|solde opération
    saldo actual|saldo disponible|saldo contable|saldo en cuenta|saldo disponível|saldo atual|saldo contabilístico|saldo contábil|saldo do dia|saldo del dia|saldo diario|balance actual|saldo parcial|s a l d o|saldo da conta|saldo em conta|saldo de la cuenta|saldo na data|saldo bloqueado
    saldo contabile|saldo a vostro credito|saldo a vostro debito|saldo a vostro favore|saldo a nostro favore|saldo disponibile|saldo attuale|saldo liquido|saldo corrente|saldo del conto|saldo progressivo|disponibilità
    aktuellt saldo|disponibelt saldo|disponibelt belopp|kontosaldo|bokfört saldo|bokført saldo|bogført saldo|disponibel saldo|tilgængeligt beløb|disponibelt beløp|kontobalance|aktuel saldo
    tilin saldo|käytettävissä|nykyinen saldo|saldo nyt|kontojääk|konto jääk|jääk|staða|vaba jääk|staða reiknings|kasutatav jääk
    saldo księgowe|saldo dostępne|stan konta|saldo bieżące|saldo rachunku|dostępne środki|saldo po operacji|saldo na dzień
    zůstatek|aktuální zůstatek|disponibilní zůstatek|účetní zůstatek|stav účtu|zostatok|aktuálny zostatok|disponibilný zostatok|účtovný zostatok|použitelný zůstatek|zůstatek na účtu|zostatok na účte
    stanje|stanje računa|trenutno stanje|raspoloživo stanje|stanje na računu|razpoložljivo stanje|knjigovodstveno stanje|saldo računa
    остаток|баланс|текущий остаток|доступный остаток|остаток на счете|сальдо|доступно|залишок|доступний залишок|поточний залишок|салдо|наличност|разполагаемост|стање|текущий баланс|остаток средств|залишок на рахунку
    atlikums|konta atlikums|pieejamais atlikums|bilance|pašreizējais atlikums|likutis|turimas likutis|sąskaitos likutis|dabartinis likutis|balansas
    egyenleg|számlaegyenleg|aktuális egyenleg|könyvelt egyenleg|rendelkezésre álló egyenleg|napi záróegyenleg|sold curent|sold disponibil|sold contabil|sold cont|sold intermediar|soldul contului
    υπόλοιπο|διαθέσιμο υπόλοιπο|λογιστικό υπόλοιπο|τρέχον υπόλοιπο|υπόλοιπο λογαριασμού|bakiye|kullanılabilir bakiye|güncel bakiye|hesap bakiyesi|mevcut bakiye
    יתרה|יתרה נוכחית|יתרה זמינה|יתרה בחשבון|الرصيد|رصيد|الرصيد الحالي|الرصيد المتاح|رصيد الحساب|مانده|موجودی
    余额|账户余额|可用余额|当前余额|餘額|帳戶餘額|可用餘額|目前餘額|結餘|残高|現在残高|口座残高|差引残高|現在高|잔액|현재잔액|출금가능액|통장잔액|총잔액
    số dư|số dư hiện tại|số dư khả dụng|số dư tài khoản|saldo saat ini|baki|baki semasa|baki terkini|saldo tersedia|baki tersedia|saldo rekening|ยอดคงเหลือ|ยอดเงินคงเหลือ|ยอดเงินที่ใช้ได้|शेष|शेष राशि|उपलब्ध शेष|ব্যালেন্স|স্থিতি
    υπόλοιπο ημέρας|πραγματικό υπόλοιπο|состојба|состојба на сметка|тековна состојба|моментална состојба
    расположлива состојба|расположливо салдо|тековно салдо|расположливи средства|ቀሪ ሂሳብ|ቀሪ ሒሳብ|ቀሪ|የአሁኑ ቀሪ ሂሳብ
    የአሁኑ ቀሪ ሒሳብ|የሂሳብ ሚዛን|የሒሳብ ሚዛን|ተረፍ|ተረፍ ሕሳብ|សមតុល្យ|សមតុល្យបច្ចុប្បន្ន|សមតុល្យអាចប្រើបាន|សមតុល្យគណនី|ຍອດຄົງເຫຼືອ
    ຍອດຄົງເຫລືອ|ຍອດເຫຼືອ|ຍອດເຫລືອ|ຍອດເງິນຄົງເຫຼືອ|ຍອດເງິນຄົງເຫລືອ|ຍອດເງິນ|လက်ကျန်|လက်ကျန်ငွေ|လက်ရှိလက်ကျန်
    ยอดเงินในบัญชี|ยอดคงเหลือปัจจุบัน|ยอดเงินที่สามารถใช้ได้|बैलेंस|उपलब्ध बैलेंस|वर्तमान शेष|वर्तमान बैलेंस|खाता शेष
    उपलब्ध शेष राशि|शिल्लक|शिल्लक रक्कम|उपलब्ध शिल्लक|खाते शिल्लक|मौज्दात|बाँकी रकम|हालको मौज्दात|उपलब्ध मौज्दात|બાકી
    બાકી રકમ|બેલેન્સ|સિલક|ઉપલબ્ધ બેલેન્સ|ਬਕਾਇਆ|ਬਕਾਇਆ ਰਕਮ|ਬੈਲੇਂਸ|ਉਪਲਬਧ ਬਕਾਇਆ|ব্যালান্স|অবশিষ্ট|বর্তমান ব্যালেন্স
    বর্তমান স্থিতি|ব্যবহারযোগ্য ব্যালেন্স|ବାଲାନ୍ସ|ବ୍ୟାଲେନ୍ସ|ଅବଶିଷ୍ଟ ରାଶି|ବଳକା|నిల్వ|బ్యాలెన్స్|ప్రస్తుత నిల్వ
    ప్రస్తుత బ్యాలెన్స్|ఖాతా నిల్వ|ಬಾಕಿ|ಶಿಲ್ಕು|ಬ್ಯಾಲೆನ್ಸ್|ಪ್ರಸ್ತುತ ಬಾಕಿ|ಲಭ್ಯವಿರುವ ಬಾಕಿ|ബാലൻസ്|ബാക്കി|ബാക്കി തുക
    നീക്കിയിരിപ്പ്|ലഭ്യമായ ബാലൻസ്|നിലവിലെ ബാലൻസ്|இருப்பு|மீதி|மீதித் தொகை|கணக்கு இருப்பு|தற்போதைய இருப்பு
    நடப்பு இருப்பு|கிடைக்கும் இருப்பு|ශේෂය|ගිණුම් ශේෂය|වත්මන් ශේෂය|පවතින ශේෂය|ශේෂ මුදල|بیلنس|موجودہ بیلنس|دستیاب بیلنس
    بقایا|بقایا رقم|بیلانس|اوسنی بیلانس|پاتې پیسې|مانده حساب|موجودی حساب|مانده فعلی|موجودی فعلی|مانده قابل برداشت
    موجودی قابل برداشت|باڵانس|باڵانسی ئێستا|باڵانسی بەردەست|بڕی ماوە|ნაშთი|ბალანსი|მიმდინარე ნაშთი|ხელმისაწვდომი ნაშთი
    ანგარიშის ნაშთი|მიმდინარე ბალანსი|ხელმისაწვდომი ბალანსი|մնացորդ|մնացորդը|հաշվի մնացորդ|հասանելի մնացորդ
    ընթացիկ մնացորդ|қалдық|шот қалдығы|шоттағы қалдық|ағымдағы қалдық|қолжетімді қалдық|қолжетімді сома|калдык
    эсептин калдыгы|учурдагы калдык|жеткиликтүү калдык|бақия|бақияи ҳисоб|бақияи ҷорӣ|бақияи дастрас|қолдиқ
    ҳисоб қолдиғи|жорий қолдиқ|мавжуд қолдиқ|үлдэгдэл|одоогийн үлдэгдэл|боломжит үлдэгдэл|дансны үлдэгдэл
    iarmhéid|iarmhéid reatha|iarmhéid an chuntais|balans cyfredol|balans y cyfrif|balans ar gael|saldoa|uneko saldoa
    saldo erabilgarria|saldo del compte|bilanċ|bilanċ disponibbli|bilanċ kurrenti|gjendja|gjendja e llogarisë
    gjendja aktuale|balanca aktuale|gjendja disponibile|balanca e disponueshme|beskikbare balans|beskikbare saldo
    huidige balans|lopende balans|staða reikn|til ráðstöfunar|núverandi staða|kontoseis|sąskaitos balansas
    konta bilance|balanse|kasalukuyang balanse|natitirang balanse|saldo efektif|saldo aktif|baki akaun|số dư còn lại
    salio la akaunti|salio la sasa|salio lililopo|ibhalansi|haraaga xisaabta|haraaga hadda|ragowar kudi|qalıq
    cari qalıq|hesab qalığı|qoldiq|joriy qoldiq|galyndy
    """

  private static let total: StaticString = """
    รวมรายการถอน|รวมรายการฝาก|รวมถอน|รวมฝาก|ご請求合計|ご請求額合計|ご請求金額合計|ご利用合計|ご請求額計|請求金額合計
    apgruozejums|apgruozejums debets|apgruozejums kredits|apgrozījums|apgrozījums debets|apgrozījums kredīts|apyvarta
    iš viso debetas|iš viso kreditas|összes|összes terhelés|összes jóváírás|промет|ბრუნვა|ჯამი|কুল|promet skupaj|obrat celkem|column totals|sum total
    cantidad de movimientos|número de movimientos|numero movimenti|nombre d'écritures|anzahl der buchungen|počet transakcí|počet položek|broj transakcija
    jumlah transaksi|số giao dịch|количество операций|кількість операцій|брой операции|number of entries|no of transactions|antal posteringer|quantidade de lançamentos
    total of the day|total for the day|total du jour|summe tag|summe des tages|totale del giorno|total del día|total do dia|итого за день|razem za dzień|päivän summa
    payment due date|minimum payment|minimum payment due|minimum due|pago mínimo|pagamento mínimo|pagament mínim|mindestbetrag|minsta belopp
    minimumsbeløp|minimum ödeme|minimum ödeme tutarı|paiement minimum|daily total|day total|weekly total|monthly total|total|totals|grand total|subtotal|sub total|sum|total amount|total credits|total debits|total credit|total debit|total deposits|total withdrawals|net change|total transactions|number of transactions|transaction count|total money in|total money out|page total|statement summary|statement totals|end of statement|end of report|end of file|total fees|total paid in|total paid out|total payments|total purchases|totals for period|transaction total|net total|total dr|total cr|total debits and credits|dr count|cr count
    tagessumme|wochensumme|monatssumme|summe|gesamt|gesamtsumme|gesamtbetrag|zwischensumme|summe gutschriften|summe lastschriften|summe soll|summe haben|umsatzsumme|anzahl buchungen|anzahl umsätze|summen|total gutschriften|total belastungen|umsatztotal|summe belastungen|saldo umsätze|gesamtumsatz|summe der umsätze|gesamtsaldo
    dagtotaal|weektotaal|maandtotaal|totaal maand|totaal dag|totaal|subtotaal|totaal af|totaal bij|totaal debet|totaal credit|eindtotaal|som|aantal transacties|totaal bedrag|totalen
    total débit|total crédit|total des opérations|totaux|sous total|total général|somme|total des débits|total des crédits|total des mouvements|nombre d'opérations|total du mois|total opérations|sous montant
    total cargos|total abonos|totales|suma|total debe|total haber|total ingresos|total gastos|total general|total movimientos|suma total|total débitos|total créditos|totais|total geral|soma|total de débitos|total de créditos|total entradas|total saídas|subtotal|total depósitos|total retiros|total de movimientos|total de lançamentos|total de cargos|total de abonos|total do período
    totale|totali|subtotale|totale entrate|totale uscite|totale generale|somma|totale addebiti|totale accrediti|totale movimenti|totale dare|totale avere|totale operazioni
    summa|totalt|delsumma|summa insättningar|summa uttag|sum|totalsum|sum inn|sum ut|i alt|totalbeløb|totalbeløp|antal transaktioner|summa in|summa ut|delsum|sum bevegelser|sum innskudd|sum uttak|samtals|heild
    yhteensä|summa yhteensä|panot yhteensä|otot yhteensä|kokku|käive|kreeditkäive|deebetkäive|kreedit käive|deebet käive|laekumised kokku|väljaminekud kokku|summad kokku|turnover|debet turnover|debit turnover|credit turnover|käive kokku|välissumma|tapahtumia yhteensä
    razem|suma|łącznie|ogółem|suma obciążeń|suma uznań|obroty|suma obrotów|podsumowanie|liczba operacji|obroty wn|obroty ma|suma wpływów|suma wydatków|liczba transakcji
    celkem|součet|suma příjmů|suma výdajů|obrat|celkový součet|celkom|súčet|spolu|suma príjmov|suma výdavkov|celkem příjmy|celkem výdaje|obraty|suma kreditních položek|suma debetních položek|celková suma
    ukupno|ukupni promet|skupaj|suma|zbroj|sveukupno|promet|ukupno uplate|ukupno isplate|skupni promet|ukupno duguje|ukupno potražuje|međuzbroj|ukupan promet
    итого зачислений|итого списаний|итого поступлений|итого расходов|итого|всего|итоги|сумма итого|оборот|обороты|итого обороты|итого по счету|общая сумма|итого списано|итого зачислено|итого приход|итого расход|оборот за период|обороты за период|разом|всього|усього|обороти|підсумок|общо|сума общо|всичко|оборот дебит|оборот кредит|укупно|вкупно|свега|збир|итого оборотов
    kopā|pavisam|apgrozījums|kopsumma|starpsumma|kredīta apgrozījums|debeta apgrozījums|debeta apgrozijums|kredita apgrozijums|iš viso|viso|apyvarta|suma iš viso|debeto apyvarta|apyvarta debetas|apyvarta kreditas|kredito apyvarta|bendra suma|tarpinė suma
    összesen|összeg összesen|végösszeg|mindösszesen|részösszeg|jóváírások összesen|terhelések összesen|forgalom összesen|összesítés|total general|total rulaje|rulaj|totaluri|total încasări|total plăți|rulaje|total rulaj|rulaj total|rulaj zi
    σύνολο|σύνολα|γενικό σύνολο|σύνολο χρεώσεων|σύνολο πιστώσεων|μερικό σύνολο|toplam|toplamı|dönem toplamı|ekstre toplamı|genel toplam|ara toplam|toplam borç|toplam alacak|toplam tutar|toplam giriş|toplam çıkış
    סך חיוב|סך חיובים|סך החיוב|סך לחיוב|סה״כ|סהכ|סך הכל|סך הכול|סה״כ זכות|סה״כ חובה|المجموع|الإجمالي|الاجمالي|مجموع|إجمالي|المجموع الكلي|إجمالي المدين|إجمالي الدائن|جمع کل|جمع
    合计|总计|小计|支出共筆|存入共筆|支出共 筆|存入共 筆|收入共 筆|支出共 笔|收入共 笔|收入共筆|支出共笔|收入共笔|支出合計|存入合計|收入合計|支出總計|存入總計|收入總計|總支出|總存入|總收入|借方合計|貸方合計|收入合计|支出合计|总额|总收入|总支出|共计|笔数|借方合计|贷方合计|本页合计|本期合计|累计|合計|總計|小計|總額|收入合計|支出合計|總筆數|共計|筆數|總金額|本頁合計|本期合計|計|総計|総合計|お支払合計|請求合計|入金合計|出金合計|件数|합계|총계|소계|총합계|입금합계|출금합계|누계|총액|건수|총건수
    tổng|tổng cộng|ยอดรวมทั้งสิ้น|รวมรายการ|รวมทุกรายการ|ยอดรวม|ยอดรวมที่ต้องชำระ|รวมทั้งสิ้น|รวม|cộng|tổng số|cộng phát sinh|cộng phát sinh trong ngày|tổng phát sinh|tổng tiền|tổng ghi nợ|tổng ghi có|phát sinh trong kỳ|tổng cộng phát sinh|total mutasi|jumlah|total debet|total kredit|jumlah besar|jumlah keseluruhan|mutasi debet|mutasi kredit|mutasi cr|mutasi db|jumlah kredit|jumlah debit|subjumlah|รวม|ยอดรวม|รวมทั้งสิ้น|รวมฝาก|รวมถอน|รวมรายการฝาก|รวมรายการถอน|ยอดรวมฝาก|ยอดรวมถอน|कुल|कुल योग|योग|মোট|সর্বমোট|нийт
    jumla|jumla kuu|cəmi|yekun|jami|барлығы|жыйынтыгы|нийт дүн|სულ|ընդամենը|shuma totale
    σύνολο κινήσεων|σύνολο οφειλής|συνολική οφειλή|ελάχιστη καταβολή|ελάχιστο ποσό πληρωμής|σύνολο αναλήψεων
    σύνολο καταθέσεων|σύνολο περιόδου|σύνολο χρέωσης|σύνολο πίστωσης|αριθμός κινήσεων|се вкупно|меѓузбир|вкупно должи
    вкупно долгува|вкупно побарува|вкупен промет|вкупно прилив|вкупно одлив|вкупно уплати|вкупно исплати|ጠቅላላ|ድምር
    ጠቅላላ ድምር|አጠቃላይ ድምር|ጠቅላላ ገቢ|ጠቅላላ ወጪ|ጠቕላላ|ጠቕላላ ድምር|សរុប|សរុបរួម|ចំនួនសរុប|ទឹកប្រាក់សរុប|សរុបឥណទាន|សរុបឥណពន្ធ
    សរុបប្រាក់ចូល|សរុបប្រាក់ចេញ|ລວມ|ຍອດລວມ|ລວມທັງໝົດ|ລວມທັງຫມົດ|ລວມຍອດ|ລວມຝາກ|ລວມຖອນ|စုစုပေါင်း|စုစုပေါင်းငွေ
    စုစုပေါင်းပမာဏ|စုစုပေါင်းငွေသွင်း|စုစုပေါင်းငွေထုတ်|รวมทั้งหมด|ยอดรวมทั้งหมด|รวมเป็นเงิน|รวมเงินเข้า|รวมเงินออก
    ยอดชำระขั้นต่ำ|วันครบกำหนดชำระ|จำนวนเงินที่ต้องชำระ|ยอดที่ต้องชำระ|ยอดเรียกเก็บ|कुल जमा|कुल निकासी|कुल राशि
    कुल डेबिट|कुल क्रेडिट|कुल जोड़|कुल जोड़|महायोग|उप योग|सकल योग|कुल देय|कुल देय राशि|न्यूनतम देय राशि|एकूण|एकूण जमा
    एकूण रक्कम|एकूण खर्च|एकूण नावे|बेरीज|कुल जम्मा|कुल रकम|कुल निकासा|કુલ|સરવાળો|કુલ રકમ|કુલ જમા|કુલ ઉપાડ|કુલ ઉધાર
    ਕੁੱਲ|ਕੁੱਲ ਜੋੜ|ਜੋੜ|ਕੁੱਲ ਰਕਮ|ਕੁੱਲ ਜਮ੍ਹਾਂ|ਕੁੱਲ ਕਢਵਾਈ|মোট জমা|মোট উত্তোলন|মোট খরচ|মোট ডেবিট|মোট ক্রেডিট|মোট টাকা
    মোট পরিমাণ|উপমোট|যোগফল|মোট প্রদেয়|মোট প্রদেয়|মোট যোগফল|ମୋଟ|ସର୍ବମୋଟ|ମୋଟ ରାଶି|ମୋଟ ଜମା|ମୋଟ ଉଠାଣ|మొత్తం|మొత్తం జమ
    మొత్తం జమలు|మొత్తం ఖర్చు|మొత్తం ఉపసంహరణలు|మొత్తం డెబిట్|మొత్తం క్రెడిట్|ఉప మొత్తం|ಒಟ್ಟು|ಒಟ್ಟು ಮೊತ್ತ|ಒಟ್ಟು ಜಮಾ
    ಒಟ್ಟು ಖರ್ಚು|ಉಪ ಮೊತ್ತ|ആകെ|മൊത്തം|ആകെ തുക|മൊത്തം തുക|ആകെത്തുക|ആകെ വരവ്|ആകെ ചെലവ്|മൊത്തം വരവ്|മൊത്തം ചെലവ്|மொத்தம்
    கூட்டுத்தொகை|மொத்த தொகை|மொத்தத் தொகை|மொத்த வரவு|மொத்த பற்று|மொத்த செலவு|එකතුව|මුළු එකතුව|මුළු මුදල|මුළු හර
    මුළු බැර|සම්පූර්ණ එකතුව|උප එකතුව|کل رقم|ٹوٹل|میزان کل|کل جمع|کل ڈیبٹ|کل کریڈٹ|مجموعی رقم|کل واجب الادا
    کل واجب الادا رقم|ټولټال|ټول مبلغ|جمع صفحه|جمع گردش|جمع واریز|جمع برداشت|جمع بدهکار|جمع بستانکار|جمع کل واریز
    جمع کل برداشت|مجموع واریز|مجموع برداشت|مجموع کل|جمع مبالغ|مبلغ قابل پرداخت|کۆ|کۆی گشتی|سەرجەم|სულ ჯამი
    ჯამური თანხა|ჯამურად|სულ დებეტი|სულ კრედიტი|სულ შემოსავალი|სულ გასავალი|სულ ჩარიცხვა|სულ ჩამოწერა|ბრუნვები
    ჯამური ბრუნვა|დებეტური ბრუნვა|კრედიტული ბრუნვა|მთლიანი თანხა|ընդամենը մուտք|ընդամենը ելք|ընդամենը գումար
    ընդամենը դեբետ|ընդամենը կրեդիտ|ընդհանուր գումար|շրջանառություն|շրջանառություններ|դեբետային շրջանառություն
    կրեդիտային շրջանառություն|հանրագումար|жиыны|жиынтығы|жалпы сома|жалпы сомасы|айналым|айналымдар|барлық кіріс
    барлық шығыс|дебет айналымы|кредит айналымы|бардыгы|жыйынтык|жалпы сумма|жалпы суммасы|жүгүртүү|жүгүртүүлөр
    бардыгы киреше|бардыгы чыгаша|ҳамагӣ|ҷамъ|ҷамъи умумӣ|маблағи умумӣ|гардиш|жами|умумий сумма|жами кирим|жами чиқим
    айланма|жами айланма|нийт орлого|нийт зарлага|нийт дебит|нийт кредит|нийт гүйлгээ|нийт эргэлт|нийлбэр дүн|бүгд дүн
    iomlán|mór-iomlán|fo-iomlán|cyfanswm|is-gyfanswm|cyfanswm i mewn|cyfanswm allan|guztira|karguak guztira
    abonuak guztira|suma i segueix|total abonaments|total càrrecs|total despeses|total de ingresos
    total de gastos|summa totala|gjithsej|shuma gjithsej|totali i debitimeve|totali i kreditimeve|totali debi
    totali kredi|qarkullimi debi|qarkullimi kredi|ukupno zaduženje|ukupno odobrenje|ukupni promet duguje
    ukupni promet potražuje|ukupno km|groottotaal|totale bedrag|totale krediete|totale debiete|totale onttrekkings
    totale deposito's|am ganzen|heildarupphæð|samtals inn|samtals út|samtals kredit|samtals debet|tilsamans|kogusumma
    vahesumma|kokku laekumised|kokku väljamaksed|väljamaksed kokku|deebet kokku|kreedit kokku|kopējā summa|summa kopā
    kopā debets|kopā kredīts|debets kopā|kredīts kopā|ienākošie kopā|izejošie kopā|bendroji suma|iš viso gauta
    iš viso išleista|įplaukos iš viso|išlaidos iš viso|iš viso įplaukų|iš viso išlaidų|galutinė suma|kabuuan
    kabuuang halaga|kabuuang deposito|kabuuang withdrawal|kabuuang bayad|jumlah masuk|jumlah keluar|jumlah deposit
    jumlah pengeluaran|jumlah perlu dibayar|jumlah tertunggak|total masuk|total keluar|total pemasukan
    total pengeluaran|total setoran|total penarikan|jumlah mutasi|tổng tiền vào|tổng tiền ra|tổng số tiền
    tổng số phát sinh|tổng số tiền thanh toán|tổng phát sinh nợ|tổng phát sinh có|jumla ndogo|jumla ya amana
    isamba sonke|iyonke|itotali|wadarta|wadarta guud|igiteranyo|fitambarany|totaliny|jimilla|jimillar kuɗi|àpapọ̀
    tapeke|ümumi məbləğ|cəmi mədaxil|cəmi məxaric|yekun məbləğ|ümumi cəmi|jami kirim|jami chiqim|umumiy summa
    jemi girdeji|jemi çykdajy|jemi möçberi
    vsota|zbir|разам|усяго|жалпы|баары|ჯამური|مجموعہ|கூடுதல்|जम्मा|jumlah total|total keseluruhan|合計金額|нийлбэр
    """
}
