import Values

/// The pairs of open drafts and known transactions that may be one, split in parts that have nothing in common.
struct CandidateGraph {
  struct Edge: CandidateEdge {
    var draft: Int
    /// The face that is likest to the draft.
    var row: Int
    /// The row that stands for the transaction.
    var owner: Int32
    var weight: Int
    var draftKind: RowKind
    var rowKind: RowKind
    var isPending: Bool

    /// In an order that does not follow the file's.
    var left: Place { Place(day: draftKind.day, amount: draftKind.amount, draft: draft) }
    var right: Int32 { owner }

    struct Place: Hashable, Comparable {
      let day: Int32, amount: Int64, draft: Int

      static func < (left: Place, right: Place) -> Bool {
        (left.day, left.amount, left.draft) < (right.day, right.amount, right.draft)
      }
    }

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
    /// The edges of such pairings that share a row with this one, the likeliest first; none where rows are too many.
    var rivals: [Edge] = []
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

  func components() -> [Component] { edges.components().map { Component(edges: $0) } }
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
    /// Parts with more rows on a side are paired best edge first, and every doubt is asked.
    static let limit = 64
    /// Parts with more rows on a side, or with equal rows, are searched for ties edge by edge: of equal rows the best
    /// choice may take any.
    private static let limitOfTies = 16
    fileprivate let edges: [Edge]

    func matches() -> [Match] {
      if edges.count == 1 { return [Match(edge: edges[0], isTie: false)] }
      let breadth = edges.breadth
      guard breadth <= Component.limit else {
        let edges = edges.sorted { ($0.draft, $0.row) < ($1.draft, $1.row) }
        return Assignment.greedy(edges).edges.map { Match(edge: $0, isTie: true) }
      }
      let best = Assignment.best(edges)
      let ties = Ties(edges, best)
      return best.edges.map { match($0, ties, isSmall: breadth <= Component.limitOfTies) }
    }

    private func match(_ edge: Edge, _ ties: Ties<Edge>, isSmall: Bool) -> Match {
      let neighbours = ties.neighbours(of: edge)
      // Equal rows of one day are no rivals: whichever is paired, the book is the same.
      let rivals = neighbours.filter { $0.draftKind != edge.draftKind || $0.rowKind != edge.rowKind }
      guard let margin = rivals.map({ edge.margin(over: $0) }).max() else { return Match(edge: edge, isTie: false) }
      let tied =
        isSmall && rivals.count == neighbours.count
        ? ties.ties(of: edge, among: rivals, margin: margin) { _ in true }
        : rivals.filter { edge.isTied(with: $0, margin: margin) }
      return Match(edge: edge, isTie: !tied.isEmpty, rivals: tied.sorted { $0.weight > $1.weight })
    }
  }
}
