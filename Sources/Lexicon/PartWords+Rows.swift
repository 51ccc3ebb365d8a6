/// What rows are, by the titles and headers above them.
extension PartWords {
  /// What a statement covers.
  package static let span = PartWords(
    """
    statement period|period covered|transactions from|statement from|zeitraum|abrechnungszeitraum|période|periodo|período|periode
    okres|období|obdobie|időszak|perioada|период|період|dönem|期間|期间|기간|aikaväli|ajavahemik
    """)

  /// A line is about the statement itself.
  package static let statement = PartWords(
    "statement|auszug|extrato|extracto|relevé|estratto|afschrift|výpis|wyciąg|выписка")

  /// The header of the city of a shop.
  package static let city = PartWords("city|town|ciudad|cidade|localidad|município|municipio")

  /// A line that names another time than the statement's: since when, by which terms, when a form was made.
  package static let otherTimes = PartWords(
    """
    since|member|opened|agreed|effective|copyright|©|terms of|terms and|form 1|form 2|form rev|rates |seit|mitglied|eröffnet|bedingungen|formular
    depuis|ouvert le|conditions|formulaire|condiciones|formulario|condições|condizioni|modulo
    sinds|voorwaarden|sedan|siden|villkor|vilkår|regulamin|formularz|podmínk|условия|с даты открытия
    """)

  /// What else than the transaction itself has states: its receipt, a dispute about it.
  package static let otherStates = PartWords(
    """
    dispute|claim|receipt|reimburs|export|sync|subscription|membership|insurance|reward|cashback|round up
    vat reclaim|tax deduction|beleg|reklamation|vertrag|versicherung|justificatif|litige|abonnement|reclamaci|ricevuta|reclamo
    """)

  /// The header of why, or when, a row failed: the others leave it blank.
  package static let failureReason = PartWords(
    """
    decline reason|declined reason|reason for decline|failure reason|failure message|failed reason
    decline code|failure code|declined at|failed at|cancellation date|cancelled at|canceled at
    cancellation reason|ablehnungsgrund|ablehnungsdatum|stornodatum|stornogrund|storniert am|fehlergrund|motif de refus
    motif du refus|motif de rejet|motif du rejet|date d'annulation|motivo rechazo|motivo de rechazo|motivo del rechazo
    fecha de rechazo|fecha de anulación|fecha anulación|motivo da recusa|motivo de recusa|data de cancelamento
    data do cancelamento|motivo rifiuto|motivo del rifiuto|data annullamento|reden afwijzing|reden van afwijzing
    annuleringsdatum|avvisningsgrund|powód odrzucenia|data anulowania|důvod zamítnutí|причина отказа|причина отклонения
    дата отмены|ret nedeni|iptal tarihi|거절사유|拒绝原因|失败原因
    """)

  /// The header of how a request ended.
  package static let outcome = PartWords(
    "result|outcome|response|esito|ergebnis|resultado|résultat|resultaat|результат|wynik|výsledek|eredmény|rezultat")

  /// The header asks whether a row succeeded: it failed where it did not.
  package static let success = PartWords("success|erfolg|réussi|exitos|sucesso|riuscit|успе|udan|gelukt|geslaagd")

  /// That money came in, whatever it is called besides.
  package static let received = PartWords(
    """
    received|incoming|paid in|inward|ach credit|credit interest|interest credit|check deposit|cheque deposit|cash deposit|direct deposit|zahlungseingang|gutschrift|erhalten|reçu|recibid|recebid|ricevut|ontvangen|mottatt|mottag|modtag
    przychodząc|příchozí|prichádzajúc|bejövő|primljen|поступлен|входящ|надходжен|gelen|入金|入账|수신|diterima
    """)

  /// What was paid came back.
  package static let returned = PartWords(
    "returned|zurückgegeben|zurückgesandt|retourné|devuelto|devuelta|devolvido|devolvida|restituito|teruggestort|zwrócon|vrácen|возвращ"
  )

  /// The title of a section speaks of transactions, whatever it says of them.
  package static let transactions = PartWords(
    """
    transaction|movement|activity|aktivität|actividad|activité|attività|atividade|umsätze|buchungen|transaktion|transacties|opération|mouvement
    movimiento|operaciones|movimento|operações|operazioni|movimenti|bevegelser|posteringer
    tapahtumat|tilitapahtumat|tehingud|transakcj|operacje|pohyby|transakcij|promet|tételek|tranzac|tranzakció
    операци|движени|историја|κινήσεις|συναλλαγές|hareketler|işlemler|תנועות|فعاليت|معاملات|交易|明细|明細|取引|거래
    giao dịch|transaksi|รายการ
    miamala|muamala|əməliyyat|tranzaksiya|darījumi|darījumu|sandoriai|færslur|trafodion|idirbheart|veprimet|eragiketa
    mugimendu|moviments|operacions|transakshon|tranzaksyon|macaamil
    """)

