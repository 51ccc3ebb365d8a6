package import Budgets
import Values

/// A period of a budget in one currency as JSON has it: amounts in major units, days ISO.
///
/// What the method does not have is null, never left out.
package struct BudgetRecord: Codable, Equatable, Sendable {
  package struct Term: Codable, Equatable, Sendable {
    package var code: String
    package var amount: String
  }

  package struct Seen: Codable, Equatable, Sendable {
    package var account: String
    /// Null for an account without a balance.
    package var day: String?
  }

  package struct Income: Codable, Equatable, Sendable {
    package var category: String
    package var planned: String
    package var received: String
  }

  package struct BucketShare: Codable, Equatable, Sendable {
    package var bucket: String
    package var amount: String
    package var target: String?
    /// Percent of income with one decimal.
    package var share: String?
    package var state: String?
  }

  /// The period's first day, as in lists.
  package var period: String
  package var first: String
  package var last: String
  package var method: String
  package var currency: String
  package var ready: String?
  /// They add up to ready and what is assigned later.
  package var terms: [Term]?
  package var overspent: String
  package var assignedLater: String?
  package var held: String
  package var pending: String
  package var seenTo: [Seen]
  package var income: [Income]
  package var toAllocate: String?
  package var categories: [BudgetLineRecord]
  package var buckets: [BucketShare]?

  enum CodingKeys: String, CodingKey {
    case period, first, last, method, currency, ready, terms, overspent
    case assignedLater = "assigned_later"
    case held, pending
    case seenTo = "seen_to"
    case income
    case toAllocate = "to_allocate"
    case categories, buckets
  }
}

extension BudgetRecord {
  package init(_ figures: PeriodFigures) {
    func text(_ minor: Int64) -> String { Money.text(minor, exponent: figures.currency.exponent) }
    period = figures.period.first.description
    first = period
    last = figures.period.last.description
    method = figures.method.rawValue
    currency = figures.currency.code
    ready = figures.ready.map { text($0.ready) }
    terms = figures.ready.map { ready in
      ReadyTerm.allCases.map { Term(code: $0.rawValue, amount: text(ready[$0])) }
    }
    overspent = text(figures.overspent)
    assignedLater = figures.ready.map { text($0.assignedLater) }
    held = text(figures.held)
    pending = text(figures.pending)
    seenTo = figures.seenTo.map { Seen(account: $0.account, day: $0.day?.description) }
    income = figures.income.map {
      Income(category: $0.category, planned: text($0.planned), received: text($0.received))
    }
    toAllocate = figures.toAllocate.map(text)
    categories = figures.rows.map { BudgetLineRecord($0, figures) }
    buckets = figures.method == .percentage ? figures.buckets.map { BucketShare($0, text) } : nil
  }
}

extension BudgetRecord.BucketShare {
  fileprivate init(_ figures: BucketFigures, _ text: (Int64) -> String) {
    bucket = figures.name.rawValue
    amount = text(figures.amount)
    target = figures.target.map(text)
    share = figures.share.map { Money.text($0, exponent: 1) }
    state = figures.state?.rawValue
  }
}

// Synthesized, a missing value would leave its key out.
extension BudgetRecord {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(period, forKey: .period)
    try container.encode(first, forKey: .first)
    try container.encode(last, forKey: .last)
    try container.encode(method, forKey: .method)
    try container.encode(currency, forKey: .currency)
    try container.encode(ready, forKey: .ready)
    try container.encode(terms, forKey: .terms)
    try container.encode(overspent, forKey: .overspent)
    try container.encode(assignedLater, forKey: .assignedLater)
    try container.encode(held, forKey: .held)
    try container.encode(pending, forKey: .pending)
    try container.encode(seenTo, forKey: .seenTo)
    try container.encode(income, forKey: .income)
    try container.encode(toAllocate, forKey: .toAllocate)
    try container.encode(categories, forKey: .categories)
    try container.encode(buckets, forKey: .buckets)
  }
}

extension BudgetRecord.Seen {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(account, forKey: .account)
    try container.encode(day, forKey: .day)
  }
}

extension BudgetRecord.BucketShare {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(bucket, forKey: .bucket)
    try container.encode(amount, forKey: .amount)
    try container.encode(target, forKey: .target)
    try container.encode(share, forKey: .share)
    try container.encode(state, forKey: .state)
  }
}
