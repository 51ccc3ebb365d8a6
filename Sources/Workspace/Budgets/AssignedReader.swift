import Budgets
import Values

extension AssignedFile {
  /// Reads the bytes of a file, or says all that is wrong with it. `currency` is that of amounts without a code.
  static func read(_ bytes: [UInt8], file: String, currency: Currency?) throws(Diagnostics) -> AssignedFile {
    var reader = AssignedReader(try KeptTable(bytes, file: file, AssignedFile.columns), currency: currency)
    reader.read()
    guard reader.table.document.faults.isEmpty else { throw Diagnostics(reader.table.document.sortedFaults) }
    return AssignedFile(
      file: file, bytes: bytes, header: reader.table.header, currency: currency, lines: reader.lines)
  }
}

/// Turns the lines of an `assigned.csv` into acts, noting every fault on the way.
private struct AssignedReader {
  var table: KeptTable
  private(set) var lines: [AssignedFile.Line] = []
  private let currency: Currency?
  private let exponent: Int
  /// Which field of a line has which of the known columns.
  private let columns: (day: Int, category: Int, amount: Int, note: Int?)
  private var texts = RepeatedTexts()
  /// Categories whose paths are in order.
  private var paths: Set<TextID> = []

  init(_ table: KeptTable, currency: Currency?) {
    func column(_ name: String) -> Int { table.index(of: name) ?? 0 }
    columns = (column("day"), column("category"), column("amount"), table.index(of: "note"))
    (self.table, self.currency, exponent) = (table, currency, currency?.exponent ?? 0)
  }

  mutating func read() {
    lines.reserveCapacity(table.count)
    while table.next() { readLine() }
  }

  private mutating func readLine() {
    // Places are looked for only where a message needs one.
    let day = table.value(columns.day, "day").flatMap { field in
      Day(iso: table.bytes.span.extracting(field.content))
        ?? table.document.day(table.text(field), at: table.place(field))
    }
    let categoryField = table.value(columns.category, "category")
    let category = categoryField.flatMap { path($0) }
    let amountField = table.value(columns.amount, "amount")
    let amount = amountField.flatMap { money($0) }
    guard let day, let categoryField, let category, let amount, let amountField else { return }
    let note = columns.note.flatMap {
      $0 < table.fields.count ? texts.text(table.fields[$0], in: table.bytes).text : nil
    }
    let act = AssignedLine(
      day: day, category: category, amount: amount.minor, currency: amount.currency,
      note: note.flatMap { $0.isEmpty ? nil : $0 })
    lines.append(
      AssignedFile.Line(
        act: act, number: table.line, start: table.start, category: categoryField.range, amount: amountField.range,
        isCategoryQuoted: categoryField.isQuoted))
  }

  private mutating func path(_ field: CSVLine.Field) -> String? {
    let (text, id) = texts.text(field, in: table.bytes)
    if paths.contains(id) { return text }
    guard table.document.isCategoryPath(text, at: table.place(field)) else { return nil }
    paths.insert(id)
    return text
  }

  /// `600.00`, or with a code: `30000 JPY`.
  private mutating func money(_ field: CSVLine.Field) -> (minor: Int64, currency: Currency)? {
    if let currency, let minor = try? Money.parse(table.bytes.span.extracting(field.content), exponent: exponent) {
      return (minor, currency)
    }
    let place = table.place(field)
    let text = table.text(field)
    let words = text.split(separator: " ")
    let code = words.count == 2 ? String(words[1]) : nil
    guard words.count <= 2, let currency = code.map({ table.document.currency($0, at: place) }) ?? currency else {
      if words.count > 2 {
        table.document.fault("'\(text)' is no amount", at: place, remedy: "Write 600.00, or with a code: 30000 JPY")
      } else if code == nil {
        table.document.fault(
          "the amount has no currency", at: place,
          remedy: "Write a code after it: 30000 JPY, or give budget.yaml a currency for all: currency: EUR")
      }
      return nil
    }
    let decimals = currency.exponent == 0 ? "without decimals" : "with \(currency.exponent) decimals at most"
    return table.document.amount(String(words[0]), currency: currency, at: place, remedy: "Write it \(decimals).")
      .map { ($0, currency) }
  }
}

/// Texts that many lines repeat: categories, notes.
private struct RepeatedTexts {
  private var pool = TextPool()
  private var texts = [""]

  /// Equal texts have one number.
  mutating func text(_ field: CSVLine.Field, in bytes: [UInt8]) -> (text: String, id: TextID) {
    let id = field.hasQuotes ? pool.intern(field.text(in: bytes)) : pool.intern(bytes.span.extracting(field.content))
    if texts.count == id { texts.append(pool[id]) }
    return (texts[Int(id)], id)
  }
}
