import Values

/// Decides which mark stands in front of the decimals, over all amount columns of a table, or asks.
enum DecimalInference {
  struct Decision {
    var mark: UInt8
    /// False where no amount has a mark, so that it does not matter.
    var isMarked = true
    var because: String
    var question: Question?
  }

  /// `others`: further columns of numbers, which the same program wrote. `hasIdeographs`: the header is Chinese, Japanese or Korean, where the comma groups and never is a decimal mark.
  static func decide(
    _ profiles: [AmountProfile], others: [AmountProfile], currency: Currency?, hasIdeographs: Bool,
    hints: ReadingHints
  ) -> Decision {
    let point = UInt8(ascii: ".")
    let comma = UInt8(ascii: ",")
    if let told = hints.answers["decimal_mark"]?.utf8.first, told == point || told == comma {
      return Decision(mark: told, because: "as told")
    }
    let marked = profiles.filter { $0.marked > 0 }
    if marked.isEmpty { return Decision(mark: point, isMarked: false, because: "no amount has decimals") }
    for (mark, other) in [(point, comma), (comma, point)] {
      let isDecided = marked.contains { $0.decision == .decided(mark) }
      let isOpposed = marked.contains { $0.decision == .decided(other) }
      if isDecided, !isOpposed {
        let sample = marked.compactMap { $0.exclusion(of: other) }.first
        return Decision(mark: mark, because: sample.map { "line \($0.line) has '\($0.text)'" } ?? "all amounts fit")
      }
    }
    let pointCount = marked.reduce(0) { $0 + $1.parsable(point) }
    let commaCount = marked.reduce(0) { $0 + $1.parsable(comma) }
    if pointCount != commaCount {
      return Decision(
        mark: pointCount > commaCount ? point : comma,
        because: "\(max(pointCount, commaCount)) amounts can be read so, \(min(pointCount, commaCount)) otherwise")
    }
    let isRound = marked.allSatisfy { $0.markedRound == $0.marked && $0.belowThousand == 0 }
    if let currency, currency.exponent == 0 || currency.exponent == 2 && !isRound {
      return grouping(marked, because: "\(currency) has no amounts with three decimals")
    }
    let settled = Set(others.compactMap { $0.decidedMark })
    if settled.count == 1, let mark = settled.first {
      return Decision(mark: mark, because: "another column of numbers has that mark")
    }
    if currency?.exponent == 3, profiles.allSatisfy({ $0.belowThousand + $0.ungrouped == 0 }) {
      let mark = grouping(marked, because: "").mark == point ? comma : point
      return Decision(mark: mark, because: "every amount shows the three decimals of its currency")
    }
    let plain = profiles.filter { $0.count > $0.unparsable }
    if commaCount >= 3, plain.contains(where: { $0.belowThousand > 0 }), plain.allSatisfy({ $0.ungrouped == 0 }) {
      return grouping(marked, because: "only amounts of a thousand and more have the mark")
    }
    if hasIdeographs { return Decision(mark: point, because: "the comma groups thousands in East Asia") }
    return ask(marked)
  }

  /// The mark of columns of balances that were written in another way than the amounts; nil where one fits all.
  static func ownMark(of balances: [AmountProfile], besides amounts: [AmountProfile]) -> UInt8? {
    for (mark, other) in [(UInt8(ascii: "."), UInt8(ascii: ",")), (UInt8(ascii: ","), UInt8(ascii: "."))] {
      func isSettled(_ profiles: [AmountProfile], by mark: UInt8) -> Bool {
        profiles.contains { $0.decision == .decided(mark) }
          && profiles.allSatisfy { $0.decision == .decided(mark) || $0.decision == .unmarked || $0.decision == .empty }
      }
      if isSettled(balances, by: mark), isSettled(amounts, by: other) { return mark }
    }
    return nil
  }

  /// All amounts are like `1,234`: the mark groups, so the other one is that of decimals.
  private static func grouping(_ profiles: [AmountProfile], because: String) -> Decision {
    let comma = UInt8(ascii: ",")
    let isComma = profiles.contains { $0.withDecimals(comma) > 0 }
    return Decision(mark: isComma ? UInt8(ascii: ".") : comma, because: because)
  }

  private static func ask(_ profiles: [AmountProfile]) -> Decision {
    var decision = grouping(profiles, because: "not decided by the file")
    decision.question = Question(
      code: "decimal_mark",
      message: "Is the mark in the amounts a decimal mark, or does it group thousands? No amount of the file tells",
      options: [
        Question.Option(value: ".", label: "decimal point: 1,234 is one thousand two hundred thirty-four"),
        Question.Option(value: ",", label: "decimal comma: 1,234 is a little more than one"),
      ])
    return decision
  }
}

extension Unicode.Scalar {
  /// A Chinese, Japanese or Korean letter.
  var isEastAsian: Bool {
    (0x3040...0x30ff).contains(value) || (0x3400...0x9fff).contains(value) || (0xac00...0xd7a3).contains(value)
  }
}
