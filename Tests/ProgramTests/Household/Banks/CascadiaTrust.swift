/// Cascadia Trust, an account in dollars: ISO days, signed amounts, the bank's own id of each row, LF line ends.
func cascadiaTrust(_ export: Export) -> Statement {
  var records: [Statement.Record] = [
    .init(text: "Transaction ID,Date,Description,Amount,Currency", content: .header)
  ]
  for row in export.rows {
    let face = row.shown
    let fields = [
      "CT-\(70_4100 + row.event.number * 7)", face.day.iso, quotedIfNeeded(face.text), amountText(face.amount), "USD",
    ]
    records.append(.init(text: fields.joined(separator: ","), content: row.content, day: face.day))
  }
  return export.statement(records, lineEnd: "\n")
}
