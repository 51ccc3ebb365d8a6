/// The dictionary of the words that banks put over their columns.
///
/// The words themselves stand in `HeaderWords+*.swift`, one text a group of languages; `HeaderPhrases` says how they
/// are written down. They are read once, when first asked for.
package enum HeaderWords {
  /// The roles that a header's text suggests, the heaviest first; empty when it says nothing.
  ///
  /// Weights are comparable between headers: 100 for a phrase that means one thing, less for one that may mean
  /// several (`Valuta`), less again where a known phrase is only part of the header (`Total amount of the order`).
  package static func roles(of header: some StringProtocol) -> [(role: HeaderRole, weight: Int)] {
    let roles = DamagedHeader.isDamaged(header) ? DamagedHeader.roles(of: header) : soundRoles(of: header)
    // What may be owed moves nothing.
    let isMoney = roles.contains { [.amount, .amountIn, .amountOut].contains($0.role) }
    return isMoney && PartWords.creditLimit.areIn(String(header)) ? [] : roles
  }

  static func soundRoles(of header: some StringProtocol) -> [(role: HeaderRole, weight: Int)] {
    let tokens = HeaderTokens(header)
    guard !tokens.isEmpty else { return [] }
    var votes = RoleVotes()
    HeaderPhrases.table.forEachValue(of: tokens.hash(of: tokens.all)) { votes.add($0, percent: 100) }
    if votes.isEmpty, let bare = tokens.withoutCurrency(andLittleWord: false) {
      votes = votesWithoutCurrency(tokens, bare)
    }
    if votes.isEmpty, let bare = tokens.withoutKana {
      HeaderPhrases.table.forEachValue(of: bare.hash(of: bare.all)) { votes.add($0, percent: 95) }
    }
    if votes.isEmpty { votes = votesOfMark(tokens) }
    if votes.isEmpty, let outer = tokens.withoutParentheses {
      HeaderPhrases.table.forEachValue(of: outer.hash(of: outer.all)) { votes.add($0, percent: 90) }
    }
    if votes.isEmpty {
      addParts(of: tokens, to: &votes)
      if votes[.originalAmount] > 0, PartWords.accountCurrency.areIn(String(header)) { votes[.originalAmount] = 0 }
      if votes[.fee] > 0, FeeWords.tellsOfAmount(header) { votes.takeFeeForAmount() }
      votes.combine()
    }
    return votes.sorted
  }

  /// The languages that know the most of the headers; empty where none knows any.
  package static func languages(of headers: [String]) -> Languages {
    var counts = Array(repeating: 0, count: Languages.names.count)
    for header in headers {
      let tokens = HeaderTokens(header)
      guard !tokens.isEmpty else { continue }
      var known = Languages()
      HeaderPhrases.table.forEachValue(of: tokens.hash(of: tokens.all)) {
        known.formUnion(HeaderPhrases.Meaning(packed: $0).languages)
      }
      for group in counts.indices where known.contains(Languages(group: group)) { counts[group] += 1 }
    }
    guard let most = counts.max(), most > 0 else { return [] }
    return counts.indices.filter { counts[$0] == most }.reduce(into: []) { $0.formUnion(Languages(group: $1)) }
  }

  /// `Amount in EUR` is an amount, but `Money in EUR` and `Amount in (EUR)` are money that comes in.
  private static func votesWithoutCurrency(_ tokens: HeaderTokens, _ bare: HeaderTokens) -> RoleVotes {
    var votes = RoleVotes()
    HeaderPhrases.table.forEachValue(of: bare.hash(of: bare.all)) { votes.add($0, percent: 95) }
    guard !tokens.endsInParentheses, let barer = tokens.withoutCurrency(andLittleWord: true) else { return votes }
    var others = RoleVotes()
    HeaderPhrases.table.forEachValue(of: barer.hash(of: barer.all)) { others.add($0, percent: 95) }
    return votes.isEmpty || (others.sorted.first?.weight ?? 0) >= 90 ? others : votes
  }

  /// `Pagos (Cr)`: a mark of the direction behind a name that says nothing of balances.
  private static func votesOfMark(_ tokens: HeaderTokens) -> RoleVotes {
    guard tokens.count > 1, tokens.endsInParentheses, let outer = tokens.withoutParentheses,
      outer.count == tokens.count - 1, tokens.isShort(tokens.count - 1)
    else { return RoleVotes() }
    var said = RoleVotes()
    addParts(of: outer, to: &said)
    HeaderPhrases.table.forEachValue(of: outer.hash(of: outer.all)) { said.add($0, percent: 100) }
    var votes = RoleVotes()
    guard [HeaderRole.amount, .amountIn, .amountOut].contains(where: { said[$0] > 0 }),
      ![HeaderRole.balance, .balanceBefore].contains(where: { said[$0] > 0 })
    else { return votes }
    HeaderPhrases.table.forEachValue(of: tokens.hash(of: (tokens.count - 1)..<tokens.count)) {
      guard HeaderPhrases.Meaning(packed: $0).isDirection else { return }
      votes.add($0, percent: 90)
    }
    return votes
  }

  /// What the phrases inside the header say: those of several words more than single words, those more than the ends
  /// of compound words.
  private static func addParts(of tokens: HeaderTokens, to votes: inout RoleVotes) {
    for start in tokens.all {
      for end in (start + 1)...min(tokens.count, start + 5) where end - start < tokens.count {
        let isSingle = end == start + 1
        if isSingle, tokens.isShort(start) { continue }
        HeaderPhrases.table.forEachValue(of: tokens.hash(of: start..<end)) {
          votes.add($0, percent: isSingle ? 50 : 70)
        }
      }
      tokens.forEachCompoundEnd(of: start) { hash in
        var isFound = false
        HeaderPhrases.table.forEachValue(of: hash) {
          isFound = true
          votes.add($0, percent: 45)
        }
        return isFound
      }
    }
  }
}

