internal import Ledger

/// What a `budget.yaml` says, as it is written: checked value by value, with places for what only the book can judge.
///
/// Whether categories exist, what plans mean and which days lie in periods is not known here.
struct WrittenBudget: Sendable {
  enum Method: String, CaseIterable, Sendable {
    case zeroBased = "zero-based"
    case envelope, percentage
  }

  /// A method that holds from the period of a day on.
  struct Span: Equatable, Sendable {
    /// Nil where one method holds for all periods.
    var from: Day?
    var method: Method
    var place: Place
  }

  enum Assign: String, CaseIterable, Sendable { case ask, auto }

  /// Shares of income in tenths of a percent; they add up to 1000.
  struct Targets: Equatable, Sendable {
    var needs = 0
    var wants = 0
    var savings = 0
  }

  /// A plan as it is written, such as `12% of Income:Salary`.
  struct Plan: Equatable, Sendable {
    var text: String
    var place: Place
  }

  struct Income: Equatable, Sendable {
    var category: String
    var place: Place
    var plans: [Plan] = []
    var ready = Ready.now
    var readyPlace = Place()
  }

  /// When income can be assigned.
  enum Ready: Equatable, Sendable {
    case now
    /// In the next period; with `days` only what comes in so many last days of a period.
    case next(days: Int?)
  }

  struct Category: Equatable, Sendable {
    var category: String
    var place: Place
    var plans: [Plan] = []
    var due: Due?
    var duePlace = Place()
    /// Days before the due day, most first; none where nothing is to be said.
    var remind = usualReminders
    /// Nil leaves it to the method.
    var carry: Carry?
    var carryPlace = Place()

    static let usualReminders = [7, 2, 0]
  }

  enum Due: Equatable, Sendable {
    /// 1...31, the last day of months that are shorter.
    case day(Int)
    case lastDay
    /// The last of a weekday in the month; 1 is Monday, 7 is Sunday.
    case last(weekday: Int)
  }

  enum Carry: String, CaseIterable, Sendable {
    case keep, reset
    case lowerReady = "lower-ready"
  }

  var file: String
  /// In the order of their days; one without a day where one method holds for all periods.
  var methods: [Span] = []
  /// A day in the first budgeted period.
  var start = Day(number: 0)
  var startPlace = Place()
  /// Of plans and assigned amounts without a code.
  var currency: Currency?
  var assign = Assign.ask
  var targets: Targets?
  var targetsPlace = Place()
  var income: [Income] = []
  /// In the order in which money is given out.
  var categories: [Category] = []
  /// What does no harm and has no effect.
  var warnings: [Diagnostic] = []
}

extension WrittenBudget.Plan {
  /// The category after `of`, as in `12% of Income:Salary`; nil for `of income`, which is all income, and without `of`.
  var source: Range<String.Index>? {
    guard let of = text.firstRange(of: " of ") else { return nil }
    let start = text[of.upperBound...].firstIndex { $0 != " " } ?? text.endIndex
    let end = text[start...].lastIndex { $0 != " " }.map { text.index(after: $0) } ?? start
    return start == end || text[start..<end] == "income" ? nil : start..<end
  }
}
