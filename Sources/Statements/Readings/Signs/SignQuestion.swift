import Values

/// What is asked where nothing decides the signs of a table.
enum SignQuestion {
  /// Asked where only the words of a description tell each row's direction.
  static func byWords(in name: String) -> Question {
    Question(
      code: "sign", message: "No amount has a sign. Do the words in '\(name)' tell whether money came in or went out?",
      options: [
        Question.Option(value: "by-words", label: "yes: purchases and fees go out, refunds and payments come in"),
        Question.Option(value: "as-written", label: "no: every amount is money in"),
        Question.Option(value: "inverted", label: "no: every amount is money out"),
      ])
  }

  /// Asked where the types of a format's rows and their signs contradict each other.
  static let byType = Question(
    code: "sign", message: "The signs of the amounts contradict the types of their transactions. Which are right?",
    options: [
      Question.Option(
        value: "by-type", label: "the types are right: DEBIT and its like are money out, whatever the sign"),
      Question.Option(value: "as-written", label: "the signs are right: a positive amount is money in"),
      Question.Option(value: "inverted", label: "the signs are turned round: a positive amount is money out"),
    ])

  static func code(ofKind text: String) -> String { "direction \(text)" }

  /// Asked for each kind of row of which nothing is known, where other kinds tell their direction.
  static func direction(of kinds: DistinctValues, _ index: Int, in name: String) -> Question {
    let count = kinds.counts[index]
    return Question(
      code: code(ofKind: kinds.string(index)),
      message: "Is '\(kinds.string(index))' in '\(name)' money in or money out? No amount has a sign "
        + "(\(count == 1 ? "one row" : "\(count) rows"))",
      options: [
        Question.Option(value: "in", label: "money in"), Question.Option(value: "out", label: "money out"),
      ])
  }

  /// `flag`: the column of debit and credit that contradicts some signs. `isMixed`: the rows are in several currencies,
  /// so that their sum is of none.
  static func sign(
    _ readings: [SignReading], _ signs: SignCase, exponent: Int, isMixed: Bool, flag: String? = nil
  ) -> Question {
    let options = readings.compactMap { reading -> Question.Option? in
      let sum: ValueText =
        isMixed ? "in each currency" : ValueText.amount(reading.amounts.reduce(0, &+), exponent: exponent) + " in all"
      switch reading.key {
      case "as-written":
        return Question.Option(value: reading.key, label: "as written: positive is money in, \(sum)")
      case "inverted":
        return Question.Option(
          value: reading.key, label: "inverted: positive is money out, as on card statements, \(sum)")
      case "by-words":
        return Question.Option(value: reading.key, label: "the words tell it, whatever the sign: \(sum)")
      case "reversals":
        return Question.Option(
          value: reading.key, label: "the words tell it, and a minus undoes what they say: \(sum)")
      default: return nil
      }
    }
    let message = flag.map { contradiction(by: $0, readings[0], signs) } ?? message(readings[0], signs)
    return Question(code: "sign", message: message, options: options)
  }

  /// Asked where one column holds about as many positive as negative amounts.
  static func reversals(
    _ readings: [SignReading], _ code: String, isOut: Bool, in name: String, exponent: Int
  ) -> Question {
    let direction = isOut ? "out" : "in"
    let options = readings.sorted { $0.key > $1.key }.map { reading in
      let sum = ValueText.amount(reading.amounts.reduce(0, &+), exponent: exponent)
      let other = reading.key == "positive" ? "negative" : "positive"
      return Question.Option(
        value: reading.key, label: "\(reading.key) is money \(direction), \(other) a reversal: \(sum) in all")
    }
    return Question(
      code: code,
      message: "'\(name)' holds positive and negative amounts, and nothing in the file tells which of "
        + "them are money \(direction)",
      options: options)
  }

  private static func contradiction(by flag: String, _ asWritten: SignReading, _ signs: SignCase) -> ValueText {
    let against = zip(asWritten.amounts, signs.flags).count { $0 != 0 && ($0 > 0) != ($1 > 0) }
    return "The words in '\(flag)' contradict the signs of \(against) of \(signs.moving) rows"
  }

  private static func message(_ asWritten: SignReading, _ signs: SignCase) -> ValueText {
    let (with, against) = SpokenMovements.tallies(asWritten, signs)
    let said = with.rows + against.rows
    if signs.negative == 0, said > 0 {
      return "Every amount is positive, and the words of \(said) of \(signs.positive) rows tell a direction"
    }
    if signs.negative == 0 {
      return "Every amount is positive, and nothing in the file tells whether this is money in or money out"
    }
    if against.rows == 1, with.rows == 0 {
      return "The words of one row speak against its sign, and nothing else in the file tells which holds"
    }
    if against.rows > 0, signs.positive < signs.negative {
      return "The words of \(against.rows) rows speak against their signs, and most amounts are negative"
    }
    if against.rows > 0 {
      return "The words of \(against.rows) of \(said) rows that tell a direction speak against their signs"
    }
    let most =
      signs.positive == signs.negative
      ? "As many amounts are positive as negative"
      : signs.positive > signs.negative ? "Most amounts are positive" : "Few amounts are positive"
    return "\(most), and nothing in the file tells whether this is money in or money out"
  }
}
