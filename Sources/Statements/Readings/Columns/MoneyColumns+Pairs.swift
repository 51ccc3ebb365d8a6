import Lexicon
import Values

/// Two columns of amounts of which every row fills one: money in and out, or two currencies.
extension MoneyColumns {
  // MARK: Two currencies

  /// `EUR`, `USD`: columns of amounts in their own currencies, of which every row fills one. What a balance beside
  /// them is in, nothing says.
  func ofCurrencies() -> [Interpretation] {
    // What a card's header calls spent is so in either currency; beside money in it is one half of a pair.
    let hasIn = roles.columns.contains { roles.isForemost($0, .amountIn) && isNumberOrEmpty($0) }
    let others: [HeaderRole] = [.amountIn, .balance, .balanceBefore, .fee] + (hasIn ? [.amountOut] : [])
    // `Cargos / Abonos S/` beside `Cargos / Abonos US$`: the same of two currencies is no direction.
    let directed = roles.columns.filter { roles.isForemost($0, .amountIn) || roles.isForemost($0, .amountOut) }
    let areTwins =
      directed.count == 2 && HeaderCurrency.areAlike(directed.map { roles.names[$0] })
      && areOfTwoCurrencies(directed[0], directed[1])
    let possible = first { column in
      roles.profiles[column].isNumbers && isUsable(column, besides: [.currency, .originalAmount, .ignored])
        && (areTwins && directed.contains(column) || !others.contains { roles.isForemost(column, $0) })
    }
    // `GEL`, `USD`, `EUR`: a list of pockets.
    let named = possible.filter { currency(of: $0) != nil }
    // One amount in every row, beside what each pocket then holds.
    let hasAmount = roles.columns.contains {
      roles.isForemost($0, .amount) && !named.contains($0) && roles.profiles[$0].isNumbers
        && roles.profiles[$0].filled == roles.profiles[$0].rows
    }
    if !hasAmount, named.count > 2, Set(named.map { currency(of: $0)! }).count == named.count,
      areExclusive(named, bothInFew: true)
    {
      return [ofCurrencies(named)]
    }
    return possible.enumerated().flatMap { place, left in
      possible[(place + 1)...].filter { areOfTwoCurrencies(left, $0) && areExclusive([left, $0], bothInFew: true) }
        .map { ofCurrencies([left, $0]) }
    }
  }

  /// Where credits alone are marked, the others are debits.
  private func ofCurrencies(_ columns: [Int]) -> Interpretation {
    var interpretation = Interpretation(source: .ofCurrencies(columns))
    let amounts = columns.map { roles.profiles[$0].amounts }
    let areCreditsAlone = amounts.contains { $0.credits > 0 } && amounts.allSatisfy { $0.debits + $0.negative == 0 }
    interpretation.inFactor = areCreditsAlone ? -1 : 1
    return interpretation
  }

  private func currency(of column: Int) -> Currency? {
    HeaderCurrency.named(in: roles.names[column]) ?? HeaderCurrency.called(roles.names[column])
  }

  /// `Debit EUR`, `Credit EUR`, `Debit USD`, `Credit USD`: a pair for each of two currencies, of which every row fills
  /// one.
  func pairsOfCurrencies() -> Interpretation? {
    let incoming = first { roles.isForemost($0, .amountIn) && isNumberOrEmpty($0) }
    let outgoing = first { roles.isForemost($0, .amountOut) && isNumberOrEmpty($0) }
    guard incoming.count == 2, outgoing.count == 2 else { return nil }
    let pairs = incoming.compactMap { moneyIn in
      outgoing.first { currency(of: $0) != nil && currency(of: $0) == currency(of: moneyIn) }
        .map { Interpretation.Source.Pair(moneyIn: moneyIn, moneyOut: $0) }
    }
    guard pairs.count == 2, pairs[0].moneyOut != pairs[1].moneyOut, isOneOfFour(incoming + outgoing) else { return nil }
    var interpretation = Interpretation(source: .pairs(pairs[0], pairs[1]))
    let inFactors = Set(incoming.map { Interpretation.inFactor(roles.profiles[$0].amounts) })
    let outFactors = outgoing.filter { roles.profiles[$0].amounts.negative + roles.profiles[$0].amounts.positive > 0 }
      .map { Interpretation.outFactor(roles.profiles[$0].amounts) }
    guard inFactors.count == 1, Set(outFactors).count <= 1 else { return nil }
    interpretation.inFactor = inFactors.first ?? 1
    interpretation.outFactor = outFactors.first ?? -1
    return interpretation
  }