  /// What a title may call the rows of a section besides: payments, what goes out or comes in.
  package static let payments = PartWords(
    """
    payment|zahlungen|überweisungen|betalingen|paiement|cargos|pagos|lançamento|pagamento|saídas|entradas|transações
    pagamenti|betaling|transaksjon|maksut|maksed|płatności|platby|plaćanja|fizetések|plăți|платеж|платежі
    πληρωμές|ödemeler|חיובים|operacijos|maksājumi
    """)

  /// What was asked of a bank and may fail, in a title.
  package static let requests = PartWords(
    """
    authorization|authorisation|autorisierung|autorisation|autorizaci|autorização|autorizações|autorizzazion|autoryzacj|авторизаци
    direct|debit|standing|transfer|order|lastschrift|überweisung|auftr|virement|prélèvement|domiciliaci|bonific|incass|przelew|inkas
    """)

  /// A line names another currency than the account's: of a rate, of what it is worth elsewhere, of a report.
  package static let otherCurrency = PartWords(
    """
    exchange rate|conversion rate|fx rate|wechselkurs|devisenkurs|umrechnungskurs|wisselkoers|taux de change|tipo de cambio|taxa de câmbio
    tasso di cambio|växelkurs|valutakurs|vekslekurs|kurs wymiany|kurs walut|árfolyam|курс usd|курс eur|курс cny|курс валют|курс цб|döviz kuru|汇率|匯率|為替レート|환율
    equivalent in|équivalent en|equivalente en|equivalente em|equivalente in|gegenwert|tegenwaarde|contravalor|controvalore|reporting currency|base currency|fees are shown
    """)

  /// That a list shows something, behind a word for no.
  package static let shown = PartWords(
    """
    included|shown|displayed|exported|available|exportiert|enthalten|angezeigt|berücksichtigt|affichée|incluid|inclus|mostrad|visualizzat|getoond
    weergegeven|inbegrepen|visas|vises|uwzględn|wyświetl|zobrazen|отображ|показан|включен|gösteril|dahil
    """)

  /// That a list leaves something out.
  package static let hidden = PartWords(
    "hidden|omitted|ausgeblendet|masquée|oculta|nascost|verborgen|скрыт|ukryt|gizlen")

  /// What is taken of what was earned or sold, or put into it again.
  package static let taken = PartWords(
    """
    税|稅|印花|手续费|手續費|手数料|再投|세금|수수료|stopaj|φόρο|παρακράτηση|thuế|pajak|ภาษี|ค่าธรรมเนียม|комисси|комісі
    податок|courtage|kurtage|makuler|korriger|corretagem|reinvest|reinwest
    """)

  /// The header of what was bought.
  package static let purchases = PartWords(
    """
    purchases|consumo|compras|achats|acquisti|cumpărături|einkäufe|käufe|aankopen|köp|kjøp|køb|ostot|ostud
    alışveriş|harcama|αγορ|покупк|покупок|купівл|zakup|nákup|kupnje|kupovin|nakupi|vásárlás|pirkum|pirkini
    利用金額|利用額|消费金额|消費金額|消费支出|pembelian|belian
    """)

  /// The header of what was paid onto a card, beside that of what was bought with it.
  package static let paymentsOnto = PartWords(
    """
    payment|repay|pagos|pagto|pgto|pagamento|pagamenti|paiement|versement|zahlung|betaling|betalning|inbetal|innbetal|indbetal|plăți|plata|ödeme
    πληρωμ|платеж|погашен|платіж|wpłat|spłat|splát|plačil|uplat|uplać|befizet|maksed|maksut|suoritu|maksājum|mokėjim
    返済|入金|还款|還款|pembayaran|bayaran
    """)

  /// A kind of a broker's rows says that something was bought.
  package static let bought = PartWords(
    "buy|bought|purchase|kauf|koop|achat|compra|acquist|köp|kjøp|køb|kup|koup|vásárl|買|买|매수")

