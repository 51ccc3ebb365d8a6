/// The words by which banks call what they charge and pay themselves: fees and interest.
package enum ChargeWords {
  private static let words = [
    "fee", "charge", "commission", "interest", "gebühr", "entgelt", "zins", "spesen", "frais", "cotisation", "intérêt",
    "agios", "comisión", "comision", "interes", "interés", "comissão", "tarifa", "juros", "commissione", "canone",
    "interessi", "kosten", "rente", "gebyr", "avgift", "ränta", "korko", "maksu", "opłata", "prowizja", "odsetki",
    "poplatek", "úrok", "díj", "kamat", "комиссия", "процент", "komisyon", "faiz", "手续费", "手數料", "手数料", "利息",
    "수수료", "이자",
  ]

  /// Whether one of them stands in the text, be it as a part of a word.
  package static func areIn(_ text: String) -> Bool {
    let text = text.lowercased()
    return words.contains { text.contains($0) }
  }
}
