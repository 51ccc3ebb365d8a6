/// How plausible decoded text is as words of a language: letters within words, pairs that the language knows, one
/// script a word; controls, box drawing and symbols within words speak against it.
struct Plausibility {
  private let languages: [Language]
  private var lowerCase: [UInt32: UInt32] = [:]

  init(_ languages: [Language]) {
    self.languages = languages
  }

  /// Points of the language that suits best: about +2 for each pair of letters that it knows.
  mutating func score(_ text: [Unicode.Scalar]) -> Int {
    var basic = 0
    var points = Array(repeating: 0, count: languages.count)
    var seen: [UInt64: Int] = [:]
    var signs: [[Unicode.Scalar]: Int] = [:]
    for place in text.indices where text[place].value > 0x7F {
      let before = place > 0 ? text[place - 1] : " "
      let after = place + 1 < text.count ? text[place + 1] : " "
      let sign = [before, text[place], after]
      signs[sign, default: 0] += 1
      // What is said once more is no new evidence: the same name may stand on every line.
      if signs[sign]! <= 3 { basic += Plausibility.points(of: text[place], between: before, and: after) }
      guard Plausibility.isLetter(text[place]) else { continue }
      let letter = lower(text[place])
      count(Language.pair(lower(before), letter), in: &seen)
      if after.value < 0x80 { count(Language.pair(letter, lower(after)), in: &seen) }
    }
    for (pair, times) in seen {
      let weight = min(times, 3)
      let isKnown = languages.contains { $0.pairs.contains(pair) }
      for (index, language) in languages.enumerated() {
        if language.pairs.contains(pair) {
          points[index] += 2 * weight
        } else if !isKnown {
          points[index] -= weight
        }
        let letter = UInt32(truncatingIfNeeded: pair) > 0x7F ? UInt32(truncatingIfNeeded: pair) : UInt32(pair >> 32)
        if !language.letters.contains(letter) { points[index] -= 2 * weight }
      }
    }
    return basic + (points.max() ?? 0)
  }

  private func count(_ pair: UInt64, in seen: inout [UInt64: Int]) { seen[pair, default: 0] += 1 }

  /// The letter in lower case; 0 for what is no letter.
  private mutating func lower(_ scalar: Unicode.Scalar) -> UInt32 {
    if scalar.value < 0x80 {
      return scalar.properties.isAlphabetic ? scalar.value | 0x20 : scalar == "'" ? scalar.value : 0
    }
    guard Plausibility.isLetter(scalar) else { return 0 }
    if let known = lowerCase[scalar.value] { return known }
    // The capital I with a dot becomes two characters, of which the first is ASCII; it stays.
    let mapping = scalar.properties.lowercaseMapping.unicodeScalars
    let lower = mapping.count == 1 ? mapping.first!.value : scalar.value
    lowerCase[scalar.value] = lower
    return lower
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar != "ª" && scalar != "º" else { return false }
    if (0xE00...0xE7F).contains(scalar.value) { return true }
    return scalar.properties.isAlphabetic
  }

  /// What one character says by itself.
  private static func points(
    of scalar: Unicode.Scalar, between before: Unicode.Scalar, and after: Unicode.Scalar
  ) -> Int {
    switch scalar.value {
    case 0x80...0x9F: return -40
    case 0xE000...0xF8FF, 0xFFF0...0xFFFF: return -10
    case 0x2500...0x259F, 0x2320...0x2321: return -8
    default: break
    }
    guard isLetter(scalar) else {
      if isApostrophe(scalar) { return 0 }
      if isLetter(before) && isLetter(after) { return -12 }
      if scalar == "£" || scalar == "€" { return 4 }
      return commonSymbols.contains(scalar) ? 1 : isLetter(before) || isLetter(after) ? -6 : -3
    }
    var points = 0
    if isLetter(before) && script(before) != script(scalar) { points -= 5 }
    if isLetter(after) && after.value < 0x80 && script(after) != script(scalar) { points -= 5 }
    if isDigit(before) || isDigit(after) { points -= 3 }
    if !isLetter(before) && !isLetter(after) { points -= 2 }
    if isLetter(before) && before.properties.isLowercase && scalar.properties.isUppercase { points -= 4 }
    if scalar.properties.isLowercase && before.properties.isUppercase && after.properties.isUppercase { points -= 2 }
    return points
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

  /// What may stand within a word.
  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "’" || scalar == "´" || scalar == "·" || scalar == "–"
  }

  private static let commonSymbols = Set("\u{A0}€£§°–—‘’“”„«»•·²½ªº®©¿¡…№¥±×´".unicodeScalars)

  private static func script(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x250, 0x1E00..<0x1F00: 1
    case 0x370..<0x400, 0x1F00..<0x2000: 2
    case 0x400..<0x530: 3
    case 0x590..<0x600: 4
    case 0x600..<0x700: 5
    case 0xE00..<0xE80: 6
    default: 7
    }
  }
}
