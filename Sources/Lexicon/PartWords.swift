import Values

/// Words that tell what a text is about wherever they stand in it, be it as a part of a word.
package struct PartWords: Sendable {
  private let words: [[UInt8]]
  /// Places in `words` by first byte: most bytes begin none.
  private let starting: [[Int]]

  /// `text`: words parted by `|` and line ends.
  private init(_ text: String) {
    let words = text.split { $0 == "|" || $0.isNewline }.map { Folding.shared.folded(String($0)) }
    starting = (0..<256).map { first in words.indices.filter { Int(words[$0][0]) == first } }
    self.words = words
  }

  package func areIn(_ text: String) -> Bool {
    let bytes = Folding.shared.folded(text)
    return bytes.indices.contains { place in
      starting[Int(bytes[place])].contains { bytes[place...].starts(with: words[$0]) }
    }
  }

  /// An account for payments: headers and the lines around a table say so.
  package static let account = PartWords(
    """
    current account|checking|chequing|girokonto|verrechnungskonto|kontokorrent|lönekonto|lønnskonto|privatkonto
    brukskonto|lønkonto|käyttötili|betaalrekening|zichtrekening|compte courant|compte chèque|compte à vue
    cuenta corriente|conta corrente|conta à ordem|conto corrente|rachunek bieżący|eurokonto|běžný účet|bežný účet
    tekući račun|transakcijski račun|folyószámla|cont curent|vadesiz|расчетный счет|текущий счет|поточний рахунок
    разплащателна|普通預金|活期|입출금
    """)

  /// The title of what an account's bank sends; cards' bills are called otherwise in these languages.
  package static let accountStatement = PartWords(
    """
    kontoauszug|kontoumsätze|kontoumsatz|kontobewegungen|umsätze girokonto|rekeningafschrift|rekeningoverzicht|kontoutdrag|kontoudtog|kontoutskrift|kontoudskrift
    relevé de compte|extrait de compte|extracto de cuenta corriente|extrato de conta|extrato da conta|tiliote|kontoväljavõte|konta pārskats|konta izraksts|sąskaitos išrašas
    wyciąg z rachunku|historia rachunku|výpis z účtu|izvod po računu|izvod računa|izpisek računa|bankszámlakivonat|számlakivonat|extras de cont
    выписка по счету|выписка по счёту|виписка по рахунку|извлечение от сметка|извод по сметка|извод по рачуну
    """)

  /// The account from which the money of a row came.
  package static let fromAccount = PartWords(
    """
    from account|from iban|source account|sender account|payer account|von konto|quellkonto|auftraggeberkonto|van rekening|fra konto|från konto|tililtä
    compte émetteur|compte source|compte débité|compte à débiter|cuenta origen|cuenta de origen|cuenta de cargo|conta origem|conta de origem|conto addebito|conto di addebito
    rachunek źródłowy|rachunek nadawcy|z rachunku|z účtu|účet odesílatele|s računa|terhelt számla|din contul|от сметка|счет списания|счёт списания|счет отправителя|счет плательщика
    рахунок відправника|gönderen hesap|付款账户|付款帳號|出金口座|출금계좌
    """)

  /// The account to which it went.
  package static let toAccount = PartWords(
    """
    to account|to iban|destination account|target account|beneficiary account|payee account|auf konto|zielkonto|empfängerkonto|naar rekening|til konto|till konto|tilille
    compte destinataire|compte bénéficiaire|compte crédité|compte à créditer|cuenta destino|cuenta de destino|cuenta de abono|conta destino|conta de destino|conto accredito|conto beneficiario
    rachunek docelowy|rachunek odbiorcy|na rachunek|na účet|účet příjemce|na račun|jóváírt számla|kedvezményezett számla|în contul|към сметка|счет зачисления|счёт зачисления|счет получателя
    рахунок одержувача|рахунок отримувача|alıcı hesap|收款账户|收款帳號|入金口座|입금계좌
    """)

  /// The header of a value day by the plainest of its names.
  package static let valueDay = PartWords(
    """
    value date|valuta|valeur|valör|valør|wertstellung|wertdatum|data valor|fecha valor|data valuta|rentedato|rentedatum|arvopäivä|väärtuspäev|értéknap
    data waluty|datum valute|дата валютир|вальор|ημερομηνία αξίας|תאריך ערך|起息日|起算日|기산일
    """)

  /// A word for an account, as behind that for its total: `Total account 4410`.
  package static let accountWord = PartWords(
    "account|konto|rekening|compte|cuenta|conta|conto|rachunek|účet|račun|számla|счет|счёт|рахунок|hesap|卡|户|口座|계좌")

  /// A loan: its balance is what is owed. Banks are called after mortgages and loans as well.
  package static let loan = PartWords(
    """
    home loan|mortgage account|mortgage statement|mortgage loan|loan account|loan statement|rate loan|personal loan
    hypothekenkonto|hypothekarkonto|hypothekardarlehen|hypothekenkredit|festhypothek|darlehenskonto|kreditkonto
    prêt immobilier|prêt personnel|crédit immobilier|préstamo|crédito hipotecario|empréstimo|crédito habitação
    mutuo ipotecario|conto mutuo|hypotheekrekening|hypotheeknummer|hypothecaire lening|persoonlijke lening
    bolån|boliglån|billån|asuntolaina|laenukonto|kredyt hipoteczny|kredyt gotówkowy|hypoteční úvěr|hypotekárny úver
    úvěrový účet|stambeni kredit|lakáshitel|jelzáloghitel|ипотечный кредит|кредитный договор|στεγαστικό δάνειο
    konut kredisi|חשבון הלוואה|قرض عقاري|قرض شخصي|住房贷款|房屋貸款|住宅ローン|대출계좌
    """)

  /// A savings account; also in the names of files.
  package static let savings = PartWords(
    """
    savings|saving account|sparkonto|sparbuch|tagesgeld|festgeld|spaarrekening|épargne|livret|ahorro|poupança
    libretto di risparmio|conto deposito|sparekonto|säästötili|oszczędnościowe|spořicí|spořící|megtakarítás
    сберегательный|вклад|birikim|储蓄|定期存款|적금
    """)

  /// A card: headers and the lines around a table say so.
  package static let card = PartWords(
    """
    card|purchases|minimum payment|pago mínimo|pagamento mínimo|paiement minimum|karte|carte|kort|tarjeta|cartão|carta di|kaart|karta|карт|信用卡|merchant|portador|estabelecimento|parcela|cuota
    利用店|ご利用|加盟店|消費|가맹점|할부|כרטיס|בית העסק|بطاقة|taksit|kartı|kart no|kart numarası|kart türü|kart tipi|kártya|κάρτα
    """)

  /// What stands in front of the last digits of a card's number.
  package static let ending = PartWords(
    "final|ending|terminad|terminaci|termina |endet|endziffer|eindigend|finissant|se terminant|slutar|slutter|конч|尾号|尾號|末四|下4桁"
  )

  /// A card of which purchases are owed: its name, its limit, the bill for it.
  package static let creditCard = PartWords(
    """
    credit card|creditcard|kreditkarte|kreditkaart|carte de crédit|carta di credito|tarjeta de crédito|cartão de crédito
    targeta de crèdit|kreditkort|luottokortti|krediitkaart|karta kredytowa|karty kredytowej|kreditní kart|kreditná kart
    kredittkort|hitelkártya|card de credit|kredi kartı|кредитн|πιστωτικ|כרטיס אשראי|بطاقة ائتمان|信用卡|신용카드|クレジット|カードご利用
    kreditna kartica
    """ + "\n" + limits)

  /// What an account may be overdrawn by: authorized, and no state of rows.
  package static let overdraft = PartWords(
    "overdraft|découvert|descubierto|descoberto|dispokredit|überziehung|roodstand|övertrassering|fido|kontokorrent")

  /// What may be owed on a card.
  package static let creditLimit = PartWords(limits)

  private static let limits = """
    credit limit|kreditlimit|kredittgrense|limit karty|cupo total|kreditrahmen|límite de crédito|límit de crèdit|limite de crédito|limite de crédit
    limite di credito|kart limiti|кредитный лимит|信用額度|信用额度|利用可能枠
    """

  /// The header of a day on which something was bought: a list of purchases, as cards have.
  package static let purchaseDay = PartWords(
    """
    purchase date|date of purchase|kaufdatum|einkaufsdatum|aankoopdatum|date d'achat|fecha de compra|fecha de consumo
    fecha consumo|data da compra|data de compra|data acquisto|kjøpsdato|købsdato|köpdatum|inköpsdatum|ostopäivä|ostu kuupäev
    data zakupu|datum nákupu|dátum nákupu|datum kupnje|datum kupovine|datum nakupa|vásárlás dátuma|data cumpărării
    дата покупки|дата на покупка|ημερομηνία αγοράς|alışveriş tarihi|harcama tarihi|תאריך עסקה|תאריך רכישה|消费日|消費日|利用日|利用年月日|이용일
    """)

  /// What is to be paid for a card or a bill.
  package static let bill = PartWords(
    """
    amount due|total due|total to pay|balance to pay|payable|zu zahlen|rechnungsbetrag|te betalen|à payer|a pagar|da pagare|do zapłaty|k úhradě
    ödenecek|dönem borcu|att betala|å betale|at betale|к оплате|до сплати|לחיוב|לתשלום|支払い合計|支払合計|お支払い|お支払金額|お支払額|支払金額合計|ご請求|請求額|應繳|应还|청구금액
    """)

  /// The header of a balance says that it is owed to the bank.
  package static let owed = PartWords(
    """
    owing|owed|outstanding|balance due|amount due|geschuldet|restschuld|ausstehend|uitstaand|schuld|restant dû
    capital restant|deuda|adeudado|saldo devedor|saldo deudor|dívida|debito residuo|skuld|gæld|gjeld|velka|zadłużenie
    dluh|dlžná|dug|tartozás|datorie|οφειλή|borç|задолженность|борг|задължение|未償還|欠款
    """)

  /// The least that is to be paid, which no rows add up to.
  package static let minimum = PartWords(
    """
    minimum|mínimo|minimo|mínima|mindest|minimaal|minimal|minsta|mindste|minste|vähimmäis|asgari|минимальн|мінімальн
    минимал|ελάχιστ|最低|最小|최소|ขั้นต่ำ|tối thiểu|מינימ|الأدنى
    """)

  /// A balance together with what may be overdrawn, or without what is held back.
  package static let available = PartWords(
    """
    available|verfügbar|disponib|disponív|beschikba|tillgänglig|tilgjengelig|disponibel|käytettävissä|dostępn|dostupn
    rendelkezésre|доступн|διαθέσιμ|kullanılabilir|可用|利用可能
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

  /// The title of a section speaks of transactions, whatever it says of them.
  package static let transactions = PartWords(
    """
    transaction|movement|umsätze|buchungen|transaktion|transacties|opération|mouvement
    movimiento|operaciones|movimento|operações|operazioni|movimenti|bevegelser|posteringer
    tapahtumat|tilitapahtumat|tehingud|transakcj|operacje|pohyby|transakcij|promet|tételek|tranzac|tranzakció
    операци|движени|историја|κινήσεις|συναλλαγές|hareketler|işlemler|תנועות|فعاليت|معاملات|交易|明细|明細|取引|거래
    giao dịch|transaksi|รายการ
    """)

  /// What a title may call the rows of a section besides: payments, what goes out or comes in.
  package static let payments = PartWords(
    """
    payment|zahlungen|überweisungen|betalingen|paiement|cargos|pagos|lançamento|pagamento|saídas|entradas|transações
    pagamenti|betaling|transaksjon|maksut|maksed|płatności|platby|plaćanja|fizetések|plăți|платеж|платежі
    πληρωμές|ödemeler|חיובים|operacijos|maksājumi
    """)

  /// The header of an amount says that it is in the currency of the account, beside that of the transaction.
  package static let accountCurrency = PartWords(
    """
    local currency|landeswährung|lokalwährung|monnaie locale|moneda local|moeda local|lokal valuta|本币|本幣|account currency|currency of the account|currency of account|währung des kontos|kontowährung|monnaie du compte
    devise du compte|moneda de la cuenta|divisa de la cuenta|moeda da conta|valuta del conto|divisa del conto
    rekeningvaluta|valuta van de rekening|kontovaluta|kontoens valuta|kontots valuta|tilin valuut|waluta rachunku
    walucie rachunku|waluta konta|walucie konta|měna účtu|měně účtu|mena účtu|mene účtu|számla devizanem|számla pénznem
    valuta contului|moneda contului|валюта счета|валюте счета|валюта рахунку|валюті рахунку|валута на сметката
    νόμισμα λογαριασμού|hesap para birimi|口座通貨|账户币种|账户货币|帳戶幣別|记账币种|記帳幣別|계좌통화
    """)

  /// How a purchase was paid for, or where: kinds of purchases, and none of payments.
  package static let waysToPay = PartWords(
    """
    일시불|할부|해외|국내|回払|リボ|分割|ボーナス|国内|海外|一次付清|分期|contactless|chip|swipe|online|internet|e-commerce|ecom
    domestic|international|nacional|internacional|à vista|parcelad|peşin|taksit|yurt|רגיל|תשלומים|purchase|visa|master
    """)

  /// The title of a table of the parts of what stands above it.
  package static let breakdown = PartWords(
    "内訳|內訳|breakdown of|desglose de|aufschlüsselung|ventilation de|dettaglio imposte")

  /// The header of amounts that came back: `취소금액` beside `이용금액`.
  package static let undone = PartWords(
    "취소|환불|取消|返金|退款|cancel|refund|reversal|storno|iptal|iade|reembolso|anula|devol|estorno|rembours|rimbors"
  )

  /// A balance that is owed to the bank, whatever its sign.
  package static let debtor = PartWords(
    "solde débiteur|solde debiteur|saldo deudor|saldo devedor|saldo debitore|saldo debitor|debetsaldo|sollsaldo|soll saldo"
  )

  /// A balance that is owed as it is written: below zero it is in credit.
  package static let debt = PartWords("saldo em dívida|saldo en deuda|dönem borcu")

  /// Headers that payments between accounts alone have: the other account, symbols of payments.
  package static let betweenAccounts = PartWords(
    """
    protiúč|variabilný symbol|variabilní symbol|konštantný symbol|konstantní symbol|špecifický symbol|specifický symbol
    var. symbol|poziv na broj|gegenkonto|tegenrekening|ellenszámla|контрагент|korrespondentkonto
    """)

  /// Who holds an account, and where they live.
  package static let holder = PartWords(
    """
    name|holder|inhaber|titular|titulaire|intestatario|posiadacz|majitel|tulajdonos|владелец|υπόχρεος|ünvan|הבעלים
    address|adresse|dirección|indirizzo|adres|адрес|户名|戶名|名義|예금주|お客様
    """)

  /// What banks charge and pay themselves: fees and interest.
  package static let charge = PartWords(
    """
    fee|charge|commission|interest|gebühr|entgelt|zins|spesen|frais|cotisation|intérêt|agios|comisión|comision|interes
    interés|comissão|tarifa|juros|commissione|canone|interessi|kosten|rente|gebyr|avgift|ränta|korko|maksu|opłata
    prowizja|odsetki|poplatek|úrok|díj|kamat|комиссия|процент|komisyon|faiz|手续费|手數料|手数料|利息|수수료|이자
    """)
}
