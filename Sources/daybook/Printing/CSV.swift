/// Records as RFC 4180 has them: quotes where a comma, a quote or a line end asks for them, and nowhere else.
///
/// Records end in a line feed alone, as the tools of a shell expect.
enum CSV {
  static func record(_ fields: [String]) -> String {
    var record: [UInt8] = []
    record.reserveCapacity(fields.reduce(fields.count + 2) { $0 + $1.utf8.count })
    for (index, field) in fields.enumerated() {
      if index > 0 { record.append(UInt8(ascii: ",")) }
      let start = record.count
      record.append(contentsOf: field.utf8)
      if record[start...].contains(where: CSV.wantsQuotes) {
        record.replaceSubrange(start..., with: quoted(record[start...]))
      }
    }
    record.append(10)
    return String(decoding: record, as: UTF8.self)
  }

  private static func wantsQuotes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 10 || byte == 13
  }

  private static func quoted(_ field: ArraySlice<UInt8>) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    return [quote] + field.flatMap { $0 == quote ? [quote, quote] : [$0] } + [quote]
  }
}
