package import Budgets
package import GRDB
import Values

/// The rows of a book whose period another calendar changes.
package struct PeriodMoves {
  /// Rows of a day that are in one period, and the period that the calendar gives that day; days as `Day.number`.
  private struct Group {
    let day: Int32
    let before: Int32?
    let after: Int32?
    let rows: Int
  }

  let db: Database
  private let groups: [Group]

  package init(_ db: Database, to calendar: PeriodCalendar) throws {
    self.db = db
    var groups: [Group] = []
    let rows = try Row.fetchCursor(
      db, sql: "SELECT day, period, count(*) FROM \"transaction\" GROUP BY day, period ORDER BY day, period")
    while let row = try rows.next() {
      let day: Int32 = try row[0]
      let after = calendar.period(containing: Day(number: day))?.first.number
      groups.append(try Group(day: day, before: row[1], after: after, rows: row[2]))
    }
    self.groups = groups
  }

  package var changed: Int { groups.reduce(0) { $0 + ($1.before == $1.after ? 0 : $1.rows) } }
  package var unchanged: Int { groups.reduce(0) { $0 + ($1.before == $1.after ? $1.rows : 0) } }
  /// Rows in each period, by its first day, now and then; nil is outside every period.
  package var counts: [Int32?: (before: Int, after: Int)] {
    groups.reduce(into: [:]) { counts, group in
      counts[group.before, default: (0, 0)].before += group.rows
      counts[group.after, default: (0, 0)].after += group.rows
    }
  }

  package func carryOut(_ batch: inout Batch) throws {
    try db.execute(
      sql: """
        DROP TABLE IF EXISTS temp.moved;
        CREATE TEMP TABLE moved(day INTEGER, before INTEGER, after INTEGER, UNIQUE(day, before));
        """)
    for group in groups where group.before != group.after {
      try db.repeating("INSERT INTO temp.moved VALUES (?, ?, ?)", [group.day, group.before, group.after])
    }
    try keep(in: &batch.journal)
    try db.execute(
      sql: """
        UPDATE "transaction" SET period = moved.after FROM temp.moved
        WHERE moved.day = "transaction".day AND moved.before IS "transaction".period;
        DROP TABLE temp.moved;
        """)
  }

  private func keep(in journal: inout Journal) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT t.id, t.period FROM "transaction" t JOIN temp.moved ON moved.day = t.day AND moved.before IS t.period
        ORDER BY t.id
        """)
    var block = RowBlock(columns: ["period"])
    while let row = try rows.next() {
      try block.begin(row[0])
      if let period: Int64 = try row[1] { block.add(period) } else { block.add(id: 0) }
      guard block.count == RowBlock.limit else { continue }
      try journal.changing("transaction", block)
      block.removeAll()
    }
    try journal.changing("transaction", block)
  }
}
