import Statements
import Values

// What a mutated statement must never do to a run: trap, hang, or give drafts that contradict themselves.
//
//     DAYBOOK_FUZZ=1 swift build -c release --sanitize fuzzer --product fuzz -Xswiftc -parse-as-library && \
//       mkdir -p seeds && .build/release/fuzz -max_len=4096 -timeout=5 -rss_limit_mb=1500 -max_total_time=600 \
//       seeds fixtures/fuzz
//
// The first byte of an input chooses the hints, the rest is the file. libFuzzer writes what it learns to `seeds`, and
// the input of a crash beside the place where it was started. Once mended, that input goes into `fixtures/fuzz`, whose
// files every test run reads; so do a few of the smallest seeds (`fuzz -set_cover_merge=1 kept seeds`).

/// Reads one made-up file and holds the reading to what the rest of Daybook relies on.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start, count > 0 else { return 0 }
  let file = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
  do throws(ReadingFailure) {
    let reading = try StatementReader.read(FileBytes(file), fileName: "input.csv", hints: hints(start[0]))
    checkColumns(reading.drafts)
    checkLines(reading)
  } catch {
    precondition(!error.message.isEmpty, "a refusal without a message")
  }
  return 0
}

/// Every bit of `choice` gives or leaves out one hint.
private func hints(_ choice: UInt8) -> ReadingHints {
  var hints = ReadingHints()
  if choice & 1 != 0 { hints.currency = Currency("EUR") }
  if choice & 2 != 0 { hints.dateOrder = choice & 4 != 0 ? "dmy" : "mdy" }
  if choice & 8 != 0 { hints.sign = choice & 16 != 0 ? "as-written" : "inverted" }
  if choice & 32 != 0 { hints.answers["decimal_mark"] = choice & 64 != 0 ? "," : "." }
  if choice & 128 != 0 { hints.answers["encoding"] = "windows-1252" }
  return hints
}

/// A column that the statement has is as long as `days`.
private func checkColumns(_ drafts: Drafts) {
  let lengths = [
    drafts.valueDays.count, drafts.balances.count, drafts.references.count, drafts.counterparties.count,
    drafts.counterAccounts.count, drafts.types.count, drafts.categoryHints.count, drafts.accountNumbers.count,
    drafts.currencies.count, drafts.originals.count, drafts.pending.count, drafts.descriptions.count,
  ]
  precondition(drafts.lines.count == drafts.count, "rows without a line")
  precondition(drafts.amounts.count == drafts.count, "rows without an amount")
  for length in lengths { precondition(length == 0 || length == drafts.count, "a column of another length") }
}

/// Every record has one line, from 1, and of delimited text no line begins two records.
private func checkLines(_ reading: Reading) {
  let lines = reading.drafts.lines + reading.drafts.others.map(\.line)
  precondition(lines.allSatisfy { $0 >= 1 }, "a record before the first line")
  guard reading.format == "csv" else { return }
  precondition(Set(lines).count == lines.count, "a line with two dispositions")
}
