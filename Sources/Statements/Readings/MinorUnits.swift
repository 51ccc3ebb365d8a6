import Lexicon
import Values

/// Which columns of money count minor units, as their headers say; asks where the numbers say otherwise.
struct MinorUnits {
  let names: [String]
  let profiles: [ColumnProfile]
  /// What stands above the table of minor units.
  var line: String?

  struct Decision {
    /// Columns whose whole numbers are minor units.
    var columns: Set<Int> = []
    var because = ""
    var question: Question?
  }

  /// `candidates`: the columns of money. `currency`: that of all rows, where it is known.
  func decide(_ candidates: Set<Int>, currency: Currency?, hints: ReadingHints) -> Decision {
    let named = candidates.filter {
      MinorUnitWords.unit(in: names[$0]) != nil && !MinorUnitWords.isCredit(names[$0], among: names)
    }
    guard let first = named.min() else { return decideByLine(candidates, hints) }
    let list = named.sorted().map { "'\(names[$0])'" }.joined(separator: " and ")
    switch hints.answers["units"] {
    case "minor": return Decision(columns: named, because: "as told: \(list) in minor units")
    case "major": return Decision(because: "as told: \(list) in major units")
    default: break
    }
    if let odd = named.sorted().first(where: { wholeMark($0) == nil }) {
      return ask(odd, named, "holds decimals")
    }
    if let currency, currency.exponent == 0, MinorUnitWords.unit(in: names[first]) == .hundredth {
      return ask(first, named, "is in \(currency), which has no decimals")
    }
    return Decision(columns: named, because: "\(list) in minor units, by the header")
  }

  /// A line above the table may speak of minor units without meaning them: it is asked about, where no amount has
  /// decimals.
  private func decideByLine(_ candidates: Set<Int>, _ hints: ReadingHints) -> Decision {
    guard let line, candidates.allSatisfy({ profiles[$0].amounts.marked == 0 }) else { return Decision() }
    switch hints.answers["units"] {
    case "minor": return Decision(columns: candidates, because: "as told: all in minor units")
    case "major": return Decision(because: "as told: all in major units")
    default:
      return Decision(
        because: "not decided by the file",
        question: question("A line above the table says '\(line)'. In what are the amounts?"))
    }
  }

  /// The decimal mark under which the column holds whole numbers alone; nil where it holds decimals.
  func wholeMark(_ column: Int) -> UInt8? {
    let amounts = profiles[column].amounts
    return [UInt8(ascii: "."), UInt8(ascii: ",")].first { mark in
      amounts.withDecimals(mark) == 0 && amounts.parsable(mark) + amounts.unparsable == amounts.count
    }
  }

  private func ask(_ column: Int, _ named: Set<Int>, _ fault: String) -> Decision {
    let holdsDecimals = wholeMark(column) == nil
    return Decision(
      columns: holdsDecimals ? [] : named, because: "not decided by the file",
      question: question(
        "The header '\(names[column])' speaks of minor units, but the column \(fault). In what are the amounts?"))
  }

  static func question(ofMultiple text: String, power: Int) -> Question {
    let multiplied = "125" + String(repeating: "0", count: power)
    return Question(
      code: "units", message: "The file says '\(text)'. Are the amounts to be multiplied?",
      options: [
        Question.Option(value: "multiple", label: "yes: 125 is \(multiplied)"),
        Question.Option(value: "major", label: "no: 125 is 125"),
      ])
  }

  private func question(_ message: ValueText) -> Question {
    Question(
      code: "units", message: message,
      options: [
        Question.Option(value: "major", label: "as in any statement: 1250 is one thousand two hundred fifty"),
        Question.Option(value: "minor", label: "in minor units: 1250 is 12.50 where the currency has two decimals"),
      ])
  }
}

extension Drafts {
  /// Rows in several currencies share the most decimals of any: minor units of one with fewer are fewer of these.
  mutating func raiseMinorUnits(from first: Int, by plan: TablePlan) {
    guard plan.hasRowCurrencies, !plan.isMinor.isEmpty else { return }
    let isMinor = plan.interpretation.source.columns.contains { plan.isMinor[$0] }
    let isMinorBalance = plan.interpretation.balance.map { plan.isMinor[$0] } ?? false
    for row in first..<count {
      var factor: Int64 = 1
      let own = currencies[row]?.exponent ?? 2
      for _ in own..<max(exponent, plan.exponent, own) { factor *= 10 }
      if isMinor { amounts[row] = Money.product(amounts[row], factor) }
      if isMinorBalance, balances[row] != Drafts.noBalance { balances[row] = Money.product(balances[row], factor) }
    }
  }
}
