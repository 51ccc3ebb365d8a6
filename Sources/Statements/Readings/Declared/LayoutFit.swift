import Lexicon
import Values

/// Whether a file is as a layout declares it; what does not fit is said with its line and column.
struct LayoutFit {
  let layout: DeclaredLayout
  let cut: TextCut
  let text: DecodedText

  init?(_ layout: DeclaredLayout?, cut: TextCut, text: DecodedText) {
    guard let layout else { return nil }
    self.layout = layout
    self.cut = cut
    self.text = text
  }

  private var sample: Records { cut.sample }

  // MARK: Before anything is inferred

  func check() throws(ReadingFailure) {
    if let delimiter = layout.delimiterByte, !text.bytes.contains(delimiter) {
      throw .misfit(
        layout, line: 1,
        "no line has its delimiter \(layout.delimiter == "TAB" ? "TAB" : "'\(layout.delimiter ?? "")'")",
        remedy: "Correct 'delimiter', or leave it out: then it is inferred.")
    }
    if let line = layout.headerLine, line > 0, !sample.lines.contains(UInt32(clamping: line)) {
      throw .misfit(
        layout, line: line, "no record begins on line \(line), where its header is",
        remedy: "Correct 'header_line', or leave it out: then the header is looked for.")
    }
    for name in layout.columns.map(\.name) + layout.description { try check(name) }
    for shape in cut.tables { try check(shape) }
  }

  private func check(_ name: String) throws(ReadingFailure) {
    guard let first = cut.tables.first else { return }
    let counts = cut.tables.map { DeclaredLayout.places(of: name, in: $0.names).count }
    if counts.contains(1) { return }
    let line = first.header.last.map { Int(sample.lines[$0]) } ?? 0
    guard counts.allSatisfy({ $0 == 0 }) else {
      let places = DeclaredLayout.places(of: name, in: first.names).map { "'column \($0 + 1)'" }
      throw .misfit(
        layout, line: line, "several columns are called '\(name)'",
        remedy: "Name the one that is meant by its number: \(places.joined(separator: ", ")).")
    }
    let near = nearest(to: name, among: first.names).map { "Did you mean '\($0)'? " } ?? ""
    throw .misfit(
      layout, line: line, "no column '\(name)'" + (first.header.isEmpty ? ", for there is no header" : ""),
      remedy: near + "The file has: \(first.names.joined(separator: ", ")).")
  }

  /// Dates must stand where dates are declared, numbers where amounts are, words of direction where a sign is.
  private func check(_ shape: TableShape) throws(ReadingFailure) {
    for (column, role) in layout.roles(in: shape.names).roles.sorted(by: { $0.key < $1.key }) {
      switch role {
      case .date, .valueDate: try check(shape, column, holds: "date") { $0.isDates }
      case .amount, .amountIn, .amountOut, .balance, .balanceBefore, .fee, .originalAmount:
        try check(shape, column, holds: "number") { $0.isNumbers }
      case .sign: try check(shape, column, holds: "word for money in or out") { _ in hasDirection(shape, column) }
      default: continue
      }
    }
  }

  private func check(
    _ shape: TableShape, _ column: Int, holds what: String, where isSo: (ColumnProfile) -> Bool
  ) throws(ReadingFailure) {
    if what == "date", column == shape.split?.year { return }
    var profile = ColumnProfile(frame: cut.frame, era: cut.era)
    profile.isCalledDate = what == "date"
    for record in shape.entries {
      profile.add(sample.bytes, sample.range(record: record, field: column), line: sample.lines[record])
    }
    guard profile.filled > 0, !isSo(profile) else { return }
    try misfit(shape, column, "is no \(what)") { record in
      let kind = sample.kind(record: record, field: column)
      return kind != .empty && (what == "date" ? kind != .date : what == "number" ? kind != .number : true)
    }
  }

  private func hasDirection(_ shape: TableShape, _ column: Int) -> Bool {
    shape.entries.contains { record in
      let range = sample.bytes.trimmed(sample.range(record: record, field: column))
      return unsafe sample.bytes.with(range) { unsafe RowReader.direction($0) } != 0
        || MovementWords(view: .card).direction(of: sample.trimmed(record: record, field: column)) != nil
    }
  }

  /// Throws for the first row whose field in that column `isSo`.
  private func misfit(
    _ shape: TableShape, _ column: Int, _ what: String, where isSo: (Int) -> Bool
  ) throws(ReadingFailure) {
    guard let record = shape.entries.first(where: { column < sample.fieldCount($0) && isSo($0) }) else { return }
    let field = sample.trimmed(record: record, field: column)
    throw .misfit(
      layout, line: Int(sample.lines[record]),
      column: cut.characterColumn(of: column, record: record, in: text.bytes),
      "'\(field)' in column \(column + 1), '\(shape.names[column])', \(what)",
      remedy: "Correct the layout, or leave out what does not hold: then it is inferred.")
  }

