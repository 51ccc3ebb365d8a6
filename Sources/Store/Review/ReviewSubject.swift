import Foundation
import GRDB
import Matching
package import Values

/// What a review item is about: its kind, and what names it. Accounts, statements, transactions and categories are
/// numbers of the book; amounts are minor units of the account's currency, days `Day.number`.
///
/// Each case is called as its kind is, in Swift, in JSON and in SQL: `json_extract(subject, '$.duplicate.transaction')`.
package enum ReviewSubject: Codable, Hashable, Sendable {
  /// A record of that text in whatever statement of the account it stands; `place` names it where it has no text, and
  /// `occurrence` tells equal ones of one file apart. `isCut`: the file ends in it.
  case row(account: Int64, text: String, place: String, occurrence: Int, isCut: Bool)
  case duplicate(transaction: Int64)
  case unlisted(account: Int64, transactions: [Int64])
  case partial(statement: Int64)
  case late(statement: Int64)
  /// What an answer is kept for: files of that shape. `account`: where the question is one about an account, too;
  /// `contradicts`: whether it was answered, and the file speaks against that.
  case question(sha256: String, code: String, account: String?, shape: String, contradicts: Bool)
  /// `sha256` is that of the file's bytes, where they could be read.
  case file(path: String, sha256: String?, code: String)
  /// `number`: the account's in a file of several. Without `sha256` it is about all files of the shape.
  case account(sha256: String?, number: String?, shape: String)
  /// `difference`: stated less book.
  case balance(account: Int64, cause: BalanceCause, day: Int32, stated: Int64, difference: Int64?)
  case period(statement: Int64)
  /// The calendar of daybook.yaml, as text.
  case calendar(rule: String)
  case rule(transaction: Int64)
  /// `candidates`: the transactions that may be its other side, ascending.
  case transfer(transaction: Int64, candidates: [Int64])
  case pending(transaction: Int64)
  /// `last`: the last day of which a statement came.
  case stale(account: Int64, last: Int32)
  case gap(account: Int64, first: Int32, last: Int32)
  case suggestion(account: Int64, category: Int64, payee: String)
  /// `account` by its name, `every` as reports say it.
  case recurring(account: String, payee: String, every: String, isMoneyIn: Bool)

  package var kind: ReviewKind {
    switch self {
    case .row: .row
    case .duplicate: .duplicate
    case .unlisted: .unlisted
    case .partial: .partial
    case .late: .late
    case .question: .question
    case .file: .file
    case .account: .account
    case .balance: .balance
    case .period: .period
    case .calendar: .calendar
    case .rule: .rule
    case .transfer: .transfer
    case .pending: .pending
    case .stale: .stale
    case .gap: .gap
    case .suggestion: .suggestion
    case .recurring: .recurring
    }
  }

  /// Tells subjects apart: what has the same key is asked once. It never changes for what it names.
  package var key: String { "\(kind):" + names.joined(separator: ":") }

  private var names: [String] {
    switch self {
    case .row(let account, let text, let place, let occurrence, _):
      ["\(account)", "\(occurrence)", text.isEmpty ? place : text]
    case .duplicate(let id), .partial(let id), .late(let id), .period(let id), .rule(let id), .pending(let id):
      ["\(id)"]
    case .unlisted(let account, let transactions): ["\(account)", ReviewSubject.list(transactions)]
    case .question(let sha256, let code, let account, _, _): [sha256, code] + [account].compactMap(\.self)
    case .file(let path, let sha256, let code): [path] + [sha256].compactMap(\.self) + [code]
    case .account(let sha256, let number, let shape):
      sha256.map { [$0] + [number].compactMap(\.self) } ?? [shape]
    case .balance(let account, let cause, let day, let stated, let difference):
      ["\(account)", cause.rawValue, "\(day)", "\(stated)"] + [difference.map(String.init)].compactMap(\.self)
    case .calendar(let rule): [rule]
    case .transfer(let transaction, let candidates): ["\(transaction)", ReviewSubject.list(candidates)]
    case .stale(let account, let last): ["\(account)", Day(number: last).description]
    case .gap(let account, let first, let last):
      ["\(account)", Day(number: first).description, Day(number: last).description]
    case .suggestion(let account, let category, let payee): ["\(account)", "\(category)", payee]
    case .recurring(let account, let payee, let every, let isMoneyIn):
      [account, isMoneyIn ? "in" : "out", every, payee]
    }
  }

  private static func list(_ transactions: [Int64]) -> String {
    transactions.map(String.init).joined(separator: ",")
  }
}

/// How a balance and the book part.
package enum BalanceCause: String, Codable, Sendable {
  // Found in a statement: see `BalanceReport.Finding.Kind`.
  case chainBreak, misprint, openingDiffers, bookDiffers, closingDiffers, wrongDay
  /// A balance that tied does so no longer.
  case later

  init(_ kind: BalanceReport.Finding.Kind) {
    self =
      switch kind {
      case .chainBreak: .chainBreak
      case .misprint: .misprint
      case .openingDiffers: .openingDiffers
      case .bookDiffers: .bookDiffers
      case .closingDiffers: .closingDiffers
      case .wrongDay: .wrongDay
      }
  }
}

extension ReviewSubject {
  /// The same where an account that it may name has another name.
  func renaming(account name: String, to new: String) -> ReviewSubject {
    switch self {
    case .question(let sha256, let code, let account, let shape, let contradicts):
      .question(
        sha256: sha256, code: code, account: account == name ? new : account,
        shape: Answers.shape(shape, renaming: name, to: new), contradicts: contradicts)
    case .account(let sha256, let number, let shape):
      .account(
        sha256: sha256, number: number.map { ReviewSubject.number($0, renaming: name, to: new) },
        shape: Answers.shape(shape, renaming: name, to: new))
    case .recurring(name, let payee, let every, let isMoneyIn):
      .recurring(account: new, payee: payee, every: every, isMoneyIn: isMoneyIn)
    default: self
    }
  }

  /// What stands for the number of an account where a file has rows in another currency than that account.
  package static func rows(in currency: Currency, beside account: String) -> String {
    "\(currency)\(beside(account))"
  }

  private static func beside(_ account: String) -> String { " beside \(account)" }

  private static func number(_ number: String, renaming name: String, to new: String) -> String {
    number.hasSuffix(beside(name)) ? number.dropLast(beside(name).count) + beside(new) : number
  }

  /// As the book keeps it.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  init(json: String) throws {
    do {
      self = try JSONDecoder().decode(ReviewSubject.self, from: Data(json.utf8))
    } catch is DecodingError {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a review item is about '\(json.prefix(80))'")
    }
  }
}
