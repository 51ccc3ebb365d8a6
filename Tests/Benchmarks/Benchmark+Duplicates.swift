import Foundation

extension Benchmark {
  /// A tenth as many rows as the book has, half of them on days that it covers: each is compared with what is there.
  /// Then the same file again, with its rows in another order; and 5,000 equal rows on one day, with one more later.
  func duplicates() throws {
    var workload = Workload(seed: 20_260_102, rules: ruleCount)
    try workload.writeStatement(
      folder + "/late.csv", rows: rows / 10, firstDay: 6_570, days: 1_460, hasBalances: false)
    try reverse("late.csv", into: "again.csv")
    try copy("full.sqlite", "book.sqlite")
    try show("\(rows / 10) more rows", Child.run([daybook, "import", "late.csv", "--quiet"], in: folder))
    try show("again, reversed", Child.run([daybook, "import", "again.csv", "--quiet"], in: folder))
    let equal = "Date,Description,Amount\n14/06/2025,NOON COFFEE,-3.20\n"
    let crowd = String(repeating: "15/06/2025,CITY TRAM,-2.50\n", count: 5_000)
    let last = "16/06/2025,NOON COFFEE,-3.20\n"
    try (equal + crowd + last).write(toFile: folder + "/crowd.csv", atomically: true, encoding: .utf8)
    try (equal + crowd + crowd.prefix(28) + last).write(
      toFile: folder + "/one-more.csv", atomically: true, encoding: .utf8)
    try show("5000 equal rows", Child.run([daybook, "import", "crowd.csv", "--quiet"], in: folder))
    try show("one more of them", Child.run([daybook, "import", "one-more.csv", "--quiet"], in: folder))
  }

  private func show(_ name: String, _ child: Child) {
    let label = name.padding(toLength: 18, withPad: " ", startingAt: 0)
    print("\(label)\(seconds(child)) s  \(child.peakMemory >> 20) MiB at most")
  }

  private func reverse(_ name: String, into other: String) throws {
    let lines = try String(contentsOfFile: folder + "/" + name, encoding: .utf8).split(separator: "\n")
    let reversed: [Substring] = lines.prefix(1) + lines[1...].reversed()
    try (reversed.joined(separator: "\n") + "\n").write(toFile: folder + "/" + other, atomically: true, encoding: .utf8)
  }
}
