/// The totals and balances that stand around the table.
enum StatedSums {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    guard let check = signs.check, reading.amounts.contains(where: { $0 != 0 }) else { return .silent }
    let amounts =
      switch reading.key {
      case "as-written": "the amounts as written"
      case "inverted": "the opposite amounts"
      case "included": "the amounts alone"
      case "on-top": "the amounts and their fees"
      default: "the rows so read"
      }
    if check.owe(reading.amounts) {
      return .supports(Weights.fittingTotals, "what is stated as owed is the sum of \(amounts)")
    }
    if reading.amounts.contains(where: { $0 < 0 }), check.settle(reading.amounts, opening: signs.opening) {
      // One equal amount may be chance where nothing says that the card is on credit.
      return .supports(
        signs.isCreditCard || signs.opening == nil ? Weights.fittingTotals : Weights.perhapsSettled,
        "one of \(amounts) pays what was owed before")
    }
    let because = "the stated totals are those of \(amounts)"
    switch check.answer(reading.amounts) {
    case .proven: return .proves(because)
    case .fits: return .supports(Weights.fittingTotals, because)
    case .contradicted: return .contradicts("the stated totals are not those of \(amounts)")
    case .silent: return .silent
    }
  }

  /// Whether the rows so read lead from the balance before them to that behind them, whatever totals say of a part.
  static func change(of reading: SignReading, in signs: SignCase) -> Testimony {
    switch signs.check?.change(reading.amounts) {
    case true: .proves("the balances around the rows differ by them")
    case false: .contradicts("the balances around the rows differ by another sum")
    default: .silent
    }
  }

  /// Of columns whose signs are not decided yet the totals tell where they fit alone.
  static func proof(of reading: SignReading, _ check: TotalsCheck) -> Testimony {
    check.answer(reading.amounts) == .proven
      ? .proves("the stated totals are those of these columns alone") : .silent
  }
}
