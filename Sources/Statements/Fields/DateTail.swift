import Lexicon
import Values

/// What may stand behind a date: a time of day, a zone, a weekday, a sign or word that says nothing.
enum DateTail {
  /// Reads to the end; false when something stands there that belongs to no date.
  static func isTime(_ reader: inout ScalarReader, form: inout DateForm) -> Bool {
    var mayBeClock = false
    // `1. 03.06.2025`: four parts are a number and a date, and `2025` no time.
    var isPart = false
    while !reader.isAtEnd, !form.hasTime {
      let (scalar, length) = reader.current
      switch ScalarClass.of(scalar).0 {
      case .digit:
        guard mayBeClock, readClock(&reader, mayBeOneNumber: !isPart) else { return false }
        form.hasTime = true
        continue
      // `2024-01-15;10:30:00`, `15-01-2024 / 10:30`, `2024-01-15 @ 10:30`
      case .other where scalar == 0x3b || (scalar == 0x2f || scalar == 0x40) && mayBeClock: mayBeClock = true
      case .other:
        guard readWord(&reader, hasTime: false) else { return false }
        mayBeClock = true
        continue
      case .apostrophe, .equals: return false
      default: mayBeClock = true
      }
      isPart = scalar == 0x2e && form.secondSeparator == UInt8(ascii: ".")
      reader.skip(length)
    }
    return isZone(&reader)
  }

  /// Hours and minutes: `9:30`, `09.30`, `9h30`, `9時30`, `0930`, `093015`.
  private static func readClock(_ reader: inout ScalarReader, mayBeOneNumber: Bool) -> Bool {
    let (first, width) = number(&reader)
    if width > 2, !mayBeOneNumber { return false }
    if width == 4 { return first < 2460 && first % 100 < 60 }
    if width == 6 { return first < 246_060 && first / 100 % 100 < 60 }
    guard width <= 2, first <= 24 else { return false }
    let mark = reader.current.scalar
    switch mark {
    case 0x3a, 0x2e, 0x68, 0x48, 0x6642, 0x65f6, 0x70b9, 0x9ede, 0xff1a, 0xc2dc: reader.skip(reader.current.length)
    default: return false
    }
    if reader.current.scalar == 0x20 { reader.skip(1) }
    let (minutes, minuteWidth) = number(&reader)
    guard minuteWidth == 2, minutes < 60 else { return false }
    return mark != 0x2e || !isYear(reader)
  }

  /// `16.12.2025` is another day, and no time.
  private static func isYear(_ reader: ScalarReader) -> Bool {
    guard reader.current.scalar == 0x2e else { return false }
    var behind = reader
    behind.skip(reader.current.length)
    let (year, width) = number(&behind)
    return width == 4 && (1900...2100).contains(year)
  }

  private static func number(_ reader: inout ScalarReader) -> (value: Int, width: Int) {
    var value = 0
    var width = 0
    while case (let scalar, let length) = reader.current, case (.digit, let digit) = ScalarClass.of(scalar), width < 7 {
      value = value * 10 + Int(digit)
      width += 1
      reader.skip(length)
    }
    return (value, width)
  }

  /// Seconds, `PM`, `CEST`, `+02:00`, `America/New_York`: everything behind the minutes.
  private static func isZone(_ reader: inout ScalarReader) -> Bool {
    var digits = 0
    var afterSlash = false
    while !reader.isAtEnd {
      let (scalar, length) = reader.current
      switch ScalarClass.of(scalar).0 {
      case .digit:
        digits += 1
        guard digits <= 24 else { return false }
      case .other where scalar == 0x2f || scalar == 0x5f: afterSlash = true
      case .other where scalar == 0x3a || scalar == 0x5b || scalar == 0x5d || scalar == 0xff1a: break
      case .other:
        guard readWord(&reader, hasTime: true, afterSlash: afterSlash) else { return false }
        // `20260401400140BET0000494467310` names something.
        if case .digit = ScalarClass.of(reader.current.scalar).0 { return false }
        continue
      case .apostrophe, .equals: return false
      default: break
      }
      reader.skip(length)
    }
    return true
  }

  private static func readWord(_ reader: inout ScalarReader, hasTime: Bool, afterSlash: Bool = false) -> Bool {
    var hash = TextHash()
    var isUpper = true
    var letters = 0
    while !reader.isAtEnd {
      let (scalar, length) = reader.current
      guard ScalarClass.of(scalar).0 == .other, scalar != 0x3a, scalar != 0x2f, scalar != 0x5f else { break }
      isUpper = isUpper && (0x41...0x5a).contains(scalar)
      hash.addLetters(of: scalar)
      letters += 1
      reader.skip(length)
    }
    // `CEST`, `Z`, `p.m.`; `America/`, `Los_Angeles`.
    if letters == 1, isUpper || hasTime { return true }
    if isUpper, letters <= 5, hasTime { return true }
    if hasTime, afterSlash || reader.current.scalar == 0x2f || reader.current.scalar == 0x5f { return true }
    guard let word = DateWords.meaning(of: hash) else { return false }
    return word.isFiller || word.isSign || word.isWeekday
  }
}
