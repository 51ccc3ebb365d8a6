import Values

extension LineChange {
  /// The text with the lines as they were before the changes; all of them, or none where one cannot be found.
  ///
  /// A line is known by its text, whatever its line end is by now. Of equal lines the one nearest to where it stood
  /// goes, of changed lines first the one between the same lines.
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
      if change.gaveLineEnd, range.upperBound + laterAdded(changes, after: change) < lines.count { continue }
      found.append((range, change.was))
      taken.formUnion(range)
    }
    guard gone.lines.isEmpty else { throw gone }
    let sorted = found.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    return joined(lines, sorted, bytes.usualLineBreak)
  }

  /// Whether the change is that a line got its line end, or another one.
  private var isOnlyLineEnd: Bool {
    was.count == new.count && zip(was, new).allSatisfy { LineChange.text($0) == LineChange.text($1) }
  }

  /// Whether the change is that the last line of the file got its line end.
  private var gaveLineEnd: Bool {
    isOnlyLineEnd && was.last.map { LineChange.text($0).utf8.count == $0.utf8.count } ?? false
  }

  /// The lines that were there, or those beside the place where nothing is left.
  private var sought: [LinesGone.Line] {
    let lines = new.isEmpty ? before.suffix(1) + after.prefix(before.isEmpty ? 1 : 0) : new
    return lines.enumerated().map { LinesGone.Line(number: line + $0, text: String(LineChange.text($1))) }
  }

  /// How many lines of the other changes are to go after this one.
  private static func laterAdded(_ changes: [LineChange], after change: LineChange) -> Int {
    changes.filter { $0.line > change.line && $0.was.isEmpty }.reduce(0) { $0 + $1.new.count }
  }

  /// The index of the first new line: where most of the lines around it still stand, and then where it stood.
  private func place(in lines: [String], _ places: [Substring: [Int]], _ taken: Set<Int>) -> Int? {
    let candidates = new.first.map { places[LineChange.text($0), default: []] } ?? Array(0...lines.count)
    return candidates.filter { index in
      index + new.count <= lines.count && taken.isDisjoint(with: index..<index + new.count)
        && zip(lines[index...], new).allSatisfy { LineChange.text($0) == LineChange.text($1) }
    }
    .map { (index: $0, around: around($0, in: lines)) }
    .filter { !new.isEmpty || $0.around.isKnown }
    .min { (-$0.around.count, abs($0.index - line + 1)) < (-$1.around.count, abs($1.index - line + 1)) }?
    .index
  }

  /// How many of the lines around stand there without a gap. A place without a line of its own is known where one side
  /// is whole.
  private func around(_ index: Int, in lines: [String]) -> (count: Int, isKnown: Bool) {
    func isSame(_ pair: (String, String)) -> Bool { LineChange.text(pair.0) == LineChange.text(pair.1) }
    let above = zip(lines[..<index].reversed(), before.reversed()).prefix(while: isSame).count
    let below = zip(lines[(index + new.count)...], after).prefix(while: isSame).count
    let isWhole = above == before.count && !before.isEmpty || below == after.count && !after.isEmpty
    return (above + below, isWhole || before.isEmpty && after.isEmpty && lines.isEmpty)
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

extension LinesGone {
  /// What to say of a file whose lines cannot be taken back.
  func diagnostics(file: String) -> Diagnostics {
    Diagnostics(
      lines.map { line in
        Diagnostic(
          file: file, message: "the line that was written here is gone: \(line.text)",
          remedy: "It was line \(line.number) and was edited or taken out since; nothing was changed. "
            + "Put it back as it was, or edit the file by hand.")
      })
  }
}
