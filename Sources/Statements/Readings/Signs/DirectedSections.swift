import Lexicon
import Values

/// Sections whose titles tell which way the money of their rows went, as no amount does: `Deposits and other credits`,
/// `Withdrawals`. Titles are lines of their own between the rows and above them.
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
    guard let amounts = sections.amounts(of: reading.drafts, isInverted: isInverted) else { return false }
    reading.drafts.amounts = amounts
    reading.layout.decided["sign"] = nil
    reading.questions.removeAll { $0.code == "sign" }
    let names = Set(sections.titles.filter { $0.isIn != nil }.map(\.text)).sorted().prefix(4).map { "'\($0)'" }
    reading.layout.note("sign", "the titles of the sections: \(names.joined(separator: ", "))")
    return true
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
      guard filled.drop(while: { PreambleFacts.kind($0) == .text }).allSatisfy({ PreambleFacts.kind($0) == .number }),
        1...DirectedSections.mostWords ~= text.split(separator: " ").count
      else { return nil }
      return Title(text: text, line: line, isIn: DirectedSections.isIn(text, isCard: isCard))
    }
  }

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
    let spoken = MovementWords(view: isCard ? .card : .account).direction(of: title).map { $0 == .moneyIn }
    let roles = HeaderWords.roles(of: title)
    func weight(_ role: HeaderRole) -> Int { roles.first { $0.role == role }?.weight ?? 0 }
    let (moneyIn, moneyOut) = (weight(.amountIn), weight(.amountOut))
    let called = moneyIn == moneyOut ? nil : moneyIn > moneyOut
    return isCard ? spoken ?? called : called ?? spoken
  }

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
