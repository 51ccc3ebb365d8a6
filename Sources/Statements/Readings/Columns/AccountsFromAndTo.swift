import Values

/// Two columns of accounts, where the money came from and where it went, of which one names the own account in every
/// row.
struct AccountsFromAndTo: Equatable, Sendable {
  var from: Int
  var to: Int
  /// The own account, as `number` gives it.
  var own: String

  /// An account as it is compared.
  static func number(_ field: String) -> String { AccountNumber.written(field.filter { $0 != "'" }) }

  /// 1 where the money of a row went to the own account, -1 where it came from it, 0 where both or neither is so.
  ///
  /// - Parameter field: what stands in a column of the row.
  func direction(_ field: (Int) -> String) -> Int8 {
    let isFrom = AccountsFromAndTo.number(field(from)) == own
    let isTo = AccountsFromAndTo.number(field(to)) == own
    return isFrom == isTo ? 0 : isTo ? 1 : -1
  }
}
