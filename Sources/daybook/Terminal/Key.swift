/// A key as a screen understands it.
enum Key: Equatable {
  case character(Character)
  case up, down, left, right
  case enter, escape, backspace
  /// Control-C or Control-D.
  case interrupt
  /// One that means nothing.
  case other

  /// Keys as scripts write them: `nna`, `cFood<enter>`.
  static func all(in text: String) -> [Key] {
    var keys: [Key] = []
    var rest = text[...]
    while let first = rest.first {
      if let (name, key) = named.first(where: { rest.hasPrefix("<\($0.0)>") }) {
        keys.append(key)
        rest = rest.dropFirst(name.count + 2)
      } else {
        keys.append(.character(first))
        rest = rest.dropFirst()
      }
    }
    return keys
  }

  private static let named: [(String, Key)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("enter", .enter), ("esc", .escape),
    ("back", .backspace), ("ctrl-c", .interrupt),
  ]

  var name: String {
    if case .character(let character) = self { return String(character) }
    return Key.named.first { $0.1 == self }.map { "<\($0.0)>" } ?? ""
  }
}
