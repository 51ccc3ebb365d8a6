import Foundation
import Testing

@testable import Budgets
@testable import Values

/// A budget in words: the facts, what is done, and the figures that are expected, one a line.
///
/// Lines that begin with `#` say the arithmetic. Amounts are decimal strings; a code after them names another currency
/// than the budget's own.
struct BudgetCase {
  struct Unreadable: Error { let line: String }

  var book = SampleBook(
    policy: BudgetPolicy(method: .zeroBased, start: day("2025-01-01"), currency: pounds), today: day("2025-01-01"))
  private(set) var expectations = 0

  static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../fixtures/budgets").standardized
  }

  static var names: [String] {
    let found = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (found ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Reads and checks a case; gives how many figures were expected.
  static func run(_ name: String) throws -> Int {
    var run = BudgetCase()
    let text = try String(contentsOf: folder.appending(path: name + "/case.txt"), encoding: .utf8)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      guard let verb = words.first else { continue }
      do {
        try run.take(verb, Array(words.dropFirst()))
      } catch {
        Issue.record("\(name): \(line): \(error)")
      }
    }
    return run.expectations
  }

  private mutating func take(_ verb: String, _ words: [String]) throws {
    switch verb {
    case "calendar": book.calendar = try BudgetCase.calendar(words)
    case "method": try method(words)
    case "start":
      book.policy.start = try date(words[0])
      book.policy.methods[0].day = book.policy.start
    case "today": book.today = try date(words[0])
    case "through": book.through = try date(words[0])
    case "currency": book.policy.currency = try currency(words[0])
    case "targets":
      let shares = try words.map { try Percent(parsing: $0) }
      book.policy.targets = Targets(needs: shares[0], wants: shares[1], savings: shares[2])
    case "category":
      let kind = BudgetCategory.Kind(rawValue: words[1]) ?? .expense
      book.categories.append(
        BudgetCategory(path: words[0], kind: kind, bucket: words.dropFirst(2).first.flatMap { Bucket(name: $0) }))
    case "account": try account(words)
    case "income": try income(words)
    case "plan": try plan(words)
    case "assign": book.assigned.append(try assigned(words))
    case "row": try row(words)
    case "transfer": try transfer(words)
    case "next": book.assigned += try Budget(book.input).next(on: date(words[0]), beyond: words.count > 1).lines
    case "move":
      book.assigned += try Budget(book.input).move(
        amount(words[1], ""), from: words[2], to: words[3], on: date(words[0]))
    case "merge": merge(words[0], into: words[1])
    case "expect": try expect(words)
    default: throw Unreadable(line: verb)
    }
  }

  private func date(_ text: String) throws -> Day {
    guard let day = Day(iso: text) else { throw Unreadable(line: text) }
    return day
  }

  private func currency(_ text: String) throws -> Currency {
    guard let currency = Currency(text) else { throw Unreadable(line: text) }
    return currency
  }

  private func amount(_ text: String, _ code: String?) throws -> CurrencyAmount {
    try CurrencyAmount(parsing: text + " " + (code ?? ""), currency: book.policy.currency)
  }

  private static func calendar(_ words: [String]) throws -> PeriodCalendar {
    switch words[0] {
    case "monthly":
      return PeriodCalendar(
        startDay: Int(words[1]) ?? 1,
        weekend: words.count > 2 ? PeriodCalendar.Weekend(rawValue: words[2]) ?? .none : .none)
    case "weekly": return try PeriodCalendar(.weekly(Weekday(name: words[1]) ?? .monday))
    case "every": return try PeriodCalendar(.every(weeks: Int(words[1]) ?? 0, from: day(words[2])))
    case "twice-monthly": return try PeriodCalendar(.twiceMonthly(Int(words[1]) ?? 0, Int(words[2]) ?? 0))
    case "quarterly": return try PeriodCalendar(.quarterly)
    case "yearly": return try PeriodCalendar(.yearly)
    default:
      let spans = words.dropFirst().map { Period(first: day(String($0.prefix(10))), last: day(String($0.suffix(10)))) }
      return try PeriodCalendar(.spans(spans))
    }
  }

  /// `method NAME`, or `method DAY NAME` for a change.
  private mutating func method(_ words: [String]) throws {
    guard let method = words.last.flatMap(BudgetMethod.init) else { throw Unreadable(line: "method") }
    if words.count == 1 {
      book.policy.methods = [BudgetPolicy.MethodStart(day: book.policy.start, method: method)]
    } else {
      book.policy.methods.append(BudgetPolicy.MethodStart(day: try date(words[0]), method: method))
    }
  }

  /// `account NAME CURRENCY OPENING DAY [debt] [off] [on=DAY] [off=DAY] [category=PATH] [seen=DAY]`
  private mutating func account(_ words: [String]) throws {
    let currency = try currency(words[1])
    let opening = try date(words[3])
    func option(_ name: String) -> String? {
      words.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }
    book.accounts.append(
      SampleBook.Account(
        name: words[0], currency: currency, opening: try amount(words[2], words[1]).minor, openingDay: opening,
        onBudget: OnBudgetSpan.spans(
          isOn: !words.contains("off"), on: option("on").flatMap { Day(iso: $0) },
          off: option("off").flatMap { Day(iso: $0) }, opening: opening),
        carriesDebt: words.contains("debt"), category: option("category"),
        seenTo: Day(iso: option("seen") ?? "2099-12-31")))
  }

  /// `income CATEGORY [next [DAYS]] [plan TERM...]`
  private mutating func income(_ words: [String]) throws {
    var line = IncomeLine(category: words[0])
    if words.count > 1, words[1] == "next" { line.held = words.count > 2 ? .lastDays(Int(words[2]) ?? 0) : .all }
    if words.count > 1, words[1] == "plan" { line.plan = try template(Array(words.dropFirst(2))) }
    book.policy.income.append(line)
  }

  /// `plan CATEGORY [carry=C] [due=RULE] [TERM + TERM...]`; `-` in a due rule is a blank.
  private mutating func plan(_ words: [String]) throws {
    var line = CategoryLine(category: words[0])
    var rest = words.dropFirst()
    while let word = rest.first, word.contains("=") {
      rest.removeFirst()
      let value = String(word.split(separator: "=")[1])
      if word.hasPrefix("carry") { line.carry = Carry(rawValue: value) }
      if word.hasPrefix("due") { line.due = try DueRule(parsing: value.split(separator: "-").joined(separator: " ")) }
    }
    line.plan = rest.isEmpty ? nil : try template(Array(rest))
    book.policy.categories.append(line)
  }

  private func template(_ words: [String]) throws -> PlanTemplate {
    PlanTemplate(
      try words.joined(separator: " ").split(separator: "+").map {
        try PlanTemplate.Term(parsing: $0, currency: book.policy.currency)
      })
  }

  /// `assign DAY CATEGORY AMOUNT [CODE]`
  private func assigned(_ words: [String]) throws -> AssignedLine {
    let amount = try amount(words[2], words.dropFirst(3).first)
    return AssignedLine(day: try date(words[0]), category: words[1], amount: amount.minor, currency: amount.currency)
  }

  /// `row DAY ACCOUNT [STATUS] AMOUNT [CATEGORY] [AMOUNT CATEGORY]...`; `-` is no category, `=needs` a bucket.
  private mutating func row(_ words: [String]) throws {
    var row = SampleBook.Row(day: try date(words[0]), account: words[1], parts: [])
    guard let account = book.accounts.first(where: { $0.name == words[1] }) else { throw Unreadable(line: words[1]) }
    for word in words.dropFirst(2) {
      if let status = BudgetPart.Status(rawValue: word) {
        row.status = status
      } else if word.hasPrefix("to=") {
        row.other = String(word.dropFirst(3))
      } else if let amount = try? CurrencyAmount(parsing: word, currency: account.currency), word != "-" {
        row.parts.append(SampleBook.Part(amount: amount.minor))
      } else if word.hasPrefix("=") {
        row.parts[row.parts.count - 1].bucket = Bucket(name: word.dropFirst())
      } else if word != "-" {
        row.parts[row.parts.count - 1].category = word
      }
    }
    book.rows.append(row)
  }

  /// `transfer DAY FROM TO AMOUNT ARRIVES|never [CATEGORY|-] [RECEIVED]`
  private mutating func transfer(_ words: [String]) throws {
    let code = book.accounts.first { $0.name == words[1] }?.currency.code
    let other = book.accounts.first { $0.name == words[2] }?.currency.code
    book.transfer(
      try amount(words[3], code).minor, from: words[1], on: try date(words[0]), to: words[2],
      arriving: Day(iso: words[4]), receiving: words.count > 6 ? try amount(words[6], other).minor : nil,
      category: words.count > 5 && words[5] != "-" ? words[5] : nil)
  }

  private mutating func merge(_ path: String, into other: String) {
    for row in book.rows.indices {
      for part in book.rows[row].parts.indices where book.rows[row].parts[part].category == path {
        book.rows[row].parts[part].category = other
      }
    }
    for line in book.assigned.indices where book.assigned[line].category == path {
      book.assigned[line].category = other
    }
    book.policy.categories.removeAll { $0.category == path }
    book.categories.removeAll { $0.path == path }
  }

  /// `expect DAY NAME FIGURE VALUE ... [in CODE]`, of a category or of `ready`, `envelope`, `needs` ... `left`.
  private mutating func expect(_ words: [String]) throws {
    var words = words
    var currency = book.policy.currency
    if words.dropLast().last == "in", let code = words.last {
      currency = try self.currency(code)
      words.removeLast(2)
    }
    let budget = try Budget(book.input)
    #expect(budget.breaks.isEmpty)
    guard let index = budget.period(containing: try date(words[0])),
      let figures = budget.figures(of: index, in: currency)
    else { throw Unreadable(line: "no period") }
    let seen = FigureNames(figures)
    for pair in stride(from: 2, to: words.count, by: 2) {
      expectations += 1
      let value = seen.value(words[pair], of: words[1])
      #expect(value == words[pair + 1], "\(words[0]) \(words[1]) \(words[pair])")
    }
  }
}

