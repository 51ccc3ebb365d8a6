/// What is stated of balances and bills.
extension PartWords {
  /// A balance together with what may be overdrawn, or without what is held back.
  package static let available = PartWords(
    """
    available|verfügbar|disponib|disponív|beschikba|tillgänglig|tilgjengelig|disponibel|käytettävissä|dostępn|dostupn
    použitelný zůstatek|použiteľný zostatok|引出可能|お引出可能|出金可能|振替可能|인출가능|출금가능|可提取|可用余额|可用餘額|razpoložljiv|raspoloživ|rendelkezésre|доступн|διαθέσιμ|kullanılabilir|可用|利用可能
    bestedingsruimte|kvar att handla för|til rådighed|til ráðstöfunar|ráðstöfun|vaba limiit|kasutada
    kasutatav krediit|pieejamais kredīts|pieejamā summa|pieejamais limits|laisvas limitas|likęs kredito limitas
    disponuojama suma|zbývající limit|elérhető keret|felhasználható keret|szabad keret|razpoložljivo stanje
    razpoložljiv limit|na voljo|raspoloživi iznos|raspoloživo|raspoloživi limit|расположиво|расположиви износ
    расположиви лимит|расположливи средства|расположливо|расположлив лимит|разполагаема наличност|разполагаем лимит
    наличен кредит|limiti i disponueshëm|gjendja e disponueshme|i̇stifadə edilə bilən limit|mövcud limit
    i̇stifadə oluna bilən qalıq|даступны ліміт|даступны астатак|қолжетімді лимит|қолжетімді қалдық|қолжетімді
    mavjud limit|mavjud qoldiq|жеткиликтүү калдык|жеткиликтүү лимит|հասանելի գումար|հասանելի մնացորդ
    հասանելի սահմանաչափ|ხელმისაწვდომი თანხა|ხელმისაწვდომი ნაშთი|ხელმისაწვდომი ლიმიტი|יתרה לניצול|מסגרת פנויה
    אשראי פנוי|الحد المتاح|الرصيد المتاح|الائتمان المتاح|اعتبار باقیمانده|اعتبار قابل استفاده|موجودی قابل برداشت
    دستیاب کریڈٹ|دستیاب حد|उपलब्ध क्रेडिट|उपलब्ध क्रेडिट सीमा|उपलब्ध सीमा|উপলব্ধ ক্রেডিট|ব্যবহারযোগ্য সীমা
    கிடைக்கக்கூடிய கடன்|கிடைக்கும் கடன் வரம்பு|පවතින ණය සීමාව|วงเงินคงเหลือ|วงเงินที่ใช้ได้|วงเงินคงเหลือที่ใช้ได้
    hạn mức còn lại|hạn mức khả dụng|số dư khả dụng|sisa limit|sisa kredit|kredit tersedia|limit tersedia
    had tersedia|baki kredit|ວົງເງິນຄົງເຫຼືອ|可動用額度|이용가능한도|사용가능금액|잔여한도|이용가능금액|боломжит үлдэгдэл|ашиглах боломжит дүн
    beskikbare krediet|beskikbare balans
    """)

  /// Titles of a table of the balances of days: `DAILY ENDING BALANCE`.
  package static let dailyBalances = PartWords(
    """
    daily balance|daily balances|daily ending balance|daily ending balances|daily closing balance
    daily ledger balance|daily ledger balances|daily account balance|daily balance summary|balance by date
    balances by date|daily balance information|ending daily balance|end of day balance|end of day balances
    tagessalden|tagesendsalden|saldos diarios|saldo diario|saldos por dia|soldes quotidiens
    soldes journaliers|solde journalier|saldi giornalieri|dagsaldi|dagelijkse saldi|dagssaldon|daglig saldo
    daglige saldi|paivasaldot|salda dzienne|salda koncowe dnia|denni zustatky|napi egyenlegek|sold zilnic
    solduri zilnice|gunluk bakiye|gunluk bakiyeler|остатки по дням|ежедневные остатки|日別残高|每日余额|每日餘額|일별 잔액
    """)

