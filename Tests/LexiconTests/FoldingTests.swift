import TestSupport
import Testing

@testable import Lexicon
@testable import Values

@Suite struct FoldingTests {
  private func words(_ text: String) -> String {
    String(decoding: Folding.words.folded(text), as: UTF8.self)
  }

  @Test(arguments: [
    ("ＣＡＦÉ  Zoë", "cafe zoe"), ("Straße\u{a0}12 – “A”", "strasse 12 - \"a\""), ("ﾊﾟﾝ ｶﾞｽ", "パン ガス"), ("Ёлка", "елка"),
    ("ΆΛΦΑΣ", "αλφασ"), ("a\u{200b}b \u{fffd}€", "ab \u{fffd}€"), ("№ 5º й", "№ 5º й"),
  ])
  func textsFold(_ text: String, _ folded: String) {
    #expect(text.folded == folded)
  }

  /// As texts, but for what separates words, and for letters that are written with and without their marks.
  @Test(arguments: [
    ("Écriture n° 5", "ecriture no 5"), ("№5", "no5"), ("Betrag (€)", "betrag"), ("a−b、c「d」", "a b c d"),
    ("Мой ЇЖАК Ґанок", "мои іжак ганок"), ("سُوق أحمد", "سوق احمد"), ("ﾊﾟﾝ", "パン"), ("1ª \u{fffd} §", "1a"), ("", ""),
  ])
  func wordsFold(_ text: String, _ folded: String) {
    #expect(words(text) == folded)
  }

  /// Headers are read scalar by scalar, texts of rows as a whole.
  @Test func aScalarFoldsAloneAsInAText() {
    for value in UInt32(0x80)...0x3_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let (first, second) = Folding.letters(of: value)
      let alone = String(String.UnicodeScalarView([first, second].filter { $0 != 0 }.compactMap(Unicode.Scalar.init)))
      let whole = words("a" + String(String.UnicodeScalarView([scalar])) + "b")
      if whole != "a\(alone)b" { Issue.record("\(String(value, radix: 16)): \(whole)") }
    }
  }

  @Test func foldedTextsStayAsTheyAre() {
    for value in UInt32(1)...0x3_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(String.UnicodeScalarView([scalar]))
      let (once, word) = (text.folded, words(text))
      if once.folded != once || words(word) != word { Issue.record("\(String(value, radix: 16)): \(once) \(word)") }
    }
  }

  @Test func whatMattersNotInHeadersAndAroundCards() {
    #expect(HeaderWords.roles(of: "ＤＡＴＥ").first?.role == .date)
    #expect(HeaderWords.roles(of: "ﾒﾓ").map(\.role) == HeaderWords.roles(of: "メモ").map(\.role))
    #expect(PartWords.card.areIn("NUMERO DO CARTAO") && PartWords.card.areIn("KARTI") && !PartWords.card.areIn("Konto"))
    #expect(MultipleWords.power(in: "Amount (’000)") == 3 && MultipleWords.power(in: "en\u{a0}1’000") == 3)
  }
}
