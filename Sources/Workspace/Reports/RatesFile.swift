import Budgets
import Foundation
import Values

/// Reads `rates.csv`: `day,currency,in,rate`, a line for what a unit of a currency was worth in another from a day on.
struct RatesFile {
  private static let columns = KeptTable.Columns(
    required: ["day", "currency", "in", "rate"], example: "2025-01-31,JPY,GBP,0.00521")
  private var table: KeptTable
  private var rates = Rates()

  /// None where there is no such file.
  ///
  /// - Throws: `Diagnostics` with all faults.
  static func read(_ path: String) throws -> Rates {
    guard FileManager.default.fileExists(atPath: path) else { return Rates() }
    var file = RatesFile(table: try KeptTable(TextFile.bytes(path), file: path, RatesFile.columns))
    while file.table.next() { file.readLine() }
    guard file.table.document.faults.isEmpty else { throw Diagnostics(file.table.document.sortedFaults) }
    return file.rates
  }

  private mutating func readLine() {
    guard let fields = table.values() else { return }
    let (values, places) = (fields.map(table.text), fields.map { table.place($0) })
    guard let day = table.document.day(values[0], at: places[0]),
      let currency = table.document.currency(values[1], at: places[1]),
      let other = table.document.currency(values[2], at: places[2])
    else { return }
    guard let rate = RatesFile.rate(values[3], on: day) else {
      return table.document.fault(
        "'\(values[3])' is no rate", at: places[3],
        remedy: "Write a number above 0: \(RatesFile.columns.example)")
    }
    rates.add(rate, of: currency, in: other)
  }

  /// Of a decimal number above 0.
  private static func rate(_ text: String, on day: Day) -> Rates.Rate? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count < 3, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }),
      parts.count < 2 || parts[1].count <= 12, let digits = Int64(parts.joined()), digits > 0,
      digits < 1_000_000_000_000_000
    else { return nil }
    return Rates.Rate(day: day, digits: digits, decimals: parts.count == 2 ? parts[1].count : 0)
  }
}