  /// A word for a balance, or for several.
  package static let balances = PartWords(
    """
    saldos|saldo|balances|balance|kontostände|kontostand|salden|soldes|solde|saldi|saldot|stany|zůstatky|zůstatek
    zostatky|zostatok|остатки|остаток|залишки|залишок|bakiyeler|bakiye|egyenlegek|egyenleg|solduri|sold|υπόλοιπα|υπόλοιπο
    """)

  /// The header of a balance says that it is owed to the bank.
  package static let owed = PartWords(
    """
    owing|owed|outstanding|balance due|amount due|geschuldet|restschuld|ausstehend|uitstaand|schuld|restant dû
    capital restant|deuda|adeudado|saldo devedor|saldo deudor|dívida|debito residuo|skuld|gæld|gjeld|velka|zadłużenie
    principal balance|unpaid principal|loan balance|mortgage balance|remaining principal|restkapital|restkredit|capital pendiente|capital vivo
    capital em dívida|capitale residuo|kapitał pozostały|zůstatek jistiny|остаток основного долга|остаток долга|anapara bakiye
    zbývá splatit|zostáva splatiť|pozostało do spłaty|reste à rembourser|left to repay|restlån
    parāda atlikums|atlikušais parāds|aizdevuma atlikums|pamatsummas atlikums|skolos likutis|paskolos likutis|likusi paskola|likusi paskolos dalis|negrąžinta paskola|võlgnevus
    võla jääk|laenujääk|laenu jääk|остатък главница|остатък дълг|остатък по главница|lainan saldo|lainapääoma|eftirstöðvar
    borxh|principali i mbetur|المديونية|الدين المتبقي|الرصيد المستحق|יתרת חוב|יתרת הלוואה|יתרת קרן|หนี้คงเหลือ|ยอดหนี้
    เงินต้นคงเหลือ|dư nợ|sisa pinjaman|sisa hutang|sisa utang|baki hutang|sisa pokok|salio la mkopo|deni lililobaki
    结欠|結欠|剩余本金|剩餘本金|貸款餘額|贷款余额|尚欠|借入残高|残債|融資残高|ローン残高|대출잔액|미상환|잔여원금
    დავალიანება|სესხის ნაშთი|պարտքի մնացորդ|վարկի մնացորդ|берешек|qarzdorlik|qarz qoldig|borc qalığı|qalıq borc
    sold restant|principal rămas|stanje dolga|preostali dolg|preostali dug|ostatak duga|stanje duga|преостали дуг
    остатак дуга|преостанат долг|zostatok úveru|zostatok istiny|zůstatek úvěru|nesplacená jistina|saldo kredytu
    saldo zadłużenia|kapitał do spłaty|fennálló tőke|laina jäljellä|gjeldssaldo|restgjeld
    dluh|dlžná|dlužná|dlužné|미결제|belum dibayar|sisa tagihan|terutang|utang|dug|tartozás|datorie|datorat|dlužíte|οφειλή|borç|задолженность|борг|задължение|未償還|欠款
    darlehensstand|restant hoofdsom|saldo insoluto|saldo de capital|sold rămas|sold credit|credit rămas
    sold rămas de plată|capital pendent|deute pendent|resterende lån|lainasaldo|jäljellä oleva pääoma
    jäljellä oleva laina|võlajääk|põhiosa jääk|kredīta atlikums|atlikusī pamatsumma|kredito likutis|likusi skola
    negrąžinta paskolos suma|pozostały kapitał|zbývající jistina|zostávajúca istina|nesplatená istina
    hátralévő tőke|preostanek dolga|stanje glavnice|preostala glavnica|ostanek dolga|ostatak glavnice
    преостала главница|стање главнице|остаток на долг|преостаната главница|состојба на главница|остатъчна главница
    остатък по кредита|оставаща главница|detyrimi i mbetur|υπόλοιπο κεφαλαίου|άληκτο κεφάλαιο|υπόλοιπο δανείου
    ανεξόφλητο υπόλοιπο|kalan anapara|kalan ana para|kredit qalığı|остаток задолженности
    остаток ссудной задолженности|залишок тіла кредиту|астатак доўгу|астатак асноўнага доўгу|астатак запазычанасці
    негізгі борыш қалдығы|қарыз қалдығы|борыш қалдығы|kredit qoldig'i|карыздын калдыгы|негизги карыздын калдыгы
    насыянын калдыгы|մայր գումարի մնացորդ|დარჩენილი ძირი|ნარჩენი ძირი|ძირის ნაშთი|יתרה לסילוק|مانده بدهی|مانده وام
    مانده اصل|بقایا قرض|बकाया राशि|बकाया मूलधन|शेष ऋण|बकाया ऋण|বকেয়া|অবশিষ্ট ঋণ|বকেয়া আসল|நிலுவைத் தொகை
    மீதமுள்ள கடன்|நிலுவை அசல்|ඉතිරි ණය මුදල|හිඟ ශේෂය|बाँकी ऋण|बाँकी साँवा|ऋण बाँकी|gốc còn lại|saldo pinjaman
    baki pinjaman|baki prinsipal|baki pembiayaan|natitirang utang|ប្រាក់ដើមនៅសល់|សមតុល្យកម្ចី|ຕົ້ນທຶນຄົງເຫຼືອ
    ໜີ້ຄົງເຫຼືອ|ຍອດໜີ້ຄົງເຫຼືອ|ကျန်ရှိချေးငွေ|ချေးငွေလက်ကျန်|剩余未还本金|本金餘額|返済後残高|元金残高|원금잔액|상환 후 잔액|зээлийн үлдэгдэл
    үлдэгдэл зээл|mkopo uliobaki|ቀሪ ብድር|ቀሪ ዕዳ|kapitaalbalans|rès dèt la|bilanċ dovut|reschtschold
    """)

