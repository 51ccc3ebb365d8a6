import TestSupport
import Testing

@testable import Values

@Suite struct TextHashTests {
  /// Books and caches hold these.
  @Test(
    arguments: [
      ("", 7_423_383_500_306_112_930), ("a", 6_003_925_044_981_634_910), ("abc", 2_427_340_552_029_251_589),
      ("tesco", 57_954_887_160_431_147), ("7654321", 16_104_135_718_181_135_228),
      ("=amazon co uk", 1_803_582_812_402_999_555), ("~tesco stores 2041", 16_705_552_423_200_254_979),
      ("Überweisung", 6_357_603_152_340_487_626),
    ] as [(String, UInt64)])
  func neverChanges(_ text: String, _ hash: UInt64) {
    #expect(text.withBytes { unsafe TextHash($0).value } == hash)
  }

  @Test func lowersOnTheWay() {
    let text = "PAYPAL Europe Sarl 2041 xY"
    for length in 0...text.utf8.count {
      let part = String(text.prefix(length))
      let lowered = part.withBytes { unsafe TextHash(lowering: $0) }
      #expect(lowered == part.lowercased().withBytes { unsafe TextHash($0) }, "\(part)")
    }
  }
}
