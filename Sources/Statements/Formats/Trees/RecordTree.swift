import Lexicon
import Values

/// Lays the records of an XML document or of JSON, elements of one place in the tree with a date and a number inside each,
/// out as lines of fields parted by tabs, as many a bank's own XML has them.
///
/// A record becomes one line, the texts of its innermost elements and its attributes, with all line ends up to the next
/// record behind it; what they are called takes the place of the line above the first record. What stands around the
/// records is written as names with their values. So lines stay those of the file, but for a document on one line, whose
/// records are counted as lines.
struct RecordTree {
  private(set) var text: [UInt8] = []
  /// Its numbers stated how many of their digits are decimals, and were written so.
  var statesDecimals = false

  /// An element, or an attribute of one; a member of an object or an element of an array.
  struct Node {
    var parent: Int
    var path: Int
    /// By its tag, or by `name="Amount"` in it.
    var name: [UInt8]
    var start: Int
    var value: [UInt8] = []
    var isLeaf = true
    /// Of itself and all nodes inside.
    var leaves = 0
    var hasDate = false
    var hasNumber = false
  }
  private struct Step: Hashable {
    var parent: Int
    var name: [UInt8]
  }
  let page: [UInt8]
  var nodes: [Node] = []
  private var paths: [Step: Int] = [:]
  /// By path, how deep it is in the tree, and its name, which all its nodes share.
  private var depths: [Int] = []
  private var parents: [Int] = []
  private var titles: [[UInt8]] = []

  private static let fewestRecords = 2
  private static let fewestLeaves = 3
  /// No statement has more kinds of elements, nor is it deeper.
  private static let mostPaths = 2_000
  static let deepest = 64
  /// Half a million rows of eight fields: as a tree they take some hundred MiB.
  private static let mostNodes = 4_000_000

  /// Nil where the document has no such records, or is cut short. `readNodes`: adds all nodes, each behind its parent;
  /// false where they are not whole.
  init?(_ page: [UInt8], readNodes: (inout RecordTree) -> Bool) {
    self.page = page
    guard readNodes(&self) else { return nil }
    writeDecimals()
    sumUp()
    let records = records()
    guard !records.isEmpty else { return nil }
    write(records)
  }

  // MARK: The tree

  /// The new node; nil where the tree has more nodes, or more kinds of them, than any statement.
  mutating func add(_ name: [UInt8], at start: Int, to parent: Int) -> Int? {
    guard nodes.count < RecordTree.mostNodes else { return nil }
    let step = Step(parent: parent < 0 ? -1 : nodes[parent].path, name: name)
    let path = paths[step] ?? paths.count
    if path == paths.count {
      guard path < RecordTree.mostPaths else { return nil }
      paths[step] = path
      depths.append(step.parent < 0 ? 0 : depths[step.parent] + 1)
      parents.append(step.parent)
      titles.append(name)
    }
    nodes.append(Node(parent: parent, path: path, name: titles[path], start: start))
    return nodes.count - 1
  }

  /// Children stand behind their parents.
  private mutating func sumUp() {
    for node in nodes.indices.reversed() {
      let kind = unsafe nodes[node].value.withUnsafeBufferPointer { unsafe FieldKind.of($0) }
      if nodes[node].isLeaf, kind != .empty { nodes[node].leaves += 1 }
      nodes[node].hasDate = nodes[node].hasDate || kind == .date
      nodes[node].hasNumber = nodes[node].hasNumber || kind == .number
      let parent = nodes[node].parent
      guard parent >= 0 else { continue }
      nodes[parent].leaves += nodes[node].leaves
      nodes[parent].hasDate = nodes[parent].hasDate || nodes[node].hasDate
      nodes[parent].hasNumber = nodes[parent].hasNumber || nodes[node].hasNumber
    }
  }

  /// The elements of the path of which there are most, all with a date and a number; of several the outermost. Empty
  /// where records of more than one account or kind may stand in the document, those in several elements, and others of
  /// the same name or elsewhere; and where an amount or a day comes again within one. Those of a list beside theirs that
  /// wait are records as well.
  private func records() -> [Int] {
    var byPath: [[Int]] = Array(repeating: [], count: paths.count)
    for (index, node) in nodes.enumerated() { byPath[node.path].append(index) }
    let possible = byPath.filter { records in
      !isOfBalance(records[0]) && !isPending(records[0]) && records.count >= RecordTree.fewestRecords
        && records.allSatisfy {
          nodes[$0].hasDate && nodes[$0].hasNumber && nodes[$0].leaves >= RecordTree.fewestLeaves
        }
    }
    let most = possible.max { left, right in
      (left.count, -depths[nodes[left[0]].path]) < (right.count, -depths[nodes[right[0]].path])
    }
    guard let most, Set(most.map { nodes[$0].parent }).count == 1 else { return [] }
    let all = (most + waiting(beside: most, byPath)).sorted()
    let owners = owners(all)
    guard !nodes.indices.contains(where: { owners[$0] < 0 && nodes[$0].name == nodes[most[0]].name }),
      !possible.contains(where: { owners[$0[0]] < 0 && !holds($0[0], most[0]) }), !repeatsNumber(owners),
      !hasOthers(between: all, owners)
    else { return [] }
    return all
  }

