import Values

/// The words by which headers and lines around a table tell that the statement is that of a card.
package enum CardWords {
  private static let words: [[UInt8]] = [
    "card", "karte", "carte", "kort", "tarjeta", "cartão", "carta di", "kaart", "karta", "карт", "信用卡", "merchant",
    "portador", "estabelecimento", "parcela", "cuota", "利用店", "ご利用", "加盟店", "消費", "가맹점", "할부", "כרטיס",
    "בית העסק", "بطاقة", "taksit", "kartı", "kártya", "κάρτα",
  ].map { Folding.shared.folded($0) }
  /// Places in `words` by first byte: most bytes begin none.
  private static let starting: [[Int]] = (0..<256).map { first in words.indices.filter { Int(words[$0][0]) == first } }

  /// Whether one of them stands in the text, be it as a part of a word.
  package static func areIn(_ text: String) -> Bool {
    let bytes = Folding.shared.folded(text)
    return bytes.indices.contains { place in
      starting[Int(bytes[place])].contains { bytes[place...].starts(with: words[$0]) }
    }
  }
}
