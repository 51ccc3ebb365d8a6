/// Sakuradori Bank, an account in yen: UTF-8 with a byte order mark, Japanese texts under English headings, whole
/// amounts with commas between thousands, withdrawals and deposits in columns of their own, a running balance.
func sakuradoriBank(_ export: Export) -> Statement {
  let balances = export.account.balances(on: export.made)
  var records: [Statement.Record] = [
    .init(text: "Date,Description,Withdrawal,Deposit,Balance", content: .header)
  ]
  for row in export.rows {
    let face = row.shown
    let amount = yen(Int(face.amount.magnitude))
    let fields = [
      face.day.text("YYYY/MM/DD"), quotedIfNeeded(face.text), face.amount < 0 ? amount : "",
      face.amount > 0 ? amount : "", yen(balances[row.event.number] ?? 0),
    ]
    records.append(.init(text: fields.joined(separator: ","), content: row.content, day: face.day))
  }
  return export.statement(records, encoding: .utf8WithMark)
}

private func yen(_ amount: Int) -> String {
  quotedIfNeeded(amountText(amount, digits: 0, group: ","))
}
