import Lexicon
import Values

/// The columns of numbers that may be amounts, balances and fees, and the interpretations that they allow.
struct MoneyColumns {
  let roles: ColumnRoles
  /// Columns of words that say which way the money went, with what each word says.
  let flags: [Int: WordColumn<Int8>]
  /// How many columns are tried as one part of a reading. Their combinations are all judged, so that a table of
  /// hundreds of columns called `Credit` or `Balance` would never come to an end.
  static let most = 8

  /// Columns of numbers that name what was traded.
  private let securities: Set<Int>

  init(roles: ColumnRoles) {
    self.roles = roles
    securities = roles.securities
    var flags: [Int: WordColumn<Int8>] = [:]
    for column in roles.columns {
      if let words = MoneyColumns.flagWords(roles, column) { flags[column] = words }
    }
    self.flags = flags
  }

  private static func flagWords(_ roles: ColumnRoles, _ column: Int) -> WordColumn<Int8>? {
    let profile = roles.profiles[column]
    guard profile.isSmall, !profile.isDates, !profile.isNumbers || profile.amounts.marked == 0 else { return nil }
    let words = WordColumn(profile.values) { unsafe $0.withUTF8Bytes { unsafe RowReader.direction($0) } }
    var known = 0
    for (index, meaning) in words.meanings.enumerated() where meaning != 0 { known += profile.values.counts[index] }
    let isNamed = roles.weight(column, .sign) > 0
    // A dash says minus, or that there is nothing: the latter in a column of rates or notes.
    if !isNamed, roles.role(column) != nil, profile.filled == profile.dashes { return nil }
    // One letter beside blanks marks anything below a name of its own: `Cleared`.
    let isLetter = words.texts.allSatisfy { $0.count == 1 && $0[0] | 0x20 >= 0x61 }
    let isMark = isLetter && !isNamed && !roles.isUnnamed(column)
    let isOneSided = Set(words.meanings).count == 1 && words.texts.count == 1 && !isMark
    if known > 0, known == profile.filled, profile.filled < profile.rows, isOneSided {
      return words.withBlank(meaning: -words.meanings[0])
    }
    guard known > 0, !areForeign(words.texts, roles, column) else { return nil }
    // A column of kinds need not say directions at all.
    if isNamed, roles.weight(column, .sign) >= 60 || known * 2 >= profile.filled { return words }
    // Single letters mean a direction only as a pair of opposites.
    let isPair = words.texts.count == 2 && Set(words.meanings) == [1, -1]
    let isWords = profile.dashes == 0 && words.texts.allSatisfy { $0.count > 2 }
    if !isWords, roles.isForemost(column, .description) || roles.isForemost(column, .counterparty) { return nil }
    return known * 10 >= profile.rows * 9 && (isPair || isWords) ? words : nil
  }

  /// Letters that say directions in languages other than the header's, below a name that does not speak of directions.
  private static func areForeign(_ texts: [[UInt8]], _ roles: ColumnRoles, _ column: Int) -> Bool {
    guard roles.weight(column, .sign) < 60, !roles.isUnnamed(column) else { return false }
    let languages = HeaderWords.languages(of: roles.names)
    return FlagWords.areForeign(texts, in: languages.isEmpty ? .all : languages)
  }

  /// Columns with numbers that are read for the judge.
  var numbers: [Int] {
    roles.columns.filter {
      roles.profiles[$0].isNumbers && !roles.isForemost($0, .currency)
        && (roles.profiles[$0].isMoneyLike || isCalledMoney($0))
    }
  }

  private func isCalledMoney(_ column: Int) -> Bool {
    [.amount, .amountIn, .amountOut, .balance, .balanceBefore, .fee].contains { roles.weight(column, $0) > 0 }
  }

  private func isNumberOrEmpty(_ column: Int) -> Bool {
    roles.profiles[column].isNumbers || roles.profiles[column].filled == roles.profiles[column].dashes
  }

  private func isUsable(_ column: Int, besides allowed: Set<HeaderRole> = []) -> Bool {
    !roles.profiles[column].amounts.isSignLost && !securities.contains(column)
      && ![
        .originalAmount, .currency, .exchangeRate, .reference, .ignored, .time, .accountNumber, .cardNumber,
        .categoryHint,
      ]
      .contains { roles.isForemost(column, $0) && !allowed.contains($0) }
  }

