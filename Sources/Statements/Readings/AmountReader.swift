import Values

/// What a field that should hold money holds.
enum CellMoney: Equatable {
  case value(Int64)
  case blank
  case unreadable
}

/// Why a row has no amount, with the columns at fault.
enum AmountFault: Error, Equatable {
  case none(Int)
  case unreadable(Int)
  /// Nothing in the column says whether money came in or went out.
  case undirected(Int)
  /// Money in and money out in one row, or neither.
  case both(Int, Int)
  case neither(Int, Int)
}

/// Reads the cells of rows; what a row's amount is follows from them in one way, for the judge and for the drafts.
protocol AmountReader {
  associatedtype Row

  func money(_ row: Row, _ column: Int) -> CellMoney
  /// 1 for an amount marked as credit or with a plus, -1 for one marked as debit or with a minus, 0 for any other.
  func mark(_ row: Row, _ column: Int) -> Int8
  /// 1 in, -1 out, 0 where the row does not say, by a column of flags.
  func direction(_ row: Row, flag: Int) -> Int8
  /// The same by the words of a text.
  func direction(_ row: Row, text: Int) -> Int8
  /// The same by the side on which the own account stands.
  func sideDirection(_ row: Row) -> Int8
}

extension AmountReader {
  /// The amount from the owner's point of view.
  @inline(__always)
  func amount(_ row: Row, of reading: Interpretation) -> Result<Int64, AmountFault> {
    let sign: Int64 = reading.isInverted ? -1 : 1
    let base = base(row, of: reading)
    guard let fee = reading.fee else { return base.map { sign &* $0 } }
    guard case .success(let amount) = base else { return feeAlone(row, fee, base).map { sign &* $0 } }
    return charged(row, fee).map { sign &* Money.sum(amount, $0) }
  }

  /// What the fees of a row add to its amount; a blank one is none.
  private func charged(_ row: Row, _ fee: Interpretation.Fee) -> Result<Int64, AmountFault> {
    var sum: Int64 = 0
    for column in fee.columns {
      switch money(row, column) {
      case .value(let value): sum = Money.sum(sum, fee.factor &* value)
      case .blank: break
      case .unreadable: return .failure(.unreadable(column))
      }
    }
    return .success(sum)
  }

  /// The fee of a row that has no other amount; else what is wrong with the amount.
  private func feeAlone(
    _ row: Row, _ fee: Interpretation.Fee, _ base: Result<Int64, AmountFault>
  ) -> Result<Int64, AmountFault> {
    switch base {
    case .failure(.none), .failure(.neither):
      guard case .success(let value) = charged(row, fee), value != 0 else { return base }
      return .success(value)
    default: return base
    }
  }

  @inline(__always)
  private func base(_ row: Row, of reading: Interpretation) -> Result<Int64, AmountFault> {
    switch reading.source {
    case .signed(let column), .byBalance(let column): return single(row, column)
    case .marked(let column):
      return single(row, column).map { value in
        let mark = mark(row, column)
        // A minus beside amounts without one is the opposite of what these are.
        guard mark > 0 || mark < 0 && value >= 0 else { return reading.inFactor &* value }
        return Int64(mark) &* Int64(clamping: value.magnitude)
      }
    case .flagged(let column, let flag):
      return single(row, column).flatMap { directed($0, direction(row, flag: flag), flag, reading) }
    case .worded(let column, let text):
      return single(row, column).flatMap {
        let said = direction(row, text: text)
        return directed(Int64(clamping: $0.magnitude), said == 0 && reading.isElseOut ? -1 : said, text, reading)
      }
    case .sided(let column, let from, _):
      return single(row, column).flatMap { directed($0, sideDirection(row), from, reading) }
    case .inOut(let moneyIn, let moneyOut):
      return inOut(row, moneyIn, moneyOut, (reading.inFactor, reading.outFactor))
    case .eitherOf(let first, let second): return inOut(row, first, second, (1, 1))
    case .ofCurrencies(let columns): return oneOf(row, columns, unmarked: reading.inFactor)
    case .pairs(let first, let second):
      let factors = (reading.inFactor, reading.outFactor)
      let left = inOut(row, first.moneyIn, first.moneyOut, factors)
      let right = inOut(row, second.moneyIn, second.moneyOut, factors)
      return oneOf(left, right, columns: (first.moneyIn, second.moneyIn))
    }
  }

  /// The amount in the one currency that the row has any in. `unmarked`: the sign of those without a mark.
  private func oneOf(_ row: Row, _ columns: [Int], unmarked: Int64) -> Result<Int64, AmountFault> {
    var found: (column: Int, value: Int64)?
    for column in columns {
      switch money(row, column) {
      case .blank: continue
      case .unreadable: return .failure(.unreadable(column))
      case .value(let value):
        if let found, found.value != 0 {
          if value != 0 { return .failure(.both(found.column, column)) }
        } else {
          // `50.00 CR` among purchases pays them.
          let mark = value < 0 ? 0 : mark(row, column)
          found = (column, (mark == 0 ? unmarked : Int64(mark)) &* value)
        }
      }
    }
    return found.map { .success($0.value) } ?? .failure(.neither(columns[0], columns[columns.count - 1]))
  }

  /// Of the amounts in two currencies the one that the row has.
  private func oneOf(
    _ left: Result<Int64, AmountFault>, _ right: Result<Int64, AmountFault>, columns: (Int, Int)
  ) -> Result<Int64, AmountFault> {
    switch (left, right) {
    case (.success(let value), .success(let other)):
      value == 0 ? right : other == 0 ? left : .failure(.both(columns.0, columns.1))
    case (.failure(.neither), _): right
    case (_, .failure(.neither)), (.failure, _): left
    case (_, .failure): right
    }
  }

  @inline(__always)
  private func single(_ row: Row, _ column: Int) -> Result<Int64, AmountFault> {
    switch money(row, column) {
    case .value(let value): .success(value)
    case .blank: .failure(.none(column))
    case .unreadable: .failure(.unreadable(column))
    }
  }

  @inline(__always)
  private func directed(
    _ magnitude: Int64, _ direction: Int8, _ column: Int, _ reading: Interpretation
  ) -> Result<Int64, AmountFault> {
    guard direction != 0 || magnitude == 0 else { return .failure(.undirected(column)) }
    return .success(Int64(direction) &* reading.inFactor &* magnitude)
  }

  @inline(__always)
  private func inOut(
    _ row: Row, _ moneyIn: Int, _ moneyOut: Int, _ factors: (in: Int64, out: Int64)
  ) -> Result<Int64, AmountFault> {
    switch (money(row, moneyIn), money(row, moneyOut)) {
    case (.value(let value), .blank), (.value(let value), .value(0)): .success(factors.in &* value)
    case (.blank, .value(let value)), (.value(0), .value(let value)): .success(factors.out &* value)
    case (.value, .value): .failure(.both(moneyIn, moneyOut))
    case (.unreadable, _): .failure(.unreadable(moneyIn))
    case (_, .unreadable): .failure(.unreadable(moneyOut))
    case (.blank, .blank): .failure(.neither(moneyIn, moneyOut))
    }
  }
}
