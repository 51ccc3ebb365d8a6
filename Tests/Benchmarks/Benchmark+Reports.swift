import Foundation

extension Benchmark {
  /// Each report over the full book, beside one SQL sum of all its amounts.
  func reports() throws {
    try copy("full.sqlite", "book.sqlite")
    func timed(_ arguments: [String]) throws -> Child {
      best(try (0..<3).map { _ in try Child.run(arguments, in: folder) })
    }
    let sum = try timed(["sqlite3", "book.sqlite", "SELECT sum(amount) FROM \"transaction\""])
    for report in [["spending"], ["spending", "--by", "payee"], ["trend"], ["flow"], ["balances"], ["recurring"]] {
      let our = try timed([daybook, "report"] + report + ["--format", "csv", "--quiet"])
      let name = report.joined(separator: " ").padding(toLength: 21, withPad: " ", startingAt: 0)
      print("report \(name)\(seconds(our)) s  SQL sum \(seconds(sum)) s  ratio \(ratio(our, sum))")
    }
  }
}
