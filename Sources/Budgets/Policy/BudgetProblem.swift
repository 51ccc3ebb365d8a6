package import Values

/// Something in budget.yaml or assigned.csv that cannot stand, or does nothing; its sentences are in `message`.
package struct BudgetProblem: Equatable, Sendable {
  /// Which part of the text it is about.
  package enum Site: Equatable, Sendable {
    /// Index in `methods`.
    case method(Int)
    case start
    case targets
    /// Index in `income`.
    case income(Int, Field)
    /// Index in `categories`.
    case category(Int, Field)
    /// Index in the lines of assigned.csv.
    case assigned(Int)
  }

  package enum Field: Equatable, Sendable {
    case name
    /// Index of the plan's term.
    case plan(Int)
    case ready
    case carry
    case remind
  }

  package enum Fact: Equatable, Sendable {
    case unknownCategory(String)
    case transferCategory(String)
    case incomeCategory(String)
    case expenseCategory(String)
    case reservedName(String)
    case namedTwice(String)
    case sourceIsNoIncome(String)
    case planOfIncome
    case planUnused
    case readyUnused
    case readyDays(Int)
    case debtIsKept(String)
    case reminder(Int)
    case dayOutside(Day)
    case dayTwice(Day)
    case dayTooFar(Day)
    case noMethod
    case targetsMissing
    /// In hundredths of a percent.
    case targetsSum(Int)
  }

  package let site: Site
  package let fact: Fact

  package init(_ fact: Fact, at site: Site) {
    self.fact = fact
    self.site = site
  }

  /// What does nothing is said; what cannot stand is refused.
  package var isWarning: Bool {
    switch fact {
    case .planUnused, .readyUnused, .debtIsKept: true
    default: false
    }
  }
}

extension BudgetProblem {
  package var message: String {
    switch fact {
    case .unknownCategory(let path): "no category '\(path)'"
    case .transferCategory(let path): "'\(path)' is of kind transfer: a budget has no money for it"
    case .incomeCategory(let path): "'\(path)' is of kind income: it belongs under 'income:'"
    case .expenseCategory(let path): "'\(path)' is not of kind income: it belongs under 'categories:'"
    case .reservedName(let name): "'\(name)' has a meaning of its own and cannot be a category here"
    case .namedTwice(let path): "'\(path)' has two plans"
    case .sourceIsNoIncome(let path): "'\(path)' is not of kind income: nothing comes in on it"
    case .planOfIncome: "the plan of an income is an amount or an average"
    case .planUnused: "zero-based counts income when it comes: this plan does nothing"
    case .readyUnused: "only zero-based holds income for the next period: this does nothing"
    case .readyDays(let days): "the last \(days) days of a period are not 1 to 366 days"
    case .debtIsKept(let path): "'\(path)' is a debt: it is always kept, whatever 'carry:' says"
    case .reminder(let days): "a reminder comes 0 to 366 days before, not \(days)"
    case .dayOutside(let day): "\(day) is outside every period"
    case .dayTwice(let day): "two methods begin on \(day)"
    case .dayTooFar(let day): "\(day) is more than \(BudgetProblem.mostYearsAhead) years ahead"
    case .noMethod: "no method"
    case .targetsMissing: "the method percentage needs targets"
    case .targetsSum(let sum): "the targets sum to \(Money.text(Int64(sum), exponent: 2)), not 100"
    }
  }

  package var remedy: String? {
    switch fact {
    case .unknownCategory(let path): "Create it: daybook categories add \"\(path)\""
    case .namedTwice: "Put both into one, as a list: [450, share 1]"
    case .sourceIsNoIncome: "Name one that is: 12% of Income:Salary"
    case .planOfIncome: "Write one of them: 3100 · average 3"
    case .noMethod: "Choose one: " + BudgetMethod.allCases.map { "method: " + $0.rawValue }.joined(separator: " · ")
    case .targetsMissing, .targetsSum: "Write: targets: { needs: 50, wants: 30, savings: 20 }"
    case .readyDays: "Write: ready: next · ready: { next: 5 }"
    case .reminder: "Write: remind: [7, 2, 0]"
    case .dayOutside: "See the periods: daybook periods"
    case .dayTwice, .dayTooFar: "See whether the day is right."
    default: nil
    }
  }

  package static let mostYearsAhead = 30
}
