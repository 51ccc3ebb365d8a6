/// Comma-separated text as rows of fields, with quoted fields that may hold commas, quotes and line ends.
enum Table {
  static func rows(of text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field = String.UnicodeScalarView()
    var isQuoted = false
    var closed = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"" where isQuoted:
        isQuoted = false
        closed = true
      case "\"" where closed:
        field.append(scalar)
        isQuoted = true
        closed = false
      case "\"": isQuoted = true
      case "," where !isQuoted, "\n" where !isQuoted:
        row.append(String(field))
        field = String.UnicodeScalarView()
        closed = false
        if scalar == "\n" {
          rows.append(row)
          row = []
        }
      case "\r" where !isQuoted: break
      default: field.append(scalar)
      }
    }
    if !row.isEmpty || !field.isEmpty { rows.append(row + [String(field)]) }
    return rows
  }

  /// The named columns of a table with a header, in the order asked for; nil where one is missing.
  static func columns(_ names: [String], of text: String) -> [[String]]? {
    let rows = rows(of: text)
    guard let header = rows.first else { return nil }
    let places = names.compactMap { header.firstIndex(of: $0) }
    guard places.count == names.count else { return nil }
    return rows.dropFirst().map { row in places.map { $0 < row.count ? row[$0] : "" } }
  }
}
