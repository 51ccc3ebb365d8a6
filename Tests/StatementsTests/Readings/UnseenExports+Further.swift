@testable import Statements

/// Tables below the transactions that hold none, or others than those above.
extension Export {
  static let further = [
    Export(
      name: "days and balances below a title of such, in the columns of the rows",
      text: """
        Date,Description,Amount
        2024-03-14,MARKET,-11.00
        2024-03-15,BAKERY,-21.00
        Daily balances
        2024-03-14,,91.00
        2024-03-15,,70.00
        """, count: 2, sums: ["": "-32.00"], first: "2024-03-14", last: "2024-03-15"),
    Export(
      name: "a table of points below one of amounts, as wide",
      text: """
        Date,Description,Amount
        2024-03-14,MARKET,-11.00
        2024-03-15,BAKERY,-21.00

        Rewards
        Date,Description,Points
        2024-03-15,Earned,130
        """, count: 2, sums: ["": "-32.00"], first: "2024-03-14", last: "2024-03-15", rejected: 1),
    Export(
      name: "a table of fees below one of amounts, as wide",
      text: """
        Date,Description,Amount
        2024-03-14,MARKET,-11.00
        2024-03-15,BAKERY,-21.00

        Fees
        Date,Description,Fee
        2024-03-15,Machine fee,3.50
        """, count: 3, sums: ["": "-28.50"], first: "2024-03-14", last: "2024-03-15", asks: ["columns"]),
  ]
}
