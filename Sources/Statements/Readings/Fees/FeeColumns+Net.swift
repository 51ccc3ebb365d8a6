import Lexicon
import Values

/// Which of two amounts that a fee ties is after it, by their names, else as fees take money away.
extension FeeColumns {
  /// `Net Credit` beside `Gross Credit`: lower by all that is taken from it, in each of the same rows.
  func isNet(_ net: Int, of gross: Int) -> Bool {
    guard net != gross, side(named: net) == .after, side(named: gross) == .before,
      [HeaderRole.amountIn, .amountOut].contains(where: { roles.isForemost(net, $0) && roles.isForemost(gross, $0) }),
      let after = table.money[net], let before = table.money[gross]
    else { return false }
    return zip(after, before).allSatisfy { ($0 == Drafts.noBalance) == ($1 == Drafts.noBalance) }
      && zip(after, before).allSatisfy { $0 == Drafts.noBalance || $0.magnitude <= $1.magnitude }
  }

  /// `Valor Líquido` beside `Valor Bruto`, smaller in every row: the fee between them may be written as a rate.
  func isSmaller(_ net: Int, than gross: Int) -> Bool {
    guard net != gross, side(named: net) == .after, side(named: gross) == .before,
      roles.names.contains(where: FeeWords.names)
    else { return false }
    let both = filled(net, gross)
    return !both.isEmpty && areWithin(both) && both.allSatisfy { $0 != $1 }
  }

  /// The first amount of each row is no more than the second one, on the same side of zero.
  private func areWithin(_ both: [(Int64, Int64)]) -> Bool {
    both.allSatisfy { $0.magnitude <= $1.magnitude && $0.signum() == $1.signum() }
  }

  /// `Netto` beside `Brutto`: lower by what some column takes, whatever that is called, also where money goes out, as
  /// amounts without a tax are not.
  func isLower(_ net: Int, than gross: Int) -> Bool {
    guard net != gross, side(named: net) == .after, side(named: gross) == .before, let after = table.money[net],
      let before = table.money[gross], !(after + before).contains(Drafts.noBalance),
      zip(after, before).allSatisfy({ $0 <= $1 }), zip(after, before).contains(where: { $0 < $1 && $1 < 0 })
    else { return false }
    return table.money.contains { column, values in
      let taken = values.map { $0 == Drafts.noBalance ? 0 : $0 }
      return column != net && column != gross && !FeeWords.isTax(roles.names[column])
        && after.indices.allSatisfy { (after[$0] &- before[$0]).magnitude == taken[$0].magnitude }
    }
  }

  /// What the header of a column says; beside what was settled to a seller, a total need not be after the fee.
  func side(named column: Int) -> FeeWords.Side? {
    if isOfSender, FeeWords.isCredited(roles.names[column]) { return nil }
    let side = FeeWords.side(of: roles.names[column])
    guard side == .after, !FeeWords.isCredited(roles.names[column]), isOfSeller else {
      return side
    }
    return roles.names.contains(where: FeeWords.isCredited) ? nil : side
  }

  /// The one of two tied columns that is after the fee: by its header, else as fees take money away. Nil where a total
  /// is not the one from which these take.
  func after(_ left: Int, _ right: Int) -> Int? {
    let named: Int?
    switch (side(named: left), side(named: right)) {
    case (.after, .before), (.after, nil), (nil, .before): named = left
    case (.before, .after), (nil, .after), (.before, nil): named = right
    case (.after, .after) where isOfSeller || isDiscounted(left, right): named = net(of: left, right)
    default: named = nil
    }
    guard let named else { return lower(left, right) ?? (isOfSeller ? smaller(left, right) : nil) }
    let isOpen =
      (!isCard || isOfSeller) && FeeWords.isTotal(roles.names[named])
      && side(named: left == named ? right : left) == nil
    if isOpen, isOfSeller, let smaller = smaller(left, right) { return smaller }
    return isOpen && (lower(left, right) ?? named) != named ? nil : named
  }

  /// They differ by a discount, which a buyer is spared as well.
  private func isDiscounted(_ left: Int, _ right: Int) -> Bool {
    tying.contains { FeeWords.isDiscount(roles.names[$0]) && isTied(left, right, by: [$0]) }
  }

  /// `Valor neto` of this and `Valor total`: the smaller one, which is called an amount as plainly.
  private func net(of left: Int, _ right: Int) -> Int? {
    let (net, gross) = FeeWords.isTotal(roles.names[left]) ? (right, left) : (left, right)
    guard !FeeWords.isTotal(roles.names[net]), FeeWords.isTotal(roles.names[gross]),
      roles.weight(net, .amount) >= roles.weight(gross, .amount) || isDiscounted(left, right),
      let less = table.money[net],
      let more = table.money[gross]
    else { return nil }
    return zip(less, more).allSatisfy { $0.magnitude <= $1.magnitude } ? net : nil
  }

  /// The one of two tied columns that is the smaller in all rows, whatever their sign, and is called what is paid out to
  /// a seller.
  func smaller(_ left: Int, _ right: Int) -> Int? {
    guard let first = table.money[left], let second = table.money[right], !(first + second).contains(Drafts.noBalance)
    else { return nil }
    let rows = zip(first, second)
    let found =
      rows.allSatisfy { $0.magnitude <= $1.magnitude }
      ? left : rows.allSatisfy { $0.magnitude >= $1.magnitude } ? right : nil
    return found.flatMap { PartWords.payouts.areIn(roles.names[$0]) ? $0 : nil }
  }

