import Values

/// Mends a row with too many or too few fields where its typed columns leave one way to read it.
///
/// Too many: a thousands separator or a delimiter in a text was not quoted, so neighbouring fields are joined again.
/// Too few: a field of text is missing. Of several ways with the same day, amount and balance the one is taken that
/// lengthens the widest text; ways that differ in them mend nothing.
struct RowRepair {
  let reader: RowReader
  private var plan: TablePlan { reader.plan }
  /// The ways to lay out rows of so many fields, found once for all of them.
  private var known: [Int: [[Int]]] = [:]
  private static let mostExtra = 4
  /// Of more ways than these no single one would be left, and looking through them would take long.
  private static let mostShapes = 2_000

  init(reader: RowReader) { self.reader = reader }

  /// The fields of a mended row, in a buffer of its own.
  struct Mended {
    var bytes: [UInt8] = []
    var ends: [UInt32] = []

    func withFields<Result>(_ body: (RowFields) -> Result) -> Result {
      unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe ends.withUnsafeBufferPointer { ends in
          body(unsafe RowFields(bytes: bytes, ends: ends, first: 0, count: ends.count))
        }
      }
    }
  }

  mutating func repair(_ row: RowFields) -> Mended? {
    let extra = row.count - plan.width
    guard extra != 0, abs(extra) <= RowRepair.mostExtra, row.count > 2 else { return nil }
    var best: (mended: Mended, key: [Int64], rank: Int)?
    let shapes = known[row.count] ?? shapes(row.count)
    known[row.count] = shapes
    for widths in shapes where isPlausible(row, widths) {
      let mended = build(row, widths)
      guard let key = mended.withFields({ fits($0) ? values($0) : nil }) else { continue }
      let rank = rank(widths)
      if let known = best {
        guard known.key == key else { return nil }
        if rank > known.rank { best = (mended, key, rank) }
      } else {
        best = (mended, key, rank)
      }
    }
    return best?.mended
  }

  /// How many fields of the row each column takes, in all ways that use all fields.
  private func shapes(_ count: Int) -> [[Int]] {
    guard RowRepair.ways(plan.width, abs(count - plan.width), repeating: count > plan.width) <= RowRepair.mostShapes
    else { return [] }
    let isShort = count < plan.width
    var shapes: [[Int]] = []
    func place(_ widths: [Int], _ left: Int) {
      let open = plan.width - widths.count
      if left == 0 { return shapes.append(widths + Array(repeating: 1, count: open)) }
      guard open > 0 else { return }
      for width in isShort ? 0...1 : 1...(1 + left) { place(widths + [width], left - abs(width - 1)) }
    }
    place([], abs(count - plan.width))
    return shapes
  }

  /// In how many ways so many fields can be chosen of a row's columns, each once or again and again.
  private static func ways(_ columns: Int, _ fields: Int, repeating: Bool) -> Int {
    var ways = 1
    for step in 0..<fields {
      ways = ways * (repeating ? columns + step : columns - step) / (step + 1)
      if ways > mostShapes { break }
    }
    return ways
  }

  /// No text begins or ends with the delimiter that it swallowed.
  private func isPlausible(_ row: RowFields, _ widths: [Int]) -> Bool {
    var field = 0
    for width in widths {
      if width > 1, row.isBlank(field) || row.isBlank(field + width - 1) { return false }
      field += width
    }
    return true
  }

  private func build(_ row: RowFields, _ widths: [Int]) -> Mended {
    var mended = Mended()
    var field = 0
    for width in widths {
      for part in 0..<width {
        if part > 0 { mended.bytes.append(plan.delimiter) }
        unsafe mended.bytes.append(contentsOf: row[field])
        field += 1
      }
      mended.ends.append(UInt32(mended.bytes.count))
    }
    return mended
  }

  /// Whether every typed column holds what it may hold, and there are a day and an amount. A row that ends before its
  /// balance has none.
  func fits(_ row: RowFields) -> Bool {
    guard reader.day(row) != nil, case .success = reader.amount(row) else { return false }
    return plan.checks.allSatisfy { column, check in
      if column >= row.count, column == plan.interpretation.balance { return true }
      switch check {
      case .day(let order, let isOptional):
        if isOptional, row.isBlank(column) { return true }
        return unsafe plan.day(row[column], order: order) != nil
      case .money(let decimals, let isOptional, let currencies):
        return fitsMoney(row, column, decimals, isOptional) && fitsCurrency(row, column, currencies)
      case .word(let words, let isOptional):
        if isOptional, row.isBlank(column) { return true }
        let field = unsafe Array(row.trimmed(column))
        return words.texts.contains(field)
      case .text:
        return unsafe FieldKind.of(row[column]) != .number || isLongNumber(row, column)
      }
    }
  }

  /// Ten digits or more and nothing else: an account or a card in place of a name.
  private func isLongNumber(_ row: RowFields, _ column: Int) -> Bool {
    let field = unsafe row.trimmed(column)
    return unsafe field.count >= 10 && field.allSatisfy { $0.isDigit }
  }

  private func fitsMoney(_ row: RowFields, _ column: Int, _ decimals: Int?, _ isOptional: Bool) -> Bool {
    switch reader.money(row, column) {
    case .unreadable: return false
    case .blank: return isOptional
    case .value:
      let field = row.string(column)
      if field.first == "0", field.dropFirst().first?.isNumber ?? false { return false }
      guard let decimals else { return true }
      let mark = Character(UnicodeScalar(plan.decimalMark))
      let digits = field.split(separator: mark, omittingEmptySubsequences: false)
      guard digits.count == 2 else { return decimals == 0 }
      return digits[1].prefix { $0.isNumber }.count == decimals
    }
  }

  /// Whether no currency is written that the column does not have elsewhere.
  private func fitsCurrency(_ row: RowFields, _ column: Int, _ currencies: [Currency]) -> Bool {
    let parse = unsafe AmountField.parse(row[column], decimalMark: plan.decimalMark, exponent: 9)
    return parse?.currency.map { currencies.contains($0) } ?? true
  }

  private func values(_ row: RowFields) -> [Int64] {
    guard let day = reader.day(row), case .success(let amount) = reader.amount(row) else { return [] }
    return [Int64(day), amount, reader.balance(row)]
  }

  private func rank(_ widths: [Int]) -> Int {
    guard let widest = plan.widestText else { return 0 }
    return widths[widest]
  }
}
