import Budgets
import Values

extension AssignedFile {
  /// Reads the bytes of a file, or says all that is wrong with it. `currency` is that of amounts without a code.
  static func read(_ bytes: [UInt8], file: String, currency: Currency?) throws(Diagnostics) -> AssignedFile {
    switch TextFile.text(of: bytes, shownAs: file) {
    case .failure(let diagnostic): throw Diagnostics([diagnostic])
    case .success(let text):
      var reader = AssignedReader(bytes, document: Document(file: file, text: text), currency: currency)
      reader.read()
      guard reader.document.faults.isEmpty else { throw Diagnostics(reader.document.sortedFaults) }
      return AssignedFile(
        file: file, bytes: bytes, header: reader.header, currency: currency, lines: reader.lines)
    }
  }
}

/// Turns the lines of an `assigned.csv` into acts, noting every fault on the way.
private struct AssignedReader {
  let bytes: [UInt8]
  var document: Document
  let currency: Currency?
  private let exponent: Int
  var header: [String] = []
  var lines: [AssignedFile.Line] = []
  /// Which field of a line has which of the known columns.
  private var columns: (day: Int, category: Int, amount: Int, note: Int?) = (0, 0, 0, nil)
  /// The fields of the line at hand.
  private var fields: [CSVLine.Field] { csv.fields }
  private var csv = CSVLine()
  private var texts = RepeatedTexts()
  /// Categories whose paths are in order.
  private var paths: Set<TextID> = []

  init(_ bytes: [UInt8], document: Document, currency: Currency?) {
    self.bytes = bytes
    self.document = document
    self.currency = currency
    exponent = currency?.exponent ?? 0
  }

  mutating func read() {
    let starts = bytes.lineStarts
    lines.reserveCapacity(starts.count)
    for (index, start) in starts.enumerated() {
      let end = bytes.lineEnd(after: start)
      let first = bytes[start..<end].first { $0 != 32 && $0 != 9 }
      let line = PlacedLine(number: index + 1, start: start, bytes: bytes)
      guard let first, first != UInt8(ascii: "#"), part(line, until: end) else { continue }
      if !header.isEmpty {
        read(line)
      } else if !readHeader(line) {
        return
      }
    }
  }

  /// False where its fields cannot be told.
  private mutating func part(_ line: PlacedLine, until end: Int) -> Bool {
    do throws(CSVLine.Failure) {
      try csv.read(bytes, in: line.start..<end)
      return true
    } catch {
      switch error {
      case .openQuote(let offset):
        document.fault(
          "the quote that opens here is not closed on its line", at: line.place(offset),
          remedy: "Close it, or double it if it belongs to the text.")
      case .textAfterQuote(let offset):
        document.fault(
          "a text goes on after its closing quote", at: line.place(offset),
          remedy: "Double quotes that belong to the text: \"a \"\"good\"\" buy\"")
      }
      return false
    }
  }

  /// False where no line can be read by it.
  private mutating func readHeader(_ line: PlacedLine) -> Bool {
    let before = document.faults.count
    header = fields.map { $0.text(in: bytes).lowercased() }
    if Set(header).isDisjoint(with: AssignedFile.columns) {
      document.fault(
        "the file does not begin with the names of its columns", at: line.place(line.start),
        remedy: "Put a line before it: day,category,amount,note")
      return false
    }
    for (index, name) in header.enumerated() where AssignedFile.columns.contains(name) {
      if header.firstIndex(of: name) == index { continue }
      document.fault(
        "the column '\(name)' is there twice", at: line.place(fields[index].range.lowerBound),
        remedy: "Give one of them another name.")
    }
    let unknown = header.enumerated().filter { !AssignedFile.columns.contains($0.element) }
    for name in AssignedFile.columns where name != "note" && !header.contains(name) {
      let near = nearest(to: name, among: unknown.map(\.element))
      let index = near.flatMap { near in unknown.first { $0.element == near }?.offset } ?? 0
      document.fault(
        "the file has no column '\(name)'", at: line.place(fields[index].range.lowerBound),
        remedy: (near.map { "Is it '\($0)'? " } ?? "") + "Begin the file with: day,category,amount,note")
    }
    func column(_ name: String) -> Int { header.firstIndex(of: name) ?? 0 }
    columns = (column("day"), column("category"), column("amount"), header.firstIndex(of: "note"))
    return document.faults.count == before
  }

