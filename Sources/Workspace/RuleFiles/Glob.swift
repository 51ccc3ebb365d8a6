import Values

/// A pattern over file names: `*` any characters, `?` one, `[a-z]` one of a set (`[!a-z]` none of it), `{csv,txt}` either.
package struct Glob: Sendable {
  private indirect enum Part: Sendable {
    case character(Character)
    case one
    case any
    case set([ClosedRange<Character>], isNegated: Bool)
  }
  /// One for each way to choose among the alternatives in braces.
  private let alternatives: [[Part]]

  package init(_ pattern: String) {
    alternatives = Glob.expanded(Array(pattern)).map { Glob.parts($0) }
  }

  /// A pattern that fits the name, whatever its digits are: `card-*.csv` for `card-2025-03.csv`.
  static func alike(_ name: String) -> String {
    var pattern = ""
    var end = name.startIndex
    for number in name.numbers {
      let between = name[end..<number.startIndex]
      let goesOn = end > name.startIndex && between.allSatisfy { " _.-".contains($0) }
      if !goesOn { pattern += literal(between) + "*" }
      end = number.endIndex
    }
    return pattern + literal(name[end...])
  }

  private static func literal(_ text: Substring) -> String {
    String(text.map { "?[]{}".contains($0) ? "?" : $0 })
  }

  /// Whether the whole of `name` fits.
  package func matches(_ name: String) -> Bool {
    let name = Array(name)
    return alternatives.contains { Glob.fits($0, name) }
  }

  /// The pattern with every group in braces replaced by each of its alternatives; at most 1,000 of them.
  private static func expanded(_ pattern: [Character]) -> [[Character]] {
    guard let open = pattern.firstIndex(of: "{"), let close = closing(of: open, in: pattern) else { return [pattern] }
    var results: [[Character]] = []
    for choice in choices(pattern[(open + 1)..<close]) where results.count < 1000 {
      results += expanded(Array(pattern[..<open]) + choice + pattern[(close + 1)...])
    }
    return results
  }

  private static func closing(of open: Int, in pattern: [Character]) -> Int? {
    var depth = 0
    for index in open..<pattern.count {
      if pattern[index] == "{" { depth += 1 }
      if pattern[index] == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func choices(_ inside: ArraySlice<Character>) -> [ArraySlice<Character>] {
    var choices: [ArraySlice<Character>] = []
    var depth = 0
    var start = inside.startIndex
    for index in inside.indices {
      if inside[index] == "{" { depth += 1 }
      if inside[index] == "}" { depth -= 1 }
      if inside[index] == ",", depth == 0 {
        choices.append(inside[start..<index])
        start = index + 1
      }
    }
    return choices + [inside[start...]]
  }

  private static func parts(_ pattern: [Character]) -> [Part] {
    var parts: [Part] = []
    var index = 0
    while index < pattern.count {
      switch pattern[index] {
      case "*": parts.append(.any)
      case "?": parts.append(.one)
      case "[":
        if let (set, end) = set(pattern, from: index) {
          parts.append(set)
          index = end
        } else {
          parts.append(.character("["))
        }
      case let character: parts.append(.character(character))
      }
      index += 1
    }
    return parts
  }

  /// The set that begins at `start` and the place of its closing bracket.
  private static func set(_ pattern: [Character], from start: Int) -> (Part, Int)? {
    var index = start + 1
    let isNegated = index < pattern.count && (pattern[index] == "!" || pattern[index] == "^")
    if isNegated { index += 1 }
    let first = index
    var ranges: [ClosedRange<Character>] = []
    while index < pattern.count, pattern[index] != "]" || index == first {
      let lower = pattern[index]
      if index + 2 < pattern.count, pattern[index + 1] == "-", pattern[index + 2] != "]" {
        let upper = pattern[index + 2]
        ranges.append(lower <= upper ? lower...upper : upper...lower)
        index += 3
      } else {
        ranges.append(lower...lower)
        index += 1
      }
    }
    return index < pattern.count ? (.set(ranges, isNegated: isNegated), index) : nil
  }

  /// Greedy, going back to the last `*` only: linear but for that.
  private static func fits(_ parts: [Part], _ name: [Character]) -> Bool {
    var part = 0
    var place = 0
    var star: (part: Int, place: Int)?
    while place < name.count {
      if part < parts.count, case .any = parts[part] {
        star = (part, place)
        part += 1
      } else if part < parts.count, fits(parts[part], name[place]) {
        part += 1
        place += 1
      } else if let last = star {
        star = (last.part, last.place + 1)
        part = last.part + 1
        place = last.place + 1
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { if case .any = $0 { true } else { false } }
  }

  private static func fits(_ part: Part, _ character: Character) -> Bool {
    switch part {
    case .character(let expected): expected == character
    case .one, .any: true
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(character) } != isNegated
    }
  }
}
