import GRDB
import Matching
package import Values

/// An account as outputs show it; amounts in major units, as signed sums.
package struct AccountRecord: Codable, Sendable {
  package var name: String
  package var kind: String
  package var currency: String
  /// Opening balance plus what is booked; empty without an opening balance: the account is unproven.
  package var balance: String
  /// The last day for which the bank stated a balance, and that; empty where it never did.
  package var checkedOn: String
  package var checkedBalance: String
  /// What is booked behind that day.
  package var bookedAfter: String
  /// What the balance could still change by: rows held as likely duplicates, and those not booked yet.
  package var held: String
  package var pending: String
  /// Days since the last one that a statement lists, where these are too many.
  package var stale: Int?
  /// The days that statements list, and those between that none does.
  package var covered: [Span]
  package var gaps: [Span]
  package var owner: String
  package var budget: String
  package var transactions: Int
  package var firstDate: String
  package var lastDate: String

  /// Days, ISO, both of them in it.
  package struct Span: Codable, Sendable {
    package var first: String
    package var last: String
    /// Of days that no statement lists: when their file was asked for.
    package private(set) var asked: String?

    enum CodingKeys: CodingKey { case first, last }

    init(_ days: ClosedRange<Int32>, asked: Day?) {
      self.init(days)
      self.asked = asked?.description
    }

    init(_ days: ClosedRange<Int32>) {
      first = Day(number: days.lowerBound).description
      last = Day(number: days.upperBound).description
    }
  }

  package static let names = [
    "name", "kind", "currency", "balance", "checked_on", "checked_balance", "booked_after", "held", "pending", "stale",
    "covered", "gaps", "owner", "budget", "transactions", "first_date", "last_date",
  ]

  package var fields: [String] {
    [
      name, kind, currency, balance, checkedOn, checkedBalance, bookedAfter, held, pending,
      stale.map(String.init) ?? "", AccountRecord.text(covered), AccountRecord.text(gaps), owner, budget,
      String(transactions), firstDate, lastDate,
    ]
  }

  private static func text(_ spans: [Span]) -> String {
    spans.map { "\($0.first)..\($0.last)" }.joined(separator: " ")
  }
}

extension AccountStore {
  /// - Parameters:
  ///   - day: the book as it was at the end of this day; nil for all of it.
  ///   - stale: of an account, by its name, the days since the last one that a statement lists, where they are too many.
  package func records(on day: Day?, stale: [String: Int]) throws -> [AccountRecord] {
    let last = day?.number ?? .max
    let asked = try AskedGaps.all(db)
    return try Row.fetchAll(
      db,
      sql: """
        SELECT account.*, count(t.id) AS transactions, min(t.day) AS first_day, max(t.day) AS last_day,
          coalesce(sum(t.amount) FILTER (WHERE t.status = \(Status.pending)), 0) AS pending,
          coalesce(sum(t.amount) FILTER (WHERE t.status = \(Status.held)), 0) AS held
        FROM account LEFT JOIN "transaction" t ON t.account_id = account.id AND t.day <= ?
        GROUP BY account.id ORDER BY account.id
        """, arguments: [last]
    ).map { try record($0, through: last, stale: stale, asked) }
  }

  private func record(_ row: Row, through day: Int32, stale: [String: Int], _ asked: [ReviewSubject: Day]) throws
    -> AccountRecord
  {
    let (id, name, currency): (Int64, String, String) = try (row["id"], row["name"], row["currency"])
    let exponent = Currency(currency)?.exponent ?? 2
    func money(_ amount: Int64?) -> String { amount.map { Money.text($0, exponent: exponent) } ?? "" }
    func date(_ day: Int32?) -> String { day.map { Day(number: $0).description } ?? "" }
    let (first, last): (Int32?, Int32?) = try (row["first_day"], row["last_day"])
    let totals = AccountTotals(db: db, account: id)
    let opening: Int32? = try row["opening_day"]
    let end = min(day, max(opening ?? .min, last ?? .min))
    let balance = try opening == nil ? nil : totals.balance(atEndOf: end)
    let check = try StatedBalances(db: db).last(of: id, through: day)
    let after = try check.map { try totals.booked(through: max(end, $0.day)) - totals.booked(through: $0.day) }
    let coverage = try GapRows(db: db, account: id).coverage(through: day)
    return try AccountRecord(
      name: name, kind: row["kind"], currency: currency, balance: money(balance), checkedOn: date(check?.day),
      checkedBalance: money(check?.balance), bookedAfter: money(after), held: money(row["held"]),
      pending: money(row["pending"]), stale: stale[name], covered: coverage.covered.map { AccountRecord.Span($0) },
      gaps: coverage.gaps.map { days in
        let subject = ReviewSubject.gap(account: id, first: days.lowerBound, last: days.upperBound)
        return AccountRecord.Span(days, asked: asked[subject])
      }, owner: row["owner"] ?? "",
      budget: (row["on_budget"] as Bool) ? "on" : "off", transactions: row["transactions"], firstDate: date(first),
      lastDate: date(last))
  }
}
