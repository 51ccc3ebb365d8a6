import Values

/// The words by which headers tell that rows are documents, bills and orders, and not movements of an account.
package enum DocumentWords {
  private static let words = Set(
    [
      "invoice", "invoice no", "invoice number", "invoice id", "invoice date", "bill no", "bill number", "issued",
      "issue date", "due", "due date", "payment terms", "vat", "vat amount", "vat rate", "tax amount", "net",
      "gross", "quantity", "qty", "unit price", "order no", "order number", "order date", "sku", "customer no",
      "rechnungsnummer", "rechnungsnr", "rechnungsdatum", "fällig", "fällig am", "fälligkeit", "fälligkeitsdatum",
      "mwst", "ust", "steuerbetrag", "netto", "brutto", "menge", "einzelpreis", "kundennummer", "factuurnummer",
      "factuurdatum", "vervaldatum", "btw", "facture", "n° facture", "numéro de facture", "date facture", "échéance",
      "date d'échéance", "tva", "montant ht", "montant ttc", "quantité", "factura", "nº factura",
      "número de factura", "fecha factura", "vencimiento", "iva", "base imponible", "fattura", "numero fattura",
      "data fattura", "scadenza", "imponibile", "fatura", "vencimento", "faktura", "fakturanummer", "fakturadatum",
      "förfallodatum", "moms", "forfallsdato", "laskunumero", "eräpäivä", "alv", "nr faktury", "numer faktury",
      "termin płatności", "kwota netto", "kwota brutto", "číslo faktury", "splatnost", "dph", "számlaszám",
      "fizetési határidő", "áfa", "счет-фактура", "ндс", "срок оплаты", "fatura no", "vade", "kdv", "发票号码", "税额",
      "数量", "单价", "請求書番号", "支払期限", "消費税",
    ].map(\.folded))

  /// Whether at least three headers are such.
  package static func areIn(_ headers: [String]) -> Bool {
    headers.count { words.contains($0.folded) } >= 3
  }
}