  private mutating func read(_ line: PlacedLine) {
    if fields.count > header.count {
      document.fault(
        "the line has \(fields.count) fields, the header \(header.count)",
        at: line.place(fields[header.count].range.lowerBound), remedy: "Put texts with commas in quotes.")
      return
    }
    // Places are looked for only where a message needs one.
    let day = value(columns.day, "day", of: line).flatMap { field in
      Day(iso: bytes.span.extracting(field.content))
        ?? document.day(field.text(in: bytes), at: line.place(field.range.lowerBound))
    }
    let categoryField = value(columns.category, "category", of: line)
    let category = categoryField.flatMap { path($0, of: line) }
    let amountField = value(columns.amount, "amount", of: line)
    let amount = amountField.flatMap { money($0, of: line) }
    guard let day, let categoryField, let category, let amount, let amountField else { return }
    let note = columns.note.flatMap { $0 < fields.count ? texts.text(fields[$0], in: bytes).text : nil }
    let act = AssignedLine(
      day: day, category: category, amount: amount.minor, currency: amount.currency,
      note: note.flatMap { $0.isEmpty ? nil : $0 })
    lines.append(
      AssignedFile.Line(
        act: act, number: line.number, start: line.start, category: categoryField.range, amount: amountField.range,
        isCategoryQuoted: categoryField.isQuoted))
  }

  private mutating func path(_ field: CSVLine.Field, of line: PlacedLine) -> String? {
    let (text, id) = texts.text(field, in: bytes)
    if paths.contains(id) { return text }
    guard document.isCategoryPath(text, at: line.place(field.range.lowerBound)) else { return nil }
    paths.insert(id)
    return text
  }

  /// The field of a column that each line must fill in.
  private mutating func value(_ index: Int, _ column: String, of line: PlacedLine) -> CSVLine.Field? {
    if index < fields.count, !fields[index].content.isEmpty { return fields[index] }
    let offset = fields[min(index, fields.count - 1)].range.upperBound
    document.fault(
      "the line has no \(column)", at: line.place(offset),
      remedy: "Write the line like 2025-06-25,Food,600.00,plan, or begin it with # if it is a comment.")
    return nil
  }

  /// `600.00`, or with a code: `30000 JPY`.
  private mutating func money(_ field: CSVLine.Field, of line: PlacedLine) -> (minor: Int64, currency: Currency)? {
    if let currency, let minor = try? Money.parse(bytes.span.extracting(field.content), exponent: exponent) {
      return (minor, currency)
    }
    let place = line.place(field.range.lowerBound)
    let text = field.text(in: bytes)
    let words = text.split(separator: " ")
    let code = words.count == 2 ? String(words[1]) : nil
    guard words.count <= 2, let currency = code.map({ document.currency($0, at: place) }) ?? currency else {
      if words.count > 2 {
        document.fault("'\(text)' is no amount", at: place, remedy: "Write 600.00, or with a code: 30000 JPY")
      } else if code == nil {
        document.fault(
          "the amount has no currency", at: place,
          remedy: "Write a code after it: 30000 JPY, or give budget.yaml a currency for all: currency: EUR")
      }
      return nil
    }
    let decimals = currency.exponent == 0 ? "without decimals" : "with \(currency.exponent) decimals at most"
    return document.amount(String(words[0]), currency: currency, at: place, remedy: "Write it \(decimals).")
      .map { ($0, currency) }
  }
}

/// Where a line is; columns count characters.
private struct PlacedLine {
  let number: Int
  let start: Int
  let bytes: [UInt8]

  func place(_ offset: Int) -> Place {
    Place(line: number, column: String(decoding: bytes[start..<offset], as: UTF8.self).count + 1)
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
