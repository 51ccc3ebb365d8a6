import Budgets
import Values

/// A budget of invented figures: two months of an account that all money moves on, today in the second.
struct InventedBudget {
  static let pounds = Currency("GBP") ?? .unstated
  static let yen = Currency("JPY") ?? .unstated
  static let january = day("2025-01-01")
  static let february = day("2025-02-01")

  var input: BudgetInput
  /// Of the current account, on the eve of January.
  var opening: Int64 = 0

  init(_ method: BudgetMethod, today: String = "2025-02-20") {
    input = BudgetInput(
      policy: BudgetPolicy(method: method, start: Self.january, currency: Self.pounds),
      calendar: PeriodCalendar(startDay: 1), today: day(today))
  }

  /// One category a line: path, bucket, day on which it is due, plan, then for January and February what is assigned
  /// and what is spent; `-` where there is nothing.
  init(_ method: BudgetMethod, _ categories: String) throws {
    self.init(method)
    for line in categories.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      add(words[0], Bucket(name: words[1]), due: try? DueRule(parsing: words[2]), plan: try minor(words[3]))
      for (month, column) in [(Self.january, 4), (Self.february, 6)] {
        if let amount = try minor(words[column]) { assign(amount, words[0], month) }
        if let amount = try minor(words[column + 1]) { move(-amount, words[0], month) }
      }
    }
  }

  private func minor(_ word: String) throws -> Int64? { word == "-" ? nil : try Money.parse(word, exponent: 2) }

  private mutating func add(_ path: String, _ bucket: Bucket?, due: DueRule?, plan: Int64?) {
    input.categories.append(BudgetCategory(path: path, kind: .expense, bucket: bucket))
    guard plan != nil || due != nil else { return }
    let terms = plan.map { PlanTemplate([PlanTemplate.Term(.amount($0), Self.pounds)]) }
    input.policy.categories.append(CategoryLine(category: path, plan: terms, due: due))
  }

  mutating func assign(_ amount: Int64, _ category: String, _ day: Day, in currency: Currency = pounds) {
    input.assigned.append(AssignedLine(day: day, category: category, amount: amount, currency: currency))
  }

  /// Adds a part of a category of kind expense, of an income category where its name says so, or without one.
  mutating func move(
    _ amount: Int64, _ path: String?, _ day: Day, _ standing: PartGroup.Standing = .counted,
    in currency: Currency = pounds
  ) {
    let category = path.map { self.category($0) }
    let kind: PartClass = path.map { $0.hasPrefix("Income") ? .income : .expense } ?? .uncategorized
    let bucket = category.flatMap { input.categories[$0].bucket }
    input.parts.append(
      PartSum(
        PartGroup(day: day, standing: standing, kind: kind, category: category, bucket: bucket, currency: currency),
        amount: amount))
  }

  mutating func plan(_ amount: Int64, income path: String) {
    _ = category(path)
    let plan = PlanTemplate([PlanTemplate.Term(.amount(amount), Self.pounds)])
    input.policy.income.append(IncomeLine(category: path, plan: plan))
  }

  mutating func pay(_ path: String, on text: String, _ transaction: Int64, isPending: Bool = false) {
    input.payments.append(
      BudgetPayment(day: day(text), category: category(path), transaction: transaction, isPending: isPending))
  }

  /// The number of a category, which is made where it is not there.
  private mutating func category(_ path: String) -> Int {
    if let index = input.categories.firstIndex(where: { $0.path == path }) { return index }
    input.categories.append(BudgetCategory(path: path, kind: path.hasPrefix("Income") ? .income : .expense))
    return input.categories.count - 1
  }

  /// With the current account as the parts leave it, so that everything adds up.
  func budget() throws -> Budget {
    var input = input
    for (currency, name) in [(Self.pounds, "Current"), (Self.yen, "貯金")] {
      let parts = input.parts.filter { $0.group.currency == currency && $0.group.standing == .counted }
      guard currency == Self.pounds || !parts.isEmpty else { continue }
      let days = [Self.january - 1] + Set(parts.map(\.group.day)).sorted()
      let balances = days.map { day in
        BudgetAccount.Balance(
          day: day,
          amount: parts.filter { $0.group.day <= day }.reduce(currency == Self.pounds ? opening : 0) { $0 + $1.amount })
      }
      input.accounts.insert(
        BudgetAccount(name: name, currency: currency, balances: balances, seenTo: input.today), at: 0)
    }
    return try Budget(input)
  }
}

/// A day that the test writes out.
func day(_ text: String) -> Day { Day(iso: text) ?? Day(number: .min) }

