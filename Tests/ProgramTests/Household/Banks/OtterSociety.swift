/// Otter Building Society, savings: tabs, months by name, amounts without sign beside a flag for debit or credit, a
/// running balance, and file names that say nothing, so that the number in the file must tell whose it is.
func otterSociety(_ export: Export) -> Statement {
  let balances = export.account.balances(on: export.made)
  var records: [Statement.Record] = [
    .init(text: "Otter Building Society\tRainy Day Saver", content: .preamble),
    .init(text: "Account number\t55512087", content: .preamble),
    .init(text: "Date\tDetails\tAmount\tD/C\tBalance", content: .header),
  ]
  for row in export.rows {
    let face = row.shown
    let fields = [
      face.day.text("DD MMM YYYY"), face.text, amountText(Int(face.amount.magnitude)), face.amount < 0 ? "D" : "C",
      amountText(balances[row.event.number] ?? 0),
    ]
    records.append(.init(text: fields.joined(separator: "\t"), content: row.content, day: face.day))
  }
  return export.statement(records)
}
