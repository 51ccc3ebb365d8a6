/// The dictionary of the words that banks put over their columns.
package enum HeaderWords {
  /// The roles that a header's text suggests, the heaviest first; empty when it says nothing.
  ///
  /// Weights are comparable between headers: 100 for a phrase that means one thing, less for one that may mean
  /// several, less again where the phrase is only part of the header.
  package static func roles(of header: some StringProtocol) -> [(role: HeaderRole, weight: Int)] {
    var hash = WordHash()
    for scalar in header.unicodeScalars { hash.addFolded(scalar.value) }
    return table[hash] ?? []
  }

  private static let table: [WordHash: [(role: HeaderRole, weight: Int)]] = {
    var table: [WordHash: [(role: HeaderRole, weight: Int)]] = [:]
    for (role, words) in words {
      for word in words.split(separator: "|") {
        var hash = WordHash()
        for scalar in word.unicodeScalars { hash.addFolded(scalar.value) }
        table[hash, default: []].append((role, 100))
      }
    }
    return table
  }()

  private static let words: [(HeaderRole, String)] = [
    (.date, "date|transaction date|datum|buchungstag|fecha|data"),
    (.description, "description|details|narrative|omschrijving|verwendungszweck|text"),
    (.amount, "amount|betrag|bedrag|importe|montant|importo|valor"),
    (.balance, "balance|saldo|kontostand|solde"),
  ]
}
