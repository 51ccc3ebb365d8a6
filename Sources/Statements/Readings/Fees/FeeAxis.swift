import Lexicon
import Values

/// What speaks of the fee beside an amount: whether the amount holds it, or it was taken besides.
struct FeeCase {
  let fees: FeeColumns
  /// The columns of the fee.
  let columns: [Int]
  /// The columns of the amount.
  let amounts: [Int]
  let exponent: Int
  var signs = SignCase()
  /// The fees of each row; `Drafts.noBalance` for none.
  let values: [Int64]
  /// The other columns of numbers, such as quantities, prices and rates, row by row in billionths, 0 for none.
  var factors: [Int: [Int64]] = [:]

  init(fees: FeeColumns, columns: [Int], amounts: [Int], exponent: Int) {
    (self.fees, self.columns, self.amounts, self.exponent) = (fees, columns, amounts, exponent)
    values = fees.table.sums(of: columns)
  }

  var name: String { columns.map { "'\(fees.roles.names[$0])'" }.joined(separator: " and ") }
}

/// The judge's axis of a fee beside the amount, where no running balance tells.
enum FeeAxis {
  /// In the order in which their words are given as the reason.
  private static let witnesses: [@Sendable (SignReading, FeeCase) -> Testimony] = [
    { Told.testimony(of: $0, in: $1.signs) }, DeclaredFee.testimony,
    { StatedSums.change(of: $0, in: $1.signs) }, TiedFee.testimony,
    { StatedSums.testimony(of: $0, in: $1.signs) }, NamedFee.testimony, PricedFee.testimony,
    RatedFee.testimony, RoundAmounts.testimony, LoneFees.testimony, BookedFees.testimony,
  ]

  static func verdict(_ readings: [SignReading], _ fee: FeeCase) -> Judge.Verdict {
    Judge.verdict(witnesses.map { witness in readings.map { witness($0, fee) } }) {
      readings[$0].amounts == readings[$1].amounts
    }
  }

  /// `isMixed`: the rows are in several currencies, so that their sum is of none.
  static func question(_ readings: [SignReading], _ fee: FeeCase, isMixed: Bool) -> Question {
    let sums = readings.map { reading -> ValueText in
      isMixed ? "in each currency" : ValueText.amount(reading.amounts.reduce(0, &+), exponent: fee.exponent) + " in all"
    }
    return Question(
      code: "fee", message: "Does the amount include what stands in \(fee.name)? Nothing in the file tells",
      options: [
        Question.Option(value: "included", label: "yes: the amount is all that moved, \(sums[0])"),
        Question.Option(value: "on-top", label: "no: the fee was taken besides, \(sums[1])"),
      ])
  }
}

extension TableInference {
  /// A running balance says whether the fee moved as well, where it can.
  mutating func decideFee(_ verdict: inout ColumnVerdict, _ fees: FeeColumns, _ check: TotalsCheck, day: Int) {
    let chosen = verdict.interpretation
    // What moved in rows of its own is no fee of others.
    if chosen.fee?.direction != nil { return }
    if verdict.outcome != nil || verdict.isOfBalance,
      !verdict.rivals.contains(where: { $0.source == chosen.source && $0.fee != chosen.fee })
    {
      if !fees.fees.isEmpty { plan.feeDecision = chosen.fee == nil ? "included" : "on-top" }
      return
    }
    verdict.interpretation.fee = nil
    // Taxes, which a price holds, are hardly called a fee.
    let own = chosen.source.columns
    var columns = fees.parts.filter { !own.contains($0) && roles.weight($0, .fee) >= 50 }
    if own.contains(where: { FeeWords.side(of: roles.names[$0]) == .before }) {
      columns += withheldTaxes(besides: own + columns, like: columns.first, fees)
    }
    columns.removeAll { isHeld($0, in: own, fees.table) }
    if columns.isEmpty { columns = chargedByBalances(chosen, fees, check) }
    guard !columns.isEmpty else { return }
    let onTop = withFee(columns, on: verdict.interpretation)
    let states = statesOfRows(fees.table, day: day, money: Set(own + columns))
    let readings = [("included", verdict.interpretation), ("on-top", onTop)].map { key, reading in
      // What waits or failed moved nothing.
      let amounts = zip(fees.table.amounts(of: reading), states).map { $1 == .booked ? $0 : 0 }
      return SignReading(key: key, interpretation: reading, amounts: amounts)
    }
    var fee = FeeCase(fees: fees, columns: columns, amounts: own, exponent: plan.exponent)
    fee.signs = SignCase(told: hints.answers["fee"], check: check)
    fee.factors = factors(besides: own + columns, fees.table)
    let judged = FeeAxis.verdict(readings, fee)
    verdict.interpretation = readings[judged.best].interpretation
    plan.feeDecision = readings[judged.best].key
    if judged.isDecided {
      note("fee", judged.because, margin: judged.margin)
      if readings[judged.best].key == "on-top" {
        verdict.interpretation.fee?.columns += taxesOfEarnings(besides: own, columns, fees)
      }
    } else {
      note("fee", "not decided by the file")
      questions.append(FeeAxis.question(readings, fee, isMixed: plan.hasRowCurrencies))
    }
  }

