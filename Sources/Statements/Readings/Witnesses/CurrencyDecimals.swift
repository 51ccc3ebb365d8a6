import Values

/// The decimals that the currency has: `1,234` is no amount of euros and cents.
enum CurrencyDecimals {
  static func testimony(of mark: UInt8, in marks: MarkCase) -> Testimony {
    guard let currency = marks.currency else { return .silent }
    if currency.exponent == 0 || currency.isOfSmallUnits || currency.exponent == 2 && !marks.isRound {
      return mark == marks.grouping
        ? .supports(Weights.currencyDecimals, "\(currency) has no amounts with three decimals") : .silent
    }
    guard currency.exponent == 3, mark != marks.grouping,
      marks.profiles.allSatisfy({ $0.belowThousand + $0.ungrouped == 0 })
    else { return .silent }
    return .supports(Weights.currencyDecimals, "every amount shows the three decimals of its currency")
  }
}
