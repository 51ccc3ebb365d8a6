import Testing

@testable import Budgets
@testable import Values

@Suite struct DueTests {
  private func days(_ rule: DueRule, _ first: String, _ last: String) -> [String] {
    rule.days(in: Period(first: day(first), last: day(last))).map(\.description)
  }

  @Test func dueDaysFallIntoPeriods() {
    #expect(days(.day(31), "2024-02-01", "2024-02-29") == ["2024-02-29"])
    #expect(days(.day(31), "2025-01-25", "2025-02-24") == ["2025-01-31"])
    #expect(days(.day(1), "2025-01-25", "2025-02-24") == ["2025-02-01"])
    #expect(days(.day(15), "2025-03-03", "2025-03-09") == [])
    #expect(days(.day(15), "2025-11-01", "2026-01-31") == ["2025-11-15", "2025-12-15", "2026-01-15"])
    #expect(days(.last, "2025-02-15", "2025-03-14") == ["2025-02-28"])
    // 28 March 2025 is a Friday, 31 March a Monday.
    #expect(days(.lastWeekday(.friday), "2025-03-01", "2025-03-31") == ["2025-03-28"])
    #expect(days(.lastWeekday(.monday), "2025-03-01", "2025-03-31") == ["2025-03-31"])
    #expect(days(.lastWeekday(.tuesday), "2025-03-01", "2025-03-31") == ["2025-03-25"])
  }

  @Test(arguments: ["", "0", "32", "first", "last day", "last friday night", "-1"])
  func otherDaysAreNotUnderstood(_ text: String) {
    #expect(throws: BudgetTextFault(.due, offset: 0, length: text.count)) { try DueRule(parsing: text) }
  }

  /// Rent of 500.00, due on the 1st.
  private func book(today: String, remind: [Int] = CategoryLine.usualReminders) -> SampleBook {
    let plan = PlanTemplate([PlanTemplate.Term(.amount(50_000), pounds)])
    var book = SampleBook(
      policy: BudgetPolicy(
        method: .zeroBased, start: day("2025-01-01"), currency: pounds,
        categories: [CategoryLine(category: "Rent", plan: plan, due: .day(1), remind: remind)]), today: day(today))
    book.categories = [BudgetCategory(path: "Rent", kind: .expense)]
    book.accounts = [
      SampleBook.Account(
        name: "A", currency: pounds, opening: 0, openingDay: day("2024-12-31"), onBudget: [OnBudgetSpan()])
    ]
    return book
  }

  /// What to remind of follows from the last periods alone, in books of every plan, and from fewer of them in most.
  @Test func remindersLookBackNoFurtherThanTheyNeed() throws {
    let seed = RandomBook.seed()
    var (shorter, told) = (0, 0)
    for number in 0..<UInt64(400) {
      var book = RandomBook(seed: seed &+ number).book
      for index in book.policy.categories.indices where number % 4 > 0 {
        // Only the due day of some plans is kept.
        let kinds = book.policy.categories[index].plan?.terms.map(\.kind) ?? []
        let isPlain = kinds.allSatisfy { kind in
          switch kind {
          case .amount, .percent, .average: true
          case .by, .upTo, .share: false
          }
        }
        if !isPlain { book.policy.categories[index].due = nil }
        book.policy.categories[index].remind = Array(0...60)
      }
      let whole = try Budget(book.input).reminders()
      let start = book.policy.firstDay(ofReminders: book.today, book.calendar)
      shorter += start > book.policy.start ? 1 : 0
      told += whole.isEmpty ? 0 : 1
      book.policy.start = start
      #expect(try Budget(book.input).reminders() == whole, "seed \(seed &+ number)")
    }
    #expect(shorter > 100 && told > 100, "\(shorter) \(told)")
  }

  @Test func remindersComeBeforeAndOnTheDay() throws {
    // Of the due day 1 March, in the period after the one that holds the first of these days.
    for (today, count) in [
      ("2025-02-21", 0), ("2025-02-22", 1), ("2025-02-23", 0), ("2025-02-27", 1), ("2025-02-28", 0), ("2025-03-01", 1),
      ("2025-03-02", 0),
    ] {
      var book = book(today: today)
      book.rows = [
        SampleBook.Row(
          day: day("2025-01-01"), account: "A", parts: [SampleBook.Part(amount: -50_000, category: "Rent")]),
        SampleBook.Row(
          day: day("2025-02-01"), account: "A", parts: [SampleBook.Part(amount: -50_000, category: "Rent")]),
      ]
      let reminders = try Budget(book.input).reminders()
      #expect(reminders.count == count, "\(today)")
      #expect(book.input.policy.mayRemind(on: day(today), book.input.calendar) == (count > 0), "\(today)")
      #expect(reminders.allSatisfy { $0.day == day("2025-03-01") && $0.amount == 50_000 && $0.category == "Rent" })
    }
  }

  @Test func aReminderThatNoRunCouldGiveIsGivenByTheNext() throws {
    let budget = try Budget(book(today: "2025-02-24").input)
    #expect(budget.reminders().map(\.day) == [])
    #expect(budget.reminders(since: day("2025-02-20")).map(\.day) == [day("2025-03-01")])
    #expect(budget.reminders(since: day("2025-02-22")).map(\.day) == [])
    // Due on the last day of January, seen again on 2 February.
    var last = book(today: "2025-02-02", remind: [0])
    last.policy.categories[0].due = .last
    #expect(try Budget(last.input).reminders(since: day("2025-01-29")).map(\.state) == [.late])
    #expect(try Budget(last.input).reminders(since: day("2025-01-31")) == [])
  }

  @Test func whatIsPaidIsNotRemindedOf() throws {
    var book = book(today: "2025-03-01", remind: [0])
    book.rows = [
      SampleBook.Row(
        day: day("2025-03-01"), account: "A", status: .pending,
        parts: [SampleBook.Part(amount: -50_000, category: "Rent")])
    ]
    let budget = try Budget(book.input)
    let due = try #require(budget.due(in: budget.current).first)
    #expect(due.state == .paid && due.payment?.isPending == true && due.payment?.transaction == 0)
    #expect(budget.reminders() == [])
    book.rows = []
    #expect(try Budget(book.input).reminders().map(\.state) == [.due])
    book.today = day("2025-03-02")
    let late = try Budget(book.input)
    #expect(late.due(in: late.current).map(\.state) == [.late])
  }

  /// In a quarter it is due three times; each payment pays one day.
  @Test func severalDueDaysInAPeriodAreEachPaid() throws {
    var book = book(today: "2025-02-15")
    book.calendar = try PeriodCalendar(.quarterly)
    var told: [String] = []
    for month in [1, 2, 3] {
      let budget = try Budget(book.input)
      told += budget.due(in: 0).map { "\($0.day) \($0.state.rawValue)" }
      book.rows.append(
        SampleBook.Row(
          day: day("2025-01-0\(month)"), account: "A", parts: [SampleBook.Part(amount: -1, category: "Rent")]))
    }
    told += try Budget(book.input).due(in: 0).map { "\($0.day) \($0.state.rawValue)" }
    #expect(told == ["2025-01-01 late", "2025-02-01 late", "2025-03-01 due", "2025-03-01 paid"])
  }
}
