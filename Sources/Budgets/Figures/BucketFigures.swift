import Values

/// What the income of a period went to, under the percentage method.
package struct BucketFigures: Equatable, Sendable {
  package enum Name: String, CaseIterable, Sendable {
    case needs, wants, savings
    /// Spent without a bucket.
    case none
    /// Income that was not spent.
    case left
  }

  package enum State: String, Sendable { case on, under, over, none }

  package let name: Name
  /// Minor units.
  package let amount: Int64
  /// Nil of `none` and `left`.
  package let target: Int64?
  /// Of income, in tenths of a percent; nil without income.
  package let share: Int64?
  /// Nil of `none` and `left`.
  package let state: State?

  /// The five, in order. `spent`: needs, wants, savings, none.
  static func figures(income: Int64, spent: [Int64], targets: Targets?) -> [BucketFigures] {
    let amounts = spent + [income - spent.reduce(0, +)]
    let shares = income > 0 ? largestRemainder(1000, weights: amounts) : nil
    let wanted = targets.map { targets in
      largestRemainder(income, weights: Bucket.allCases.map { Int64(targets[$0].hundredths) })
    }
    return Name.allCases.enumerated().map { index, name in
      let target = index < Bucket.allCases.count ? wanted?[index] : nil
      return BucketFigures(
        name: name, amount: amounts[index], target: target, share: shares?[index],
        state: target.map { state(amounts[index], $0, income) })
    }
  }

  /// `on` up to half a percent of income beside the target.
  private static func state(_ amount: Int64, _ target: Int64, _ income: Int64) -> State {
    guard income > 0 else { return .none }
    if Int128((amount - target).magnitude) * 200 <= Int128(income) { return .on }
    return amount < target ? .under : .over
  }
}
