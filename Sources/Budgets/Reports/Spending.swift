package import Values

/// What spending is told apart by.
package enum SpendingBy: String, CaseIterable, Sendable { case category, bucket, payee, account, owner, tag }

/// Where the money went: a row for each category, payee ... in each currency.
package struct SpendingRow: Equatable, Sendable {
  package let currency: Currency
  /// Empty for what has none.
  package let name: String
  /// Minor units, spent positive, net refunds negative.
  package let amount: Int64
  /// Of all that was spent in the currency, in tenths of a percent; nil where that is nothing.
  package let share: Int64?
  /// Parts.
  package let count: Int
}

extension ReportSums {
  /// The largest first. `depth` folds categories into what is so many levels deep; nil keeps each as it is.
  package func spending(by: SpendingBy, depth: Int? = nil) -> [SpendingRow] {
    let names = categories.map { ReportSums.folded($0.path, depth) }
    return present.flatMap { currency in
      var rows: [String: Sum] = [:]
      for (key, sum) in sums where key.currency == currency && key.isSpending {
        rows[name(of: key, by, names), default: Sum()].add(sum)
      }
      let whole = sum(currency) { $0.isSpending }
      return spending(rows, whole: -whole.amount, currencies[currency])
    }
  }

  /// What a part's row is called.
  package func name(of key: ReportPart.Key, _ by: SpendingBy, _ names: [String]) -> String {
    switch by {
    case .category: key.category < 0 ? "" : names[Int(key.category)]
    case .bucket: key.bucket?.name ?? ""
    case .payee, .account, .owner, .tag: groups[key.group] ?? ""
    }
  }

  package static func folded(_ path: String, _ depth: Int?) -> String {
    guard let depth else { return path }
    return path.split(separator: ":", omittingEmptySubsequences: false).prefix(max(1, depth)).joined(separator: ":")
  }

  private func spending(_ rows: [String: Sum], whole: Int64, _ currency: Currency) -> [SpendingRow] {
    let order = rows.sorted { ($0.value.amount, $0.key) < ($1.value.amount, $1.key) }
    // A part with several tags is in the rows of each: then shares do not add up.
    let isWhole = rows.values.reduce(0) { Money.sum($0, $1.amount) } == -whole
    let shares = isWhole ? largestRemainder(1000, weights: order.map { -$0.value.amount }) : []
    return order.enumerated().map { index, row in
      let share = isWhole ? shares[index] : Int64(clamping: Int128(-row.value.amount) * 1000 / Int128(max(1, whole)))
      return SpendingRow(
        currency: currency, name: row.key, amount: -row.value.amount, share: whole > 0 ? share : nil,
        count: row.value.count)
    }
  }
}

extension ReportPart.Key {
  var isSpending: Bool { side == .expense && standing == .counted }
}
