import Budgets
import Values
import Workspace

/// What is due in a period for people: what is late first, then what is to pay, then what is paid.
struct BudgetDueText {
  let due: [DueFigures]
  let today: Day
  let look: Look

  private static let columns = [
    Column("category", .text, .cut(6)), Column("due"), Column("amount", .amount), Column("currency"), Column("state"),
  ]

  var text: String {
    guard !due.isEmpty else { return "Nothing is due in this period.\n" }
    return TextTable.text(BudgetDueText.columns, sorted.map(fields), width: look.width)
  }

  private var sorted: [DueFigures] {
    let order: [DueState] = [.late, .due, .paid]
    return order.flatMap { state in due.filter { $0.state == state }.sorted { $0.day < $1.day } }
  }

  private func fields(_ figures: DueFigures) -> [String] {
    let amount = look.style.number(figures.amount, figures.currency)
    return [figures.category, look.style.day(figures.day), amount, figures.currency.code, state(of: figures)]
  }

  private func state(of figures: DueFigures) -> String {
    let days = figures.day - today
    switch figures.state {
    case .late: return "late by \(counted(-days, "day"))"
    case .due: return days == 0 ? "due today" : "in \(counted(days, "day"))"
    case .paid:
      guard let payment = figures.payment else { return "paid" }
      return (payment.isPending ? "pending" : "paid") + " (\(payment.transaction))"
    case .none: return ""
    }
  }
}
