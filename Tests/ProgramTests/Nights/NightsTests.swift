import Foundation
import Testing

@testable import Workspace
@testable import daybook

/// Two years of nights, each tenth with a fault: each is heard, none stops the next night, and the money is right.
///
/// `DAYBOOK_NIGHTS=10000` plays so many; `DAYBOOK_SEED` another course of them.
@Suite struct NightsTests {
  private static let environment = ProcessInfo.processInfo.environment
  static let nights = environment["DAYBOOK_NIGHTS"].flatMap { Int($0) } ?? 730
  static let seed = environment["DAYBOOK_SEED"].flatMap { UInt64($0) } ?? 1

  @Test func noFaultStopsTheNext() throws {
    print("nights of DAYBOOK_SEED=\(NightsTests.seed)")
    let folder = try NightFolder(seed: NightsTests.seed)
    var seen: [String: Int] = [:]
    for _ in 0..<NightsTests.nights {
      try folder.begin()
      guard folder.night % 10 == 0 else {
        let report = try folder.run()
        // What a night imported and could not archive is known to the next.
        let isGood = report.statements.allSatisfy { $0.outcome == .imported || $0.outcome == .known }
        #expect(isGood && report.unarchived == nil, "night \(folder.night): \(report)")
        continue
      }
      // Each in turn, so that none is left out; then as it comes.
      let fault = seen.count < NightFault.all.count ? NightFault.all[seen.count] : folder.pick(NightFault.all)
      seen[fault.name, default: 0] += 1
      try play(fault, in: folder)
    }
    try folder.begin()
    _ = try folder.run()
    #expect(seen.count == min(NightFault.all.count, NightsTests.nights / 10))
    let left = try folder.transactions().filter { !$0.contains("odd") }
    #expect(left.sorted() == folder.truth.sorted())
    let work = try WorkingFolder(config: folder.path("daybook.yaml"), book: nil)
    #expect(try work.check().problems.map(\.message) == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("inbox")) == [])
  }

  private func play(_ fault: NightFault, in folder: NightFolder) throws {
    let file = "odd-\(folder.night).csv"
    let before = try folder.transactions().count
    try fault.happen(folder, file)
    var (report, failure): (RunReport?, Failure?) = (nil, nil)
    do {
      let done = try folder.run()
      report = done
      try done.requireArchived()
    } catch {
      failure = Failure(error)
    }
    try fault.mend(folder)
    let what = "night \(folder.night), \(fault.name): \(failure?.text ?? "") \(report?.statements.map(\.message) ?? [])"
    let items = try folder.waiting().filter { $0.key.hasSuffix(file) }
    switch fault.hearing {
    case .item, .said:
      let counts = items.map(\.value.count)
      #expect(failure == nil && (counts == [1] || counts == [] && fault.hearing == .said), "\(what) \(items)")
      #expect(report?.statements.contains { $0.file.hasSuffix(file) && $0.message != nil } == true, "\(what)")
      #expect(report?.statements.contains { $0.outcome == .imported } == true, "\(what): the good file waits")
    case .failure(let status):
      #expect(failure?.status == status && failure?.text.isEmpty == false, "\(what)")
    case .taken:
      #expect(failure == nil && items.isEmpty, "\(what) \(items)")
      #expect(try folder.transactions().contains { $0.contains(file) }, "\(what)")
    }
    if failure == nil { #expect(try folder.transactions().count > before, "\(what): nothing was taken") }
    // In the morning a person takes away what cannot be used.
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path("inbox")) where name.hasSuffix(file) {
      try FileManager.default.removeItem(atPath: folder.inbox(name))
    }
  }
}
