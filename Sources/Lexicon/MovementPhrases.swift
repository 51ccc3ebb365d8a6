import Values

/// The phrases that tell a direction, each with its languages, as they are written down and as they are looked up.
///
/// A line that begins with a group of languages and a colon is of these; so are the lines below it.
enum MovementPhrases {
  enum Kind: Sendable {
    case usual
    /// A payment onto a card, in words that its statement alone has.
    case cardPayment
    /// What a credit card alone charges.
    case cardCharge
    /// A payment onto a card, as both its statement and that of the account behind it call it.
    case repayment
    /// How bills are paid: those of a card as well, of which the statement calls the payment so.
    case billPayment
    /// What a card holder does: the other way round on the merchant's side.
    case purchase
    /// The same in words that merchants use as much as card holders.
    case trade
    /// Interest that an account earns; what a card charges is called so as well.
    case interest
    /// What shares and funds yield, where no word speaks of a tax on it.
    case dividend
    /// What sellers give back, and others get.
    case refund
    /// A sale, which merchants and a broker's clients are paid for; on a card what was bought.
    case sale
    /// The same, of which cards say nothing.
    case sold
    /// What processors alone write, and what brokers alone write.
    case merchant, investor
    /// What sellers mean by words that others use as well.
    case seller
    /// What lenders on a marketplace of loans write: a borrower may say the opposite.
    case lender
    /// Says nothing of a direction, though a part of it does elsewhere.
    case neutral
  }

  struct Phrase: Sendable {
    var direction: MovementWords.Direction
    var kind: Kind
    var languages: Languages
  }

  /// The hash of the text's words, and its phrases. What stands inside a longer one says nothing by itself: a purchase
  /// in `purchase return`.
  ///
  /// `isUndone`: a word undoes what the others say, as in `returned direct debit`.
  static func found(in text: String) -> (words: UInt64, phrases: [(hash: UInt64, phrase: Phrase)], isUndone: Bool) {
    let words = words(of: text)
    var whole = TextHash()
    var phrases: [(hash: UInt64, phrase: Phrase)] = []
    var covered = 0
    var undone = 0
    var hasOthers = false
    for start in words.indices {
      whole.add(words[start].value)
      var hash = TextHash()
      var longestHere: (end: Int, hash: TextHash, phrase: Phrase)?
      var undoneHere: Int?
      for end in start..<min(words.count, start + longest) {
        hash.add(words[end].value)
        if let phrase = table[hash] { longestHere = (end, hash, phrase) }
        if start >= covered, undoing.contains(hash) { undoneHere = end }
      }
      // `Estorno de compra` says what was undone itself.
      if let place = undoneHere, longestHere.map({ $0.end <= place }) ?? true { undone += 1 }
      guard let found = longestHere, found.end >= covered else { continue }
      covered = found.end + 1
      phrases.append((found.hash.value, found.phrase))
      hasOthers = hasOthers || !undoing.contains(found.hash)
    }
    return (whole.value, phrases, undone > 0 && hasOthers)
  }

  /// The most words of a phrase; each ideograph counts as a word.
  private static let longest = 5

  /// No text of a bank has more that tell anything.
  private static let mostWords = 256

  /// The hash of each word, of the first ones; other characters than letters part words.
  static func words(of text: some StringProtocol) -> [TextHash] {
    var words: [TextHash] = []
    var word = TextHash()
    func end() {
      if !word.isEmpty { words.append(word) }
      word = TextHash()
    }
    for scalar in text.unicodeScalars {
      if words.count == mostWords { return words }
      let (first, second) = Folding.letters(of: scalar.value)
      if first == 0 { continue }
      let isIdeograph = scalar.value >= 0x2e80 && scalar.value < 0xa000
      if isIdeograph || first < 0x61 { end() }
      if first >= 0x61 { word.add(first) }
      if second != 0 { word.add(second) }
      if isIdeograph { end() }
    }
    end()
    return words
  }

  static func hash(of phrase: some StringProtocol) -> TextHash {
    words(of: phrase).reduce(into: TextHash()) { $0.add($1.value) }
  }

  static func load() { _ = table }

  /// Whether some word of the text says that a movement was undone.
  static func undoes(_ text: String) -> Bool { words(of: text).contains { undoing.contains($0) } }

  private static let undoing = Set(
    """
    reversal,reversed,returned,return,unpaid,cancelled,canceled,cancellation,rejected,bounced,dishonoured,dishonored,rebate
    storno,stornierung,storniert,rückgabe,rückbuchung,rücklastschrift,retoure,stornering,correctie,teruggeboekt,storneret,makulert
    annulation,annulé,annulée,rejet,rejeté,rejetée,impayé,impayée,annullamento,stornato,insoluto,anulare
    anulación,anulado,anulada,devuelto,devuelta,retrocesión,impagado,anulação,cancelado,cancelada,estorno,estornado
    devolvido,devolvida,anulowanie,anulowana,anulowany,odrzucona,zrušení,zrušeno,zrušenie,сторно,отмена,отменено
    відміна,анулиране,sztornó,iptal,ακύρωση,ביטול,إلغاء,取消,冲正,沖正,취소,pembatalan,hủy
    """.split { $0 == "," || $0.isNewline }.map { hash(of: $0) })

