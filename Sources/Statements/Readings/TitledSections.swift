import Lexicon
import Values

/// Finds tables below each other that are of different accounts, though no number says so: each has a title of its
/// own, `Current`, `Savings`, and its balances follow from its rows, but not from those of the table above.
enum TitledSections {
  private struct Section {
    var title: String
    var rows: Range<Int>
  }

  /// Gives the rows of such tables their titles as the accounts that they are of.
  static func settle(_ reading: inout Reading, _ sample: Records) {
    guard reading.drafts.accountNumbers.isEmpty, !reading.drafts.balances.isEmpty else { return }
    let sections = sections(reading.drafts, sample)
    guard sections.count > 1, Set(sections.map(\.title)).count == sections.count,
      sections.allSatisfy({ $0.rows.count > 1 && isProved($0.rows, of: reading.drafts) }),
      !RunningChain(reading.drafts).isProved
    else { return }
    for section in sections {
      let number = reading.drafts.texts.intern(section.title)
      reading.drafts.accountNumbers += Array(repeating: number, count: section.rows.count)
      if !section.title.isEmpty { reading.layout.accountNumbers.append(section.title) }
    }
    reading.layout.note(
      "accounts", "the balances of '\(sections[1].title)' do not go on from those of the table above")
  }

  private static func isProved(_ rows: Range<Int>, of drafts: Drafts) -> Bool {
    RunningChain(drafts.selecting(Array(rows))).isProved
  }

  /// The rows behind each header, where all headers between them have a title.
  private static func sections(_ drafts: Drafts, _ sample: Records) -> [Section] {
    guard let first = drafts.lines.first, let last = drafts.lines.last else { return [] }
    let headers = drafts.others.filter { $0.disposition == .header && $0.line < last }.map(\.line).sorted()
    var sections: [Section] = []
    for header in headers {
      let start = drafts.lines.firstIndex { $0 > header } ?? drafts.count
      if let open = sections.last, open.rows.lowerBound == start { continue }
      let title = title(above: header, sample)
      guard title != nil || header < first else { return [] }
      if !sections.isEmpty { sections[sections.count - 1].rows = sections[sections.count - 1].rows.lowerBound..<start }
      sections.append(Section(title: title ?? "", rows: start..<drafts.count))
    }
    return sections
  }

  /// The one text of the last line above a header, where it is no more and says of no rows that they wait.
  private static func title(above header: UInt32, _ sample: Records) -> String? {
    guard var record = (0..<sample.count).first(where: { sample.lines[$0] == header }) else { return nil }
    var filled: [String] = []
    while record > 0, filled.isEmpty {
      record -= 1
      filled = sample.texts(of: record).filter { !$0.isEmpty }
    }
    guard filled.count == 1, filled[0].count <= 60, filled[0].contains(where: \.isLetter),
      StatusWords.meaning(ofTitle: filled[0]) == nil
    else { return nil }
    return filled[0]
  }
}
