import Lexicon
import Values

/// The balance and the fee beside an amount, and what signs the balance allows.
extension MoneyColumns {
  func balances(besides interpretation: Interpretation) -> [Interpretation] {
    let used = interpretation.source.columns
    let called = first {
      roles.isBalance($0) && roles.profiles[$0].isNumbers
    }
    // What may be drawn counts what waits; the balance is what is booked.
    let booked = called.filter { !PartWords.available.areIn(roles.names[$0]) }
    let named = booked.isEmpty ? called : booked
    let others = first {
      roles.profiles[$0].isMoneyLike && mayBeBalance($0) && isUsable($0) && !used.contains($0)
        && !roles.profiles[$0].mayBeDays
        && (roles.profiles[$0].amounts.isIntegersOnly == false || hasNoMarks(used))
        && (booked.isEmpty || !PartWords.available.areIn(roles.names[$0]))
    }
    let possible = (named + others).filter { !used.contains($0) && !roles.profiles[$0].amounts.isSignLost }
    let with = possible.map { column in
      var reading = interpretation
      reading.balance = column
      return reading
    }
    return [interpretation] + with
  }

  /// `Credited To You` beside `Held Funds Total`: where no name surely is that of an amount, any column that holds both
  /// signs with any other as its balance.
  func vague() -> [Interpretation] {
    func isAmount(_ column: Int) -> Bool {
      [.amount, .amountIn, .amountOut].contains { roles.weight(column, $0) >= 60 }
    }
    guard !roles.declared.claims(.amount), !roles.columns.contains(where: isAmount) else { return [] }
    let possible = first {
      !roles.isUnnamed($0) && roles.profiles[$0].isMoneyLike && roles.profiles[$0].amounts.marked > 0 && isUsable($0)
    }
    return possible.filter { roles.profiles[$0].amounts.hasBothSigns }.flatMap { amount in
      possible.filter { $0 != amount }.map { balance in
        var reading = single(amount)
        reading.balance = balance
        return reading
      }
    }
  }

  /// Two columns that no name pairs, of which each row fills one, with what the header calls a balance.
  func unnamedPairs() -> [Interpretation] {
    let balances = first { roles.isBalance($0) && roles.profiles[$0].isNumbers }
    // Units of a fund, or points, have a balance as well.
    let isMoving = roles.columns.contains { roles.weight($0, .amount) >= 60 && roles.profiles[$0].movesInEveryRow }
    guard !roles.declared.claims(.amount), !balances.isEmpty, !isMoving else { return [] }
    return unnamed().filter { $0.source.columns.count > 1 }.flatMap { pair in
      balances.filter { !pair.source.columns.contains($0) }.map { balance in
        var reading = pair
        reading.balance = balance
        return reading
      }
    }
  }

  /// Nothing names it, or no more than a part of its name, which the balance of a few rows may contradict by chance.
  private func mayBeBalance(_ column: Int) -> Bool {
    roles.role(column) == nil
      || isVague(column) && roles.profiles[column].rows > 2
        && ![PartWords.available, .owed].contains { $0.areIn(roles.names[column]) }
  }

  /// Amounts of a currency without decimals, and so are their balances.
  private func hasNoMarks(_ columns: [Int]) -> Bool {
    columns.allSatisfy { roles.profiles[$0].amounts.marked == 0 }
  }

  /// A charge beside the amount is a fee, though it may be money out by itself.
  private func mayBeFee(_ column: Int, beside source: Interpretation.Source) -> Bool {
    !source.columns.contains(column) && roles.weight(column, .fee) > 0
  }

  func fees(of interpretation: Interpretation) -> [Interpretation] {
    guard interpretation.balance != nil else { return [interpretation] }
    let fees = first {
      mayBeFee($0, beside: interpretation.source) && roles.profiles[$0].isNumbers
        && roles.profiles[$0].amounts.zero < roles.profiles[$0].filled
    }
    let together = fees.count > 1 ? [fees] : []
    return [interpretation]
      + (fees.map { [$0] } + together).map { columns in
        var reading = interpretation
        let profile = roles.profiles[columns[0]].amounts
        reading.fee = .init(
          columns: columns, factor: profile.negative > 0 && profile.negative >= profile.positive ? 1 : -1)
        return reading
      }
  }

  /// A running balance tells what the signs of columns for money in and out mean, where they hold both.
  func signs(of interpretation: Interpretation) -> [Interpretation] {
    guard case .inOut(let moneyIn, let moneyOut) = interpretation.source, interpretation.balance != nil else {
      return [interpretation]
    }
    var readings = [interpretation]
    if roles.profiles[moneyOut].amounts.isMixed {
      readings += readings.map { reading in
        var other = reading
        other.outFactor *= -1
        return other
      }
    }
    if roles.profiles[moneyIn].amounts.isMixed {
      readings += readings.map { reading in
        var other = reading
        other.inFactor *= -1
        return other
      }
    }
    return readings
  }
}
