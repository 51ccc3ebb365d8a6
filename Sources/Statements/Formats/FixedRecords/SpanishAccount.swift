/// An account of a Spanish bank by its bank, branch and number, of which the check digits and so the IBAN follow.
struct SpanishAccount {
  /// Four, four and ten digits.
  let bank: String
  let branch: String
  let number: String

  /// Nil where these are no such digits.
  var iban: String? {
    let parts = [bank + branch, number].map { $0.compactMap(\.wholeNumberValue) }
    guard parts[0].count == 8, parts[1].count == 10, bank.count + branch.count == 8, number.count == 10 else {
      return nil
    }
    let checks = [[0, 0] + parts[0], parts[1]].map(SpanishAccount.check)
    let own = parts[0] + checks + parts[1]
    // E and S are 14 and 28, in front of the two digits that are sought (ISO 13616).
    let rest = (own + [1, 4, 2, 8, 0, 0]).reduce(0) { ($0 * 10 + $1) % 97 }
    let digits = [(98 - rest) / 10, (98 - rest) % 10] + own
    return "ES" + digits.map(String.init).joined()
  }

  /// The check digit of ten digits: the powers of two, modulo 11, weigh them.
  private static func check(_ digits: [Int]) -> Int {
    let weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]
    let rest = 11 - zip(digits, weights).reduce(0) { $0 + $1.0 * $1.1 } % 11
    return rest == 11 ? 0 : rest == 10 ? 1 : rest
  }
}
