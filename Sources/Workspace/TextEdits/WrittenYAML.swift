/// A YAML value with the bytes that it is written in.
struct WrittenYAML {
  enum Content {
    case scalar(String)
    /// `*name`: what it stands for is written elsewhere.
    case alias
    case list([WrittenYAML])
    case map([WrittenEntry])
  }
  /// From the first to the last byte, quotes and braces included, without an anchor or a tag before it; empty where
  /// nothing is written.
  var range: Range<Int>
  var content: Content
  /// In braces or brackets, or inside of such.
  var isFlow: Bool

  /// The entries of a map; nil for anything else.
  var entries: [WrittenEntry]? {
    if case .map(let entries) = content { return entries }
    return nil
  }
}

/// One key of a map with its value.
struct WrittenEntry {
  var key: String
  /// Where the entry begins: at its key, or at the key's anchor or tag.
  var start: Int
  var keyRange: Range<Int>
  var value: WrittenYAML

  var end: Int { max(keyRange.upperBound, value.range.upperBound) }
}

/// One step down a tree of YAML values.
enum YAMLStep: Hashable, Sendable {
  case key(String)
  case index(Int)
}

extension WrittenYAML {
  /// What is written at the end of a path; nil where the path leads nowhere, or through an alias.
  func at(_ path: some Collection<YAMLStep>) -> WrittenYAML? {
    guard let step = path.first else { return self }
    switch (step, content) {
    case (.key(let key), .map(let entries)): return entries.first { $0.key == key }?.value.at(path.dropFirst())
    case (.index(let index), .list(let elements)) where elements.indices.contains(index):
      return elements[index].at(path.dropFirst())
    default: return nil
    }
  }
}

extension YAMLValue {
  /// Changes what stands at the end of a path; false where the path leads nowhere.
  mutating func change(_ path: some Collection<YAMLStep>, _ body: (inout YAMLValue) -> Void) -> Bool {
    guard let step = path.first else {
      body(&self)
      return true
    }
    switch (step, content) {
    case (.key(let key), .map(var entries)):
      guard let index = entries.firstIndex(where: { $0.key == key }) else { return false }
      let isThere = entries[index].value.change(path.dropFirst(), body)
      content = .map(entries)
      return isThere
    case (.index(let index), .list(var elements)) where elements.indices.contains(index):
      let isThere = elements[index].change(path.dropFirst(), body)
      content = .list(elements)
      return isThere
    default: return false
    }
  }

  /// Whether both say the same, wherever and in whatever quotes it is written.
  func isSame(as other: YAMLValue) -> Bool {
    switch (content, other.content) {
    case (.scalar(let text, _), .scalar(let others, _)): text == others && isNull == other.isNull
    case (.list(let elements), .list(let others)):
      elements.count == others.count && zip(elements, others).allSatisfy { $0.isSame(as: $1) }
    case (.map(let entries), .map(let others)):
      entries.count == others.count
        && zip(entries, others).allSatisfy { $0.key == $1.key && $0.value.isSame(as: $1.value) }
    default: false
    }
  }
}
