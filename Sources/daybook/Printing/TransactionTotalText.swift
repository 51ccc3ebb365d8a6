import Store
import Workspace

extension TransactionTotal {
  var count: Int { sums.reduce(0) { $0 + $1.count } }

  /// `In all: 12 booked, -345.60 EUR; 2 held, -45.60 EUR, and 1 pending, -5.00 EUR: not in the sum`
  func line(_ style: ValueStyle) -> String {
    func words(_ sum: (standing: String, count: Int, amount: Int64)) -> String {
      let money = style.money(sum.amount, currency)
      return "\(sum.count) \(sum.standing), " + (sum.amount < 0 ? money.painted(.red) : money)
    }
    let beside = sums.dropFirst().filter { $0.count > 0 }.map(words)
    let counted = "In all: " + words(sums[0])
    return beside.isEmpty ? counted : counted + "; beside it " + beside.joined(separator: "; ")
  }
}
