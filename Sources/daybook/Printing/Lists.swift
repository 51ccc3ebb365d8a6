import Store
import Values
import Workspace

extension TransactionRecord: Listed {
  static let columns = [
    Column("id", .number), Column("date", .day), Column("account", .text, .cut(8), spare: 1),
    Column("amount", .amount), Column("currency", .text, .never), Column("payee", .text, .cut(10)),
    Column("description", .text, .cut(14), spare: 0), Column("category", .text, .cut(10), spare: 3),
    Column("bucket", .text, .never), Column("period", .text, .never), Column("status", .text, .whole, spare: 2),
    Column("rule", .text, .never), Column("statement", .text, .never), Column("line", .number, .never),
  ]
  static let none = "No transactions."

  /// The amount with its currency; a standing only where it is not the usual one.
  func shown(_ style: ValueStyle) -> [String] {
    var shown = style.shown(fields, Self.columns)
    shown[3] = style.money(amount, currency)
    if status == "booked" { shown[10] = "" }
    return shown
  }

  /// With a note, the other side of a transfer, the parts of a split, tags, a tax code, what the bank states where that
  /// was corrected, and files, where there are any.
  func json() throws -> String {
    var object = JSON.object(Self.columns, fields)
    object.removeLast()
    if let note { object += ", \"note\": " + JSON.quoted(note) }
    if let transfer { object += ", \"transfer\": " + JSON.quoted(transfer) }
    if let splits { object += ", \"splits\": " + (try list(splits.map(JSON.line))) }
    if let tags { object += ", \"tags\": " + list(tags.map(JSON.quoted)) }
    if let tax { object += ", \"tax\": " + JSON.quoted(tax) }
    if let bank { object += ", \"bank\": " + (try JSON.line(bank)) }
    if let reconciled { object += ", \"reconciled\": " + (try JSON.line(reconciled)) }
    if let attachments { object += ", \"attachments\": " + (try list(attachments.map(JSON.line))) }
    return object + "}"
  }

  private func list(_ values: [String]) -> String { "[" + values.joined(separator: ", ") + "]" }
}

extension TransferRecord: Listed {
  static let columns = [
    Column("outgoing", .number), Column("date", .day), Column("account", .text, .cut(8)), Column("amount", .amount),
    Column("incoming", .number), Column("other_date", .day, spare: 1), Column("other_account", .text, .cut(8)),
    Column("other_amount", .amount), Column("decided_by", spare: 0),
  ]
  static let none = "No transfers are linked."
}

extension RowRecord: Listed {
  static let columns = [
    Column("statement", .text, .cut(12)), Column("line", .number), Column("disposition"),
    Column("transaction", .number), Column("reason", .text, .cut(12), spare: 0),
  ]
  static let none = "No rows."
}

extension AccountRecord: Listed {
  static let columns = [
    Column("name", .text, .cut(10)), Column("kind", .text, .never), Column("currency"), Column("balance", .amount),
    Column("checked_on", .day), Column("checked_balance", .amount, .never),
    Column("booked_after", .amount, spare: 2), Column("held", .amount, spare: 4), Column("pending", .amount, spare: 3),
    Column("stale", .number, spare: 5), Column("covered", .text, .never), Column("gaps", .text, .never),
    Column("owner", .text, .never), Column("budget", .text, .never), Column("transactions", .number, spare: 0),
    Column("first_date", .day, .never), Column("last_date", .day, spare: 1),
  ]
  static let none = "No accounts yet: they come from daybook.yaml with the first import."

  /// With the spans as arrays.
  func json() throws -> String {
    let spans = try [("covered", covered), ("gaps", gaps)].map { name, spans in
      "\"\(name)\": [" + (try spans.map(JSON.line).joined(separator: ", ")) + "]"
    }
    let plain = zip(Self.columns, fields).filter { $0.0.name != "covered" && $0.0.name != "gaps" }
    var object = JSON.object(plain.map(\.0), plain.map(\.1))
    object.removeLast()
    return object + ", " + spans.joined(separator: ", ") + "}"
  }

