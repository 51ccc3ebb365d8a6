package import Values

/// Money on its way from income to what it was spent on, in one currency; minor units, positive.
package struct FlowRow: Equatable, Sendable {
  package let currency: Currency
  package let from: String
  package let to: String
  package let amount: Int64

  /// Where all income meets, and where what lacks of it comes from.
  static let income = "income"
  static let reserves = "reserves"

  /// The same without the place where all income meets: each source goes to each bucket in the proportion of the buckets.
  package static func links(_ rows: [FlowRow]) -> (incoming: [FlowRow], outgoing: [FlowRow]) {
    let buckets = rows.filter { $0.from == income }
    let sources = rows.filter { $0.to == income }
    let incoming = sources.flatMap { source in
      zip(buckets, largestRemainder(source.amount, weights: buckets.map(\.amount))).map { bucket, amount in
        FlowRow(currency: source.currency, from: source.from, to: bucket.to, amount: amount)
      }
    }
    return (incoming, rows.filter { $0.from != income && $0.to != income })
  }
}

extension ReportSums {
  /// From each category of income to `income`, from there to the buckets, and from these to the categories that they were
  /// spent on. What was spent without a bucket goes through `none`, what was not spent to `left`; what was spent beyond
  /// income comes from `reserves`. A category with more refunds than spending is a source.
  package func flow(depth: Int? = nil) -> [FlowRow] {
    let names = categories.map { ReportSums.folded($0.path, depth) }
    return present.flatMap { flow($0, names) }
  }

  private func flow(_ currency: Int, _ names: [String]) -> [FlowRow] {
    var income: [String: Int64] = [:]
    var spent: [String: [String: Int64]] = [:]
    for (key, sum) in sums where key.currency == currency && key.standing == .counted && !key.isAgain {
      let name = key.category < 0 ? "uncategorized" : names[Int(key.category)]
      switch key.side {
      case .income: income[name, default: 0] += sum.amount
      case .expense: spent[key.bucket?.name ?? "none", default: [:]][name, default: 0] -= sum.amount
      }
    }
    for (bucket, lines) in spent {
      for (name, amount) in lines where amount < 0 {
        income[name, default: 0] -= amount
        spent[bucket]?[name] = nil
      }
    }
    func row(_ from: String, _ to: String, _ amount: Int64) -> FlowRow {
      FlowRow(currency: currencies[currency], from: from, to: to, amount: amount)
    }
    func largest(_ rows: [String: Int64]) -> [(key: String, value: Int64)] {
      rows.filter { $0.value > 0 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    }
    let received = income.values.reduce(0, +)
    let buckets = spent.mapValues { $0.values.reduce(0, +) }
    let left = received - buckets.values.reduce(0, +)
    var rows = largest(income).map { row($0.key, FlowRow.income, $0.value) }
    if left < 0 { rows.append(row(FlowRow.reserves, FlowRow.income, -left)) }
    rows += largest(buckets).map { row(FlowRow.income, $0.key, $0.value) }
    if left > 0 { rows.append(row(FlowRow.income, "left", left)) }
    for bucket in largest(buckets) {
      rows += largest(spent[bucket.key] ?? [:]).map { row(bucket.key, $0.key, $0.value) }
    }
    return rows
  }
}