  /// Together they have about one amount in each row.
  private func isOneOfFour(_ columns: [Int]) -> Bool {
    let amounts = columns.reduce(0) { $0 + roles.profiles[$1].amounts.negative + roles.profiles[$1].amounts.positive }
    let rows = roles.profiles[columns[0]].rows
    return amounts <= rows && amounts * 10 >= rows * 8
  }

  // MARK: Two directions

  /// Called so foremost, one of them at least, and neither foremost the opposite; no column without any amount beside
  /// one that holds both signs.
  func isPair(_ moneyIn: Int, _ moneyOut: Int) -> Bool {
    let profiles = [roles.profiles[moneyIn], roles.profiles[moneyOut]]
    if profiles.contains(where: { $0.filled == $0.dashes }), profiles.contains(where: \.amounts.hasBothSigns) {
      return false
    }
    let isIn = roles.isForemost(moneyIn, .amountIn)
    let isOut = roles.isForemost(moneyOut, .amountOut)
    return (isIn || isOut) && (isIn || !roles.isForemost(moneyIn, .amountOut))
      && (isOut || !roles.isForemost(moneyOut, .amountIn))
  }

  /// `Net debit` and `Net credit` beside `Gross debit` and `Gross credit`: not each with the other's.
  func areOfOneName(_ moneyIn: Int, _ moneyOut: Int, _ incoming: [Int], _ outgoing: [Int]) -> Bool {
    guard incoming.count == 2, outgoing.count == 2, Set(incoming).isDisjoint(with: outgoing) else { return true }
    func likeness(_ left: Int, _ right: Int) -> Int {
      ForeignPairs.likeness(roles.names[left].folded, roles.names[right].folded)
    }
    let (otherIn, otherOut) = (incoming.first { $0 != moneyIn }!, outgoing.first { $0 != moneyOut }!)
    return likeness(moneyIn, moneyOut) + likeness(otherIn, otherOut)
      >= likeness(moneyIn, otherOut) + likeness(otherIn, moneyOut)
  }

  /// `Amount`, `Amount 2`: columns of the same name of which every row fills one, in either direction.
  func halves(of amounts: [Int]) -> [Interpretation] {
    zip(amounts, amounts.dropFirst()).filter {
      isTotal($0) == isTotal($1) && areCalledAlike($0, $1) && isExclusive($0, $1) && !roles.profiles[$0].isZero
        && !roles.profiles[$1].isZero
    }
    .flatMap { left, right in
      // With both signs in one of them, or minus in both, neither is a direction.
      let amounts = [left, right].map { roles.profiles[$0].amounts }
      if amounts.contains(where: \.hasBothSigns) || amounts.allSatisfy({ $0.negative > 0 && $0.positive == 0 })
        || isOfOneAmount(left, right)
      {
        return [Interpretation(source: .eitherOf(left, right))]
      }
      return [(left, right), (right, left)].filter { !isSignedIn($0.1, out: $0.0) }.map { inOut($0.0, $0.1) }
    }
  }

  /// Neither is called an amount much more surely than the other.
  private func areCalledAlike(_ left: Int, _ right: Int) -> Bool {
    abs(roles.weight(left, .amount) - roles.weight(right, .amount)) <= 50
  }

  /// A column called money out, or in, beside the one column that fills all other rows, whatever this is called.
  func completed(_ incoming: [Int], _ outgoing: [Int]) -> [Interpretation] {
    let directed = (incoming + outgoing).filter { column in
      let isIn = roles.isForemost(column, .amountIn)
      return (isIn || roles.isForemost(column, .amountOut)) && roles.profiles[column].isNumbers
    }
    guard directed.count == 1, !roles.profiles[directed[0]].isZero else { return [] }
    let known = directed[0]
    let isIn = roles.isForemost(known, .amountIn)
    let others = first { column in
      let taken: [HeaderRole] = [.balance, .balanceBefore, .fee, .originalAmount]
      return column != known && roles.profiles[column].isNumbers && !roles.profiles[column].isZero
        && roles.profiles[column].isMoneyLike && isUsable(column)
        && StatusWords.meaning(ofTitle: roles.names[column]) != .pending
        && !taken.contains { roles.isForemost(column, $0) }
        && isExclusive(known, column)
        && (isIn ? isNamedSo(known, out: column) : isNamedSo(column, out: known) || isOwed(besides: [known, column]))
    }
    // `Amount` beside `Gross earnings`, which some of these rows have as well.
    let amounts = others.filter { roles.weight($0, .amount) >= 60 }
    guard let other = amounts.count == 1 ? amounts[0] : others.first, amounts.count == 1 || others.count == 1 else {
      return []
    }
    let pair = isIn ? inOut(known, other) : inOut(other, known)
    guard isOwed(besides: [known, other]) else { return [pair] }
    // `Charged`, `Paid`, `Balance owed`: what is paid lowers a debt, to which purchases are added.
    let opposite = [pair.oppositePair].compactMap(\.self)
    return PartWords.purchases.areIn(roles.names[other]) && !isIn ? opposite : [pair] + opposite
  }

