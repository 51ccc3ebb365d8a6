import Lexicon
import Values

/// The columns of fees, and the columns of amounts that they tie: the same before and after the fee.
struct FeeColumns {
  let roles: ColumnRoles
  var table: ParsedTable
  /// Columns of fees of which at least one is not zero.
  let fees: [Int]
  /// These, and others whose names have the word, or that for a tax withheld or a discount: `Final Value Fee - fixed`.
  private let tying: [Int]
  /// Those of them that say which way the money went: a discount is taken from sellers, and given to buyers.
  private let telling: [Int]
  private let isOfSeller: Bool
  /// Columns name whom money was sent: what was credited was so to them.
  private let isOfSender: Bool
  /// Of a card, whose purchases are more with the fee.
  private let isCard: Bool

  init(roles: ColumnRoles, table: ParsedTable, isCard: Bool) {
    self.roles = roles
    self.table = table
    self.isCard = isCard
    fees = roles.columns.filter { column in
      roles.isForemost(column, .fee) && roles.profiles[column].isNumbers
        && table.money[column]?.contains { $0 != 0 && $0 != Drafts.noBalance } ?? false
    }
    let tying =
      fees
      + roles.columns.filter { column in
        guard !roles.isForemost(column, .fee), table.money[column] != nil else { return false }
        let name = roles.names[column]
        return FeeWords.isWithheld(name) || FeeWords.isDiscount(name)
          || FeeWords.names(name) && !FeeWords.tellsOfAmount(name)
      }
    self.tying = tying
    isOfSender = RowWords.areOfSender(roles.names)
    isOfSeller = RowWords.areOfMerchant(roles.names) && !isOfSender
    telling = tying.filter { [isOfSeller] in isOfSeller || !FeeWords.isDiscount(roles.names[$0]) }
  }

  /// The fees that are taken, without one that is the sum of others, or repeats one before it: `Total fees`.
  var parts: [Int] {
    func values(_ columns: [Int]) -> [Int64] { table.sums(of: columns).map { $0 == Drafts.noBalance ? 0 : $0 } }
    return fees.filter { column in
      let own = values([column])
      let others = fees.filter { $0 != column }
      if others.count > 1, values(others) == own { return false }
      return !others.contains { $0 < column && values([$0]) == own }
    }
  }

  // MARK: Columns before and after the fee

  /// Which of these columns hold amounts before a fee that another holds after it.
  func beforeFee(among amounts: [Int]) -> Set<Int> {
    let summed = Set(amounts.flatMap { parts(of: $0) })
    let before = amounts.filter { column in
      summed.contains(column)
        || amounts.contains { isTied(column, $0) && after(column, $0) == $0 || isNet($0, of: column) }
    }
    guard !before.isEmpty else { return [] }
    // Beside an amount that is after its fee, `Gross sales` is before more than that.
    return Set(before + amounts.filter { side(named: $0) == .before })
  }

  /// `Net Credit` beside `Gross Credit`: lower by all that is taken from it, in each of the same rows.
  private func isNet(_ net: Int, of gross: Int) -> Bool {
    guard net != gross, side(named: net) == .after, side(named: gross) == .before,
      [HeaderRole.amountIn, .amountOut].contains(where: { roles.isForemost(net, $0) && roles.isForemost(gross, $0) }),
      let after = table.money[net], let before = table.money[gross]
    else { return false }
    return zip(after, before).allSatisfy { ($0 == Drafts.noBalance) == ($1 == Drafts.noBalance) }
      && zip(after, before).allSatisfy { $0 == Drafts.noBalance || $0.magnitude <= $1.magnitude }
  }

  /// Which of these columns hold amounts without the tax that another holds with it, or without whatever else a total
  /// holds: what is paid is the whole.
  func beforeTax(among amounts: [Int]) -> Set<Int> {
    func isPart(_ column: Int, of whole: Int) -> Bool {
      guard column != whole, let part = table.money[column], let all = table.money[whole] else { return false }
      let isTotal = unsafe roles.names[whole].withUTF8Bytes { unsafe BalanceWords.meaning($0) } == .total
      let others = roles.columns.filter { $0 != column && $0 != whole && (isTotal || FeeWords.isTax(roles.names[$0])) }
      return others.compactMap { table.money[$0] }.contains { tax in
        tax.contains { $0 != 0 } && !(part + all + tax).contains(Drafts.noBalance)
          && part.indices.allSatisfy { part[$0] &+ tax[$0] == all[$0] && part[$0].magnitude <= all[$0].magnitude }
      }
    }
    func isTax(_ column: Int, of whole: Int) -> Bool {
      guard column != whole, FeeWords.isTax(roles.names[column]), let tax = table.money[column],
        let all = table.money[whole]
      else { return false }
      let both = zip(tax, all).filter { $0 != 0 && $0 != Drafts.noBalance && $1 != 0 && $1 != Drafts.noBalance }
      return both.count > 2 && both.allSatisfy { $0.magnitude < $1.magnitude }
    }
    return Set(amounts.filter { column in amounts.contains { isPart(column, of: $0) || isTax(column, of: $0) } })
  }

