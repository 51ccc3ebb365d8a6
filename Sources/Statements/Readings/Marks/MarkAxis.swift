import Values

/// The judge's axis of decimal marks. The amounts close it where one mark alone reads them all.
enum MarkAxis {
  struct Decision {
    var mark: UInt8
    /// False where no amount has a mark, so that it does not matter.
    var isMarked = true
    var because: ValueText
    /// See `Judge.Verdict`.
    var margin: Int?
    var question: Question?
  }

  /// In the order in which their words are given as the reason.
  private static let witnesses: [@Sendable (UInt8, MarkCase) -> Testimony] = [
    FollowedMark.testimony, CurrencyDecimals.testimony, OtherNumbers.testimony, MarkedThousands.testimony,
    EastAsianComma.testimony, LanguageDecimals.testimony,
  ]

  static func decide(_ marks: MarkCase, told: String?) -> Decision {
    let both = [MarkCase.point, MarkCase.comma]
    if let told = told?.utf8.first, both.contains(told) { return Decision(mark: told, because: "as told") }
    let marked = marks.marked
    if marked.isEmpty { return Decision(mark: MarkCase.point, isMarked: false, because: "no amount has decimals") }
    for (mark, other) in zip(both, both.reversed()) {
      guard marked.contains(where: { $0.decidedMark == mark }), !marked.contains(where: { $0.decidedMark == other })
      else { continue }
      let sample = marked.compactMap { $0.exclusion(of: other) }.first
      return Decision(mark: mark, because: sample.map { "line \($0.line) has '\($0.text)'" } ?? "all amounts fit")
    }
    let counts = both.map { mark in marked.reduce(0) { $0 + $1.parsable(mark) } }
    if counts[0] != counts[1] {
      return Decision(
        mark: counts[0] > counts[1] ? both[0] : both[1],
        because: "\(counts.max() ?? 0) amounts can be read so, \(counts.min() ?? 0) otherwise")
    }
    let readings = marks.grouping == both[0] ? both : both.reversed()
    var marks = marks
    marks.followed = readings.filter(marks.follows)
    let verdict = Judge.verdict(witnesses.map { [marks] witness in readings.map { witness($0, marks) } })
    let mark = readings[verdict.best]
    guard verdict.isDecided else {
      return Decision(mark: mark, because: "not decided by the file", question: question)
    }
    return Decision(mark: mark, because: verdict.because, margin: verdict.margin)
  }

  /// The mark of columns of balances that were written in another way than the amounts; nil where one fits all.
  static func ownMark(of balances: [AmountProfile], besides amounts: [AmountProfile]) -> UInt8? {
    for (mark, other) in [(MarkCase.point, MarkCase.comma), (MarkCase.comma, MarkCase.point)] {
      func isSettled(_ profiles: [AmountProfile], by mark: UInt8) -> Bool {
        profiles.contains { $0.decision == .decided(mark) }
          && profiles.allSatisfy { $0.decision == .decided(mark) || $0.decision == .unmarked || $0.decision == .empty }
      }
      if isSettled(balances, by: mark), isSettled(amounts, by: other) { return mark }
    }
    return nil
  }

  private static let question = Question(
    code: "decimal_mark",
    message: "Is the mark in the amounts a decimal mark, or does it group thousands? No amount of the file tells",
    options: [
      Question.Option(value: ".", label: "decimal point: 1,234 is one thousand two hundred thirty-four"),
      Question.Option(value: ",", label: "decimal comma: 1,234 is a little more than one"),
    ])
}

extension Unicode.Scalar {
  /// A Chinese, Japanese or Korean letter.
  var isEastAsian: Bool {
    (0x3040...0x30ff).contains(value) || (0x3400...0x9fff).contains(value) || (0xac00...0xd7a3).contains(value)
  }
}
