/// Aligned columns for people, written piece by piece, so that a million rows need no memory.
///
/// The widths are those of the first rows; a wider row later widens what follows.
struct TextTable {
  private let columns: [Column]
  private let width: Int?
  /// Of the widest field of each column so far.
  private var widths: [Int]
  private var waiting: [[String]]
  private static let piece = 500

  /// - Parameter width: columns of the terminal; nil where texts have the room that they need.
  init(_ columns: [Column], width: Int? = nil) {
    self.columns = columns
    self.width = width
    widths = columns.map { _ in 0 }
    waiting = [columns.map { $0.name.replacing("_", with: " ").uppercased() }]
  }

  mutating func add(_ fields: [String], to output: Output) throws {
    add(fields)
    if waiting.count >= TextTable.piece { try output.show(take()) }
  }

  private mutating func add(_ fields: [String]) {
    waiting.append(
      zip(fields, columns).map { field, column in
        if case .fileName = column.shown { return String(field.split(separator: "/").last ?? "").onOneLine }
        return field.onOneLine
      })
  }

  /// The rows that were not written yet, aligned.
  mutating func take() -> String {
    for row in waiting {
      for (index, field) in row.enumerated() { widths[index] = max(widths[index], displayWidth(field)) }
    }
    let fit = TableFit(columns, widths, width: width)
    let text = waiting.reduce(into: "") { $0 += line($1, fit) + "\n" }
    waiting.removeAll(keepingCapacity: true)
    return text
  }

  private func line(_ row: [String], _ fit: TableFit) -> String {
    var line = ""
    for (index, width) in fit.columns {
      let column = columns[index]
      let field = row[index].clipped(to: width).padded(to: width, right: column.isRightAligned)
      line += (line.isEmpty ? "" : "  ") + (column.kind == .amount ? field.paintedAmount : field)
    }
    return line.trimmedEnd
  }

  static func text(_ columns: [Column], _ rows: [[String]], width: Int? = nil) -> String {
    var table = TextTable(columns, width: width)
    for row in rows { table.add(row) }
    return table.take()
  }
}
