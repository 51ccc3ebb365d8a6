/// Of all pairs that may be transfers, those that are taken: the best assignment, each row once.
struct TransferChoice {
  struct Question {
    var row: Int
    /// The best first.
    var edges: [TransferEdge]
  }

  private let rows: [TransferRow]
  private let edges: [TransferEdge]
  private(set) var links: [TransferEdge] = []
  private(set) var questions: [Question] = []
  private var asked: Set<Int> = []
  /// Parts with more places on a side are paired best edge first.
  private static let limit = 24

  init(_ rows: [TransferRow], _ edges: [TransferEdge]) {
    self.rows = rows
    // What is decided depends on the rows alone, not on the order in which they came into the book.
    func key(_ row: TransferRow) -> (Int32, Int64, Int, Int64) { (row.day, row.amount, row.account, row.id) }
    self.edges = edges.sorted {
      key(rows[$0.out]) == key(rows[$1.out])
        ? key(rows[$0.income]) < key(rows[$1.income]) : key(rows[$0.out]) < key(rows[$1.out])
    }
  }

  mutating func decide() {
    for part in parts() { decide(part) }
  }

  /// Edges that have nothing in common with those of other parts.
  private func parts() -> [[TransferEdge]] {
    var parents = Array(0..<rows.count)
    func find(_ row: Int) -> Int {
      var row = row
      while parents[row] != row {
        parents[row] = parents[parents[row]]
        row = parents[row]
      }
      return row
    }
    for edge in edges {
      let (left, right) = (find(edge.out), find(edge.income))
      parents[max(left, right)] = min(left, right)
    }
    var places: [Int: Int] = [:]
    var parts: [[TransferEdge]] = []
    for edge in edges {
      let root = find(edge.out)
      if let place = places[root] {
        parts[place].append(edge)
      } else {
        places[root] = parts.count
        parts.append([edge])
      }
    }
    return parts
  }

  private mutating func decide(_ part: [TransferEdge]) {
    let best = TransferChoice.best(part)
    let isSmall = max(Set(part.map(\.out)).count, Set(part.map(\.income)).count) <= TransferChoice.limit
    let byOut = Dictionary(grouping: part, by: \.out)
    let byIncome = Dictionary(grouping: part, by: \.income)
    for edge in best.edges {
      let rivals = ((byOut[edge.out] ?? []) + (byIncome[edge.income] ?? []))
        .filter { ($0.out == edge.out) != ($0.income == edge.income) && !isSame($0, edge) }
      let ties = rivals.filter { rival in
        isSmall
          ? isTie(rival, part, best) : edge.weight - rival.weight < TransferLevels.margin && !goesAlike(rival, edge)
      }
      if ties.isEmpty, edge.isCertain {
        links.append(edge)
      } else {
        ask(edge, ties)
      }
    }
  }

  /// Whether taking the rival makes another book that is about as likely.
  private func isTie(_ rival: TransferEdge, _ part: [TransferEdge], _ best: (edges: [TransferEdge], total: Int)) -> Bool
  {
    let rest = TransferChoice.best(part.filter { $0.out != rival.out && $0.income != rival.income })
    guard best.total - rest.total - rival.weight < TransferLevels.margin else { return false }
    // Where the same rows are linked between the same accounts, the money is the same.
    let other = rest.edges + [rival]
    return Set(other.flatMap { [$0.out, $0.income] }) != Set(best.edges.flatMap { [$0.out, $0.income] })
      || other.map(accounts).sorted() != best.edges.map(accounts).sorted()
  }

  /// Which accounts an edge goes between, as one number.
  private func accounts(_ edge: TransferEdge) -> Int { rows[edge.out].account << 20 | rows[edge.income].account }

  private func goesAlike(_ left: TransferEdge, _ right: TransferEdge) -> Bool {
    accounts(left) == accounts(right) && rows[left.out].amount == rows[right.out].amount
      && rows[left.income].amount == rows[right.income].amount
  }

  /// Rows with one text and amount are no rivals: the nearer is taken.
  private func isSame(_ left: TransferEdge, _ right: TransferEdge) -> Bool {
    goesAlike(left, right) && rows[left.out].description == rows[right.out].description
      && rows[left.income].description == rows[right.income].description
  }

  /// One question for all that hangs together: once it is answered the rest is decided anew.
  private mutating func ask(_ edge: TransferEdge, _ ties: [TransferEdge]) {
    let (byOut, byIncome) = (ties.filter { $0.out == edge.out }, ties.filter { $0.income == edge.income })
    let isOut = byOut.count >= byIncome.count
    let row = isOut ? edge.out : edge.income
    let others = (isOut ? byOut : byIncome).sorted { $0.weight > $1.weight }
    let concerned = Set(([edge] + ties).flatMap { [$0.out, $0.income] })
    guard asked.isDisjoint(with: concerned) else { return }
    asked.formUnion(concerned)
    questions.append(Question(row: row, edges: [edge] + others))
  }

  private static func best(_ edges: [TransferEdge]) -> (edges: [TransferEdge], total: Int) {
    let outs = Array(Set(edges.map(\.out))).sorted()
    let incomes = Array(Set(edges.map(\.income))).sorted()
    if edges.count <= 1 { return (edges, edges.first?.weight ?? 0) }
    guard max(outs.count, incomes.count) <= limit else { return greedy(edges) }
    let outPlaces = Dictionary(uniqueKeysWithValues: zip(outs, outs.indices))
    let incomePlaces = Dictionary(uniqueKeysWithValues: zip(incomes, incomes.indices))
    let places = edges.map {
      Assignment.Edge(left: outPlaces[$0.out] ?? 0, right: incomePlaces[$0.income] ?? 0, weight: $0.weight)
    }
    let best = Assignment.best(places, lefts: outs.count, rights: incomes.count)
    return (edges.indices.filter { best.partners[places[$0].left] == places[$0].right }.map { edges[$0] }, best.total)
  }

  private static func greedy(_ edges: [TransferEdge]) -> (edges: [TransferEdge], total: Int) {
    var (taken, chosen): (Set<Int>, [TransferEdge]) = ([], [])
    for edge in edges.sorted(by: { $0.weight > $1.weight }) where taken.isDisjoint(with: [edge.out, edge.income]) {
      taken.formUnion([edge.out, edge.income])
      chosen.append(edge)
    }
    return (chosen, chosen.reduce(0) { $0 + $1.weight })
  }
}
