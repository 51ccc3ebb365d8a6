extension LineChange {
  /// The text with the lines as they were before the changes; all of them, or none where one cannot be found.
  ///
  /// A line is known by its text, whatever its line end is by now; of equal lines the one nearest to where it stood goes.
  static func takeBack(_ changes: [LineChange], in bytes: [UInt8]) throws(LinesGone) -> [UInt8] {
    let lines = lines(of: bytes)
    var places: [Substring: [Int]] = [:]
    for (index, line) in lines.enumerated() { places[text(line), default: []].append(index) }
    var taken: Set<Int> = []
    var found: [(range: Range<Int>, was: [String])] = []
    var gone = LinesGone(lines: [])
    for change in changes {
      guard let first = change.place(in: lines, places, taken) else {
        if !change.isOnlyLineEnd { gone.lines += change.sought }
        continue
      }
      // Only a last line lacks its end; where lines follow it by now it keeps it.
      let range = first..<first + change.new.count
      if change.isOnlyLineEnd, range.upperBound + laterAdded(changes, after: change) < lines.count { continue }
      found.append((range, change.was))
      taken.formUnion(range)
    }
    guard gone.lines.isEmpty else { throw gone }
    return joined(lines, found.sorted { $0.range.lowerBound < $1.range.lowerBound }, bytes.usualLineBreak)
  }

  /// Whether the change is that a line got its line end, or another one.
  private var isOnlyLineEnd: Bool {
    was.count == new.count && zip(was, new).allSatisfy { LineChange.text($0) == LineChange.text($1) }
  }

  private var sought: [LinesGone.Line] {
    new.enumerated().map { LinesGone.Line(number: line + $0, text: String(LineChange.text($1))) }
  }

  /// How many lines of the other changes are to go after this one.
  private static func laterAdded(_ changes: [LineChange], after change: LineChange) -> Int {
    changes.filter { $0.line > change.line && $0.was.isEmpty }.reduce(0) { $0 + $1.new.count }
  }

  /// The index of the first new line; a change that left no line has its place in an empty text alone.
  private func place(in lines: [String], _ places: [Substring: [Int]], _ taken: Set<Int>) -> Int? {
    guard let first = new.first else { return lines.isEmpty ? 0 : nil }
    return places[LineChange.text(first), default: []]
      .filter { index in
        index + new.count <= lines.count && taken.isDisjoint(with: index..<index + new.count)
          && zip(lines[index...], new).allSatisfy { LineChange.text($0) == LineChange.text($1) }
      }
      .min { abs($0 - line + 1) < abs($1 - line + 1) }
  }

  private static func joined(
    _ lines: [String], _ found: [(range: Range<Int>, was: [String])], _ lineBreak: [UInt8]
  ) -> [UInt8] {
    var (output, last): ([String], Int) = ([], 0)
    for (range, was) in found {
      output += lines[last..<range.lowerBound] + was
      last = range.upperBound
    }
    output += lines[last...]
    // A line that was the last of its file may not be it any more.
    for index in output.indices.dropLast() where text(output[index]).utf8.count == output[index].utf8.count {
      output[index] += String(decoding: lineBreak, as: UTF8.self)
    }
    return output.flatMap { Array($0.utf8) }
  }
}
