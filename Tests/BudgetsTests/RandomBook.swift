import TestSupport

@testable import Budgets
@testable import Values

/// Books that a seed repeats: every policy, every kind of row, accounts that join and leave, several currencies.
struct RandomBook {
  private var random: SeededGenerator
  private(set) var book: SampleBook

  static let expenses = ["Food", "Food:Groceries", "Food:Dining", "Rent", "Travel:Japan", "Travel", "Save", "Gifts"]
  static let incomes = ["Income", "Income:Salary", "Income:Gifts"]
  static let start = day("2024-11-30")

  init(seed: UInt64, methods: [BudgetMethod] = BudgetMethod.allCases) {
    random = SeededGenerator(seed: seed)
    let start = RandomBook.start + random.below(40)
    book = SampleBook(
      policy: BudgetPolicy(method: methods[random.below(methods.count)], start: start, currency: pounds),
      today: start + random.below(300) - 20)
    book.calendar = calendar()
    categories()
    accounts()
    policy(methods)
    for _ in 0..<random.below(60) { assign() }
    for _ in 0..<random.below(120) { row() }
    for _ in 0..<random.below(30) { transfer() }
  }

  private mutating func oneIn(_ count: Int) -> Bool { random.below(count) == 0 }

  private mutating func anyDay() -> Day { RandomBook.start - 60 + random.below(420) }

  private mutating func amount(_ most: Int = 50_000) -> Int64 { Int64(random.below(2 * most) - most) }

  private mutating func calendar() -> PeriodCalendar {
    let start = RandomBook.start
    let spans = [
      Period(first: start, last: start + 40), Period(first: start + 41, last: start + 60),
      Period(first: start + 75, last: start + 130), Period(first: start + 160, last: start + 320),
    ]
    let rules = CalendarRuleTests.rules + [.spans(spans), .spans(spans), .spans(spans)]
    let rule = oneIn(4) ? PeriodRule.spans(spans) : rules[random.below(rules.count)]
    return (try? PeriodCalendar(rule)) ?? PeriodCalendar(startDay: 1)
  }

  private mutating func categories() {
    for path in RandomBook.expenses {
      let bucket = oneIn(3) ? nil : Bucket.allCases[random.below(3)]
      book.categories.append(BudgetCategory(path: path, kind: .expense, bucket: bucket))
    }
    for path in RandomBook.incomes { book.categories.append(BudgetCategory(path: path, kind: .income)) }
    book.categories.append(BudgetCategory(path: "Transfers", kind: .transfer))
  }

  private mutating func accounts() {
    for (index, currency) in [pounds, pounds, pounds, yen, taiwanDollars, pounds].enumerated() {
      let opening = RandomBook.start - 40 + (oneIn(3) ? random.below(200) : 0)
      let on = oneIn(4) ? anyDay() : nil
      book.accounts.append(
        SampleBook.Account(
          name: "A\(index)", currency: currency, opening: amount(), openingDay: opening,
          onBudget: OnBudgetSpan.spans(isOn: index != 5, on: on, off: oneIn(4) ? anyDay() : nil, opening: opening),
          carriesDebt: oneIn(3), category: oneIn(2) ? RandomBook.expenses[random.below(8)] : nil))
    }
  }

  private mutating func policy(_ methods: [BudgetMethod]) {
    for _ in 0..<random.below(3) {
      book.policy.methods.append(
        BudgetPolicy.MethodStart(
          day: book.policy.start + random.below(200), method: methods[random.below(methods.count)]))
    }
    book.policy.methods.sort { $0.day < $1.day }
    book.policy.targets = (try? Percent(parsing: "33.34")).flatMap { third in
      (try? Percent(parsing: "33.33")).map { Targets(needs: $0, wants: $0, savings: third) }
    }
    for path in RandomBook.expenses where !oneIn(3) {
      book.policy.categories.append(
        CategoryLine(
          category: path, plan: oneIn(4) ? nil : plan(), carry: oneIn(2) ? nil : Carry.allCases[random.below(3)],
          due: oneIn(3) ? .day(1 + random.below(31)) : nil))
    }
    for path in RandomBook.incomes where oneIn(2) {
      book.policy.income.append(
        IncomeLine(category: path, held: oneIn(2) ? nil : oneIn(2) ? .all : .lastDays(1 + random.below(20))))
    }
  }

  private mutating func plan() -> PlanTemplate {
    let currency = oneIn(4) ? yen : pounds
    let kinds: [PlanTemplate.Kind] = [
      .amount(Int64(random.below(30_000))), .average(1 + random.below(4)), .upTo(Int64(random.below(60_000))),
      .percent(
        Percent(hundredths: random.below(10_001)) ?? .init(hundredths: 0)!, of: oneIn(2) ? nil : "Income:Salary"),
      .by(Int64(random.below(90_000)), day: anyDay(), everyMonths: oneIn(2) ? nil : 1 + random.below(12)),
      .share(1 + random.below(4)), .share(1),
    ]
    return PlanTemplate((0...random.below(2)).map { _ in PlanTemplate.Term(kinds[random.below(7)], currency) })
  }

  private mutating func assign() {
    let names =
      RandomBook.expenses
      + ["hold", "Income:Salary", "Debt:A0", "Debt:A3"].filter { name in
        !name.hasPrefix("Debt") || book.accounts.contains { LineName.debt(of: $0.name) == name && $0.carriesDebt }
      }
    let day = anyDay()
    guard book.calendar.period(containing: day) != nil else { return }
    book.assigned.append(
      AssignedLine(
        day: day, category: names[random.below(names.count)], amount: amount(), currency: oneIn(4) ? yen : pounds))
  }

  private mutating func row() {
    let statuses: [BudgetPart.Status] = [.booked, .booked, .booked, .reconciled, .pending, .held, .ignored]
    let paths = RandomBook.expenses + RandomBook.incomes + ["Transfers"]
    let parts = (0...random.below(2)).map { _ in
      SampleBook.Part(amount: amount(), category: oneIn(6) ? nil : paths[random.below(paths.count)])
    }
    book.rows.append(
      SampleBook.Row(
        day: anyDay(), account: "A\(random.below(6))", status: statuses[random.below(statuses.count)], parts: parts))
  }

  private mutating func transfer() {
    let (from, to) = (random.below(6), random.below(6))
    let (one, other) = (book.accounts[from], book.accounts[to])
    guard from != to else { return }
    let day = anyDay()
    let amount = abs(amount())
    book.transfer(
      amount, from: one.name, on: day, to: other.name, arriving: oneIn(6) ? nil : day + random.below(40) - 10,
      receiving: one.currency == other.currency ? nil : abs(self.amount()), category: oneIn(2) ? "Save" : nil)
  }
}

extension RandomBook {
  static func seed() -> UInt64 {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    return seed
  }
}
