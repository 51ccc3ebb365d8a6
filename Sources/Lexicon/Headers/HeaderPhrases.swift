import Values

/// The phrases of the dictionary with their roles, as they are written down and as they are looked up.
///
/// A line is a role and its phrases: `date: buchungstag|buchungsdatum|datum 80`. A number behind a phrase is its weight,
/// 100 without. A line without a role goes on with the one before. A phrase in lines of several roles has them all.
enum HeaderPhrases {
  static let table: WordTable = {
    var table = WordTable(capacity: 12_000)
    for (group, text) in texts.enumerated() { add(text, group: group, to: &table) }
    return table
  }()

  /// What a phrase means, in the 16 bits of a table's number: 4 for the group of languages, 5 for the role, 7 for the
  /// weight.
  struct Meaning {
    var packed: UInt16

    init(packed: UInt16) {
      self.packed = packed
    }

    init(group: Int, role: Int, weight: UInt8) {
      packed = UInt16(group) << 12 | UInt16(role) << 7 | UInt16(weight)
    }

    var languages: Languages { Languages(group: Int(packed >> 12)) }
    var role: Int { Int(packed >> 7 & 0x1f) }
    var weight: Int { Int(packed & 0x7f) }
    var isDirection: Bool { [.amountIn, .amountOut].contains { HeaderPhrases.index(of: $0) == role } }
  }

  /// In the order of `Languages.names`.
  private static let texts = [english, germanic, nordic, romance, iberian, slavic, baltic, eastern, asian, african]

  static func index(of role: HeaderRole) -> Int {
    HeaderRole.allCases.firstIndex(of: role) ?? 0
  }

  private static let roles: [TextHash: Int] = {
    var roles: [TextHash: Int] = [:]
    for (index, role) in HeaderRole.allCases.enumerated() {
      var hash = TextHash()
      for scalar in role.rawValue.unicodeScalars { hash.addLetters(of: scalar.value) }
      roles[hash] = index
    }
    return roles
  }()

  private static func add(_ text: StaticString, group: Int, to table: inout WordTable) {
    var role = 0
    PhraseText.forEachPhrase(in: text) { phrase in
      if let head = phrase.head { role = roles[head] ?? index(of: .ignored) }
      table.insert(phrase, value: Meaning(group: group, role: role, weight: phrase.weight ?? 100).packed)
    }
  }
}
