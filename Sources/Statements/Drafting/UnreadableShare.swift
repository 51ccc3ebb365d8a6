import Values

/// Asks about a file of which a good part cannot be read: most likely it is understood wrongly as a whole.
enum UnreadableShare {
  /// Fewer rows than these are asked about one by one.
  private static let fewest = 3

  static func settle(_ reading: inout Reading, _ hints: ReadingHints) {
    let unreadable = reading.drafts.others.count { $0.disposition == .rejected }
    let rows = reading.drafts.count + unreadable
    guard unreadable >= fewest, unreadable * 10 > rows, hints.answers["unreadable"] != "as-read" else { return }
    let first = reading.drafts.others.first { $0.disposition == .rejected }
    let why = first.map { ", the first of them in line \($0.line): \($0.reason)" } ?? ""
    reading.questions.append(
      Question(
        code: "unreadable", message: "\(unreadable) of \(rows) rows cannot be read\(why)",
        options: [
          Question.Option(
            value: "as-read",
            label: "take the \(reading.drafts.count) that can be read, and ask about the others one by one")
        ]))
  }
}
