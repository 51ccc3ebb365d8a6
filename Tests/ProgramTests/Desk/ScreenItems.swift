import Foundation
import Store
import Workspace

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
    return try JSONDecoder().decode(ReviewItem.self, from: data)
  }

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
    let all: [String: Any] = [
      "item": try JSONSerialization.jsonObject(with: JSONEncoder().encode(item)),
      "transaction": side(6, held, "2025-03-07"), "other": side(2, kept, "2025-03-05"), "balance": balance,
    ]
    return try JSONDecoder().decode(ReviewDetail.self, from: JSONSerialization.data(withJSONObject: all))
  }
}

extension ReviewScreen {
  /// Presses keys as scripts write them; what the last one asks for.
  @discardableResult
  mutating func type(_ keys: String) -> Request { Key.all(in: keys).reduce(.none) { press($1) } }

  var text: String { lines.joined(separator: "\n") }
}
