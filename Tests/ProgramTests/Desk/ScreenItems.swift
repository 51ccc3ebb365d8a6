import Foundation
import Testing

@testable import Store
@testable import Values
@testable import Workspace
@testable import daybook

/// Items of a queue as JSON has them, and a screen that shows them.
enum ScreenItems {
  static func item(_ id: Int, _ kind: String = "duplicate", _ more: String = "") throws -> ReviewItem {
    let usual: [String: Any] = [
      "id": id, "kind": kind, "state": "open", "message": "message \(id)", "evidence": [String](),
      "options": [[String: String]](), "amount": "",
    ]
    let own = try JSONSerialization.jsonObject(with: Data("{\(more)}".utf8)) as? [String: Any] ?? [:]
    let data = try JSONSerialization.data(withJSONObject: usual.merging(own) { $1 })
    return try JSONDecoder().decode(Fields.self, from: data).item()
  }

  private struct Fields: Decodable {
    let id: Int64
    let kind, state, amount: String
    let message: ValueText
    let account, file: String?
    let line: Int?
    let evidence: [ValueText]
    let options: [ReviewOption]
    let transaction, other: Int64?

    func item() throws -> ReviewItem {
      let subject = try #require(ScreenItems.subjects.first { $0.kind.rawValue == kind }, "no subject of kind \(kind)")
      return ReviewItem(
        id: id, subject: subject, state: state, message: message, account: account, file: file, line: line,
        evidence: evidence, options: options, transaction: transaction, other: other, amount: amount)
    }
  }

  private static let subjects: [ReviewSubject] = [
    .row(account: 1, text: "", place: "current.csv:3", occurrence: 1, isCut: false), .duplicate(transaction: 6),
    .unlisted(account: 1, transactions: [2]), .partial(statement: 1), .late(statement: 1),
    .question(sha256: "", code: "date_order", account: nil, shape: "", contradicts: false),
    .file(path: "current.csv", sha256: nil, code: "no-rows"), .account(sha256: nil, number: nil, shape: ""),
    .balance(account: 1, cause: .later, day: 20_000, stated: 0, difference: 1), .period(statement: 1),
    .calendar(rule: "{ calendar: monthly }"), .rule(transaction: 6), .transfer(transaction: 6, candidates: [2]),
    .pending(transaction: 6), .stale(account: 1, last: 20_000),
    .gap(account: 1, first: 20_000, last: 20_010), .suggestion(account: 1, category: 1, payee: "Shop"),
    .recurring(account: "Current", payee: "Shop", every: "month", isMoneyIn: false),
  ]

  static func screen(_ items: ReviewItem...) -> ReviewScreen { ReviewScreen(items) }

  /// Both sides of a suspected duplicate, with whatever texts.
  static func detail(
    _ item: ReviewItem, held: String = "PAYPAL *ROASTERY", kept: String = "COFFEE HOUSE 123", note: String? = nil
  ) throws -> ReviewDetail {
    func side(_ id: Int, _ description: String, _ date: String) -> [String: Any] {
      [
        "id": id, "date": date, "account": "Current", "amount": "-12.00", "currency": "GBP", "payee": description,
        "description": description, "category": "Food:Dining", "bucket": "", "period": "", "status": "held",
        "rule": "", "statement": "current.csv", "line": 3, "note": note ?? "",
      ]
    }
    let balance = [
      "account": "Current", "currency": "GBP", "now": "2354.65", "accepted": "2354.65", "rejected": "2342.65",
    ]
    func decoded<Value: Decodable>(_ object: Any) throws -> Value {
      try JSONDecoder().decode(Value.self, from: JSONSerialization.data(withJSONObject: object))
    }
    return ReviewDetail(
      item: item, transaction: try decoded(side(6, held, "2025-03-07")),
      other: try decoded(side(2, kept, "2025-03-05")),
      balance: try decoded(balance))
  }
}

extension ReviewScreen {
  /// Presses keys as scripts write them; what the last one asks for.
  @discardableResult
  mutating func type(_ keys: String) -> Request { Key.all(in: keys).reduce(.none) { press($1) } }

  var text: String { lines.joined(separator: "\n") }
}
