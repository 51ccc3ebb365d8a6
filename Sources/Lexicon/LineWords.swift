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

  /// Whether the line says of which month or span the statement is, and not when it was printed, or is due.
  package static func areOfStatedMonth(_ cells: [String]) -> Bool {
    let words = Set(cells.flatMap { $0.split { !$0.isLetter } }.map { String($0).folded })
    return !words.isDisjoint(with: spans) && words.isDisjoint(with: otherMonths)
  }

  private static let spans: Set<String> = Set(
    """
    mes month mois monat mês mese maand måned månad kuukausi miesiąc měsíc mjesec luna месяц ay període periodo período period
    période zeitraum periode okres období időszak период dönem statement extracto extrato estratto relevé auszug kontoauszug
    kontoutdrag kontoutskrift tiliote výpis wyciąg выписка cuenta movimientos
    """.split(whereSeparator: \.isWhitespace).map { String($0).folded })

  private static let otherMonths: Set<String> = Set(
    """
    anterior anteriores previo previa previous prior last próximo próxima proximo next siguiente vencimiento vencimento vence due
    emisión emissão emitido emitida emision impreso impresa impressão printed print generado generada fecha date apertura abierta
    aberta opened vigente vigentes vigencia valid válido válida expira expires saldo balance solde promoción promo promoção tarifas
    tarifa rates corte pago pagamento payment précédent précédente prochain prochaine imprimé édité nächster vorheriger gedruckt
    erstellt fällig since desde seit depuis
    """.split(whereSeparator: \.isWhitespace).map { String($0).folded })

  /// Whether words in front of a day call it that on which the rows below were booked.
  package static func isDayOfBooking(_ label: String) -> Bool {
    let words = label.split { !$0.isLetter }.map { String($0).folded }
    return 1...3 ~= words.count && words.contains { word in bookings.contains { word.hasPrefix($0) } }
  }

  private static let bookings: [String] =
    """
    buchung booking booked posting posted transaction kirjaus tapahtuma bokför bokfør bogfør operaci operaz opérat comptabil
    contabil księgow zaúčt účtov knjiž könyvel проводк операц işlem boek transactie movimi
    """.split(whereSeparator: \.isWhitespace).map { String($0).folded }

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
