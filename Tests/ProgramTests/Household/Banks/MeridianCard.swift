/// Meridian Card, a credit card: month first, purchases positive and payments negative, a status column with rows that
/// are not booked yet, no balance, oldest first; some exports spoil a row.
func meridianCard(_ export: Export) -> Statement {
  var records: [Statement.Record] = [
    .init(text: "Date,Description,Card Number,Amount,Status", content: .header)
  ]
  for row in export.rows {
    let face = row.shown
    var fields = [
      face.day.text("MM/DD/YYYY"), quotedIfNeeded(face.text), "XXXX-8127", amountText(-face.amount),
      face.isPending ? "Pending" : "Posted",
    ]
    let spoil = row.event.spoiled[export.made]
    switch spoil {
    case .day: fields[0] = face.day.text("MM/") + "32" + face.day.text("/YYYY")
    case .amount: fields[3] = "n/a"
    case .cut: fields.removeLast(3)
    case nil: break
    }
    let text = fields.joined(separator: ",")
    records.append(
      spoil == nil
        ? .init(text: text, content: row.content, day: face.day) : .init(text: text, content: .rejected))
  }
  return export.statement(records)
}