  /// The records of a list beside the one of these that says that they wait, `"booked": [...], "pending": [...]`; empty
  /// where something else stands between the lists.
  private func waiting(beside records: [Int], _ byPath: [[Int]]) -> [Int] {
    func list(_ record: Int) -> Int { nodes[record].parent }
    let own = list(records[0])
    guard own >= 0 else { return [] }
    let lists = byPath.filter { others in
      guard let first = others.first, case let other = list(first), other >= 0, other != own else { return false }
      return nodes[other].parent == nodes[own].parent && isPending(other) && others.allSatisfy { list($0) == other }
        && others.allSatisfy { nodes[$0].hasNumber && nodes[$0].leaves >= RecordTree.fewestLeaves }
    }
    guard lists.count == 1, case let all = (records + lists[0]).sorted(), case let owners = owners(all),
      !nodes.indices.contains(where: { all[0] < $0 && $0 < all[all.count - 1] && owners[$0] < 0 && isField($0) })
    else { return [] }
    return lists[0]
  }

  /// `<openingBalance date="..." amount="..."/>`: the last word of the name says so.
  func isOfBalance(_ node: Int) -> Bool {
    let words = String(decoding: RecordTree.words(nodes[node].name), as: UTF8.self).split { !$0.isLetter }
    return words.last.map { RecordTree.balances.contains(String($0).folded) } ?? false
  }

  private static let balances: Set<String> = [
    "balance", "balances", "bal", "saldo", "saldos", "salden", "saldi", "solde", "soldes", "kontostand", "stanje",
    "zustatek", "zostatok", "egyenleg", "bakiye", "остаток",
  ]

  /// What the records of a list are called says that they wait: `"pending": [...]`. They are no records of the statement.
  private func isPending(_ node: Int) -> Bool {
    let name = String(decoding: nodes[node].name.prefix { $0 != UInt8(ascii: "[") }, as: UTF8.self)
    return unsafe name.withUTF8Bytes { unsafe StatusWords.meaning($0) } == .pending
  }

  /// Among the records stands another element with a day and a number: a row that is called otherwise.
  private func hasOthers(between records: [Int], _ owners: [Int]) -> Bool {
    let (first, last) = (records[0], records[records.count - 1])
    return nodes.indices.contains { node in
      first < node && node < last && owners[node] < 0 && nodes[node].hasDate && nodes[node].hasNumber
        && nodes[node].leaves >= RecordTree.fewestLeaves && !isOfBalance(node) && !holds(node, last)
    }
  }

  private func repeatsNumber(_ owners: [Int]) -> Bool {
    struct Place: Hashable {
      let record: Int
      let path: Int
    }
    var known: Set<Place> = []
    return nodes.indices.contains { node in
      owners[node] >= 0 && nodes[node].isLeaf && (nodes[node].hasDate || nodes[node].hasNumber)
        && !known.insert(Place(record: owners[node], path: nodes[node].path)).inserted
    }
  }

  /// Whether one node is inside another.
  private func holds(_ outer: Int, _ inner: Int) -> Bool {
    var node = nodes[inner].parent
    while node > outer { node = nodes[node].parent }
    return node == outer
  }

  // MARK: Lines

  /// The record in which each node stands; -1 for one that is in none.
  private func owners(_ records: [Int]) -> [Int] {
    var owners = Array(repeating: -1, count: nodes.count)
    for (place, record) in records.enumerated() { owners[record] = place }
    for node in nodes.indices where owners[node] < 0 && nodes[node].parent >= 0 {
      owners[node] = owners[nodes[node].parent]
    }
    return owners
  }

  private mutating func write(_ records: [Int]) {
    let owners = owners(records)
    var (columns, places): ([Int: Int], [[[UInt8]]: Int]) = ([:], [:])
    var names: [[UInt8]] = []
    for node in nodes.indices where owners[node] >= 0 && isField(node) && columns[nodes[node].path] == nil {
      let place = place(of: node, within: records[owners[node]])
      columns[nodes[node].path] = places[place] ?? names.count
      guard places[place] == nil else { continue }
      places[place] = names.count
      let name = called(node, within: records[owners[node]])
      names.append(names.contains(name) ? Array(place.reversed().joined(separator: [0x20])) : name)
    }
    var rows = Array(repeating: Array(repeating: [UInt8](), count: names.count), count: records.count)
    for node in nodes.indices where owners[node] >= 0 && isField(node) {
      guard let column = columns[nodes[node].path] else { continue }
      // A text that comes again goes on.
      if !rows[owners[node]][column].isEmpty { rows[owners[node]][column].append(0x20) }
      rows[owners[node]][column] += nodes[node].value
    }
    let areWaiting = records.map { nodes[$0].parent >= 0 && isPending(nodes[$0].parent) }
    if Set(areWaiting).count > 1 {
      names.append(Array("status".utf8))
      for place in rows.indices { rows[place].append(Array((areWaiting[place] ? "pending" : "booked").utf8)) }
    }
    let (first, last) = (nodes[records[0]].start, nodes[records[records.count - 1]].start)
    let around = nodes.indices.filter { owners[$0] < 0 && isField($0) }
    let balances = balances(around)
    let own = currency(of: owners)
    writeAround(0..<first, around, balances, own: own, header: names)
    for (place, record) in records.enumerated() {
      let end = place + 1 < records.count ? nodes[records[place + 1]].start : endOfLine(behind: last, owners)
      writeLine(rows[place], nodes[record].start..<end)
    }
    writeAround(endOfLine(behind: last, owners)..<page.count, around, balances, own: own, header: nil)
  }

