import Foundation
import Rules
import TestSupport
import Testing
import Values

@testable import Store
@testable import Workspace

/// Whatever order imports, rules, edits and undo come in, what a person set stays, and rules applied twice change
/// nothing the second time.
///
/// `DAYBOOK_SCHEDULES=10000` runs that many schedules; each prints its seed where it fails.
@Suite struct RandomSchedulesTests {
  static let schedules = ProcessInfo.processInfo.environment["DAYBOOK_SCHEDULES"].flatMap { Int($0) } ?? 5

  @Test func whatAPersonSetStays() throws {
    for seed in 1...UInt64(Self.schedules) {
      var schedule = try RandomSchedule(seed: seed)
      for _ in 0..<8 {
        try schedule.step()
        let broken = try schedule.broken()
        #expect(broken.isEmpty, "seed \(seed): \(broken) after \(schedule.told)")
        if !broken.isEmpty { return }
      }
    }
  }
}

/// One made-up history of a book, beside what its person set.
private struct RandomSchedule {
  private let folder: Folder
  private let work: WorkingFolder
  private var random: SeededGenerator
  private var files = 0
  /// The paths now of the categories that rules and people use.
  private var categories = ["Food:Dining", "Home", "Transport:Taxi"]
  /// What a person set: by transaction and field; categories by their place in `categories`.
  private var manual: [Int64: [String: String]] = [:]
  /// Batches that can be undone, with how things were before.
  private var undoable: [(run: Int64, categories: [String], manual: [Int64: [String: String]])] = []
  private(set) var told: [String] = []
  private var twice: String?

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    folder = try Folder([
      "daybook.yaml": "accounts:\n  - { name: Current, currency: GBP, files: ['*.csv'] }\n",
      "rules/a.yaml": "rules: []\n",
    ])
    work = try WorkingFolder(config: folder.path + "/daybook.yaml", book: nil)
    try importFile()
  }

  mutating func step() throws {
    switch random.below(8) {
    case 0: try importFile()
    case 1, 2: try set()
    case 3, 4, 5: try recategorize()
    case 6: try renameCategory()
    default: try undo()
    }
  }

  private mutating func did(_ what: String, _ run: Int64?, _ before: RandomSchedule) {
    told.append(what)
    if let run { undoable.append((run, before.categories, before.manual)) }
  }

  private mutating func importFile() throws {
    let before = self
    try writeRules()
    files += 1
    var text = "Date,Description,Amount\n"
    for _ in 0...random.below(4) {
      let day = Day(number: Int32(20_100 + 20 * files + random.below(10)))
      text +=
        "\(day),\(["TACO BAR", "CITY CAB", "RENT", "KIOSK"][random.below(4)]) \(random.below(3)),-\(random.below(50) + 1).50\n"
    }
    let path = folder.path + "/\(files).csv"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    did("import", try work.importFiles([path], account: nil, .of("import")).run, before)
  }

  private mutating func set() throws {
    let ids = try transactions().map(\.id)
    guard !ids.isEmpty else { return }
    let before = self
    let id = ids[random.below(ids.count)]
    var edit = TransactionEdit()
    let number = random.below(3)
    switch random.below(3) {
    case 0:
      edit.category = categories[number]
      manual[id, default: [:]]["category"] = String(number)
    case 1:
      edit.payee = "Payee \(number)"
      manual[id, default: [:]]["payee"] = edit.payee
    default:
      edit.bucket = Bucket.allCases[number % Bucket.allCases.count].name
      manual[id, default: [:]]["bucket"] = edit.bucket
    }
    did("set \(id) \(edit)", try work.change(TransactionChoice(ids: [id]), .set(edit), .of("set")).run, before)
  }

  /// New rules, applied; then once more.
  private mutating func recategorize() throws {
    let before = self
    try writeRules()
    let conditions = random.below(4) == 0 ? "description:taco" : nil
    let report = try work.recategorize(conditions: conditions, rules: nil, .of("recategorize"))
    did("recategorize \(report.changed)", report.run, before)
    let again = try work.recategorize(conditions: conditions, rules: nil, .of("recategorize"))
    if again.changed != 0 || again.moved != 0 || again.run != nil || again.examined != report.examined {
      twice = "a second time changes \(again.changed)"
    }
  }

  private mutating func renameCategory() throws {
    let before = self
    try writeRules()
    let index = random.below(categories.count)
    let path = categories[index]
    categories[index] = "Name \(told.count)"
    let fixes = random.below(2) == 0
    let report = try work.renameCategory(path, to: categories[index], fixesRules: fixes, .of("rename"))
    if let parent = path.split(separator: ":").dropLast().first { categories[index] = "\(parent):\(categories[index])" }
    did("rename \(path)", report.run, before)
  }

  private mutating func undo() throws {
    guard let last = undoable.popLast() else { return }
    let report = try work.undo(nil, .of("undo"))
    told.append("undo \(report.command)")
    if report.undone != last.run { twice = "undid \(report.undone) and not \(last.run)" }
    (categories, manual) = (last.categories, last.manual)
  }

  private mutating func writeRules() throws {
    var text = "rules:\n"
    for _ in 0..<3 {
      let when = ["description: taco", "description: /cab|rent/", "amount: '< -20'", "description: kiosk"][
        random.below(4)]
      let one = categories[random.below(3)]
      let set = [
        "category: '\(one)'", "payee: Rule \(random.below(3))", "bucket: needs, category: '\(one)'", "tags: [+t, +u]",
        "note: n", "ignore: yes", "review: why", "split: [{category: '\(one)', share: 1}, {category: Food, share: 2}]",
      ][random.below(8)]
      text += "  - { when: { \(when) }, set: { \(set) } }\n"
    }
    try text.write(toFile: folder.path + "/rules/a.yaml", atomically: true, encoding: .utf8)
  }

  private func transactions() throws -> [TransactionRecord] {
    var records: [TransactionRecord] = []
    try work.transactions(TransactionFilter()) { records.append($0) }
    return records
  }

  /// What is not as the person set it, in words.
  func broken() throws -> [String] {
    let records = try Dictionary(uniqueKeysWithValues: transactions().map { ($0.id, $0) })
    var broken = twice.map { [$0] } ?? []
    for (id, fields) in manual {
      for (field, value) in fields {
        let (present, expected): (String?, String) =
          switch field {
          case "category": (records[id]?.category, categories[Int(value) ?? 0])
          case "payee": (records[id]?.payee, value)
          default: (records[id]?.bucket, value)
          }
        if present != expected { broken.append("\(field) of \(id) is \(present ?? "gone"), not \(expected)") }
      }
    }
    return broken
  }
}