  /// The numbers of the columns besides these in billionths, of no more columns than can be tried in pairs.
  func factors(besides known: [Int], _ table: ParsedTable) -> [Int: [Int64]] {
    let columns = roles.columns.lazy.filter { [roles] in roles.profiles[$0].isNumbers && !known.contains($0) }
    return Dictionary(
      uniqueKeysWithValues: columns.prefix(2 * MoneyColumns.most).map { column in
        (column, table.records.map { billionths(of: sample.range(record: $0, field: column)) })
      })
  }

  private func billionths(of field: Range<Int>) -> Int64 {
    unsafe sample.bytes.with(field) {
      unsafe AmountField.parse($0, decimalMark: plan.decimalMark, exponent: AmountField.mostDecimals)?.value ?? 0
    }
  }

  /// The amounts with what stands in these columns besides them, which takes away from what comes in.
  private func withFee(_ columns: [Int], on reading: Interpretation) -> Interpretation {
    var onTop = reading
    let amounts = roles.profiles[columns[0]].amounts
    onTop.fee = .init(columns: columns, factor: (amounts.negative > amounts.positive) == reading.isInverted ? -1 : 1)
    return onTop
  }

  /// The one column of smaller numbers, whatever it is called, with which the rows lead from the balance before them to
  /// that behind them, where they do not without it.
  private func chargedByBalances(_ reading: Interpretation, _ fees: FeeColumns, _ check: TotalsCheck) -> [Int] {
    let table = fees.table
    guard case .signed(let amount) = reading.source, check.change(table.amounts(of: reading)) == false,
      let own = table.money[amount]
    else { return [] }
    let others = table.money.keys.sorted().filter { column in
      guard column != amount, column != reading.balance, let values = table.money[column] else { return false }
      let charged = zip(values, own).filter { $0.0 != 0 && $0.0 != Drafts.noBalance }
      return !charged.isEmpty && charged.allSatisfy { $0.magnitude < $1.magnitude }
    }
    let charged = others.filter { check.change(table.amounts(of: withFee([$0], on: reading))) == true }
    return charged.count == 1 ? charged : []
  }

  /// Taxes below zero as the fees are, of what came in without a fee: beside amounts before their fees, what was earned
  /// is stated before its tax, unless quantity times price says that it is not.
  private func taxesOfEarnings(besides amounts: [Int], _ charged: [Int], _ fees: FeeColumns) -> [Int] {
    guard charged.allSatisfy({ roles.profiles[$0].amounts.negative > 0 && roles.profiles[$0].amounts.positive == 0 })
    else { return [] }
    let table = fees.table
    func value(_ row: Int, _ columns: [Int]) -> Int64 {
      columns.compactMap { table.money[$0]?[row] }.filter { $0 != Drafts.noBalance }.reduce(0, &+)
    }
    return withheldTaxes(besides: amounts + charged, like: charged.first, fees).filter { column in
      let rows = table.days.indices.filter { value($0, [column]) != 0 }
      var tax = FeeCase(fees: fees, columns: [column], amounts: amounts, exponent: plan.exponent)
      tax.factors = factors(besides: amounts + charged + [column], table)
      let included = SignReading(key: "included", amounts: [])
      return rows.contains { value($0, charged) == 0 } && rows.allSatisfy { value($0, amounts) > 0 }
        && PricedFee.testimony(of: included, in: tax) == .silent
    }
  }

  /// `VAT amount` of the sign of each amount: what was paid holds it.
  private func isHeld(_ tax: Int, in amounts: [Int], _ table: ParsedTable) -> Bool {
    guard FeeWords.isSalesTax(roles.names[tax]), let taxes = table.money[tax] else { return false }
    let both = zip(taxes, table.sums(of: amounts)).filter {
      $0 != 0 && $0 != Drafts.noBalance && $1 != Drafts.noBalance
    }
    return both.count > 1 && both.allSatisfy { $0.signum() == $1.signum() && $0.magnitude < $1.magnitude }
      && both.contains { $0.0 < 0 }
  }

  /// Taxes that are withheld from a gross amount, with the sign of a fee beside them.
  private func withheldTaxes(besides known: [Int], like fee: Int?, _ fees: FeeColumns) -> [Int] {
    func isNegative(_ column: Int) -> Bool? {
      let amounts = roles.profiles[column].amounts
      if amounts.negative > 0 { return amounts.positive == 0 ? true : nil }
      return amounts.positive > 0 ? false : nil
    }
    let sign = fee.flatMap(isNegative)
    return roles.columns.filter { column in
      guard !known.contains(column), fees.table.money[column] != nil, let own = isNegative(column),
        own == sign ?? own
      else { return false }
      // A gross price may hold a tax that is positive.
      return own
        ? FeeWords.isTax(roles.names[column]) || FeeWords.isWithheld(roles.names[column])
        : fee != nil && FeeWords.isWithheld(roles.names[column])
    }
  }
}
