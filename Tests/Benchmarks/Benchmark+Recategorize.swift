import Foundation

extension Benchmark {
  /// The full book under 5,000 other rules; then once more, when nothing is left to write; and as many rows changed by
  /// one UPDATE of sqlite3.
  func recategorize() throws {
    try Workload(seed: 20_260_101, rules: ruleCount).writeManyRules(folder + "/many")
    try copy("full.sqlite", "book.sqlite")
    let arguments = [daybook, "recategorize", "--rules", "many"]
    let all = try Child.run(arguments, in: folder, log: "recategorized.txt")
    let changed = try countChanged()
    let decided = try Child.run(arguments, in: folder, log: "recategorized.txt")
    guard try countChanged() == 0 else { throw BenchmarkError("recategorizing again changes transactions") }
    try copy("full.sqlite", "updated.sqlite")
    let update = """
      UPDATE "transaction" SET category_id = 1 + (coalesce(category_id, 0) + 1) % 9, category_rule = 1, bucket = 1
      WHERE id % 1000 < \(changed * 1000 / max(rows, 1))
      """
    let bare = try Child.run(["sqlite3", "updated.sqlite", update], in: folder)
    print("recategorize      \(seconds(decided)) s to decide \(rows) rows by 5000 rules")
    let written = all.seconds - decided.seconds
    print(
      "                  \(String(format: "%7.3f", written)) s to write \(changed) changes, sqlite3 UPDATE "
        + "\(seconds(bare)) s, ratio \(String(format: "%.2f", written / bare.seconds))")
  }

  private func countChanged() throws -> Int {
    let report = try String(contentsOf: URL(filePath: folder + "/recategorized.txt"), encoding: .utf8)
    guard let count = report.firstMatch(of: /examined, (\d+) changed/), let changed = Int(count.1) else {
      throw BenchmarkError("recategorize does not say how many transactions it changes")
    }
    return changed
  }
}