  private static let table: [TextHash: Phrase] = {
    var table: [TextHash: Phrase] = [:]
    for (text, phrase) in entries {
      let hash = hash(of: text)
      var phrase = phrase
      phrase.languages.formUnion(table[hash]?.languages ?? [])
      table[hash] = phrase
    }
    return table
  }()

  /// Phrases of two lists that say different things of them: the later one is heard.
  static var contradicted: Set<String> {
    Set(entries.filter { text, phrase in table[hash(of: text)]?.kind != phrase.kind }.map { String($0.text) })
  }

  private static var entries: [(text: Substring, phrase: Phrase)] {
    texts.flatMap { text, direction, kind in
      var languages = Languages.all
      return text.split(separator: "\n").flatMap { line in
        let parts = line.split(separator: ": ")
        if parts.count > 1 { languages = Languages(group: Languages.names.firstIndex { $0 == parts[0] } ?? 0) }
        return (parts.last ?? "").split(separator: ",").map { phrase in
          // Of several words that only banks say, no language has other ones.
          let isPlain = kind == .cardPayment && phrase.contains(" ")
          return (phrase, Phrase(direction: direction, kind: kind, languages: isPlain ? .all : languages))
        }
      }
    }
  }

  private static let texts: [(String, MovementWords.Direction, Kind)] = [
    (incoming, .moneyIn, .usual), (interest, .moneyIn, .interest), (dividends, .moneyIn, .dividend),
    (outgoing, .moneyOut, .usual),
    (cardPayments, .moneyIn, .cardPayment), (cardCharges, .moneyOut, .cardCharge),
    (repayments, .moneyIn, .repayment), (billPayments, .moneyOut, .billPayment), ("english: sale", .moneyOut, .sale),
    (
      "english: refund,refunded,card refund,debit card refund,credit card refund,return,merchandise return,purchase return",
      .moneyIn, .trade
    ),
    ("english: charge\nasian: thanh toán", .moneyOut, .trade),
    (purchases, .moneyOut, .purchase),
    ("english: payout,payouts,chargeback,dispute", .moneyOut, .merchant),
    (refunds, .moneyIn, .refund), (takings, .moneyIn, .seller), (payouts, .moneyOut, .seller),
    (commissions, .moneyOut, .seller), (shareYields, .moneyIn, .dividend), (incomes, .moneyIn, .usual),
    (topUps, .moneyIn, .investor),
    (expenses, .moneyOut, .usual), (repaid, .moneyIn, .repayment), (paidCards, .moneyIn, .cardPayment),
    (spent, .moneyOut, .purchase),
    (sales, .moneyIn, .sold), (soldShares, .moneyIn, .investor),
    ("english: cash top up,top up,cash in,contribution,rollover,card credit,spending cashback", .moneyIn, .investor),
    (buys, .moneyOut, .investor),
    (boughtShares, .moneyOut, .investor),
    (returns, .moneyIn, .lender), (loans, .moneyOut, .lender),
    (
      "english: dividend reinvestment,reinvestment,reinvest dividend,reinvest shares,reinvested dividend", .moneyOut,
      .neutral
    ),
    ("baltic: bérleti díj\nromance: addebito in c c", .moneyOut, .neutral),
    (
      "romance: frais de port,frais de livraison,spese di spedizione\ngermanic: versandkosten,verzendkosten\n"
        + "iberian: gastos de envío,gastos de envio,frete", .moneyOut, .neutral
    ),
    ("english: bank transfer,wire transfer,sepa transfer,money transfer,interbank transfer", .moneyOut, .neutral),
  ]

  private static let sales = """
    germanic: verkauf,wertpapierverkauf,verkoop
    english: sell,sold
    romance: vente,vente de titres,vendita,vendita titoli,vânzare
    iberian: venta,venta de valores,venta de acciones,venda,venda de ações,venda de títulos
    nordic: sälj,sälja,såld,sålt,salg,solgt,sælg,myynti
    slavic: sprzedaż,prodej,predaj,prodaja,продажа,продаж,продажба
    baltic: eladás,pardavimas,pārdošana,müük
    eastern: satış,πώληση,מכירה,بيع
    asian: 賣出,売,売付,매도,ขาย,bán,jual,penjualan
    """
  private static let buys = """
    germanic: kauf,wertpapierkauf,koop
    nordic: köpt,kjøpt,købt
    english: buy,bought,cash out,card debit,new card cost
    slavic: kupno
    baltic: vétel,pirkšana,ost
    eastern: alış
    asian: 買進,買,買付,매수,ซื้อ,mua,beli
    """

