/// The words of one text while it is decided which of them are the payee.
struct PayeeLine {
  var tokens: [PayeeToken]
  let phrases: PayeePhrases
  let branches: [[UInt8]]
  /// Part of the text that labels set apart: 0 is what stands before the first label.
  private(set) var section: UInt8 = 0
  private var sections: UInt8 = 1
  private var nameSection: UInt8?
  private var textSection: UInt8?
  /// Of all phrases: what no word is need not be looked for.
  private var kinds = PayeeWordKinds()

  init(tokens: [PayeeToken], phrases: PayeePhrases, branches: [[UInt8]]) {
    self.tokens = tokens
    self.phrases = phrases
    self.branches = branches
  }

  /// Marks the words that are the payee as kept, in `section`.
  mutating func decide(_ text: UnsafeBufferPointer<UInt8>) {
    let hasLabels = findPhrases()
    findNumbers()
    if kinds.has(.marker | .unit) { dropCompanions() }
    if hasLabels { divide() }
    for candidate in [nameSection, 0, textSection] {
      guard let candidate else { continue }
      section = candidate
      unsafe narrow(text)
      if hasWord(in: tokens.indices) { return }
    }
    section = 0
    restoreWords()
  }

  /// What is left of a section when all that is not the payee is off.
  private mutating func narrow(_ text: UnsafeBufferPointer<UInt8>) {
    if kinds.has(.noise) { dropNoise() }
    if kinds.has(.name) { dropRepeatedNames() }
    dropBeginning()
    if kinds.has(.domain) { dropAddresses() }
    unsafe dropEnd(text)
    if dropAfterNumber() || dropColumns() { unsafe dropEnd(text) }
  }

  // MARK: Phrases and labels

  /// Finds the longest phrase at each word, from left to right, and says whether one is a label.
  private mutating func findPhrases() -> Bool {
    var hasLabels = false
    var first = 0
    while first < tokens.count {
      var key = PayeePhrases.start
      var last = first
      var found: (entry: PayeePhrases.Entry, end: Int)?
      while last < tokens.count {
        key = PayeePhrases.key(key, tokens[last].hash)
        guard let entry = phrases.entry(key) else { break }
        last += 1
        if !entry.kinds.isEmpty, !isLooseInitials(entry, first, last) { found = (entry, last) }
        if !entry.goesOn { break }
      }
      guard let found else {
        first += 1
        continue
      }
      kinds = kinds | found.entry.kinds
      tokens[first].kinds = found.entry.kinds
      tokens[first].name = found.entry.name
      tokens[first].length = UInt8(found.end - first)
      for inside in first + 1..<max(first + 1, found.end) {
        tokens[inside].length = 0
        let own = phrases.entry(PayeePhrases.key(PayeePhrases.start, tokens[inside].hash))
        tokens[inside].kinds = (own?.kinds ?? PayeeWordKinds()) & (.small | .plain)
      }
      if found.entry.kinds.has(.anyLabel), tokens[found.end - 1].hasLabelMark { hasLabels = true }
      first = found.end
    }
    return hasLabels
  }

  /// `C A` is not C&A: names of single letters need what joins them.
  private func isLooseInitials(_ entry: PayeePhrases.Entry, _ first: Int, _ end: Int) -> Bool {
    entry.name >= 0 && end == first + 2 && tokens[first + 1].glue != UInt8(ascii: "&")
      && tokens[first].end - tokens[first].start == 1 && tokens[first + 1].end - tokens[first + 1].start == 1
  }

  /// Gives each word the number of its section and drops the labels.
  private mutating func divide() {
    var current: UInt8 = 0
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let end = index + max(1, Int(token.length))
      if token.kinds.has(.anyLabel), tokens[end - 1].hasLabelMark {
        current = sections
        sections &+= 1
        if token.kinds.has(.nameLabel), nameSection == nil { nameSection = current }
        if token.kinds.has(.textLabel), textSection == nil { textSection = current }
        for label in index..<end { tokens[label].state = .number }
      }
      for word in index..<end { tokens[word].section = current }
      index = end
    }
  }

  // MARK: What is left

  func isKept(_ index: Int) -> Bool { tokens[index].state == .kept && tokens[index].section == section }

  /// Whether a word before `end` is kept that can be a payee by itself, or two general ones.
  func isStrong(before end: Int) -> Bool {
    var generals = 0
    for index in 0..<end where isKept(index) {
      let token = tokens[index]
      if token.name >= 0 { return true }
      guard token.shape != .number, token.length > 0 else { continue }
      if !token.kinds.has(.general | .small | .prefix | .ending), token.letters > 1 || token.isWide {
        return true
      }
      if token.kinds.has(.general) || token.letters == 1 { generals += 1 }
    }
    return generals > 1
  }

  /// Whether something that can be a payee, if a general one, is kept in `range`.
  func hasWord(in range: Range<Int>) -> Bool {
    for index in range where isKept(index) {
      let token = tokens[index]
      if token.name >= 0 { return true }
      if token.shape != .number, token.length > 0, !token.kinds.has(.prefix | .ending | .small) {
        return true
      }
    }
    return false
  }

  mutating func drop(_ range: Range<Int>, as state: PayeeToken.State = .word) {
    for index in range { tokens[index].state = state }
  }

  /// The words of the phrase that begins at `index`.
  func phrase(_ index: Int) -> Range<Int> { index..<index + max(1, Int(tokens[index].length)) }

  /// Where nothing can be the payee, the words that say least are better than none.
  private mutating func restoreWords() {
    for index in tokens.indices where tokens[index].state == .word && tokens[index].section == 0 {
      tokens[index].state = .kept
    }
    guard !tokens.indices.contains(where: { isKept($0) && tokens[$0].shape != .number }) else {
      for index in tokens.indices where tokens[index].shape == .number { tokens[index].state = .number }
      return
    }
    for index in tokens.indices {
      let isLabel = tokens[index].hasLabelMark && tokens[index].kinds.has(.anyLabel)
      let isWord = tokens[index].shape == .word && !isLabel
      tokens[index].section = 0
      tokens[index].state = isWord ? .kept : .number
    }
  }
}
