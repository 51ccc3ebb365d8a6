import Store
import Values

/// Where a YAML file names an account: `account:` of a condition or a layout, `transfer:` of a rule.
struct AccountMentions {
  private(set) var places: [(path: [YAMLStep], place: Place)] = []
  private let name: [UInt8]

  init(of name: String, in root: YAMLValue?) {
    self.name = Folding.shared.folded(name)
    if let root { walk(root, [], isAccount: false) }
  }

  private mutating func walk(_ value: YAMLValue, _ path: [YAMLStep], isAccount: Bool) {
    switch value.content {
    case .scalar(let text, _):
      if isAccount, Folding.shared.folded(text) == name { places.append((path, value.place)) }
    case .list(let elements):
      for (index, element) in elements.enumerated() { walk(element, path + [.index(index)], isAccount: isAccount) }
    case .map(let entries):
      for entry in entries {
        walk(entry.value, path + [.key(entry.key)], isAccount: ["account", "transfer"].contains(entry.key))
      }
    }
  }
}
