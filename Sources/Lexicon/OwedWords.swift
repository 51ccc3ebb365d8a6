import Values

/// The words by which the header of a balance says that it is owed to the bank.
package enum OwedWords {
  private static let words = [
    "owing", "owed", "outstanding", "balance due", "amount due", "geschuldet", "restschuld", "ausstehend", "uitstaand",
    "schuld", "restant dû", "capital restant", "deuda", "adeudado", "saldo devedor", "saldo deudor", "dívida",
    "debito residuo", "skuld", "gæld", "gjeld", "velka", "zadłużenie", "dluh", "dlžná", "dug", "tartozás", "datorie",
    "οφειλή", "borç", "задолженность", "борг", "задължение", "未償還", "欠款",
  ].map(\.folded)

  /// Whether one of them stands in the text, be it as a part of a word.
  package static func areIn(_ text: String) -> Bool {
    let text = text.folded
    return words.contains { text.contains($0) }
  }
}
