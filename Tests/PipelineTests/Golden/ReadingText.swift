@testable import Statements
@testable import Values

/// A reading as text: the layout, what is asked, where each record ended up, and the drafts as CSV.
struct ReadingText {
  let reading: Reading

  private var drafts: Drafts { reading.drafts }

  var text: String { lines(facts + questions + dispositions + [""] + rows) }

  private var facts: [String] {
    let layout = reading.layout
    var facts = [
      "format: \(reading.format)", "encoding: \(layout.encoding)", "delimiter: \(layout.delimiter)",
      "header: \(layout.headerLine.map { "line \($0)" } ?? "none")", "dates: \(layout.dateFormat)",
      "decimal mark: \(layout.decimalMark)", "accounts: \(layout.accountNumbers.joined(separator: ", "))",
      "currency: \(drafts.currency?.code ?? "")", "order: \(drafts.order)", "proof: \(reading.proof)",
    ]
    facts += layout.columns.map { "column: \($0.name): \($0.role)" }
    facts += layout.evidence.map { "because: \($0.fact): \($0.because.plain)" }
    facts += drafts.statedBalances.map {
      "balance: line \($0.line), \($0.kind), \($0.day.map(\.description) ?? "no day") \(amount($0.amount))"
    }
    return facts.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
  }

  private var questions: [String] {
    reading.questions.flatMap { question in
      ["asks: \(question.code): \(question.message.plain)"]
        + question.options.map { "  \($0.value): \($0.label.plain)" }
    }
  }

  private var dispositions: [String] {
    var places = drafts.lines.map { (line: $0, text: "imported") }
    for other in drafts.others {
      let column = other.column == 0 ? "" : ", column \(other.column)"
      let text = other.text.isEmpty ? "" : ": [\(other.text.escapingLineEnds)]"
      let reason = other.reason.isEmpty ? "" : ": \(other.reason)"
      places.append((other.line, "\(other.disposition)\(column)\(reason)\(text)"))
    }
    return places.sorted { $0.line < $1.line }.map { "line \($0.line): \($0.text)" }
  }

  /// A header and the drafts, with the columns that the statement has.
  private var rows: [String] {
    let columns = self.columns
    let header = columns.map(\.name).joined(separator: ",")
    return [header] + (0..<drafts.count).map { row in columns.map { field($0.value(row)) }.joined(separator: ",") }
  }

  private var columns: [(name: String, value: (Int) -> String)] {
    let drafts = drafts
    var columns: [(name: String, value: (Int) -> String)] = [
      ("line", { String(drafts.lines[$0]) }), ("day", { day(drafts.days[$0]) }),
      ("amount", { amount(drafts.amounts[$0]) }),
    ]
    func add(_ name: String, _ isThere: Bool, _ value: @escaping (Int) -> String) {
      if isThere { columns.append((name, value)) }
    }
    func add(_ name: String, _ ids: [TextID]) { add(name, !ids.isEmpty) { drafts.texts[ids[$0]] } }
    add("value_day", !drafts.valueDays.isEmpty) { day(drafts.valueDays[$0]) }
    add("balance", !drafts.balances.isEmpty) {
      drafts.balances[$0] == Drafts.noBalance ? "" : amount(drafts.balances[$0])
    }
    add("currency", !drafts.currencies.isEmpty) { drafts.currencies[$0]?.code ?? "" }
    add("pending", drafts.pending.contains(true)) { drafts.pending[$0] ? "pending" : "" }
    add("reference", drafts.references)
    add("counterparty", drafts.counterparties)
    add("counter_account", drafts.counterAccounts)
    add("type", drafts.types)
    add("category_hint", drafts.categoryHints)
    add("account_number", drafts.accountNumbers)
    add("description", drafts.descriptions)
    return columns
  }

  private func day(_ number: Int32) -> String { number == Drafts.noDay ? "" : Day(number: number).description }
  private func amount(_ minor: Int64) -> String { Money.text(minor, exponent: drafts.exponent) }

  private func field(_ text: String) -> String {
    let text = text.escapingLineEnds
    guard text.contains(where: { $0 == "," || $0 == "\"" }) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
