import Values

/// How plausible bytes are as text of one of the two-byte encodings of East Asia, where letter pairs tell nothing.
///
/// These encodings put common characters before rare ones, so the lead bytes tell how common a character is; a short
/// list of characters that statements use tells the rest.
enum EastAsian: CaseIterable {
  case gb18030, big5, shiftJIS, eucJP, eucKR

  /// The IANA name; iconv is asked for a wider relative, which holds what vendors added.
  var name: String {
    switch self {
    case .gb18030: "GB18030"
    case .big5: "Big5"
    case .shiftJIS: "Shift_JIS"
    case .eucJP: "EUC-JP"
    case .eucKR: "EUC-KR"
    }
  }

  var converter: String {
    switch self {
    case .gb18030: "GB18030"
    case .big5: "BIG5-HKSCS"
    case .shiftJIS: "CP932"
    case .eucJP: "EUC-JP"
    case .eucKR: "CP949"
    }
  }

  /// Points for a sample that `converter` has decoded: about +4 for each byte of a likely character. Nil where the
  /// characters stand alone within words of Latin letters: these are accented letters of another encoding.
  func score(_ raw: [UInt8], decoded: [Unicode.Scalar]) -> Int? {
    if isLatinText(raw) { return nil }
    var score = 0
    var last: UInt8 = 0x20
    var isHalfWide = false
    var place = 0
    while place < raw.count {
      let lead = raw[place]
      guard lead >= 0x80 else {
        last = lead
        isHalfWide = false
        place += 1
        continue
      }
      let length = lengthOfCharacter(in: raw, at: place)
      let trail = length > 1 && place + 1 < raw.count ? raw[place + 1] : 0
      score += length * points(lead: lead, trail: trail, length: length)
      // Nor a rare one beside letters of half a width: those are of a script with one byte a letter.
      let beside = place + length < raw.count ? raw[place + length] : 0
      if self == .shiftJIS, length > 1, lead >= 0xE0, (0xA1...0xDF).contains(beside) || isHalfWide { score -= 8 }
      isHalfWide = self == .shiftJIS && length == 1
      // A character of East Asia rarely stands within a word of Latin letters.
      if isLatin(last) { score -= 4 }
      if place + length < raw.count, isLatin(raw[place + length]) { score -= 4 }
      last = 0x80
      place += length
    }
    let common = self.common
    for scalar in decoded where scalar.value > 0x7F && common.contains(scalar.value) { score += 6 }
    return score
  }

  /// Whether half of the characters or more are one alone with a Latin letter before it, behind it or in it: `prąd`.
  private func isLatinText(_ raw: [UInt8]) -> Bool {
    var (characters, lone, place) = (0, 0, 0)
    while place < raw.count {
      guard raw[place] >= 0x80 else {
        place += 1
        continue
      }
      let start = place
      var run = 0
      while place < raw.count, raw[place] >= 0x80 {
        place = min(raw.count, place + lengthOfCharacter(in: raw, at: place))
        run += 1
      }
      characters += run
      let around = max(0, start - 1)..<min(raw.count, place + 1)
      if run == 1, raw[around].contains(where: isLatin) { lone += 1 }
    }
    return lone > 0 && lone * 2 >= characters
  }

  private func lengthOfCharacter(in raw: [UInt8], at place: Int) -> Int {
    let lead = raw[place]
    switch self {
    case .gb18030:
      return place + 1 < raw.count && raw[place + 1].isDigit ? 4 : 2
    case .shiftJIS: return (0xA1...0xDF).contains(lead) || lead == 0x80 ? 1 : 2
    case .eucJP: return lead == 0x8F ? 3 : 2
    case .big5, .eucKR: return 2
    }
  }

  /// Points for each byte of one character.
  private func points(lead: UInt8, trail: UInt8, length: Int) -> Int {
    switch self {
    case .gb18030:
      if length == 4 { return -3 }
      if trail < 0xA1 { return -2 }
      switch lead {
      case 0xB0...0xD7: return 2
      case 0xA1, 0xA3: return 1
      case 0xD8...0xF7: return 0
      case 0xA4, 0xA5: return -1
      default: return -2
      }
    case .big5:
      switch lead {
      case 0xA4...0xC6: return 2
      case 0xA1...0xA3: return 1
      case 0xC9...0xF9: return -1
      default: return -3
      }
    case .shiftJIS:
      if length == 1 { return lead < 0xA6 ? 0 : 2 }
      switch lead {
      case 0x82, 0x83: return 3
      case 0x88...0x97: return 2
      case 0x81: return 1
      case 0x98...0x9F, 0xE0...0xEA: return -1
      default: return -3
      }
    case .eucJP:
      if lead == 0x8E { return 1 }
      switch lead {
      case 0xA4, 0xA5: return 3
      case 0xB0...0xCF: return 1
      case 0xA1, 0xA3: return 1
      case 0xD0...0xF4: return -1
      default: return -3
      }
    case .eucKR:
      switch lead {
      case 0xB0...0xC8: return trail >= 0xA1 ? 2 : -1
      case 0xA1...0xA3: return 1
      case 0x81...0xA0: return -1
      default: return -2
      }
    }
  }

  private func isLatin(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// Characters that statements of the encoding's home use.
  private var common: Set<UInt32> {
    let text =
      switch self {
      case .gb18030:
        """
        交易时间日期金额余额账户账号类型状态商户名称对方备注收支支出收入转账付款收款方式银行卡信用工商建设农\
        业中国招商人民币元摘要币种单号订单商品说明支付宝微信零钱充值提现退款成功关闭完成当前总笔记录明细起始\
        终止导出理财基金红包消费餐饮超市公司有限的店网上快捷工资利息手续费存入取款
        """
      case .big5:
        """
        交易時間日期金額餘額帳戶帳號類型狀態商戶名稱對方備註收支支出收入轉帳付款收款方式銀行卡信用中國信託國\
        泰世華台新玉山新臺幣元摘要幣別單號訂單商品說明存入提款提現退款成功薪資利息手續費公司有限的店網路便利\
        商店全家超商水電費電信股份台北市高雄
        """
      case .shiftJIS, .eucJP:
        """
        日付年月取引内容金額残高摘要お預入引出支払入金出金振込振替手数料口座番号銀行支店普通預金円利用者名義\
        店カードのはをにでとがしたまスイトンルリラアクシコドジッーフ三井住友菱給与利息電気水道料金株式会社税\
        込明細通貨
        """
      case .eucKR:
        """
        거래일자시간금액잔액적요내용입금출금계좌번호은행지점카드이체수수료이자급여보내는받는분메모구분통장결\
        제승인취소가맹점명원합계국민신한우리하나농협기업주식회사의에서로
        """
      }
    return Set(text.unicodeScalars.lazy.map(\.value))
  }
}
