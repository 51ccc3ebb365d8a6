import Lexicon
import Values

/// The columns of fees, and the columns of amounts that they tie: the same before and after the fee.
struct FeeColumns {
  let roles: ColumnRoles
  var table: ParsedTable
  /// Columns of fees of which at least one is not zero.
  let fees: [Int]
  /// These, and others whose names have the word, or that for a tax withheld or a discount: `Final Value Fee - fixed`.
  let tying: [Int]
  /// Those of them that say which way the money went: a discount is taken from sellers, and given to buyers.
  let telling: [Int]
  let isOfSeller: Bool
  /// Columns name whom money was sent: what was credited was so to them.
  let isOfSender: Bool
  /// Of a card, whose purchases are more with the fee.
  let isCard: Bool

  init(roles: ColumnRoles, table: ParsedTable, isCard: Bool) {
    self.roles = roles
    self.table = table
    self.isCard = isCard
    // `Net`, `Tax` and `Gross` of what was bought with a card: the tax is part of it, and no fee.
    let sides = Set(roles.names.compactMap { FeeWords.side(of: $0) })
    let holdsTax = isCard && sides.count > 1
    fees = roles.columns.filter { column in
      roles.isForemost(column, .fee) && roles.profiles[column].isNumbers
        && !(holdsTax && FeeWords.isTax(roles.names[column]))
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

  // MARK: Columns before and after the fee

  /// Which of these columns hold amounts before a fee that another holds after it.
  func beforeFee(among amounts: [Int]) -> Set<Int> {
    let summed = Set(amounts.flatMap { parts(of: $0) })
    let before = amounts.filter { column in
      summed.contains(column)
        || amounts.contains {
          isTied(column, $0) && after(column, $0) == $0 || isNet($0, of: column) || isLower($0, than: column)
            || isOfSeller && isSmaller($0, than: column)
        }
    }
    guard !before.isEmpty else { return [] }
    // Beside an amount that is after its fee, `Gross sales` is before more than that.
    return Set(before + amounts.filter { side(named: $0) == .before })
  }

  /// Of these columns one that the fee ties to `column`, where nothing tells which of both is after it.
  func equal(to column: Int, among amounts: [Int]) -> Int? {
    amounts.first { isTied(column, $0) && after(column, $0) == nil }
  }

  /// Whether one column is the other with the fee in every row, or with all fees. Beside amounts before conversion the
  /// rows with a fee decide, as those paid abroad differ by more.
  func isTied(_ left: Int, _ right: Int) -> Bool { isTied(left, right, by: tying) }

  func isTied(_ left: Int, _ right: Int, by tying: [Int]) -> Bool {
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
        let fee = fees.reduce(0) { $0 &+ ($1[row] == Drafts.noBalance ? 0 : $1[row]) }
        guard first[row] != Drafts.noBalance, second[row] != Drafts.noBalance else {
          // A row that moves nothing may have no fee and no net amount; one that is the fee of a month has nothing else.
          let own = first[row] == Drafts.noBalance ? second[row] : first[row]
          return own != Drafts.noBalance && (fee == 0 || fee.magnitude == own.magnitude)
        }
        if isUnmoved(row) || fee == 0 && (isConverted || isNetAlone(row)) { return true }
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

  func side(of amounts: [Int64], besides pair: [Int], taking columns: [Int]) -> FeeWords.Side? {
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

  func taxes(besides known: [Int]) -> [Int] {
    roles.columns.filter { !known.contains($0) && table.money[$0] != nil && FeeWords.isTax(roles.names[$0]) }
  }
}
