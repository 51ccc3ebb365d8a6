import Store
import Workspace

extension TransactionRecord: Listed {
  static let columns = [
    Column("id", .number), Column("date"), Column("account", .text, .clipped(20)), Column("amount", .amount),
    Column("currency"), Column("payee", .text, .clipped(24)), Column("description", .text, .clipped(36)),
    Column("category", .text, .clipped(28)), Column("bucket", .text, .never), Column("period", .text, .never),
    Column("status"), Column("rule", .text, .never), Column("statement", .text, .never),
    Column("line", .number, .never),
  ]
  static let none = "No transactions."

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
    if let attachments { object += ", \"attachments\": " + (try list(attachments.map(JSON.line))) }
    return object + "}"
  }

  private func list(_ values: [String]) -> String { "[" + values.joined(separator: ", ") + "]" }
}

extension TransferRecord: Listed {
  static let columns = [
    Column("outgoing", .number), Column("date"), Column("account", .text, .clipped(20)), Column("amount", .amount),
    Column("incoming", .number), Column("other_date"), Column("other_account", .text, .clipped(20)),
    Column("other_amount", .amount), Column("decided_by"),
  ]
  static let none = "No transfers are linked."
}

extension RowRecord: Listed {
  static let columns = [
    Column("statement"), Column("line", .number), Column("disposition"), Column("transaction", .number),
    Column("reason"),
  ]
  static let none = "No rows."
}

extension AccountRecord: Listed {
  static let columns = [
    Column("name"), Column("kind", .text, .never), Column("currency"), Column("balance", .amount),
    Column("checked_on"), Column("checked_balance", .amount, .never), Column("booked_after", .amount),
    Column("held", .amount), Column("pending", .amount), Column("stale", .number), Column("covered", .text, .never),
    Column("gaps", .text, .never), Column("owner", .text, .never), Column("budget", .text, .never),
    Column("transactions", .number), Column("first_date", .text, .never), Column("last_date"),
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
  var wishes: String {
    gaps.map { "\(name): no statement lists \($0.first) to \($0.last); ask the bank for the export of these days.\n" }
      .joined()
  }
}

extension CategoryRecord: Listed {
  static let columns = [
    Column("category"), Column("kind"), Column("bucket"), Column("icon"), Column("colour", .text, .never),
    Column("default", .flag), Column("hidden", .flag, .never), Column("transactions", .number),
  ]
  static let none = "No categories. Add one with: daybook categories add PATH"

  /// A tree: the name alone, under what it is in.
  var shown: [String] {
    let name = String(repeating: "  ", count: level) + name + (isHidden ? " (hidden)" : "")
    return [name] + fields.dropFirst()
  }
}

extension LogEntry: Listed {
  static let columns = [
    Column("run", .number), Column("at"), Column("who"), Column("command", .text, .clipped(60)),
    Column("why", .text, .clipped(40)), Column("undone_by", .number), Column("statements", .number),
    Column("decisions", .number),
  ]
  static let none = "No runs yet."
}

extension LogChange: Listed {
  static let columns = [
    Column("table"), Column("id"), Column("field"), Column("before", .text, .clipped(40)),
    Column("after", .text, .clipped(40)),
  ]
  static let none = "No changes."
}

extension ReviewItem: Listed {
  static let columns = [
    Column("id", .number), Column("kind"), Column("state", .text, .never), Column("account", .text, .clipped(20)),
    Column("file", .text, .fileName), Column("line", .number), Column("amount", .amount),
    Column("message", .text, .clipped(80)), Column("evidence", .text, .never), Column("options", .text, .never),
    Column("transaction", .number, .never), Column("other", .number, .never),
  ]
  static let none = "Nothing waits."

  var fields: [String] {
    [
      String(id), kind, state, account ?? "", file ?? "", line.map(String.init) ?? "", amount, message,
      evidence.joined(separator: "; "), options.map(\.value).joined(separator: "; "),
      transaction.map(String.init) ?? "", other.map(String.init) ?? "",
    ]
  }

  /// With evidence and options as arrays.
  func json() throws -> String { try JSON.line(self) }
}
