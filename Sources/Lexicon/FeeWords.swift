import Values

/// What the words of a header say of an amount and its fee: before it, after it, or a part of it.
package enum FeeWords {
  package enum Side: Equatable { case before, after }

  /// `Gross` is before the fee, `Net` and `Total incl. fees` are after it.
  package static func side(of header: String) -> Side? {
    let found = values(of: header, in: sides)
    if found.contains(1) { return .before }
    // `Betrag inkl. MwSt.` holds a tax.
    if isTax(header), !names(header), !values(of: header, in: holding).isEmpty { return nil }
    return found.isEmpty ? nil : .after
  }

  /// `Total`, and no more: what was paid with the fee, or received before it was taken.
  package static func isTotal(_ header: String) -> Bool { values(of: header, in: sides) == [2] }

  /// `Settle Amount`, `Gutgeschriebener Betrag`: what somebody got in the end, the owner or whoever was sent money. Beside
  /// it a total may be before the fee.
  package static func isCredited(_ header: String) -> Bool { !values(of: header, in: sides).isDisjoint(with: [3, 4]) }

  /// `К перечислению`, `Due Deposit`: what is still to be paid out, as only a seller is told.
  package static func isToBePaid(_ header: String) -> Bool { values(of: header, in: sides).contains(4) }

  /// Whether the header speaks of the fee to say what an amount holds: `Total (inclusive of fees)`, `Betrag nach Gebühren`.
  package static func tellsOfAmount(_ header: some StringProtocol) -> Bool {
    !values(of: header, in: besides).isEmpty
  }

  /// `Source amount (after fees)`: what was sent on once the fee was taken, which the sender has paid as well.
  package static func isSentOn(_ header: String) -> Bool {
    side(of: header) == .after && tellsOfAmount(header) && !values(of: header, in: sources).isEmpty
  }

  /// `Descontos`: what a seller is charged, or a buyer spared.
  package static func isDiscount(_ header: String) -> Bool { !values(of: header, in: discounts).isEmpty }

  /// `Fee (included)`, `davon Gebühr`.
  package static func isPart(_ header: String) -> Bool { !values(of: header, in: parts).isEmpty }

  /// `Final Value Fee - fixed`: a word of the header says fee.
  package static func names(_ header: String) -> Bool { !values(of: header, in: words).isEmpty }

  /// `MwSt`, `VAT 20%`: the header calls the column a tax on the amount.
  package static func isTax(_ header: String) -> Bool { !values(of: header, in: taxes).isEmpty }

  /// `VAT`, `MwSt`: on what was sold alone.
  package static func isSalesTax(_ header: String) -> Bool { !values(of: header, in: ofSales).isEmpty }

  /// `Steuer`, `Tax`: on what was sold, or on what was earned.
  package static func isAnyTax(_ header: String) -> Bool { !values(of: header, in: ofAny).isEmpty }

  /// The header without that it holds a tax: `Summa EUR` of `Summa EUR sis. alv`. Nil where it does not say so.
  package static func withoutTaxHeld(_ header: String) -> String? {
    let words = header.split(separator: " ").map(String.init)
    guard let tax = words.indices.dropFirst().last(where: { isTax(words[$0]) }),
      !values(of: words[tax - 1], in: held).isEmpty, tax > 1
    else { return nil }
    return (words[..<(tax - 1)] + words[(tax + 1)...]).joined(separator: " ")
  }

  /// `Withholding tax`, `Quellensteuer`: the header calls the column a tax on what was earned.
  package static func isWithheld(_ header: String) -> Bool { !values(of: header, in: withheld).isEmpty }

  private static func values(of header: some StringProtocol, in table: WordTable) -> Set<UInt16> {
    let tokens = HeaderTokens(header)
    return Set(tokens.phrases(upTo: 3).compactMap { table.value(of: tokens.hash(of: $0)) })
  }

  private static let discounts = WordTable([
    """
    discount|discounts|discount amount|rabatt|korting|remise|sconto|rabat|sleva|zľava|desconto|descontos|descuento|descuentos
    deducciones|deduções|abzüge|indirim|скидка|割引|할인|折扣
    """
  ])
  private static let sources = WordTable(["source|sender|sent|sending|origin|sending amount|source amount"])
  private static let taxes = WordTable([salesTaxes, anyTaxes])
  private static let ofSales = WordTable([salesTaxes])
  private static let ofAny = WordTable([anyTaxes])
  private static let salesTaxes: StaticString = """
    mwst|ust|mehrwertsteuer|umsatzsteuer|vat|gst|hst|sales tax|tva|iva|btw|moms|dph|vat amount|pvm|alv|áfa|кдв|ндс|пдв|kdv
    φπα|ppn|消費税|부가세|부가가치세|增值税|מעמ
    mva|arvonlisävero|vsk|virðisaukaskattur|käibemaks|pvn|ddv|pdv|ддв|ддс|tvsh|bsmv|ədv|ққс|qqs|кнс|աահ|დღგ
    مالیات بر ارزش افزوده|जीएसटी|ভ্যাট|मू.अ.कर|भ्याट|ภาษีมูลค่าเพิ่ม|thuế gtgt|sst|ອມພ|營業稅|消費税額|нөат|ተ.እ.ታ
    """
  private static let anyTaxes: StaticString = """
    tax|taxes|steuer|steuern|impuesto|impuestos|imposto|imposta|imposte|impôt|impôts|belasting|podatek|daň|skatt|vero|налог
    mokestis|mokesčiai|ضريبة
    taxe|iof|impostos|tasse|impozit|impost|skat|skattur|maks|nodoklis|adó|davek|porez|порез|данок|данък|tatimi
    φόρος|vergi|ндфл|податок|падатак|салық|soliq|салык|հարկ|გადასახადი|מס|الضريبة|مالیات|ٹیکس|कर|टैक्स|কর|ট্যাক্স
    வரி|බදු|බද්ද|ภาษี|thuế|pajak|cukai|buwis|ពន្ធ|អាករ|ພາສີ|ອາກອນ|အခွန်|税费|税额|税金|印花税|稅額|交易稅|稅款|税額|세금|제세금|татвар
    kodi|ግብር|ታክስ|taks|taxxa|steier
    """
  private static let withheld = WordTable([
    """
    withholding tax|withholding|tax withheld|wht|quellensteuer|kapitalertragsteuer|kest|retención|retenciones|ritenuta|ritenute
    源泉税|源泉徴収|源泉徴収税|源泉徴収税額|代扣税|預扣稅|원천세|원천징수세|podatek u źródła|podatek pobrany|impozit reținut|prélèvement fiscal|imposta sostitutiva
    précompte|bronbelasting|dividendbelasting|srážková daň|källskatt|kildeskat|kildeskatt|ennakonpidätys|gpm
    """
  ])
  private static let sides = WordTable([after, before, totals, credited, toBePaid])
  private static let holding = WordTable(["incl|including|inkl|inklusive"])
  private static let held = WordTable([
    "incl|including|inkl|inklusive|sis|sisältää|sh|s|se|z|sa|sz|con|com|avec|mit|med|with|cu|με|с|з|су|со|ar|su|iekļ"
  ])
  private static let besides = WordTable([
    """
    including fees|incl fees|inclusive of fees|after fees|after fee|net of fees|before fees|before fee|excluding fees
    excl fees|exclusive of fees|without fees|inkl gebühren|inklusive gebühren|nach gebühren|vor gebühren|ohne gebühren
    na kosten|inclusief kosten|exclusief kosten|frais inclus|frais compris|hors frais|después de comisiones
    antes de comisiones|comisiones incluidas|commissioni incluse|efter gebyr|inkl avgift
    """
  ])

  private static let after: StaticString = """
    net|nett|net amount|incl|including|including fees|incl fees|inclusive of fees|after fees|after fee|all in|settled
    abzügl kosten|abzüglich kosten|abzgl kosten|abzügl gebühren|abzüglich gebühren|abzgl gebühren|less fees|minus fees|moins frais|menos comisiones|netto|inkl|inklusive|nach gebühren|na kosten|total net|nettobetrag|nettobeløb
    net of fees|frais inclus|frais compris|después de comisiones|comisiones incluidas|commissioni incluse|efter gebyr
    καθαρό|καθαρό ποσό|καθαρή αξία|bersih|jumlah bersih|neto iznos|za isplatu|вознаграждение к выплате|montante líquido|csökkentett|jutalékkal csökkentett|nettó|nettó összeg|kifizetett|utalt
    převedená|převedená částka|vyplacená částka|vyplatená suma|til greiðslu|čistá částka|wypłacona kwota|kwota netto|ausgezahlt|auszahlungsbetrag
    utbetalt|utbetalat|udbetalt|uitbetaald|montant net|ttc|neto|importe neto|líquido|valor líquido|importe a abonar|monto a desembolsar|a desembolsar|depósito neto|hakediş|hakediş tutarı|net tutar|monto neto|valor neto|netta|importo netto
    преведена сума|нетна сума|сума за превод|перечислено|сума зарахування|净额|实付|实际金额|淨額|実質|差引金額|販売利益|순액|지급액|정산금액|정산액
    nettobedrag|sumă netă|valoare netă|nettobelopp|nettobeløp|nettosumma|netosumma|čistá suma|нето|нето износ
    xalis məbləğ|сумма за вычетом комиссии|сумма нетто|нетто|сума нетто|нета|sof summa|զուտ|զուտ գումար
    წმინდა თანხა|ნეტო|נטו|סכום נטו|المبلغ الصافي|الصافي|صافي المبلغ|مبلغ خالص|خالص|خالص رقم|निवल राशि|शुद्ध राशि
    निवल|নিট পরিমাণ|নিট|நிகர தொகை|நிகரம்|ශුද්ධ මුදල|खुद रकम|ยอดสุทธิ|จำนวนเงินสุทธิ|สุทธิ|số tiền thực nhận
    thực nhận|số tiền ròng|netong halaga|ទឹកប្រាក់សុទ្ធ|ຍອດສຸດທິ|အသားတင်ပမာဏ|实收金额|實收金額|應收付金額|淨收付|正味|純額|실수령액
    цэвэр дүн|kiasi halisi|የተጣራ መጠን
    """

  private static let credited: StaticString = """
    settle amount|settled amount|settlement amount|amount settled|amount credited|credited amount|payout amount|gutgeschriebener betrag|gutgeschrieben|gutschriftsbetrag
    montant versé|montant crédité|importo accreditato|importe abonado|monto abonado|valor liquidado|wartość wypłaty|inbetalat belopp|打款金额
    """

  private static let toBePaid: StaticString = """
    monto a abonar|a abonar|valor a receber|a transferir|monto a transferir|importe a transferir|valor a transferir|a depositar|monto a depositar
    importe a depositar|valor a depositar|a recibir|monto a recibir|importe a recibir|a receber|à verser|montant à verser|auszuzahlen
    auszuzahlender betrag|zu überweisen|da accreditare|importo da accreditare|to be transferred|amount to be transferred|amount to be paid out
    to be settled|due deposit|deposit due|uit te betalen|att betala ut|do wypłaty|kwota do wypłaty|do przelewu|kwota do przelewu|k výplatě
    k vyplacení|kifizetendő|utalandó|átutalandó|aktarılacak tutar|yatırılacak tutar|к выплате|сумма к выплате|入金予定額|振込予定額
    정산예정금액|지급예정금액|до зарахування|сума до зарахування|к зачислению|сумма к зачислению|к перечислению|сумма к перечислению
    """

  private static let totals: StaticString = """
    total|grand total|gesamt|gesamtbetrag|endbetrag|totaal|totale|razem|celkem|итого|всего|łącznie|合計|总额|總額
    """

  private static let before: StaticString = """
    gross|subtotal|sub total|before fees|before fee|excl|excluding|excluding fees|excl fees|exclusive of fees|without fees
    brutto|bruttobetrag|exkl|ohne gebühren|vor gebühren|zwischensumme|bruto|exclusief|brut|montant brut|hors frais|ht
    importe bruto|valor bruto|lordo|importo lordo|brutta|毛额|商品代金|商品価格|总额不含手续费|毛額|총액|판매액|판매금액
    brutobedrag|avant commission|sumă brută|valoare brută|bruttobelopp|bruttobeløb|bruttobeløp|bruttosumma
    brutosumma|hrubá částka|hrubá suma|бруто|бруто износ|брутна сума|μικτό|μικτό ποσό|ακαθάριστο ποσό
    сумма до удержания комиссии|сумма брутто|брутто|сума брутто|брута|համախառն|համախառն գումար|ბრუტო|ברוטו
    סכום ברוטו|مبلغ ناخالص|ناخالص|सकल|सकल राशि|গ্রস|දළ මුදල|ยอดก่อนหักค่าธรรมเนียม|tổng tiền trước phí|jumlah kotor
    jumlah kasar|kasar|手数料差引前金額|montan brit
    """

  private static let words = WordTable([
    """
    verkaufsprovision|verkaufsgebühr|verkaufsgebühren|fee|fees|commission|gebühr|gebühren|provision|frais|comisión|comisiones|comissão|tarifa|commissione|commissioni
    kosten|commissie|commissies|provisie|avgift|gebyr|prowizja|poplatek|комиссия|手续费|手數料|komisyon|komisyonu|ücret|ücreti
    taxa|taxas|opłata|opłaty|poplatky|provize|naknada|provizija|díj|jutalék|такса|комісія|προμήθεια|עמלה|رسوم|عمولة
    kesinti|kesinti tutarı|service charge|service charges|processing charge|bank charge|bank charges|mdr|comisión iva|retefuente|rete fuente|reteica|rete ica|reteiva|rete iva|arancel
    biaya|phí|ค่าธรรมเนียม|수수료|판매수수료|販売手数料|配送料|送料|手数料|手續費|费用|þóknun|verkaufsgebühren|verkaufsprovision|transaktionsgebühr|komissio
    tariffa|kurtage|kurtasje|надомест|комисиони|τέλη|комісії|камісія|կոմիսիա|վարձավճար|کمیشن|ফি|கமிஷன்|कमिसन
    ค่าคอมมิชชั่น|komisi|komisen|singil|佣金|費用|수수료액|koste|diensgelde|frè|miżati|fraisen|kommissioun
    """
  ])

  private static let parts = WordTable([
    """
    included|incl|inklusive|inkl|enthalten|davon|darin|thereof|of which|whereof|including|compris|inclus|incluse|dont
    incluido|incluida|incluído|incluída|compreso|compresa|di cui|waarvan|inbegrepen|inclusief|heraf|varav|herav|w tym
    z toho|в том числе|в т ч|у тому числі|у т ч|в това число|от тях|din care|ebből|od toga|od tega|bunun içinde|z czego|millest|tai skaitā|t sk|iš jų
    включая|其中|含|うち|包含|daripadanya|termasuk|trong đó
    """
  ])
}
