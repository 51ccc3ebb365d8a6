/// Elements of balances around the records, as `"balances": [{ "balanceAmount": {...}, "balanceType": "closingBooked" }]`.
extension RecordTree {
  /// What the members of such an element say of it.
  struct Balance {
    /// `closing balance` for `closingBooked`; else the words of its type.
    var type: [UInt8]?
    var currency: [UInt8]?
    var day: [UInt8]?
    var isDebit = false
  }

  /// By the innermost element of each; those of several accounts are of no type. `fields`: what stands around the records.
  func balances(_ fields: [Int]) -> [Int: Balance] {
    var balances: [Int: Balance] = [:]
    var accounts: Set<[UInt8]> = []
    for node in fields {
      guard let element = balance(around: node) else { continue }
      let value = nodes[node].value
      switch lastWord(of: node) {
      case "iban": accounts.insert(value)
      case "id" where RecordTree.words(nodes[node].name).map({ $0 | 0x20 }).starts(with: "account".utf8):
        accounts.insert(value)
      case "type": balances[element, default: Balance()].type = RecordTree.type(value)
      case "currency", "ccy": balances[element, default: Balance()].currency = value
      case "indicator":
        balances[element, default: Balance()].isDebit = value.first.map { $0 | 0x20 } == UInt8(ascii: "d")
      default: if nodes[node].hasDate { balances[element, default: Balance()].day = value }
      }
    }
    if accounts.count > 1 { for element in balances.keys { balances[element]?.type = [] } }
    return balances
  }

  /// The label and the value of a balance, where the node is its amount and its type is told; empty for what else stands
  /// in its element, nil for a node in none. `own`: the currency of the records.
  func cells(ofBalance node: Int, _ balances: [Int: Balance], own: [UInt8]?) -> [[UInt8]]? {
    guard let element = balance(around: node), let balance = balances[element], let type = balance.type else {
      return nil
    }
    guard nodes[node].hasNumber, !type.isEmpty, ["amount", "value", "balance", "amt"].contains(lastWord(of: node)),
      own == nil || balance.currency == nil || balance.currency == own
    else { return [] }
    let isNegative = balance.isDebit && nodes[node].value.first != UInt8(ascii: "-")
    let day = balance.day.map { [0x20] + $0.prefix { $0 != UInt8(ascii: "T") } } ?? []
    return [type + day, (isNegative ? [UInt8(ascii: "-")] : []) + nodes[node].value]
  }

  private func lastWord(of node: Int) -> String {
    RecordTree.words(nodes[node].name).split(separator: 0x20).last.map {
      String(decoding: $0, as: UTF8.self).lowercased()
    } ?? ""
  }

  private static func type(_ value: [UInt8]) -> [UInt8] {
    let said = words(value).split(separator: 0x20)
    let isBooked = said.count == 2 && String(decoding: said[1], as: UTF8.self).lowercased() == "booked"
    return isBooked ? said[0] + Array(" balance".utf8) : Array(said.joined(separator: [0x20]))
  }

  /// The innermost element of a balance in which the node is.
  private func balance(around node: Int) -> Int? {
    var parent = nodes[node].parent
    while parent >= 0, !isOfBalance(parent) || nodes[parent].leaves == 1 { parent = nodes[parent].parent }
    return parent >= 0 ? parent : nil
  }
}
