/// Sparhaus Lindental, a joint account: Windows-1252, semicolons, everything quoted, decimal comma with points between
/// thousands, newest first, and a closing balance below the rows.
func sparhausLindental(_ export: Export) -> Statement {
  let from = export.span.lowerBound.text("DD.MM.YYYY")
  let to = export.span.upperBound.text("DD.MM.YYYY")
  var records: [Statement.Record] = [
    .init(text: "\"Umsatzübersicht\";\"Gemeinschaftskonto\"", content: .preamble),
    .init(text: "\"IBAN\";\"DE87 9990 0000 0417 2290 18\"", content: .preamble),
    .init(text: "\"Zeitraum\";\"\(from) - \(to)\"", content: .preamble),
    .init(text: "", content: .blank),
    .init(
      text: "\"Buchungstag\";\"Wertstellung\";\"Verwendungszweck\";\"Betrag\";\"Währung\"", content: .header),
  ]
  for row in export.rows.reversed() {
    let face = row.shown
    let valueDay = face.amount > 0 ? face.day : face.day + (face.day.weekday == 5 ? 3 : 1)
    let fields = [
      face.day.text("DD.MM.YYYY"), valueDay.text("DD.MM.YYYY"), face.text,
      amountText(face.amount, mark: ",", group: "."), "EUR",
    ]
    records.append(
      .init(text: fields.map(quoted).joined(separator: ";"), content: row.content, day: face.day))
  }
  let closing = export.account.balance(at: export.span.upperBound, on: export.made)
  records.append(.init(text: "", content: .blank))
  records.append(
    .init(
      text: "\"Kontostand am \(to):\";\"\(amountText(closing, mark: ",", group: ".")) EUR\"", content: .footer))
  return export.statement(records, encoding: .windows1252)
}
