import Budgets
import Values
import Workspace

/// A period of a budget for people: what is amiss first, then what there is to give out, then the categories.
struct BudgetShowText {
  let figures: PeriodFigures
  /// Of the period, in any currency.
  let due: [DueFigures]
  let look: Look
  private var width: Int { look.width }

  private static let mostNamed = 5

  var text: String { lines.map { $0 + "\n" }.joined() }

  var lines: [String] {
    let days = look.days(figures.period.first...figures.period.last)
    let title = "Budget \(days), \(figures.currency.code), \(figures.method.rawValue)"
    let facts = WrappedFact.lines([overspent, short, unpaid(.late)].compactMap { $0 } + beside, width: width)
    let table = BudgetTable(figures, look).lines
    let categories = table.isEmpty ? ["Nothing is planned or spent in this period."] : table
    let sections = [[title.clipped(to: width)] + facts, BudgetBuckets(figures, look).lines, categories]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// Everything that is no category, in the order in which it is asked for.
  private var beside: [WrappedFact] {
    [ready, toAllocate, lapsed, income, unpaid(.due), uncounted, accounts].compactMap { $0 }
  }

  private func money(_ minor: Int64) -> String { look.style.number(minor, figures.currency) }

  private func signed(_ minor: Int64) -> String { (minor > 0 ? "+" : "") + money(minor) }

  /// The most by money first; the tree marks them all.
  private var overspent: WrappedFact? {
    let rows = figures.lines(.over).sorted { $0.remaining < $1.remaining }
    let sum = rows.reduce(0) { $0 - $1.remaining }
    return named("Overspent".painted(.red), money(sum), rows) { "\($0.category) \(money(-$0.remaining))" }
  }

  private var short: WrappedFact? {
    let rows = figures.lines(.short).sorted { $0.wanted - $0.planned > $1.wanted - $1.planned }
    let sum = rows.reduce(Int64(0)) { Money.sum($0, $1.wanted - $1.planned) }
    return named("Short of plan".painted(.yellow), money(sum), rows) {
      "\($0.category) \(money($0.planned)) of \(money($0.wanted))"
    }
  }

  private func unpaid(_ state: DueState) -> WrappedFact? {
    let found = due.filter { $0.state == state && $0.currency == figures.currency }.sorted { $0.day < $1.day }
    return named(state == .late ? "Late".painted(.red) : "Due", "", found) { due in
      let amount = due.amount == 0 ? "" : " " + money(due.amount)
      return "\(due.category)\(amount) on \(due.day.words(beside: figures.period.last))"
    }
  }

  /// The first of many, and how many there are.
  private func named<Element>(
    _ name: String, _ lead: String, _ elements: [Element], _ words: (Element) -> String
  ) -> WrappedFact? {
    guard !elements.isEmpty else { return nil }
    let more = elements.count - BudgetShowText.mostNamed
    let named = elements.prefix(BudgetShowText.mostNamed).map(words)
    return WrappedFact(name, lead, named + (more > 0 ? ["and \(more) more"] : []))
  }

  /// Its terms add up to it.
  private var ready: WrappedFact? {
    guard let ready = figures.ready else { return nil }
    let lead = money(ready.ready) + (ready.ready < 0 ? ", more is assigned than there is" : "")
    let terms = ReadyTerm.allCases.map { ($0, ready[$0]) }.filter { $0.1 != 0 }
      .map { "\(signed($1)) \($0.words($1, count: ready.uncategorizedCount))" }
    let later = ready.assignedLater == 0 ? [] : ["-\(money(ready.assignedLater)) assigned later"]
    return WrappedFact("Ready to assign", lead, terms + later)
  }

  private var toAllocate: WrappedFact? {
    guard let left = figures.toAllocate else { return nil }
    let (income, planned) = (figures.plannedIncome, figures.plannedIncome - left)
    return WrappedFact("To allocate", money(left), ["\(money(income)) planned income", "\(signed(-planned)) planned"])
  }

  /// Under percentage only what is left: there most categories have no plan to keep to.
  private var lapsed: WrappedFact? {
    guard let lapsed = figures.lapsed, lapsed != 0 else { return nil }
    if lapsed > 0 { return WrappedFact("Lapses", "\(money(lapsed)) that is left at the period's end") }
    return figures.method == .percentage
      ? nil : WrappedFact("Lapses", "\(money(-lapsed)) of overspending at the period's end")
  }

  private var income: WrappedFact? {
    guard !figures.income.isEmpty else { return nil }
    let (received, planned) = (figures.received, figures.plannedIncome)
    let difference = "\(money(abs(received - planned))) \(received < planned ? "less" : "more")"
    let beside = planned == 0 ? "" : " of \(money(planned)) planned" + (received == planned ? "" : ", \(difference)")
    let pieces = figures.income.map { income in
      "\(income.category) \(money(income.received))" + (income.planned == 0 ? "" : " of \(money(income.planned))")
    }
    return WrappedFact("Income", "\(money(received)) received\(beside)", pieces.count > 1 ? pieces : [])
  }

  private var uncounted: WrappedFact? {
    let sums = [("held", figures.held), ("pending", figures.pending)].filter { $0.1 != 0 }
    return sums.isEmpty ? nil : WrappedFact("Not counted yet", "", sums.map { "\($0) \(money($1))" })
  }

  private var accounts: WrappedFact? {
    let said = figures.seenTo.map { seen in
      guard let day = seen.day else { return "\(seen.account) has no balance" }
      return "\(seen.account) seen to \(day.words(beside: figures.period.last))"
    }
    return said.isEmpty ? nil : WrappedFact("Accounts", "", said)
  }
}
