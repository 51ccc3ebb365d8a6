/// Finds the bytes of each value of a YAML text that has been parsed: the parser says where things begin, not where
/// they end.
///
/// It walks the text along the parsed tree, so what it has to tell apart is only how a value is written. Explicit keys
/// (`? key`) are not read; what does not fit the tree is an error, never a guess.
struct YAMLScanner {
  /// Where the text is written in a way that is not understood.
  struct Unreadable: Error {
    var offset: Int
  }

  let bytes: [UInt8]
  /// How far the text is read.
  var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// `root` is the tree that the text was parsed to.
  static func scan(_ root: YAMLValue, in bytes: [UInt8]) throws(Unreadable) -> WrittenYAML {
    var scanner = YAMLScanner(bytes)
    scanner.skipDocumentStart()
    return try scanner.value(root, indent: -1, isFlow: false)
  }

  private mutating func skipDocumentStart() {
    position = bytes.textStart
    skipBlanks()
    while peek == UInt8(ascii: "%") {
      position = bytes.lineEnd(after: position)
      skipBlanks()
    }
    let mark = Array("---".utf8)
    if bytes[position...].starts(with: mark), isBlank(at: position + 3) { position += 3 }
  }

  /// `indent` is the column of the block that holds the value, -1 outside of all.
  private mutating func value(
    _ tree: YAMLValue, indent: Int, isFlow: Bool
  ) throws(Unreadable) -> WrittenYAML {
    if case .scalar("", isPlain: true) = tree.content { return nothing(isFlow: isFlow) }
    skipBlanks()
    let lineStart = skipProperties()
    let start = position
    if let end = aliasEnd(), !isKey(upTo: end, of: tree, isFlow: isFlow) { return alias(to: end, isFlow: isFlow) }
    var isFlow = isFlow
    let content: WrittenYAML.Content
    switch tree.content {
    case .scalar(let text, let isPlain):
      try scalar(text, isPlain: isPlain, indent: isFlow ? nil : indent)
      content = .scalar(text)
    case .list(let elements):
      isFlow = isFlow || peek == UInt8(ascii: "[")
      content = .list(isFlow ? try flowList(elements) : try blockList(elements))
    case .map(let entries):
      let isPair = isFlow && peek != UInt8(ascii: "{") && entries.count == 1
      isFlow = isFlow || peek == UInt8(ascii: "{")
      content = .map(
        isPair
          ? [try entry(entries[0], start: lineStart, indent: 0, isFlow: true)]
          : isFlow ? try flowMap(entries) : try blockMap(entries, start: lineStart))
    }
    return WrittenYAML(range: start..<position, content: content, isFlow: isFlow)
  }

  /// An empty value; what follows on later lines is not its own.
  private mutating func nothing(isFlow: Bool) -> WrittenYAML {
    let start = position
    skipSpaces()
    let first = position
    while let end = propertyEnd() {
      position = end
      skipSpaces()
    }
    if let end = aliasEnd() { return alias(to: end, isFlow: isFlow) }
    if position == first { position = start }
    return WrittenYAML(range: position..<position, content: .scalar(""), isFlow: isFlow)
  }

  private mutating func alias(to end: Int, isFlow: Bool) -> WrittenYAML {
    defer { position = end }
    return WrittenYAML(range: position..<end, content: .alias, isFlow: isFlow)
  }

  /// Whether the alias that ends here is the first key of a map in lines.
  private func isKey(upTo end: Int, of tree: YAMLValue, isFlow: Bool) -> Bool {
    guard case .map = tree.content, !isFlow else { return false }
    let rest = bytes[end...].drop { $0 == 32 || $0 == 9 }
    return rest.first == UInt8(ascii: ":")
  }
}

// MARK: Lists and maps

extension YAMLScanner {
  private mutating func blockList(_ elements: [YAMLValue]) throws(Unreadable) -> [WrittenYAML] {
    var written: [WrittenYAML] = []
    for element in elements {
      skipBlanks()
      let column = column(of: position)
      try expect(UInt8(ascii: "-"))
      written.append(try value(element, indent: column, isFlow: false))
    }
    return written
  }

  private mutating func flowList(_ elements: [YAMLValue]) throws(Unreadable) -> [WrittenYAML] {
    try expect(UInt8(ascii: "["))
    var written: [WrittenYAML] = []
    for element in elements {
      skipBlanks()
      written.append(try value(element, indent: 0, isFlow: true))
      skipComma()
    }
    skipBlanks()
    try expect(UInt8(ascii: "]"))
    return written
  }

