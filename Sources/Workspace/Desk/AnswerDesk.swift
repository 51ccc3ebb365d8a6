package import Store
import Values

/// What changing an answer did.
package struct AnswerReport: Codable, Sendable {
  package var run: Int64?
  /// What was said until now.
  package var before: AnswerRecord
  /// Nil where it was forgotten.
  package var value: String?
}

extension WorkingFolder {
  package func answers() throws -> [AnswerRecord] {
    try openBook().connected { try Answers(db: $0).records() }
  }

  /// Another answer for files to come; what is booked stays.
  package func setAnswer(_ number: Int64, to value: String, _ options: JobOptions) throws -> AnswerReport {
    try inOneBatch(options) { db, batch in
      let answers = Answers(db: db)
      let before = try answers.record(number)
      let known =
        before.code == Answers.owner ? configuration.accounts.map(\.name) : try answers.options(of: before)
      guard known.isEmpty || known.contains(value) else {
        throw WorkspaceError.refused(
          "'\(value)' does not answer '\(before.code)'",
          remedy: (nearest(to: value, among: known).map { "Did you mean '\($0)'? " } ?? "")
            + "It is one of: \(known.joined(separator: ", ")).")
      }
      try answers.keep(
        value, of: before.code, account: before.account.isEmpty ? nil : before.account, shape: before.shape,
        journal: &batch.journal)
      return AnswerReport(run: options.dryRun ? nil : batch.run, before: before, value: value)
    }
  }

  /// The next file like those is asked about again; what is booked stays.
  package func forgetAnswer(_ number: Int64, _ options: JobOptions) throws -> AnswerReport {
    try inOneBatch(options) { db, batch in
      let answers = Answers(db: db)
      let before = try answers.record(number)
      try answers.forget(before, journal: &batch.journal)
      return AnswerReport(run: options.dryRun ? nil : batch.run, before: before)
    }
  }
}