  /// The day on which a row was booked, and not that of its purchase.
  package static let posting = PartWords(
    """
    记账|入账|記帳|入帳|過帳|計上|매입일|기장|post|buchung|book|boek|bogf|kirjaus|contab|comptab|bokf|księg|uct|clear|inscri|settle
    lançament|registrazione|înregistr|bókun|kandekuup|kandepäev|grāmatoš|įrašo|įskaityt|įskaitymo|apskaitos|könyvel|knjižen|knjižb
    проводк|проведен|отражен|відображ|адлюстр|осчетовод|счетоводн|книжење|књижењ|καταχώρησ|λογιστικοπ|muhasebe|kayıt tarih|hesaba geç
    uçot|ձևակերպ|հաշվառ|გატარებ|רישום|القيد|الترحيل|ثبت|पोस्टिंग|পোস্টিং|ลงบัญชี|วันที่บันทึก|hạch toán|ghi sổ|pembukuan
    tarikh catat|бүртгэсэн
    """)

  /// What a seller's rows speak of: what customers ordered.
  package static let sales = PartWords(
    """
    order|sale|invoice|payout|bestellung|rechnung|bestelling|factuur|pedido|venta|venda|commande|facture|vente|ordine|fattura
    verkauf|verkoop|vendita|försäljning|salg|myynti|sprzedaż|prodej|predaj|prodaja|eladás|vânzare|продаж|satış|πώληση|müük
    売上|판매|매출|銷售|销售|penjualan|jualan|مبيعات|מכירה|ขาย
    """
  )

  /// The title of a table of the parts of what stands above it.
  package static let breakdown = PartWords(
    "内訳|內訳|breakdown of|desglose de|aufschlüsselung|ventilation de|dettaglio imposte")

  /// The header of amounts that came back: `취소금액` beside `이용금액`.
  package static let undone = PartWords(
    "취소|환불|取消|返金|退款|cancel|refund|chargeback|waiver|terugboek|revers|storno|iptal|iade|reembolso|anula|devol|estorno|rembours|rimbors|erstatt|rückerstatt|возврат|повернен|zwrot|vráten|vrácen|vratka|povrat|palautu|återbet|tilbagebet|refusjon"
  )

  /// What banks charge and pay themselves: fees and interest.
  package static let charge = PartWords(
    """
    fee|charge|commission|interest|gebühr|entgelt|zins|spesen|frais|cotisation|intérêt|agios|comisión|comision|interes
    interés|comissão|tarifa|juros|commissione|canone|interessi|kosten|rente|gebyr|avgift|ränta|korko|maksu|opłata
    prowizja|odsetki|poplatek|úrok|díj|kamat|комиссия|процент|komisyon|faiz|手续费|手數料|手数料|利息|수수료|이자
    """)

  /// A header of lists of purchases, as cards have: the day on which something was bought, or what was spent abroad.
  package static let purchasesAlone = PartWords(
    """
    foreign spend|overseas spend
    purchase date|datum troška|datum potrošnje|วันที่ใช้บัตร|วันที่ซื้อ|tanggal belanja|date of purchase|kaufdatum|einkaufsdatum|aankoopdatum|date d'achat|fecha de compra|fecha de consumo
    fecha consumo|data da compra|data de compra|data acquisto|kjøpsdato|købsdato|köpdatum|inköpsdatum|ostopäivä|ostu kuupäev
    data zakupu|datum nákupu|dátum nákupu|datum kupnje|datum kupovine|datum nakupa|vásárlás dátuma|data cumpărării
    дата покупки|дата на покупка|ημερομηνία αγοράς|alışveriş tarihi|harcama tarihi|תאריך עסקה|תאריך רכישה|消费日|消費日|利用日|利用年月日|이용일
    """)

  /// The header of a value day by the plainest of its names.
  package static let valueDay = PartWords(
    """
    value date|valuta|valeur|valör|valør|wertstellung|wertdatum|data valor|fecha valor|data valuta|rentedato|rentedatum|arvopäivä|väärtuspäev|értéknap
    data waluty|datum valute|дата валютир|вальор|ημερομηνία αξίας|תאריך ערך|起息日|起算日|기산일
    """)

  /// How a purchase was paid for, or where: kinds of purchases, and none of payments.
  package static let waysToPay = PartWords(
    """
    일시불|할부|해외|국내|回払|リボ|分割|ボーナス|国内|海外|一次付清|分期|contactless|chip|swipe|online|internet|e-commerce|ecom
    domestic|international|nacional|internacional|à vista|parcelad|peşin|taksit|yurt|רגיל|תשלומים|purchase|visa|master
    """)
}
