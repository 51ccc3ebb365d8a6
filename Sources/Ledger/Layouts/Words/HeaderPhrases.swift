/// The phrases of the dictionary with their roles, as they are written down and as they are looked up.
///
/// A line is a role and its phrases: `date: buchungstag|buchungsdatum|datum 80`. A number behind a phrase is its weight,
/// 100 without. A line without a role goes on with the one before. A phrase in lines of several roles has them all.
enum HeaderPhrases {
  /// Each value holds the number of the role in its high byte and the weight in its low one.
  static let table: WordTable = {
    var table = WordTable(capacity: 8192)
    for text in texts { add(text, to: &table) }
    return table
  }()

  private static let texts = [english, germanic, nordic, romance, iberian, slavic, baltic, eastern, asian]

  static func index(of role: HeaderRole) -> Int {
    HeaderRole.allCases.firstIndex(of: role) ?? 0
  }

  private static let roles: [WordHash: Int] = {
    var roles: [WordHash: Int] = [:]
    for (index, role) in HeaderRole.allCases.enumerated() {
      var hash = WordHash()
      for scalar in role.rawValue.unicodeScalars { hash.addLetters(of: scalar.value) }
      roles[hash] = index
    }
    return roles
  }()

  private static func add(_ text: StaticString, to table: inout WordTable) {
    var line = -1
    var role = 0
    unsafe WordTable.forEachPhrase(in: text) { phrase, newLine in
      var phrase = unsafe phrase
      if newLine != line {
        line = newLine
        if let colon = unsafe phrase.firstIndex(of: UInt8(ascii: ":")) {
          role = unsafe HeaderPhrases.role(named: UnsafeBufferPointer(rebasing: phrase[..<colon]))
          unsafe phrase = UnsafeBufferPointer(rebasing: phrase[(colon + 1)...])
        }
      }
      let (end, weight) = unsafe weight(of: phrase)
      let value = UInt16(role) << 8 | UInt16(weight)
      unsafe table.insert(UnsafeBufferPointer(rebasing: phrase[..<end]), value: value)
    }
  }

  private static func role(named name: UnsafeBufferPointer<UInt8>) -> Int {
    var hash = WordHash()
    for place in 0..<name.count { unsafe hash.addLetters(of: UInt32(name[place])) }
    return roles[hash] ?? index(of: .ignored)
  }

  /// Where a phrase ends and the weight written behind it: two digits after a blank.
  private static func weight(of phrase: UnsafeBufferPointer<UInt8>) -> (end: Int, weight: Int) {
    let count = phrase.count
    guard count > 3, unsafe phrase[count - 3] == UInt8(ascii: " ") else { return (count, 100) }
    let tens = unsafe phrase[count - 2] &- 48
    let ones = unsafe phrase[count - 1] &- 48
    return tens < 10 && ones < 10 ? (count - 3, Int(tens) * 10 + Int(ones)) : (count, 100)
  }
}
