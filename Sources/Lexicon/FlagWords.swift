import Values

/// The words and letters by which a column says which way the money goes.
package enum FlagWords {
  /// Credit for money that comes in, debit for money that goes out; nil for any other text.
  ///
  /// The text is the whole field: `D`, `Cr.`, `Af`, `借 Dr`, `+`.
  package static func direction(_ text: UnsafeBufferPointer<UInt8>) -> AmountFlag? {
    guard text.count > 0, text.count <= 60 else { return nil }
    if let value = unsafe table.value(of: text) { return value == 0 ? .credit : .debit }
    return unsafe sign(text)
  }

  /// Whether one of the texts is a letter that means a direction in other languages alone: `H` and `S` may as well
  /// name cards or people of a file that is not German. `C` and `D` are understood everywhere.
  package static func areForeign(_ texts: [[UInt8]], in languages: Languages) -> Bool {
    texts.contains { text in
      guard text.count == 1, let letter = String(decoding: text, as: UTF8.self).lowercased().first else { return false }
      return Languages.withFlag(letter).map { $0.isDisjoint(with: languages) } ?? false
    }
  }

  /// A word for a payment and no more: out of an account, or onto a card.
  package static func isPayment(_ text: UnsafeBufferPointer<UInt8>) -> Bool { unsafe payments.value(of: text) != nil }

  private static let payments = WordTable([
    """
    pago|pagos|payment|payments|pagamento|pagamentos|pagamenti|paiement|paiements|zahlung|betaling|betalning|payé|betaald
    платеж|платіж|ödeme|plată|plata|plačilo|platba|還款|还款
    """
  ])

  /// `+`, `-` and `−` alone, or in brackets before other words: `[+] Charge`.
  private static func sign(_ text: UnsafeBufferPointer<UInt8>) -> AmountFlag? {
    var reader = unsafe ScalarReader(text)
    var flag: AmountFlag?
    let isBracketed = unsafe text.first == UInt8(ascii: "[")
    while !reader.isAtEnd {
      let (scalar, length) = reader.current
      switch ScalarClass.of(scalar).0 {
      case .plus where flag == nil: flag = .credit
      case .minus where flag == nil: flag = .debit
      case .other where isBracketed && flag == nil && scalar == 0x5b: break
      case .other where isBracketed && flag != nil && scalar == 0x5d: return flag
      case .blank, .ignorable, .open, .close: break
      default: return nil
      }
      reader.skip(length)
    }
    return flag
  }

  private static let table = WordTable([credits, debits])

  private static let credits: StaticString = """
    c|cr|credit|credits|credited|crdt|cre|cred|in|money in|paid in|incoming|income|inflow|deposit|received|receipt|credit cr|cr credit
    creidmheas|sochar|credyd|derbyniad|kreditu|money received|payment in|credit card payment in|earning|earnings|into account|transfer in|payin|cash in|inward|inc|incomes|incomings
    h|haben|gutschrift|eingang|einnahme|einnahmen|zahlungseingang|kredit|einzahlung|einlage|zugang|geldeingang|habenbuchung
    bij|erbij|bijschrijving|inkomsten|ontvangen|inkomend|credit bij|bijboeking|ontvangst|krediet
    crédit|entrée|recette|recettes|revenus|versement|encaissement|créditeur|créditer|crédité|reçu|revenu
    abono|haber|ingreso|ingresos|crédito|depósito|abonos|haberes|recibido|a favor|entrada|cobro|acreditación
    receita|receitas|recebido|recebimento|crédito em conta|entradas|provento
    avere|accredito|introito|ricavo|entrata|credito|accrediti|entrate|in entrata|versamento
    insättning|inkomst|inkomster|intäkt|kredit|inbetalning|in på konto|inn|innskudd|inntekt|innbetaling|ind|indsat|indbetaling|indtægt|insatt
    pano|tulo|hyvitys|saapuva|k|kreedit|laekumine|sissetulek|tulu|innborgun|innlegg
    uznanie|uznania|wpływ|wpływy|wpłata|przychód|przychody|przychodząca|przychodzące|ma|przelew przychodzący|przychodzący
    příjem|připsání|dal|příchozí|kreditní|vklad|příchozí platba|příchozí úhrada|příjmy|bezhotovostní příjem
    príjem|pripísanie|prichádzajúca|príchozia|príchozí|kreditný|v prospech|bezhotovostný príjem
    у корист|побарува|потражује|одобрење|прилив|uplata|odobrenje|potražuje|priliv|prihod|dobro|v dobro|u korist|primljeno|prejem|priliva
    кредит|к|приход|поступление|пополнение|зачисление|доход|доходы|дохід|доходи|надходження|зарахування|прихід|кт|постъпление|уплата|потражује
    kredīts|ienākošs|ienākošais|ieskaitīts|ieņēmumi|kreditas|įplaukos|gauta|pajamos|įskaityta|įeinantis
    jóváírás|bevétel|bejövő|követel|j|befizetés|jóváírt|incasare|încasare|intrare|venit|depunere|creditare|crèdit|abonament
    πίστωση|κατάθεση|π|εισροή|έσοδο|alacak|a|gelen|giriş|gelir|yatan|mədaxil
    זכות|הכנסה|זיכוי|دائن|إيداع|وارد|إضافة|بستانکار|واریز|კრედიტი|կրեդիտ|կ
    收入|收|贷|贷方|存入|转入|入账|入|贷记|收款|进账|贷 cr|收方|收入类|入帳|存|貸|貸方|存款|轉入|入賬|入金|預入|預り|お預入|収入|受取|振込入金
    입금|수입|대변|맡기신금액|받음|예입|입|ghi có|có|thu|tiền vào|nhận|nạp tiền|credit ghi có
    te pagó|te pagaron|te envió|te enviaron|te transfirió|te transfirieron|recibiste|você recebeu|nota crédito|nota de crédito|notas crédito|notas de crédito|crédito en cuenta|transfer credit|direct credit|counter credit|credit transfer|ach credit|received money|cashin|receive money
    รับโอนเงิน|รับโอนเงินผ่าน|ฝากเงินสด|ดอกเบี้ย|เงินเข้าบัญชี|รับชำระ|收 入|转入账户|masuk|kredit masuk|uang masuk|dana masuk|pemasukan|diterima|setoran|wang masuk|terima
    ฝาก|เงินเข้า|เครดิต|รับ|รับโอน|ฝากเงิน|โอนเข้า|รับเงิน|imeingia|ingizo|zimeingia|imepokelewa|jama|जमा|क्रेडिट|জমা|орлого
    залічэнне|залічана|паступленне|வரவு|జమ|ಜಮಾ|വരവ്|જમા|ਜਮ੍ਹਾਂ|බැර|ငွေသွင်း
    приливи|одобрение|одобрување|ገቢ|ክሬዲት|ኣታዊ|ዝኣተወ|ឥណទាន|ប្រាក់ចូល|ដាក់ប្រាក់|ផ្ទេរចូល|ចំណូល|ຝາກ|ເງິນເຂົ້າ|ຝາກເງິນ
    ໂອນເຂົ້າ|ຮັບເງິນ|ເຄຣດິດ|ဝင်ငွေ|အဝင်|ငွေဝင်|ငွေလက်ခံ|आय|प्राप्त|ક્રેડિટ|ਜਮ੍ਹਾ|ਕ੍ਰੈਡਿਟ|ক্রেডিট|প্রাপ্তি|আয়|আয়|ଜମା
    କ୍ରେଡିଟ|క్రెడిట్|జమలు|ಕ್ರೆಡಿಟ್|ಜಮೆ|ക്രെഡിറ്റ്|നിക്ഷേപം|கிரெடிட்|வைப்பு|ලැබීම්|තැන්පතු|کریڈٹ|موصول|آمدنی|بستانكار
    واريز|واریزی|دریافت|دریافتی|کریدت|داهات|هاتوو|دانان|کرێدیت|შემოსავალი|ჩარიცხვა|შემოსვლა|შემომავალი|մուտք
    մուտքագրում|кіріс|түсім|толықтыру|киреше|кирүү|толуктоо|даромад|воридот|кирим|тушум
    abonua|kreditua|diru-sarrera|sarrera|ingrés|kreditim|arkëtim|inngreiðsla|sissemakse|ieņēmums|ienākošs maksājums
    įmoka|natanggap|pumasok|transfer masuk|transaksi masuk|penerimaan|dikreditkan|iliyoingia|zilizoingia|gəlir
    daxilolma|tushum|girdeji|lajan antre|lóisteáil|adneuon|guttschrëft|imali engenile
    """

  private static let debits: StaticString = """
    d|dr|debit|debits|debited|dbit|deb|db|dbt|out|money out|paid out|outgoing|expense|outflow|withdrawal|sent|spent|debit dr|dr debit
    dochar|debyd|taliad|debitu|payment out|spend|spending|card spend|out of account|transfer out|payout|cash out|outward|expenditure|exp|expenses|outgoings
    s|soll|lastschrift|belastung|ausgang|ausgabe|ausgaben|zahlungsausgang|auszahlung|entnahme|abgang|geldausgang|sollbuchung|abbuchung
    af|uit|eraf|afschrijving|uitgaven|betaald|uitgaand|debet|debet af|afboeking|uitgave|debiet
    débit|sortie|dépense|dépenses|retrait|décaissement|débiteur|débiter|débité|payé|paiement
    cargo|debe|gasto|gastos|débito|retiro|cargos|adeudo|enviado|egreso|salida|pago|debitación
    despesa|despesas|enviado|pagamento|débito em conta|saída|saque|saídas
    dare|addebito|spesa|spese|uscita|debito|addebiti|uscite|in uscita|prelievo
    uttag|utgift|utgifter|utbetalning|ut från konto|ut|uttak|utbetaling|ud|hævet|udbetaling|udgift|uttaget
    otto|meno|veloitus|lähtevä|deebet|väljaminek|kulu|úttekt|út
    obciążenie|obciążenia|wydatek|wydatki|wypłata|rozchód|wychodząca|wychodzące|wn|winien|przelew wychodzący|wychodzący
    výdaj|odepsání|má dáti|md|odchozí|debetní|výběr|odchozí platba|odchozí úhrada|výdaje|bezhotovostní platba
    výdavok|odpísanie|odchádzajúca|odchozia|debetný|na ťarchu|bezhotovostná platba
    на терет|должи|дугује|задужење|исплата|одлив|isplata|terećenje|duguje|odliv|rashod|breme|v breme|na teret|poslano|plačilo|odliva
    дебет|д|расход|расходы|списание|трата|покупка|выдача|видаток|видатки|списання|витрата|дт|дебит|плащане|разход|исплата|дугује
    debets|izejošs|izejošais|norakstīts|izdevumi|debetas|išlaidos|sumokėta|nurašyta|išeinantis
    terhelés|kiadás|kimenő|tartozik|t|kifizetés|terhelt|plată|plata|ieșire|cheltuială|retragere|debitare|càrrec
    χρέωση|ανάληψη|χ|εκροή|έξοδο|borç|b|giden|çıkış|gider|çekilen|məxaric
    חובה|הוצאה|חיוב|مدين|سحب|صادر|خصم|بدهکار|برداشت|დებეტი|դեբետ|դ
    支出|支|借|借方|取出|转出|出账|出|借记|付款|付|借 dr|付方|支出类|扣款|提款|提|借方支出|轉出|出帳|出金|引出|お引出し|支払|引落|払出|お支払
    출금|지출|차변|찾으신금액|보냄|지급|출|ghi nợ|nợ|chi|tiền ra|gửi|chuyển|rút tiền|debit ghi nợ
    pagaste|enviaste|transferiste|compraste|você pagou|você enviou|você transferiu|nota débito|nota de débito|notas débito|notas de débito|débito en cuenta|transfer debit|eftpos debit|ach debit|debit transfer|sent money|cashout|send money|pay bill|mobile recharge|buy airtime|airtime purchase|購物|购物|買物|買い物
    ชำระเงิน|โอนเงิน|ถอนเงินสด|หักบัญชี|ซื้อสินค้า|ชำระค่าสินค้า|ค่าธรรมเนียม|keluar|debet keluar|uang keluar|dana keluar|pengeluaran|dikirim|penarikan|wang keluar
    ถอน|เงินออก|เดบิต|จ่าย|โอน|ถอนเงิน|โอนออก|จ่ายเงิน|imetoka|zimetoka|imetumwa|nikasi|naam|निकासी|नामे|डेबिट|উত্তোলন|зарлага
    ôf|спісанне|спісана|выдатак|பற்று|ఖర్చు|ಖರ್ಚು|പറ്റ്|ઉધાર|ਨਾਮੇ|හර|ငွေထုတ်
    долгува|одливи|задолжување|трошок|ወጪ|ዴቢት|ወጻኢ|ዝወጸ|ឥណពន្ធ|ប្រាក់ចេញ|ដកប្រាក់|ផ្ទេរចេញ|ចំណាយ|ຖອນ|ເງິນອອກ|ຖອນເງິນ
    ໂອນອອກ|ຈ່າຍເງິນ|ເດບິດ|အထွက်|ငွေထွက်|ထွက်ငွေ|आहरण|व्यय|खर्च|नावे|निकासा|ઉપાડ|ડેબિટ|ਡੈਬਿਟ|ਕਢਵਾਈ|ডেবিট|খরচ|ব্যয়|ব্যয়
    ଉଠାଣ|ଡେବିଟ|ଖର୍ଚ୍ଚ|డెబిట్|ఉపసంహరణ|ಡೆಬಿಟ್|ಹಿಂಪಡೆತ|ഡെബിറ്റ്|ചെലവ്|പിൻവലിക്കൽ|டெபிட்|செலவு|எடுப்பு|ආපසු ගැනීම්|ڈیبٹ
    خرچ|بدهكار|برداشتی|پرداختی|دبت|ډیبټ|خەرجی|ڕاکێشان|دەرچوو|دێبیت|გასავალი|ხარჯი|ჩამოწერა|გასვლა|გამავალი|ելք
    ելքագրում|ծախս|шығыс|шығын|есептен шығару|сатып алу|чыгаша|чыгуу|чыгым|хароҷот|харҷ|чиқим|харажат|зардал
    kargua|irteera|gastua|zordunketa|debitim|tërheqje|útgreiðsla|útborgun|väljamakse|izdevums|izejošs maksājums|išmoka
    lumabas|ginastos|ipinadala|transfer keluar|transaksi keluar|didebitkan|iliyotoka|zilizotoka|xərc|chiqim|xarajat
    çykdajy|lajan soti|aistarraingt|onttrekking|belaaschtung|imali ephumile
    """
}
