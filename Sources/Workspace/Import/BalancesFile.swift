import Budgets
import Foundation
import Store
import Values

/// Reads `balances.csv`: `account,date,balance`, a line for what an account held at the end of a day. It stays in the
/// inbox, where a person adds lines to it; each is taken once.
struct BalancesFile {
  struct Line {
    let account: Configuration.Account
    let day: Day
    /// Minor units.
    let balance: Int64
    let line: Int
  }

  private static let columns = KeptTable.Columns(
    required: ["account", "date", "balance"], example: "Current,2025-03-31,1204.55")
  private var table: KeptTable
  private let accounts: [Configuration.Account]
  private var lines: [Line] = []

  static func isOne(_ path: String) -> Bool { URL(filePath: path).lastPathComponent.lowercased() == "balances.csv" }

  /// By day.
  ///
  /// - Throws: `Diagnostics` with all faults.
  static func read(_ path: String, accounts: [Configuration.Account]) throws -> [Line] {
    var file = BalancesFile(
      table: try KeptTable(TextFile.bytes(path), file: path, BalancesFile.columns), accounts: accounts)
    while file.table.next() { file.readLine() }
    guard file.table.document.faults.isEmpty else { throw Diagnostics(file.table.document.sortedFaults) }
    return file.lines.sorted { ($0.day, $0.line) < ($1.day, $1.line) }
  }

  private mutating func readLine() {
    guard let fields = table.values() else { return }
    let (values, places) = (fields.map(table.text), fields.map { table.place($0) })
    guard let account = accounts.first(where: { $0.name == values[0] }) else {
      let near = nearest(to: values[0], among: accounts.map(\.name)).map { "Is it '\($0)'? " } ?? ""
      return table.document.fault(
        "no account '\(values[0])'", at: places[0], remedy: near + "The accounts are those of daybook.yaml.")
    }
    guard let day = table.document.day(values[1], at: places[1]) else { return }
    guard let balance = try? Money.parse(values[2], exponent: account.currency.exponent) else {
      return table.document.fault(
        "'\(values[2])' is not an amount in \(account.currency)", at: places[2],
        remedy: "Write it like \(BalancesFile.columns.example)")
    }
    lines.append(Line(account: account, day: day, balance: balance, line: table.line))
  }
}