  /// What the first member of a record that is called its currency says.
  private func currency(of owners: [Int]) -> [UInt8]? {
    let kinds = titles.map { String(decoding: $0, as: UTF8.self).lowercased().hasSuffix("currency") }
    return nodes.indices.first { owners[$0] >= 0 && kinds[nodes[$0].path] }.map { nodes[$0].value }
  }

  /// The names from the record inwards: the same for records of two lists.
  private func place(of node: Int, within record: Int) -> [[UInt8]] {
    var names: [[UInt8]] = []
    var path = nodes[node].path
    while path >= 0, path != nodes[record].path {
      names.append(titles[path])
      path = parents[path]
    }
    return names
  }

  func isField(_ node: Int) -> Bool { nodes[node].isLeaf && !nodes[node].value.isEmpty }

  /// An element deeper inside is called by what it is in as well: `payee name`.
  private func called(_ node: Int, within record: Int) -> [UInt8] {
    let parent = nodes[node].parent
    return node == record || parent == record || parent < 0
      ? nodes[node].name : nodes[parent].name + [0x20] + nodes[node].name
  }

  /// What is called `openingBalance` is an opening balance; one word needs that of its parent, as in `balance opening`.
  private func label(of node: Int) -> [UInt8] {
    let name = RecordTree.words(nodes[node].name)
    let parent = nodes[node].parent
    return name.contains(0x20) || parent < 0 ? name : RecordTree.words(nodes[parent].name) + [0x20] + name
  }

  /// `openingBalance`, `opening_balance`: its words, parted by blanks.
  static func words(_ name: [UInt8]) -> [UInt8] {
    var words: [UInt8] = []
    for (place, byte) in name.enumerated() {
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if isUpper, place > 0, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(name[place - 1]) { words.append(0x20) }
      words.append(byte == UInt8(ascii: "_") ? 0x20 : byte)
    }
    return words
  }

  /// Where the first element behind the last record begins, or the document ends.
  private func endOfLine(behind last: Int, _ owners: [Int]) -> Int {
    nodes.indices.first { nodes[$0].start > last && owners[$0] < 0 }.map { nodes[$0].start } ?? page.count
  }

  private mutating func writeLine(_ fields: [[UInt8]], _ range: Range<Int>) {
    let ends = page[range].filter(isLineEnd)
    text += fields.map(MarkupTable.field).joined(separator: [0x09])
    text += ends.isEmpty ? [0x0a] : ends
  }

  /// The lines of what stands `around` the records: names and values. The header takes the place of the last one. `own`:
  /// the currency of the records.
  private mutating func writeAround(
    _ range: Range<Int>, _ around: [Int], _ balances: [Int: Balance], own: [UInt8]?, header: [[UInt8]]?
  ) {
    let fields = around.filter { range.contains(nodes[$0].start) }
    var start = range.lowerBound
    var written = fields.startIndex
    var lines: [(cells: [[UInt8]], ends: [UInt8])] = []
    while start < range.upperBound {
      let end = page[start..<range.upperBound].firstIndex(where: isLineEnd) ?? range.upperBound
      var behind = end
      while behind < range.upperBound, isLineEnd(page[behind]), behind == end || page[behind] != page[end] {
        behind += 1
      }
      var cells: [[UInt8]] = []
      while written < fields.endIndex, nodes[fields[written]].start < max(behind, end) {
        let node = nodes[fields[written]]
        cells += self.cells(ofBalance: fields[written], balances, own: own) ?? [label(of: fields[written]), node.value]
        written += 1
      }
      lines.append((cells, Array(page[end..<behind])))
      start = max(behind, end)
    }
    if let header {
      if let last = lines.indices.last, lines[last].ends.isEmpty, last > 0, lines[last].cells.isEmpty {
        // Blanks in front of the first record.
        lines.removeLast()
      }
      if let last = lines.indices.last, !lines[last].ends.isEmpty, last > 0 || lines[last].cells.isEmpty {
        if last > 0 { lines[last - 1].cells += lines[last].cells }
        lines[last].cells = header
      } else {
        if let last = lines.indices.last, lines[last].ends.isEmpty {
          if lines[last].cells.isEmpty { lines.removeLast() } else { lines[last].ends = [0x0a] }
        }
        lines.append((header, [0x0a]))
      }
    }
    for line in lines { text += line.cells.map(MarkupTable.field).joined(separator: [0x09]) + line.ends }
  }
}
