import Statements
import Store
import Values

/// A statement file as read under what is known of the account that it is of.
struct RoutedReading {
  /// With the bytes that a `prepare` command made, where the account has one.
  let file: StatementFile
  /// Whose it is, as the command, its name, its numbers or an answer say; nil where none of them does.
  let account: Configuration.Account?
  let hints: ReadingHints
  let reading: Reading

  /// `answered`: whose a person said that files read like this one are.
  init(
    _ original: StatementFile, _ router: Router,
    answered: (Reading, StatementFile) throws -> Configuration.Account? = { _, _ in nil }
  ) throws {
    func hints(_ account: Configuration.Account?, _ file: StatementFile) -> ReadingHints {
      ReadingHints(
        currency: account?.currency, sign: account?.sign, kind: account?.kind, dateOrder: account?.dateOrder,
        declared: router.layouts.layout(for: account, fileName: file.name, bytes: file.bytes))
    }
    let known = router.account(fileName: original.name, bytes: original.bytes)
    let file = try known?.prepare.map { try original.prepared(by: $0) } ?? original
    let before = hints(known, file)
    let first = try StatementReader.read(file.bytes, fileName: file.name, hints: before)
    let owner = try known ?? RoutedReading.owner(of: first, file, router) ?? answered(first, file)
    self.file = file
    account = owner
    guard owner?.name != known?.name else {
      (self.hints, reading) = (before, first)
      return
    }
    self.hints = hints(owner, file)
    reading = try StatementReader.read(file.bytes, fileName: file.name, hints: self.hints)
  }

  /// The account by the numbers that the file states: in columns and lines of their own, above the rows, in every row.
  private static func owner(of reading: Reading, _ file: StatementFile, _ router: Router) -> Configuration.Account? {
    let byNumber = reading.layout.accountNumbers.compactMap(router.account(number:))
    if Set(byNumber.map(\.name)).count == 1 { return byNumber[0] }
    return stated(above: reading, file, router) ?? router.account(rows: rows(of: reading, file))
  }

  /// The account whose number stands in the lines before the first row.
  static func stated(above reading: Reading, _ file: StatementFile, _ router: Router) -> Configuration.Account? {
    guard let first = reading.drafts.lines.min() else { return nil }
    var lines = LinesOfBytes(file.bytes)
    for _ in 1..<max(1, first) { _ = lines.next() }
    return router.account(preamble: file.bytes[..<lines.place], mentioned: reading.layout.mentionedNumbers)
  }

  /// The lines on which rows begin, of the first ones.
  private static func rows(of reading: Reading, _ file: StatementFile) -> [FileBytes.SubSequence] {
    let wanted = Set(reading.drafts.lines.prefix(mostRows))
    var lines = LinesOfBytes(file.bytes)
    var (line, rows): (UInt32, [FileBytes.SubSequence]) = (1, [])
    while rows.count < wanted.count, let bytes = lines.next() {
      if wanted.contains(line) { rows.append(bytes) }
      line += 1
    }
    return rows
  }

  private static let mostRows = 256
}

/// The lines of a text in turn, and where the next one begins.
private struct LinesOfBytes: IteratorProtocol {
  private let bytes: FileBytes
  private(set) var place = 0

  init(_ bytes: FileBytes) { self.bytes = bytes }

  mutating func next() -> FileBytes.SubSequence? {
    guard place < bytes.count else { return nil }
    let start = place
    place = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    return bytes[start..<place]
  }
}
