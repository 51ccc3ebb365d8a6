import Statements
import Values
import Workspace

/// How a file would be read, for people: the decided facts with their evidence, the first rows, totals, questions.
struct InspectText {
  private let file: String
  private let reading: Reading
  private let summary: InspectSummary
  private let lines: [String]
  private let style: ValueStyle

  init(_ inspection: Inspection, _ style: ValueStyle) {
    self.style = style
    file = inspection.file
    reading = inspection.reading
    summary = inspection.summary
    lines = inspection.lines
  }

  var text: String {
    let sections = [head, evidence, columns, rows, unreadable, questions].filter { !$0.isEmpty }
    return sections.joined(separator: "\n")
  }

  private var head: String {
    var facts = [("Format", format)]
    facts.append(("Rows", rowCounts))
    if let first = summary.firstDate, let last = summary.lastDate {
      let isByValue = reading.writtenDays != reading.drafts.days
      facts.append(("Days", "\(style.day(first)) to \(style.day(last))" + (isByValue ? ", by the value days" : "")))
    }
    for (currency, sum) in summary.sums.sorted(by: { $0.key < $1.key }) where summary.accountSums.isEmpty {
      facts.append(("Sum", money(sum, currency)))
    }
    for (account, currency, sum) in summary.accountSums {
      facts.append(("Sum", money(sum, currency) + (account.isEmpty ? ", without an account" : " in \(account)")))
    }
    if let balance = summary.closingBalance { facts.append(("Balance", "\(style.number(balance)) at the end")) }
    facts.append(("Proof", proof))
    return "\(file)\n" + aligned(facts, indent: 2)
  }

  private func money(_ sum: String, _ currency: String) -> String {
    currency.isEmpty ? style.number(sum) : style.money(sum, currency)
  }

  private var format: String {
    let layout = summary.layout
    var parts = [layout.isPage ? "Table in HTML, XML or JSON" : summary.format.uppercased(), layout.encoding]
    if !layout.delimiter.isEmpty, !layout.isPage { parts.append(delimiter(layout.delimiter)) }
    parts.append(layout.headerLine.map { "header on line \($0)" } ?? "no header")
    if !layout.dateFormat.isEmpty { parts.append("dates \(layout.dateFormat)") }
    if !layout.decimalMark.isEmpty { parts.append("decimal mark \(layout.decimalMark)") }
    return parts.joined(separator: ", ")
  }

  private func delimiter(_ written: String) -> String {
    let names = [",": "commas", ";": "semicolons", "TAB": "tabs", "|": "bars"]
    return "fields parted by " + (names[written] ?? "'\(written)'")
  }

  private var rowCounts: String {
    var parts = [counted(summary.transactions, "transaction")]
    if summary.pending > 0 { parts.append("\(summary.pending) pending") }
    if summary.rejected > 0 { parts.append("\(summary.rejected) that cannot be read") }
    return parts.joined(separator: ", ")
  }

  private var proof: String {
    switch summary.proof {
    case .balances: "the running balance holds over every row"
    case .totals: "the stated totals agree with the rows"
    case .none where summary.isContradicted: "none: the rows do not lead from the first balance stated to the last"
    case .none where summary.hasBalances && summary.transactions > 1: "none: the balances do not follow from all rows"
    case .none: "none: the file states no balance that could prove the reading"
    }
  }

  private var evidence: String {
    let lines = summary.layout.evidence.map { ($0.fact, $0.because.shown(in: style)) }
    return lines.isEmpty ? "" : "Why it is read so\n" + aligned(lines, indent: 2)
  }

  private var columns: String {
    let lines = summary.layout.columns.map { ($0.name.clipped(to: 32), $0.role) }
    return lines.isEmpty ? "" : "Columns\n" + aligned(lines, indent: 2)
  }

  /// The first rows as read, beside their raw text.
  private var rows: String {
    let drafts = reading.drafts
    guard drafts.count > 0 else { return "" }
    let shown = (0..<min(5, drafts.count)).map { row in
      let line = Int(drafts.lines[row])
      return [
        String(line), style.day(Day(number: drafts.days[row])),
        style.number(Money.text(drafts.amounts[row], exponent: drafts.exponent)),
        drafts.texts[drafts.descriptions[row]].clipped(to: 36),
        lines.indices.contains(line - 1) ? lines[line - 1].clipped(to: 60) : "",
      ]
    }
    let columns = [
      Column("line", .number), Column("date"), Column("amount", .amount), Column("description"), Column("as it stands"),
    ]
    return TextTable.text(columns, shown)
  }

  /// The first rows that could not be read, with the reason.
  private var unreadable: String {
    let rejected = reading.drafts.others.filter { $0.disposition == .rejected }
    let shown = rejected.prefix(5).map { ("line \($0.line)", $0.reason) }
    let rest = rejected.count > shown.count ? [("", "and \(rejected.count - shown.count) more")] : []
    return shown.isEmpty ? "" : "Cannot be read\n" + aligned(shown + rest, indent: 2)
  }

  private var questions: String {
    summary.questions.map { question in
      let options = question.options.map { ($0.value, $0.label.shown(in: style)) }
      return "Question (\(question.code)): \(question.message.shown(in: style))\n" + aligned(options, indent: 2)
    }.joined()
  }
}
