/// What kind of account a table is of, and whose.
extension PartWords {
  /// An account for payments: headers and the lines around a table say so.
  package static let account = PartWords(
    """
    current account|checking|chequing|girokonto|verrechnungskonto|kontokorrent|lönekonto|lønnskonto|privatkonto
    brukskonto|lønkonto|käyttötili|betaalrekening|zichtrekening|compte courant|compte chèque|compte à vue
    cuenta corriente|cuenta de débito|cuenta débito|conta corrente|conta à ordem|conto corrente|rachunek bieżący|eurokonto|běžný účet|bežný účet
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

  /// A word for an account, as behind that for its total: `Total account 4410`.
  package static let accountWord = PartWords(
    "account|konto|rekening|compte|cuenta|conta|conto|rachunek|účet|račun|számla|счет|счёт|рахунок|hesap|卡|户|口座|계좌")

  /// A savings account; also in the names of files.
  package static let savings = PartWords(
    """
    savings|saving account|sparkonto|sparbuch|tagesgeld|festgeld|spaarrekening|épargne|livret|ahorro|poupança
    libretto di risparmio|conto deposito|sparekonto|säästötili|oszczędnościowe|spořicí|spořící|megtakarítás
    сберегательный|вклад|birikim|储蓄|定期存款|적금
    """)

  /// The title of a statement of what somebody earned.
  package static let earnings = PartWords(
    """
    earnings statement|earnings report|earnings summary|statement of earnings|verdienstabrechnung|verdienstübersicht
    relevé de gains|relevé de revenus|récapitulatif des gains|liquidación de ganancias|resumen de ganancias
    extrato de ganhos|resumo de ganhos|riepilogo guadagni|riepilogo dei guadagni|inkomstenoverzicht|ansioerittely
    intäktsspecifikation|intjeningsoversikt|indtjeningsoversigt|zestawienie zarobków|výpis výdělků|kereseti kimutatás
    kazanç özeti|kazanç dökümü|отчет о заработке|отчёт о заработке|수익내역|수익 내역|売上明細|收益明细|收益明細
    """)

  /// A loan: its balance is what is owed. Banks are called after mortgages and loans as well.
  package static let loan = PartWords(
    """
    aizdevuma konta|aizdevuma līgum|paskolos sutart|paskolos sąskait|laenulepingu|извлечение по кредит|lånekonto|lånkonto
    hitelszámla|cont de credit|credit ipotecar|kreditni račun|úverový účet|rachunek kredytowy|λογαριασμός δανείου
    στεγαστικό δάνειο|ссудный счет|кредитный счет|кредитний рахунок|pinjaman peribadi|pinjaman perumahan
    home loan|mortgage account|mortgage statement|mortgage loan|loan account|loan statement|rate loan|personal loan
    hypothekenkonto|hypothekarkonto|hypothekardarlehen|hypothekenkredit|festhypothek|darlehenskonto|kreditkonto
    prêt immobilier|prêt personnel|crédit immobilier|préstamo|crédito hipotecario|empréstimo|crédito habitação
    mutuo ipotecario|conto mutuo|hypotheekrekening|hypotheeknummer|hypothecaire lening|persoonlijke lening
    bolån|boliglån|billån|asuntolaina|laenukonto|kredyt hipoteczny|kredyt gotówkowy|hypoteční úvěr|hypotekárny úver
    úvěrový účet|stambeni kredit|lakáshitel|jelzáloghitel|ипотечный кредит|кредитный договор|στεγαστικό δάνειο
    konut kredisi|חשבון הלוואה|قرض عقاري|قرض شخصي|住房贷款|房屋貸款|住宅ローン|대출계좌
    """)

  /// What is paid back of a loan.
  package static let repaid = PartWords(
    """
    repaid|repayment|repay|instalment|tilgung|rückzahlung|aflossing|remboursement|rembours|amortización|amortizacion
    pagos|pagamento|rimborso|spłata|splátka|otplata|återbetal|avdrag|afdrag|lyhennys|погашение|погашення|törlesztés
    """)

  /// The part of a loan's payment that lowers what is owed, and that which does not.
  package static let principal = PartWords(
    """
    principal|tilgung|amortissement|capital|amortización|amortização|amortizzazione|aflossing|amortering|avdrag|afdrag
    lyhennys|kapitał|jistina|istina|glavnica|tőke|rată capital|основной долг|тело кредита|anapara|本金|元金|원금
    hoofdsom|credit rambursat|amortització|hovedstol|afborgun|höfuðstóll|põhiosa makse|põhisumma|pamatsumma
    pamatsummas maksājums|grąžintinas kreditas|splátka jistiny|splátka istiny|razdolžnina|otplatna kvota|главница
    вноска главница|kryegjëja|κεφάλαιο|χρεολύσιο|ana para|əsas borc|əsas məbləğ|погашение основного долга
    сумма основного долга|тіло кредиту|основний борг|сума основного боргу|асноўны доўг|негізгі борыш|негізгі қарыз
    asosiy qarz|негизги карыз|негизги сумма|մայր գումար|ძირითადი თანხა|ძირი თანხა|תשלום קרן|أصل المبلغ|أصل القرض
    أصل الدين|اصل وام|اصل قسط|اصل رقم|اصل زر|मूलधन|मूल राशि|මුල් මුදල|ණය මුදල|साँवा|เงินต้น|tiền gốc|trả gốc
    angsuran pokok|prinsipal|ប្រាក់ដើម|ຕົ້ນທຶນ|ເງິນຕົ້ນ|အရင်း|အရင်းငွေ|үндсэн зээл|үндсэн төлбөр|үндсэн төлөлт
    mkopo halisi|ዋና ብድር|ዋናው ገንዘብ|prensipal
    """)
  package static let interest = PartWords(
    """
    interest|zins|intérêt|interés|intereses|juros|interess|rente|ränta|korko|odsetk|úrok|kamat|dobândă|процент|faiz|利息|이자
    rata dobânzii|intressid|procentu maksājums|palūkanos|камата|лихва|вноска лихва|лихви|τόκοι|τόκος|відсотки
    працэнты|сыйақы|пайыз|пайыздар|տոկոս|տոկոսագումար|տոկոսներ|პროცენტი|სარგებელი|ריבית|תשלום ריבית|الفائدة|الفوائد
    الربح|مارک اپ|ब्याज|মুনাফা|வட்டி|පොලිය|ดอกเบี้ย|tiền lãi|trả lãi|angsuran bunga|ការប្រាក់|ດອກເບ້ຍ|အတိုး
    хүүгийн төлбөр|хүүний төлөлт
    """)

  /// A loan was paid out.
  package static let disbursed = PartWords(
    """
    disbursement|disbursed|disbursal|drawdown|loan advance|darlehensauszahlung|kreditauszahlung|déblocage|desembolso
    desembolsado|erogazione|opname lening|utbetaling lån|utbetalning lån|lainan nosto|wypłata kredytu|čerpání úvěru
    čerpanie úveru|hitelfolyósítás|выдача кредита|kredi kullandırım|放款|貸付実行|대출실행
    """)

  /// Who holds an account, and where they live.
  package static let holder = PartWords(
    """
    name|holder|inhaber|titular|titulaire|intestatario|posiadacz|majitel|tulajdonos|владелец|υπόχρεος|ünvan|הבעלים
    address|adresse|dirección|indirizzo|adres|адрес|户名|戶名|名義|예금주|お客様
    """)

  /// A card: headers and the lines around a table say so.
  package static let card = PartWords(
    """
    card|purchases|บัตร|kartu|kad kredit|no kad|minimum payment|pago mínimo|pagamento mínimo|paiement minimum|karte|carte|kort|tarjet|cartão|carta di|kaart|karta|карт|信用卡|merchant|portador|estabelecimento|parcela|cuota
    利用店|ご利用|加盟店|消費|가맹점|할부|כרטיס|בית העסק|بطاقة|taksit|kartı|nr kart|numer kart|kart no|kart numarası|kart türü|kart tipi|kártya|κάρτα
    """)

  /// A card, as a word of its own.
  package static let cardName = PartWords("card|cards|karte|kort|kortti|tarjeta|cartao|cartão|kaart|karta")
  /// What the bill of a credit card is called, where a statement of an account has another name.
  package static let cardBill = PartWords("fatura|faturas")

  /// Amounts as the account has them, beside those of what was paid.
  package static let ofAccount = PartWords(
    "account|konto|kontu|kontě|účtu|rachunk|compte|cuenta|conta|conto|rekening|счет|счёт|рахун|сметка|számla|hesap|račun|sąskait|konts|tili|λογαριασμ"
  )

  /// A card for debit or credit, or the direction of that name.
  package static let debitOrCredit = PartWords("debit|débit|credit|crédit|kredit|debet")

  /// A header of credits, and one of debits, as ledgers call them.
  package static let credit = PartWords("credit|kredit|кредит|haber")
  package static let debit = PartWords("debit|debet|дебит|дебет|debe")

  /// The header of how somebody paid.
  package static let paymentMethod = PartWords(
    """
    method|shopper interaction|forma de pag|medio de pag|meio de pag|mode de paiement|moyen de paiement|zahlungsart|zahlungsmethode|zahlungsmittel
    betaalmethode|betaalwijze|betalningssätt|betalingsmåte|betalingsmetode|maksutapa|metodo|método|modalità|sposób płatności|způsob
    spôsob|fizetési mód|ödeme tipi|ödeme türü|ödeme yöntemi|способ|спосіб|支付方式|付款方式|支払方法|결제수단|결제방법
    """)

  /// What is paid out to a seller.
  package static let payouts = PartWords(
    "payout|virement|abonar|зарахування|settlement|settled|disburse|uitbetaling|auszahlung|versement|liquidaci|desembolso|repasse|accredito|wypłat|výplat|выплат|udbetaling|utbetalning"
  )

  /// What a processor or a marketplace calls the row in which it pays what was earned. Withdrawals may be those from an
  /// account with which a card is paid.
  package static let paidOut = PartWords(
    """
    payout|pay out|paid out to|utbetalning|utbetaling|udbetaling|uitbetaling|auszahlung an|auszahlung auf|auszahlung händler|útborgun
    tilitys|väljamakse|izmaksa|išmokėj|wypłata|výplata|kifizetés|isplata|izplačilo|выплата|виплата|изплащане|исплата
    repasse|desembolso|reversement|정산 지급|打款|提现
    """)

  /// What a shop took by its customers' cards, in a title.
  package static let takings = PartWords(
    """
    card sales|card receipts|card payments received|card settlement|card batch|card takings|card terminal|kartenumsätze terminal|kartenzahlungen terminal
    ventes par carte|encaissements carte|ventas con tarjeta|ventas por tarjeta|vendas com cartão|vendas por cartão|vendite con carta|incassi carta
    """)

  /// Some account on which money is owed.
  package static let borrowed = PartWords(
    "loan|mortgage|credit|card|principal|darlehen|kredit|karte|prêt|crédit|carte|préstamo|crédito|tarjeta|empréstimo|cartão|mutuo|prestito|carta|lening|krediet|кредит|карт"
  )

  /// What comes in by cards, or for them: rewards, refunds, the takings of a shop.
  package static let givenForCards = PartWords(
    """
    cashback|cash back|refund|reward|bonus|points|terminal|settlement|sales|takings|merchant|erstattung|prämie
    remboursement|récompense|ventes|reembolso|recompensa|ventas|vendas|rimborso|premio|vendite|terugbetaling|возврат|кэшбэк
    """)

  /// A card of which purchases are owed: its name, its limit, the bill for it.
  package static let creditCard = PartWords(
    """
    credit card|creditcard|situação da fatura|total da fatura|vencimento da fatura|valor da fatura|fatura anterior|fatura atual|บัตรเครดิต|thẻ tín dụng|kartu kredit|kad kredit|kredit kart|kredito kortel|kredītkart|kartë krediti|kartelë krediti|საკრედიტო ბარათ|վարկային քարտ|کارت اعتباری|क्रेडिट कार्ड|ক্রেডিট কার্ড|greiðslukort|kreditkarte|kreditkaart|carte de crédit|carta di credito|tarjeta de crédito|cartão de crédito
    targeta de crèdit|kreditkort|luottokortti|krediitkaart|karta kredytowa|karty kredytowej|kreditní kart|kreditná kart
    kredittkort|hitelkártya|card de credit|kredi kartı|kart kredi|кредитн|πιστωτικ|כרטיס אשראי|بطاقة ائتمان|信用卡|신용카드|クレジット|カードご利用
    kreditna kartica
    """ + "\n" + limits)

  /// A card that is filled before it is used.
  package static let prepaid = PartWords(
    """
    prepaid|pre-paid|secured|debit|guthabenbasis|vorausbezahlt|prépayé|prepago|pré-pago|prepagata|ricaricabile|förbetalt
    forhåndsbetalt|przedpłacon|předplacen|predplaten|предоплач|ön ödemeli|预付|預付|プリペイド|선불
    """)

  /// What may be owed on a card.
  package static let creditLimit = PartWords(limits)

  private static let limits = """
    credit limit|kreditlimit|kredittgrense|limit karty|cupo total|kreditrahmen|límite de crédito|límit de crèdit|limite de crédito|limite de crédit
    limite di credito|kart limiti|кредитный лимит|信用額度|信用额度|利用可能枠
    kredietlimiet|bestedingslimiet|limită de credit|limita de credit|kreditgräns|beviljad kredit|kreditmaksimum
    kreditramme|kreditgrænse|kredittramme|luottoraja|luottolimiitti|lánsheimild|krediidilimiit|kredīta limits
    kredito limitas|limit kredytowy|limit kredytu|przyznany limit|úvěrový limit|úvěrový rámec|úverový limit
    úverový rámec|hitelkeret|hitellimit|kreditni limit|odobreni limit|лимит|кредитни лимит|одобрени лимит
    кредитен лимит|одобрен лимит|разрешен лимит|limiti i kredisë|πιστωτικό όριο|kredi limiti|kredit limiti
    kredit xətti|кредитний ліміт|ліміт|крэдытны ліміт|кредиттік лимит|несие лимиті|кредиттик лимит
    վարկային սահմանաչափ|սահմանաչափ|վարկային գիծ|საკრედიტო ლიმიტი|ლიმიტი|מסגרת אשראי|מסגרת|תקרת אשראי|الحد الائتماني
    حد الائتمان|حد البطاقة|سقف اعتبار|حد اعتبار|کریڈٹ کی حد|کریڈٹ لمٹ|क्रेडिट सीमा|क्रेडिट लिमिट|ऋण सीमा
    ক্রেডিট সীমা|ক্রেডিট লিমিট|ঋণসীমা|கடன் வரம்பு|ණය සීමාව|कर्जा सीमा|วงเงิน|วงเงินเครดิต|วงเงินบัตร
    hạn mức tín dụng|hạn mức|hạn mức thẻ|batas kredit|limit kredit|pagu kredit|had kredit|had kad
    limitasyon ng credit|កម្រិតឥណទាន|ដែនកំណត់ឥណទាន|ວົງເງິນ|ວົງເງິນສິນເຊື່ອ|ခရက်ဒစ်ကန့်သတ်ချက်|授信额度|总额度|信用限額|信用額
    利用限度額|ご利用枠|極度額|이용한도|신용한도|총한도|한도금액|зээлийн эрх|зээлийн лимит|kikomo cha mkopo|የብድር ገደብ|kredietperk|limit kredi
    limitu tal-kreditu
    """

  /// What stands in front of the last digits of a card's number.
  package static let ending = PartWords(
    "final|ending|terminad|terminaci|termina |endet|endziffer|eindigend|finissant|se terminant|slutar|slutter|конч|尾号|尾號|末四|下4桁"
  )

  /// What an account may be overdrawn by: authorized, and no state of rows.
  package static let overdraft = PartWords(
    "overdraft|découvert|descubierto|descoberto|dispokredit|überziehung|roodstand|övertrassering|fido|kontokorrent")

  /// Headers that payments between accounts alone have: the other account, symbols of payments.
  package static let betweenAccounts = PartWords(
    """
    protiúč|variabilný symbol|variabilní symbol|konštantný symbol|konstantní symbol|špecifický symbol|specifický symbol
    var. symbol|poziv na broj|gegenkonto|tegenrekening|ellenszámla|контрагент|korrespondentkonto
    """)

  /// The account from which the money of a row came.
  package static let fromAccount = PartWords(
    """
    from account|from iban|source account|sender account|payer account|von konto|quellkonto|auftraggeberkonto|van rekening|fra konto|från konto|tililtä
    compte émetteur|compte source|compte débité|compte à débiter|cuenta origen|cuenta de origen|cuenta de cargo|conta origem|conta de origem|conto addebito|conto di addebito
    rachunek źródłowy|rachunek nadawcy|z rachunku|z účtu|účet odesílatele|s računa|terhelt számla|din contul|от сметка|счет списания|счёт списания|счет отправителя|счет плательщика
    счета плательщика|счета отправителя|счета списания|рахунку платника|рахунку відправника|rachunku nadawcy|účtu plátce
    debtor account|debtor iban|payer iban|iban auftraggeber|iban zahlungspflichtiger|рахунок відправника|gönderen hesap|付款账户|付款帳號|出金口座|출금계좌
    """)

  /// The account to which it went.
  package static let toAccount = PartWords(
    """
    to account|to iban|destination account|target account|beneficiary account|payee account|auf konto|zielkonto|empfängerkonto|naar rekening|til konto|till konto|tilille
    compte destinataire|compte bénéficiaire|compte crédité|compte à créditer|cuenta destino|cuenta de destino|cuenta de abono|conta destino|conta de destino|conto accredito|conto beneficiario
    rachunek docelowy|rachunek odbiorcy|na rachunek|na účet|účet příjemce|na račun|jóváírt számla|kedvezményezett számla|în contul|към сметка|счет зачисления|счёт зачисления|счет получателя
    счета получателя|счета зачисления|рахунку отримувача|рахунку одержувача|rachunku odbiorcy|účtu příjemce
    creditor account|creditor iban|payee iban|iban empfänger|iban zahlungsempfänger|рахунок одержувача|рахунок отримувача|alıcı hesap|收款账户|收款帳號|入金口座|입금계좌
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
}
