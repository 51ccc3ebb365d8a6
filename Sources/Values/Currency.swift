/// A currency by its three-letter code, with the number of decimals that money in it has.
///
/// Codes and exponents are those of ISO 4217; a code that the standard does not list has two decimals.
package struct Currency: Hashable, Sendable {
  private let packed: UInt32

  /// Nil unless `code` is three ASCII letters; lower case is raised.
  package init?(_ code: some StringProtocol) {
    var packed: UInt32 = 0
    var count = 0
    for byte in code.utf8 {
      let upper = byte.isSmall ? byte - 32 : byte
      guard upper.isCapital, count < 3 else { return nil }
      packed = packed << 8 | UInt32(upper)
      count += 1
    }
    guard count == 3 else { return nil }
    self.packed = packed
  }

  package var code: String {
    String(decoding: [UInt8(packed >> 16 & 0xff), UInt8(packed >> 8 & 0xff), UInt8(packed & 0xff)], as: UTF8.self)
  }

  /// The code of ISO 4217 for where no currency is involved: three times the letter X.
  package static let unstated = Currency(packed: 0x58_5858)

  private init(packed: UInt32) { self.packed = packed }

  /// How many decimals a major unit has: 2 for EUR, 0 for JPY, 3 for KWD.
  ///
  /// TWD is shown without decimals, as its banks state it.
  package var exponent: Int {
    Currency.exponents[code] ?? 2
  }

  /// Whether two codes name the same money today: banks go on writing RUR and RMB.
  package func isSame(as other: Currency) -> Bool {
    (Currency.today[code] ?? code) == (Currency.today[other.code] ?? other.code)
  }

  private static let today = ["RUR": "RUB", "RMB": "CNY", "CNH": "CNY", "NTD": "TWD"]

  /// Whether ISO 4217 lists the code today, or listed it in living memory.
  package var isListed: Bool {
    Currency.listed.contains(code)
  }

  /// Whether it has decimals that nobody writes: a thousand units buy a meal at most.
  package var isOfSmallUnits: Bool { Currency.ofSmallUnits.contains(code) }

  private static let ofSmallUnits = Set(
    words("AMD ARS CDF COP CRC HUF IDR IQD IRR KHR KZT LAK LBP MGA MMK MNT MWK NGN SLL SYP TZS UZS YER ZWL"))

  private static let exponents: [String: Int] = {
    var table: [String: Int] = [:]
    for code in words("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF TWD UGX UYI VND VUV XAF XOF XPF") { table[code] = 0 }
    for code in words("BHD IQD JOD KWD LYD OMR TND") { table[code] = 3 }
    for code in words("CLF UYW") { table[code] = 4 }
    return table
  }()

  private static let listed: Set<String> = Set(
    words(
      """
      AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BYR BZD CAD CDF \
      CHE CHF CHW CLF CLP CNH CNY COP CRC CUC CUP CVE CZK DEM DJF DKK DOP DZD EEK EGP ERN ESP ETB EUR FJD FKP FRF GBP \
      GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR IEP ILS INR IQD IRR ISK ITL JMD JOD JPY KES KGS KHR KMF KPW \
      KRW KWD KYD KZT LAK LBP LKR LRD LSL LTL LVL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN \
      NIO NLG NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PTE PYG QAR RON RSD RUB RUR RWF SAR SBD SCR SDG SEK SGD SHP SIT \
      SKK SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRL TRY TTD TWD TZS UAH UGX USD UYI UYU UYW UZS VED \
      VES VND VUV WST XAF XAG XAU XCD XCG XDR XOF XPD XPF XPT YER ZAR ZMW ZWG ZWL
      """))

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
  }
}

extension Currency: CustomStringConvertible {
  package var description: String { code }
}