  private static let returns = """
    english: principal received,interest received,principal repayment,interest repayment,repayment of principal,repayment of interest
    repayment principal,repayment interest,buyback principal,buyback interest,extension interest,delayed interest
    delayed interest income,interest income,late fees received,late payment interest,referral bonus,sign up bonus
    capital repayment,loan repayment received,received principal,received interest,buyback of principal,funding
    germanic: erhaltener hauptbetrag,erhaltene zinsen,verspätete zinseingänge,zinseingänge,zinseingang,kapitalrückzahlung
    tilgung erhalten,erhaltene tilgung,zins,zinsen,empfehlungsbonus,sondervergütung,rückkauf hauptbetrag,rückkauf zinsen
    romance: intérêts reçus,intérêts perçus,capital remboursé,remboursement du capital,interessi ricevuti,capitale ricevuto
    iberian: intereses recibidos,interés recibido,capital recibido,principal recibido,juros recebidos,capital recebido
    slavic: přijatý úrok,splátka jistiny,přijatá jistina,získaný úrok,otrzymane odsetki,spłata kapitału,полученные проценты
    baltic: saņemtie procenti,saņemtā pamatsumma,gautos palūkanos,grąžinta paskola,kapott kamat,tőketörlesztés
    """

  private static let loans = """
    english: investment,investment in loan,loan investment,auto invest,loan purchase,primary market purchase
    germanic: investition,investition in kredit,kreditinvestition,anlage in kredit
    romance: investissement,investissement dans un prêt,investimento in prestito
    iberian: inversión,inversión en préstamo,inversion en prestamo,investimento em empréstimo
    slavic: investice,inwestycja,inwestycja w pożyczkę,инвестиция,инвестирование,investícia
    baltic: ieguldījums,ieguldījums aizdevumā,investicija,befektetés
    """

  private static let cardPayments = """
    english: thank you,payment received,payments received,payment thank,pymt,paymt thru,directpay full balance,repayment received
    balance payment,bbps payment,billdesk payment,neft payment received,imps payment received,payment posted
    diolch am eich taliad
    germanic: einzug von ihrem konto,zahlung besten dank,ihre zahlung,ihre zahlung besten dank,vielen dank für ihre zahlung
    danke für ihre zahlung,besten dank,überweisung erhalten,uw betaling,zahlung dankend erhalten,betaling ontvangen
    ihr lsv einzug,ausgleich abrechnung,ausgleich monatsrechnung,ausgleich kartenabrechnung,saldoausgleich,geïncasseerd vorig saldo,geincasseerd vorig saldo
    dankie vir u betaling,betaling ontvang dankie
    nordic: betaling mottatt,betaling modtaget,betalning mottagen,inbetalning,innbetaling,indbetaling,maksu vastaanotettu,maksusuoritus,suoritus kiitos,suorituksenne,suorituksesi,suoritus kiitos maksustasi
    betalingsservice modtaget,tak for din betaling,tack för din betalning,tack för inbetalningen,betalt bg datum,betalt pg datum,takk for innbetalingen,maksu kiitos
    täname makse eest,takk fyrir greiðsluna
    romance: grazie,pagamento estratto conto,paiement recu,paiement reçu,votre paiement,il vostro pagamento,vostro pagamento,pagamento ricevuto
    gràcies pel pagament,gràcies pel seu pagament,prélèvement automatique enregistré merci
    iberian: muchas gracias pago a tu,gracias por su pago,gracias por su pago en,gracias por tu pago,gracias por tu pago en,su pago,su pago en pesos,su pago en dólares,su pago en usd,su pago en u s,su abono
    pago supernet,pagamento com saldo,pago recibido,pago recibido gracias,pagamento recebido,pagamento efetuado,pago pesos tef,obrigado pelo pagamento,pagto antecipado,pgto antecipado,pagamento antecipado
    débito directo extrato,débito direto extrato,debito directo extrato
    eskerrik asko ordainketagatik,grazas polo seu pago
    slavic: dziękujemy,wpłata własna,děkujeme,uplata hvala,hvala,hvala na uplati,uplata hvala vam,vaša uplata,vaše uplata,ďakujeme za platbu,ďakujeme za úhradu,спасибо за оплату,спасибо за платеж,дякуємо за оплату,благодарим за плащането
    ви благодариме за плаќањето,благодариме за уплатата
    hvala na plaćanju
    baltic: köszönjük,paldies par maksājumu,ačiū už mokėjimą
    eastern: teşekkür,teşekkürler,ödemeniz için teşekkür,ekstre ödemesi,ευχαριστούμε,ευχαριστούμε για την πληρωμή
    მადლობა გადახდისთვის,շնորհակալություն վճարման համար
    ödənişiniz üçün təşəkkür,to'lovingiz uchun rahmat,faleminderit për pagesën
    asian: 前回分口座,前回分口座振替,繳款感謝,感謝您的繳款,感谢您的还款,还款入账,繳款入帳,pembayaran diterima,ชำระเงิน ขอบคุณ,รับชำระเงิน ขอบคุณค่ะ,รับชำระเงิน ขอบคุณครับ,pembayaran terima kasih,bayaran diterima
    भुगतान के लिए धन्यवाद,भुगतान प्राप्त हुआ,பணம் செலுத்தியதற்கு நன்றி,ادائیگی کا شکریہ
    salamat sa bayad,salamat sa inyong bayad,terima kasih atas pembayaran,terima kasih atas bayaran
    """

