import Budgets
import Values

/// What of income went to each bucket, beside what should; nothing but under percentage.
struct BudgetBuckets {
  private let figures: PeriodFigures
  private let width: Int

  init(_ figures: PeriodFigures, width: Int) {
    self.figures = figures
    self.width = width
  }

  var lines: [String] {
    guard !figures.buckets.isEmpty else { return [] }
    let columns = [
      Column("bucket"), Column("amount", .amount), Column("target", .amount), Column("share", .amount), Column(""),
      Column("state"),
    ]
    return TextTable.text(columns, figures.buckets.map(fields)).split(separator: "\n").map { $0.clipped(to: width) }
  }

  private func fields(_ bucket: BucketFigures) -> [String] {
    func money(_ minor: Int64) -> String { Money.text(minor, exponent: figures.currency.exponent) }
    let bar = bucket.target.map { BudgetBar(spent: bucket.amount, available: $0).text(width: width < 80 ? 6 : 10) }
    let state = bucket.state.map { $0 == .none ? "no income" : $0.rawValue }
    return [
      bucket.name == .none ? "no bucket" : bucket.name.rawValue, money(bucket.amount),
      bucket.target.map(money) ?? "", bucket.share.map { Money.text($0, exponent: 1) + " %" } ?? "", bar ?? "",
      state ?? "",
    ]
  }
}

extension Substring {
  fileprivate func clipped(to width: Int) -> String { String(self).clipped(to: width) }
}
