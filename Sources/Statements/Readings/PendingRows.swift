import Lexicon
import Values

/// Finds rows that no column calls pending: their description does, `PENDING - COFFEE BAR`, `Vorgemerkt: ...`, or they
/// lack what the bank gives every booked row: balance and value day, or an id (`HOLD` in its place).
///
/// Banks list such rows at the newest end of a statement. A word that a merchant may be called by counts there alone.
enum PendingRows {
  /// How many days behind the newest row a row may wait, with words that stand apart from its text.
  private static let longest: Int32 = 31
  /// And with words that a name may begin with: how much newer a row without them may be.
  private static let usual: Int32 = 7
  private static let mostOld = 4_096

  /// A column of states tells more than descriptions do.
  static func settle(_ reading: inout Reading, _ hints: ReadingHints) {
    let drafts = reading.drafts
    guard let newest = drafts.days.max(), !reading.layout.columns.contains(where: { $0.role == "status" }) else {
      return
    }
    let open = OpenRows(drafts)
    // Without an id a row of few waits however old it is.
    let oldest = drafts.count <= mostOld ? Int32.min : newest - longest
    let unnumbered = idsThatSayPending(drafts, since: oldest)
    var known: [TextID: StatusWords.PendingMark?] = [:]
    var marked: [(row: Int, mark: StatusWords.PendingMark)] = []
    var newestUnmarked = Int32.min
    for row in 0..<drafts.count where drafts.days[row] >= oldest {
      guard drafts.days[row] >= newest - longest else {
        if isUnnumbered(row, drafts, unnumbered) { marked.append((row, .parted)) }
        continue
      }
      let text = drafts.descriptions[row]
      let mark = unsafe known[text] ?? drafts.texts.withBytes(of: text) { unsafe StatusWords.pendingMark(in: $0) }
      known[text] = .some(mark)
      let isOpen = open.rows.contains(row)
      if (open.areUnvalued || open.areApart) && isOpen || isUnnumbered(row, drafts, unnumbered)
        || isOpen && waits(row, drafts)
      {
        marked.append((row, .parted))
      } else if drafts.balances.isEmpty, waits(row, drafts, plainly: true) {
        marked.append((row, .word))
      } else if let mark, mark != .state || open.rows.contains(row) {
        marked.append((row, mark))
      } else {
        newestUnmarked = max(newestUnmarked, drafts.days[row])
      }
    }
    let waiting = marked.filter { $0.mark == .parted || newestUnmarked <= drafts.days[$0.row] + usual }
    guard let first = waiting.first else { return askOpen(&reading, open, hints) }
    reading.drafts.pending.pad(to: drafts.count)
    for (row, _) in waiting { reading.drafts.pending[row] = true }
    let isOpen = open.rows.contains(first.row)
    reading.layout.note(
      "pending",
      isUnnumbered(first.row, drafts, unnumbered)
        ? "line \(drafts.lines[first.row]) has a word for it where all others have an id"
        : open.areUnvalued && isOpen
          ? "line \(drafts.lines[first.row]) has neither the balance nor the value day that all others have"
          : open.areApart && isOpen
            ? "line \(drafts.lines[first.row]) begins a section of newer rows without the balance that all others have"
            : "the text of line \(drafts.lines[first.row]) says so of its row")
  }

  /// The kind of the row is a pending state: `Reserverat belopp`. `plainly`: and nothing else, as an authorization may be.
  private static func waits(_ row: Int, _ drafts: Drafts, plainly: Bool = false) -> Bool {
    guard drafts.types.count == drafts.count, drafts.types[row] != 0 else { return false }
    if plainly { return StatusWords.isPlainlyPending(drafts.texts[drafts.types[row]]) }
    return unsafe drafts.texts.withBytes(of: drafts.types[row]) { unsafe StatusWords.meaning($0) } == .pending
  }

  /// Rows that no word calls pending may be so, where they alone have no balance yet.
  private static func askOpen(_ reading: inout Reading, _ open: OpenRows, _ hints: ReadingHints) {
    guard let first = open.rows.first, reading.questions.isEmpty, !open.rows.contains(where: reading.drafts.isPending),
      open.rows.contains(where: { reading.drafts.amounts[$0] != 0 })
    else { return }
    switch hints.answers["open"] {
    case "booked": return
    case "pending":
      reading.drafts.pending.pad(to: reading.drafts.count)
      for row in open.rows { reading.drafts.pending[row] = true }
      reading.layout.note("pending", "the newest rows have no balance, and it was answered that such rows wait")
    default:
      let line = reading.drafts.lines[first]
      let rows =
        open.rows.count == 1
        ? "the newest one, on line \(line). Is it booked?"
        : "the \(open.rows.count) newest ones, from line \(line) on. Are they booked?"
      reading.questions.append(.whetherBooked("open", "All rows have a balance but \(rows)"))
    }
  }

  /// Words for a pending row that stand where all other rows have ids, which have digits.
  private static func idsThatSayPending(_ drafts: Drafts, since start: Int32) -> Set<TextID> {
    guard drafts.references.count == drafts.count else { return [] }
    var ids: Set<TextID> = []
    for row in 0..<drafts.count where drafts.days[row] >= start && drafts.references[row] != 0 {
      ids.insert(drafts.references[row])
    }
    let words = ids.filter { id in drafts.texts[id].allSatisfy { !$0.isNumber } }
    let saysPending = words.allSatisfy { id in
      var word = drafts.texts[id]
      return word.withUTF8 { unsafe StatusWords.meaning($0) } == .pending
    }
    return ids.count > words.count && saysPending ? words : []
  }

  private static func isUnnumbered(_ row: Int, _ drafts: Drafts, _ words: Set<TextID>) -> Bool {
    !words.isEmpty && words.contains(drafts.references[row])
  }
}

extension Question {
  /// Asks of rows that may wait, `pending` first.
  static func whetherBooked(_ code: String, _ message: ValueText) -> Question {
    Question(
      code: code, message: message,
      options: [
        Question.Option(value: "pending", label: "not yet: such rows are pending"),
        Question.Option(value: "booked", label: "yes: such rows are booked"),
      ])
  }
}
