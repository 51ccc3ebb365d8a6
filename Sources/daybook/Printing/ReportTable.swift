import ArgumentParser
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
  /// In which the figures are; nil where there are none.
  var currencies: [Currency] { get }
  /// A picture of what is in one currency.
  func chart(_ caption: ChartCaption, _ format: ChartFormat) -> any Chart
  var title: String { get }
  var span: ClosedRange<Day>? { get }
  var look: Look { get }
  /// What is not in the figures.
  var beside: [String] { get }
}

extension ReportTable {
  /// Amounts of several currencies have no common scale.
  func svg() throws -> String {
    let own = currencies
    guard own.count < 2 else {
      throw ValidationError(
        "a picture has one currency, and these figures are in \(own.map(\.code).joined(separator: ", ")). Name one with "
          + "--currency, or convert them with --total.")
    }
    let currency = own.first ?? .unstated
    let subtitle = [span.map(look.days), own.first?.code].compactMap(\.self).joined(separator: ", ")
    let caption = ChartCaption(title: title, subtitle: subtitle, beside: beside)
    return chart(caption, look.chartFormat(currency)).svg
  }

  var csv: String { CSV.record(columns.map(\.name)) + records.map(CSV.record).joined() }

  var json: String {
    if records.isEmpty { return "[]\n" }
    return "[\n" + records.map { "  " + JSON.object(columns, $0) }.joined(separator: ",\n") + "\n]\n"
  }
}

extension Sequence where Element == Currency {
  /// Each once, in their order.
  var distinct: [Currency] { reduce(into: []) { if $0.last != $1, !$0.contains($1) { $0.append($1) } } }
}

extension Look {
  func chartFormat(_ currency: Currency) -> ChartFormat {
    let style = style
    return ChartFormat(
      exponent: currency.exponent, amount: { style.number($0, currency) }, units: { style.whole($0) },
      share: { style.decimal(tenths: Int64($0)) + "%" }, day: { style.day($0) })
  }

  /// The shape of a course of values, from the least to the most; empty where they are all one.
  func sparkline(_ values: [Int64]) -> String {
    let cells = min(values.count, max(10, width - 8))
    guard let least = values.min(), let most = values.max(), cells > 1, least < most else { return "" }
    let marks = Array("▁▂▃▄▅▆▇█")
    return String(
      (0..<cells).map { cell in
        let value = values[cell * (values.count - 1) / (cells - 1)]
        let height = (Int128(value) - Int128(least)) * 7 / (Int128(most) - Int128(least))
        return marks[Int(height)]
      })
  }

  /// Tenths of a percent.
  func percent(_ tenths: Int64?) -> String {
    tenths.map { style.decimal(tenths: $0) + "%" } ?? ""
  }

  /// A bar of as many cells as a part of the whole has, at least one of whatever is there.
  func bar(_ part: Int64, of whole: Int64, cells: Int) -> String {
    guard whole > 0, cells > 0 else { return "" }
    return String(repeating: "#", count: min(cells, BudgetBar.cells(part, of: whole, cells)))
  }
}

extension Reported {
  /// `3 pending, -60.00 GBP; 2 held, -45.60 GBP`, and why else something is not in it.
  func lines(_ style: ValueStyle) -> [String] {
    let waiting = beside.map { beside in
      [("pending", beside.pending), ("held", beside.held)].filter { $0.1.count > 0 }
        .map { "\($0.1.count) \($0.0), \(style.money($0.1.amount, beside.currency))" }.joined(separator: "; ")
    }
    return waiting.map { $0 + ": not in the figures" } + notes.map { $0.shown(in: style) }
  }
}

/// Tenths of a percent as programs read them.
func tenths(_ value: Int64?) -> String { value.map { Money.text($0, exponent: 1) } ?? "" }