  /// Of these columns one that the fee ties to `column`, where nothing tells which of both is after it.
  func equal(to column: Int, among amounts: [Int]) -> Int? {
    amounts.first { isTied(column, $0) && after(column, $0) == nil }
  }

  /// Whether one column is the other with the fee in every row, or with all fees. Beside amounts before conversion the
  /// rows with a fee decide, as those paid abroad differ by more.
  func isTied(_ left: Int, _ right: Int) -> Bool { isTied(left, right, by: tying) }

  private func isTied(_ left: Int, _ right: Int, by tying: [Int]) -> Bool {
    guard let first = table.money[left], let second = table.money[right] else { return false }
    let others = tying.filter { $0 != left && $0 != right }.compactMap { table.money[$0] }
    let isConverted = [left, right].contains { roles.isForemost($0, .originalAmount) }
    // What was paid in has a net amount alone.
    let sides = [side(named: left), side(named: right)]
    func isNetAlone(_ row: Int) -> Bool {
      sides == [.before, .after] && first[row] == 0 || sides == [.after, .before] && second[row] == 0
    }
    // What failed has no net amount.
    func isUnmoved(_ row: Int) -> Bool { (first[row] == 0) != (second[row] == 0) }
    let needsFee = isConverted || first.indices.contains(where: isUnmoved)
    func tie(_ fees: [[Int64]]) -> Bool {
      var hasFee = false
      let isTied = first.indices.allSatisfy { row in
        guard first[row] != Drafts.noBalance, second[row] != Drafts.noBalance else {
          // A row that moves nothing may have no fee and no net amount.
          return (first[row] != Drafts.noBalance || second[row] != Drafts.noBalance)
            && fees.allSatisfy { $0[row] == Drafts.noBalance }
        }
        let fee = fees.reduce(0) { $0 &+ ($1[row] == Drafts.noBalance ? 0 : $1[row]) }
        if fee == 0, isConverted || isNetAlone(row) || isUnmoved(row) { return true }
        hasFee = hasFee || fee.magnitude < min(first[row].magnitude, second[row].magnitude)
        return FeeColumns.differ(first[row], second[row], by: fee)
      }
      return isTied && (hasFee || !needsFee)
    }
    if others.contains(where: { tie([$0]) }) || others.count > 1 && tie(others) { return true }
    let taxes = taxes(besides: tying + [left, right]).compactMap { table.money[$0] }
    return !others.isEmpty && !taxes.isEmpty && tie(others + taxes)
  }

  /// By a fee, whichever of the two has a sign.
  static func differ(_ first: Int64, _ second: Int64, by fee: Int64) -> Bool {
    (first &- second).magnitude == fee.magnitude
      || first.magnitude == second.magnitude &+ fee.magnitude || second.magnitude == first.magnitude &+ fee.magnitude
  }

  /// On which side of the fees in some columns the amounts of a pair are, where another column holds those of the other
  /// side in every row.
  func side(of amounts: [Int64], _ pair: [Int], fee columns: [Int]) -> FeeWords.Side? {
    let taxes = taxes(besides: pair + columns)
    return [columns, columns + taxes].lazy.compactMap { side(of: amounts, besides: pair, taking: $0) }.first
  }

  private func side(of amounts: [Int64], besides pair: [Int], taking columns: [Int]) -> FeeWords.Side? {
    let fees = table.sums(of: columns)
    let own = Set(pair + columns)
    for other in table.money.keys.sorted() where !own.contains(other) {
      guard let values = table.money[other], !values.contains(Drafts.noBalance) else { continue }
      var sides: Set<Bool> = []
      let isTied = amounts.indices.allSatisfy { row in
        let fee = fees[row] == Drafts.noBalance ? 0 : fees[row]
        // A fee takes from what comes in, and adds to what goes out.
        if fee != 0 { sides.insert((amounts[row].magnitude < values[row].magnitude) == (amounts[row] > 0)) }
        return FeeColumns.differ(amounts[row], values[row], by: fee)
      }
      if isTied, sides.count == 1 { return sides == [true] ? .after : .before }
    }
    return nil
  }