  private static let cardCharges = """
    english: interest charge on purchases,interest charged on purchases,interest charge purchases,purchase interest charge
    purchase interest,interest charge on cash advances,interest charged on cash advances,cash advance interest
    interest charge on cash advan,cash advance fee,balance transfer fee,minimum interest charge,overlimit fee
    germanic: kreditkartenzinsen,zinsbelastung kreditkarte,sollzinsen kreditkarte
    romance: intérêts sur achats,intérêts sur avances de fonds,frais d intérêt achats
    iberian: encargos de financiamento,encargos rotativo,juros rotativo,juros do rotativo,encargos do rotativo
    iof rotativo,iof de financiamento,intereses por financiamiento,intereses rotativo,interes rotativo
    interés por compras,intereses por compras,intereses sobre compras
    """

  private static let repayments = """
    english: card repayment,online payment,mobile payment,credit card payment,autopay,auto pay,automatic payment,autopay payment
    romance: paiement autorisé,paiement autorise,paiement caisse
    iberian: pagamento on line,inclusao de pagamento,pagamentos validos normais,pagamento de fatura,pagamento da fatura
    pago en linea,pago en línea,pago por internet,pagamento fatura,pag fatura,pgto fatura,pagto fatura,pago de tarjeta,pago tarjeta,pag fat,pgto fat,pagto fat,pagamento cartao de credito
    pagamento cartão de crédito,pagamento do cartao,pagamento do cartão,recibo de pago,pago de tu tarjeta,pago a tu tarjeta,pago a tu tarjeta de crédito
    slavic: spłata karty,spłata zadłużenia,uhrada kreditnej karty,úhrada kreditnej karty,úhrada kreditní karty
    spłata karty kredytowej,splátka kreditní karty,splátka kreditnej karty,погашение задолженности,погашення заборгованості
    baltic: hitelkártya törlesztés,hitelkártya befizetés
    eastern: kredi kartı ödemesi,kredi kartı borç ödemesi,kart borcu ödeme,kart borcu ödemesi,πληρωμή κάρτας,πληρωμή πιστωτικής κάρτας
    سداد بطاقة,سداد البطاقة,سداد بطاقة ائتمان,سداد بطاقة الائتمان
    asian: 还款,繳款,本期繳款,繳卡款,ご入金,信用卡繳款,카드대금,선결제,ชำระบัตรเครดิต
    thanh toán thẻ tín dụng,pembayaran kartu kredit
    """

  private static let billPayments = """
    english: direct debit,standing order,bill payment,debit card
    debyd uniongyrchol,archeb sefydlog,dochar díreach
    germanic: lastschrift,folgelastschrift,erstlastschrift,lastschrifteinzug,dauerauftrag,abbuchung,incasso
    automatische incasso
    debietorder,aftrekorder
    nordic: autogiro,betalingsservice
    otsekorraldus,püsikorraldus
    romance: prelevement,prélèvement,prlv,addebito
    rebut domiciliat,domiciliació
    iberian: recibo,adeudo,débito automático
    helbideratutako ordainagiria,recibo domiciliado
    slavic: inkaso,polecenie zapłaty,trvalý příkaz,trvalý príkaz
    trajni nalog
    eastern: ödeme,הוראת קבע
    asian: 引落,口座振替,自動引落,자동이체,ชำระเงิน
    pembayaran tagihan,bayaran bil
    baltic: tiesioginis debetas,automātiskais maksājums
    """

