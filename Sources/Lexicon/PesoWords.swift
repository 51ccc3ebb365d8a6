package import Values

/// In which country pesos are, by the taxes, payment systems, utilities and places that rows of a statement name.
///
/// `Pesos` beside `Dólares` are those of one of several countries, which a person knows by what is paid there.
package enum PesoWords {
  /// The currency of the only country that the texts speak of, by two different names at least or one that is surely
  /// its own; nil where they speak of none, or of several.
  package static func currency(of texts: some Sequence<String>) -> Currency? {
    var said: [String: (names: Set<TextHash>, isSure: Bool)] = [:]
    for text in texts {
      for (name, country) in table.found(in: MovementPhrases.words(of: text)) {
        said[country.code, default: ([], false)].names.insert(name)
        if country.isSure { said[country.code]?.isSure = true }
      }
    }
    guard said.count == 1, let (code, country) = said.first, country.isSure || country.names.count > 1 else {
      return nil
    }
    return Currency(code)
  }

  private static let table = NameTable(
    countries.flatMap { [($0.others, (code: $0.code, isSure: false)), ($0.sure, (code: $0.code, isSure: true))] })

  private static let countries: [(code: String, sure: String, others: String)] = [
    (
      "ARS",
      """
      cuit|cuil|cbu|afip|iibb|ingresos brutos|impuesto de sellos|imp de sellos|imp sellos|iva rg|db rg|imp pais|impuesto pais|percep rg|percepcion rg
      """,
      """
      argentina|buenos aires|caba|rosario|mendoza|tucuman|mar del plata|coto|farmacity|ypf|edesur|edenor|aysa|naturgy|musimundo|fravega|garbarino
      telecentro|ausol|autopistas del sol|changomas|la anonima|cablevision|personal flow|rapipago|pago facil|carga sube|havanna|grido|freddo
      """
    ),
    (
      "MXN", "clabe|spei|infonavit|imss|rfc",
      """
      mexico|cdmx|guadalajara|monterrey|puebla|tijuana|queretaro|merida|oxxo|soriana|chedraui|bodega aurrera|cfe|telmex|izzi|pemex|liverpool|elektra|coppel|la comer
      farmacias guadalajara|farmacia guadalajara|vips|cinepolis|telcel|superama
      """
    ),
    (
      "CLP", "redbanc|servipag|webpay|transbank|cuentarut|sencillito",
      """
      chile|santiago cl|providencia|las condes|vina del mar|valparaiso|concepcion|copec|unimarc|lider|sodimac|tottus|salcobrand|entel|wom|santa isabel|metro de santiago
      aguas andinas|vtr|hites|la polar
      """
    ),
    (
      "COP", "gmf|gravamen movimientos|nequi|daviplata|baloto|dian",
      """
      colombia|bogota|medellin|cali|barranquilla|bucaramanga|olimpica|alkosto|terpel|exito|almacenes exito|tiendas ara|justo y bueno|codensa|enel colombia|epm|claro colombia
      crepes|juan valdez|transmilenio|cine colombia
      """
    ),
    (
      "UYU", "abitab|redpagos|antel|bps uruguay|ley de inclusion financiera|reduc iva ley|red iva ley",
      """
      uruguay|montevideo|punta del este|maldonado|canelones|ute|ose|tienda inglesa|devoto|ta ta|farmashop|ancap|dgi|telepeaje|paysandu|piriapolis|colonia del sacramento|disco uy
      """
    ),
    (
      "PHP", "instapay|pesonet|gcash|philhealth|pag ibig",
      "philippines|manila|makati|quezon|cebu|davao|meralco|maynilad|jollibee|puregold|mercury drug|pldt|globe telecom"
    ),
  ]
}