  /// What the header of a column says; beside what was settled to a seller, a total need not be after the fee.
  private func side(named column: Int) -> FeeWords.Side? {
    if isOfSender, FeeWords.isCredited(roles.names[column]) { return nil }
    let side = FeeWords.side(of: roles.names[column])
    guard side == .after, !FeeWords.isCredited(roles.names[column]), isOfSeller else {
      return side
    }
    return roles.names.contains(where: FeeWords.isCredited) ? nil : side
  }

  /// The one of two tied columns that is after the fee: by its header, else as fees take money away. Nil where a total
  /// is not the one from which these take.
  private func after(_ left: Int, _ right: Int) -> Int? {
    let named: Int?
    switch (side(named: left), side(named: right)) {
    case (.after, .before), (.after, nil), (nil, .before): named = left
    case (.before, .after), (nil, .after), (.before, nil): named = right
    default: named = nil
    }
    guard let named else { return lower(left, right) ?? (isOfSeller ? smaller(left, right) : nil) }
    let isOpen =
      (!isCard || isOfSeller) && FeeWords.isTotal(roles.names[named])
      && side(named: left == named ? right : left) == nil
    if isOpen, isOfSeller, let smaller = smaller(left, right) { return smaller }
    return isOpen && (lower(left, right) ?? named) != named ? nil : named
  }

  /// The one of two tied columns that is the smaller in all rows, whatever their sign, and is called what is paid out to
  /// a seller.
  private func smaller(_ left: Int, _ right: Int) -> Int? {
    guard let first = table.money[left], let second = table.money[right], !(first + second).contains(Drafts.noBalance)
    else { return nil }
    let rows = zip(first, second)
    let found =
      rows.allSatisfy { $0.magnitude <= $1.magnitude }
      ? left : rows.allSatisfy { $0.magnitude >= $1.magnitude } ? right : nil
    return found.flatMap { PartWords.payouts.areIn(roles.names[$0]) ? $0 : nil }
  }

  /// The one of two tied columns of both signs that is lower in all rows, as amounts after a fee are.
  private func lower(_ left: Int, _ right: Int) -> Int? {
    let first = table.money[left] ?? []
    let second = table.money[right] ?? []
    guard first.contains(where: { $0 < 0 }), first.contains(where: { $0 > 0 }) else { return nil }
    if zip(first, second).allSatisfy({ $0 <= $1 }) { return left }
    if zip(first, second).allSatisfy({ $0 >= $1 }) { return right }
    return withNegativeFee(left, right)
  }

  /// The one that is the other with a fee as it is written, which is negative as a rule and given back with refunds.
  private func withNegativeFee(_ left: Int, _ right: Int) -> Int? {
    guard let first = table.money[left], let second = table.money[right], !(first + second).contains(Drafts.noBalance)
    else { return nil }
    let fees = tying.filter { $0 != left && $0 != right }
    for columns in fees.map({ [$0] }) + (fees.count > 1 ? [fees] : []) + [fees + taxes(besides: fees + [left, right])] {
      let taken = table.sums(of: columns).map { $0 == Drafts.noBalance ? 0 : $0 }
      guard taken.count(where: { $0 < 0 }) > 2 * taken.count(where: { $0 > 0 }) else { continue }
      // What failed has no net amount, and nothing is taken of it.
      let moving = first.indices.filter { taken[$0] != 0 || (first[$0] == 0) == (second[$0] == 0) }
      if moving.allSatisfy({ first[$0] &+ taken[$0] == second[$0] }) { return right }
      if moving.allSatisfy({ second[$0] &+ taken[$0] == first[$0] }) { return left }
    }
    return nil
  }

  private func taxes(besides known: [Int]) -> [Int] {
    roles.columns.filter { !known.contains($0) && table.money[$0] != nil && FeeWords.isTax(roles.names[$0]) }
  }

  /// Fees take money away: 1 where the amounts after the fee are the lower ones in all rows, -1 where they are the
  /// higher ones and money out is positive; nil where no column beside the amount is tied to it. `isNamed`: the header
  /// says which of both are after the fee.
  func sign(of amount: Int) -> (sign: Int, isNamed: Bool)? {
    guard let own = table.money[amount] else { return nil }
    if !parts(of: amount, by: telling).isEmpty { return (1, true) }
    for other in table.money.keys.sorted() where other != amount && isTied(amount, other, by: telling) {
      let sides = (side(named: amount), side(named: other))
      let net = isOfSeller ? after(amount, other) : nil
      guard let values = table.money[other], sides.1 != .after || sides.0 == .after || net == amount else { continue }
      // What the seller is paid is the smaller one.
      if net == other, sides.1 == nil { return smaller(amount, other) == other ? (1, false) : nil }
      // Which of both is after the fee, nothing says.
      if sides == (nil, nil), roles.weight(other, .amount) == 0 { continue }
      if sides.0 != sides.1, after(amount, other) == nil { continue }
      let isNamed = sides.1 != .after && (sides.0 == .after || sides.1 == .before)
      if zip(own, values).allSatisfy({ $0 <= $1 }) { return (1, isNamed) }
      if zip(own, values).allSatisfy({ $0 >= $1 }) { return (-1, isNamed) }
      if withNegativeFee(amount, other) == amount { return (1, isNamed) }
    }
    // What is taken is below zero, as all money out of the file then is.
    let taken = fees.flatMap { table.money[$0] ?? [] }.filter { $0 != 0 && $0 != Drafts.noBalance }
    let hasBothSigns = own.contains { $0 < 0 && $0 != Drafts.noBalance } && own.contains { $0 > 0 }
    return hasBothSigns && taken.count > 1 && taken.allSatisfy { $0 < 0 } ? (1, false) : nil
  }

