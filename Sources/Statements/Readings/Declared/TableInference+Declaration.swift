import Lexicon

extension TableInference {
  /// What was decided, as a person could declare it: a file read under it is read the same way. What the file leaves
  /// open stays out.
  func declaration(_ layout: Layout) -> DeclaredLayout {
    func isOpen(_ code: String) -> Bool { questions.contains { $0.code == code } }
    var declaration = DeclaredLayout(name: "")
    declaration.match.header = shape.header.isEmpty ? [] : shape.names.filter { !$0.hasPrefix("column ") }
    declaration.encoding = layout.encoding
    declaration.delimiter = layout.delimiter.isEmpty ? nil : layout.delimiter
    declaration.headerLine = layout.headerLine ?? 0
    if !isOpen("date_order") { declaration.dateOrder = plan.dateOrder.rawValue }
    if plan.isMarked, !isOpen("decimal_mark") { declaration.decimalMark = layout.decimalMark }
    if !isOpen("sign"), !isOpen("columns") { declaration.sign = plan.decided["sign"] }
    let labels = labels
    declaration.description = plan.texts.description.map { labels[$0] }
    declaration.columns = declaredColumns(labels, withoutMoney: isOpen("columns"))
    return declaration
  }

  private func declaredColumns(_ labels: [String], withoutMoney: Bool) -> [DeclaredLayout.Column] {
    let known = plan.roles
    var columns = labels.enumerated().map { DeclaredLayout.Column(name: $1, role: known[$0] ?? .ignored) }
    // A column that is part of the description may be something besides.
    if let type = plan.texts.type { columns[type].role = .type }
    if let category = plan.texts.category { columns[category].role = .categoryHint }
    let hasOpenFee = questions.contains { $0.code == "fee" }
    return columns.indices.filter { column in
      !(withoutMoney && roles.profiles[column].isNumbers) && !(hasOpenFee && roles.isForemost(column, .fee))
    }.map { columns[$0] }
  }

  /// For each column the header's word where it names that column only, else its number.
  private var labels: [String] {
    var counts: [String: Int] = [:]
    for name in shape.names { counts[name, default: 0] += 1 }
    return shape.names.enumerated().map { counts[$1] == 1 ? $1 : "column \($0 + 1)" }
  }
}
