import Budgets
import Values
import Workspace

/// A report in each of its forms.
protocol ReportTable {
  var columns: [Column] { get }
  /// As stored, in the order of `columns`.
  var records: [[String]] { get }
  /// For people.
  var text: String { get }
  /// A picture.
  var svg: String { get }
  /// What is not in the figures.
  var beside: [String] { get }
}

extension ReportTable {
  var csv: String { CSV.record(columns.map(\.name)) + records.map(CSV.record).joined() }

  var json: String {
    if records.isEmpty { return "[]\n" }
    return "[\n" + records.map { "  " + JSON.object(columns, $0) }.joined(separator: ",\n") + "\n]\n"
  }
}

/// How a report is shown: to which width, in which style.
struct ReportLook {
  var style: ValueStyle
  var width: Int

  /// `2025-01-25 to 2025-02-24`.
  func days(_ span: ClosedRange<Day>) -> String {
    span.lowerBound == span.upperBound
      ? style.day(span.lowerBound) : "\(style.day(span.lowerBound)) to \(style.day(span.upperBound))"
  }

  /// Tenths of a percent.
  func percent(_ tenths: Int64?) -> String {
    tenths.map { style.decimal(tenths: $0) + "%" } ?? ""
  }

  /// A bar of as many cells as a part of the whole has, at least one of whatever is there.
  func bar(_ part: Int64, of whole: Int64, cells: Int) -> String {
    guard part > 0, whole > 0, cells > 0 else { return "" }
    let filled = Int((Int128(part) * Int128(cells) * 2 + Int128(whole)) / (Int128(whole) * 2))
    return String(repeating: "#", count: min(cells, max(1, filled)))
  }
}

extension Reported {
  /// `3 pending, -60.00 GBP; 2 held, -45.60 GBP`, and why else something is not in it.
  func lines(_ style: ValueStyle) -> [String] {
    let waiting = beside.map { beside in
      [("pending", beside.pending), ("held", beside.held)].filter { $0.1.count > 0 }
        .map { "\($0.1.count) \($0.0), \(style.money($0.1.amount, beside.currency))" }.joined(separator: "; ")
    }
    return waiting.map { $0 + ": not in the figures" } + notes
  }
}

/// Tenths of a percent as programs read them.
func tenths(_ value: Int64?) -> String { value.map { Money.text($0, exponent: 1) } ?? "" }
