import Values

/// The phrases of the dictionary with their roles, as they are written down and as they are looked up.
///
/// A line is a role and its phrases: `date: buchungstag|buchungsdatum|datum 80`. A number behind a phrase is its weight,
/// 100 without. A line without a role goes on with the one before. A phrase in lines of several roles has them all.
enum HeaderPhrases {
  /// Each value holds the number of the role in its high byte and the weight in its low one.
  static let table: WordTable = {
    var table = WordTable(capacity: 12_000)
    for text in texts { add(text, to: &table) }
    return table
  }()

  private static let texts = [english, germanic, nordic, romance, iberian, slavic, baltic, eastern, asian]

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

  private static func add(_ text: StaticString, to table: inout WordTable) {
    var role = 0
    PhraseText.forEachPhrase(in: text) { phrase in
      if let head = phrase.head { role = roles[head] ?? index(of: .ignored) }
      table.insert(phrase, value: UInt16(role) << 8 | UInt16(phrase.weight ?? 100))
    }
  }
}