  /// Refunds, pay and interest: money in for the owner.
  private static let incoming = """
    english: reversal,earnings,fee rebate,atm rebate,cash rebate,referral reward,cashback,cash back,statement credit,salary,payroll,wages,interest paid
    interest earned,interest credit,interest from cash,interest on cash,lending interest,
    payment credit,money received,transfer in,credit interest,deposit,direct deposit,bgc,wage,bank giro credit,transfer from,incoming wire,incoming transfer,incoming payment,wire in,received from,receive from,receive from wallet,receive from bank,receive money,received money,ach credit,direct credit,
    stock sale,tfr in,dc from,counter credit,credit transfer,bank credit,wire credit,employer contribution
    tuarastal,aisíocaíocht,lóisteáil,cyflog,ad-daliad,taliad i mewn,adnau arian
    germanic: gutschrift,gehalt,lohn,rente,habenzinsen,zinsen haben
    überweisungsgutschrift,überweisungseingang,gehaltszahlung,gutschrift überweisung,einzahlung,einlage,zahlung erhalten,zahlungseingang,lohn gehalt,geldeingang,salaris,storting
    verkoopprijs,ontvangen betaling,rente ontvangen,bijschrijving,saldo opgeladen,saldo automatisch opgeladen
    loun,kontantdeposito
    nordic: lön,insättning,retur,modtaget,återköp,lønn,innskudd,løn,lønoverførsel
    tilbageførsel,palkka,tilisiirto saapunut
    palk,tagastus,laekumine,sissemakse,laun,endurgreiðsla,innborgun
    inngreiðsla,afturgjald,afturbering,töötasu,sularaha sissemakse
    romance: remise cheque,remise cheques,remise chèque,remise chèques,remise de cheque,remise de cheques,remise de chèques
    ,transfert recu,transfert reçu,rechargement,argent reçu,dépôt,depot especes,dépôt espèces,virement recu,virement reçu,vir recu,salaire,versement,merci
    avoir,ricavi,incas tramite p o s,inc pos carte credit,stipendio,accredito,bonifico a vostro favore,versamento,storno,incasare,plata primita
    importo ricevuto,montant reçu,bonifico ricevuto
    multumim,salariu,salario,deposito
    încasare,restituire,alimentare cont,virament primit
    transferència rebuda,transferència a favor,ingrés en efectiu,salarju,rifużjoni,ranbousman,depo lajan
    iberian: capitalización de intereses,capitalizacion normal de intereses,crédito por,crédito por transferencia,nomina,nómina,abono,ingreso,transferencia recibida
    importe recibido,monto recibido,valor recebido,intereses a favor,salario,salário,disponibilização de benefício,crédito de benefício,recarga de benefício,proventos,deposito,depósito,pix recebido
    transferencia recebida,transferência recebida,rendimento,recebimento
    soldata,itzulketa,jasotako transferentzia,transferentzia jasoa,diru-sarrera
    slavic: wynagrodzenie,wpływ,przelew przychodzący,przelewy przychodzące,uznanie,зарплата,зачисление,пополнение
    поступление,заработная плата,výplata,mzda,příchozí úhrada,přijatá platba,prichádzajúca platba
    входящий,входящая,входящее,входящий перевод,вхідний,вхідний переказ
    зараховано,зарахування,поповнення,надходження,заробітна плата,заплата,захранване,възстановена сума
    възстановяване,постъпление,получен превод,plaća,plača,zarada,povraćaj,priliv
    vklad,bezhotovostní příjem,bezhotovostný príjem,příchozí platba,připsaná platba,pripísaná platba
    исплата на плата,поврат на средства
    isplata plate
    baltic: fizetés,jóváírás
    munkabér,bérutalás,visszautalás,befizetés,kamatjóváírás,alga,darba alga,iemaksa
    darbo užmokestis,įmoka,įplauka
    ienākošais maksājums,skaidras naudas iemaksa,atlyginimas,grynųjų įnešimas
    eastern: maaş,gelen havale
    gelen eft,gelen fast,para yatırma,μισθοδοσία,κατάθεση,πίστωση,משכורת,זיכוי,הפקדה,راتب,إيداع
    حوالة واردة,تحويل وارد
    μισθός,εισερχόμενο έμβασμα,εισερχόμενη μεταφορά,واریز حقوق,واریز نقدی,حقوق و مزایا,بازگشت وجه
    معاش,مووچە,ხელფასი,ხელფასის ჩარიცხვა,თანხის დაბრუნება,შემომავალი გადარიცხვა,աշխատավարձ
    գումարի վերադարձ,կանխիկ մուտք,жалақы,толықтыру,ақша қайтару,айлык акы,эмгек акы,толуктоо,музди меҳнат,маош,иш ҳақи
    ойлик
    rroga,rimbursim,depozitim,transfertë hyrëse,əmək haqqı,geri qaytarma,mədaxil,ish haqi,oylik maosh,to'ldirish
    pul qaytarish,zähmet haky,aýlyk hak
    asian: 工资,退货,入账,收款,存入,转入,充值,代发,报销,卖出,赎回,収入,給与,返品,ヘンピン,払戻,払い戻し,振込入金,급여,입금,薪資,轉入,存款,退費,利息收入,收益发放,结息
    給料,賞与,配当,チャージ,オートチャージ,월급,캐시백,gaji,setoran,setoran tunai,transfer masuk,lương tháng,trả lương
    nhận tiền,lãi tiền gửi,nộp tiền,เงินเดือน,รับโอน,ฝากเงิน
    โอนเข้า,เงินโอนเข้า,ฝากเงินสด,รับโอนเงิน,ប្រាក់ខែ,ប្រាក់បៀវត្ស,ដាក់ប្រាក់,ផ្ទេរចូល,ទទួលប្រាក់,ເງິນເດືອນ,ຝາກເງິນ
    ຮັບໂອນ,ເງິນເຂົ້າ,ຄືນເງິນ,လစာ,လစာငွေ,ငွေသွင်း,ငွေပြန်အမ်း,वेतन,नकद जमा,रिफंड,धनवापसी,कैशबैक,पगार,तलब,नगद जम्मा
    रकम फिर्ता,પગાર,રિફંડ,ਤਨਖਾਹ,ਤਨਖ਼ਾਹ,ਤਨਖ਼ਾਹ,ਰਿਫੰਡ,বেতন,রিফান্ড,টাকা ফেরত,নগদ জমা,ক্যাশব্যাক,ক্যাশ ইন,ଦରମା,ବେତନ,జీతం
    వేతనం,రీఫండ్,ಸಂಬಳ,ವೇತನ,ശമ്പളം,റീഫണ്ട്,சம்பளம்,ஊதியம்,වැටුප,වැටුප්,تنخواہ,رقم کی واپسی,ریفنڈ,نقد جمع,цалин
    буцаан олголт,орлогын гүйлгээ
    sahod,suweldo,bayaran balik,deposit tunai,tunai masuk,pindahan masuk,setor tunai,kliring masuk,tiền lương
    nộp tiền mặt,chuyển tiền đến
    african: ደመወዝ,ደሞዝ,ተመላሽ ገንዘብ,ገቢ የተደረገ
    mshahara,kuweka pesa,kuweka fedha,umholo,umvuzo,umushahara,kubitsa,albashi,mushahar,mushaarka,owó oṣù
    fametrahana vola,marejesho ya fedha,la helay
    """

