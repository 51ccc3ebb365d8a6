/// What an action of an investor's QIF record (`NBuy`) does to the cash of the account itself.
enum InvestorCash {
  case into, out, asWritten, none

  /// Nil for an action that is not known.
  init?(action: String) {
    let action = action.lowercased()
    if InvestorCash.incoming.contains(action) {
      self = .into
    } else if InvestorCash.outgoing.contains(action) {
      self = .out
    } else if action == "cash" {
      self = .asWritten
    } else if InvestorCash.ofSecurities.contains(action) || InvestorCash.isElsewhere(action) {
      self = .none
    } else {
      return nil
    }
  }

  /// `BuyX`: the money comes from another account; `SellX`: it goes there.
  private static func isElsewhere(_ action: String) -> Bool {
    action.hasSuffix("x") && InvestorCash(action: String(action.dropLast())) != nil
  }

  func amount(of written: WrittenAmount) -> WrittenAmount {
    var amount = written
    switch self {
    case .into: amount.digits = abs(written.digits)
    case .out: amount.digits = -abs(written.digits)
    case .asWritten, .none: break
    }
    return amount
  }

  private static let incoming: Set<String> = [
    "sell", "div", "intinc", "cglong", "cgmid", "cgshort", "rtrncap", "miscinc", "xin", "contribx", "shtsell",
  ]
  private static let outgoing: Set<String> = ["buy", "cvrshrt", "miscexp", "margint", "xout", "withdrwx"]
  private static let ofSecurities: Set<String> = [
    "reinvdiv", "reinvint", "reinvlg", "reinvmd", "reinvsh", "shrsin", "shrsout", "stksplit", "grant", "vest",
    "exercise", "expire", "reminder",
  ]
}
