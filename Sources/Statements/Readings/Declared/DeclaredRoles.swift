import Lexicon

/// What a person declared of the columns of one table, by number from 0.
struct DeclaredRoles: Sendable {
  var roles: [Int: HeaderRole] = [:]
  /// The columns of `roles`, in the order of the declaration.
  var order: [Int] = []
  /// Parts of the description, in their order; empty leaves them to `roles`.
  var description: [Int] = []

  /// More than any word of a header weighs.
  static let weight = 1000
  static let amounts: Set<HeaderRole> = [.amount, .amountIn, .amountOut]
  static let balances: Set<HeaderRole> = [.balance, .balanceBefore]

  /// Whether the role is given to a column, so that no other column has it.
  func claims(_ role: HeaderRole) -> Bool {
    let given = Set(roles.values)
    if given.contains(role) { return true }
    switch role {
    case .amount: return given.contains(.amountIn) || given.contains(.amountOut)
    case .amountIn, .amountOut: return given.contains(.amount)
    case .balance, .balanceBefore: return !given.isDisjoint(with: DeclaredRoles.balances)
    case .description, .note: return !description.isEmpty || given.contains(.description)
    default: return false
    }
  }

  func column(_ role: HeaderRole) -> Int? { order.first { roles[$0] == role } }

  /// Whether nothing else is declared of the column; which of the two balances it is shows later.
  func allows(_ column: Int, _ role: HeaderRole) -> Bool {
    guard let given = roles[column], given != role else { return true }
    return DeclaredRoles.balances.isSuperset(of: [given, role])
  }
}

extension ColumnRoles {
  /// The readings of the amount that agree with what is declared.
  func agreeing(_ candidates: [Interpretation]) -> [Interpretation] {
    guard !declared.roles.isEmpty else { return candidates }
    var agreeing = candidates.map(unflagged).filter(agrees)
    if let balance = declared.order.first(where: { DeclaredRoles.balances.contains(declared.roles[$0]!) }),
      agreeing.contains(where: { $0.balance == balance })
    {
      agreeing.removeAll { $0.balance != balance }
    }
    if var several = severalOneWay {
      several.balance =
        declared.order.first { DeclaredRoles.balances.contains(declared.roles[$0]!) }
        ?? agreeing.first?.balance
      agreeing = [several]
    }
    let fees = declared.order.filter { declared.roles[$0] == .fee && profiles[$0].isNumbers }
    if let fee = fees.first {
      let factor: Int64 = profiles[fee].amounts.negative > profiles[fee].amounts.positive ? 1 : -1
      for index in agreeing.indices { agreeing[index].fee = .init(columns: fees, factor: factor) }
    }
    return agreeing
  }

  /// One column is declared for money in and several for money out, or the other way round: a pair, and what fills the
  /// other rows, all written with one sign.
  private var severalOneWay: Interpretation? {
    func isDeclared(_ role: HeaderRole) -> [Int] { columns.filter { declared.roles[$0] == role } }
    let (incoming, outgoing) = (isDeclared(.amountIn), isDeclared(.amountOut))
    guard min(incoming.count, outgoing.count) == 1, incoming.count != outgoing.count else { return nil }
    func factor(_ columns: [Int], _ factor: (AmountProfile) -> Int64) -> Int64? {
      let filled = columns.map { profiles[$0].amounts }.filter { $0.negative + $0.positive > 0 }
      let factors = Set((filled.isEmpty ? [profiles[columns[0]].amounts] : filled).map(factor))
      return factors.count == 1 ? factors.first : nil
    }
    guard let inFactor = factor(incoming, Interpretation.inFactor),
      let outFactor = factor(outgoing, Interpretation.outFactor)
    else { return nil }
    var several = Interpretation(source: .inOut(moneyIn: incoming[0], moneyOut: outgoing[0]))
    (several.inFactor, several.outFactor) = (inFactor, outFactor)
    several.fee = .init(
      columns: Array((incoming.count > 1 ? incoming : outgoing).dropFirst()),
      factor: incoming.count > 1 ? inFactor : outFactor, direction: incoming.count > 1 ? .amountIn : .amountOut)
    return several
  }

  /// A flag beside the amount counts only where nothing else is declared of it.
  private func unflagged(_ candidate: Interpretation) -> Interpretation {
    guard case .flagged(let amount, let flag) = candidate.source else { return candidate }
    if declared.allows(flag, .sign) { return candidate }
    var candidate = candidate
    candidate.source = .signed(amount)
    candidate.inFactor = 1
    return candidate
  }

  private func agrees(_ candidate: Interpretation) -> Bool {
    candidate.roles.allSatisfy { declared.allows($0.column, $0.role) }
  }
}
