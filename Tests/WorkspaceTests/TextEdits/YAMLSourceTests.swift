import Testing

@testable import Workspace

/// YAML of all layouts in which one thing changes and every other byte stays.
@Suite struct YAMLSourceTests {
  private static let odd = [
    "a: 1", "{}", "[]", "x", "- a\n- b\n", "a:\n- b\n- c: d\n  e: f\n- - g\n  - h\n",
    "accounts:\r\n  - name: Current   # mine\r\n    files: [\"current-*.csv\", 'x''y']\r\n  - { name: Isa, number: 12 }\r\n",
    "a: |\n  one\n   two\n\n  three\n\nb: >-\n\n    folded\n    text\n  # comment\nc: |2-\n   x\nd: |+\n  kept\n\n\ne: 1\n",
    "a: plain text\n  that goes on\n\n  and on\nb: \"quoted \\\n  and on\\u00e9 \\\" x\"\nc: 'it''s\n  so'\n",
    "%YAML 1.1\n--- # start\na: &x { b: &y 1, c: *y }\nd: *x\n&k e : !!str f\n...\n",
    "\u{FEFF}# c\n\n'a b' : {\"x\":1,'y':[1, {z: 2}, p: q],}\n\"c\": # nothing\nd: ~\ne: ''\n",
    "a:\n    b:\n      # in\n      c: 1 # x\n      # out\n  # far out\nd: 2\n", "a: http://x.y/z#1\nb: c:d -e ?f\n",
    "é🍕: ü # 🍕\n🍕:\n  é: \"🍕é\"\n", "a: {\n  # one\n  b: 1, # two\n  c, # three\n  d: [\n1,2\n] # four\n}\n",
  ]

  /// The paths of all scalars that are not written by an alias.
  private func scalars(_ value: WrittenYAML, _ path: [YAMLStep] = []) -> [(path: [YAMLStep], range: Range<Int>)] {
    switch value.content {
    case .scalar: [(path, value.range)]
    case .alias: []
    case .list(let elements): elements.enumerated().flatMap { scalars($1, path + [.index($0)]) }
    case .map(let entries): entries.flatMap { scalars($0.value, path + [.key($0.key)]) }
    }
  }

  private func entries(_ value: WrittenYAML, _ path: [YAMLStep] = []) -> [[YAMLStep]] {
    switch value.content {
    case .scalar, .alias: []
    case .list(let elements): elements.enumerated().flatMap { entries($1, path + [.index($0)]) }
    case .map(let items):
      items.flatMap { [path + [.key($0.key)]] + entries($0.value, path + [.key($0.key)]) }
    }
  }

  @Test(arguments: odd, ["new", "it's: # \"new\"", "null", "", "é 🍕\tx"])
  func scalars(_ text: String, _ new: String) throws {
    let source = try YAMLSource(Array(text.utf8), file: "x.yaml")
    for (path, range) in scalars(try #require(source.written)) {
      guard let changed = try? source.changing([.scalar(path: path, new)]) else {
        #expect(source.bytes[..<range.lowerBound].contains(UInt8(ascii: "&")), "\(path)")
        continue
      }
      #expect(changed.bytes.starts(with: source.bytes[..<range.lowerBound]))
      #expect(changed.bytes.reversed().starts(with: source.bytes[range.upperBound...].reversed()))
      var tree = try #require(source.root)
      #expect(tree.change(path) { $0.content = .scalar(new, isPlain: false) })
      #expect(changed.root?.isSame(as: tree) == true)
    }
  }

  @Test(arguments: odd)
  func keysAndEntries(_ text: String) throws {
    let source = try YAMLSource(Array(text.utf8), file: "x.yaml")
    for path in entries(try #require(source.written)) {
      guard case .key(let key)? = path.last, !path.contains(.key("p")) else { continue }
      if path.contains(.key("a")), text.contains("&x") {
        // What an alias repeats does not change alone.
        #expect(throws: Diagnostics.self) { try source.removing(path.dropLast() + [.key("b")]) }
        continue
      }
      let renamed = try source.changing([.key(path: path, key + "-2")])
      let back = try renamed.changing([.key(path: path.dropLast() + [.key(key + "-2")], key)])
      #expect(back.bytes == source.bytes)
      if let more = try? source.inserting("new key", "[1, 2]", after: path) {
        let path = path.dropLast() + [.key("new key")]
        #expect(try LineChange.takeBack(LineChange.between(source.bytes, more.bytes), in: more.bytes) == source.bytes)
        #expect(try more.removing(Array(path)).root?.isSame(as: try #require(source.root)) == true)
      } else {
        Issue.record("nothing can be put after \(path)")
      }
    }
  }

