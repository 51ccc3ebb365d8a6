import Budgets
import Foundation
import Values

/// Reads `rates.csv`: `day,currency,in,rate`, a line for what a unit of a currency was worth in another from a day on.
struct RatesFile {
  private static let columns = ["day", "currency", "in", "rate"]
  private let bytes: [UInt8]
  private var document: Document
  private var header: [String] = []
  private var rates = Rates()

  /// None where there is no such file.
  ///
  /// - Throws: `Diagnostics` with all faults.
  static func read(_ path: String) throws -> Rates {
    guard FileManager.default.fileExists(atPath: path) else { return Rates() }
    let bytes = try TextFile.bytes(path, shownAs: path).diagnosed()
    let text = try TextFile.text(of: bytes, shownAs: path).diagnosed()
    var file = RatesFile(bytes: bytes, document: Document(file: path, text: text))
    file.read()
    guard file.document.faults.isEmpty else { throw Diagnostics(file.document.sortedFaults) }
    return file.rates
  }

  private init(bytes: [UInt8], document: Document) {
    (self.bytes, self.document) = (bytes, document)
  }

  private mutating func read() {
    for (index, start) in bytes.lineStarts.enumerated() {
      let range = start..<bytes.lineEnd(after: start)
      let first = bytes[range].first { $0 != 32 && $0 != 9 }
      guard let first, first != UInt8(ascii: "#") else { continue }
      let place = Place(line: index + 1, column: 1)
      var line = CSVLine()
      guard (try? line.read(bytes, in: range)) != nil else {
        document.fault("a quote on this line is not in order", at: place, remedy: "Write it like \(RatesFile.example)")
        continue
      }
      let fields = line.fields.map { $0.text(in: bytes) }
      if header.isEmpty {
        header = fields.map { $0.lowercased() }
        guard Set(RatesFile.columns).isSubset(of: header) else {
          return document.fault(
            "the file does not begin with the names of its columns", at: place,
            remedy: "Put a line before it: " + RatesFile.columns.joined(separator: ","))
        }
      } else {
        read(fields, at: place)
      }
    }
  }

  private static let example = "2025-01-31,JPY,GBP,0.00521"

  private mutating func read(_ fields: [String], at place: Place) {
    let values = RatesFile.columns.map { name in
      header.firstIndex(of: name).flatMap { fields.indices.contains($0) ? fields[$0] : nil } ?? ""
    }
    guard let day = Day(iso: values[0]) ?? document.day(values[0], at: place),
      let currency = document.currency(values[1], at: place), let other = document.currency(values[2], at: place)
    else { return }
    guard let rate = RatesFile.rate(values[3], on: day) else {
      return document.fault(
        "'\(values[3])' is no rate", at: place, remedy: "Write a number above 0: \(RatesFile.example)")
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

extension Result where Failure == Diagnostic {
  /// The value, or the fault as all that is wrong with a file.
  func diagnosed() throws -> Success {
    switch self {
    case .success(let value): value
    case .failure(let diagnostic): throw Diagnostics([diagnostic])
    }
  }
}
