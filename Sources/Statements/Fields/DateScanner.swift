import Lexicon
import Values

extension DateParts {
  /// Reads any of the ways in which dates are written; nil when the text is none of them.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count >= 5, text.count <= 80, unsafe DateParts.hasDigits(text) else { return nil }
    if unsafe DateParts.isQuoted(text) {
      unsafe self.init(UnsafeBufferPointer(rebasing: text[1..<(text.count - 1)]))
      return
    }
    if let end = unsafe DateParts.endOfFirst(text) {
      guard let parts = unsafe DateParts(UnsafeBufferPointer(rebasing: text[..<end])) else { return nil }
      self = parts
      return
    }
    if let start = unsafe DateParts.endOfClock(text) {
      let rest = unsafe UnsafeBufferPointer(rebasing: text[start...])
      guard let parts = unsafe DateParts(rest), !parts.form.hasTime else { return nil }
      self = parts
      form.hasTime = true
      return
    }
    // `mar` is a month and, in front of a date, a Tuesday.
    for isWeekdayFirst in [false, true] {
      var scanner = unsafe DateScanner(text, isWeekdayFirst: isWeekdayFirst)
      if scanner.scan() {
        self = scanner.parts
        return
      }
      guard scanner.metWeekdayOrMonth else { return nil }
    }
    return nil
  }

  /// `'01042026'`: apostrophes that keep a spreadsheet from taking the digits for a number.
  private static func isQuoted(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let mark = UInt8(ascii: "'")
    return unsafe text[0] == mark && text[text.count - 1] == mark && text[1] != mark
  }

  /// Where the first of two days ends: `04/17/2023 as of 04/15/2023` is booked on the first. In a field of several
  /// lines the day is the first of them.
  private static func endOfFirst(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    if let end = unsafe text.firstIndex(where: isLineEnd) { return end }
    let words = Array(" as of ".utf8)
    guard text.count >= 2 * 6 + words.count else { return nil }
    return (6..<(text.count - words.count)).first { place in
      words.indices.allSatisfy { unsafe text[place + $0].lowered == words[$0] }
    }
  }

  /// Where a date may begin behind a time of day: `17:45 03-03-25`, `12:00am Wed 18 January, 2023`, `17:45 - 03/03/2025`;
  /// nil where no time stands in front.
  private static func endOfClock(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = 0
    var groups = 0
    var width = 0
    while place < text.count, unsafe text[place] == 0x20 { place += 1 }
    while place < text.count {
      let byte = unsafe text[place]
      if byte.isDigit {
        width += 1
      } else if byte == UInt8(ascii: ":"), 1...2 ~= width, groups < 2 {
        groups += 1
        width = 0
      } else {
        break
      }
      place += 1
    }
    guard groups > 0, width == 2, place + 5 < text.count else { return nil }
    if unsafe "ap".utf8.contains(text[place].lowered) && text[place + 1].lowered == UInt8(ascii: "m") { place += 2 }
    guard unsafe text[place] == 0x20 || text[place] == 0x2c else { return nil }
    while place < text.count, unsafe text[place] == 0x20 || text[place] == 0x2c { place += 1 }
    if place + 1 < text.count, unsafe text[place] == UInt8(ascii: "-") && text[place + 1] == 0x20 { place += 2 }
    return place
  }

  /// Whether the text has the three digits that the shortest date has, or may have them in another script.
  private static func hasDigits(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var digits = 0
    for place in 0..<text.count {
      let byte = unsafe text[place]
      if byte.isDigit || byte >= 0x80 { digits += 1 }
    }
    return digits >= 3
  }
}

/// Takes the text of a date apart, from left to right.
@safe
struct DateScanner {
  private(set) var parts = DateParts()
  /// Whether a word in front can be both; then the text deserves a second try.
  private(set) var metWeekdayOrMonth = false
  private let isWeekdayFirst: Bool
  private var reader: ScalarReader
  /// How many of the three parts are read.
  private var count = 0
  /// The mark since the last part: 0 for none, a blank, or something stronger.
  private var separator: UInt8 = 0
  private var hasSign = false
  private var hasFiller = false
  /// The year before the first one of the emperor that is named in front, else 0.
  private var era: Int32 = 0

  /// The caller keeps `text` alive as long as the scanner.
  @unsafe
  init(_ text: UnsafeBufferPointer<UInt8>, isWeekdayFirst: Bool) {
    self.isWeekdayFirst = isWeekdayFirst
    reader = unsafe ScalarReader(text)
  }

  private var hasName: Bool { parts.form.namePlace < 3 }

  mutating func scan() -> Bool {
    while count < 3, !reader.isAtEnd {
      guard step() else { return false }
    }
    guard count == 3 else { return false }
    noteYear()
    return DateTail.isTime(&reader, form: &parts.form)
  }

  private mutating func step() -> Bool {
    let (scalar, length) = reader.current
    switch ScalarClass.of(scalar).0 {
    case .digit: return readNumber()
    case .blank, .ignorable:
      if separator == 0 { separator = UInt8(ascii: " ") }
    case .point: guard mark(".") else { return false }
    case .comma: guard mark(",") else { return false }
    case .minus: guard mark("-") else { return false }
    case .apostrophe: guard count == 0 || mark("'") else { return false }
    case .quote, .equals: guard count == 0 else { return false }
    case .open, .close: guard parts.form.hasWeekday || count > 0 else { return false }
    case .other where scalar == 0x2f || scalar == 0xff0f: guard mark("/") else { return false }
    // Cameras and their kin part dates like times, the year first.
    case .other where scalar == 0x3a && count > 0 && parts.widths[0] == 4: guard mark(":") else { return false }
    case .other: return readEra() || readWord()
    default: return false
    }
    reader.skip(length)
    return true
  }

