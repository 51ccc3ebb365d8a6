import Budgets
import Pipeline
import Values

/// What a `budget.yaml` says, as it is written: checked value by value, with places for what only the book can judge.
///
/// Whether categories exist, what plans mean, which days lie in periods and what does not go together is not known here.
struct WrittenBudget: Sendable {
  /// A method that holds from the period of a day on.
  struct Span: Equatable, Sendable {
    /// Nil where one method holds for all periods.
    var from: Day?
    var method: BudgetMethod
    var place: Place
  }

  enum Assign: String, CaseIterable, Sendable { case ask, auto }

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
    var due: DueRule?
    var duePlace = Place()
    /// Days before the due day, most first; none where nothing is to be said.
    var remind = CategoryLine.usualReminders
    /// Nil leaves it to the method.
    var carry: Carry?
    var carryPlace = Place()
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
}

extension WrittenBudget.Plan {
  /// What stands after `of` in a percentage, as in `12% of Income:Salary`; nil for `of income`, which is all income, and
  /// in every other plan. The code of a currency may end it.
  var source: Range<String.Index>? {
    let words = text.split { $0 == " " || $0 == "\t" }
    guard words.count > 2, words[0].last == "%", words[1].lowercased() == "of" else { return nil }
    let isAll = words[2].lowercased() == "income" && words.dropFirst(3).allSatisfy(WrittenBudget.Plan.isCode)
    return isAll ? nil : words[2].startIndex..<words[words.count - 1].endIndex
  }

  /// The source without the code of a currency at its end; nil where it ends with none.
  var sourceBeforeCode: Range<String.Index>? {
    guard let source else { return nil }
    let words = text[source].split { $0 == " " || $0 == "\t" }
    guard words.count > 1, let code = words.last, WrittenBudget.Plan.isCode(code) else { return nil }
    return source.lowerBound..<words[words.count - 2].endIndex
  }

  private static func isCode(_ word: Substring) -> Bool {
    word.utf8.allSatisfy { $0.isCapital } && Currency(word)?.isListed == true
  }
}
