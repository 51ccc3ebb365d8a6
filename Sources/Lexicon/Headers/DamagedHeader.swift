/// Headers of which another program lost letters, with a replacement sign for each: `D?bit` for `Débit`.
enum DamagedHeader {
  private static let lost: Unicode.Scalar = "\u{FFFD}"
  /// What letters with marks fold to.
  private static let letters = ["e", "a", "o", "u", "i", "c", "n", "s", "z", "r", "l", "y", "g", "d", "t", "ss", "ae"]
  private static let most = 2

  static func isDamaged(_ header: some StringProtocol) -> Bool { header.unicodeScalars.contains(lost) }

  /// What the header suggests with the letters that make the most of it; one letter may have left several signs.
  static func roles(of header: some StringProtocol) -> [(role: HeaderRole, weight: Int)] {
    var parts: [String] = [""]
    var wasLost = false
    for scalar in header.unicodeScalars {
      if scalar != lost { parts[parts.count - 1].unicodeScalars.append(scalar) } else if !wasLost { parts.append("") }
      wasLost = scalar == lost
    }
    guard parts.count - 1 <= most else { return HeaderWords.soundRoles(of: header) }
    let mended = parts.dropFirst().reduce([parts[0]]) { texts, part in
      texts.flatMap { text in letters.map { text + $0 + part } }
    }
    return mended.map { HeaderWords.soundRoles(of: $0) }.max { weight($0) < weight($1) } ?? []
  }

  private static func weight(_ roles: [(role: HeaderRole, weight: Int)]) -> Int { roles.first?.weight ?? 0 }
}