  /// What to ask the bank for, a line for each hole.
  func wishes(_ style: ValueStyle) -> [String] {
    gaps.map { gap in
      let days = "\(style.day(gap.first)) to \(style.day(gap.last))"
      let asked = gap.asked.map { "its export was asked for on \(style.day($0))." }
      return "\(name): no statement lists \(days); \(asked ?? "ask the bank for the export of these days.")"
    }
  }
}

extension TieRecord: Listed {
  static let columns = [
    Column("account"), Column("currency"), Column("date", .day), Column("stated", .amount), Column("book", .amount),
    Column("difference", .amount), Column("source"), Column("answer"),
  ]
  static let none = "No accounts yet: they come from daybook.yaml with the first import."
}

extension CategoryRecord: Listed {
  static let columns = [
    Column("category", .text, .cut(20)), Column("kind"), Column("bucket", spare: 2), Column("icon", spare: 1),
    Column("colour", .text, .never), Column("default", .flag, spare: 0), Column("hidden", .flag, .never),
    Column("transactions", .number),
  ]
  static let none = "No categories. Add one with: daybook categories add PATH"

  /// A tree: the name alone, under what it is in.
  func shown(_ style: ValueStyle) -> [String] {
    let name = String(repeating: "  ", count: level) + name + (isHidden ? " (hidden)" : "")
    return [name] + fields.dropFirst()
  }
}

extension LogEntry: Listed {
  static let columns = [
    Column("run", .number), Column("at", spare: 4), Column("who", .text, .cut(4), spare: 3),
    Column("command", .text, .cut(24)), Column("why", .text, .cut(10), spare: 2), Column("undone_by", .number),
    Column("statements", .number, spare: 1), Column("decisions", .number, spare: 0),
  ]
  static let none = "No runs yet."

  /// The day as all others; in another form than ISO a blank parts it from the time.
  func shown(_ style: ValueStyle) -> [String] {
    var shown = fields
    let (day, time) = (style.day(String(at.prefix(10))), at.dropFirst(11))
    if style.date != .iso { shown[1] = "\(day) \(time)" }
    return shown
  }
}

extension LogChange: Listed {
  static let columns = [
    Column("table"), Column("id"), Column("field"), Column("before", .text, .cut(8)), Column("after", .text, .cut(8)),
  ]
  static let none = "No changes."

  func shown(_ style: ValueStyle) -> [String] {
    [table, id, field, before.shown(in: style), after.shown(in: style)]
  }
}

extension ReviewItem: Listed {
  static let columns = [
    Column("id", .number), Column("kind"), Column("state", .text, .never),
    Column("account", .text, .cut(8), spare: 1), Column("file", .text, .fileName(12)),
    Column("line", .number, spare: 0), Column("amount", .amount), Column("message", .text, .cut(20)),
    Column("evidence", .text, .never), Column("options", .text, .never),
    Column("transaction", .number, .never), Column("other", .number, .never), Column("category", .text, .never),
    Column("rows", .text, .never),
  ]
  static let none = "Nothing waits."

  var fields: [String] {
    [
      String(id), kind, state, account ?? "", file ?? "", line.map(String.init) ?? "", amount, message.plain,
      evidence.joined(separator: "; ").plain, options.map(\.value).joined(separator: "; "),
      transaction.map(String.init) ?? "", other.map(String.init) ?? "", category ?? "",
      rows.map(String.init).joined(separator: " "),
    ]
  }

  func shown(_ style: ValueStyle) -> [String] {
    var shown = style.shown(fields, Self.columns)
    shown[7] = message.shown(in: style)
    return shown
  }

  /// With evidence and options as arrays.
  func json() throws -> String { try JSON.line(self) }
}
