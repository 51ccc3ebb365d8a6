@testable import Statements

/// Tables below the transactions that hold none, or others than those above.
extension Export {
  static let further = furtherTables + furtherPages

  private static let furtherPages = [
    Export(
      name: "a second page whose columns were printed in other places",
      text: """
        STATEMENT FROM 01/03/2024 TO 31/03/2024

                     DATE      DETAILS                       VALUE       DEBIT      CREDIT
                     05/03     CARD MARKET 1                 05/03       11.00
                               REFERENCE 11 AND MORE
                     07/03     WAGES                         07/03                  900.00
                     14/03     DIRECT DEBIT POWER            15/03       61.50

        PAGE 2
          DATE            DETAILS                            VALUE                DEBIT          CREDIT
          18/03           CARD BAKERY                        18/03                 4.20
                          SHOP 12
          21/03           REFUND                             21/03                                11.00
          28/03           RENT                               28/03               400.00
        """, count: 6, sums: ["": "434.30"], first: "2024-03-05", last: "2024-03-28"),
    Export(
      name: "rows of a page without names, in other places",
      text: """
        STATEMENT FROM 01/03/2024 TO 31/03/2024

                     DATE      DETAILS                   DEBIT      CREDIT
                     05/03     CARD MARKET 1             11.00
                     07/03     WAGES                                900.00
                     14/03     DIRECT DEBIT POWER        61.50

           18/03               CARD BAKERY                4.20
           19/03               CARD GARAGE  14.20
        """, count: 3, sums: ["": "827.50"], first: "2024-03-05", last: "2024-03-14", rejected: 2),
  ]

  private static let furtherTables = [
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
