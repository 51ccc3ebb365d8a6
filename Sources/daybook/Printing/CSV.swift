/// Records as RFC 4180 has them: quotes where a comma, a quote or a line end asks for them, and nowhere else.
///
/// Records end in a line feed alone, as the tools of a shell expect.
enum CSV {
  static func record(_ fields: [String]) -> String {
    var record = ""
    record.reserveCapacity(fields.reduce(fields.count + 2) { $0 + $1.utf8.count })
    for (index, field) in fields.enumerated() {
      if index > 0 { record += "," }
      record += needsQuotes(field) ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
    }
    return record + "\n"
  }

  private static func needsQuotes(_ field: String) -> Bool {
    field.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 10 || $0 == 13 }
  }
}
