import Store
import Values
import Workspace

extension RecategorizeReport: Report {
  var columns: [Column] {
    [Column("transaction", .number), Column("field"), Column("before"), Column("after")]
  }

  var records: [[String]] { (changes ?? []).map(\.fields) }

  /// The changes stand at the end, a line each: there may be many.
  var json: String {
    get throws {
      var report = self
      report.changes = nil
      let changes = (self.changes ?? []).map { "    " + JSON.object(columns, $0.fields) }
      let list = changes.isEmpty ? "[]" : "[\n" + changes.joined(separator: ",\n") + "\n  ]"
      return try JSON.text(report).dropLast(2) + ",\n  \"changes\" : " + list + "\n}"
    }
  }

  func text(_ look: Look) -> String {
    let changes = changed > 0 ? "\(changed) changed (\(moved) in category)" : "0 changed"
    let counts = "\(examined) examined, \(changes), \(unchanged) unchanged, \(keptManual) kept by a person"
    let queue = "\(counted(asked, "item")) opened, \(counted(settled, "item")) settled"
    let asking = asked + settled > 0 ? [("Queue", queue)] : []
    return tables(look)
      + aligned(
        [("Counts", counts)] + rules + totals.map { ("Totals", $0.words(look.style)) } + asking
          + pastFacts(figures, ready, look.style) + [
            runFact(run, dryRun: dryRun), ("Time", secondsText(seconds)),
          ])
  }

  /// So many values of a field are shown, those with the most rows.
  private static let most = 20

  /// A table for each field that changes.
  private func tables(_ look: Look) -> String {
    var fields: [String] = []
    for move in moves where fields.last != move.field { fields.append(move.field) }
    return fields.map { field in table(field, moves.filter { $0.field == field }, look) }.joined()
  }

  /// Each change of a field with its examples under it.
  private func table(_ field: String, _ moves: [Move], _ look: Look) -> String {
    let columns = [
      Column("\(field) from", .text, .cut(12)), Column("to", .text, .cut(12)), Column("rows", .number),
      Column("amount", .amount), Column("currency"),
    ]
    let shown = moves.prefix(Self.most)
    let lines = look.table(columns, shown.map { $0.named(look.style) }).split(separator: "\n")
    let moved = zip(lines.dropFirst(), shown).map { line, move in
      "\(line)\n" + move.examples.map { example($0, look.style) }.joined() + more(move)
    }
    let rest = moves.dropFirst(Self.most)
    let others = rest.isEmpty ? "" : "and \(rest.count) more, \(counted(rest.reduce(0) { $0 + $1.rows }, "row"))\n"
    return "\(lines[0])\n" + moved.joined() + others + "\n"
  }

  private func example(_ example: Example, _ style: ValueStyle) -> String {
    "    \(example.id): \(style.day(example.date)) \(style.number(example.amount)) \(example.account): \(example.description.clipped(to: 48))\n"
  }

  private func more(_ move: Move) -> String {
    let more = move.rows - move.examples.count
    return more > 0 ? "    and \(more) more\n" : ""
  }

  /// Where values come from other rules, or from rules at other places, than the book knew.
  private var rules: [(name: String, value: String)] {
    var rules: [(name: String, value: String)] = []
    if byOtherRules > 0 {
      rules.append(("Rules", "\(counted(byOtherRules, "transaction")) set the same by other rules"))
    }
    rules += movedRules.prefix(3).map { ("Rules", "\($0.before) is \($0.after) now".fromHere) }
    if movedRules.count > 3 { rules.append(("Rules", "\(movedRules.count - 3) more stand elsewhere now")) }
    return rules
  }
}

extension FieldChange {
  var fields: [String] { [String(transaction), field, before.plain, after.plain] }

  func shown(_ style: ValueStyle) -> [String] {
    [String(transaction), field, before.shown(in: style), after.shown(in: style)]
  }
}

extension RecategorizeReport.Move {
  fileprivate func named(_ style: ValueStyle) -> [String] {
    [from, to].map { $0.named(style) } + [String(rows), amount, currency]
  }
}

extension TotalRecord {
  fileprivate func words(_ style: ValueStyle) -> String {
    "\(figure) \(style.number(before)) -> \(style.money(after, currency))"
  }
}