/// The figures of a period as text, by their names.
struct FigureNames {
  let figures: PeriodFigures

  init(_ figures: PeriodFigures) { self.figures = figures }

  func value(_ name: String, of what: String) -> String? {
    switch what {
    case "ready": ready(name)
    case "envelope":
      name == "to_allocate" ? figures.toAllocate.map(text) : name == "lapsed" ? figures.lapsed.map(text) : nil
    case "needs", "wants", "savings", "none", "left":
      figures.buckets.first { $0.name.rawValue == what }.flatMap { bucket(name, $0) }
    default:
      figures.rows.first { $0.category == what }.flatMap { row(name, $0) } ?? income(name, of: what)
    }
  }

  private func text(_ minor: Int64) -> String { Money.text(minor, exponent: figures.currency.exponent) }

  private func ready(_ name: String) -> String? {
    switch name {
    case "total": figures.ready.map { text($0.total) }
    case "ready": figures.ready.map { text($0.ready) } ?? "none"
    case "later": figures.ready.map { text($0.assignedLater) }
    case "kept": figures.ready.map { text($0.hold) }
    case "count": figures.ready.map { String($0.uncategorizedCount) }
    case "overspent": text(figures.overspent)
    case "held": text(figures.held)
    case "pending": text(figures.pending)
    case "balances": text(figures.balances)
    case "in_transit": text(figures.inTransit)
    case "seen": figures.seenTo.map { $0.account + "=" + ($0.day?.description ?? "never") }.joined(separator: ",")
    default: ReadyTerm(rawValue: name).flatMap { term in figures.ready.map { text($0[term]) } }
    }
  }

  private func row(_ name: String, _ row: BudgetRow) -> String? {
    switch name {
    case "planned": text(row.planned)
    case "carried": text(row.carried)
    case "spent": text(row.spent)
    case "remaining": text(row.remaining)
    case "held": text(row.held)
    case "pending": text(row.pending)
    case "wanted": text(row.wanted)
    case "due": row.due?.description ?? "none"
    case "due_state": row.dueState.rawValue
    case "state": row.state.rawValue
    case "sum": row.isSum ? "1" : "0"
    case "bucket": row.bucket?.name ?? "none"
    default: nil
    }
  }

  private func income(_ name: String, of category: String) -> String? {
    guard let line = figures.income.first(where: { $0.category == category }) else {
      return name == "shown" ? "no" : nil
    }
    return name == "planned" ? text(line.planned) : name == "received" ? text(line.received) : nil
  }

  private func bucket(_ name: String, _ bucket: BucketFigures) -> String? {
    switch name {
    case "amount": text(bucket.amount)
    case "target": bucket.target.map(text) ?? ""
    case "share": bucket.share.map { Money.text($0, exponent: 1) } ?? "empty"
    case "state": bucket.state?.rawValue ?? ""
    default: nil
    }
  }
}
