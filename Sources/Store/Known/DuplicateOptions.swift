import GRDB
import Matching
import Pipeline
import Values

/// What a held row can be said to be beside a row of its own, as `--option` takes it.
package enum DuplicateChoice: Equatable, Sendable {
  /// One with the transaction that the item names; the file's amount counts from now on, or the book's.
  case file, book
  /// `t57`: of several that fit, one with transaction 57; `t57:file`, `t57:book` where amounts differ.
  case one(with: Int64, restates: Bool?)
  /// `n58`: a row of its own, since transaction 58, of the same file, is the one that the book has.
  case twin(Int64)

  package init?(_ option: String) {
    let parts = option.split(separator: ":")
    switch (option, option.first) {
    case ("file", _): self = .file
    case ("book", _): self = .book
    case (_, "t"):
      guard let id = parts.first.map(String.init).flatMap(ReviewOption.transaction) else { return nil }
      self = .one(with: id, restates: parts.count > 1 ? parts[1] == "file" : nil)
    case (_, "n"):
      guard let id = Int64(option.dropFirst()) else { return nil }
      self = .twin(id)
    default: return nil
    }
  }

  package var option: String {
    switch self {
    case .file: "file"
    case .book: "book"
    case .one(let id, nil): ReviewOption.choosing(id)
    case .one(let id, let restates?): "\(ReviewOption.choosing(id)):\(restates ? "file" : "book")"
    case .twin(let id): "n\(id)"
    }
  }
}

extension ReviewOption {
  /// How a transaction is chosen: `t57` is transaction 57, which no number of an option can be taken for.
  package static func choosing(_ transaction: Int64) -> String { "t\(transaction)" }

  package static func transaction(_ value: String) -> Int64? { value.first == "t" ? Int64(value.dropFirst()) : nil }
}

/// The choices that a held row has: each transaction that it may be, and each amount where the bank states two.
struct DuplicateOptions {
  private let plan: Plan
  private let transactions: NewTransactions
  private let db: Database
  private let booked: [Int64: KnownRow]
  private let rivals: [Int: [Verdicts.Evidence.Rival]]

  init(_ plan: Plan, _ transactions: NewTransactions, _ db: Database) {
    (self.plan, self.transactions, self.db) = (plan, transactions, db)
    let verdicts = plan.verdicts
    rivals = verdicts.rivals
    var asked = Set(
      verdicts.verdicts.indices.filter { verdicts.verdicts[$0] == .suspected }.map { verdicts.counterparts[$0] })
    for case .transaction(let id) in rivals.values.joined() { asked.insert(id) }
    let rows =
      asked.isEmpty
      ? [] : plan.known.rows.filter { asked.contains($0.transaction) && $0.isCurrent && $0.status == .booked }
    booked = Dictionary(rows.map { ($0.transaction, $0) }) { first, _ in first }
  }

  /// None where there is nothing but the transaction that the item names, and amounts are equal.
  func of(_ draft: Int) throws -> [ReviewOption] {
    let own = plan.verdicts.counterparts[draft]
    let others = (rivals[draft] ?? []).compactMap { if case .transaction(let id) = $0 { id } else { nil } }
    let twins = (rivals[draft] ?? []).compactMap { rival -> Int? in
      if case .draft(let twin) = rival, plan.verdicts.verdicts[twin] == .new { twin } else { nil }
    }
    guard !others.isEmpty || !twins.isEmpty else {
      return try amounts(of: draft, own).map {
        ReviewOption(value: $0 ? "file" : "book", label: "one row" + words(draft, own, $0))
      }
    }
    let each = try ([own] + others).flatMap { id -> [ReviewOption] in
      let name = try name(id)
      let choices: [Bool?] = try amounts(of: draft, id)
      return (choices.isEmpty ? [nil] : choices).map { restates in
        ReviewOption(
          value: DuplicateChoice.one(with: id, restates: restates).option,
          label: "one row with \(name)" + (restates.map { words(draft, id, $0) } ?? ""))
      }
    }
    return each
      + twins.map { twin in
        ReviewOption(
          value: DuplicateChoice.twin(transactions[twin]).option,
          label: "line \(plan.drafts.lines[twin]) is the one that the book has, and this row one of its own")
      }
  }

  /// Whether the file's amount counts, the likelier answer first, which is that of the statement that goes on for
  /// longer; none where the amounts are equal.
  private func amounts(of draft: Int, _ transaction: Int64) throws -> [Bool] {
    let drafts = plan.drafts
    let isPending = !drafts.pending.isEmpty && drafts.pending[draft]
    guard let row = booked[transaction], row.amount != drafts.amounts[draft], !isPending else { return [] }
    let isOlder = try Bool.fetchOne(
      db,
      sql: """
        SELECT last_day > ? FROM statement JOIN "transaction" t ON t.statement_id = statement.id WHERE t.id = ?
        """, arguments: [drafts.days.max(), transaction])
    return isOlder == true ? [false, true] : [true, false]
  }

  private func words(_ draft: Int, _ transaction: Int64, _ restates: Bool) -> ValueText {
    let amount = restates ? plan.drafts.amounts[draft] : booked[transaction]?.amount ?? 0
    return ", and \(text(amount)) counts as in \(restates ? "this file" : "the book")"
  }

  /// `-25.00 on 2025-05-10 'GARAGE' (may.csv:7)`
  private func name(_ transaction: Int64) throws -> ValueText {
    guard let source = try TransactionSource(transaction, db) else { return "transaction \(transaction)" }
    let place = source.file.map { "\($0):\(source.line ?? 0)" } ?? "entered by hand"
    return "\(text(source.amount)) on \(source.day) '\(source.description)' (\(place))"
  }

  private func text(_ amount: Int64) -> ValueText { .amount(amount, exponent: plan.drafts.exponent) }
}
