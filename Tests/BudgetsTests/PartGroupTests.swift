import Testing

@testable import Budgets
@testable import Values

/// Where a single part counts.
@Suite struct PartGroupTests {
  private let categories = [
    BudgetCategory(path: "Food", kind: .expense), BudgetCategory(path: "Income", kind: .income),
    BudgetCategory(path: "Transfers", kind: .transfer),
    BudgetCategory(path: "Savings", kind: .expense, bucket: .savings),
  ]
  /// 0 Current and 1 Card in pounds, 2 yen, 3 off budget, 4 joins at the end of 10 January.
  private let accounts = [
    BudgetAccount(name: "Current", currency: pounds), BudgetAccount(name: "Card", currency: pounds, carriesDebt: true),
    BudgetAccount(name: "Yen", currency: yen), BudgetAccount(name: "Isa", currency: pounds, onBudget: []),
    BudgetAccount(
      name: "Late", currency: pounds, onBudget: OnBudgetSpan.spans(on: day("2025-01-10"), off: day("2025-01-20"))),
  ]

  private func group(_ part: BudgetPart) -> PartGroup? {
    part.group(accounts: accounts, categories: categories, today: day("2025-01-31"))
  }

  private func part(
    _ text: String = "2025-01-15", account: Int = 0, status: BudgetPart.Status = .booked, amount: Int64 = -100,
    category: Int? = nil, to other: Int? = nil, on otherDay: String? = nil, otherCategory: Int? = nil
  ) -> BudgetPart {
    BudgetPart(
      day: day(text), account: account, status: status, amount: amount, category: category, bucket: .needs,
      other: other.map {
        BudgetPart.OtherSide(account: $0, day: otherDay.map { day($0) }, category: otherCategory)
      })
  }

  private func told(_ part: BudgetPart) -> String {
    guard let group = group(part) else { return "nowhere" }
    return "\(group.kind)" + (group.category.map { " " + categories[$0].path } ?? "")
  }

  @Test func theFirstThatFits() {
    #expect(told(part(category: 0, to: 1)) == "inside Food")
    #expect(told(part(amount: 100, category: 0, to: 1)) == "inside")
    #expect(told(part(category: 3, to: 2)) == "converted Savings")
    #expect(told(part(category: 0, to: 3)) == "expense Food")
    #expect(told(part(category: 0, to: 3, otherCategory: 3)) == "expense Food")
    #expect(told(part(to: 3, otherCategory: 3)) == "expense Savings")
    #expect(told(part(category: 2, to: 3, otherCategory: 3)) == "expense Savings")
    #expect(told(part(category: 2, to: 3)) == "uncategorized")
    #expect(told(part(to: 3)) == "uncategorized")
    #expect(told(part(category: 1)) == "income Income")
    #expect(told(part(category: 0)) == "expense Food")
    #expect(told(part(category: 2)) == "uncategorized")
    #expect(told(part()) == "uncategorized")
  }

  @Test func eachSideOfATransferCountsOnItsOwnDay() {
    #expect(told(part("2025-01-05", to: 4, on: "2025-01-11")) == "inside")
    #expect(told(part("2025-01-05", to: 4, on: "2025-01-10")) == "uncategorized")
    #expect(told(part("2025-01-15", to: 4, on: "2025-01-20")) == "inside")
    #expect(told(part("2025-01-15", to: 4, on: "2025-01-21")) == "uncategorized")
    #expect(told(part("2025-01-15", to: 4)) == "inside" && told(part("2025-01-25", to: 4)) == "uncategorized")
  }

  @Test func whatDoesNotCount() {
    #expect(told(part(status: .ignored)) == "nowhere" && told(part("2025-02-01")) == "nowhere")
    #expect(told(part(account: 3, category: 0)) == "nowhere" && told(part("2025-01-10", account: 4)) == "nowhere")
    #expect(
      told(part("2025-01-21", account: 4)) == "nowhere" && told(part("2025-01-20", account: 4)) == "uncategorized")
    let standings = BudgetPart.Status.allCases.map { group(part(status: $0))?.standing }
    #expect(standings == [.counted, .counted, .pending, .held, nil])
  }

  @Test func cardsAndBucketsGoAlong() {
    #expect(group(part(account: 1, category: 0))?.card == 1 && group(part(account: 0, category: 0))?.card == nil)
    #expect(group(part(account: 1, category: 1))?.card == nil && group(part(account: 1, to: 0))?.card == nil)
    #expect(group(part(category: 0))?.bucket == .needs && group(part(amount: 1, to: 1))?.bucket == nil)
    #expect(group(part(account: 2))?.currency == yen)
  }

  @Test func spansOfAnAccount() {
    func spans(_ on: String?, _ off: String?, opening: String? = nil, isOn: Bool = true) -> [String] {
      OnBudgetSpan.spans(isOn: isOn, on: on.map { day($0) }, off: off.map { day($0) }, opening: opening.map { day($0) })
        .map { "\($0.after?.description ?? "")>\($0.through?.description ?? "")" }
    }
    #expect(spans(nil, nil) == [">"] && spans(nil, nil, isOn: false) == [])
    #expect(spans("2025-02-01", nil, isOn: false) == ["2025-02-01>"] && spans(nil, "2025-02-01") == [">2025-02-01"])
    #expect(spans("2025-02-01", "2025-03-01") == ["2025-02-01>2025-03-01"])
    #expect(spans("2025-03-01", "2025-02-01") == [">2025-02-01", "2025-03-01>"])
    #expect(spans(nil, nil, opening: "2025-02-15") == ["2025-02-15>"])
    #expect(spans("2025-03-01", "2025-02-01", opening: "2025-02-15") == ["2025-03-01>"])
    #expect(spans(nil, "2025-02-15", opening: "2025-02-15") == [])
    #expect(spans("2025-02-01", "2025-03-01", opening: "2025-02-15") == ["2025-02-15>2025-03-01"])
  }
}