  // MARK: After a table is understood

  func check(_ plan: TablePlan, _ shape: TableShape) throws(ReadingFailure) {
    if plan.split == nil, let order = layout.dateOrder.flatMap(DateOrder.init(rawValue:)) {
      try unsafe checkMost(shape, plan.texts.day, "is no date in the order '\(order.rawValue)'") { field in
        unsafe plan.day(field, order: order) != nil
      }
    }
    if let mark = layout.decimalMark?.utf8.first {
      for column in plan.interpretation.source.columns {
        try unsafe checkMost(shape, column, "is no amount with the decimal mark '\(layout.decimalMark ?? "")'") {
          field in
          // How many decimals count is a question of its own.
          let exponents = [plan.exponent(of: column), AmountField.mostDecimals]
          return exponents.contains { unsafe AmountField.parse(field, decimalMark: mark, exponent: $0) != nil }
        }
      }
    }
    try checkAmounts(plan, shape)
    if let sign = layout.sign, let fault = fault(of: sign, plan.interpretation.source, shape.names) {
      let line = shape.header.last.map { Int(sample.lines[$0]) } ?? 0
      throw .misfit(layout, line: line, "the sign is not \(sign): \(fault.what)", remedy: fault.remedy)
    }
  }

  /// Of several columns that are declared the same part of an amount all are read.
  private func checkAmounts(_ plan: TablePlan, _ shape: TableShape) throws(ReadingFailure) {
    let declared = layout.roles(in: shape.names).roles.sorted { $0.key < $1.key }
    let read = Set(plan.interpretation.roles.map(\.column))
    for role in [HeaderRole.amount, .amountIn, .amountOut, .fee] {
      let columns = declared.filter { $0.value == role }.map(\.key)
      guard columns.count > 1, let unread = columns.first(where: { !read.contains($0) }),
        let other = columns.first(where: { $0 != unread })
      else { continue }
      throw .misfit(
        layout, line: shape.header.last.map { Int(sample.lines[$0]) } ?? 0,
        "'\(shape.names[other])' and '\(shape.names[unread])' cannot both be \(role.rawValue)",
        remedy: "Each row must fill one of several such columns. Make one of these 'ignored'.")
    }
  }

  /// Why the direction of the amounts is not told as declared; nil where it is.
  private func fault(
    of sign: String, _ source: Interpretation.Source, _ names: [String]
  ) -> (what: String, remedy: String)? {
    switch source {
    case .signed where sign == "by-words", .ofCurrencies where sign == "by-words", .eitherOf where sign == "by-words":
      ("there is no text whose words tell the direction of every row", "Declare 'as-written' or 'inverted'.")
    case .inOut(let moneyIn, let moneyOut) where sign != "as-written":
      (
        "money in stands in '\(names[moneyIn])', money out in '\(names[moneyOut])'",
        "Leave 'sign' out; exchange 'amountIn' and 'amountOut' where they are the wrong way round."
      )
    case .flagged(_, let flag) where sign != "by-words":
      ("'\(names[flag])' tells it", "Leave 'sign' out, or declare the column '\(names[flag])' as ignored.")
    case .marked(let amount) where sign != "as-written":
      ("the amounts in '\(names[amount])' are marked as credits or debits", "Leave 'sign' out.")
    case .signed, .inOut, .ofCurrencies, .eitherOf, .pairs, .marked, .flagged, .worded, .sided, .byBalance: nil
    }
  }

  /// Throws for the first field that cannot be read, where most fields of the column cannot.
  private func checkMost(
    _ shape: TableShape, _ column: Int, _ what: String, isReadable: (UnsafeBufferPointer<UInt8>) -> Bool
  ) throws(ReadingFailure) {
    var unreadable: Set<Int> = []
    var filled = 0
    for record in shape.entries {
      let range = sample.bytes.trimmed(sample.range(record: record, field: column))
      if unsafe sample.bytes.with(range, BlankField.isNothing) { continue }
      filled += 1
      if unsafe !sample.bytes.with(range, isReadable) { unreadable.insert(record) }
    }
    guard unreadable.count * 2 > filled else { return }
    try misfit(shape, column, what) { unreadable.contains($0) }
  }
}

extension ReadingFailure {
  static func misfit(_ layout: DeclaredLayout, line: Int, column: Int = 0, _ what: String, remedy: String)
    -> ReadingFailure
  {
    ReadingFailure(
      code: "layout", line: line, column: column, message: "layout '\(layout.name)' does not fit: \(what)",
      remedy: remedy)
  }

  /// The failure as one of the layout under which the file was read.
  func under(_ layout: DeclaredLayout?) -> ReadingFailure {
    guard let layout, code != "layout" else { return self }
    return .misfit(
      layout, line: line, column: column, message, remedy: "Correct the layout, or leave out what does not hold.")
  }
}
