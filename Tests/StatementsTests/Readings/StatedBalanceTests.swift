import Testing

@testable import Statements
@testable import Values

/// On which day the balances hold that stand outside the rows.
@Suite struct StatedBalanceTests {
  private func balances(_ text: String) throws -> [StatedBalance] {
    try StatementReader.read(FileBytes(text.utf8), fileName: "a.csv", hints: ReadingHints()).drafts.statedBalances
  }

  @Test func anOpeningLineOfTheFirstRowsDayIsOfTheEveningBefore() throws {
    let stated = try balances(
      """
      Date;Details;Amount;Currency
      24.09.2018;Opening balance;1000,00;EUR
      24.09.2018;Energy;-20,00;EUR
      25.09.2018;Sport;-50,00;EUR
      25.09.2018;Closing balance;930,00;EUR

      """)
    #expect(stated.map(\.kind) == [.opening, .closing])
    #expect(stated.first?.day == Day(year: 2018, month: 9, day: 23))
  }

  @Test func aLineBelowTheRowsStatesABalanceBesideTheColumnOfMoney() throws {
    let stated = try balances(
      """
      Date,Description,Amount
      2024-06-24,Coffee,-3.50
      2024-06-30,Coffee,-3.50
      Balance on 2024-07-02:,93.00

      """)
    #expect(stated.map(\.amount) == [9_300])
    #expect(stated.first?.day == Day(year: 2024, month: 7, day: 2))
  }

  @Test func aBalanceDatedBeforeTheRowsIsTheOpeningOne() throws {
    let stated = try balances(
      """
      Account Number,000123
      Balance on 1 Jul 2024,500.00

      Date,Description,Debit,Credit
      3 Jul 2024,Groceries,40.00,
      28 Jul 2024,Salary,,900.00

      """)
    #expect(stated.map(\.kind) == [.opening])
    #expect(stated.map(\.amount) == [50_000])
  }
}
