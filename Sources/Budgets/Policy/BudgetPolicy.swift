package import Values

/// What becomes of the money: every penny gets a category, or each category an allowance, or each bucket a share.
package enum BudgetMethod: String, CaseIterable, Sendable {
  case zeroBased = "zero-based"
  case envelope
  case percentage

  /// What a category carries into the next period where nothing is said.
  package var carry: Carry {
    switch self {
    case .zeroBased: .lowerReady
    case .envelope: .keep
    case .percentage: .reset
    }
  }
}

/// What a category takes along at a period's end.
package enum Carry: String, CaseIterable, Sendable {
  /// What remains, both signs.
  case keep
  /// Nothing; all that remains goes to the next ready.
  case reset
  /// What is left; overspending lowers the next ready.
  case lowerReady = "lower-ready"
}

/// What budget.yaml says: the policy, without money that was assigned and without anything that happened.
package struct BudgetPolicy: Equatable, Sendable {
  /// A method from the period that holds `day` on.
  package struct MethodStart: Equatable, Sendable {
    package var day: Day
    package var method: BudgetMethod

    package init(day: Day, method: BudgetMethod) {
      self.day = day
      self.method = method
    }
  }

  /// At least one, by day; the first holds from the beginning.
  package var methods: [MethodStart]
  /// The period that holds it is the first one budgeted.
  package var start: Day
  /// Of plans and amounts without a code.
  package var currency: Currency
  /// `assign: auto`: the first run of a period gives out what the plans ask.
  package var assignsItself: Bool
  package var targets: Targets?
  package var income: [IncomeLine]
  /// In the order in which money is given out.
  package var categories: [CategoryLine]

  package init(
    methods: [MethodStart], start: Day, currency: Currency, assignsItself: Bool = false, targets: Targets? = nil,
    income: [IncomeLine] = [], categories: [CategoryLine] = []
  ) {
    self.methods = methods
    self.start = start
    self.currency = currency
    self.assignsItself = assignsItself
    self.targets = targets
    self.income = income
    self.categories = categories
  }

  package init(method: BudgetMethod, start: Day, currency: Currency, categories: [CategoryLine] = []) {
    self.init(
      methods: [MethodStart(day: start, method: method)], start: start, currency: currency, categories: categories)
  }

  /// The method of a period: the latest that starts by its last day, else the first.
  package func method(of period: Period) -> BudgetMethod {
    (methods.last { $0.day <= period.last } ?? methods.first)?.method ?? .zeroBased
  }

  /// What is held for the next period of the income of a category: as its nearest line says, at or above it. Where only
  /// the last days are held, sums of parts are wanted day by day.
  package func held(ofIncome path: String) -> IncomeLine.Held? {
    LineName.upwards(from: path).lazy.compactMap { name in income.first { $0.category == name } }.first?.held
  }
}

/// The shares of income that the buckets should have.
package struct Targets: Equatable, Sendable {
  package var needs: Percent
  package var wants: Percent
  package var savings: Percent

  package init(needs: Percent, wants: Percent, savings: Percent) {
    self.needs = needs
    self.wants = wants
    self.savings = savings
  }

  package subscript(bucket: Bucket) -> Percent {
    switch bucket {
    case .needs: needs
    case .wants: wants
    case .savings: savings
    }
  }
}

/// What budget.yaml says of a category of kind income.
package struct IncomeLine: Equatable, Sendable {
  /// What of its income is held for the next period.
  package enum Held: Hashable, Sendable {
    case all
    /// What comes in the last so many days of the period.
    case lastDays(Int)
  }

  package var category: String
  package var plan: PlanTemplate?
  package var held: Held?

  package init(category: String, plan: PlanTemplate? = nil, held: Held? = nil) {
    self.category = category
    self.plan = plan
    self.held = held
  }
}

/// What budget.yaml says of a category of kind expense, or of a carried debt (`Debt:Card`).
package struct CategoryLine: Equatable, Sendable {
  package static let usualReminders = [7, 2, 0]

  package var category: String
  package var plan: PlanTemplate?
  /// Nil leaves it to the method.
  package var carry: Carry?
  package var due: DueRule?
  /// How many days before the due day to remind; 0 is the day itself.
  package var remind: [Int]

  package init(
    category: String, plan: PlanTemplate? = nil, carry: Carry? = nil, due: DueRule? = nil,
    remind: [Int] = CategoryLine.usualReminders
  ) {
    self.category = category
    self.plan = plan
    self.carry = carry
    self.due = due
    self.remind = remind
  }
}