  /// Interest by no more than its name: money in on an account, and owed on a card.
  private static let interest = """
    nordic: ränta,intress,vextir
    romance: dobândă
    interessos,imgħax
    slavic: odsetki,проценты,відсотки,kamata,obresti
    камата
    baltic: procenti,palūkanos
    eastern: faiz,τόκοι
    سود سپرده,واریز سود,პროცენტი,საპროცენტო სარგებელი,տոկոս,տոկոսներ,տոկոսագումար,сыйақы,фоиз
    faiz gəliri,interesa bankare
    asian: 利息,이자,ดอกเบี้ย
    ការប្រាក់,ດອກເບ້ຍ,အတိုး,အတိုးငွေ,ब्याज,व्याज,વ્યાજ,ਵਿਆਜ,সুদ,মুনাফা,ସୁଧ,వడ్డీ,ಬಡ್ಡಿ,പലിശ,வட்டி,පොලිය,පොලී,منافع
    хүүгийн орлого,хадгаламжийн хүү
    bunga tabungan,bunga deposito,jasa giro,pendapatan bunga,faedah
    african: ወለድ
    """

  /// What shares and funds yield; a mortgage's instalment is called so as well.
  private static let dividends = """
    english: dividend
    germanic: dividende,dividendenzahlung,ausschüttung,erträgnisausschüttung,ertragsausschüttung,dividenduitkering,dividend,couponbetaling
    nordic: utdelning,utbytte,udbytte,osinko,osingot
    romance: dividende,dividendes,dividendo,dividendi,cedola,stacco cedola,accredito cedola
    iberian: dividendo,dividendos,rendimiento,rendimientos,rendimiento diario,abono de dividendos
    slavic: dywidenda,dividenda,дивиденд,дивиденды,дивіденди
    baltic: osztalék,dividendai,dividendes
    eastern: temettü,nakit temettü,μέρισμα,דיבידנד,توزيعات أرباح
    asian: 配当金,股息,股利,现金股利,現金股利,分红,배당,배당금,cổ tức,dividen,เงินปันผล
    """

  private static let purchases = """
    english: purchase,purch,debit purchase
    germanic: einkauf,aankoop
    nordic: köp,køb,ostos
    romance: achat,acquisto,cumparare,cumpărare
    iberian: compra,erosketa,kompra
    slavic: zakup,покупка,kupnja,kupovina,nakup,nákup
    baltic: vásárlás,pirkums,pirkinys,pirkimas
    eastern: alışveriş,αγορά,קניה,רכישה,شراء,مشتريات,сатып алу,харид,blerje,xarid
    asian: 购买,購入,구매,pembelian,ซื้อสินค้า,mua hàng
    """

