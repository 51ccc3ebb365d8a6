import Lexicon
import Values

/// Sections whose titles tell which way the money of their rows went, as no amount does: `Deposits and other credits`,
/// `Withdrawals`. Titles are lines of their own between the rows and above them; where there are none, totals below the
/// rows may tell: `Summa utgifter`.
struct DirectedSections {
  private struct Title {
    let text: String
    let line: UInt32
    /// Nil where it says neither.
    let isIn: Bool?
  }

  private let titles: [Title]
  private static let mostWords = 8

  /// Gives the rows below such titles their directions, where all rows stand below one; else false.
  static func settle(_ reading: inout Reading, _ sample: Records, isCard: Bool, _ hints: ReadingHints) -> Bool {
    guard hints.answers["sign"] ?? hints.sign == nil, let decided = reading.layout.decided["sign"],
      ["as-written", "inverted"].contains(decided), !RunningChain(reading.drafts).isProved
    else { return false }
    let sections = DirectedSections(reading.drafts, sample, isCard: isCard)
    let isInverted = decided == "inverted"
    if let amounts = sections.amounts(of: reading.drafts, isInverted: isInverted) {
      if isInverted { reading.drafts.turnStatedBalances() }
      adopt(amounts, by: "the titles of the sections", sections.titles, &reading)
      return true
    }
    let totals = totals(reading.drafts, sample, isCard: isCard)
    guard reading.questions.contains(where: { $0.code == "sign" }),
      let amounts = DirectedSections.amounts(of: reading.drafts, above: totals)
    else { return false }
    adopt(amounts, by: "the totals of the sections", totals.map(\.title), &reading)
    return true
  }

  private static func adopt(_ amounts: [Int64], by what: String, _ titles: [Title], _ reading: inout Reading) {
    reading.drafts.amounts = amounts
    reading.layout.decided["sign"] = nil
    reading.questions.removeAll { $0.code == "sign" }
    reading.layout.evidence.removeAll { $0.fact == "sign" }
    let names = Set(titles.filter { $0.isIn != nil }.map(\.text)).sorted().prefix(4).map { "'\($0)'" }
    reading.layout.note("sign", "\(what): \(names.joined(separator: ", "))")
  }

  private init(_ drafts: Drafts, _ sample: Records, isCard: Bool) {
    let others = drafts.others.filter {
      ![.preamble, .footer].contains($0.disposition) && $0.reason != OtherRows.heading
    }
    let used = Set(drafts.lines).union(others.map(\.line))
    titles = (0..<sample.count).compactMap { record in
      let line = sample.lines[record]
      guard !used.contains(line), sample.fieldCount(record) <= TableShape.mostColumns,
        DirectedSections.isAbove(used, record, sample)
      else { return nil }
      // One text, which columns by position may have cut; perhaps with its sum.
      let filled = sample.texts(of: record).filter { !$0.isEmpty }
      let text = filled.prefix { PreambleFacts.kind($0) == .text }.joined(separator: " ")
      guard !text.isEmpty,
        filled.drop(while: { PreambleFacts.kind($0) == .text }).allSatisfy({ PreambleFacts.kind($0) == .number })
      else { return nil }
      // Whatever a longer one says, what the title above it said is over.
      let isTitle = text.split(separator: " ").count <= DirectedSections.mostWords
      return Title(text: text, line: line, isIn: isTitle ? DirectedSections.isIn(text, isCard: isCard) : nil)
    }
  }

  // MARK: Totals

  private struct Total {
    let title: Title
    /// It says so in words of headers for money in and out.
    let isCalled: Bool
    let numbers: [String]
  }

  /// The lines between and below the rows that are totals.
  private static func totals(_ drafts: Drafts, _ sample: Records, isCard: Bool) -> [Total] {
    let footer = drafts.others.filter { $0.disposition == .footer || $0.reason == OtherRows.total }
    let lines = Set(footer.map(\.line))
    return (0..<sample.count).filter { lines.contains(sample.lines[$0]) }.compactMap { record in
      let filled = sample.texts(of: record).filter { !$0.isEmpty }
      let text = filled.filter { PreambleFacts.kind($0) == .text }.joined(separator: " ")
      guard PreambleFacts.saysTotal(text) else { return nil }
      let words = text.split { !$0.isLetter }.filter { PreambleFacts.balanceMeaning(String($0)) != .total }
        .joined(separator: " ")
      // Fees and interest may be earned: they are spent beside what is surely so.
      let isIn = words.isEmpty ? nil : called(words) ?? spoken(words, isCard: isCard) ?? isCharge(words)
      return Total(
        title: Title(text: text, line: sample.lines[record], isIn: isIn), isCalled: called(words) != nil,
        numbers: filled.filter { PreambleFacts.kind($0) == .number })
    }
  }

