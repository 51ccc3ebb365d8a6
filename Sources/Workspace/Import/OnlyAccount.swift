import Statements
import Store
import Values

/// What an account takes that is the only one and says nothing of its files: any file that is like those before it.
struct OnlyAccount {
  let db: Book.Connection
  let account: Configuration.Account

  /// The question whose a file is that is not like the others; nil for one that is, and for the first.
  func question(of reading: Reading, _ file: StatementFile) throws -> NewReviewItem? {
    guard let strange = try difference(of: reading) else { return nil }
    let shape = OnlyAccount.shape(of: reading)
    guard try Answers(db: db).given(account: nil, shape: shape)[Answers.owner] != account.name else { return nil }
    return NewReviewItem(
      .account(sha256: nil, number: nil, shape: shape),
      message: "is this file of \(account.name)? \(strange)",
      evidence: [reading.summary] + reading.firstRows(3) + [
        "If it is not, give it an account of its own in daybook.yaml, with `files:` or `number:` for each, and run again."
      ],
      options: [ReviewOption(value: account.name, label: "\(account.name) (\(account.currency))")], file: file.path)
  }

  /// Files of one bank are asked about once.
  private static func shape(of reading: Reading) -> String {
    (["only account", reading.format, reading.layout.shape] + reading.layout.accountNumbers.sorted())
      .joined(separator: " ")
  }

  /// A sentence without its final stop.
  private func difference(of reading: Reading) throws -> String? {
    let earlier = try StatementStore(db: db).kinds(of: account.name)
    guard !earlier.isEmpty else { return nil }
    let numbers = reading.layout.accountNumbers
    let known = Set(earlier.compactMap(\.numbers).flatMap { $0.split(separator: " ") })
    if !numbers.isEmpty, !known.isEmpty,
      !numbers.contains(where: { number in
        known.contains { AccountNumber($0.utf8).isSame(as: AccountNumber(number.utf8)) }
      })
    {
      return "It names \(numbers.joined(separator: ", ")), those before it \(known.sorted().joined(separator: ", "))"
    }
    if earlier.contains(where: { $0.format == reading.format && $0.shape == reading.layout.shape }) { return nil }
    return earlier.contains { $0.format == reading.format }
      ? "Its columns are others than in the files before it: \(OnlyAccount.columns(of: reading.layout))"
      : "It is \(reading.format), the files before it are \(earlier[0].format)"
  }

  /// By the first names; that is enough to know a file by.
  private static func columns(of layout: Layout) -> String {
    let names = layout.columns.map(\.name)
    guard layout.headerLine != nil else { return "\(names.count) without names" }
    return names.count <= 6
      ? names.joined(separator: ", ") : names[..<5].joined(separator: ", ") + " and \(names.count - 5) more"
  }
}
