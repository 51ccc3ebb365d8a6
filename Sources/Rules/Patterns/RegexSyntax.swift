/// A regex as a tree: the syntax that vectorscan and `GroupFinder` both read.
indirect enum RegexSyntax: Equatable {
  case empty
  /// Any scalar of the set (or none of it); `.` is a negated set of a line end.
  case set(ScalarSet)
  case sequence([RegexSyntax])
  case choice([RegexSyntax])
  /// `most` is nil without an upper limit.
  case repetition(RegexSyntax, least: Int, most: Int?, isGreedy: Bool)
  /// Numbered from 1 by their opening parentheses.
  case group(RegexSyntax, number: Int)
  case start, end, wordEnd, noWordEnd

  struct ScalarSet: Equatable {
    var ranges: [ClosedRange<UInt32>] = []
    var isNegated = false

    /// Whether the set holds a scalar of a folded text; capitals in the set stand for small letters too.
    func holds(_ scalar: UInt32) -> Bool {
      let isSmall = (97...122).contains(scalar)
      let isInside = ranges.contains { $0.contains(scalar) || (isSmall && $0.contains(scalar - 32)) }
      return isInside != isNegated
    }
  }
}

/// Reads a regex; nil where it uses syntax that gives no groups here (`\p{...}`, `\Q`, flags within).
struct RegexParser {
  private let scalars: [UInt32]
  private var index = 0
  private var groups = 0

  static func parse(_ regex: String) -> (syntax: RegexSyntax, groups: Int)? {
    var parser = RegexParser(regex)
    guard let syntax = parser.choice(), parser.index == parser.scalars.count else { return nil }
    return (syntax, parser.groups)
  }

  private init(_ regex: String) {
    scalars = regex.unicodeScalars.map(\.value)
  }

  private var next: UInt32? { index < scalars.count ? scalars[index] : nil }

