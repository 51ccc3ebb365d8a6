import Budgets
import GRDB
import Matching

/// The states of a transaction by the numbers that the book keeps, with names for SQL.
enum Status {
  static let booked = KnownRow.Status.booked.rawValue
  static let pending = KnownRow.Status.pending.rawValue
  static let held = KnownRow.Status.held.rawValue
  static let reconciled = KnownRow.Status.reconciled.rawValue
  static let ignored = KnownRow.Status.ignored.rawValue

  /// Those that count in balances, budgets and reports; and the same with what is pending.
  static let counting = "(\(booked), \(reconciled))"
  /// Those that are said beside.
  static let waiting = "(\(pending), \(held))"

  /// With what else a report counts.
  static func counting(with standings: Set<PartGroup.Standing>) -> String {
    let more = standings.map { $0 == .pending ? pending : $0 == .held ? held : booked }
    return "(" + ([booked, reconciled] + more).map { "\($0)" }.joined(separator: ", ") + ")"
  }
  static let withPending = "(\(booked), \(pending), \(reconciled))"

  static func name(_ number: UInt8) throws -> String {
    guard let status = KnownRow.Status(rawValue: number) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a transaction has status \(number)")
    }
    return status.name
  }

  static func number(_ name: String) throws -> Int {
    let names = try (UInt8(0)...4).map(Status.name)
    if let number = names.firstIndex(of: name) { return number }
    throw WorkspaceError.unknown("status", name, among: names)
  }
}
