import Values

/// The dictionaries by which statements are read.
package enum StatementWords {
  /// Takes in the large ones, which costs a millisecond or two, and else happens when they are first asked.
  package static func load() {
    _ = HeaderPhrases.table
    MovementPhrases.load()
  }

  /// Whether it is what a bill calls its sum, and nothing else.
  package static func isDue(_ label: String) -> Bool {
    dues.contains(label.split { $0 == ":" || $0 == " " }.joined(separator: " ").folded)
  }

  private static let dues: Set<String> = Set(
    ["dönem borcu", "dönem borcunuz", "ekstre borcu", "toplam borç", "toplam dönem borcu"].map(\.folded))

  /// Whether it is the word in front of the number of a page.
  package static func isPage(_ word: String) -> Bool { pages.contains(word.folded) }

  private static let pages: Set<String> = Set(
    [
      "page", "seite", "página", "pagina", "sida", "side", "sivu", "strona", "strana", "stránka", "oldal", "страница",
      "сторінка", "стр.", "лист", "σελίδα", "sayfa", "עמוד", "דף", "صفحة", "trang", "halaman", "หน้า", "lehekülg",
      "lapa",
      "puslapis", "stran",
    ].map(\.folded))
}