  private mutating func take(_ text: StaticString) -> Bool {
    let wanted = text.description.unicodeScalars.map(\.value)
    guard scalars[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  private mutating func choice() -> RegexSyntax? {
    var branches: [RegexSyntax] = []
    repeat {
      guard let branch = sequence() else { return nil }
      branches.append(branch)
    } while take("|")
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence() -> RegexSyntax? {
    var parts: [RegexSyntax] = []
    while let scalar = next, scalar != 0x7c, scalar != 0x29 {
      guard let atom = atom(), let part = repeated(atom) else { return nil }
      parts.append(part)
    }
    return parts.isEmpty ? .empty : parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func repeated(_ atom: RegexSyntax) -> RegexSyntax? {
    var result = atom
    while true {
      let limits: (Int, Int?)?
      if take("*") {
        limits = (0, nil)
      } else if take("+") {
        limits = (1, nil)
      } else if take("?") {
        limits = (0, 1)
      } else {
        limits = bounds()
      }
      guard let (least, most) = limits else { return result }
      guard least <= 1000, (most ?? 0) <= 1000, least <= most ?? least else { return nil }
      let isGreedy = !take("?")
      result = .repetition(result, least: least, most: most, isGreedy: isGreedy)
    }
  }

  /// `{2}`, `{2,}` or `{2,5}`; what else stands in braces is itself.
  private mutating func bounds() -> (Int, Int?)? {
    guard next == 0x7b, let close = scalars[index...].firstIndex(of: 0x7d) else { return nil }
    let inside = String(String.UnicodeScalarView(scalars[(index + 1)..<close].compactMap { Unicode.Scalar($0) }))
    let parts = inside.split(separator: ",", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let least = Int(parts[0]) else { return nil }
    var most: Int? = least
    if parts.count == 2 {
      most = Int(parts[1])
      guard most != nil || parts[1].isEmpty else { return nil }
    }
    index = close + 1
    return (least, most)
  }

  private mutating func atom() -> RegexSyntax? {
    guard let scalar = next else { return nil }
    switch scalar {
    case 0x28: return group()
    case 0x5b: return bracket().map { .set($0) }
    case 0x5c: return escape()
    case 0x2a, 0x2b, 0x3f: return nil
    default:
      index += 1
      switch scalar {
      case 0x2e: return .set(RegexSyntax.ScalarSet(ranges: [10...10], isNegated: true))
      case 0x5e: return .start
      case 0x24: return .end
      default: return RegexParser.literal(scalar)
      }
    }
  }

  private mutating func group() -> RegexSyntax? {
    index += 1
    var number: Int?
    if !take("?:") {
      if take("?P<") {
        guard let close = scalars[index...].firstIndex(of: 0x3e) else { return nil }
        index = close + 1
      } else if next == 0x3f {
        return nil
      }
      groups += 1
      number = groups
    }
    guard let inside = choice(), take(")") else { return nil }
    return number.map { .group(inside, number: $0) } ?? inside
  }

  private mutating func escape() -> RegexSyntax? {
    index += 1
    guard let scalar = next else { return nil }
    index += 1
    switch Character(Unicode.Scalar(scalar) ?? " ") {
    case "b": return .wordEnd
    case "B": return .noWordEnd
    case "A": return .start
    case "z", "Z": return .end
    default:
      index -= 1
      return escapedSet().map { .set($0) }
    }
  }

  /// What follows a backslash, inside or outside of brackets.
  private mutating func escapedSet() -> RegexSyntax.ScalarSet? {
    guard let scalar = next else { return nil }
    index += 1
    let digits: ClosedRange<UInt32> = 48...57
    let word = [digits, 65...90, 97...122, 95...95]
    let blanks: [ClosedRange<UInt32>] = [9...13, 32...32]
    switch Character(Unicode.Scalar(scalar) ?? " ") {
    case "d": return RegexSyntax.ScalarSet(ranges: [digits])
    case "D": return RegexSyntax.ScalarSet(ranges: [digits], isNegated: true)
    case "w": return RegexSyntax.ScalarSet(ranges: word)
    case "W": return RegexSyntax.ScalarSet(ranges: word, isNegated: true)
    case "s": return RegexSyntax.ScalarSet(ranges: blanks)
    case "S": return RegexSyntax.ScalarSet(ranges: blanks, isNegated: true)
    case "t": return RegexSyntax.ScalarSet(ranges: [9...9])
    case "n": return RegexSyntax.ScalarSet(ranges: [10...10])
    case "r": return RegexSyntax.ScalarSet(ranges: [13...13])
    case "x": return hexadecimal()
    case let character where character.isLetter || character.isNumber: return nil
    default: return RegexSyntax.ScalarSet(ranges: [scalar...scalar])
    }
  }

  private mutating func hexadecimal() -> RegexSyntax.ScalarSet? {
    var digits = scalars[index...].prefix(2)
    if next == 0x7b {
      guard let close = scalars[index...].firstIndex(of: 0x7d) else { return nil }
      digits = scalars[(index + 1)..<close]
      index = close + 1
    } else {
      index += digits.count
    }
    let text = String(String.UnicodeScalarView(digits.compactMap { Unicode.Scalar($0) }))
    return UInt32(text, radix: 16).map { RegexSyntax.ScalarSet(ranges: [$0...$0]) }
  }

  private mutating func bracket() -> RegexSyntax.ScalarSet? {
    index += 1
    var set = RegexSyntax.ScalarSet(isNegated: take("^"))
    let first = index
    while let scalar = next, scalar != 0x5d || index == first {
      if take("[:") { return nil }
      var lower = scalar
      index += 1
      if scalar == 0x5c {
        guard let escaped = escapedSet() else { return nil }
        guard !escaped.isNegated, escaped.ranges.count == 1, escaped.ranges[0].count == 1 else {
          guard !escaped.isNegated else { return nil }
          set.ranges += escaped.ranges
          continue
        }
        lower = escaped.ranges[0].lowerBound
      }
      var upper = lower
      if next == 0x2d, index + 1 < scalars.count, scalars[index + 1] != 0x5d {
        index += 1
        upper = scalars[index]
        index += 1
        if upper == 0x5c {
          guard let escaped = escapedSet(), !escaped.isNegated, escaped.ranges.count == 1 else { return nil }
          upper = escaped.ranges[0].upperBound
        }
      }
      guard lower <= upper else { return nil }
      set.ranges.append(lower...upper)
    }
    return take("]") ? set : nil
  }

  private static func literal(_ scalar: UInt32) -> RegexSyntax {
    .set(RegexSyntax.ScalarSet(ranges: [scalar...scalar]))
  }
}
