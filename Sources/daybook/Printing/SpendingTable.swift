import Budgets
import Values
import Workspace

/// Where the money went.
struct SpendingTable: ReportTable {
  let report: Reported<[SpendingRow]>
  let by: SpendingBy
  let look: Look

  var columns: [Column] {
    [
      Column("currency"), Column(by.rawValue), Column("amount", .amount), Column("share", .amount),
      Column("count", .number),
    ]
  }

  var records: [[String]] {
    report.rows.map { row in
      [
        row.currency.code, row.name, Money.text(row.amount, exponent: row.currency.exponent), tenths(row.share),
        String(row.count),
      ]
    }
  }

  var beside: [String] { report.lines(look.style) }

  var text: String {
    guard let span = report.span, !report.rows.isEmpty else { return "Nothing was spent.\n" }
    let blocks = report.rows.runs { $0.currency != $1.currency }.map { block($0, span) }
    return blocks.joined(separator: "\n")
  }

  private func block(_ rows: ArraySlice<SpendingRow>, _ span: ClosedRange<Day>) -> String {
    guard let currency = rows.first?.currency else { return "" }
    let whole = rows.reduce(0) { Money.sum($0, $1.amount) }
    let most = rows.map(\.amount).max() ?? 0
    let amounts = rows.map { look.style.number($0.amount, currency) }
    let total = look.style.number(whole, currency)
    let isTagged = by == .tag
    let widths = (
      amount: (amounts + [total]).map(displayWidth).max() ?? 0, count: rows.map { "\($0.count)".count }.max() ?? 0
    )
    let bar = min(30, max(0, look.width - 40 - widths.amount))
    let name = max(12, look.width - widths.amount - widths.count - bar - 16)
    let longest = rows.map { displayWidth(label($0)) }.max() ?? 0
    let nameWidth = min(name, max(longest, 5))
    var text = "Spending by \(by.rawValue), \(look.days(span)), \(currency)\n\n"
    for (row, amount) in zip(rows, amounts) {
      let line =
        "  " + label(row).clipped(to: nameWidth).padded(to: nameWidth) + "  "
        + amount.padded(to: widths.amount, right: true) + "  " + look.percent(row.share).padded(to: 6, right: true)
        + "  " + "\(row.count)".padded(to: widths.count, right: true) + "  "
        + look.bar(row.amount, of: most, cells: bar)
      text += line.trimmedEnd + "\n"
    }
    if isTagged { return text }
    return text + "  " + "in all".padded(to: nameWidth) + "  " + total.padded(to: widths.amount, right: true) + "\n"
  }

  private func label(_ row: SpendingRow) -> String {
    row.name.isEmpty ? by == .category ? "(uncategorized)" : "(none)" : row.name
  }

  var currencies: [Currency] { report.rows.map(\.currency).distinct }
  var title: String { "Spending by \(by.rawValue)" }
  var span: ClosedRange<Day>? { report.span }

  func chart(_ caption: ChartCaption, _ format: ChartFormat) -> any Chart {
    Donut(
      caption: caption, format: format,
      slices: report.rows.map {
        Donut.Slice(name: label($0), amount: $0.amount, share: $0.share.map { Int($0) })
      })
  }
}

extension Array {
  /// Runs of neighbours between which the condition does not hold.
  func runs(parted parts: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var runs: [ArraySlice<Element>] = []
    var start = 0
    for index in indices.dropFirst() where parts(self[index - 1], self[index]) {
      runs.append(self[start..<index])
      start = index
    }
    if !isEmpty { runs.append(self[start...]) }
    return runs
  }
}

extension String {
  var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
