import Foundation
import Testing

/// A run that fails at any of its calls leaves each file imported whole or not at all; running again converges.
@Suite(.serialized)
struct KillTests {
  let disk: FailingDisk?
  let whole: WholeFolder
  let before: [String]
  let end: [String]
  let calls: [DiskCall]

  init() throws {
    disk = FailingDisk.installed
    whole = try WholeFolder()
    let copy = try whole.copy()
    before = try copy.dump()
    calls = try disk?.calls(WholeFolder.today, in: copy.url) ?? []
    if disk == nil { #expect(try copy.daybook(WholeFolder.today).status == 0) }
    end = try copy.dump()
    #expect(before.count == 400 && end.count == 1_160)
  }

  @Test func killedAnywhereItConverges() throws {
    guard let disk else { return }
    for point in FailingDisk.points(calls.count, sample: 5) {
      let copy = try whole.copy()
      let outcome = try disk.run(WholeFolder.today, in: copy.url, at: point, .kill)
      #expect(outcome.status == 128 + 9, "not killed at call \(point)")
      try copy.expectWhole(from: before, to: end, at: "killed at call \(point) of \(calls.count)")
    }
    let copy = try whole.copy()
    #expect(try disk.run(WholeFolder.today, in: copy.url, at: calls.count + 1, .kill).status == 0)
  }

  @Test(arguments: [ENOSPC, EIO, EDQUOT])
  func aFailingCallStopsItWhole(_ code: Int32) throws {
    guard let disk else { return }
    for forever in [false, true] {
      for point in FailingDisk.points(calls.count, sample: 2) {
        let copy = try whole.copy()
        let outcome = try disk.run(WholeFolder.today, in: copy.url, at: point, .code(code, forever: forever))
        let place = "errno \(code) at call \(point)\(forever ? " and on" : "")"
        #expect([0, 73, 74].contains(outcome.status), "\(place): status \(outcome.status), \(outcome.stderr)")
        try copy.expectWhole(from: before, to: end, at: place)
      }
    }
  }

  /// What a failed sync was to bring to the disk may be lost for ever: no second try, and no word of success.
  @Test func aFailingSyncIsFatal() throws {
    guard let disk else { return }
    let syncs = calls.count { $0.kind == .sync }
    for point in FailingDisk.points(syncs, sample: 2) {
      let copy = try whole.copy()
      let outcome = try disk.run(WholeFolder.today, in: copy.url, at: point, .code(EIO, forever: false), only: .sync)
      #expect([73, 74].contains(outcome.status), "sync \(point): status \(outcome.status)")
      #expect(!outcome.stderr.isEmpty)
      try copy.expectWhole(from: before, to: end, at: "sync \(point) of \(syncs)")
    }
  }

  /// Network disks, and folders that may be written and not read, have no sync of folders.
  @Test(arguments: [EINVAL, ENOTSUP, ENOSYS, EACCES, EPERM, EBADF])
  func aDiskWithoutSyncOfFoldersWill(_ code: Int32) throws {
    guard let disk else { return }
    let copy = try whole.copy()
    let outcome = try disk.run(
      WholeFolder.today, in: copy.url, at: 1, .code(code, forever: true), only: .folder)
    #expect(outcome.status == 0, "errno \(code): \(outcome.stderr)")
    #expect(try copy.dump() == end)
    let fails = try whole.copy()
    #expect(
      try disk.run(WholeFolder.today, in: fails.url, at: 1, .code(EIO, forever: true), only: .folder).status == 73)
  }

  @Test func aReadOnlyDiskChangesNothing() throws {
    guard let disk else { return }
    let copy = try whole.copy()
    let outcome = try disk.run(WholeFolder.today, in: copy.url, at: 1, .code(EROFS, forever: true))
    #expect([73, 74].contains(outcome.status), "status \(outcome.status)")
    #expect(try copy.dump() == before)
  }

  @Test func anArchiveElsewhereIsCopiedTo() throws {
    guard let disk else { return }
    let copy = try whole.copy()
    #expect(try disk.runWithoutLinks(WholeFolder.today, in: copy.url).status == 0)
    #expect(try copy.dump() == end)
    let names = FileManager.default.enumerator(atPath: copy.url.appending(path: "archive").path)?.allObjects ?? []
    #expect(names.count { ($0 as? String)?.hasSuffix(".csv") ?? false } == 3)
  }
}
