/// Aligned columns for people, written piece by piece, so that a million rows need no memory.
///
/// The widths are those of the first rows; a wider row later widens what follows.
struct TextTable {
  private let columns: [Column]
  private let isShown: [Bool]
  private var widths: [Int]
  private var waiting: [[String]]
  private static let piece = 500

  init(_ all: [Column]) {
    isShown = all.map { if case .never = $0.shown { false } else { true } }
    columns = zip(all, isShown).filter(\.1).map(\.0)
    widths = columns.map { _ in 0 }
    waiting = [columns.map { $0.name.replacing("_", with: " ").uppercased() }]
  }

  mutating func add(_ fields: [String], to output: Output) throws {
    let shown = zip(fields, isShown).filter(\.1).map(\.0)
    waiting.append(
      zip(shown, columns).map { field, column in
        switch column.shown {
        case .clipped(let width): field.clipped(to: width)
        case .fileName: String(field.split(separator: "/").last ?? "").onOneLine
        case .whole, .never: field.onOneLine
        }
      })
    if waiting.count >= TextTable.piece { try output.write(take()) }
  }

  /// The rows that were not written yet, aligned.
  mutating func take() -> String {
    for row in waiting {
      for (index, field) in row.enumerated() { widths[index] = max(widths[index], displayWidth(field)) }
    }
    let text = waiting.reduce(into: "") { $0 += line($1) + "\n" }
    waiting.removeAll(keepingCapacity: true)
    return text
  }

  private func line(_ row: [String]) -> String {
    var line = ""
    for (index, field) in row.enumerated() {
      if index > 0 { line += "  " }
      line += field.padded(to: widths[index], right: columns[index].isRightAligned)
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  static func text(_ columns: [Column], _ rows: [[String]]) -> String {
    var table = TextTable(columns)
    for row in rows { table.waiting.append(row.map(\.onOneLine)) }
    return table.take()
  }
}
