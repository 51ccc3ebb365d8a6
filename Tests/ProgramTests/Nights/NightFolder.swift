import Foundation
import Values

@testable import Store
@testable import Workspace

/// The working folder of a person whose bank sends a statement every night, with what the book must come to hold.
final class NightFolder {
  let scratch: ScratchFolder
  var url: URL { scratch.url }
  private(set) var night = 0
  /// What every row of the bank is, as the list of transactions has it.
  private(set) var truth: [String] = []
  private var balance = 100_000
  private var random: SplitMix64
  /// Another run at work, while it is there.
  var holder: BookLock?
  static let configuration = """
    accounts:
      - { name: Current, currency: EUR, opening: { date: 2023-12-31, balance: 1000.00 }, files: ["current-*.csv"] }
      - { name: Card, currency: EUR, files: ["card-*.csv"], prepare: "grep -v '^refuse' || exit 7" }
    """

  init(seed: UInt64) throws {
    scratch = try ScratchFolder()
    random = SplitMix64(seed: seed)
    try FileManager.default.createDirectory(at: url.appending(path: "inbox"), withIntermediateDirectories: true)
    try write(NightFolder.configuration, to: "daybook.yaml")
  }

  var today: Day { Day(number: 19_723 + Int32(night)) }

  func path(_ name: String) -> String { url.appending(path: name).path }
  func inbox(_ name: String) -> String { path("inbox/" + name) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func pick<Element>(_ elements: [Element]) -> Element { random.pick(elements) }

  /// A day more: what the bank booked on it comes as a file with a name of its own.
  func begin() throws {
    night += 1
    var lines = ["Date;Text;Amount;Balance"]
    for row in 0...random.number(0...2) {
      let amount = random.happens(5) ? 180_000 : -random.number(1...9_000)
      balance += amount
      let (money, text) = (
        Money.text(Int64(amount), exponent: 2), "SHOP \(random.number(0...39)) ORDER \(night)-\(row)"
      )
      lines.append("\(today);\(text);\(money);\(Money.text(Int64(balance), exponent: 2))")
      truth.append("\(today) \(money) \(text)")
    }
    try write(lines.joined(separator: "\n") + "\n", to: "inbox/current-\(night).csv")
  }

  /// As a timer would; what stops it is an error.
  func run() throws -> RunReport {
    let work = try WorkingFolder(config: path("daybook.yaml"), book: nil)
    var options = JobOptions(occasion: Occasion(command: "run", who: "robin", today: today, at: 0))
    // A program that another test starts just then has the lock of the last night until it is itself.
    options.wait = holder == nil
    return try work.run(options)
  }

  func transactions() throws -> [String] {
    var records: [String] = []
    let work = try WorkingFolder(config: path("daybook.yaml"), book: nil)
    try work.transactions(TransactionFilter()) { records.append("\($0.date) \($0.amount) \($0.description)") }
    return records
  }

  /// Messages of what waits, by the name of the file.
  func waiting() throws -> [String: [String]] {
    let work = try WorkingFolder(config: path("daybook.yaml"), book: nil)
    return Dictionary(grouping: try work.reviewItems(ReviewFilter()), by: { $0.file ?? "" }).mapValues {
      $0.map(\.message.plain)
    }
  }
}
