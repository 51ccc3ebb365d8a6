import Values

/// The pairs of open drafts and known transactions that may be one, split in parts that have nothing in common.
struct CandidateGraph {
  struct Edge {
    var draft: Int
    /// The face that is likest to the draft.
    var row: Int
    /// The row that stands for the transaction.
    var owner: Int32
    var weight: Int
    var draftKind: RowKind
    var rowKind: RowKind
    var isPending: Bool

    /// By how much the edge must outweigh a rival to be no tie.
    ///
    /// Where rows differ in the day alone, the money is right whichever of them is paired, and the nearer is taken;
    /// of pending rows that is true of all with one amount, since they take the text of their booking.
    fileprivate func margin(over rival: Edge) -> Int {
      let sameMoney = draftKind.amount == rival.draftKind.amount && rowKind.amount == rival.rowKind.amount
      if sameMoney, isPending, rival.isPending { return 0 }
      let sameTexts = draftKind.text == rival.draftKind.text && rowKind.text == rival.rowKind.text
      return sameMoney && sameTexts ? 1 : EvidenceLevels.margin
    }
  }

  struct Match {
    var edge: Edge
    /// Whether another pairing is about as good.
    var isTie: Bool
    var rival: Edge?
  }

  private var edges: [Edge] = []

  /// Of several faces of one transaction the likest counts.
  mutating func add(_ edge: Edge) {
    var index = edges.count - 1
    while index >= 0, edges[index].draft == edge.draft {
      if edges[index].owner == edge.owner {
        if edges[index].weight < edge.weight { edges[index] = edge }
        return
      }
      index -= 1
    }
    edges.append(edge)
  }

  /// Parts in the order of their first edge.
  func components() -> [Component] {
    var parents: [Int] = []
    var drafts: [Int: Int] = [:]
    var owners: [Int32: Int] = [:]
    func find(_ node: Int) -> Int {
      var node = node
      while parents[node] != node { node = parents[node] }
      return node
    }
    func node() -> Int {
      parents.append(parents.count)
      return parents.count - 1
    }
    for edge in edges {
      let left = drafts[edge.draft] ?? node()
      drafts[edge.draft] = left
      let right = owners[edge.owner] ?? node()
      owners[edge.owner] = right
      let (top, other) = (find(left), find(right))
      parents[max(top, other)] = min(top, other)
    }
    var parts: [Int: Int] = [:]
    var components: [Component] = []
    for edge in edges {
      let root = find(drafts[edge.draft] ?? 0)
      if let part = parts[root] {
        components[part].edges.append(edge)
      } else {
        parts[root] = components.count
        components.append(Component(edges: [edge]))
      }
    }
    return components
  }
}

/// What a row is without its place in the file.
struct RowKind: Hashable {
  var day: Int32
  var amount: Int64
  var text: TextID
}

extension CandidateGraph {
  /// Drafts and transactions that compete for each other.
  struct Component {
    /// Parts with more places on a side are paired best edge first, and every doubt is asked.
    static let limit = 64
    fileprivate(set) var edges: [Edge]

    func matches() -> [Match] {
      let drafts = draftsByDay()
      let owners = Array(Set(edges.map(\.owner))).sorted()
      if drafts.count == 1, owners.count == 1 { return [Match(edge: edges[0], isTie: false)] }
      guard drafts.count <= Component.limit, owners.count <= Component.limit else { return greedyMatches() }
      let draftPlaces = Dictionary(uniqueKeysWithValues: zip(drafts, drafts.indices))
      let ownerPlaces = Dictionary(uniqueKeysWithValues: zip(owners, owners.indices))
      let places = edges.map {
        Assignment.Edge(left: draftPlaces[$0.draft] ?? 0, right: ownerPlaces[$0.owner] ?? 0, weight: $0.weight)
      }
      let best = Assignment.best(places, lefts: drafts.count, rights: owners.count)
      return edges.indices.filter { best.partners[places[$0].left] == places[$0].right }.map { index in
        match(index, places, total: best.total, lefts: drafts.count, rights: owners.count)
      }
    }

    /// In an order that does not follow the file's, since equally good pairings differ by it.
    private func draftsByDay() -> [Int] {
      let kinds = Dictionary(edges.map { ($0.draft, $0.draftKind) }) { first, _ in first }
      return kinds.keys.sorted {
        guard let left = kinds[$0], let right = kinds[$1] else { return $0 < $1 }
        return (left.day, left.amount, $0) < (right.day, right.amount, $1)
      }
    }

    /// A chosen edge is a tie where the best pairing without it is nearly as good.
    private func match(_ index: Int, _ places: [Assignment.Edge], total: Int, lefts: Int, rights: Int) -> Match {
      let edge = edges[index]
      let neighbours = edges.filter { ($0.draft == edge.draft) != ($0.owner == edge.owner) }
      // Equal rows of one day are no rivals: whichever is paired, the book is the same.
      let rivals = neighbours.filter { $0.draftKind != edge.draftKind || $0.rowKind != edge.rowKind }
      guard let rival = rivals.max(by: { $0.weight < $1.weight }) else { return Match(edge: edge, isTie: false) }
      let needed = rivals.map { edge.margin(over: $0) }.max() ?? 0
      if max(lefts, rights) > 16 || rivals.count < neighbours.count {
        return Match(edge: edge, isTie: edge.weight - rival.weight < needed, rival: rival)
      }
      var others = places
      others.remove(at: index)
      let second = Assignment.best(others, lefts: lefts, rights: rights).total
      return Match(edge: edge, isTie: total - second < needed, rival: rival)
    }

    private func greedyMatches() -> [Match] {
      var (drafts, owners): (Set<Int>, Set<Int32>) = ([], [])
      var matches: [Match] = []
      for edge in edges.sorted(by: { ($1.weight, $0.draft, $0.row) < ($0.weight, $1.draft, $1.row) }) {
        guard !drafts.contains(edge.draft), !owners.contains(edge.owner) else { continue }
        drafts.insert(edge.draft)
        owners.insert(edge.owner)
        matches.append(Match(edge: edge, isTie: true))
      }
      return matches
    }
  }
}
