/// Writes a list in the format asked for, element by element.
struct ListWriter<Element: Listed> {
  private let format: OutputOptions.Format
  private let output = Output()
  private let look: Look
  private var table: TextTable
  private(set) var count = 0

  init(_ format: OutputOptions.Format, _ look: Look) {
    self.format = format
    self.look = look
    table = TextTable(Element.columns, width: look.terminal)
  }

  mutating func add(_ element: Element) throws {
    switch format {
    case .text: try table.add(element.shown(look.style), to: output)
    case .csv:
      if count == 0 { try writeHeader() }
      try output.write(CSV.record(element.fields))
    case .json: try output.write((count == 0 ? "[\n  " : ",\n  ") + element.json())
    }
    count += 1
  }

  mutating func end() throws {
    switch format {
    case .text: try output.show(count == 0 ? Element.none + "\n" : table.take())
    case .csv: if count == 0 { try writeHeader() }
    case .json: try output.write(count == 0 ? "[]\n" : "\n]\n")
    }
    try output.flush()
  }

  private func writeHeader() throws {
    try output.write(CSV.record(Element.columns.map(\.name)))
  }
}
