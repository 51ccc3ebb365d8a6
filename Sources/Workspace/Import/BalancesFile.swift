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

  private static let columns = ["account", "date", "balance"]
  private static let example = "Current,2025-03-31,1204.55"
  private let bytes: [UInt8]
  private var document: Document
  private let accounts: [Configuration.Account]
  private var header: [String] = []
  private var lines: [Line] = []

  static func isOne(_ path: String) -> Bool { URL(filePath: path).lastPathComponent.lowercased() == "balances.csv" }

  /// By day.
  ///
  /// - Throws: `Diagnostics` with all faults.
  static func read(_ path: String, accounts: [Configuration.Account]) throws -> [Line] {
    let bytes = try TextFile.bytes(path, shownAs: path).diagnosed()
    let text = try TextFile.text(of: bytes, shownAs: path).diagnosed()
    var file = BalancesFile(bytes: bytes, document: Document(file: path, text: text), accounts: accounts)
    file.read()
    guard file.document.faults.isEmpty else { throw Diagnostics(file.document.sortedFaults) }
    return file.lines.sorted { ($0.day, $0.line) < ($1.day, $1.line) }
  }

  private init(bytes: [UInt8], document: Document, accounts: [Configuration.Account]) {
    (self.bytes, self.document, self.accounts) = (bytes, document, accounts)
  }

  private mutating func read() {
    for (index, start) in bytes.lineStarts.enumerated() {
      let range = start..<bytes.lineEnd(after: start)
      let first = bytes[range].first { $0 != 32 && $0 != 9 }
      guard let first, first != UInt8(ascii: "#") else { continue }
      let place = Place(line: index + 1, column: 1)
      var line = CSVLine()
      guard (try? line.read(bytes, in: range)) != nil else {
        document.fault(
          "a quote on this line is not in order", at: place, remedy: "Write it like \(BalancesFile.example)")
        continue
      }
      if header.isEmpty {
        header = line.fields.map { $0.text(in: bytes).lowercased() }
        guard Set(BalancesFile.columns).isSubset(of: header) else {
          return document.fault(
            "the file does not begin with the names of its columns", at: place,
            remedy: "Put a line before it: " + BalancesFile.columns.joined(separator: ","))
        }
      } else {
        read(line.fields, from: start, line: index + 1)
      }
    }
  }

  private mutating func read(_ fields: [CSVLine.Field], from start: Int, line: Int) {
    let found = BalancesFile.columns.map { name in
      header.firstIndex(of: name).flatMap { fields.indices.contains($0) ? fields[$0] : nil }
    }
    let values = found.map { $0?.text(in: bytes) ?? "" }
    let places = found.map { Place(line: line, column: ($0?.range.lowerBound ?? start) - start + 1) }
    guard let account = accounts.first(where: { $0.name == values[0] }) else {
      let near = nearest(to: values[0], among: accounts.map(\.name)).map { "Is it '\($0)'? " } ?? ""
      return document.fault(
        "no account '\(values[0])'", at: places[0], remedy: near + "The accounts are those of daybook.yaml.")
    }
    guard let day = Day(iso: values[1]) ?? document.day(values[1], at: places[1]) else { return }
    guard let balance = try? Money.parse(values[2], exponent: account.currency.exponent) else {
      return document.fault(
        "'\(values[2])' is not an amount in \(account.currency)", at: places[2],
        remedy: "Write it like \(BalancesFile.example)")
    }
    lines.append(Line(account: account, day: day, balance: balance, line: line))
  }
}
