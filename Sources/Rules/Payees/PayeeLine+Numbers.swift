import Values

/// Numbers, dates, telephone numbers, masks and codes among the words.
extension PayeeLine {
  /// Marks what is no word: numbers of three digits and more, groups of numbers, codes of letters and digits.
  mutating func findNumbers() {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.name >= 0 || token.length == 0 {
        index += 1
        continue
      }
      switch token.shape {
      case .word:
        if isMask(token) {
          tokens[index].shape = .number
          tokens[index].state = .number
        }
        index += 1
      case .mixed:
        let end = accountNumber(from: index)
        if end > index + 1 {
          drop(index..<end, as: .number)
        } else if isCode(index) {
          tokens[index].state = .number
        }
        index = max(end, index + 1)
      case .number: index = number(at: index)
      }
    }
    dropShortNumbersBesideLong()
  }

  /// Card numbers masked with letters are words of nothing but x, whose hashes are few.
  private func isMask(_ token: PayeeToken) -> Bool {
    token.letters >= 4 && PayeeLine.masks.contains(token.hash)
  }

  private static let masks: [UInt64] = (4...16).map { count in
    unsafe Array(repeating: UInt8(ascii: "x"), count: count).withUnsafeBufferPointer { unsafe TextHash($0).value }
  }

  private func isCode(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.digits >= 3 || token.digits >= 2 && token.digits + token.letters >= 5 { return true }
    if token.hasStarBefore || token.hasHashBefore { return true }
    guard index > 0, tokens[index - 1].state == .number else { return false }
    return token.glue != PayeeToken.blank
  }

  /// Where an account number in blocks of four ends that begins at `first`: `NL91 ABNA 0417 1643 00`; `first` for none.
  private func accountNumber(from first: Int) -> Int {
    let token = tokens[first]
    guard token.letters == 2, token.digits == 2, first + 2 < tokens.count else { return first }
    var end = first + 1
    while end < tokens.count {
      let next = tokens[end]
      let size = next.letters + next.digits
      guard size <= 4, next.shape != .word || end == first + 1 && size == 4 else { break }
      end += 1
    }
    return end - first >= 4 ? end : first
  }

  /// Decides the number at `first`, or the group of numbers that begins there, and returns where it ends.
  private mutating func number(at first: Int) -> Int {
    var end = first + 1
    while end < tokens.count, tokens[end].shape != .word, tokens[end].name < 0 {
      let glue = tokens[end].glue
      guard glue != PayeeToken.blank, glue != UInt8(ascii: "&"), glue != UInt8(ascii: "*") else { break }
      end += 1
    }
    if end > first + 1 {
      drop(first..<end, as: .number)
      return end
    }
    let token = tokens[first]
    let isFirstWord = first == 0 && first + 1 < tokens.count && tokens[1].shape == .word
    let isLong = token.digits >= (isFirstWord && !token.beginsWithZero ? 4 : 3)
    if isLong || token.beginsWithZero || token.hasHashBefore || token.hasStarBefore {
      tokens[first].state = .number
    }
    return end
  }

  /// `+44 20 7946 0958`, `12 03`: short numbers in a row belong together.
  private mutating func dropShortNumbersBesideLong() {
    for index in tokens.indices where tokens[index].shape == .number && tokens[index].name < 0 {
      guard tokens[index].state == .kept, tokens[index].length > 0 else { continue }
      let isAfter = index > 0 && tokens[index - 1].shape == .number && tokens[index - 1].name < 0
      let isBefore = index + 1 < tokens.count && tokens[index + 1].shape == .number && tokens[index + 1].length > 0
      if isAfter || isBefore { tokens[index].state = .number }
    }
  }

  /// Drops the words that go with a number: `invoice 4711`, `12 march`, `eur 9`.
  mutating func dropCompanions() {
    for index in tokens.indices.reversed() where tokens[index].state == .kept {
      let kinds = tokens[index].kinds
      guard kinds.has(.marker | .unit), tokens[index].name < 0 else { continue }
      let range = phrase(index)
      if range.upperBound < tokens.count {
        let next = tokens[range.upperBound]
        if next.state == .number || next.shape == .number && next.name < 0 {
          drop(range, as: .number)
          tokens[range.upperBound].state = .number
          continue
        }
      }
      guard kinds.has(.unit), index > 0 else { continue }
      let before = tokens[index - 1]
      if before.state == .number || before.shape == .number && before.name < 0 {
        drop(range, as: .number)
        tokens[index - 1].state = .number
      }
    }
  }
}
