import Foundation
import Testing

/// The power goes at any moment: the book is sound, nothing that was done is lost, and the next run goes on.
struct PowerLossTests {
  @Test func nothingDoneIsLost() throws {
    guard let disk = FailingDisk.installed else { return }
    let whole = try WholeFolder()
    let run = try whole.copy()
    let before = try run.dump()
    let untouched = try whole.copy()
    let calls = try disk.calls(WholeFolder.today, in: run.url)
    let end = try run.dump()
    for seed in UInt64(1)...(FailingDisk.isFull ? 1_000 : 6) {
      var random = SplitMix64(seed: seed)
      // The last seeds cut after the end: what the run said is done must be there.
      let cut = seed % 6 == 0 ? calls.count : random.number(0...calls.count)
      var power = try PowerCut(folder: untouched.url, seenAs: run.url)
      for call in calls.prefix(cut) { power.apply(call) }
      let scratch = try ScratchFolder()
      let left = WholeFolder.Copy(scratch: scratch, url: scratch.url)
      try power.leave(run.url, in: left.url, &random)
      let archived = calls.prefix(cut).count { $0.kind == .unlink && $0.path.contains("/inbox/") }
      let place = "seed \(seed), cut after \(cut) of \(calls.count)"
      #expect(try left.dump().count >= before.count + 380 * archived, "\(place): what was archived is not in the book")
      try left.expectWhole(from: before, to: end, at: place)
      let files = FileManager.default.enumerator(atPath: left.url.appending(path: "archive").path)?.allObjects ?? []
      #expect(files.count { ($0 as? String)?.hasSuffix(".csv") ?? false } == 3, "\(place): a statement is gone")
    }
  }
}
