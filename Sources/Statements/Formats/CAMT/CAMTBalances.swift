import Values

/// The balances of one camt statement, from which its opening and its closing balance are chosen at its end.
///
/// OPBD and PRCD open, CLBD closes. An interim ITBD parts pages and reports: it stands for the opening balance where
/// none is stated and one closes, and for the closing balance where none is. One of the sub-type INTM parts pages as
/// well. Available balances (CLAV, FWAV ...) hold credit lines and are left alone.
struct CAMTBalances {
  private(set) var currency: Currency?
  private var opening: WrittenBalance?
  private var previous: WrittenBalance?
  private var closing: WrittenBalance?
  private var interim: [WrittenBalance] = []

  /// The day on which the statement both opens and closes: that of its entries, where these state none.
  var onlyDay: Day? { isOfOneDay && opening?.day == closing?.day ? closing?.day : nil }

  /// No entry has another day than the balances.
  var isOfOneDay = true

  var isEmpty: Bool { opening == nil && previous == nil && closing == nil && interim.isEmpty }

  /// False where the balance cannot be read.
  mutating func add(_ fields: FieldBuffer, line: UInt32) -> Bool {
    func range(_ field: CAMTField) -> Range<Int> { fields[field.rawValue] }
    let code = range(.balanceCode)
    guard var amount = WrittenAmount(fields.bytes, range(.balanceAmount), mark: .point) else { return false }
    let isDebit = fields.bytes.matches(range(.balanceSign), "DBIT")
    guard isDebit || fields.bytes.matches(range(.balanceSign), "CRDT") || range(.balanceSign).isEmpty else {
      return false
    }
    // The standard has no minus; banks that write one without DBIT mean it, and with DBIT say it twice.
    if isDebit { amount.digits = -abs(amount.digits) }
    currency = currency ?? Currency(String(decoding: fields.bytes[range(.balanceCurrency)], as: UTF8.self))
    let day = WrittenDay.full(fields.bytes, range(.balanceDay))
    var balance = WrittenBalance(kind: .opening, day: day, amount: amount, line: line)
    balance.isBetweenPages = fields.bytes.matches(range(.balancePart), "INTM")
    switch code {
    case _ where fields.bytes.matches(code, "OPBD"): opening = opening ?? balance
    case _ where fields.bytes.matches(code, "PRCD"): previous = previous ?? balance
    case _ where fields.bytes.matches(code, "CLBD"):
      balance.kind = .closing
      closing = closing ?? balance
    case _ where fields.bytes.matches(code, "ITBD"):
      balance.isBetweenPages = true
      interim.append(balance)
    default: break
    }
    return true
  }

  var stated: [WrittenBalance] {
    var rest = interim[...]
    var result: [WrittenBalance] = []
    if let balance = opening ?? previous {
      result.append(balance)
    } else if rest.count > 1 || closing != nil, let first = rest.popFirst() {
      result.append(first)
    }
    if let closing {
      result.append(closing)
    } else if var last = rest.last {
      last.kind = .closing
      result.append(last)
    }
    return result
  }
}

extension FieldBuffer {
  /// Forgets the fields of one balance; the statement's others stay.
  mutating func clear(from first: CAMTField, through last: CAMTField) {
    for field in first.rawValue...last.rawValue { forget(field) }
  }
}
