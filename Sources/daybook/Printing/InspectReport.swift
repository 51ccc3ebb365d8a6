import Statements
import Values
import Workspace

/// How files would be read: one object for one file, an array for several.
struct InspectReport: Report {
  let inspections: [Inspection]
  let isOne: Bool

  func encode(to encoder: any Encoder) throws {
    let objects = inspections.map { InspectObject(file: $0.file, summary: $0.summary) }
    if isOne, let object = objects.first { return try object.encode(to: encoder) }
    try objects.encode(to: encoder)
  }

  func text(_ look: Look) -> String { inspections.map { InspectText($0, look.style).text }.joined(separator: "\n") }

  var columns: [Column] {
    [
      Column("file"), Column("format"), Column("encoding"), Column("delimiter"), Column("header_line", .number),
      Column("date_format"), Column("decimal_mark"), Column("transactions", .number), Column("pending", .number),
      Column("rejected", .number), Column("sums"), Column("first_date"), Column("last_date"),
      Column("closing_balance", .amount), Column("proof"), Column("questions"),
    ]
  }

  var records: [[String]] {
    inspections.map { inspection in
      let summary = inspection.summary
      let layout = summary.layout
      let sums = summary.sums.sorted { $0.key < $1.key }.map { $0.key.isEmpty ? $0.value : "\($0.key) \($0.value)" }
      return [
        inspection.file, summary.format, layout.encoding, layout.delimiter,
        layout.headerLine.map(String.init) ?? "", layout.dateFormat, layout.decimalMark,
        String(summary.transactions), String(summary.pending), String(summary.rejected),
        sums.joined(separator: "; "), summary.firstDate?.description ?? "", summary.lastDate?.description ?? "",
        summary.closingBalance ?? "", summary.proof.rawValue, summary.questions.map(\.code).joined(separator: "; "),
      ]
    }
  }
}

/// The object that `inspect --format json` prints for a file.
private struct InspectObject: Encodable {
  let file: String
  let summary: InspectSummary

  enum Key: String, CodingKey {
    case file, format, encoding, delimiter, columns, transactions, pending, rejected, sums, proof, questions
    case headerLine = "header_line"
    case dateFormat = "date_format"
    case decimalMark = "decimal_mark"
    case firstDate = "first_date"
    case lastDate = "last_date"
    case closingBalance = "closing_balance"
    case name, role, code, message, options, value, label
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(file, forKey: .file)
    try object.encode(summary.format, forKey: .format)
    try encodeLayout(summary.layout, into: &object)
    try object.encode(summary.transactions, forKey: .transactions)
    try object.encode(summary.pending, forKey: .pending)
    try object.encode(summary.rejected, forKey: .rejected)
    try object.encode(summary.sums, forKey: .sums)
    try object.encode(summary.firstDate?.description, forKey: .firstDate)
    try object.encode(summary.lastDate?.description, forKey: .lastDate)
    try object.encode(summary.closingBalance, forKey: .closingBalance)
    try object.encode(summary.proof.rawValue, forKey: .proof)
    try encodeQuestions(summary.questions, into: &object)
  }

  private func encodeLayout(_ layout: Layout, into object: inout KeyedEncodingContainer<Key>) throws {
    try object.encode(layout.encoding, forKey: .encoding)
    try object.encode(layout.delimiter, forKey: .delimiter)
    try object.encode(layout.headerLine, forKey: .headerLine)
    try object.encode(layout.dateFormat, forKey: .dateFormat)
    try object.encode(layout.decimalMark, forKey: .decimalMark)
    var columns = object.nestedUnkeyedContainer(forKey: .columns)
    for column in layout.columns {
      var element = columns.nestedContainer(keyedBy: Key.self)
      try element.encode(column.name, forKey: .name)
      try element.encode(column.role, forKey: .role)
    }
  }

  private func encodeQuestions(_ asked: [Question], into object: inout KeyedEncodingContainer<Key>) throws {
    var questions = object.nestedUnkeyedContainer(forKey: .questions)
    for question in asked {
      var element = questions.nestedContainer(keyedBy: Key.self)
      try element.encode(question.code, forKey: .code)
      try element.encode(question.message, forKey: .message)
      var options = element.nestedUnkeyedContainer(forKey: .options)
      for option in question.options {
        var choice = options.nestedContainer(keyedBy: Key.self)
        try choice.encode(option.value, forKey: .value)
        try choice.encode(option.label, forKey: .label)
      }
    }
  }
}