  /// Purchases, fees, withdrawals and debits: money out for the owner.
  private static let outgoing = """
    english: pos,atm,withdrawal,cash withdrawal,cash advance,card purchase,card payment,fee
    fees,service charge,interest charge,interest charged,contactless,eftpos,check paid
    cheque,deb,foreign transaction fee,annual fee,late fee,card spend,visa purchase,card transaction,credit reversal,advance repayment,loan repayment,dividend tax,withholding tax,tax withholding,tax on interest,interest tax,transfer out,credit transfer out,money sent,transfer to,outgoing wire,outgoing transfer,outgoing payment,wire out,sent to,ach debit,transfer debit,
    stock purchase,tfr out,pmt to,wire debit,bank debit,payment to client,toll
    service fee,monthly fee,maintenance fee,account fee,transaction fee,transfer fee,card fee,atm fee,sms fee,bank fee,bank charge
    bank charges
    aistarraingt,íocaíocht chárta,taliad cerdyn,codi arian
    germanic: kartenzahlung,kaufumsatz
    auszahlung,entnahme,bargeldauszahlung,geldautomat,gebühr,entgelt,kontoführung,girocard
    barauszahlung,überweisungsauftrag,betaalautomaat,geldopname,kosten,betaling met,betaalpas,geldautomaat
    pinbetaling,check uit,commissie
    akaf,ofhiewung,kaartaankoop,kontantonttrekking,onttrekking,diensfooi,bankkoste,transaksiefooi
    nordic: kortköp,uttag,avgift,årsavgift,årsgebyr,kortbetalning,varekjøp,visa kjøp,uttak,gebyr,dankort
    hævet,kortkøb,korttransaktion,korttiosto,nosto,palvelumaksu,automaattinosto
    kaardimakse,ostutehing,teenustasu,komisjonitasu,úttekt,færslugjald,færslugjöld,þjónustugjald
    kortafærsla,debetkortafærsla,hraðbanki,greiðsla með korti,úttøka,sularaha väljavõtmine,sularaha väljamakse
    pangakaardi tehing,kaardi kuutasu,hooldustasu
    romance: carte,retrait,cotisation,frais,virement emis,virement émis,virement vers,commission marketplace,commission sur vente,commission de vente,transfert envoye,transfert envoyé,argent envoyé,envoyé,rechargement crédit,rechargement téléphone,rechargement mobile,rechargement crédit téléphone,paiement marchand
    paiement par carte,cheque emis,chèque,prelievo,commissione,commissioni,pagamento fornitore,pagamento fornitori,pagamento pos,canone
    bollettino,plata la pos,retragere,comision
    comision administrare,retragere numerar
    compra amb targeta,pagament amb targeta,retirada d'efectiu,retirada en caixer,transferència emesa,comissió
    comissions,ħlas bil-karta,ġbid ta' flus,retrè lajan,peman ak kat
    iberian: débito por,débito por transferencia,consumo,consumos,comision,comisión,cargo,pago con tarjeta,retirada,retiro,retiros,retiro de fondos,retiro de dinero,reintegro efectivo,reintegro de efectivo,reintegro en,reintegro cajero,cajero,pago en,saque
    tarifa,dividendo hipotecario,pagamento de,pagto,compra com,pix enviado,envío a,envio a,enviaste,envío de dinero a,envio de dinero a,imposto do selo,imposto de selo,transferência enviada,anuidade,levantamento
    txartel bidezko ordainketa,igorritako transferentzia,transferentzia igorria,komisioa,retirada de efectivo
    transferencia emitida,comisións,pago con tarxeta
    slavic: płatność kartą,wypłata,opłata,prowizja,przelew wychodzący,przelewy wychodzące,transakcja kartą,obciążenie
    оплата,снятие,комиссия,списание,выдача наличных,platba kartou,výběr,poplatek
    bezhotovostní platba,bezhotovostná platba
    odchozí úhrada,výber
    исходящий,исходящая,исходящее,исходящий перевод,вихідний,вихідний переказ
    зняття,зняття готівки,комісія,списання,такса,теглене,покупка на пос,naknada,podizanje gotovine,provizija
    nadomestilo,dvig,poplatok,odchozí platba,odchádzajúca platba
    подигање готовина,подигнување готовина,провизија,плаќање со картичка
    podizanje novca,plaćanje karticom,isplata na bankomatu,mjesečna naknada
    baltic: készpénzfelvétel,díj,kártyás vásárlás,bankköltség
    számlavezetési díj,jutalék,készpénzfelvét,terhelés,komisija,komisijas maksa,skaidras naudas izņemšana
    mokestis,grynųjų išėmimas,komisinis
    pirkums ar karti,kartes maksājums,darījums ar karti,naudas izņemšana,izejošais maksājums,pinigų išėmimas
    grynųjų pinigų išėmimas,atsiskaitymas kortele,mokėjimas kortele,komisinis mokestis
    eastern: akdi faiz,gecikme faizi,alışveriş faizi,nakit avans faizi,harcama,nakit çekim,ücret
    para çekme,giden havale,giden eft,giden fast,komisyon,aidat,προμήθεια,ανάληψη,ανάληψη μετρητών,χρέωση,עמלה
    עמלת,משיכה,משיכת מזומן,سحب,سحب نقدي,رسوم,عمولة,حوالة صادرة,تحويل صادر
    αγορά με κάρτα,πληρωμή με κάρτα,εξερχόμενο έμβασμα,εξερχόμενη μεταφορά,برداشت,برداشت نقدی,برداشت از خودپرداز,خرید
    کارمزد,ڕاکێشانی پارە,کڕین,کرێی خزمەتگوزاری,თანხის განაღდება,განაღდება,ნაღდი ფულის გატანა,საკომისიო,შეძენა,შესყიდვა
    გამავალი გადარიცხვა,ბარათით გადახდა,կանխիկացում,կանխիկ ելք,գնում,անկանխիկ գնում,միջնորդավճար,ծառայության վճար
    қолма қол ақша алу,ақша алу,накталай акча алуу,гирифтани пули нақд,нақд пул ечиш
    pagesë me kartë,blerje me kartë,tërheqje,komision,transfertë dalëse,nağdlaşdırma,nağd pul çıxarışı,məxaric
    naqd pul yechish,chiqim,naqd pul olish
    asian: 消费,支出,取款,取现,转出,提现,扣款,手续费,买入,申购,缴费,出金,手数料,출금,수수료,결제,刷卡,提款,扣繳,手續費,轉出,消費
    現金引出,현금인출,인출,biaya,biaya adm,biaya admin,tarik tunai,tarikan atm
    transfer keluar,rút tiền,phí dịch vụ,phí quản lý,phí thường niên,ถอนเงิน,ค่าธรรมเนียม
    โอนออก,กดเงินสด,ถอนเงินสด,ដកប្រាក់,ការដកប្រាក់,ផ្ទេរចេញ,ទិញទំនិញ,ការទិញ,ថ្លៃសេវា,កម្រៃសេវា,ຖອນເງິນ
    ຄ່າທຳນຽມ,ຄ່າທໍານຽມ,ໂອນອອກ,ຊື້ສິນຄ້າ,ငွေထုတ်,ငွေထုတ်ခြင်း,ဝန်ဆောင်ခ,ကော်မရှင်,ဝယ်ယူမှု,ဈေးဝယ်,नकद निकासी
    एटीएम निकासी,निकासी,आहरण,सेवा शुल्क,शुल्क,खरीद,खरीदारी,खरेदी,खरिद,ઉપાડ,રોકડ ઉપાડ,એટીએમ ઉપાડ,ખરીદી,સેવા શુલ્ક,ਕਢਵਾਈ
    ਨਕਦ ਕਢਵਾਈ,ਖਰੀਦ,ਖਰੀਦਦਾਰੀ,উত্তোলন,নগদ উত্তোলন,এটিএম উত্তোলন,ক্রয়,ক্রয়,কেনাকাটা,সার্ভিস চার্জ,সেন্ড মানি,ক্যাশ আউট
    মোবাইল রিচার্জ,ଉଠାଣ,କିଣାକିଣି,కొనుగోలు,ఉపసంహరణ,నగదు ఉపసంహరణ,రుసుము,ಖರೀದಿ,ಹಿಂಪಡೆತ,ನಗದು ಹಿಂಪಡೆತ,പിൻവലിക്കൽ
    പണം പിൻവലിക്കൽ,സേവന നിരക്ക്,கொள்முதல்,பணம் எடுத்தல்,சேவைக் கட்டணம்,சேவை கட்டணம்,මුදල් ආපසු ගැනීම,මිලදී ගැනීම
    සේවා ගාස්තු,نقد نکلوائی,رقم نکلوائی,خریداری,سروس چارجز,худалдан авалт,бэлэн мөнгө авах,шимтгэл,хураамж
    pagbili,pag-withdraw,pengeluaran tunai,pindahan keluar,caj perkhidmatan,yuran tahunan,biaya administrasi
    biaya transfer,pajak bunga,kliring keluar,rút tiền mặt,chuyển tiền đi,phí chuyển tiền,phí sms
    african: ግዢ,ገንዘብ ማውጣት,ጥሬ ገንዘብ ማውጣት,የአገልግሎት ክፍያ
    kutoa pesa,kutoa fedha,malipo ya kadi,ununuzi,tozo ya serikali,ada ya muamala,kubikuza,kugura,cire kuɗi,tura kuɗi
    sayayya,fisintonana vola,fividianana,kala bixid,la diray
    """
}
