/// What a bank puts into one file: the rows of an account in a span of days, as it knows them on a day.
struct Export {
  var account: Account
  var made: CivilDay
  var span: ClosedRange<CivilDay>
  var file: String

  struct Row {
    var event: Event
    var face: Int
    var shown: Event.Face { event.faces[face] }
    var content: Statement.Content { .face(event: event.number, face: face) }
  }

  /// Oldest first.
  var rows: [Row] {
    let rows = account.events.flatMap { event in
      event.faces.indices
        .filter { event.faces[$0].shown.contains(made) && span.contains(event.faces[$0].day) }
        .map { Row(event: event, face: $0) }
    }
    let ordered = rows.enumerated().sorted {
      ($0.element.shown.day, $0.offset) < ($1.element.shown.day, $1.offset)
    }
    return ordered.map(\.element)
  }

  func statement(
    _ records: [Statement.Record], encoding: Statement.Encoding = .utf8, lineEnd: String = "\r\n"
  ) -> Statement {
    Statement(name: file, account: account.name, records: records, encoding: encoding, lineEnd: lineEnd)
  }
}

/// A field of a comma-separated file, quoted where it has to be.
func quotedIfNeeded(_ field: String) -> String {
  let special = field.contains { ",;\"\t".contains($0) || $0.isNewline }
  return special ? quoted(field) : field
}

func quoted(_ field: String) -> String {
  "\"" + field.replacing("\"", with: "\"\"") + "\""
}
