package import GRDB
package import Values

/// Days that no statement of an account lists, and whose file a person asked the bank for: the item about them stays open
/// until it comes.
package enum AskedGaps {
  /// Of the decision that keeps it.
  package static let verdict = "ask"

  /// What can be said of such days; without an option it is the second.
  package enum Answer: String { case asked, none }

  package static let options = [
    ReviewOption(value: Answer.asked.rawValue, label: "its file is asked for: this waits until the file comes"),
    ReviewOption(value: Answer.none.rawValue, label: "the bank has nothing for these days; not asked again"),
  ]

  /// When it was last said, by what the items are about.
  package static func all(_ db: Database) throws -> [ReviewSubject: Day] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT subject, max(run.today) FROM decision JOIN run ON run.id = decision.run_id
        JOIN review_item item ON item.id = item_id WHERE verdict = '\(verdict)' AND item.state = 'open' GROUP BY item.id
        """)
    return try Dictionary(once: rows.map { try (ReviewSubject(json: $0[0]), Day(number: $0[1])) })
  }
}
