import Values

/// Finds what the groups of a regex take from a text, in time linear in the text's length.
///
/// Vectorscan says whether a regex matches; this says where its groups are, and is asked only of texts that match and
/// of rules that use groups. It goes back like Perl does, but visits no instruction twice at one place of the text
/// (the "bit-state" matcher of RE2), so that no regex can hang a run.
struct GroupFinder: Sendable {
  enum Instruction: Sendable {
    case set([ClosedRange<UInt32>], isNegated: Bool)
    case split(Int, Int)
    case jump(Int)
    case save(Int)
    case start, end, wordEnd, noWordEnd
    case match
  }

  private var program: [Instruction] = []
  let groups: Int

  /// Nil where the regex uses syntax whose groups cannot be told, or is too large.
  init?(_ regex: String) {
    let folded = String(decoding: Needle.foldingLetters(of: regex), as: UTF8.self)
    guard let (syntax, groups) = RegexParser.parse(folded) else { return nil }
    self.groups = groups
    program.append(.save(0))
    guard compile(syntax) else { return nil }
    program += [.save(1), .match]
  }

  /// Where the whole match (first) and each group lie in a folded text; nil without a match.
  func find(in text: [UInt32]) -> [Range<Int>?]? {
    var search = Search(program: program, text: text, groups: groups)
    for start in 0...text.count {
      if search.run(from: start) { return search.ranges }
    }
    return nil
  }
}

// MARK: Compiling

extension GroupFinder {
  private mutating func compile(_ syntax: RegexSyntax) -> Bool {
    guard program.count < 5_000 else { return false }
    switch syntax {
    case .empty: return true
    case .set(let set): program.append(.set(set.ranges, isNegated: set.isNegated))
    case .start: program.append(.start)
    case .end: program.append(.end)
    case .wordEnd: program.append(.wordEnd)
    case .noWordEnd: program.append(.noWordEnd)
    case .sequence(let parts): return parts.allSatisfy { compile($0) }
    case .group(let inside, let number):
      program.append(.save(2 * number))
      guard compile(inside) else { return false }
      program.append(.save(2 * number + 1))
    case .choice(let branches): return compileChoice(branches)
    case .repetition(let inside, let least, let most, let isGreedy):
      for _ in 0..<least { guard compile(inside) else { return false } }
      guard let most else { return compileLoop(inside, isGreedy: isGreedy) }
      return compileOptions(inside, count: most - least, isGreedy: isGreedy)
    }
    return true
  }

  private mutating func compileChoice(_ branches: [RegexSyntax]) -> Bool {
    var jumps: [Int] = []
    for (index, branch) in branches.enumerated() {
      let split = program.count
      let isLast = index == branches.count - 1
      if !isLast { program.append(.split(0, 0)) }
      guard compile(branch) else { return false }
      if isLast { break }
      jumps.append(program.count)
      program.append(.jump(0))
      program[split] = .split(split + 1, program.count)
    }
    for jump in jumps { program[jump] = .jump(program.count) }
    return true
  }

  private mutating func compileLoop(_ inside: RegexSyntax, isGreedy: Bool) -> Bool {
    let split = program.count
    program.append(.split(0, 0))
    guard compile(inside) else { return false }
    program.append(.jump(split))
    program[split] = isGreedy ? .split(split + 1, program.count) : .split(program.count, split + 1)
    return true
  }

  private mutating func compileOptions(_ inside: RegexSyntax, count: Int, isGreedy: Bool) -> Bool {
    var splits: [Int] = []
    for _ in 0..<count {
      splits.append(program.count)
      program.append(.split(0, 0))
      guard compile(inside) else { return false }
    }
    for split in splits {
      program[split] = isGreedy ? .split(split + 1, program.count) : .split(program.count, split + 1)
    }
    return true
  }
}

// MARK: Searching

/// One search: the alternatives still to be tried, most wanted last, and what has been tried.
private struct Search {
  private enum Job {
    case go(instruction: Int, place: Int)
    /// Takes back a save, once all that followed it has failed.
    case restore(slot: Int, place: Int)
  }
  let program: [GroupFinder.Instruction]
  let text: [UInt32]
  private var visited: [UInt64]
  private var slots: [Int]
  private var jobs: [Job] = []