  /// Another column is what is owed then, and not to a seller.
  private func isOwed(besides pair: [Int]) -> Bool {
    let isOfSeller = roles.names.contains {
      RowWords.isOfMerchant($0) || ["earned", "earnings", "sales", "commission"].contains($0.folded)
    }
    return !isOfSeller
      && roles.columns.contains {
        !pair.contains($0) && roles.profiles[$0].isNumbers && !roles.profiles[$0].isZero
          && PartWords.areOwed(roles.names[$0])
      }
  }

  /// `total-amount` in rows of its own, beside `amount` in all others, adds these up.
  func isTotal(_ column: Int) -> Bool {
    roles.names[column].split { !$0.isLetter }.contains { PreambleFacts.balanceMeaning(String($0)) == .total }
  }

  /// Neither column is called the opposite.
  func isNamedSo(_ moneyIn: Int, out moneyOut: Int) -> Bool {
    !roles.isForemost(moneyIn, .amountOut) && !roles.isForemost(moneyOut, .amountIn)
      && !PartWords.purchases.areIn(roles.names[moneyIn])
  }

  func inOut(_ moneyIn: Int, _ moneyOut: Int) -> Interpretation {
    var interpretation = Interpretation(source: .inOut(moneyIn: moneyIn, moneyOut: moneyOut))
    interpretation.inFactor = Interpretation.inFactor(roles.profiles[moneyIn].amounts)
    interpretation.outFactor = Interpretation.outFactor(roles.profiles[moneyOut].amounts)
    return interpretation
  }

  // MARK: Filled in turn

  /// Two columns of money of one currency, of which each row fills one; of numbers without marks `amongWhole` ones
  /// alone.
  func isExclusive(_ left: Int, _ right: Int, amongWhole: Bool = false) -> Bool {
    (amongWhole || roles.profiles[left].amounts.marked + roles.profiles[right].amounts.marked > 0)
      && !areOfTwoCurrencies(left, right) && areExclusive([left, right])
  }

  /// Never both filled: what one says the other leaves out, but for rows that state a balance at either end. `bothInFew`:
  /// one row in eight may exchange currencies.
  private func areExclusive(_ columns: [Int], bothInFew: Bool = false) -> Bool {
    let profiles = columns.map { roles.profiles[$0] }
    let filled = profiles.map { $0.filled - $0.dashes - $0.amounts.zero }
    let (rows, sum) = (profiles[0].rows, filled.reduce(0, +))
    // What was exchanged fills two, and rows of balances at either end fill all of several.
    let few = rows > 4 ? max(columns.count > 2 ? 2 : 1, rows / 8) : 0
    return filled.allSatisfy { $0 < rows } && sum <= rows + (bothInFew ? few : 0)
      && (sum * 10 >= rows * 8 || sum > 2 && sum + 2 >= rows)
  }

  /// `EUR` and `USD`: each column holds the amounts of its own currency, in either direction.
  private func areOfTwoCurrencies(_ left: Int, _ right: Int) -> Bool {
    let names = [roles.names[left], roles.names[right]]
    guard !names.contains(where: { RowWords.isPrice($0, among: roles.names) }) else { return false }
    let named = [currency(of: left), currency(of: right)]
    if let first = named[0], let second = named[1] { return first != second }
    // `Importe $`, or `Importe S/`, beside `Importe U$S`.
    return zip(names, named.reversed()).contains { name, other in
      other != nil && (HeaderCurrency.shared(in: name) != nil || HeaderCurrency.areAlike(names))
    }
  }

  /// Without names that anybody knows: minus in one column, and neither plus nor minus in the other. Which is money out on a card the
  /// signs tell no more than those of one column do.
  func isOfOneAmount(_ left: Int, _ right: Int) -> Bool {
    [left, right].allSatisfy { !roles.hasHeader || roles.role($0) == nil }
      && [left, right].allSatisfy { roles.profiles[$0].amounts.explicitPlus == 0 }
      && (isSignedIn(left, out: right) || isSignedIn(right, out: left))
  }

  /// The signs tell: all amounts of one column are negative and none of the other.
  func isSignedIn(_ moneyIn: Int, out moneyOut: Int) -> Bool {
    let (received, spent) = (roles.profiles[moneyIn].amounts, roles.profiles[moneyOut].amounts)
    return spent.negative > 0 && spent.positive == 0 && received.positive > 0 && received.negative == 0
  }
}
