import Values

/// Entries by hand that a row of the bank now stands for: the same amount, within the days in which rows settle.
///
/// The best assignment over the days decides, one to one; where another is as good, the row is held and asked about.
enum HandEntries {
  private struct Edge: CandidateEdge {
    let left: Int
    /// Into the entries.
    let right: Int
    let weight: Int
  }

  /// How many rows may compete for which all assignments are weighed.
  private static let crowd = 100

  /// - Parameter verdicts: those against what statements brought; what is new there may be an entry.
  static func settle(
    _ verdicts: inout Verdicts, _ drafts: Drafts, _ entries: [KnownRow], settleDays: Int
  ) {
    let edges = edges(
      verdicts, drafts, entries.filter { [.booked, .pending, .reconciled].contains($0.status) }, settleDays)
    for component in edges.edges.components() {
      let isCrowd = component.breadth > crowd
      let best = isCrowd ? Assignment.greedy(component) : Assignment.best(component)
      let ties = Ties(component, best)
      for edge in best.edges {
        let entry = edges.entries[edge.right]
        let neighbours = ties.neighbours(of: edge)
        let rivals = isCrowd ? neighbours : ties.ties(of: edge, among: neighbours, margin: 1) { _ in true }
        let isTied = !rivals.isEmpty
        verdicts.verdicts[edge.left] = isTied ? .suspected : .settles
        verdicts.counterparts[edge.left] = entry.transaction
        let days = Int(drafts.days[edge.left]) - Int(entry.day)
        let apart =
          days == 0 ? "the same day" : "\(abs(days)) day\(abs(days) == 1 ? "" : "s") \(days > 0 ? "later" : "earlier")"
        verdicts.evidence.append(
          .init(
            draft: edge.left,
            reasons: ["entered by hand, the same amount, \(apart)"] + (isTied ? ["another pair is as likely"] : []),
            rivals: rivals.map {
              $0.left == edge.left ? .transaction(edges.entries[$0.right].transaction) : .draft($0.left)
            }))
      }
    }
    verdicts.evidence.sort { $0.draft < $1.draft }
  }

  /// Each new draft with the entries of its amount; every pair outweighs all days together.
  private static func edges(
    _ verdicts: Verdicts, _ drafts: Drafts, _ entries: [KnownRow], _ settleDays: Int
  ) -> (edges: [Edge], entries: [KnownRow]) {
    let byAmount = Dictionary(grouping: entries.indices) { entries[$0].amount }
    let pair = (settleDays + 1) * (entries.count + 1)
    var edges: [Edge] = []
    for draft in 0..<drafts.count where verdicts.verdicts[draft] == .new {
      for entry in byAmount[drafts.amounts[draft]] ?? [] {
        let days = abs(Int(drafts.days[draft]) - Int(entries[entry].day))
        if days <= settleDays { edges.append(Edge(left: draft, right: entry, weight: pair + settleDays - days)) }
      }
    }
    return (edges, entries)
  }
}
