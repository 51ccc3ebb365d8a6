@testable import Statements

/// Tables below the transactions that hold none, or others than those above.
extension Export {
  static let further = furtherTables + furtherPages + furtherBalances

  private static let furtherBalances = [
    Export(
      name: "what a card owes, beside purchases that are positive, with a row left out",
      text: """
        Date,Cardholder,Amount,Points,Balance,Status,Type,Merchant
        2026-09-29,ANNA LIND,700.00,2100,3400.00,Posted,Purchase,Airline
        2026-09-28,ANNA LIND,70.00,210,2700.00,Posted,Purchase,Gardener
        2026-09-27,ANNA LIND,10.00,30,2630.00,Posted,Purchase,Parking
        2026-09-26,ANNA LIND,-12.00,0,2600.00,Posted,Refund,Airline
        """, count: 4, sums: ["": "-768.00"], first: "2026-09-26", last: "2026-09-29", closing: "-3400.00"),
    Export(
      name: "what may still be spent by a card is no balance",
      text: """
        Numero carta;1234 **** **** 4410;
        Disponibilità residua al:;27.12.2024;990,00

        Data contabile;Data operazione;Descrizione;Accrediti;Addebiti
        28/11/24;26/11/24;Bar Centrale;;2,00
        28/10/24;26/10/24;Bar Centrale;;2,00
        27/09/24;25/09/24;Libreria;;131,00
        """, count: 3, sums: ["": "-135.00"], first: "2024-09-27", last: "2024-11-28", closing: "none"),
    Export(
      name: "a limit that moves with the purchases is no balance",
      text: """
        Könyvelés napja;Tranzakció helye;Terhelés (Ft);Jóváírás (Ft);Felhasználható keret (Ft)
        2026.05.04.;Bolt Szeged;12 400;;300 000
        2026.05.08.;Benzinkút;21 000;;279 000
        2026.05.20.;Kártyatartozás befizetése;;40 000;319 000
        """, count: 3, sums: ["HUF": "6600.00"], first: "2026-05-04", last: "2026-05-20", closing: "none"),
    Export(
      name: "Amharic names of the usual months",
      text: """
        ቀን,ማብራሪያ,ወጪ,ገቢ,ቀሪ ሂሳብ
        31 ሜይ 2026,ወለድ,,38.00,"25,438.00"
        20 ሜይ 2026,ክፍያ,700.00,,"25,400.00"
        27 ኤፕሪል 2026,ደመወዝ,,"18,500.00","26,100.00"
        13 ማርች 2026,ክፍያ,"3,000.00",,"7,600.00"
        """, count: 4, sums: ["": "14838.00"], first: "2026-03-13", last: "2026-05-31", proof: .balances),
  ]

  private static let furtherPages = [
    Export(
      name: "a word behind a day that is also one of the week",
      text: """
        Fatura do cartão

        Data     Transações                             País        Valor R$
        --------------------------------------------------------------------
        12/03/24 PGTO DEBITO CONTA                      BR           -130,00
        13/03/24 BAR CENTRAL            PORTO ALEGRE    BR             60,00
        14/03/24 POSTO DA CIDADE        PORTO ALEGRE    BR             25,00
        15/03/24 SEG LOJA               PORTO ALEGRE    BR             59,50
        """, count: 4, sums: ["BRL": "-14.50"], first: "2024-03-12", last: "2024-03-15",
      asks: ["sign"]),
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
      name: "rows of a section below the balances of days",
      text: """
        Date,Description,Amount
        2026-03-13,Salary,1900.00
        2026-03-14,Shop,-50.00
        Daily Balances,,
        2026-03-13,,1900.00
        2026-03-14,,1850.00
        Checks
        2026-03-16,Check 101,-21.00
        """, count: 2, sums: ["": "1850.00"], first: "2026-03-13", last: "2026-03-14", rejected: 1),
    Export(
      name: "the header comes again behind that of the balances of days",
      text: """
        Date,Description,Amount
        03/13/2026,Salary,1900.00
        03/14/2026,Shop,-1.00
        Daily balances
        Date,Balance
        03/13/2026,1900.00
        03/14/2026,1899.00
        Fees
        Date,Description,Amount
        03/16/2026,Monthly fee,-21.00
        """, count: 3, sums: ["": "1878.00"], first: "2026-03-13", last: "2026-03-16"),
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
