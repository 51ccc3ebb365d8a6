@testable import Budgets
@testable import Matching
@testable import Statements
@testable import Values

/// One statement after all stages, and each stage's result as text.
struct GoldenRun {
  let bytes: [UInt8]
  let fileName: String
  let reading: Reading
  let drafts: Drafts
  let known: Known
  let verdicts: Verdicts

  init(bytes: [UInt8], fileName: String, reading: Reading, known: String) throws {
    self.bytes = bytes
    self.fileName = fileName
    self.reading = reading
    var drafts = reading.drafts
    self.known = try Known(csv: known, for: &drafts)
    self.drafts = drafts
    verdicts = Duplicates.judge(drafts, against: self.known, settleDays: 14)
  }

  var outputs: [(stage: Stage, text: String)] {
    get throws {
      let text = try scanned()
      guard reading.questions.isEmpty else {
        // Nothing of a file that asks goes further.
        return Stage.allCases.map { stage in
          switch stage {
          case .scan: (stage, text)
          case .read: (stage, ReadingText(reading: reading).text)
          default: (stage, "waits for an answer\n")
          }
        }
      }
      return [
        (.scan, text), (.read, ReadingText(reading: reading).text), (.duplicates, judged), (.periods, periods),
        (.balances, balances),
      ]
    }
  }

  /// Every record with its physical line, `!` where it is damaged, and its fields in brackets.
  private func scanned() throws -> String {
    guard reading.format == "csv" else { return "\(reading.format) has no records\n" }
    let text = try Encodings.decode(FileBytes(bytes), forced: reading.layout.encoding)
    let records = TextCut.best(of: text, fileName: fileName).sample
    return lines(
      (0..<records.count).map { record in
        let fields = (0..<records.fieldCount(record)).map {
          "[\(records.string(record: record, field: $0).escapingLineEnds)]"
        }
        let mark = records.isDamaged(record) ? " !" : ""
        return (["\(records.lines[record])\(mark)"] + fields).joined(separator: " ")
      })
  }

  private var judged: String {
    lines(
      (0..<drafts.count).map { draft in
        let verdict = verdicts.verdicts[draft]
        let counterpart = verdict == .new ? "" : " #\(verdicts.counterparts[draft])"
        let reasons = verdicts.evidence.filter { $0.draft == draft }.flatMap(\.reasons).map(\.plain)
        return "line \(drafts.lines[draft]): \(verdict)\(counterpart)"
          + (reasons.isEmpty ? "" : ": " + reasons.joined(separator: "; "))
      })
  }

  /// For periods that begin on the 25th, or on the Friday before.
  private var periods: String {
    let calendar = PeriodCalendar(startDay: 25, weekend: .before)
    let starts = periodColumn(days: drafts.days, calendar: calendar, outside: Drafts.noDay)
    return lines(
      (0..<drafts.count).map {
        "line \(drafts.lines[$0]): \(Day(number: drafts.days[$0])) in the period from \(Day(number: starts[$0]))"
      })
  }

  private var balances: String {
    let report = BalanceTies.check(drafts, verdicts, known: known, bookBefore: nil, tolerance: 0)
    func amount(_ minor: Int64) -> String { Money.text(minor, exponent: drafts.exponent) }
    var all = report.impliedOpening.map { ["before: \(Day(number: $0.day)) \(amount($0.balance))"] } ?? []
    all += report.checks.map { "check: line \($0.line), \($0.kind), \(Day(number: $0.day)) \(amount($0.balance))" }
    all += report.findings.map {
      "finding: line \($0.line), \($0.kind), \(Day(number: $0.day)), expected \(amount($0.expected)), "
        + "stated \(amount($0.stated)): \($0.message.plain)"
    }
    return all.isEmpty ? "no balances\n" : lines(all)
  }
}

/// Each line with its line end.
func lines(_ lines: [String]) -> String {
  lines.map { $0 + "\n" }.joined()
}

extension String {
  /// The text on one line.
  var escapingLineEnds: String {
    String(
      unicodeScalars.flatMap { scalar -> [Character] in
        switch scalar {
        case "\n": ["\\", "n"]
        case "\r": ["\\", "r"]
        case "\t": ["\\", "t"]
        default: [Character(scalar)]
        }
      })
  }
}

extension Known {
  /// Reads `day,amount,description,status`, one row of the book a line; the first is transaction 1. Earlier statements
  /// cover the days from the first row to the last.
  init(csv text: String, for drafts: inout Drafts) throws {
    self.init(rows: [], covered: [])
    for (index, line) in text.split(separator: "\n").dropFirst().enumerated() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      guard fields.count == 4, let day = Day(iso: fields[0]), let status = KnownRow.Status(name: fields[3]) else {
        throw CaseFault(text: "known.csv, line \(index + 2): day,amount,description,status is expected")
      }
      rows.append(
        KnownRow(
          transaction: Int64(index + 1), day: day.number,
          amount: try Money.parse(fields[1], exponent: drafts.exponent),
          description: drafts.texts.intern(String(fields[2])), status: status))
    }
    rows.sort { ($0.day, $0.amount, $0.transaction) < ($1.day, $1.amount, $1.transaction) }
    if let first = rows.first, let last = rows.last { covered = [first.day...last.day] }
  }
}

extension KnownRow.Status {
  fileprivate init?(name: Substring) {
    switch name {
    case "booked": self = .booked
    case "pending": self = .pending
    case "held": self = .held
    case "reconciled": self = .reconciled
    case "ignored": self = .ignored
    default: return nil
    }
  }
}
