/// Three columns of nodes and the ribbons between them, in amounts alone.
struct Flow {
  struct Node {
    let name: String
    /// What comes in and goes out; the outer columns have one of them.
    var incoming: Int128 = 0
    var outgoing: Int128 = 0

    var amount: Int128 { max(incoming, outgoing) }
  }

  struct Ribbon {
    /// Indices into a column and the next.
    let from: Int
    let to: Int
    var amount: Int128
  }

  /// Sources by size, buckets as they came, uses by bucket and size; what is the rest stands last.
  private(set) var columns: [[Node]]
  /// From the first column to the second, and from that to the third; by `from`, then `to`.
  private(set) var ribbons: [[Ribbon]]

  /// Links of positive amounts.
  init(_ incoming: [FlowChart.Link], _ outgoing: [FlowChart.Link], mostCategories: Int) {
    let flowed = incoming.map { ($0.to, $0.amount) } + outgoing.map { ($0.from, $0.amount) }
    let buckets = FlowNames(flowed.enumerated().map { ($1.0, $1.1, $0) }, most: Palette.hues)
    let names = [
      FlowNames(incoming.map { ($0.from, $0.amount, 0) }, most: mostCategories), buckets,
      FlowNames(outgoing.map { ($0.to, $0.amount, buckets.places[$0.from] ?? 0) }, most: mostCategories),
    ]
    columns = names.map { $0.shown.map { Node(name: $0) } }
    ribbons = [[], []]
    for (stage, links) in [incoming, outgoing].enumerated() {
      var sums: [[Int128]] = columns[stage].map { _ in Array(repeating: 0, count: columns[stage + 1].count) }
      for link in links {
        guard let from = names[stage].places[link.from], let to = names[stage + 1].places[link.to] else { continue }
        sums[from][to] += Int128(link.amount)
        columns[stage][from].outgoing += Int128(link.amount)
        columns[stage + 1][to].incoming += Int128(link.amount)
      }
      ribbons[stage] = sums.enumerated().flatMap { from, row in
        row.enumerated().filter { $1 > 0 }.map { Ribbon(from: from, to: $0, amount: $1) }
      }
    }
  }
}

/// The nodes of a column: which names are drawn, and where each name went.
private struct FlowNames {
  let shown: [String]
  let places: [String: Int]

  /// By the group of their first amount, the smallest first, then by size.
  init(_ amounts: [(name: String, amount: Int64, group: Int)], most: Int) {
    var found: [(name: String, size: Int128, group: Int)] = []
    var known: [String: Int] = [:]
    for (name, amount, group) in amounts {
      if known[name] == nil {
        known[name] = found.count
        found.append((name, 0, group))
      }
      if let place = known[name] { found[place].size += Int128(amount) }
    }
    let largest = Largest(found.map(\.size), most: most)
    let kept = largest.kept.sorted { (found[$0].group, found[$1].size, $0) < (found[$1].group, found[$0].size, $1) }
    var places: [String: Int] = [:]
    for (place, index) in kept.enumerated() { places[found[index].name] = place }
    for index in largest.rest { places[found[index].name] = kept.count }
    self.places = places
    shown = kept.map { found[$0].name } + (largest.rest.isEmpty ? [] : [Largest.name(of: largest.rest.count)])
  }
}