  /// A balance that is owed to the bank, whatever its sign.
  package static let debtor = PartWords(
    "solde débiteur|solde debiteur|saldo deudor|saldo devedor|saldo debitore|saldo a debito|saldo debitor|debetsaldo|sollsaldo|soll saldo|a vostro debito|a nostro favore|en notre faveur|in our favour|zu unseren gunsten"
  )

  /// A balance that is held, whatever the account.
  package static let creditor = PartWords(
    """
    owed to you|due to you|owed you|due you|to be paid to you|geschuldet an sie|dû à vous|vous est dû|guthaben|zu ihren gunsten|zu gunsten|créditeur|en votre faveur|a favor|su favor|a favore|a credito
    saldo acreedor|saldo credor|tegoed|tillgodo|tilgode|nadpłata|přeplatek|preplatok|переплата
    """)

  /// A balance that is owed as it is written: below zero it is in credit.
  package static let debt = PartWords("saldo em dívida|saldo en deuda|dönem borcu")

  /// Owed on a card, and held in a firm's own ledger: nothing tells.
  package static let debitBalance = PartWords("dư nợ")

  /// What is to be paid for a card or a bill.
  package static let bill = PartWords(
    """
    amount due|montant dû|montant du|total due|total to pay|balance to pay|payable|zu zahlen|rechnungsbetrag|te betalen|offener betrag|à payer|pour peye|de plată|a pagar|da pagare|do zapłaty|k úhradě
    ödenecek|dönem borcu|att betala|å betale|at betale|к оплате|до сплати|לחיוב|לתשלום|支払い合計|支払合計|お支払い|お支払金額|お支払額|支払金額合計|ご請求|請求額|應繳|应还|청구금액
    za plačilo|za platiti|za plaćanje|na úhradu|k úhrade|összesen fizetendő|maksettava|tasumisele kuuluv|apmaksai|samaksai|mokėtina
    за плащане|за уплату|за плаќање|πληρωτέ|cần thanh toán|phải thanh toán|ต้องชำระ|المبلغ المستحق|الإجمالي المستحق|اجمالي المستحق|إجمالي المبلغ المستحق|total tagihan|jumlah tagihan
    देय राशि|প্রদেয়|واجب الادا|قابل پرداخت|გადასახდელი|վճարման ենթակա|төлөх дүн
    payment due|zahlungsbetrag|fälliger betrag|openstaand bedrag|pago para no generar intereses|total da fatura
    valor em dívida|totale dovuto|importo dovuto|totale addebito|suma datorată|beløb til betaling|skyldigt beløb
    skyldig beløp|laskun loppusumma|til greiðslu|samtals til greiðslu|kuulub tasumisele|apmaksājamā summa
    iš viso mokėti|suma mokėjimui|całkowita kwota do spłaty|dlužná částka|dlžná suma|fizetendő összeg|fizetendő
    teljes tartozás|dospjeli iznos|износ за плаћање|za uplatu|укупно дуговање|ukupno dugovanje|дължима сума
    общо дължима сума|shuma për t'u paguar|shuma e detyrimit|ποσό πληρωμής|συνολική οφειλή|οφειλόμενο ποσό
    toplam borç|ödəniləcək məbləğ|ödənilməli məbləğ|сумма к погашению|общая задолженность|загальна заборгованість
    сума да аплаты|да аплаты|төленетін сома|төлеуге жататын сома|төлем сомасы|to'lanadigan summa|to'lov summasi
    төлөнүүчү сумма|төлөм суммасы|المبلغ المطلوب|مبلغ صورتحساب|कुल बकाया|মোট বকেয়া|செலுத்த வேண்டிய தொகை
    மொத்த நிலுவை|ගෙවිය යුතු මුදල|तिर्नुपर्ने रकम|भुक्तानी गर्नुपर्ने रकम|ยอดชำระเต็มจำนวน|tổng dư nợ|tagihan baru
    jumlah perlu dibayar|amaun perlu dibayar|jumlah kena bayar|halagang dapat bayaran|kabuuang dapat bayaran
    ទឹកប្រាក់ត្រូវបង់|ຍອດທີ່ຕ້ອງຊຳລະ|ပေးရန်ပမာဏ|ပေးချေရမည့်ပမာဏ|本期账单金额|결제하실 금액|납부하실 금액|төлбөл зохих дүн
    kiasi cha kulipa|kiasi kinachodaiwa|የሚከፈል መጠን|ተከፋይ መጠን|bedrag betaalbaar|bedrag verskuldig|totaal betaalbaar
    montan pou peye|montan ou dwe|ammont dovut|ammont li għandu jitħallas|ze bezuelen
    """)

