import Values

/// Two rows of own accounts, one out and one in, as one transfer: the sum of the evidence, and its words.
struct TransferComparison {
  /// `TransferLevels` added up; 0 where the two cannot be one transfer.
  private(set) var weight = 0
  private(set) var reasons: [String] = []
  /// Whether each row has something of its own to say for it, or one proves it.
  private var isBacked = false

  var isCertain: Bool { weight >= TransferLevels.certain && isBacked }

  /// - Parameter days: how many working days may lie between the two.
  init(
    _ out: TransferRow, _ income: TransferRow, _ accounts: [OwnAccount], days: Int32, _ texts: inout TransferTexts,
    _ pool: TextPool
  ) {
    let (from, to) = (accounts[out.account], accounts[income.account])
    let later = BankDays.between(out.day, income.day)
    guard out.account != income.account, out.amount < 0, income.amount > 0, abs(later) <= days else { return }
    guard let amount = TransferAmounts.fit(out, income, from, to), amount.isExact || later >= -1 else { return }
    let leaving = TransferSide(
      out, texts.text(of: out, in: pool), own: from, other: to, otherPlace: income.account,
      otherHasNumber: texts.hasNumber(income.account))
    let coming = TransferSide(
      income, texts.text(of: income, in: pool), own: to, other: from, otherPlace: out.account,
      otherHasNumber: texts.hasNumber(out.account))
    var sum = amount.weight + TransferLevels.days(later: later) + leaving.weight + coming.weight
    reasons = [amount.reason, BankDays.words(from: out.day, to: income.day)]
    if out.mark == .transfer, income.mark == .transfer { sum += TransferLevels.bothMarked }
    reasons += leaving.reasons.map { "\(from.name): \($0)" } + coming.reasons.map { "\(to.name): \($0)" }
    weight = max(0, sum)
    let least = min(leaving.weight, coming.weight)
    isBacked =
      least >= TransferLevels.ownWord
      || least >= 0 && (leaving.isProof || coming.isProof || amount.isStated)
  }
}

/// Whether two amounts can be one movement of money, and what that says.
enum TransferAmounts {
  struct Fit {
    var weight: Int
    var reason: String
    /// The same money, to the cent.
    var isExact: Bool
    var isStated = false
  }

  static func fit(_ out: TransferRow, _ income: TransferRow, _ from: OwnAccount, _ to: OwnAccount) -> Fit? {
    func stated(_ row: TransferRow, _ other: TransferRow, _ currency: Currency) -> Bool {
      row.original.map { $0.currency == currency && $0.amount.magnitude == other.amount.magnitude } ?? false
    }
    if stated(out, income, to.currency) || stated(income, out, from.currency) {
      return Fit(
        weight: TransferLevels.statedOriginal, reason: "one side states the amount of the other", isExact: true,
        isStated: true)
    }
    let (sent, got) = (out.amount.magnitude, income.amount.magnitude)
    guard from.currency == to.currency else {
      guard ExchangeBands.allow(sent, of: from.currency, becoming: got, of: to.currency) else { return nil }
      let reason =
        "\(Money.text(income.amount, exponent: to.currency.exponent)) \(to.currency) for "
        + "\(Money.text(-out.amount, exponent: from.currency.exponent)) \(from.currency) is a possible rate"
      return Fit(weight: TransferLevels.rate, reason: reason, isExact: false)
    }
    if sent == got {
      let count = max(out.frequency, income.frequency)
      let reason = count <= 2 ? "same amount, which no other row around has" : "same amount, which other rows have too"
      return Fit(
        weight: TransferLevels.sameAmount(out.amount, rowsWithIt: count), reason: reason, isExact: true)
    }
    guard isFee(sent: sent, got: got, from.currency) else { return nil }
    let fee = Money.text(Int64(sent - got), exponent: from.currency.exponent)
    return Fit(weight: TransferLevels.fee, reason: "\(fee) less came in than went out, as for a fee", isExact: false)
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
