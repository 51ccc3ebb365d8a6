import Values

/// Amounts that are written as a whole number and how many of its digits are decimals.
extension RecordTree {
  private static let scales: Set<String> = [
    "scale", "precision", "exponent", "decimals", "decimalplaces", "fractiondigits",
  ]
  private static let wholes: Set<String> = ["unscaledvalue", "value", "amount"]
  /// No such name is longer.
  private static let longestName = 14
  private static let mostDecimals = 9
  /// An amount has no more members.
  private static let mostMembers = 8

  /// `"value": -4590, "precision": 2` becomes `"value": -45.90`, where all amounts beside such a member are whole numbers:
  /// a fraction among them says that the others are whole units as well.
  mutating func writeDecimals() {
    var written: [(scale: Int, whole: Int, text: [UInt8])] = []
    for node in nodes.indices where isCalled(node, RecordTree.scales) {
      guard let whole = amount(beside: node) else { continue }
      guard let decimals = Int(String(decoding: nodes[node].value, as: UTF8.self)),
        0...RecordTree.mostDecimals ~= decimals, let text = RecordTree.decimal(nodes[whole].value, decimals)
      else { return }
      written.append((node, whole, text))
    }
    for place in written { (nodes[place.whole].value, nodes[place.scale].value) = (place.text, []) }
    statesDecimals = !written.isEmpty
  }

  private func isCalled(_ node: Int, _ names: Set<String>) -> Bool {
    let name = nodes[node].name
    return nodes[node].isLeaf && name.count <= RecordTree.longestName
      && names.contains(String(decoding: name, as: UTF8.self).lowercased())
  }

  /// The member of the same object that is called an amount: members stand one by one behind their object.
  private func amount(beside node: Int) -> Int? {
    let parent = nodes[node].parent
    guard parent >= 0 else { return nil }
    return nodes.indices[(parent + 1)...].prefix(RecordTree.mostMembers).first {
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
