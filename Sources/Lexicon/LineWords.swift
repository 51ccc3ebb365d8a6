import Values

/// What lines say that stand among rows and are none.
package enum LineWords {
  /// Whether it is what a bill calls its sum, and nothing else.
  package static func isDue(_ label: String) -> Bool {
    dues.contains(label.split { $0 == ":" || $0 == " " }.joined(separator: " ").folded)
  }

  private static let dues: Set<String> = Set(
    [
      "dönem borcu", "dönem borcunuz", "ekstre borcu", "toplam borç", "toplam dönem borcu", "tagihan bulan lalu",
      "tagihan sebelumnya", "tagihan baru", "total tagihan",
      "kabuuang halagang dapat bayaran", "halagang dapat bayaran", "jumlah perlu dibayar",
    ].map(\.folded))

  /// Whether it is the word in front of the number of a page.
  package static func isPage(_ word: String) -> Bool { pages.contains(word.folded) }

  private static let pages: Set<String> = Set(
    """
    page seite página pagina sida side sivu strona strana stránka oldal страница сторінка стр. лист σελίδα sayfa עמוד דף
    صفحة trang halaman หน้า lehekülg lapa puslapis stran
    leathanach tudalen páxina paġna faqja faqe səhifə pahina ukurasa bladsy ikhasi iphepha sahifa sahypa orrialdea
    lappuse
    """.split(whereSeparator: \.isWhitespace).map { String($0).folded })
}
