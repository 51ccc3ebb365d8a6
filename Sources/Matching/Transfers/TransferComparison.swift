import Values

/// Two rows of own accounts, one out and one in, as one transfer: the sum of the evidence, and its words.
struct TransferComparison {
  let out: TransferRow
  let income: TransferRow
  private let from: OwnAccount
  private let to: OwnAccount
  /// `TransferLevels` added up; 0 where the two cannot be one transfer.
  private(set) var weight = 0
  private var evidence = Evidence<TransferComparison>()
  /// What the one that the money left by says, and the other.
  private var sides: [TransferSide] = []
  /// Whether each row has something of its own to say for it, or one proves it.
  private var isBacked = false

  var isCertain: Bool { weight >= TransferLevels.certain && isBacked }

  /// - Parameter days: how many working days may lie between the two.
  init(
    _ out: TransferRow, _ income: TransferRow, _ accounts: [OwnAccount], days: Int32, _ texts: inout TransferTexts,
    _ pool: TextPool
  ) {
    (self.out, self.income) = (out, income)
    (from, to) = (accounts[out.account], accounts[income.account])
    let later = BankDays.between(out.day, income.day)
    guard out.account != income.account, out.amount < 0, income.amount > 0, abs(later) <= days else { return }
    guard let amount = TransferAmounts.fit(out, income, from, to), amount.isExact || later >= -1 else { return }
    evidence.add(amount.level)
    evidence.add(TransferLevels.apart(later: later))
    if out.mark == .transfer, income.mark == .transfer { evidence.add(TransferLevels.bothMarked) }
    sides = [(out, income), (income, out)].map { row, other in
      TransferSide(
        row, texts.text(of: row, in: pool), own: accounts[row.account], other: accounts[other.account],
        otherPlace: other.account, otherHasNumber: texts.hasNumber(other.account))
    }
    let weights = sides.map(\.evidence.weight)
    weight = max(0, weights.reduce(evidence.weight, +))
    let least = weights.min() ?? 0
    isBacked = least >= TransferLevels.ownWord || least >= 0 && (amount.isStated || sides.contains(where: \.isProof))
  }

  var reasons: [ValueText] {
    var pair = self
    return evidence.reasons(&pair) + sides.flatMap(\.reasons)
  }

  var fee: ValueText { .amount(-out.amount - income.amount, exponent: from.currency.exponent) }
  var sent: ValueText { .money(-out.amount, exponent: from.currency.exponent, from.currency.code) }
  var got: ValueText { .money(income.amount, exponent: to.currency.exponent, to.currency.code) }
}

/// Whether two amounts can be one movement of money, and what that says.
enum TransferAmounts {
  struct Fit {
    var level: TransferLevels.Both
    /// The same money, to the cent.
    var isExact: Bool
    var isStated = false
  }

  static func fit(_ out: TransferRow, _ income: TransferRow, _ from: OwnAccount, _ to: OwnAccount) -> Fit? {
    func stated(_ row: TransferRow, _ other: TransferRow, _ currency: Currency) -> Bool {
      row.original.map { $0.currency == currency && $0.amount.magnitude == other.amount.magnitude } ?? false
    }
    if stated(out, income, to.currency) || stated(income, out, from.currency) {
      return Fit(level: TransferLevels.statedOriginal, isExact: true, isStated: true)
    }
    let (sent, got) = (out.amount.magnitude, income.amount.magnitude)
    guard from.currency == to.currency else {
      let isRate = ExchangeBands.allow(sent, of: from.currency, becoming: got, of: to.currency)
      return isRate ? Fit(level: TransferLevels.rate, isExact: false) : nil
    }
    if sent == got { return Fit(level: TransferLevels.sameAmount(out, income), isExact: true) }
    return isFee(sent: sent, got: got, from.currency) ? Fit(level: TransferLevels.fee, isExact: false) : nil
  }

  /// Up to three in a hundred or three major units less, never more than a tenth.
  static func isFee(sent: UInt64, got: UInt64, _ currency: Currency) -> Bool {
    guard got < sent else { return false }
    let units: UInt64 = (0..<currency.exponent).reduce(3) { sum, _ in sum * 10 }
    return sent - got <= min(max(sent / 33, units), sent / 10)
  }
}

/// Days on which banks book: Monday to Friday.
enum BankDays {
  /// Working days from one day to another, negative where it is earlier; at least 1 between two different days.
  static func between(_ first: Int32, _ last: Int32) -> Int32 {
    if first == last { return 0 }
    let distance = workdays(through: last) - workdays(through: first)
    return distance != 0 ? distance : (first < last ? 1 : -1)
  }

  /// How many days of the calendar may hold so many working days.
  static func span(of days: Int32) -> Int32 { days + 2 * (days / 5 + 1) }

  private static func workdays(through day: Int32) -> Int32 {
    // Day 0 was a Thursday: counted from the Monday before.
    let sinceMonday = Int64(day) + 3
    let week = sinceMonday >= 0 ? sinceMonday / 7 : (sinceMonday - 6) / 7
    return Int32(clamping: week * 5 + min(5, sinceMonday - week * 7 + 1))
  }

  static func words(from out: Int32, to income: Int32) -> String {
    switch income - out {
    case 0: "same day"
    case 1: "in 1 day later"
    case -1: "in 1 day earlier"
    case let days: "in \(abs(days)) days \(days > 0 ? "later" : "earlier")"
    }
  }
}
