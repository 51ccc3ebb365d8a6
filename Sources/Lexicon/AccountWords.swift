import Values

/// The words by which headers and the lines around a table tell of an account for payments.
package enum AccountWords {
  private static let words = [
    "current account", "checking", "chequing", "girokonto", "verrechnungskonto", "kontokorrent", "lönekonto",
    "lønnskonto", "privatkonto", "brukskonto", "lønkonto", "käyttötili", "betaalrekening", "zichtrekening",
    "compte courant", "compte chèque", "compte à vue", "cuenta corriente", "conta corrente", "conta à ordem",
    "conto corrente", "rachunek bieżący", "eurokonto", "běžný účet", "bežný účet", "tekući račun",
    "transakcijski račun", "folyószámla", "cont curent", "vadesiz", "расчетный счет", "текущий счет",
    "поточний рахунок", "разплащателна", "普通預金", "活期", "입출금",
  ].map(\.folded)

  /// Whether one of them stands in the text, be it as a part of a word.
  package static func areIn(_ text: String) -> Bool {
    let text = text.folded
    return words.contains { text.contains($0) }
  }
}