  /// The name of a balance says that it is owed, and not to the owner.
  package static func areOwed(_ name: String) -> Bool { owed.areIn(name) && !creditor.areIn(name) }

  /// To whom it is to be paid: a seller is no debtor.
  package static let payee = PartWords(
    """
    to you|to merchant|to the merchant|to seller|to the seller|to supplier|an sie|an händler|an verkäufer|à vous|au commerçant|au vendeur
    al comercio|al establecimiento|al vendedor|a usted|al proveedor|ao lojista|ao vendedor|ao estabelecimento|al venditore|all'esercente
    prodajalcu|trgovcu|prodavaču|prodejci|predajcovi|sprzedawcy|dla sprzedawcy|eladónak|kereskedőnek|vânzătorului|comerciantului
    aan u|aan verkoper|till dig|til deg|till säljaren|til sælger|til selger|myyjälle|müüjale|pārdevējam|pardavėjui|продавцу|продавцю|на търговеца
    prodejcům|satıcıya|στον πωλητή|στον έμπορο
    """)

  /// The least that is to be paid, which no rows add up to.
  package static let minimum = PartWords(
    """
    minimum|mínimo|minimo|mínima|mindest|minimaal|minimal|minsta|mindste|minste|vähimmäis|asgari|минимальн|мінімальн
    минимал|ελάχιστ|最低|最小|최소|ขั้นต่ำ|tối thiểu|מינימ|الأدنى
    न्यूनतम|ন্যূনতম|کم از کم|حداقل|მინიმალურ|նվազագույն|ең төменгі|хамгийн бага
    pagament mínim|import mínim|lägsta belopp att betala|lägsta att betala|minimimaksu|pienin maksettava määrä
    lágmarksgreiðsla|miinimummakse|обязательный платеж|обов'язковий платіж|eng kam to'lov|সর্বনিম্ন প্রদেয়
    குறைந்தபட்ச தொகை|குறைந்தபட்ச கட்டணம்|අවම ගෙවීම|අවම ගෙවිය යුතු මුදල|ការបង់ប្រាក់អប្បបរមា
    ទឹកប្រាក់ត្រូវបង់អប្បបរមា|ຍອດຊຳລະຂັ້ນຕ່ຳ|အနည်းဆုံးပေးချေရမည့်ပမာဏ|ミニマムペイメント|最少お支払い金額|төлөх доод дүн|доод төлбөр
    malipo ya chini|kiwango cha chini cha malipo|ዝቅተኛ ክፍያ|ħlas minimu
    """)
}