  /// The one of two tied columns of both signs that is lower in all rows, as amounts after a fee are.
  func lower(_ left: Int, _ right: Int) -> Int? {
    let both = filled(left, right)
    guard both.contains(where: { $0.0 < 0 }), both.contains(where: { $0.0 > 0 }) else { return nil }
    if both.allSatisfy({ $0 <= $1 }) { return left }
    if both.allSatisfy({ $0 >= $1 }) { return right }
    return withNegativeFee(left, right)
  }

  /// The amounts of the rows that have one in both columns: what was paid out has none before its fee.
  private func filled(_ left: Int, _ right: Int) -> [(Int64, Int64)] {
    zip(table.money[left] ?? [], table.money[right] ?? []).filter { $0 != Drafts.noBalance && $1 != Drafts.noBalance }
  }

  /// The one that is the other with a fee as it is written, which is negative as a rule and given back with refunds.
  func withNegativeFee(_ left: Int, _ right: Int) -> Int? {
    guard let first = table.money[left], let second = table.money[right] else { return nil }
    let fees = tying.filter { $0 != left && $0 != right }
    for columns in fees.map({ [$0] }) + (fees.count > 1 ? [fees] : []) + [fees + taxes(besides: fees + [left, right])] {
      let taken = table.sums(of: columns).map { $0 == Drafts.noBalance ? 0 : $0 }
      guard taken.count(where: { $0 < 0 }) > 2 * taken.count(where: { $0 > 0 }) else { continue }
      // What failed has no net amount, and nothing is taken of it.
      let moving = first.indices.filter {
        first[$0] != Drafts.noBalance && second[$0] != Drafts.noBalance
          && (taken[$0] != 0 || (first[$0] == 0) == (second[$0] == 0))
      }
      guard !moving.isEmpty else { continue }
      if moving.allSatisfy({ first[$0] &+ taken[$0] == second[$0] }) { return right }
      if moving.allSatisfy({ second[$0] &+ taken[$0] == first[$0] }) { return left }
    }
    return nil
  }

  /// Some row without a fee pays out all that the rows before it brought after theirs, to the cent.
  private func paysOut(_ net: [Int64]) -> Bool {
    guard !net.contains(Drafts.noBalance) else { return false }
    let charged = table.sums(of: fees)
    let payouts = net.indices.map { net[$0] < 0 && (charged[$0] == 0 || charged[$0] == Drafts.noBalance) }
    return [false, true].contains { Settlements.sign(net, arePayments: payouts, newestFirst: $0) == 1 }
  }

  /// What is left of most amounts above zero once the fee is taken, as sellers are paid, and of what they give back: the
  /// fee of a refund is given back as well.
  private func isSmallerNet(_ both: [(net: Int64, gross: Int64)]) -> Bool {
    areWithin(both) && both.count { 0 < $0.net && $0.net < $0.gross } * 2 > both.count
  }

  /// Fees take money away: 1 where the amounts after the fee are the lower ones in all rows, -1 where they are the
  /// higher ones and money out is positive; nil where no column beside the amount is tied to it. `isNamed`: the header
  /// says which of both are after the fee.
  func sign(of amount: Int) -> (sign: Int, isNamed: Bool)? {
    guard let own = table.money[amount] else { return nil }
    let taken = fees.flatMap { table.money[$0] ?? [] }.filter { $0 != 0 && $0 != Drafts.noBalance }
    // What is taken is below zero, as all money out of the file then is.
    let hasBothSigns = own.contains { $0 < 0 && $0 != Drafts.noBalance } && own.contains { $0 > 0 }
    let areBelowZero = hasBothSigns && !taken.isEmpty && taken.allSatisfy { $0 < 0 }
    if !parts(of: amount, by: telling).isEmpty { return (1, true) }
    if isOfSeller, table.money.keys.contains(where: { isSmaller(amount, than: $0) }) { return (1, true) }
    for other in table.money.keys.sorted() where other != amount && isTied(amount, other, by: telling) {
      let sides = (side(named: amount), side(named: other))
      let net = isOfSeller ? after(amount, other) : nil
      guard let values = table.money[other] else { continue }
      if sides.1 == .after, sides.0 != .after, net != amount {
        let isLess = zip(values, own).allSatisfy { $0 <= $1 }
        if isLess, paysOut(values) || isOfSeller && FeeWords.isToBePaid(roles.names[other]) { return (1, true) }
        continue
      }
      // What the seller is paid is the smaller one.
      if net == other, sides.1 == nil { return smaller(amount, other) == other ? (1, false) : nil }
      // Which of both is after the fee, nothing says.
      if sides == (nil, nil), roles.weight(other, .amount) == 0 { continue }
      if sides.0 != sides.1, after(amount, other) == nil { continue }
      let isNamed = sides.1 != .after && (sides.0 == .after || sides.1 == .before)
      let both = filled(amount, other)
      if both.allSatisfy({ $0 <= $1 }) { return (1, isNamed) }
      if isNamed, isSmallerNet(sides.0 == .after ? both : both.map { ($1, $0) }) { return (1, true) }
      if !areBelowZero, both.allSatisfy({ $0 >= $1 }) { return (-1, isNamed) }
      if withNegativeFee(amount, other) == amount { return (1, isNamed) }
    }
    return areBelowZero && taken.count > 1 ? (1, false) : nil
  }
}
