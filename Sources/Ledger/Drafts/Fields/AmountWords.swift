/// What is written beside numbers: currencies by sign, abbreviation or code, and the flags of credit and debit.
enum AmountWords {
  struct Meaning {
    var currency: Currency?
    var flag: AmountFlag?
    /// Whether a full stop behind the word belongs to it: `kr.`, `Rs.`, but not `$.50`.
    var takesPoint: Bool
  }

  /// The word without blanks, digits and signs, as it stands.
  static func meaning(of word: UnsafeBufferPointer<UInt8>) -> Meaning? {
    guard word.count > 0, word.count <= 16 else { return nil }
    return unsafe table[key(word)]
  }

  private static func key(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for place in 0..<word.count {
      let byte = unsafe word[place]
      let lower = byte &- 65 < 26 ? byte + 32 : byte
      hash = (hash ^ UInt64(lower)) &* 0x100_0000_01b3
    }
    return hash
  }

  private static let table: [UInt64: Meaning] = {
    var table: [UInt64: Meaning] = [:]
    for code in Currency.listed {
      var code = code
      let hash = code.withUTF8 { unsafe key($0) }
      table[hash] = Meaning(currency: Currency(code), flag: nil, takesPoint: false)
    }
    for entry in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let parts = entry.split(separator: "=")
      guard parts.count == 2 else { continue }
      var word = String(parts[0])
      let takesPoint = word.utf8.allSatisfy { $0 >= 65 } && !["€", "£", "¥", "₹"].contains(word)
      let meaning =
        switch parts[1] {
        case "cr": Meaning(flag: .credit, takesPoint: true)
        case "dr": Meaning(flag: .debit, takesPoint: true)
        default: Meaning(currency: Currency(parts[1]), flag: nil, takesPoint: takesPoint)
        }
      let hash = word.withUTF8 { unsafe key($0) }
      table[hash] = meaning
    }
    return table
  }()

  /// `?` marks what several currencies share.
  private static let text = """
    cr=cr c=cr dr=dr d=dr db=dr
    €=EUR £=GBP ₹=INR ₩=KRW ￦=KRW ₽=RUB ₺=TRY ₴=UAH ₪=ILS ฿=THB ₫=VND đ=VND ₱=PHP ₦=NGN ₵=GHS ₡=CRC ₲=PYG ₸=KZT ₼=AZN
    ₾=GEL ₭=LAK ៛=KHR ৳=BDT ₮=MNT $=? ¥=? ￥=? ＄=? ￡=GBP kr=? rs=? ₨=? r=ZAR
    us$=USD usd$=USD u$s=USD r$=BRL a$=AUD au$=AUD c$=CAD ca$=CAD s$=SGD sg$=SGD nz$=NZD hk$=HKD nt$=TWD mx$=MXN
    mex$=MXN rd$=DOP j$=JMD bz$=BZD tt$=TTD b$=BSD fj$=FJD clp$=CLP col$=COP cop$=COP n$=NAD z$=ZWL ec$=XCD ar$=ARS
    cn¥=CNY jp¥=JPY rmb=CNY rmb¥=CNY 元=CNY 圆=CNY 人民币=CNY 人民幣=CNY 円=JPY 원=KRW 港币=HKD 港幣=HKD 港元=HKD
    美元=USD 欧元=EUR 歐元=EUR 日元=JPY 日圓=JPY 新台幣=TWD 台幣=TWD 英镑=GBP 英鎊=GBP
    zł=PLN zl=PLN kč=CZK kc=CZK ft=HUF lei=RON leu=RON rp=IDR rm=MYR fr=CHF sfr=CHF eur€=EUR euro=EUR euros=EUR
    лв=BGN kn=HRK din=RSD дин=RSD km=BAM ден=MKD руб=RUB р=RUB rub=RUB грн=UAH tl=TRY ₤=? lt=LTL ls=LVL skr=SEK dkr=DKK
    nkr=NOK ikr=ISK s/=PEN bs=BOB q=GTQ l=HNL gs=PYG ksh=KES kshs=KES tsh=TZS ush=UGX dh=? dhs=AED sr=SAR qr=QAR bd=BHD
    kd=KWD fcfa=XOF cfa=? tk=BDT lkr=LKR baht=THB บาท=THB đồng=VND vnđ=VND php=PHP ron=RON
    د.إ=AED ر.س=SAR ج.م=EGP
    """
}