  /// All readings of the amount that words and content allow, each with each balance and fee.
  func interpretations() -> [Interpretation] {
    let ofCurrencies = roles.agreeing(pairsOfCurrencies().map { [$0] } ?? ofCurrencies())
    if !ofCurrencies.isEmpty { return ofCurrencies }
    var sources = named()
    if sources.allSatisfy(isStill) { sources += moving() + unnamed() }
    if sources.isEmpty {
      sources = first { roles.isForemost($0, .originalAmount) && roles.profiles[$0].isNumbers }.map { single($0) }
    }
    if sources.allSatisfy(isStill), case let moving = besideStill(), !moving.isEmpty { sources = moving }
    return sources.flatMap { source in balances(besides: source).flatMap { fees(of: $0) } }.flatMap { signs(of: $0) }
  }

  /// No money moves in its columns.
  private func isStill(_ interpretation: Interpretation) -> Bool {
    interpretation.source.columns.allSatisfy { roles.profiles[$0].isZero }
  }

  /// `Local (KRW)` in a month in which `Abroad (USD)` has nothing but zeros.
  private func besideStill() -> [Interpretation] {
    guard !roles.declared.claims(.amount) else { return [] }
    return first { column in
      roles.profiles[column].isNumbers && !roles.profiles[column].isZero
        && HeaderCurrency.named(in: roles.names[column]) != nil
        && isUsable(column, besides: [.currency, .originalAmount, .ignored])
        && ![.amountIn, .amountOut, .balance, .balanceBefore, .fee].contains { roles.isForemost(column, $0) }
    }.map { single($0) }
  }

  /// The first columns that fit, no more than can be tried with all others.
  private func first(_ most: Int = MoneyColumns.most, where fits: (Int) -> Bool) -> [Int] {
    Array(roles.columns.lazy.filter(fits).prefix(most))
  }

  // MARK: Amounts

  /// `EUR`, `USD`: columns of amounts in their own currencies, of which every row fills one. What a balance beside
  /// them is in, nothing says.
  private func ofCurrencies() -> [Interpretation] {
    // What a card's header calls spent is so in either currency; beside money in it is one half of a pair.
    let hasIn = roles.columns.contains { roles.isForemost($0, .amountIn) && isNumberOrEmpty($0) }
    let others: [HeaderRole] = [.amountIn, .balance, .balanceBefore, .fee] + (hasIn ? [.amountOut] : [])
    let possible = first { column in
      roles.profiles[column].isNumbers && isUsable(column, besides: [.currency, .originalAmount, .ignored])
        && !others.contains { roles.isForemost(column, $0) }
    }
    return possible.enumerated().flatMap { place, left in
      possible[(place + 1)...].filter { areOfTwoCurrencies(left, $0) && areExclusive(left, $0, bothInFew: true) }
        .map { Interpretation(source: .ofCurrencies(left, $0)) }
    }
  }

