import Foundation
import Testing

/// Whatever lies in the inbox: one item for each thing that cannot be used, and the statements beside it are taken.
@Suite(.timeLimit(.minutes(5))) struct InboxTests {
  private func items(_ folder: FaultFolder) throws -> [String: Int] {
    let files = try folder.daybook("review", "list", "--format", "csv").stdout.split(separator: "\n").dropFirst()
      .compactMap { line in line.split(separator: ",", omittingEmptySubsequences: false).first { $0.contains("odd") } }
    return Dictionary(files.map { (String($0), 1) }, uniquingKeysWith: +)
  }

  @Test func whatIsNoFileIsOneItem() throws {
    let folder = try FaultFolder(files: 2)
    let inbox = folder.url.appending(path: "inbox").path
    #expect(mkfifo(inbox + "/odd-pipe.csv", 0o600) == 0)
    for (link, target) in [("lost", "nowhere"), ("device", "/dev/zero"), ("round", "odd-round.csv")] {
      try FileManager.default.createSymbolicLink(atPath: "\(inbox)/odd-\(link).csv", withDestinationPath: target)
    }
    try FileManager.default.createDirectory(atPath: inbox + "/odd-folder", withIntermediateDirectories: true)
    #expect(bindSocket(inbox + "/odd-socket.csv"))
    let odd = ["pipe.csv", "lost.csv", "device.csv", "round.csv", "folder", "socket.csv"].map { "odd-\($0)" }
    let expected = Dictionary(odd.map { ($0, 1) }, uniquingKeysWith: +)
    for night in ["2024-12-01", "2024-12-02"] {
      let outcome = try folder.daybook("run", "--today", night)
      #expect(outcome.status == 0, "\(outcome.stderr)")
      for name in odd { #expect(outcome.stderr.contains("inbox/\(name): error: "), "\(name) on \(night)") }
      #expect(try items(folder) == expected)
    }
    #expect(try folder.transactions().count == 780)
    for name in odd { try FileManager.default.removeItem(atPath: inbox + "/" + name) }
    #expect(try folder.daybook("run", "--today", "2024-12-03").status == 0)
    #expect(try items(folder).isEmpty, "what was taken away has nothing to ask")
  }

  private func bindSocket(_ path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }

  @Test func namesOfAnyBytesAndOfAnyLengthAreTaken() throws {
    let folder = try FaultFolder(files: 3)
    let inbox = folder.url.appending(path: "inbox").path
    let latin = Array((inbox + "/Ums").utf8) + [0xe4] + Array("tze.csv".utf8)
    #expect(rename(inbox + "/export-0.csv", latin.map { CChar(bitPattern: $0) } + [0]) == 0)
    let long = inbox + "/" + String(repeating: "n", count: 246) + ".csv"
    #expect(rename(inbox + "/export-1.csv", long) == 0)
    let outcome = try folder.daybook("run")
    #expect(outcome.status == 0, "\(outcome.stderr)")
    #expect(outcome.stdout.contains(#"Ums\xE4tze.csv"#))
    #expect(try folder.transactions().count == 1_160)
    #expect(try FileManager.default.contentsOfDirectory(atPath: inbox).isEmpty)
    #expect(try folder.daybook("check").status == 0)
  }

  /// What a person said of one broken file says nothing of the next that has its name.
  @Test func anotherBrokenFileOfTheSameNameIsHeard() throws {
    let folder = try FaultFolder(files: 1)
    try folder.write("Dear customer,\n", to: "inbox/odd.csv")
    #expect(try folder.daybook("run", "--today", "2024-12-01").status == 0)
    #expect(try folder.daybook("review", "accept", "--kind", "file").status == 0)
    #expect(try folder.daybook("run", "--today", "2024-12-02").stderr.contains("odd.csv"))
    #expect(try items(folder).isEmpty)
    try folder.write("Dear other customer,\n", to: "inbox/odd.csv")
    #expect(try folder.daybook("run", "--today", "2024-12-03").status == 0)
    #expect(try items(folder) == ["odd.csv": 1])
    try folder.write("", to: "inbox/odd.csv")
    #expect(try folder.daybook("run", "--today", "2024-12-04").status == 0)
    #expect(try items(folder) == ["odd.csv": 1], "one file, one item")
  }

  @Test func aNULInATextIsNoBreak() throws {
    let folder = try FaultFolder(files: 0)
    let rows =
      (10...27).map { "2024-01-\($0);KIOSK \($0);-1.\($0)\n" }
      + ["2024-01-28;TES\0CO;-1.00\n", "2024-01-29;SHOP\0\0;-2.00\n"]
    try folder.write("Date;Text;Amount\n" + rows.joined(), to: "inbox/a.csv")
    try folder.write("!Type:Bank\nD02/22/2024\nT-12.50\nPTEA\0 ROOM\n^\nD03/02/2024\nT-1.50\nPKIOSK\n^\n", to: "b.qif")
    #expect(try folder.daybook("run").status == 0)
    #expect(try folder.daybook("import", "b.qif", "--account", "Current").status == 0)
    let listed = try folder.daybook("transactions", "--format", "csv").stdout
    for text in ["TESCO", "SHOP", "TEA ROOM"] { #expect(listed.contains(",\(text),"), "\(text) in \(listed)") }
    let check = try folder.daybook("check")
    #expect(check.status == 0, "\(check.stdout)")
  }

  /// A run that is stopped takes the command along that it waits for.
  @Test func aStoppedRunStopsItsCommands() throws {
    let folder = try FaultFolder(files: 1)
    let account = "{ name: Current, currency: EUR, prepare: 'while :; do date +%s%N > tick; sleep 0.02; done' }"
    try folder.write("accounts: [\(account)]\n", to: "daybook.yaml")
    let run = try Program.start(["run"], in: folder.url)
    while !FileManager.default.fileExists(atPath: folder.url.appending(path: "tick").path) { usleep(10_000) }
    run.terminate()
    run.waitUntilExit()
    #expect(run.terminationReason == .uncaughtSignal && run.terminationStatus == SIGTERM)
    let last = try folder.scratch.text(of: "tick")
    Thread.sleep(forTimeInterval: 0.3)
    #expect(try folder.scratch.text(of: "tick") == last, "it still works")
  }
}