extension InventedBudget {
  /// A zero-based February with 30 categories, in which everything happens that `budget show` has words for.
  static func household() throws -> InventedBudget {
    var book = try InventedBudget(
      .zeroBased,
      """
      Housing:Rent needs 1 950.00 950.00 950.00 950.00 950.00
      Housing:Council-Tax needs 15 142.00 142.00 142.00 142.00 -
      Housing:Energy needs 18 120.00 120.00 131.40 120.00 118.75
      Housing:Water needs last 31.50 31.50 31.50 31.50 -
      Housing:Internet needs 25 28.00 28.00 28.00 28.00 -
      Housing:Repairs - - 60.00 60.00 - 60.00 -
      Food:Groceries needs - 420.00 420.00 398.27 380.00 266.81
      Food:Lunch wants - 80.00 80.00 76.40 80.00 61.20
      Food:Dining wants - 100.00 100.00 140.00 100.00 128.35
      Food:Coffee wants - 25.00 25.00 19.80 25.00 27.05
      Transport:Fuel needs - 90.00 90.00 85.10 90.00 44.60
      Transport:Train needs - 70.00 70.00 70.00 70.00 35.00
      Transport:Car:Insurance needs - 48.00 48.00 - 48.00 -
      Transport:Car:Service needs - 25.00 25.00 - 25.00 -
      Health:Dentist needs - 20.00 20.00 - 20.00 54.00
      Health:Pharmacy needs - 15.00 15.00 8.99 15.00 3.49
      Children:School needs - 60.00 60.00 60.00 60.00 60.00
      Children:Clothes needs - 50.00 50.00 31.00 50.00 -12.00
      Children:Pocket-Money wants - 24.00 24.00 24.00 24.00 18.00
      Leisure:Cinema wants - 30.00 30.00 22.00 30.00 11.00
      Leisure:Streaming wants 12 17.98 17.98 17.98 17.98 17.98
      Leisure:Books wants - 20.00 20.00 14.99 20.00 -
      Leisure:Sports-Club-and-Swimming-Lessons wants - 45.00 45.00 45.00 45.00 45.00
      Gifts:紅包 wants - 40.00 40.00 - 40.00 -
      Gifts:Birthdays wants - 25.00 25.00 18.50 10.00 -
      Shopping:Clothing wants - 60.00 60.00 59.90 60.00 22.00
      Shopping:Household needs - 35.00 35.00 21.45 35.00 19.99
      Savings:House savings - 350.00 350.00 - 300.00 -
      Savings:Rainy-Day savings - 100.00 100.00 - 100.00 -
      Travel wants - 75.00 75.00 - 75.00 -
      """)
    book.opening = 84_210
    book.move(310_000, "Income:Salary", january)
    book.move(310_000, "Income:Salary", february)
    book.move(412, "Income:Interest", february)
    book.assign(310_000, "Income:Salary", february)
    book.move(-2_500, nil, february)
    book.move(-1_740, "Food", february)
    book.move(-4_560, "Food:Groceries", february, .held)
    book.move(-6_000, "Shopping:Clothing", february, .pending)
    book.move(-14_200, "Housing:Council-Tax", february, .pending)
    book.assign(5_000, LineName.hold, february)
    book.assign(20_000, "Savings:House", day("2025-03-01"))
    book.pay("Housing:Rent", on: "2025-02-01", 41)
    book.pay("Housing:Council-Tax", on: "2025-02-14", 57, isPending: true)
    book.pay("Leisure:Streaming", on: "2025-02-12", 52)
    book.input.accounts = [
      BudgetAccount(
        name: "Card", currency: pounds, carriesDebt: true,
        balances: [BudgetAccount.Balance(day: january - 1, amount: -20_000)], seenTo: day("2025-02-12")),
      BudgetAccount(name: "Cash", currency: pounds),
    ]
    return book
  }

  /// Under percentage, hardly anything planned: 50, 30 and 20 of income.
  static func shares() throws -> InventedBudget {
    var book = try InventedBudget(
      .percentage,
      """
      Housing:Rent needs 1 - - 900.00 - 900.00
      Food:Groceries needs - - - 275.65 - 310.20
      Food:Dining wants - 80.00 - 140.00 80.00 95.00
      Fun wants - 60.00 - - 60.00 20.00
      Savings:House savings - - - - - 500.00
      Subscriptions - - - - 12.00 - 12.00
      """)
    book.input.policy.targets = Targets(
      needs: try Percent(parsing: "50"), wants: try Percent(parsing: "30"), savings: try Percent(parsing: "20"))
    book.move(240_000, "Income:Salary", february)
    return book
  }

  /// Envelopes of which one lets go what is left in it.
  static func envelopes() throws -> InventedBudget {
    var book = try InventedBudget(
      .envelope,
      """
      Rent needs - - 900.00 900.00 900.00 900.00
      Food needs - - 500.00 540.00 500.00 275.65
      Holidays:Summer wants - - 100.00 - 1100.00 -
      """)
    book.input.policy.categories.append(CategoryLine(category: "Food", carry: .reset))
    book.assign(240_000, "Income:Salary", february)
    book.move(245_050, "Income:Salary", february)
    return book
  }

  /// Pounds and yen, neither proved nor much.
  static func twoCurrencies() throws -> InventedBudget {
    var book = try InventedBudget(.zeroBased, "Food needs - 40.00 - - 30.00 12.50")
    book.move(6_000, "Income:Salary", february)
    book.assign(30_000, "旅行:日本の温泉めぐり", february, in: yen)
    book.move(25_000, "Income:Salary", february, in: yen)
    book.move(-31_200, "旅行:日本の温泉めぐり", february, in: yen)
    return book
  }
}
