/// A name, and what is to say about it, piece by piece.
struct WrappedFact {
  let name: String
  /// The first thing said; a colon follows where there are pieces.
  let lead: String
  let pieces: [String]

  init(_ name: String, _ lead: String = "", _ pieces: [String] = []) {
    self.name = name
    self.lead = lead
    self.pieces = pieces
  }

  /// The facts under each other, at most `width` columns wide; lines break between pieces, and between the words of
  /// what is said first.
  static func lines(_ facts: [WrappedFact], width: Int) -> [String] {
    let indent = 2 + (facts.map { displayWidth($0.name) }.max() ?? 0)
    return facts.flatMap { fact in
      fact.wrapped(to: max(10, width - indent)).enumerated().map { index, line in
        (index == 0 ? fact.name : "").padded(to: indent) + line
      }
    }
  }

  private func wrapped(to width: Int) -> [String] {
    let first = lead + (lead.isEmpty || pieces.isEmpty ? "" : ":")
    let units = first.split(separator: " ").map(String.init) + pieces.dropLast().map { $0 + "," } + pieces.suffix(1)
    return units.map { $0.clipped(to: width) }.reduce(into: []) { lines, unit in
      if let last = lines.last, displayWidth(last) + 1 + displayWidth(unit) <= width {
        lines[lines.count - 1] += " " + unit
      } else {
        lines.append(unit)
      }
    }
  }
}
