/// What a command wrote into a person's text file, by lines, so that it can be taken back later although the file was
/// edited meanwhile.
struct LineChange: Codable, Equatable, Sendable {
  /// The number of the first of the new lines, from 1, as the command left the file.
  var line: Int
  /// The lines as they were, each with its line end; none where lines were only added.
  var was: [String]
  /// The lines that stand for them, each with its line end.
  var new: [String]
  /// The lines around the new ones as the command left them, to find the place again; none where lines were only added.
  var before: [String] = []
  var after: [String] = []
}

/// Lines that a command wrote and that are not there any more.
struct LinesGone: Error, Equatable {
  /// Their number as the command left the file, and their text.
  var lines: [Line]

  struct Line: Equatable {
    var number: Int
    var text: String
  }
}

extension LineChange {
  /// What changed from one text to another, as small as can be; added lines are a change each, so that each is found by
  /// itself later.
  static func between(_ old: [UInt8], _ new: [UInt8]) -> [LineChange] {
    let (was, now) = (lines(of: old), lines(of: new))
    guard was.count == now.count else {
      return hunks(was, now).flatMap(\.parts).map { $0.surrounded(in: now) }
    }
    return zip(was, now).enumerated().filter { $1.0 != $1.1 }.map { index, pair in
      LineChange(line: index + 1, was: [pair.0], new: [pair.1]).surrounded(in: now)
    }
  }

  /// A text's lines with their line ends.
  static func lines(of bytes: [UInt8]) -> [String] {
    var starts = bytes.lineStarts
    starts[0] = 0
    if starts.last == bytes.count { starts.removeLast() }
    return zip(starts, starts.dropFirst() + [bytes.count]).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
  }

  /// Runs of lines that differ.
  private static func hunks(_ was: [String], _ now: [String]) -> [LineChange] {
    let before = zip(was, now).prefix { $0 == $1 }.count
    let most = min(was.count, now.count) - before
    let after = zip(was.reversed(), now.reversed()).prefix(most).prefix { $0 == $1 }.count
    let (old, new) = (Array(was[before..<was.count - after]), Array(now[before..<now.count - after]))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var hunks: [LineChange] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      var hunk = LineChange(line: before + j + 1, was: [], new: [])
      while removed.contains(i) || inserted.contains(j) {
        if removed.contains(i) {
          hunk.was.append(old[i])
          i += 1
        } else {
          hunk.new.append(new[j])
          j += 1
        }
      }
      if hunk.was.isEmpty && hunk.new.isEmpty { (i, j) = (i + 1, j + 1) } else { hunks.append(hunk) }
    }
    return hunks
  }

  /// Added lines one by one, also after a last line that had no line end before lines came after it.
  private var parts: [LineChange] {
    if let first = was.first, was.count == 1, new.count > 1, LineChange.text(first) == LineChange.text(new[0]) {
      let added = LineChange(line: line + 1, was: [], new: Array(new.dropFirst()))
      return [LineChange(line: line, was: was, new: [new[0]])] + added.parts
    }
    guard was.isEmpty else { return [self] }
    return new.enumerated().map { LineChange(line: line + $0, was: [], new: [$1]) }
  }

  private func surrounded(in now: [String]) -> LineChange {
    guard !was.isEmpty else { return self }
    var change = self
    let end = line - 1 + new.count
    change.before = Array(now[max(0, line - 1 - LineChange.reach)..<line - 1])
    change.after = Array(now[end..<min(now.count, end + LineChange.reach)])
    return change
  }

  private static let reach = 3

  /// A line without its line end.
  static func text(_ line: String) -> Substring {
    Substring(line.utf8.prefix { $0 != 10 && $0 != 13 })
  }
}
