/// What may stand in the columns, for mending ragged rows.
extension TableInference {
  /// A column for one direction of money: any row may leave it blank.
  private func isOneOfTwo(_ column: Int) -> Bool {
    switch plan.interpretation.source {
    case .inOut, .pairs: plan.interpretation.source.columns.contains(column)
    default: false
    }
  }

  mutating func setChecks() {
    for column in roles.columns {
      let profile = roles.profiles[column]
      let isOptional = profile.filled * 20 < profile.rows * 19
      if column == plan.split?.year { continue }
      if profile.isDates {
        let orders = profile.dates.orders
        let isLikeDay = column == plan.texts.day || orders.contains(plan.dateOrder)
        let order = isLikeDay ? plan.dateOrder : orders.first ?? plan.valueOrder
        plan.checks[column] = .day(order, isOptional: isOptional)
      } else if plan.balanceMark != nil, column == plan.interpretation.balance {
        continue
      } else if profile.isNumbers, profile.amounts.marked > 0 || plan.interpretation.source.columns.contains(column) {
        let amounts = profile.amounts
        let decimals = amounts.mostDecimals(plan.decimalMark)
        let isUniform = amounts.withDecimals(plan.decimalMark) * 10 >= amounts.count * 8
        plan.checks[column] = .money(
          decimals: isUniform ? decimals : nil, isOptional: isOptional || isOneOfTwo(column),
          currencies: amounts.currencies)
      } else if column == plan.texts.currency {
        plan.checks[column] = .word(profile.values, isOptional: isOptional)
      } else if profile.isText, profile.withLetters == profile.filled {
        plan.checks[column] = .text
      }
    }
  }
}
