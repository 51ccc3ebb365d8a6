import Foundation

extension Benchmark {
  /// A gap that three of 200 pending rows make: the whole command, up to the cause that it names.
  func reconcile() throws {
    let folder = folder + "/open"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var random = SplitMix64(state: 20_260_103)
    let amounts = (0..<200).map { _ in 100 + random.next(below: 40_000_000) }
    let rows = amounts.enumerated().map { "2025-03-\(10 + $0 / 20),PLACE \($0),-\(Workload.money($1)),pending\n" }
    try ("Date,Description,Amount,Status\n2025-03-01,SHOP,-10.00,booked\n" + rows.joined())
      .write(toFile: folder + "/open.csv", atomically: true, encoding: .utf8)
    try """
    accounts:
      - { name: Open, currency: EUR, files: ["*.csv"], opening: { date: 2025-02-28, balance: 10000000.00 } }
    """.write(toFile: folder + "/daybook.yaml", atomically: true, encoding: .utf8)
    _ = try Child.run([daybook, "import", "open.csv", "--quiet"], in: folder)
    let stated = Workload.money(999_999_000 - amounts[17] - amounts[101] - amounts[180])
    let told = try Child.run(
      [daybook, "reconcile", "Open", "--date", "2025-03-31", "--balance", stated, "--format", "json"], in: folder,
      log: "cause.json", expecting: 3)
    let cause = try String(contentsOfFile: folder + "/cause.json", encoding: .utf8)
    guard [17, 101, 180].allSatisfy({ cause.contains("'PLACE \($0)'") }) else {
      throw BenchmarkError("reconcile does not name the three rows")
    }
    print("three of 200 open \(seconds(told)) s to name them")
  }
}
