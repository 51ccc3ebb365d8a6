import Values

/// A CSV file that people keep: a header with the columns in any order and others beside them, then a line for each
/// row; blank lines and those that begin with # say nothing.
struct KeptTable {
  struct Columns {
    let required: [String]
    var optional: [String] = []
    /// A line as it could stand in the file.
    let example: String

    var all: [String] { required + optional }
  }

  let bytes: [UInt8]
  /// With all faults that were found so far.
  var document: Document
  /// The names of all columns, lower case; empty where the file has nothing but blanks and comments.
  private(set) var header: [String] = []
  /// The fields of the line at hand.
  var fields: [CSVLine.Field] { csv.fields }
  /// Counts from 1.
  private(set) var line = 0
  /// Where the line at hand begins.
  private(set) var start = 0
  private let columns: Columns
  private let starts: [Int]
  private var csv = CSVLine()

  /// Reads the header.
  ///
  /// - Throws: `Diagnostics` where the bytes are no text.
  init(_ bytes: [UInt8], file: String, _ columns: Columns) throws(Diagnostics) {
    let text: String
    switch TextFile.text(of: bytes, shownAs: file) {
    case .success(let read): text = read
    case .failure(let diagnostic): throw Diagnostics([diagnostic])
    }
    (self.bytes, self.columns, starts) = (bytes, columns, bytes.lineStarts)
    document = Document(file: file, text: text)
    guard findLine() else { return }
    header = fields.map { $0.text(in: bytes).lowercased() }
    // By a header with a fault no line can be read.
    if !isHeaderSound() { line = starts.count }
  }

  /// How many lines there are at most.
  var count: Int { starts.count }

  /// The place of a column among the fields of each line.
  func index(of column: String) -> Int? { header.firstIndex(of: column) }

  /// Goes on to the next line that says something; a line with a fault is none.
  mutating func next() -> Bool {
    while findLine() {
      if fields.count <= header.count { return true }
      document.fault(
        "the line has \(fields.count) fields, the header \(header.count)",
        at: place(fields[header.count]), remedy: "Put texts with commas in quotes.")
    }
    return false
  }

  /// The field of a column that each line must fill in; a fault where it does not.
  mutating func value(_ index: Int, _ column: String) -> CSVLine.Field? {
    if index < fields.count, !fields[index].content.isEmpty { return fields[index] }
    let offset = fields[min(index, fields.count - 1)].range.upperBound
    document.fault(
      "the line has nothing under '\(column)'", at: place(offset),
      remedy: "Write the line like \(columns.example), or begin it with # if it is a comment.")
    return nil
  }

  /// The fields of the required columns in their order; nil and a fault where the line leaves one out.
  mutating func values() -> [CSVLine.Field]? {
    var fields: [CSVLine.Field] = []
    for name in columns.required {
      guard let index = index(of: name), let field = value(index, name) else { return nil }
      fields.append(field)
    }
    return fields
  }

  func text(_ field: CSVLine.Field) -> String { field.text(in: bytes) }

  func place(_ field: CSVLine.Field) -> Place { place(field.range.lowerBound) }

  /// Of a byte of the line at hand; columns count characters.
  private func place(_ offset: Int) -> Place {
    Place(line: line, column: String(decoding: bytes[start..<offset], as: UTF8.self).count + 1)
  }

  private mutating func findLine() -> Bool {
    while line < starts.count {
      start = starts[line]
      line += 1
      let end = bytes.lineEnd(after: start)
      let first = bytes[start..<end].first { $0 != 32 && $0 != 9 }
      guard let first, first != UInt8(ascii: "#") else { continue }
      do throws(CSVLine.Failure) {
        try csv.read(bytes, in: start..<end)
        return true
      } catch {
        fault(error)
      }
    }
    return false
  }

  private mutating func fault(_ failure: CSVLine.Failure) {
    switch failure {
    case .openQuote(let offset):
      document.fault(
        "the quote that opens here is not closed on its line", at: place(offset),
        remedy: "Close it, or double it if it belongs to the text.")
    case .textAfterQuote(let offset):
      document.fault(
        "a text goes on after its closing quote", at: place(offset),
        remedy: "Double quotes that belong to the text: \"a \"\"good\"\" buy\"")
    }
  }

  private mutating func isHeaderSound() -> Bool {
    let before = document.faults.count
    let names = columns.all.joined(separator: ",")
    if Set(header).isDisjoint(with: columns.all) {
      document.fault(
        "the file does not begin with the names of its columns", at: Place(line: line, column: 1),
        remedy: "Put a line before it: \(names)")
      return false
    }
    for (index, name) in header.enumerated() where columns.all.contains(name) {
      if header.firstIndex(of: name) == index { continue }
      document.fault(
        "the column '\(name)' is there twice", at: place(fields[index]), remedy: "Give one of them another name.")
    }
    let unknown = header.enumerated().filter { !columns.all.contains($0.element) }
    for name in columns.required where !header.contains(name) {
      let near = nearest(to: name, among: unknown.map(\.element))
      let index = near.flatMap { near in unknown.first { $0.element == near }?.offset } ?? 0
      document.fault(
        "the file has no column '\(name)'", at: place(fields[index]),
        remedy: (near.map { "Is it '\($0)'? " } ?? "") + "Begin the file with: \(names)")
    }
    return document.faults.count == before
  }
}
