import Foundation
import TestSupport

/// One benchmark run in a scratch folder of its own.
struct Benchmark {
  let rows: Int
  let ruleCount: Int
  let folder: String
  let daybook: String
  private static let repetitions = 3

  init(rows: Int, ruleCount: Int) throws {
    self.rows = rows
    self.ruleCount = ruleCount
    daybook = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "daybook").path
    folder = FileManager.default.temporaryDirectory.appending(path: "daybook-benchmark-\(getpid())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var workload = Workload(seed: 20_260_101, rules: ruleCount)
    try workload.writeRules(folder + "/rules")
    try workload.writeHledgerRules(folder + "/hledger.rules")
    try workload.writeStatement(folder + "/big.csv", rows: rows, days: 7_300)
    try workload.writeStatement(folder + "/new.csv", rows: 500, firstDay: 7_300, days: 60)
    try workload.writeStatement(folder + "/night.csv", rows: 500, firstDay: 7_295, days: 5)
    try workload.writeStatement(folder + "/small.csv", rows: min(rows, 5_000), days: 700)
    try """
    accounts:
      - { name: Current, currency: GBP, kind: checking, files: ["*.csv"] }
    """.write(toFile: folder + "/daybook.yaml", atomically: true, encoding: .utf8)
    print("\(rows) rows, \(ruleCount) rules, seed 20260101")
  }

  func clean() { try? FileManager.default.removeItem(atPath: folder) }

  /// Every stage, into an empty book, against a bare table without an index; alternating, the best of each.
  func firstImport() throws {
    var ours: [Child] = []
    var bare: [Child] = []
    for _ in 0..<Benchmark.repetitions {
      remove("bare.db")
      bare.append(try Child.run(["sqlite3", "bare.db", "-cmd", ".mode csv", ".import big.csv statement"], in: folder))
      remove("book.sqlite")
      ours.append(try Child.run([daybook, "import", "big.csv", "--quiet"], in: folder))
    }
    let (our, their) = (best(ours), best(bare))
    print(
      "first import      \(seconds(our)) s  \(Int(Double(rows) / our.seconds)) rows/s  \(mebibytes(our)) MiB at most")
    print("sqlite3 .import   \(seconds(their)) s  ratio \(ratio(our, their))")
  }

  /// 500 new rows into the full book, and into an empty one.
  func newRows() throws {
    try copy("book.sqlite", "full.sqlite")
    var full: [Child] = []
    var empty: [Child] = []
    for _ in 0..<Benchmark.repetitions {
      try copy("full.sqlite", "book.sqlite")
      full.append(try Child.run([daybook, "import", "new.csv", "--quiet"], in: folder))
      remove("book.sqlite")
      empty.append(try Child.run([daybook, "import", "new.csv", "--quiet"], in: folder))
    }
    let (into, alone) = (best(full), best(empty))
    print("500 rows into it  \(seconds(into)) s  into an empty book \(seconds(alone)) s  ratio \(ratio(into, alone))")
  }

  /// hledger reads far fewer rows, since its time grows with rows times rules.
  func hledger() throws {
    guard (try? Child.run(["hledger", "--version"], in: folder)) != nil else {
      return print("hledger is not installed")
    }
    let count = min(rows, 5_000)
    let their = try Child.run(["hledger", "-f", "small.csv", "--rules-file", "hledger.rules", "stats"], in: folder)
    remove("book.sqlite")
    let our = try Child.run([daybook, "import", "small.csv", "--quiet"], in: folder)
    print("\(count) rows: hledger \(seconds(their)) s, daybook \(seconds(our)) s, ratio \(ratio(our, their))")
  }

  /// 500 merchants in 40 ways of writing: how many texts of one get one payee, and how many get another's.
  func payees() throws {
    var texts = MerchantTexts(seed: 20_260_101, isHeldOut: true)
    let all = texts.merchants.indices.flatMap { texts.variants(of: $0) }
    var statement = "Date,Description,Amount\n"
    for (row, text) in all.enumerated() { statement += "2025-01-\(10 + row % 20),\"\(text)\",-\(1 + row % 90).50\n" }
    try statement.write(toFile: folder + "/merchants.csv", atomically: true, encoding: .utf8)
    remove("book.sqlite")
    let child = try Child.run([daybook, "import", "merchants.csv", "--quiet"], in: folder)
    _ = try Child.run([daybook, "transactions", "--format", "json"], in: folder, log: "merchants.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: folder + "/merchants.json")))
    var payees: [String: String] = [:]
    for case let row as [String: Any] in json as? [Any] ?? [] {
      if let text = row["description"] as? String { payees[text] = row["payee"] as? String }
    }
    let joining = PayeeJoining(MerchantTexts(seed: 20_260_101, isHeldOut: true)) { payees[$0] ?? "" }
    let (joined, confused) = (percent(joining.joined), percent(joining.confused))
    print("payees            \(seconds(child)) s  \(all.count) texts: joined \(joined), confused \(confused)")
  }

  private func percent(_ share: Double) -> String { String(format: "%.2f %%", 100 * share) }
  func best(_ children: [Child]) -> Child { children.min { $0.seconds < $1.seconds } ?? children[0] }
  func seconds(_ child: Child) -> String { String(format: "%7.3f", child.seconds) }
  func ratio(_ one: Child, _ other: Child) -> String { String(format: "%.2f", one.seconds / other.seconds) }
  private func mebibytes(_ child: Child) -> Int { child.peakMemory >> 20 }
  private func remove(_ name: String) { try? FileManager.default.removeItem(atPath: folder + "/" + name) }

  /// The copy is on disk before anything is measured: a commit would have to wait for it.
  func copy(_ from: String, _ to: String) throws {
    remove(to)
    try FileManager.default.copyItem(atPath: folder + "/" + from, toPath: folder + "/" + to)
    sync()
  }
}
