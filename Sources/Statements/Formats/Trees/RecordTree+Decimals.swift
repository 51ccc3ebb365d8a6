import Values

/// Amounts that are written as a whole number and how many of its digits are decimals.
extension RecordTree {
  static let scales: Set<String> = ["scale", "precision", "exponent", "decimals", "decimalplaces", "fractiondigits"]
  private static let wholes: Set<String> = ["unscaledvalue", "value", "amount"]
  private static let mostDecimals = 9

  /// `"value": -4590, "precision": 2` becomes `"value": -45.90`.
  mutating func writeDecimals() {
    var found: [(scale: Int, whole: Int, written: [UInt8])] = []
    for (node, scale) in nodes.enumerated() where isCalled(node, RecordTree.scales) {
      guard let decimals = Int(String(decoding: scale.value, as: UTF8.self)), 0...RecordTree.mostDecimals ~= decimals,
        let whole = sibling(of: node)
      else { continue }
      // A fraction says that the others are whole units as well.
      guard let written = RecordTree.decimal(nodes[whole].value, decimals) else { return }
      found.append((node, whole, written))
    }
    for place in found { (nodes[place.whole].value, nodes[place.scale].value) = (place.written, []) }
  }

  private func isCalled(_ node: Int, _ names: Set<String>) -> Bool {
    let name = nodes[node].name
    return nodes[node].isLeaf && name.count <= 14 && names.contains(String(decoding: name, as: UTF8.self).lowercased())
  }

  /// The number beside it: members of an object stand behind it one by one.
  private func sibling(of node: Int) -> Int? {
    let parent = nodes[node].parent
    guard parent >= 0 else { return nil }
    return ((parent + 1)..<min(parent + 9, nodes.count)).first {
      nodes[$0].parent == parent && isCalled($0, RecordTree.wholes)
    }
  }

  /// Nil where the text is no whole number.
  private static func decimal(_ text: [UInt8], _ decimals: Int) -> [UInt8]? {
    let sign = text.prefix { $0 == UInt8(ascii: "-") }
    let digits = text[sign.count...]
    guard sign.count <= 1, !digits.isEmpty, digits.allSatisfy({ $0.isDigit }) else { return nil }
    guard decimals > 0 else { return text }
    let padded = Array(repeating: UInt8(ascii: "0"), count: max(0, decimals + 1 - digits.count)) + digits
    return sign + padded.dropLast(decimals) + [UInt8(ascii: ".")] + padded.suffix(decimals)
  }
}