/// How much each role is suggested.
struct RoleVotes {
  private var weights = InlineArray<32, UInt8>(repeating: 0)
  private(set) var isEmpty = true

  /// `value` as `HeaderPhrases` packs it. The heaviest suggestion of a role counts.
  mutating func add(_ value: UInt16, percent: Int) {
    let meaning = HeaderPhrases.Meaning(packed: value)
    weights[meaning.role] = max(weights[meaning.role], UInt8(meaning.weight * percent / 100))
    isEmpty = false
  }

  subscript(role: HeaderRole) -> UInt8 {
    get { weights[HeaderPhrases.index(of: role)] }
    set { weights[HeaderPhrases.index(of: role)] = newValue }
  }

  /// Two parts that together mean a third thing: the account of the counterparty is its account, not ours.
  mutating func combine() {
    if self[.counterparty] > 0, self[.accountNumber] > 0 || self[.counterAccount] > 0 {
      self[.counterAccount] = max(70, self[.counterAccount])
      self[.accountNumber] = 0
      self[.counterparty] /= 2
    }
    if self[.counterparty] > 0 { for role in [HeaderRole.accountName, .reference, .type] { self[role] /= 2 } }
    if self[.balance] > 0 { for role in [HeaderRole.amount, .date] { self[role] /= 2 } }
    if self[.fee] > 0 { self[.amount] /= 2 }
    if self[.originalAmount] > 0 { self[.amount] /= 2 }
    if self[.accountNumber] > 0 { self[.reference] /= 2 }
  }

  /// The header names the fee only to say that the amount is that after it, or before it.
  mutating func takeFeeForAmount() {
    self[.fee] = 0
    self[.amount] = max(80, self[.amount])
  }

  var sorted: [(role: HeaderRole, weight: Int)] {
    HeaderRole.allCases
      .map { (role: $0, weight: Int(self[$0])) }
      .filter { $0.weight > 0 }
      .sorted { $0.weight > $1.weight }
  }
}
