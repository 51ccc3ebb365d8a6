import Values

extension RowReader {
  /// What a row says of its currency.
  enum RowCurrency: Equatable {
    /// Nil where the row leaves it to the account.
    case stated(Currency?)
    /// Another one than the table has, or none that is known; with the column at fault.
    case unknown(column: Int, reason: String)
    /// What a person said is no money.
    case leftOut(column: Int)
  }

  /// The currency of the row, by the column of currencies or beside the amount.
  @inline(__always)
  func currency(_ row: RowFields) -> RowCurrency {
    if case .ofCurrencies(let columns) = plan.interpretation.source {
      let filled = columns.first { column in
        if case .value(let value) = money(row, column) { value != 0 } else { false }
      }
      return .stated((filled ?? columns.last).flatMap { plan.columnCurrencies[$0] ?? nil })
    }
    if case .pairs(let first, let second) = plan.interpretation.source {
      let isFirst = [first.moneyIn, first.moneyOut].contains { column in
        if case .value(let value) = money(row, column) { value != 0 } else { false }
      }
      return .stated(plan.columnCurrencies[isFirst ? first.moneyIn : second.moneyIn] ?? nil)
    }
    if let column = plan.texts.currency {
      return plan.currencies.texts.isEmpty ? .stated(plan.currency) : listed(row, column)
    }
    return plan.readsCurrencyFromAmount ? .stated(besideAmount(row)) : .stated(plan.currency)
  }

  @inline(__always)
  private func listed(_ row: RowFields, _ column: Int) -> RowCurrency {
    guard let known = unsafe plan.currencies.meaning(of: row.trimmed(column)) else { return other(row, column) }
    let isLeftOut = known == nil && !plan.leftOut.isEmpty && plan.leftOut.contains(row.string(column))
    return isLeftOut ? .leftOut(column: column) : .stated(known)
  }

  /// A currency that the column had nowhere in the sample, or none.
  private func other(_ row: RowFields, _ column: Int) -> RowCurrency {
    if let second = plan.texts.otherCurrency, second != column, row.isBlank(column), !row.isBlank(second) {
      return listed(row, second)
    }
    if unsafe row.isBlank(column) || BlankField.isDash(row.trimmed(column)) {
      return plan.hasRowCurrencies ? unknown(column) : .stated(plan.currency)
    }
    if let written = Currency.listed(row.string(column)), plan.hasRowCurrencies || written == plan.currency {
      return .stated(written)
    }
    return unknown(column)
  }

  private func unknown(_ column: Int) -> RowCurrency {
    .unknown(column: column, reason: "no currency in '\(plan.name(of: column))' that the table has elsewhere")
  }

  private func besideAmount(_ row: RowFields) -> Currency? {
    for column in plan.interpretation.source.columns {
      let parse = unsafe parse(row[column], column, decimalMark: plan.decimalMark)
      if let currency = parse?.currency { return currency }
      guard let sign = plan.sharedSign else { continue }
      let field = unsafe Array(row[column])
      if unsafe sign.text.withUnsafeBufferPointer({ unsafe field.contains($0) }) { return sign.currency }
    }
    return nil
  }
}
