/// The words by which headers, the lines around a table and the names of files tell of a savings account.
package enum SavingsWords {
  private static let words = [
    "savings", "saving account", "sparkonto", "sparbuch", "tagesgeld", "festgeld", "spaarrekening", "épargne", "livret",
    "ahorro", "poupança", "libretto di risparmio", "conto deposito", "sparekonto", "säästötili", "oszczędnościowe",
    "spořicí", "spořící", "megtakarítás", "сберегательный", "вклад", "birikim", "储蓄", "定期存款", "적금",
  ]

  /// Whether one of them stands in the text, be it as a part of a word.
  package static func areIn(_ text: String) -> Bool {
    let text = text.lowercased()
    return words.contains { text.contains($0) }
  }
}