  init(program: [GroupFinder.Instruction], text: [UInt32], groups: Int) {
    self.program = program
    self.text = text
    visited = Array(repeating: 0, count: (program.count * (text.count + 1) + 63) / 64)
    slots = Array(repeating: -1, count: 2 * (groups + 1))
  }

  var ranges: [Range<Int>?] {
    stride(from: 0, to: slots.count, by: 2).map { slot in
      slots[slot] >= 0 && slots[slot + 1] >= slots[slot] ? slots[slot]..<slots[slot + 1] : nil
    }
  }

  mutating func run(from start: Int) -> Bool {
    jobs.append(.go(instruction: 0, place: start))
    while let job = jobs.popLast() {
      switch job {
      case .restore(let slot, let place): slots[slot] = place
      case .go(let instruction, let place):
        if follow(instruction, place) { return true }
      }
    }
    return false
  }

  /// Goes on from an instruction until it matches, fails, or has been there before.
  private mutating func follow(_ start: Int, _ startPlace: Int) -> Bool {
    var instruction = start
    var place = startPlace
    while true {
      let bit = instruction * (text.count + 1) + place
      if visited[bit / 64] & 1 << (bit % 64) != 0 { return false }
      visited[bit / 64] |= 1 << (bit % 64)
      switch program[instruction] {
      case .set(let ranges, let isNegated):
        guard place < text.count,
          RegexSyntax.ScalarSet(ranges: ranges, isNegated: isNegated).holds(text[place])
        else { return false }
        place += 1
      case .split(let wanted, let other):
        jobs.append(.go(instruction: other, place: place))
        instruction = wanted
        continue
      case .jump(let target):
        instruction = target
        continue
      case .save(let slot):
        jobs.append(.restore(slot: slot, place: slots[slot]))
        slots[slot] = place
      case .start: guard place == 0 else { return false }
      case .end: guard place == text.count else { return false }
      case .wordEnd: guard isWordEnd(place) else { return false }
      case .noWordEnd: guard !isWordEnd(place) else { return false }
      case .match: return true
      }
      instruction += 1
    }
  }

  /// As `\b` means it: between a letter, digit or `_` of ASCII and anything else.
  private func isWordEnd(_ place: Int) -> Bool {
    func isWord(_ index: Int) -> Bool {
      guard text.indices.contains(index) else { return false }
      let scalar = text[index]
      return (97...122).contains(scalar) || (48...57).contains(scalar) || (65...90).contains(scalar) || scalar == 95
    }
    return isWord(place - 1) != isWord(place)
  }
}

/// A text folded scalar by scalar, each with the place in the text that it comes from.
struct TracedFolding {
  private(set) var scalars: [UInt32] = []
  /// Byte offsets into the text, one more than there are scalars.
  private var offsets: [Int] = []
  private let text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    var offset = 0
    var afterBlank = true
    for piece in TracedFolding.pieces(of: text) {
      let folded = Folding.shared.folded(piece, keepingEnds: true)
      for scalar in String(decoding: folded, as: UTF8.self).unicodeScalars {
        if scalar.value == 0x20, afterBlank { continue }
        afterBlank = scalar.value == 0x20
        scalars.append(scalar.value)
        offsets.append(offset)
      }
      offset += piece.utf8.count
    }
    if scalars.last == 0x20 {
      scalars.removeLast()
      offset = offsets.removeLast()
    }
    offsets.append(offset)
  }

  /// Scalars that fold by themselves: each alone, but half-width katakana with their voicing marks.
  private static func pieces(of text: [UInt8]) -> [String] {
    var pieces: [String] = []
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if scalar.value == 0xff9e || scalar.value == 0xff9f, !pieces.isEmpty {
        pieces[pieces.count - 1].unicodeScalars.append(scalar)
      } else {
        pieces.append(String(Character(scalar)))
      }
    }
    return pieces
  }

  /// The piece of the text that a range of folded scalars comes from, without blanks at its ends.
  func original(_ range: Range<Int>) -> String {
    var bytes = text[offsets[range.lowerBound]..<min(text.count, offsets[range.upperBound])]
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