  /// Between two numbers stands one mark; around names, full stops and commas come on top.
  private mutating func mark(_ character: Unicode.Scalar) -> Bool {
    if count == 0 { return parts.form.hasWeekday && (character == "," || character == ".") }
    if separator != 0, separator != UInt8(ascii: " "), !hasName, character != "'" { return false }
    separator = UInt8(ascii: character)
    return true
  }

  private mutating func readNumber() -> Bool {
    var value: Int64 = 0
    var width = 0
    while case (let scalar, let length) = reader.current, case (.digit, let digit) = ScalarClass.of(scalar), width < 15
    {
      value = value * 10 + Int64(digit)
      width += 1
      reader.skip(length)
    }
    if count == 0, width >= 5 { return readDigits(value, width: width) }
    guard width <= 4 else { return false }
    if separator == UInt8(ascii: "'") { parts.isApostropheYear = true }
    if count == 0, era > 0 { return width <= 3 && addPart(era + Int32(value), width: 4) }
    return addPart(Int32(value), width: UInt8(width))
  }

  private mutating func addPart(_ value: Int32, width: UInt8) -> Bool {
    if count > 0 {
      let isGlued = separator == 0 && !hasSign && width > 0 && parts.widths[count - 1] > 0
      let isList = separator == UInt8(ascii: ",") && width > 0 && parts.widths[count - 1] > 0 && !hasName && !hasFiller
      guard !isGlued, !isList else { return false }
      if count == 1 { parts.form.firstSeparator = separator } else { parts.form.secondSeparator = separator }
    }
    parts.values[count] = value
    parts.widths[count] = width
    count += 1
    separator = 0
    return true
  }

  /// Digits with fixed places, or a serial number.
  private mutating func readDigits(_ value: Int64, width: Int) -> Bool {
    parts.form.firstSeparator = 0
    parts.form.secondSeparator = 0
    count = 3
    switch width {
    case 5 where (15_000..<110_000).contains(value):
      parts.form.style = .serial
      parts.serialDay = Int32(value) - 25_569
    case 10 where (1_000_000_000..<4_102_444_800).contains(value):
      parts.form.style = .unix
      parts.serialDay = Int32(value / 86_400)
    case 13 where (1_000_000_000_000..<4_102_444_800_000).contains(value):
      parts.form.style = .unix
      parts.serialDay = Int32(value / 86_400_000)
    case 6, 7, 8, 12, 14:
      parts.form.style = .digits
      parts.form.hasTime = width > 8
      parts.form.yearDigits = width == 6 ? 2 : width == 7 ? 3 : 4
      parts.digits = Int32(width == 12 ? value / 10_000 : width == 14 ? value / 1_000_000 : value)
    default: return false
    }
    return true
  }

  /// The emperor of `R6.3.13` and `令和6年3月13日`, or the republic of `民國114年3月13日`, directly in front of the year.
  private mutating func readEra() -> Bool {
    guard count == 0, era == 0 else { return false }
    let start = reader.place
    let (first, length) = reader.current
    reader.skip(length)
    let second = reader.current
    switch (first, second.scalar) {
    case (0x52, 0x30...0x39): era = 2018
    case (0x48, 0x30...0x39): era = 1988
    case (0x53, 0x30...0x39): era = 1925
    case (0x4ee4, 0x548c): era = 2018
    case (0x5e73, 0x6210): era = 1988
    case (0x662d, 0x548c): era = 1925
    case (0x6c11, 0x570b), (0x6c11, 0x56fd): era = 1911
    default: reader.rewind(to: start)
    }
    if era > 0, second.scalar > 0x39 { reader.skip(second.length) }
    return era > 0
  }

  /// A month, a weekday, a sign such as 年, or a word that says nothing (`de`, `th`).
  private mutating func readWord() -> Bool {
    var hash = TextHash()
    var letters = 0
    // Thai months are abbreviations with full stops.
    var isThai = false
    while !reader.isAtEnd {
      let (scalar, length) = reader.current
      if scalar == 0x2e, isThai {
        reader.skip(length)
        continue
      }
      guard ScalarClass.of(scalar).0 == .other, scalar != 0x2f else { break }
      if letters > 0, DateScanner.isSign(scalar) { break }
      isThai = (0xe00..<0xe80).contains(scalar)
      hash.addLetters(of: scalar)
      letters += 1
      reader.skip(length)
      if DateScanner.isSign(scalar) { break }
    }
    guard let word = DateWords.meaning(of: hash) else { return false }
    if let name = word.month, !hasName, !(word.isWeekday && count == 0 && isWeekdayFirst) {
      metWeekdayOrMonth = metWeekdayOrMonth || word.isWeekday && count == 0
      parts.isThai = isThai
      return addName(name, letters: letters)
    }
    if word.isSign, count > 0 || !word.isWeekday {
      hasSign = true
      parts.form.style = hasName ? .named : .signs
      return true
    }
    if word.isWeekday, count == 0 || !word.isFiller { parts.form.hasWeekday = true }
    if word.isFiller { hasFiller = true }
    return word.isWeekday || word.isFiller
  }

  private mutating func addName(_ name: MonthName, letters: Int) -> Bool {
    guard addPart(0, width: 0) else { return false }
    parts.name = name
    parts.form.style = .named
    parts.form.namePlace = UInt8(count - 1)
    parts.form.hasLongName = letters > 4
    return true
  }

  private static func isSign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x5e74, 0x6708, 0x65e5, 0xb144, 0xc6d4, 0xc77c: true
    default: false
    }
  }

  private mutating func noteYear() {
    guard parts.form.style != .digits, parts.serialDay == nil else { return }
    let width = max(parts.widths[0], parts.widths[2])
    parts.form.yearDigits = width >= 3 ? width : 2
  }
}
