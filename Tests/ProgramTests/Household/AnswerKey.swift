/// What the book must hold once all files are imported and nobody has answered anything.
///
/// Found without reading a file: the key follows each record's event through the files in the order of the run.
struct AnswerKey {
  /// `account,date,amount,currency,description,category,period,status`, sorted.
  private(set) var transactions: [[String]] = []
  /// `statement,line,disposition`, in the order of the run.
  private(set) var rows: [[String]] = []
  /// `kind,file,line`: unreadable rows, rows that only a person can pair, pending rows that were never booked, files
  /// that cannot be used, and what a rule of the household sends to the queue.
  private(set) var waiting: [[String]] = []
  /// `account,currency,day,balance`: opening balance and booked rows after its day, up to the newest booked row.
  private(set) var balances: [[String]] = []

  /// `date,account,amount,other_date,other_account,other_amount`, the side that the money left first: transfers of
  /// which both sides were imported.
  private(set) var transfers: [[String]] = []

  private struct Place: Hashable {
    var account: String
    var event: Int
  }
  /// The newest face of each event that was imported.
  private var seen: [Place: Int] = [:]

  init(accounts: [Account], statements: [Statement], unusable: [String]) {
    for statement in AnswerKey.inRunOrder(statements) { follow(statement, accounts) }
    for file in unusable { waiting.append(["file", file, ""]) }
    for account in accounts { conclude(account) }
    pairTransfers(accounts)
    transactions.sort { $0.lexicographicallyPrecedes($1) }
    waiting.sort { $0.lexicographicallyPrecedes($1) }
  }

  /// Oldest first day first; among those the oldest last day, then the name.
  static func inRunOrder(_ statements: [Statement]) -> [Statement] {
    statements.sorted { ($0.span.first, $0.span.last, $0.name) < ($1.span.first, $1.span.last, $1.name) }
  }

  private mutating func follow(_ statement: Statement, _ accounts: [Account]) {
    let events = accounts.first { $0.name == statement.account }?.events ?? []
    for (record, line) in zip(statement.records, statement.lines) {
      let disposition: String
      switch record.content {
      case .header: disposition = "header"
      case .preamble: disposition = "preamble"
      case .blank: disposition = "blank"
      case .footer: disposition = "footer"
      case .rejected:
        disposition = "rejected"
        waiting.append(["row", statement.name, String(line)])
      case .face(let event, let face):
        disposition = see(Place(account: statement.account, event: event), face, events[event].isAmbiguous)
        if disposition == "suspected" { waiting.append(["duplicate", statement.name, String(line)]) }
        if disposition == "imported", events[event].isForgotten {
          waiting.append(["pending", statement.name, String(line)])
        }
        if disposition == "imported", events[event].isAskedByRule {
          waiting.append(["rule", statement.name, String(line)])
        }
      }
      rows.append([statement.name, String(line), disposition])
    }
  }

  /// An event's first row is imported, or held where only a person can tell; every later one is a duplicate.
  private mutating func see(_ place: Place, _ face: Int, _ isAmbiguous: Bool) -> String {
    defer { seen[place] = max(face, seen[place] ?? 0) }
    if seen[place] != nil { return "duplicate" }
    return isAmbiguous ? "suspected" : "imported"
  }

  private mutating func pairTransfers(_ accounts: [Account]) {
    var sides: [Int: [(event: Event, account: Account)]] = [:]
    for account in accounts {
      for event in account.events
      where event.transfer > 0 && seen[Place(account: account.name, event: event.number)] != nil {
        sides[event.transfer, default: []].append((event, account))
      }
    }
    for pair in sides.values where pair.count == 2 {
      let ordered = pair.sorted { $0.event.last.amount < $1.event.last.amount }
      transfers.append(
        ordered.flatMap { event, account in
          [event.last.day.iso, account.name, amountText(event.last.amount, digits: account.digits)]
        })
    }
    transfers.sort { $0.lexicographicallyPrecedes($1) }
  }

  private mutating func conclude(_ account: Account) {
    var balance = account.openingBalance
    var newest = account.openingDay
    for event in account.events {
      guard let index = seen[Place(account: account.name, event: event.number)] else { continue }
      let face = event.faces[index]
      let status = event.isAmbiguous || event.isForgotten ? "held" : face.isPending ? "pending" : "booked"
      transactions.append([
        account.name, face.day.iso, amountText(face.amount, digits: account.digits), account.currency,
        face.text.replacing("\n", with: " "), event.category, budgetPeriod(of: face.day).iso, status,
      ])
      if status == "booked", face.day > account.openingDay {
        balance += face.amount
        newest = max(newest, face.day)
      }
    }
    balances.append([account.name, account.currency, newest.iso, amountText(balance, digits: account.digits)])
  }
}
