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
    // Of the customers' cards, debit and credit are no directions.
    let isOfSchemes = roles.hasSchemes
    for column in roles.columns where !isOfSchemes || roles.weight(column, .sign) >= 60 {
      if let words = MoneyColumns.flagWords(roles, column) { flags[column] = words }
    }
    self.flags = flags
  }

  /// Columns with numbers that are read for the judge.
  var numbers: [Int] {
    roles.columns.filter {
      roles.profiles[$0].isNumbers && !roles.isForemost($0, .currency) && !roles.isOfAnswers($0)
        && (roles.profiles[$0].isMoneyLike || isCalledMoney($0))
    }
  }

  private func isCalledMoney(_ column: Int) -> Bool {
    [.amount, .amountIn, .amountOut, .balance, .balanceBefore, .fee].contains { roles.weight(column, $0) > 0 }
  }

  func isNumberOrEmpty(_ column: Int) -> Bool {
    roles.profiles[column].isNumbers || roles.profiles[column].filled == roles.profiles[column].dashes
  }

  func isUsable(_ column: Int, besides allowed: Set<HeaderRole> = []) -> Bool {
    !roles.profiles[column].amounts.isSignLost && !roles.isOfAnswers(column) && !securities.contains(column)
      && !countsUnits(column)
      && ![
        .originalAmount, .currency, .exchangeRate, .reference, .ignored, .time, .accountNumber, .cardNumber,
        .categoryHint,
      ]
      .contains { roles.isForemost(column, $0) && !allowed.contains($0) && !isOfVagueAccount(column) }
  }

  /// `Wallet Bal`: numbers with decimals are no account, whatever a part of their name sounds like.
  private func isOfVagueAccount(_ column: Int) -> Bool {
    roles.isForemost(column, .accountNumber) && isVague(column) && roles.profiles[column].amounts.marked > 0
  }

  /// `Quantity` among the names of a broker's orders, beside a column that is called an amount.
  private func countsUnits(_ column: Int) -> Bool {
    RowWords.isQuantity(roles.names[column]) && RowWords.areOfInvestor(roles.names)
      && roles.columns.contains { other in
        other != column && roles.isForemost(other, .amount) && roles.profiles[other].isNumbers
          && !RowWords.isQuantity(roles.names[other])
      }
  }

  /// All readings of the amount that words and content allow, each with each balance and fee.
  func interpretations() -> [Interpretation] {
    let ofCurrencies = roles.agreeing(pairsOfCurrencies().map { [$0] } ?? ofCurrencies())
    if !ofCurrencies.isEmpty { return ofCurrencies }
    var sources = named()
    if sources.allSatisfy(isStill) { sources += moving() + unnamed() }
    sources += fuller(than: sources)
    // The only numbers may be those of a currency abroad, or be called charges: those of more rows.
    if sources.isEmpty {
      let others = [HeaderRole.originalAmount, .fee].map { role in
        first { roles.isForemost($0, role) && roles.profiles[$0].isNumbers }
      }
      let filled = others.map { $0.map { roles.profiles[$0].amounts.moving }.max() ?? 0 }
      sources = others[filled[1] > filled[0] ? 1 : 0].map { single($0) }
    }
    if sources.allSatisfy(isStill), case let moving = besideStill(), !moving.isEmpty { sources = moving }
    // `VAT in Amount` of nothing but zeros is no amount beside one that moves.
    if sources.contains(where: { !isStill($0) }) { sources.removeAll(where: isStill) }
    return sources.flatMap { source in balances(besides: source).flatMap { fees(of: $0) } }.flatMap { signs(of: $0) }
  }

  /// `Amount used` in every row, which is called money out, beside `Amount cancelled` of few.
  private func fuller(than sources: [Interpretation]) -> [Interpretation] {
    let isFull = sources.contains {
      $0.source.columns.count > 1 || roles.profiles[$0.source.columns[0]].movesInEveryRow
    }
    return isFull ? [] : moving().filter { roles.profiles[$0.source.columns[0]].movesInEveryRow }
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
  func first(_ most: Int = MoneyColumns.most, where fits: (Int) -> Bool) -> [Int] {
    Array(roles.columns.lazy.filter(fits).prefix(most))
  }

  // MARK: Amounts

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
    let amounts = withoutQuantities(
      first { roles.weight($0, .amount) > 0 && roles.profiles[$0].isNumbers && isUsable($0) })
    if found.isEmpty { found = halves(of: amounts) }
    if found.isEmpty { found = completed(incoming, outgoing) }
    return found + (amounts + changesOfBalance()).map { single($0) }
  }

  /// `残高への反映額` beside `残高`: what no name calls an amount may be by how much the balance moves.
  private func changesOfBalance() -> [Int] {
    let balances = roles.columns.filter { roles.isForemost($0, .balance) && roles.profiles[$0].isNumbers }
    return first { column in
      roles.profiles[column].isNumbers && roles.profiles[column].amounts.hasBothSigns && isUsable(column)
        && (roles.role(column) == nil || roles.isForemost(column, .balance))
        && balances.contains { $0 != column }
    }
  }

  private func withoutQuantities(_ columns: [Int]) -> [Int] {
    let others = columns.filter { !isQuantity($0) }
    return others.isEmpty && !hasOthersWithDecimals() ? columns : others
  }

  /// `Quantity` is no amount beside what was sold, or below a hundred and whole beside decimals, unless it has signs: the
  /// word is that for amounts as well.
  private func isQuantity(_ column: Int) -> Bool {
    let amounts = roles.profiles[column].amounts
    guard RowWords.isQuantity(roles.names[column]), amounts.negative == 0 else { return false }
    return RowWords.areOfMerchant(roles.names) || RowWords.areOfInvestor(roles.names)
      || RowWords.areOfProducts(roles.names) && hasOthersWithDecimals(besides: column)
      || hasOthersWithDecimals() && amounts.marked == 0 && amounts.mostDigits <= 2
  }

  /// Some column other than those of balances, fees and rates has decimals, and moves.
  private func hasOthersWithDecimals(besides quantity: Int? = nil) -> Bool {
    roles.columns.contains { column in
      guard column != quantity else { return false }
      let profile = roles.profiles[column]
      return profile.isNumbers && profile.amounts.marked > 0 && !profile.isZero
        && ![.balance, .balanceBefore, .fee, .exchangeRate].contains { roles.isForemost(column, $0) }
    }
  }

  /// `Refund Fee` beside `Refund Net` is a fee, whatever it was taken for.
  private func withoutFees(_ columns: [Int]) -> [Int] {
    let others = columns.filter { !FeeWords.names(roles.names[$0]) || FeeWords.tellsOfAmount(roles.names[$0]) }
    return others.isEmpty ? columns : others
  }

  /// One column called money in, or out, with none for the other way: what is called so may hold both.
  private func moving() -> [Interpretation] {
    first { (roles.isForemost($0, .amountIn) || roles.isForemost($0, .amountOut)) && roles.profiles[$0].isNumbers }
      .filter { !roles.profiles[$0].isZero }.map { single($0) }
  }

  /// Without words for it: columns of money that exclude each other, or one alone.
  func unnamed() -> [Interpretation] {
    let possible = first(2 * MoneyColumns.most) {
      roles.profiles[$0].isMoneyLike && (isUsable($0) || isVague($0)) && !roles.isForemost($0, .balance)
        && !roles.isForemost($0, .balanceBefore) && !roles.isForemost($0, .fee) && flags[$0] == nil && !isQuantity($0)
    }
    let hasDecimals = possible.contains { roles.profiles[$0].amounts.marked > 0 }
    let money = possible.filter { isUsable($0) && !(hasDecimals && countsRows($0)) }
    var found: [Interpretation] = []
    for (left, right) in zip(possible, possible.dropFirst()) where isExclusive(left, right, amongWhole: !hasDecimals) {
      // Signs tell the two apart, and may be a card's as well as an account's.
      if isOfOneAmount(left, right) {
        found.append(Interpretation(source: .eitherOf(left, right)))
        continue
      }
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
  func isVague(_ column: Int) -> Bool {
    roles.role(column).map { roles.weight(column, $0) < 60 } ?? true
  }

  /// One column of amounts, with the column of flags that gives its sign where there is one.
  func single(_ amount: Int) -> Interpretation {
    let profile = roles.profiles[amount].amounts
    // A plus in front of all of them tells no more than a sign does.
    let hasPluses = profile.negative == 0 && 1..<max(1, profile.positive) ~= profile.explicitPlus
    if profile.credits + profile.debits > 0 || hasPluses {
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
}
