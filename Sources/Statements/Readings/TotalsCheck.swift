import Lexicon

/// Holds amounts against what the lines around a table state of their sums.
struct TotalsCheck {
  var stated: StatedTotals
  let decimalMark: UInt8
  let exponent: Int
  /// Balances of a card may be what is owed: its opening and closing ones tell no direction.
  var isCard: Bool

  enum Answer: Equatable {
    /// Every direction that moved money is stated, and is right.
    case proven
    /// What is stated fits, as far as it goes.
    case fits
    case contradicted
    /// Nothing is stated that could be compared.
    case silent
  }

  private struct Sums {
    var moneyIn: Int64 = 0
    var moneyOut: Int64 = 0
    var net: Int64 { moneyIn &- moneyOut }
  }

  /// The same for amounts of one column, whose direction is asked for.
  func open(below columns: [Int]) -> TotalsCheck {
    var check = self
    check.stated.leaveOpen(below: columns)
    return check
  }

  /// `amounts`: from the owner's point of view.
  func answer(_ amounts: some Sequence<Int64>) -> Answer {
    let sums = sums(of: amounts)
    var answer = Answer.silent
    var isProven = (moneyIn: sums.moneyIn == 0, moneyOut: sums.moneyOut == 0)
    for total in stated.totals {
      guard let flow = total.flow, flow != .net, let holds = holds(total, sums) else { continue }
      guard holds else { return .contradicted }
      answer = .fits
      if flow == .moneyIn { isProven.moneyIn = true } else { isProven.moneyOut = true }
    }
    if answer == .fits, isProven.moneyIn, isProven.moneyOut { answer = .proven }
    if !isCard, let change {
      if change != sums.net { return .contradicted }
      if change != 0 { answer = .proven }
    }
    return answer
  }

  /// The balances that are stated, as they are written.
  var balances: [Int64] { stated.balances.compactMap(amount) }

  /// Whether the amounts are what is owed in all, by a bill's total, or by how much what is owed grew.
  func owe(_ amounts: some Collection<Int64>) -> Bool {
    let owed = 0 &- sums(of: amounts).net
    guard owed != 0, amounts.count > 1 else { return false }
    let stated = stated.owed.compactMap { entry in value(entry.text).map { (value: $0, isBill: entry.isBill) } }
    return stated.contains { $0.isBill && $0.value == owed }
      || stated.indices.contains { later in stated[..<later].contains { stated[later].value &- $0.value == owed } }
  }

  /// Whether what is billed is the sum of the amounts, of several rows, whatever its sign.
  func bill(_ amounts: [Int64]) -> Bool {
    let sum = sums(of: amounts).net.magnitude
    guard sum != 0, amounts.count(where: { $0 != 0 }) > 1 else { return false }
    return stated.owed.contains { $0.isBill && value($0.text)?.magnitude == sum }
  }

  /// Whether one of the amounts pays all that was owed on a card before them. `opening`: what a row among theirs states
  /// of that.
  func settle(_ amounts: some Collection<Int64>, opening: Int64?) -> Bool {
    guard isCard else { return false }
    let stated = balances(.opening)
    let before = stated.isEmpty ? [opening].compactMap { $0 } : stated
    guard before.count == 1, before[0] != 0 else { return false }
    return amounts.contains(Int64(clamping: before[0].magnitude))
      && !amounts.contains(-Int64(clamping: before[0].magnitude))
  }

  /// Whether some amount, whatever its sign, is what was owed on a card before them: it may be its payment.
  func mayHoldPayment(_ amounts: some Sequence<Int64>) -> Bool {
    let before = balances(.opening)
    return isCard && before.count == 1 && before[0] != 0 && amounts.contains { $0.magnitude == before[0].magnitude }
  }

  /// Whether a total of all amounts, whatever their direction, is that of `amounts`.
  func provesNet(_ amounts: some Sequence<Int64>) -> Bool {
    let sums = sums(of: amounts)
    return sums.net != 0
      && stated.totals.contains { total in
        guard total.flow == nil || total.flow == .net else { return false }
        return values(of: total).contains { $0.value.magnitude == sums.net.magnitude && $0.isMoney }
      }
  }