  /// `Debit EUR`, `Credit EUR`, `Debit USD`, `Credit USD`: a pair for each of two currencies, of which every row fills one.
  private func pairsOfCurrencies() -> Interpretation? {
    let incoming = first { roles.isForemost($0, .amountIn) && isNumberOrEmpty($0) }
    let outgoing = first { roles.isForemost($0, .amountOut) && isNumberOrEmpty($0) }
    guard incoming.count == 2, outgoing.count == 2 else { return nil }
    func currency(_ column: Int) -> Currency? {
      HeaderCurrency.named(in: roles.names[column]) ?? HeaderCurrency.called(roles.names[column])
    }
    let pairs = incoming.compactMap { moneyIn in
      outgoing.first { currency($0) != nil && currency($0) == currency(moneyIn) }
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

  private func named() -> [Interpretation] {
    var found: [Interpretation] = []
    let incoming = withoutFees(first { roles.weight($0, .amountIn) > 0 && isNumberOrEmpty($0) })
    let outgoing = withoutFees(first { roles.weight($0, .amountOut) > 0 && isNumberOrEmpty($0) })
    for moneyIn in incoming {
      for moneyOut in outgoing
      where moneyOut != moneyIn && isPair(moneyIn, moneyOut) && areOfOneName(moneyIn, moneyOut, incoming, outgoing) {
        found.append(inOut(moneyIn, moneyOut))
      }
    }
    let amounts = first { roles.weight($0, .amount) > 0 && roles.profiles[$0].isNumbers && isUsable($0) }
    if found.isEmpty { found = halves(of: amounts) }
    return found + amounts.map { single($0) }
  }

  /// `Net debit` and `Net credit` beside `Gross debit` and `Gross credit`: not each with the other's.
  private func areOfOneName(_ moneyIn: Int, _ moneyOut: Int, _ incoming: [Int], _ outgoing: [Int]) -> Bool {
    guard incoming.count == 2, outgoing.count == 2, Set(incoming).isDisjoint(with: outgoing) else { return true }
    func likeness(_ left: Int, _ right: Int) -> Int {
      ForeignPairs.likeness(roles.names[left].folded, roles.names[right].folded)
    }
    let (otherIn, otherOut) = (incoming.first { $0 != moneyIn }!, outgoing.first { $0 != moneyOut }!)
    return likeness(moneyIn, moneyOut) + likeness(otherIn, otherOut)
      >= likeness(moneyIn, otherOut) + likeness(otherIn, moneyOut)
  }

  /// `Refund Fee` beside `Refund Net` is a fee, whatever it was taken for.
  private func withoutFees(_ columns: [Int]) -> [Int] {
    let others = columns.filter { !FeeWords.names(roles.names[$0]) || FeeWords.tellsOfAmount(roles.names[$0]) }
    return others.isEmpty ? columns : others
  }

  /// `Amount`, `Amount 2`: columns of the same name of which every row fills one, in either direction.
  private func halves(of amounts: [Int]) -> [Interpretation] {
    zip(amounts, amounts.dropFirst()).filter {
      isTotal($0) == isTotal($1) && isExclusive($0, $1) && !roles.profiles[$0].isZero && !roles.profiles[$1].isZero
    }
    .flatMap { left, right in
      // With both signs in one of them, or minus in both, neither is a direction.
      let amounts = [left, right].map { roles.profiles[$0].amounts }
      if amounts.contains(where: \.hasBothSigns) || amounts.allSatisfy({ $0.negative > 0 && $0.positive == 0 }) {
        return [Interpretation(source: .eitherOf(left, right))]
      }
      return [(left, right), (right, left)].filter { !isSignedIn($0.1, out: $0.0) }.map { inOut($0.0, $0.1) }
    }
  }

  /// `total-amount` in rows of its own, beside `amount` in all others, adds these up.
  private func isTotal(_ column: Int) -> Bool {
    roles.names[column].split { !$0.isLetter }.contains { PreambleFacts.balanceMeaning(String($0)) == .total }
  }

  /// One column called money in, or out, with none for the other way: what is called so may hold both.
  private func moving() -> [Interpretation] {
    first { (roles.isForemost($0, .amountIn) || roles.isForemost($0, .amountOut)) && roles.profiles[$0].isNumbers }
      .filter { !roles.profiles[$0].isZero }.map { single($0) }
  }

  /// Called so foremost, one of them at least, and neither foremost the opposite; no column without any amount beside
  /// one that holds both signs.
  private func isPair(_ moneyIn: Int, _ moneyOut: Int) -> Bool {
    let profiles = [roles.profiles[moneyIn], roles.profiles[moneyOut]]
    if profiles.contains(where: { $0.filled == $0.dashes }), profiles.contains(where: \.amounts.hasBothSigns) {
      return false
    }
    let isIn = roles.isForemost(moneyIn, .amountIn)
    let isOut = roles.isForemost(moneyOut, .amountOut)
    return (isIn || isOut) && (isIn || !roles.isForemost(moneyIn, .amountOut))
      && (isOut || !roles.isForemost(moneyOut, .amountIn))
  }

  /// Without words for it: columns of money that exclude each other, or one alone.
  private func unnamed() -> [Interpretation] {
    let possible = first(2 * MoneyColumns.most) {
      roles.profiles[$0].isMoneyLike && (isUsable($0) || isVague($0)) && !roles.isForemost($0, .balance)
        && !roles.isForemost($0, .balanceBefore) && !roles.isForemost($0, .fee) && flags[$0] == nil
    }
    let hasDecimals = possible.contains { roles.profiles[$0].amounts.marked > 0 }
    let money = possible.filter { isUsable($0) && !(hasDecimals && countsRows($0)) }
    var found: [Interpretation] = []
    for (left, right) in zip(possible, possible.dropFirst()) where isExclusive(left, right, amongWhole: !hasDecimals) {
      if !isSignedIn(left, out: right), isNamedSo(right, out: left) { found.append(inOut(right, left)) }
      if !isSignedIn(right, out: left), isNamedSo(left, out: right) { found.append(inOut(left, right)) }
    }
    return found + money.map { single($0) }
  }

  /// `1`, `2` and so on: the numbers of the rows.
  private func countsRows(_ column: Int) -> Bool {
    let profile = roles.profiles[column]
    return profile.rows > 1 && profile.isSmall && profile.values.texts.count == profile.rows
      && profile.values.texts.enumerated().allSatisfy { Array(String($0 + 1).utf8) == $1 }
  }

  /// Parts of a name in a language that nobody knows may sound like something else.
  private func isVague(_ column: Int) -> Bool {
    roles.role(column).map { roles.weight(column, $0) < 60 } ?? true
  }

  /// Neither column is called the opposite.
  private func isNamedSo(_ moneyIn: Int, out moneyOut: Int) -> Bool {
    !roles.isForemost(moneyIn, .amountOut) && !roles.isForemost(moneyOut, .amountIn)
  }

  /// Two columns of money of one currency, of which each row fills one; of numbers without marks `amongWhole` ones alone.
  private func isExclusive(_ left: Int, _ right: Int, amongWhole: Bool = false) -> Bool {
    (amongWhole || roles.profiles[left].amounts.marked + roles.profiles[right].amounts.marked > 0)
      && !areOfTwoCurrencies(left, right) && areExclusive(left, right)
  }

  /// Never both filled: what one says the other leaves out. `bothInFew`: one row in eight may exchange currencies.
  private func areExclusive(_ left: Int, _ right: Int, bothInFew: Bool = false) -> Bool {
    let (first, second) = (roles.profiles[left], roles.profiles[right])
    let firstFilled = first.filled - first.dashes - first.amounts.zero
    let secondFilled = second.filled - second.dashes - second.amounts.zero
    let most = first.rows + (bothInFew ? first.rows / 8 : 0)
    return firstFilled < first.rows && secondFilled < second.rows && firstFilled + secondFilled <= most
      && (firstFilled + secondFilled) * 10 >= first.rows * 8
  }

  /// `EUR` and `USD`: each column holds the amounts of its own currency, in either direction.
  private func areOfTwoCurrencies(_ left: Int, _ right: Int) -> Bool {
    let names = [roles.names[left], roles.names[right]]
    let named = names.map { HeaderCurrency.named(in: $0) ?? HeaderCurrency.called($0) }
    if let first = named[0], let second = named[1] { return first != second }
    // `Importe $`, or `Importe S/`, beside `Importe U$S`.
    return zip(names, named.reversed()).contains { name, other in
      other != nil && (HeaderCurrency.shared(in: name) != nil || HeaderCurrency.areAlike(names))
    }
  }

  /// The signs tell: all amounts of one column are negative and none of the other.
  private func isSignedIn(_ moneyIn: Int, out moneyOut: Int) -> Bool {
    let (received, spent) = (roles.profiles[moneyIn].amounts, roles.profiles[moneyOut].amounts)
    return spent.negative > 0 && spent.positive == 0 && received.positive > 0 && received.negative == 0
  }

  private func inOut(_ moneyIn: Int, _ moneyOut: Int) -> Interpretation {
    var interpretation = Interpretation(source: .inOut(moneyIn: moneyIn, moneyOut: moneyOut))
    interpretation.inFactor = Interpretation.inFactor(roles.profiles[moneyIn].amounts)
    interpretation.outFactor = Interpretation.outFactor(roles.profiles[moneyOut].amounts)
    return interpretation
  }

  /// One column of amounts, with the column of flags that gives its sign where there is one.
  private func single(_ amount: Int) -> Interpretation {
    let profile = roles.profiles[amount].amounts
    if profile.credits + profile.debits > 0 || profile.explicitPlus > 0 && profile.negative == 0 {
      var marked = Interpretation(source: .marked(amount))
      let flagged = profile.credits + profile.debits + profile.explicitPlus
      let hasCredits = profile.credits + profile.explicitPlus > 0
      marked.inFactor = hasCredits && profile.positive > flagged ? -1 : 1
      return marked
    }
    let isUnsigned = profile.negative == 0 || profile.positive == 0
    if isUnsigned, let flag = bestFlag(for: amount), profile.negative == 0 || roles.weight(flag, .sign) >= 60 {
      var flagged = Interpretation(source: .flagged(amount, flag: flag))
      flagged.inFactor = profile.negative > 0 ? -1 : 1
      return flagged
    }
    return Interpretation(source: .signed(amount))
  }

  /// The flag column that the header names, else the one whose words are all known.
  func bestFlag(for amount: Int) -> Int? {
    let others = flags.keys.filter { $0 != amount }
    // Of two marks one is the balance's where that stands in front of it and the amount in front of the other.
    let own = others.filter { !(isBalance($0 - 1) && others.contains(amount + 1)) || $0 == amount + 1 }
    return own.max { left, right in
      (roles.weight(left, .sign), -abs(left - amount)) < (roles.weight(right, .sign), -abs(right - amount))
    }
  }

  private func isBalance(_ column: Int) -> Bool {
    column >= 0 && (roles.isForemost(column, .balance) || roles.isForemost(column, .balanceBefore))
  }

  /// A running balance tells what the signs of columns for money in and out mean, where they hold both.
  private func signs(of interpretation: Interpretation) -> [Interpretation] {
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

  // MARK: Balances and fees

  private func balances(besides interpretation: Interpretation) -> [Interpretation] {
    let used = interpretation.source.columns
    let called = first {
      (roles.isForemost($0, .balance) || roles.isForemost($0, .balanceBefore)) && roles.profiles[$0].isNumbers
    }
    // What may be drawn counts what waits; the balance is what is booked.
    let booked = called.filter { !PartWords.available.areIn(roles.names[$0]) }
    let named = booked.isEmpty ? called : booked
    let others = first {
      roles.profiles[$0].isMoneyLike && roles.role($0) == nil && isUsable($0) && !used.contains($0)
        && !roles.profiles[$0].mayBeDays
        && (roles.profiles[$0].amounts.isIntegersOnly == false || hasNoMarks(used))
    }
    let possible = (named + others).filter { !used.contains($0) && !roles.profiles[$0].amounts.isSignLost }
    let with = possible.map { column in
      var reading = interpretation
      reading.balance = column
      return reading
    }
    return [interpretation] + with
  }

  /// Amounts of a currency without decimals, and so are their balances.
  private func hasNoMarks(_ columns: [Int]) -> Bool {
    columns.allSatisfy { roles.profiles[$0].amounts.marked == 0 }
  }

  /// A charge beside the amount is a fee, though it may be money out by itself.
  private func mayBeFee(_ column: Int, beside source: Interpretation.Source) -> Bool {
    !source.columns.contains(column) && roles.weight(column, .fee) > 0
  }

  private func fees(of interpretation: Interpretation) -> [Interpretation] {
    guard interpretation.balance != nil else { return [interpretation] }
    let fees = first {
      mayBeFee($0, beside: interpretation.source) && roles.profiles[$0].isNumbers
        && roles.profiles[$0].amounts.zero < roles.profiles[$0].filled
    }
    return [interpretation]
      + fees.map { column in
        var reading = interpretation
        let profile = roles.profiles[column].amounts
        reading.fee = .init(
          column: column, factor: profile.negative > 0 && profile.negative >= profile.positive ? 1 : -1)
        return reading
      }
  }
}
