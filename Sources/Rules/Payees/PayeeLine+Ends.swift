/// What is taken off the beginning and the end.
extension PayeeLine {
  mutating func dropNoise() {
    for index in tokens.indices where isKept(index) && tokens[index].kinds.has(.noise) {
      if tokens[index].name < 0 { drop(phrase(index)) }
    }
  }

  /// A name is said once: `AMZN MKTP AMZN.COM`.
  mutating func dropRepeatedNames() {
    for index in tokens.indices where tokens[index].name >= 0 && isKept(index) {
      let isRepeated = tokens[..<index].contains {
        $0.name >= 0 && $0.section == section && $0.state == .kept
          && phrases.names[Int($0.name)] == phrases.names[Int(tokens[index].name)]
      }
      if isRepeated { drop(phrase(index)) }
    }
  }

  /// Takes prefixes off, as often as they come, while something is left to be the payee.
  mutating func dropBeginning() {
    var index = 0
    var hasPrefix = false
    while index < tokens.count {
      guard isKept(index) else {
        index += 1
        continue
      }
      let token = tokens[index]
      let range = phrase(index)
      let hasStar = tokens[range.upperBound - 1].hasStarAfter
      let isProcessor = hasStar && (token.kinds.has(.starred) || token.letters <= 3 && token.name < 0)
      if isProcessor || token.kinds.has(.prefix) {
        guard hasWord(in: range.upperBound..<tokens.count) else { return }
        drop(range)
        hasPrefix = true
      } else if token.shape == .number, token.name < 0, hasPrefix || tokens[0].state == .number {
        guard hasWord(in: range.upperBound..<tokens.count) else { return }
        tokens[index].state = .number
      } else {
        return
      }
      index = range.upperBound
    }
  }

  /// `help.shop.com/bill`: behind a name all of it goes, else the part before `com` is the name.
  mutating func dropAddresses() {
    for index in tokens.indices where tokens[index].kinds.has(.domain) && isKept(index) {
      guard tokens[index].glue == UInt8(ascii: "."), index > 0 else { continue }
      var first = index - 1
      while first > 0, isAddressMark(tokens[first].glue) {
        first -= 1
      }
      var end = phrase(index).upperBound
      while end < tokens.count, isPathMark(tokens[end].glue) { end += 1 }
      drop(index..<end)
      if isStrong(before: first) {
        drop(first..<index)
      } else {
        var label = index - 1
        while label > first, tokens[label].glue == UInt8(ascii: "-") { label -= 1 }
        drop(first..<label)
      }
    }
  }

  private func isAddressMark(_ glue: UInt8) -> Bool {
    glue == UInt8(ascii: ".") || glue == UInt8(ascii: "@") || glue == UInt8(ascii: "-")
  }

  private func isPathMark(_ glue: UInt8) -> Bool { glue == UInt8(ascii: "/") || glue == UInt8(ascii: ".") || glue == 0 }

  /// Takes places, legal forms and what is left of numbers off the end.
  mutating func dropEnd(_ text: UnsafeBufferPointer<UInt8>) {
    while let last = tokens.indices.last(where: { isKept($0) }) {
      var first = last
      while first > 0, tokens[first].length == 0 { first -= 1 }
      let token = tokens[first]
      guard token.name < 0, hasWord(in: 0..<first) else { return }
      let isNumber = token.shape == .number && token.length == 1
      let isEnding = token.kinds.has(.ending)
      if !isNumber, !isEnding, !isStrong(before: first) { return }
      let isCode = token.shape == .mixed && token.digits > 1
      // A small word ends no name; it led to what is off.
      let isLoose = token.kinds.has(.small) && last + 1 < tokens.count
      let isBranch = unsafe isBranch(last, text)
      let isWord = isBranch || isLoose || isEnding || isPlace(first, upTo: last)
      guard isWord || isNumber || isCode else { return }
      drop(first..<last + 1)
    }
  }

  private func isPlace(_ first: Int, upTo last: Int) -> Bool {
    let token = tokens[first]
    if token.glue == UInt8(ascii: "&") { return false }
    if token.kinds.has(.place) {
      // University of Vienna is a name.
      guard let before = tokens[..<first].lastIndex(where: { $0.section == section && $0.state != .number }) else {
        return true
      }
      return tokens[before].state != .kept || tokens[before].length == 0 || !tokens[before].kinds.has(.small)
    }
    guard token.kinds.has(.placeCode) else { return false }
    if first > 0, tokens[first - 1].state != .kept || tokens[first - 1].shape == .number || endsPlace(first - 1) {
      return true
    }
    return last + 1 < tokens.count && tokens[last + 1].section == section && tokens[last + 1].state != .kept
  }

  /// Whether a phrase that is a place ends at `index`.
  private func endsPlace(_ index: Int) -> Bool {
    var first = index
    while first > 0, tokens[first].length == 0 { first -= 1 }
    return tokens[first].kinds.has(.place | .placeCode)
  }

  private func isBranch(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let token = tokens[index]
    guard token.isWide else { return false }
    return branches.contains { ending in
      let start = Int(token.end) - ending.count
      guard start > Int(token.start) else { return false }
      for offset in ending.indices where unsafe text[start + offset] != ending[offset] { return false }
      return true
    }
  }

  /// `SHOP 4471 OAKHAM`: one or two unknown words behind a number are its place.
  mutating func dropAfterNumber() -> Bool {
    guard
      let number = tokens.indices.first(where: { index in
        tokens[index].state == .number && tokens[index].section == section && isStrong(before: index)
      })
    else { return false }
    let rest = tokens.indices[number...].filter { isKept($0) }
    guard (1...2).contains(rest.count), rest.allSatisfy({ tokens[$0].name < 0 }) else { return false }
    for index in rest { tokens[index].state = .word }
    return true
  }

  /// `BLUE DOOR      OAKHAM`: in texts with columns, the second one is a place.
  mutating func dropColumns() -> Bool {
    guard
      let column = tokens.indices.first(where: { tokens[$0].beginsColumn && isKept($0) && isStrong(before: $0) })
    else { return false }
    let rest = tokens.indices[column...].filter { isKept($0) }
    guard rest.count <= 3, rest.allSatisfy({ tokens[$0].name < 0 }) else { return false }
    for index in rest { tokens[index].state = .word }
    return true
  }
}
