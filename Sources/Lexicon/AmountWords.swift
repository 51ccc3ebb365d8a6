package import Values

/// What is written beside numbers: currencies by sign, abbreviation or code, and the flags of credit and debit.
package struct AmountWords {
  package struct Meaning {
    package var currency: Currency?
    package var flag: AmountFlag?
    /// Whether a full stop behind the word belongs to it: `kr.`, `Rs.`, but not `$.50`.
    package var takesPoint: Bool
    /// Whether it means that only beside a number with a mark: `12,00 S`, but not house `12 S`.
    package var needsMark = false
  }

  /// The word without blanks, digits and signs, as it stands.
  package static func meaning(of word: UnsafeBufferPointer<UInt8>) -> Meaning? {
    guard word.count > 0, word.count <= 16 else { return nil }
    if let index = unsafe words.table.value(of: key(word)) { return words.meanings[Int(index)] }
    // `TTD$ 15.00`
    let isDollars = unsafe word.count == 4 && word[3] == UInt8(ascii: "$")
    guard word.count == 3 || isDollars else { return nil }
    guard let currency = unsafe Currency(String(decoding: word.prefix(3), as: UTF8.self)), currency.isListed else {
      return nil
    }
    return Meaning(currency: currency, flag: nil, takesPoint: false)
  }

  /// Of the bytes, with ASCII letters lowered.
  private static func key(_ word: UnsafeBufferPointer<UInt8>) -> TextHash {
    var hash = TextHash()
    for place in 0..<word.count {
      let byte = unsafe word[place]
      hash.add(UInt32(byte.lowered))
    }
    return hash
  }

  private static let words = AmountWords()

  /// Each word's place in `meanings`.
  private var table = WordTable(capacity: 600)
  private var meanings: [Meaning] = []

  private init() {
    AmountWords.text.withUTF8Buffer { bytes in
      var start = 0
      for place in 0...bytes.count {
        guard unsafe place == bytes.count || bytes[place] == 0x20 || bytes[place] == 0x0a else { continue }
        if place > start { unsafe add(UnsafeBufferPointer(rebasing: bytes[start..<place])) }
        start = place + 1
      }
    }
  }

  /// `zł=PLN`, or a code alone.
  private mutating func add(_ entry: UnsafeBufferPointer<UInt8>) {
    let split = unsafe entry.firstIndex(of: UInt8(ascii: "="))
    let word = unsafe UnsafeBufferPointer(rebasing: entry[..<(split ?? entry.count)])
    let code = unsafe String(decoding: split.map { unsafe entry[($0 + 1)...] } ?? entry[...], as: UTF8.self)
    // Signs such as `€` are no letters; abbreviations may end in a full stop.
    let isSign =
      unsafe word[word.count - 1] == UInt8(ascii: "$") || word[0] == UInt8(ascii: "\\") || word[0] == 0xc2
      || word[0] >= 0xe2
    let meaning =
      switch code {
      case "cr": Meaning(flag: .credit, takesPoint: true)
      case "dr": Meaning(flag: .debit, takesPoint: true)
      case "haben": Meaning(flag: .credit, takesPoint: false, needsMark: true)
      case "soll": Meaning(flag: .debit, takesPoint: false, needsMark: true)
      default: Meaning(currency: Currency(code), flag: nil, takesPoint: split != nil && !isSign)
      }
    unsafe table.insert(AmountWords.key(word), value: UInt16(meanings.count))
    meanings.append(meaning)
  }

  /// `?` marks what several currencies share. Codes that are missing here are looked up in the standard's list.
  private static let text: StaticString = """
    eur usd gbp chf sek nok dkk isk pln czk huf ron bgn rsd bam mkd all try rub uah byn kzt gel amd azn ils aed sar qar kwd
    bhd omr jod egp mad tnd zar ngn ghs kes ugx tzs jpy cny hkd twd krw inr pkr lkr bdt npr idr myr sgd php thb vnd aud nzd
    cad mxn brl ars clp cop pen uyu bob pyg crc gtq dop
    cr=cr c=cr dr=dr d=dr db=dr s=soll h=haben Χ=soll χ=soll Π=haben π=haben soll=soll haben=haben od=soll
    जमा=cr नामे=dr জমা=cr খরচ=dr кт=cr Кт=cr КТ=cr дт=dr Дт=dr ДТ=dr
    €=EUR £=GBP ₹=INR ₩=KRW ￦=KRW ₽=RUB ₺=TRY ₴=UAH ₪=ILS ฿=THB ₫=VND đ=VND ₱=PHP ₦=NGN ₵=GHS ₡=CRC ₲=PYG ₸=KZT ₼=AZN
    ₾=GEL ₭=LAK ៛=KHR ৳=BDT ₮=MNT $=? \\=? ¥=? ￥=? ＄=? ￡=GBP kr=? rs=? ₨=? r=ZAR
    $u=UYU us$=USD usd$=USD u$s=USD r$=BRL a$=AUD au$=AUD c$=CAD ca$=CAD s$=SGD sg$=SGD nz$=NZD hk$=HKD nt$=TWD mx$=MXN
    mex$=MXN rd$=DOP j$=JMD bz$=BZD tt$=TTD b$=BSD fj$=FJD clp$=CLP col$=COP cop$=COP n$=NAD z$=ZWL ec$=XCD ar$=ARS
    cn¥=CNY jp¥=JPY rmb=CNY rmb¥=CNY 元=CNY 圆=CNY 人民币=CNY 人民幣=CNY 円=JPY 원=KRW 港币=HKD 港幣=HKD 港元=HKD
    美元=USD 欧元=EUR 歐元=EUR 日元=JPY 日圓=JPY 新台幣=TWD 台幣=TWD 英镑=GBP 英鎊=GBP 臺幣=TWD 新臺幣=TWD 台币=TWD
    澳元=AUD 加元=CAD 新加坡元=SGD 韩元=KRW 瑞士法郎=CHF 澳币=AUD
    zł=PLN zl=PLN kč=CZK kc=CZK ft=HUF lei=RON leu=RON rp=IDR rm=MYR fr=CHF sfr=CHF eur€=EUR euro=EUR euros=EUR
    лв=BGN kn=HRK din=RSD дин=RSD km=BAM ден=MKD руб=RUB р=RUB грн=UAH tl=TRY ₤=? lt=LTL ls=LVL skr=SEK dkr=DKK
    nkr=NOK ikr=ISK s/=PEN bs=BOB q=GTQ l=HNL gs=PYG ksh=KES kshs=KES tsh=TZS ush=UGX dh=? dhs=AED sr=SAR qr=QAR bd=BHD
    kz=AOA lek=ALL le=? nu=BTN mt=MZN gh¢=GHS gh₵=GHS b/=PAB t$=TOP ws$=WST сом=? soʻm=UZS so‘m=UZS
    fbu=BIF frw=RWF ar=MGA fg=GNF fdj=DJF fc=? da=DZD mk=MWK nfk=ERN br=? g$=GYD bds$=BBD ci$=KYD si$=SBD vt=VUV
    cfp=XPF afl=AWG naf=ANG دج=DZD دت=TND ل.د=LYD ج.س=SDG جنيه=? درهم=? ريال=? دينار=?
    kd=KWD fcfa=XOF cfa=? tk=BDT baht=THB บาท=THB đồng=VND vnđ=VND
    lekë=ALL so’m=UZS so'm=UZS naira=NGN ringgit=MYR rupiah=IDR ariary=MGA eiro=EUR ewro=EUR eurų=EUR eurai=EUR
    eurot=EUR soʼm=UZS
    د.ا=JOD د.إ=AED ر.س=SAR ر.ق=QAR د.ك=KWD د.ب=BHD ر.ع=OMR ج.م=EGP د.م=MAD د.ت=TND د.ج=DZD ل.ل=LBP ل.س=SYP د.ع=IQD د.ل=LYD
    ብር=ETB ናቕፋ=ERN ლარი=GEL դրամ=AMD դր=AMD ֏=AMD ؋=AFN افغانی=AFN افغانۍ=AFN ریال=IRR روپے=PKR रुपये=INR रुपए=INR
    રૂ=INR ਰੁ=INR ਰੁਪਏ=INR రూ=INR ರೂ=INR രൂ=INR രൂപ=INR ଟଙ୍କା=INR රු=LKR ກີບ=LAK រៀល=KHR ကျပ်=MMK теңге=KZT тенге=KZT
    тг=KZT сўм=UZS сум=UZS сомонӣ=TJS сомони=TJS төгрөг=MNT төг=MNT денар=MKD денари=MKD мкд=MKD ευρώ=EUR
    """
}