  /// `start` is where the first entry begins, its anchor or tag included.
  private mutating func blockMap(_ entries: [YAMLEntry], start: Int) throws(Unreadable) -> [WrittenEntry] {
    let column = column(of: start)
    var written: [WrittenEntry] = []
    for tree in entries {
      if !written.isEmpty { skipBlanks() }
      written.append(try entry(tree, start: written.isEmpty ? start : position, indent: column, isFlow: false))
    }
    return written
  }

  private mutating func flowMap(_ entries: [YAMLEntry]) throws(Unreadable) -> [WrittenEntry] {
    try expect(UInt8(ascii: "{"))
    var written: [WrittenEntry] = []
    for tree in entries {
      skipBlanks()
      written.append(try entry(tree, start: position, indent: 0, isFlow: true))
      skipComma()
    }
    skipBlanks()
    try expect(UInt8(ascii: "}"))
    return written
  }

  private mutating func entry(
    _ tree: YAMLEntry, start: Int, indent: Int, isFlow: Bool
  ) throws(Unreadable) -> WrittenEntry {
    _ = skipProperties()
    let keyStart = position
    if let end = aliasEnd() {
      position = end
    } else if peek == UInt8(ascii: "?"), isBlank(at: position + 1) {
      throw Unreadable(offset: position)
    } else {
      try scalar(tree.key, isPlain: peek != UInt8(ascii: "\"") && peek != UInt8(ascii: "'"), indent: nil)
    }
    let keyRange = keyStart..<position
    if isFlow { skipBlanks() } else { skipSpaces() }
    if isFlow, peek != UInt8(ascii: ":") {
      let nothing = WrittenYAML(
        range: keyRange.upperBound..<keyRange.upperBound, content: .scalar(""), isFlow: true)
      return WrittenEntry(key: tree.key, start: start, keyRange: keyRange, value: nothing)
    }
    try expect(UInt8(ascii: ":"))
    let value = try value(tree.value, indent: indent, isFlow: isFlow)
    return WrittenEntry(key: tree.key, start: start, keyRange: keyRange, value: value)
  }

  private mutating func skipComma() {
    let end = position
    skipBlanks()
    position = peek == UInt8(ascii: ",") ? position + 1 : end
  }
}

// MARK: Between the values

extension YAMLScanner {
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  func isBlank(at offset: Int) -> Bool {
    offset >= bytes.count || [9, 10, 13, 32].contains(bytes[offset])
  }

  /// Blanks, line ends and comments.
  mutating func skipBlanks() {
    while let byte = peek {
      if byte == UInt8(ascii: "#") {
        while position < bytes.count, lineBreakLength(at: position) == 0 { position += 1 }
      } else if byte == 32 || byte == 9 {
        position += 1
      } else {
        let length = lineBreakLength(at: position)
        if length == 0 { return }
        position += length
      }
    }
  }

  mutating func skipSpaces() {
    while peek == 32 || peek == 9 { position += 1 }
  }

  /// YAML 1.1 also ends lines at U+0085, U+2028 and U+2029.
  func lineBreakLength(at offset: Int) -> Int {
    switch bytes[offset] {
    case 10, 13: 1
    case 0xc2: bytes[offset...].starts(with: [0xc2, 0x85]) ? 2 : 0
    case 0xe2:
      bytes[offset...].starts(with: [0xe2, 0x80, 0xa8]) || bytes[offset...].starts(with: [0xe2, 0x80, 0xa9]) ? 3 : 0
    default: 0
    }
  }

  /// Anchors and tags; returns where those of the last line begin, which belong to what follows them on that line.
  private mutating func skipProperties() -> Int {
    var start = position
    while let end = propertyEnd() {
      position = end
      skipBlanks()
      if bytes[end..<position].contains(where: { $0 == 10 || $0 == 13 }) { start = position }
    }
    return start
  }

  private func propertyEnd() -> Int? {
    peek == UInt8(ascii: "&") || peek == UInt8(ascii: "!") ? nameEnd() : nil
  }

  private func aliasEnd() -> Int? { peek == UInt8(ascii: "*") ? nameEnd() : nil }

  private func nameEnd() -> Int {
    let isTag = peek == UInt8(ascii: "!")
    let ends = isTag ? " \t\r\n,[]{}" : " \t\r\n,[]{}:"
    return bytes[position...].firstIndex { ends.utf8.contains($0) } ?? bytes.count
  }

  mutating func expect(_ byte: UInt8) throws(Unreadable) {
    guard peek == byte else { throw Unreadable(offset: position) }
    position += 1
  }

  /// In bytes from 0.
  private func column(of offset: Int) -> Int {
    offset - bytes.lineStart(before: offset)
  }
}
