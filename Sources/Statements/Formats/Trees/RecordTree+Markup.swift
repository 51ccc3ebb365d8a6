import Values

/// The tree of an XML document.
extension RecordTree {
  /// Nil where it has no records, or is cut short.
  init?(markup page: [UInt8]) {
    guard page.begins(at: page.trimmed(0..<page.count).lowerBound, with: "<") else { return nil }
    self.init(page) { $0.readMarkup() }
  }

  private mutating func readMarkup() -> Bool {
    var markup = MarkupReader(page)
    var open: [(tag: Range<Int>, node: Int)] = []
    while true {
      switch markup.next() {
      case .end: return open.isEmpty && !nodes.isEmpty
      case .open(let name, let attributes):
        if let parent = open.last { nodes[parent.node].isLeaf = false }
        // `<row name="..." date="..." amount="..."/>` is called by its tag.
        let isOfFields = MarkupAttributes(page, in: attributes).count { !page.matches($0.0, "name") } > 1
        let title = isOfFields ? name : page.attribute("name", in: attributes) ?? name
        guard open.count < RecordTree.deepest,
          let node = add(Array(page[title]), at: markup.start, to: open.last?.node ?? -1)
        else { return false }
        open.append((name, node))
        guard addAttributes(attributes, at: markup.start, to: node, isOfFields: isOfFields) else { return false }
      case .close(let name):
        guard let place = open.lastIndex(where: { page[$0.tag].elementsEqual(page[name]) }) else { continue }
        open.removeSubrange(place...)
      case .text(let range): take(range, references: true, open.last?.node)
      case .verbatim(let range): take(range, references: false, open.last?.node)
      }
    }
  }

  /// `name="Amount"` says what the element itself is called; any other attribute is a field.
  private mutating func addAttributes(
    _ attributes: Range<Int>, at start: Int, to element: Int, isOfFields: Bool
  ) -> Bool {
    for (key, value) in MarkupAttributes(page, in: attributes) {
      guard !value.isEmpty, isOfFields || !page.matches(key, "name"), !page.begins(at: key.lowerBound, with: "xmlns")
      else {
        continue
      }
      guard let node = add(Array(page[key]), at: start, to: element) else { return false }
      MarkupText.append(page, value, references: true, to: &nodes[node].value)
    }
    return true
  }

  private mutating func take(_ range: Range<Int>, references: Bool, _ node: Int?) {
    guard let node, range.contains(where: { !isBlank(page[$0]) }) else { return }
    MarkupText.append(page, range, references: references, to: &nodes[node].value)
  }
}