  /// Whether the amounts lead from the opening balance to the closing one; nil where these are not stated.
  func change(_ amounts: some Sequence<Int64>) -> Bool? { change.map { $0 == sums(of: amounts).net } }

  /// The first total that the amounts contradict, with what is stated and what they make.
  func contradiction(_ amounts: some Sequence<Int64>) -> (total: StatedTotals.Total, stated: Int64, found: Int64)? {
    let sums = sums(of: amounts)
    for total in stated.totals {
      guard let flow = total.flow, flow != .net, holds(total, sums) == false,
        let value = values(of: total).first(where: \.isMoney)
      else { continue }
      return (total, Int64(clamping: value.value.magnitude), flow == .moneyIn ? sums.moneyIn : sums.moneyOut)
    }
    let net = stated.totals.filter { $0.flow == .net }
    guard net.count == 1, let value = values(of: net[0]).first(where: \.isMoney)?.value.magnitude else { return nil }
    let known = [sums.net, sums.moneyIn, sums.moneyOut, sums.moneyIn &+ sums.moneyOut].map(\.magnitude)
    // A card's bill leaves out the payment of the one before.
    let isBill = isCard && amounts.contains { $0 > 0 && (sums.net &- $0).magnitude == value }
    return known.contains(value) || isBill ? nil : (net[0], Int64(clamping: value), sums.net)
  }

  private func sums(of amounts: some Sequence<Int64>) -> Sums {
    amounts.reduce(into: Sums()) { sums, amount in
      if amount > 0 { sums.moneyIn &+= amount } else { sums.moneyOut &-= amount }
    }
  }

  /// Nil where no number of the line is surely money.
  private func holds(_ total: StatedTotals.Total, _ sums: Sums) -> Bool? {
    let sum = total.flow == .moneyIn ? sums.moneyIn : sums.moneyOut
    let values = values(of: total)
    if sum != 0, values.contains(where: { $0.value.magnitude == sum.magnitude }) { return true }
    // What is to be paid in all, refunds taken off.
    if sums.net != 0, values.contains(where: { $0.value.magnitude == sums.net.magnitude }) { return nil }
    let money = values.filter(\.isMoney)
    // What is paid onto a card is money in, and refunds may be apart.
    guard money.count == 1, !(isCard && PartWords.payments.areIn(total.label)) else { return nil }
    return money[0].value.magnitude == sum.magnitude
  }

  /// Whether some number of the total is the sum of the amounts, or of those of its direction, whatever its sign.
  func states(_ total: StatedTotals.Total, sumOf amounts: some Sequence<Int64>) -> Bool {
    let sums = sums(of: amounts)
    let possible = [sums.net, total.flow == .moneyIn ? sums.moneyIn : sums.moneyOut].map(\.magnitude)
    return values(of: total).contains { possible.contains($0.value.magnitude) }
  }

  private func values(of total: StatedTotals.Total) -> [(value: Int64, isMoney: Bool)] {
    total.texts.compactMap { text in
      guard let value = value(text) else { return nil }
      return (value, text.contains { $0 == "." || $0 == "," } || exponent == 0)
    }
  }

  private func balances(_ meaning: BalanceWords.Meaning) -> [Int64] {
    stated.balances.filter { $0.meaning == meaning }.compactMap(amount)
  }

  private func amount(_ balance: PreambleFacts.Balance) -> Int64? {
    balance.amount(decimalMark: decimalMark, exponent: exponent)
  }

  private func value(_ text: String) -> Int64? {
    unsafe text.withUTF8Bytes { unsafe AmountField.parse($0, decimalMark: decimalMark, exponent: exponent)?.value }
  }

  /// From the opening balance to the closing one, where each is stated once.
  private var change: Int64? {
    func only(_ meaning: BalanceWords.Meaning) -> Int64? {
      let found = stated.balances.filter { $0.meaning == meaning }
      return found.count == 1 ? amount(found[0]) : nil
    }
    guard let opening = only(.opening), let closing = only(.closing) else { return nil }
    return closing &- opening
  }
}