  /// Several columns whose sum the amounts are in every row, of which one is a fee or what went out, and takes away
  /// but where it is given back: sales, tips and refunds less fees. Empty where there are none.
  ///
  /// Fees are negative, or positive where the amounts have both signs: what is taken is then lower on either side.
  func parts(of amount: Int) -> Set<Int> { parts(of: amount, by: tying) }

  private func parts(of amount: Int, by tying: [Int]) -> Set<Int> {
    let mayTake = !tying.isEmpty || roles.columns.contains { roles.isForemost($0, .amountOut) }
    guard mayTake, !roles.isBalance(amount), let own = table.money[amount], own.count > 2,
      !own.contains(Drafts.noBalance)
    else { return [] }
    var parts = table.money.keys.sorted().compactMap { part($0, of: amount, by: tying) }
    // What was declined moves nothing, and nothing is taken of it.
    let moving = own.indices.filter { row in
      own[row] != 0 || parts.contains { $0.isTaken && $0.values[row] != 0 }
    }
    guard parts.contains(where: \.isTaken), moving.count > 2 else { return [] }
    func isSum(_ parts: some Sequence<Part>) -> Bool {
      moving.allSatisfy { row in parts.reduce(0) { $0 &+ $1.values[row] } == own[row] }
    }
    let sums = parts.filter { roles.profiles[$0.column].amounts.marked > 0 }
    if sums.count > 1, isSum(sums) { return Set(sums.map(\.column)) }
    parts = Array(parts.prefix(FeeColumns.mostParts))
    for choice in 1..<1 << parts.count {
      let chosen = parts.indices.filter { choice >> $0 & 1 == 1 }.map { parts[$0] }
      guard chosen.count > 1, chosen.contains(where: \.isTaken), isSum(chosen) else { continue }
      return Set(chosen.map(\.column))
    }
    return []
  }

  /// What stands in a column beside these amounts; nil where it is one of balances, or has none.
  private func part(_ column: Int, of amount: Int, by tying: [Int]) -> Part? {
    guard column != amount, !roles.isBalance(column), !isAfter(column, whole: amount), let own = table.money[amount],
      let values = table.money[column]?.map({ $0 == Drafts.noBalance ? 0 : $0 })
    else { return nil }
    let (negative, positive) = (values.count { $0 < 0 }, values.count { $0 > 0 })
    guard negative + positive > 0 else { return nil }
    let isFee = tying.contains(column)
    let mayTake = (isFee || roles.isForemost(column, .amountOut)) && Set(values).count > 2
    let hasBothSigns = own.contains { $0 < 0 } && own.contains { $0 > 0 }
    if isFee, mayTake, hasBothSigns, positive > 2 * negative {
      return Part(column: column, values: values.map { 0 &- $0 }, isTaken: true)
    }
    // Where more is given back than sold, a fee is still against what it is taken from.
    let against = zip(values, own).count { $0.signum() * $1.signum() < 0 }
    let isAgainst = isFee && hasBothSigns && against > 4 * (negative + positive - against)
    return Part(column: column, values: values, isTaken: mayTake && (negative > 2 * positive || isAgainst))
  }

  /// `Total` beside an amount that its name does not put behind the fee: of a card's the whole holds the amount.
  private func isAfter(_ column: Int, whole amount: Int) -> Bool {
    isCard && side(named: column) == .after && side(named: amount) != .after
  }

  private struct Part {
    let column: Int
    let values: [Int64]
    /// It takes away from the others.
    let isTaken: Bool
  }

  /// Columns of numbers that are such sums of others, of which one is among those of these readings, and that none of
  /// them takes alone.
  func sums(in readings: [Interpretation]) -> [Int] {
    let amounts = Set(readings.flatMap { $0.source.columns })
    return table.money.keys.sorted().filter { column in
      !readings.contains { $0.source.columns == [column] } && !parts(of: column).isDisjoint(with: amounts)
    }
  }

  private static let mostParts = 8
}
