/// Harbour & Vale Bank, a current account: a preamble, day first, money in and out in columns of their own, a running
/// balance, oldest first, and now and then a notice that moves no money and is no readable row.
func harbourVale(_ export: Export) -> Statement {
  let balances = export.account.balances(on: export.made)
  var records: [Statement.Record] = [
    .init(text: "Harbour & Vale Bank plc,Classic Current", content: .preamble),
    .init(text: "Account number,71034468", content: .preamble),
    .init(text: "Exported," + export.made.text("DD/MM/YYYY"), content: .preamble),
    .init(text: "", content: .blank),
    .init(text: "Date,Type,Description,Paid in,Paid out,Balance", content: .header),
  ]
  for row in export.rows {
    let face = row.shown
    let amount = amountText(Int(face.amount.magnitude))
    let fields = [
      face.day.text("DD/MM/YYYY"), row.event.type, quotedIfNeeded(face.text), face.amount > 0 ? amount : "",
      face.amount < 0 ? amount : "", amountText(balances[row.event.number] ?? 0),
    ]
    records.append(.init(text: fields.joined(separator: ","), content: row.content, day: face.day))
  }
  if let notice = notices[export.file] {
    let place = records.count - 6
    let balance = records[place - 1].text.split(separator: ",").last ?? ""
    records.insert(.init(text: notice + balance, content: .rejected), at: place)
  }
  return export.statement(records)
}

/// Rows that move no money and cannot be read, by the file that holds them; the balance before them follows.
private let notices = [
  "current-20250303.csv": "31/02/2025,INT,INTEREST ADJUSTMENT,0.00,,",
  "current-20250707.csv": "04/07/2025,CHG,\"FEE REVIEW, SEE LETTER\",,n/a,",
]