  /// Removals to the byte: comments on lines of their own stay, one on the line goes.
  @Test(arguments: [
    ("a:\n  # 1\n  b: 1 # 2\n  # 3\n  c: 2\n", "b", "a:\n  # 1\n  # 3\n  c: 2\n"),
    ("a:\n  # 1\n  b: 1 # 2\n", "b", "a:\n  # 1\n"), ("a: {b: 1}\n", "b", "a: {}\n"),
    ("a: { b: 1, c: 2 } # x\n", "b", "a: { c: 2 } # x\n"), ("a: { b: 1, c: 2 } # x\n", "c", "a: { b: 1 } # x\n"),
    ("a: { b: 1, c: 2, }\n", "c", "a: { b: 1, }\n"), ("a: {b: 1,c: 2,d: 3}\n", "c", "a: {b: 1,d: 3}\n"),
    ("a: {\r\n  b: 1, # 1\r\n  # 2\r\n  c: 2 # 3\r\n}", "b", "a: {\r\n  # 2\r\n  c: 2 # 3\r\n}"),
    ("a: {\r\n  b: 1, # 1\r\n  # 2\r\n  c: 2 # 3\r\n}", "c", "a: {\r\n  b: 1 # 1\r\n  # 2\r\n}"),
    ("a:\n  b: |\n    x\n\n  c: 2", "c", "a:\n  b: |\n    x\n\n"), ("a:\n  b: |\n    x\n\n  c: 2", "b", "a:\n\n  c: 2"),
    ("a:\n  b: { c: 1,\n    d: 2 } # 1\n  e: 3\n", "b", "a:\n  e: 3\n"),
  ])
  func removals(_ text: String, _ key: String, _ expected: String) throws {
    let source = try YAMLSource(Array(text.utf8), file: "x.yaml")
    let new = try source.removing([.key("a"), .key(key)])
    #expect(String(decoding: new.bytes, as: UTF8.self) == expected)
  }

  @Test func theFirstKeyOfAnElementGoes() throws {
    let source = try YAMLSource(Array("- a: 1 # x\n  b: 2\n- c: 3\n".utf8), file: "x.yaml")
    let new = try source.removing([.index(0), .key("a")]).removing([.index(1), .key("c")])
    #expect(String(decoding: new.bytes, as: UTF8.self) == "- \n  b: 2\n- \n")
  }

  @Test(arguments: [
    ("a:\n  b: 1 # x\n  # y\n  d: 2", "b", "a:\n  b: 1 # x\n  c: 7\n  # y\n  d: 2"),
    ("a:\n  b: 1\n  d: 2", "d", "a:\n  b: 1\n  d: 2\n  c: 7"),
    ("a: { b: 1, d: 2 }", "b", "a: { b: 1, c: 7, d: 2 }"), ("a: { b: 1 }", "b", "a: { b: 1, c: 7 }"),
    ("a: { b: }", "b", "a: { b: , c: 7}"), ("a:\r\n\tb:\r\n", "", ""),
  ])
  func insertions(_ text: String, _ key: String, _ expected: String) throws {
    guard !key.isEmpty else {
      #expect(throws: Diagnostics.self) { try YAMLSource(Array(text.utf8), file: "x.yaml") }
      return
    }
    let new = try YAMLSource(Array(text.utf8), file: "x.yaml").inserting("c", "7", after: [.key("a"), .key(key)])
    #expect(String(decoding: new.bytes, as: UTF8.self) == expected)
  }

  /// Only the characters that differ change: escapes beside them stay.
  @Test func escapesStay() throws {
    let source = try YAMLSource(Array("a: \"\\u00e9 Food \\x41\"\nb: 'it''s Food'\n".utf8), file: "x.yaml")
    let new = try source.changing([.scalar(path: [.key("a")], "é Meals A"), .scalar(path: [.key("b")], "it's Meals")])
    #expect(String(decoding: new.bytes, as: UTF8.self) == "a: \"\\u00e9 Meals \\x41\"\nb: 'it''s Meals'\n")
  }

  @Test func whatIsNotThereIsRefused() throws {
    let source = try YAMLSource(Array("a: { b: 1 }\nc: [1]\n".utf8), file: "x.yaml")
    for path: [YAMLStep] in [[.key("x")], [.key("a"), .key("x")], [.key("c"), .index(1)], []] {
      #expect(throws: Diagnostics.self) { try source.removing(path) }
      if !path.isEmpty { #expect(throws: Diagnostics.self) { try source.changing([.scalar(path: path, "x")]) } }
    }
    #expect(throws: Diagnostics.self) { try source.changing([.key(path: [.key("a")], "c")]) }
    #expect(throws: Diagnostics.self) { try YAMLSource([0x61, 0xff], file: "x.yaml") }
  }
}
