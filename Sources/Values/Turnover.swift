/// How much money was moved in all, whichever way each amount goes: the one bound of every sum.
///
/// What a file moves and what the book holds stays within `Money.most`. No sum over some of the amounts, no difference
/// of such sums and balances, and no small multiple of them can then leave 64 bits, wherever it is taken.
package struct Turnover: Equatable, Sendable {
  /// Minor units; more than `Money.most` where it was too much.
  package private(set) var moved: Int64

  package init(_ moved: Int64 = 0) { self.moved = moved }

  package var isTooMuch: Bool { moved > Money.most }

  /// Adds an amount, or nothing where all is too much already. False where it is too much now.
  @inline(__always)
  package mutating func add(_ amount: Int64) -> Bool {
    guard moved <= Money.most else { return false }
    moved += Int64(min(amount.magnitude, UInt64(Money.most) + 1))
    return moved <= Money.most
  }
}

extension Drafts {
  /// Refuses a statement whose rows from `first` on move more than sums can take in, or that states such a balance.
  /// `turnover`: what the rows before them moved.
  package func checkBounds(from first: Int = 0, _ turnover: inout Turnover) throws(ReadingFailure) {
    for row in first..<count {
      if !turnover.add(amounts[row]) { throw outOfBounds("the rows up to this line move", line: lines[row]) }
    }
    for row in balances.indices.dropFirst(first)
    where balances[row] != Drafts.noBalance && Money.isTooMuch(balances[row]) {
      throw outOfBounds("the balance on this line is", line: lines[row])
    }
    for stated in statedBalances where Money.isTooMuch(stated.amount) {
      throw outOfBounds("the balance on this line is", line: stated.line)
    }
  }

  private func outOfBounds(_ what: String, line: UInt32) -> ReadingFailure {
    ReadingFailure(
      code: "bounds", line: Int(line),
      message: "\(what) more than \(Money.text(Money.most, exponent: exponent)), which no account does",
      remedy: "See whether the amounts of the file are right. If another column holds them, declare a layout for it.")
  }
}

extension Money {
  package static func isTooMuch(_ amount: Int64) -> Bool { amount.magnitude > UInt64(most) }
}
