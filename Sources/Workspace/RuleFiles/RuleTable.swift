import Matching
import Rules
import Values

/// Rules as a table: CSV with the columns match, payee, category, bucket and tags, one rule a record.
enum RuleTable {
  private static let columns = ["match", "payee", "category", "bucket", "tags"]

  static func read(_ text: String, into collection: inout RuleCollection, document: inout Document) {
    let (records, open) = CSVText.records(text)
    if let open {
      document.fault(
        "the quote that opens here is never closed", at: open,
        remedy: "Close it, or double it if it belongs to the text.")
      return
    }
    guard let header = records.first else { return }
    var roles: [Int: String] = [:]
    for (index, field) in header.enumerated() {
      let name = field.text.lowercased()
      if columns.contains(name) {
        roles[index] = name
      } else {
        let near = nearest(to: name, among: columns).map { "Did you mean '\($0)'? " } ?? ""
        document.fault(
          "a rule table has no column '\(field.text)'", at: field.place,
          remedy: near + "Known here: \(columns.joined(separator: ", ")).")
      }
    }
    if !roles.values.contains("match") {
      document.fault(
        "the table has no column 'match'", at: header[0].place, remedy: "Begin the file with: match,payee,category")
    }
    guard document.faults.isEmpty else { return }
    for record in records.dropFirst() {
      addRule(record, roles: roles, columns: header.count, to: &collection, document: &document)
    }
  }

  private static func addRule(
    _ record: [CSVText.Field], roles: [Int: String], columns: Int, to collection: inout RuleCollection,
    document: inout Document
  ) {
    if record.count == 1, record[0].text.isEmpty { return }
    if record.count > columns {
      document.fault(
        "the record has \(record.count) fields, the header \(columns)", at: record[columns].place,
        remedy: "Put texts with commas in quotes.")
      return
    }
    let before = document.faults.count
    var pattern: TextPattern?
    var actions = Rule.Actions()
    for (index, field) in record.enumerated() where !field.text.isEmpty {
      switch roles[index] {
      case "match": pattern = TextPattern(field.text, line: field.place.line, column: field.place.column)
      case "payee": actions.payee = .name(collection.payees.number(of: field.text))
      case "category": actions.category = collection.category(field.text, at: field.place, in: &document)
      case "bucket": actions.bucket = bucket(field, document: &document)
      default:
        for word in field.text.split(separator: " ") {
          let name = word.hasPrefix("+") || word.hasPrefix("-") ? word.dropFirst() : word
          guard !name.isEmpty else { continue }
          actions.tags.append(
            Rule.TagAction(tag: collection.tags.number(of: String(name)), isAdded: !word.hasPrefix("-")))
        }
      }
    }
    if let fault = pattern?.fault(file: document.file) { document.add(fault) }
    if pattern == nil { document.fault("the record has nothing in 'match'", at: record[0].place) }
    if actions.isEmpty, document.faults.count == before {
      document.fault("the record sets nothing", at: record[0].place, remedy: "Fill in payee, category, bucket or tags.")
    }
    guard let pattern, document.faults.count == before else { return }
    collection.rules.append(
      Rule(
        name: pattern.source, file: document.file, line: pattern.line, condition: .text(.description, [pattern]),
        actions: actions))
  }

  private static func bucket(_ field: CSVText.Field, document: inout Document) -> Bucket? {
    if let bucket = Bucket(name: field.text) { return bucket }
    document.fault(
      "bucket cannot be '\(field.text)'", at: field.place,
      remedy: "It is one of: \(Bucket.allCases.map(\.name).joined(separator: ", ")).")
    return nil
  }
}

/// Small CSV files with places (RFC 4180): for tables that people keep, not for statements.
enum CSVText {
  struct Field {
    var text: String
    var place: Place
  }

  /// The records, blank ones included, and the place of a quote that is never closed.
  static func records(_ text: String) -> (records: [[Field]], open: Place?) {
    var records: [[Field]] = []
    var record: [Field] = []
    var field = Field(text: "", place: Place(line: 1, column: 1))
    var line = 1
    var column = 0
    var isQuoted = false
    var afterQuote = false
    for character in text {
      column += 1
      let isLineEnd = character == "\n" || character == "\r\n"
      if isQuoted {
        if character == "\"" {
          (isQuoted, afterQuote) = (false, true)
        } else {
          field.text.append(isLineEnd ? " " : character)
        }
      } else if character == "\"", field.text.isEmpty || afterQuote {
        if afterQuote { field.text.append("\"") }
        (isQuoted, afterQuote) = (true, false)
      } else if character == "," || isLineEnd {
        record.append(field)
        afterQuote = false
        field =
          isLineEnd
          ? Field(text: "", place: Place(line: line + 1, column: 1))
          : Field(text: "", place: Place(line: line, column: column + 1))
        if isLineEnd {
          records.append(record)
          record = []
        }
      } else {
        field.text.append(character)
        afterQuote = false
      }
      if isLineEnd { (line, column) = (line + 1, 0) }
    }
    if isQuoted { return (records, field.place) }
    if !field.text.isEmpty || !record.isEmpty { records.append(record + [field]) }
    return (records, nil)
  }
}
