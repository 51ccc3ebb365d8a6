import Foundation

extension Benchmark {
  /// A budget of 200 categories over 116 periods of nine weeks, all with money in all of them, and 20 with a due day.
  private func writeBudget() throws {
    let used = [
      "Food:Groceries", "Food:Dining", "Transport:Fuel", "Shopping:Clothing", "Home:Rent", "Utilities:Mobile",
      "Health:Pharmacy", "Shopping:Books",
    ]
    let others = (0..<192).map { "Bench:C\($0)" }
    var rules = "rules:\n"
    for name in others {
      rules += "  - { when: { description: \"NOBODY \(name)\" }, set: { category: \"\(name)\" } }\n"
    }
    try rules.write(toFile: folder + "/rules/bench.yaml", atomically: true, encoding: .utf8)
    var policy = "method: zero-based\nstart: 2006-01-01\ncurrency: GBP\ncategories:\n"
    for (index, name) in (used + others).enumerated() {
      policy += "  \"\(name)\": { plan: \(100 + index)\(index % 10 == 0 ? ", due: \(1 + index / 10)" : "") }\n"
    }
    try policy.write(toFile: folder + "/budget.yaml", atomically: true, encoding: .utf8)
    var assigned = "day,category,amount,note\n"
    for period in 0..<116 {
      let day = Workload.isoDate(period * 63)
      for (index, name) in (used + others).enumerated() { assigned += "\(day),\(name),\(100 + index).00,plan\n" }
    }
    try assigned.write(toFile: folder + "/assigned.csv", atomically: true, encoding: .utf8)
  }

  /// `budget show` on the full book; and a night with 500 new rows of the last days, without the budget, with it, and
  /// with a reminder in it.
  func budget() throws {
    let configuration = folder + "/daybook.yaml"
    let written = try String(contentsOfFile: configuration, encoding: .utf8)
    defer {
      try? written.write(toFile: configuration, atomically: true, encoding: .utf8)
      // What follows knows neither the categories nor the budget.
      for name in ["rules/bench.yaml", "budget.yaml", "assigned.csv"] {
        try? FileManager.default.removeItem(atPath: folder + "/" + name)
      }
    }
    let periods = "stages: { periods: { calendar: every, weeks: 9, from: 2006-01-01 } }\n"
    try (written + "\n" + periods).write(toFile: configuration, atomically: true, encoding: .utf8)
    try copy("full.sqlite", "book.sqlite")
    let last = Workload.isoDate(7_299)
    // Schema, calendar and categories first, so that no night pays for them.
    try writeBudget()
    _ = try Child.run([daybook, "periods", "apply", "--quiet"], in: folder)
    _ = try Child.run(
      [daybook, "recategorize", "--where", "description:nobody", "--create-categories", "--quiet"], in: folder)
    try copy("book.sqlite", "budgeted.sqlite")
    var shown: [Child] = []
    for _ in 0..<3 { shown.append(try Child.run([daybook, "budget", "show", "--today", last], in: folder)) }
    print("budget show       \(seconds(best(shown))) s  200 categories, 116 periods")
    let nights = [("without a budget", false, 22), ("with one", true, 22), ("with a reminder", true, 20)]
    var times: [Child] = []
    for (_, hasBudget, day) in nights {
      if hasBudget { try writeBudget() } else { try? FileManager.default.removeItem(atPath: folder + "/budget.yaml") }
      var runs: [Child] = []
      for _ in 0..<3 {
        try copy("budgeted.sqlite", "book.sqlite")
        try FileManager.default.createDirectory(atPath: folder + "/inbox", withIntermediateDirectories: true)
        try copy("night.csv", "inbox/night.csv")
        runs.append(try Child.run([daybook, "run", "--quiet", "--today", "2025-12-\(day)"], in: folder))
      }
      times.append(best(runs))
    }
    for ((name, _, _), time) in zip(nights, times) {
      print("a night, \(name.padding(toLength: 16, withPad: " ", startingAt: 0))\(seconds(time)) s")
    }
  }
}
