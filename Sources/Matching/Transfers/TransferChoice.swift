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
  /// Parts with more rows on a side are paired best edge first. Fewer than of duplicates, since each rival of each
  /// edge is weighed by a choice of its own.
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
    for part in edges.components() { decide(part) }
  }

  private mutating func decide(_ part: [TransferEdge]) {
    let isSmall = part.breadth <= TransferChoice.limit
    let best = isSmall ? Assignment.best(part) : Assignment.greedy(part)
    let pairing = Ties(part, best)
    for edge in best.edges {
      let rivals = pairing.neighbours(of: edge).filter { !isSame($0, edge) }
      let ties =
        isSmall
        ? pairing.ties(of: edge, among: rivals, margin: TransferLevels.margin) { isOther($0.edges, best.edges) }
        : rivals.filter { edge.isTied(with: $0, margin: TransferLevels.margin) && !goesAlike($0, edge) }
      if ties.isEmpty, edge.isCertain {
        links.append(edge)
      } else {
        ask(edge, ties)
      }
    }
  }

  /// Whether two choices make two books: where the same rows are linked between the same accounts, the money is the
  /// same.
  private func isOther(_ left: [TransferEdge], _ right: [TransferEdge]) -> Bool {
    func ends(_ edges: [TransferEdge]) -> Set<Int> { Set(edges.flatMap { [$0.out, $0.income] }) }
    return ends(left) != ends(right) || left.map(accounts).sorted() != right.map(accounts).sorted()
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
}
