import Budgets
import Values
import Workspace

/// What of income went to each bucket, beside what should; nothing but under percentage.
struct BudgetBuckets {
  private let figures: PeriodFigures
  private let look: Look
  private var width: Int { look.width }

  init(_ figures: PeriodFigures, _ look: Look) {
    self.figures = figures
    self.look = look
  }

  var lines: [String] {
    guard !figures.buckets.isEmpty else { return [] }
    let columns = [
      Column("bucket", .text, .cut(6)), Column("amount", .amount), Column("target", .amount), Column("share", .amount),
      Column("", spare: 0), Column("state", .text, .cut(4)),
    ]
    return TextTable.text(columns, figures.buckets.map(fields), width: width).split(separator: "\n").map(String.init)
  }

  private func fields(_ bucket: BucketFigures) -> [String] {
    func money(_ minor: Int64) -> String { look.style.number(minor, figures.currency) }
    let bar = bucket.target.map { BudgetBar(spent: bucket.amount, available: $0).text(width: width < 80 ? 6 : 10) }
    let state = bucket.state.map { $0 == .none ? "no income" : $0.rawValue }
    return [
      bucket.name == .none ? "no bucket" : bucket.name.rawValue, money(bucket.amount),
      bucket.target.map(money) ?? "", bucket.share.map { look.style.decimal(tenths: $0) + " %" } ?? "", bar ?? "",
      state ?? "",
    ]
  }
}