  /// The amounts as the totals below them say; nil where some row has none below it that says a direction and is the sum
  /// of the rows behind the total before it.
  private static func amounts(of drafts: Drafts, above totals: [Total]) -> [Int64]? {
    guard totals.contains(where: \.isCalled), drafts.currencies.isEmpty || Set(drafts.currencies).count == 1 else {
      return nil
    }
    var amounts = drafts.amounts
    var next = 0
    for total in totals {
      let rows = next..<(drafts.lines[next...].firstIndex { $0 > total.title.line } ?? drafts.count)
      next = rows.upperBound
      guard !rows.isEmpty, let isIn = total.title.isIn, case let sum = drafts.amounts[rows].reduce(0, &+), sum != 0,
        total.numbers.contains(where: { states($0, sum.magnitude, exponent: drafts.exponent) })
      else { return nil }
      if isIn != (sum > 0) { for row in rows { amounts[row].negate() } }
    }
    return next == drafts.count ? amounts : nil
  }

  private static func states(_ number: String, _ sum: UInt64, exponent: Int) -> Bool {
    ".,".utf8.contains { mark in
      unsafe number.withUTF8Bytes {
        unsafe AmountField.parse($0, decimalMark: mark, exponent: exponent)?.value.magnitude == sum
      }
    }
  }

  // MARK: Titles

  /// Whether a row or a header comes next, as below no line of a summary.
  private static func isAbove(_ used: Set<UInt32>, _ record: Int, _ sample: Records) -> Bool {
    let next = ((record + 1)..<sample.count).first { sample.texts(of: $0).contains { !$0.isEmpty } }
    return next.map { used.contains(sample.lines[$0]) } ?? false
  }

  /// What a title says; nil for a total, a balance and any other text.
  private static func isIn(_ title: String, isCard: Bool) -> Bool? {
    let words = title.split { !$0.isLetter }
    guard !title.contains(where: \.isNumber),
      !words.contains(where: { PreambleFacts.balanceMeaning(String($0)) != nil })
    else { return nil }
    let (spoken, called) = (spoken(title, isCard: isCard), called(title))
    // `Deducciones`
    return (isCard ? spoken ?? called : called ?? spoken) ?? (FeeWords.isDiscount(title) ? false : nil)
  }

  private static func spoken(_ title: String, isCard: Bool) -> Bool? {
    MovementWords(view: isCard ? .card : .account).direction(of: title).map { $0 == .moneyIn }
  }

  private static func called(_ title: String) -> Bool? {
    let roles = HeaderWords.roles(of: title)
    func weight(_ role: HeaderRole) -> Int { roles.first { $0.role == role }?.weight ?? 0 }
    let (moneyIn, moneyOut) = (weight(.amountIn), weight(.amountOut))
    return moneyIn == moneyOut ? nil : moneyIn > moneyOut
  }

  private static func isCharge(_ title: String) -> Bool? { PartWords.charge.areIn(title) ? false : nil }

  /// The amounts from the owner's point of view; nil where some row stands below no title, or all titles say the same. A
  /// sign that is rare in its section is that of a reversal.
  private func amounts(of drafts: Drafts, isInverted: Bool) -> [Int64]? {
    guard Set(titles.map(\.isIn)).isSuperset(of: [true, false]), titles.count <= drafts.count else { return nil }
    var next = 0
    let directions = drafts.lines.map { line -> Bool? in
      while next < titles.count, titles[next].line < line { next += 1 }
      return next == 0 ? nil : titles[next - 1].isIn
    }
    guard !directions.contains(nil), Set(directions).count == 2 else { return nil }
    let written = drafts.amounts.map { isInverted ? 0 &- $0 : $0 }
    func factor(_ isIn: Bool) -> Int64 {
      let own = zip(written, directions).filter { $1 == isIn }.map(\.0)
      return (own.count { $0 < 0 } * 2 > own.count) == isIn ? -1 : 1
    }
    let factors = (in: factor(true), out: factor(false))
    return zip(written, directions).map { $0 &* ($1 == true ? factors.in : factors.out) }
  }
}

extension Drafts {
  /// Balances that stand among the rows as they are written, where they were turned round with the amounts.
  fileprivate mutating func turnStatedBalances() {
    for place in statedBalances.indices { statedBalances[place].amount.negate() }
  }
}
