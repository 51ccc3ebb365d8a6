@testable import Statements
@testable import Values

extension Export {
  /// Words and letters beside the rows, and tables that are none of the account's bookings.
  static let neighbours: [Export] = [
    Export(
      name: "a table of what is due above that of the rows",
      text: """
        Linden Bank
        Due Date,Minimum Amount Due,Total Amount Due
        "March 27, 2024",EUR 10.00,EUR 40.00
        Transactions
        DATE,DESCRIPTION,AMOUNT
        "Mar 13, 2024",Corner shop,EUR -12.00
        "Mar 14, 2024",Payment received,EUR 100.00

        """, count: 2, sums: ["EUR": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "letters for debit and credit behind the amounts, Greek",
      text: """
        Ημερομηνία;Αιτιολογία;Ποσό (EUR)
        13/03/2024;ΑΓΟΡΑ;="12,00 Χ"
        14/03/2024;ΜΙΣΘΟΔΟΣΙΑ;="100,00 Π"

        """, count: 2, sums: ["EUR": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "a section of blocked amounts, Russian",
      text: """
        Операции по счету
        Дата;Операция;Сумма
        13.03.2024;Магазин;-12,00
        14.03.2024;Зарплата;100,00

        Заблокированные суммы по ....0343
        Дата;Операция;Сумма
        16.03.2024;Кафе;-3,00

        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", pending: 1),
    Export(
      name: "units of an asset that is no currency",
      text: """
        time,type,asset,amount
        2024-03-13 08:00:00,deposit,EUR,100.00
        2024-03-14 08:00:00,withdrawal,EUR,-12.00
        2024-03-15 08:00:00,deposit,QZXT,5.25

        """, count: 3, sums: ["EUR": "88.00", "": "5.25"], first: "2024-03-13", last: "2024-03-15",
      asks: ["currency QZXT"]),
    Export(
      name: "shares under 'Asset' beside their price: the amounts are money",
      text: """
        Date,Asset,Type,Quantity,Price,Amount
        2024-03-13,QZXT,Buy,2,150.00,-300.00
        2024-03-14,VWRK,Buy,1,400.00,-400.00
        2024-03-15,QZXT,Dividend,2,0.75,1.50
        2024-03-18,VWRK,Sell,1,410.00,410.00

        """, count: 4, sums: ["": "-288.50"], first: "2024-03-13", last: "2024-03-18"),
    Export(
      name: "units of two assets, none of them a currency that is known",
      text: """
        id,time,type,asset,amount,fee,balance
        A1,2024-03-13 08:48:50,deposit,QZXT,1000.00,0.00,1000.00
        A2,2024-03-14 09:00:22,transfer,QZXT,-1000.00,0.00,0.00
        A3,2024-03-14 09:00:32,transfer,QZXT.M,1000.00,0.00,1000.00
        A4,2024-03-15 14:30:21,reward,QZXT.M,1.12,0.00,1001.12

        """, count: 4, sums: ["": "1001.12"], first: "2024-03-13", last: "2024-03-15", proof: .balances,
      asks: ["currency QZXT", "currency QZXT.M"]),
    Export(
      name: "the accounts of others in a column called so, across which the balance goes on, with a charge",
      text: """
        Date,Kind,Account,Debit,Credit,Charge,Balance
        13-03-2024,Sent,0170000001,12.00,0.00,1.00,987.00
        14-03-2024,Received,0170000002,0.00,100.00,0.00,1087.00
        15-03-2024,Sent,0170000003,8.50,0.00,0.50,1078.00
        16-03-2024,Sent,0170000001,4.00,0.00,0.00,1074.00

        """, count: 4, sums: ["": "74.00"], first: "2024-03-13", last: "2024-03-16", proof: .balances),
    Export(
      name: "years of two digits in front of the month under a Japanese header",
      text: """
        日付,お取り扱い内容,お支払金額,お預り金額,差引残高
        060313,スーパー,1200,,98800
        060314,給与,,10000,108800
        060331,電気,850,,107950

        """, count: 3, sums: ["": "7950.00"], first: "2006-03-13", last: "2006-03-31", proof: .balances,
      asks: ["calendar"]),
    Export(
      name: "years of two digits in front of the month under a Persian header",
      text: """
        تاریخ,شرح تراکنش,برداشت,واریز,مانده
        04/07/13,خرید,12000,0,988000
        04/07/14,حقوق,0,100000,1088000
        04/07/28,خرید,8500,0,1079500

        """, count: 3, sums: ["": "79500.00"], first: "2004-07-13", last: "2004-07-28", proof: .balances,
      asks: ["calendar"]),
    Export(
      name: "columns that blanks part, with decimal commas that look like delimiters",
      text: """
        Дата       Дата       Сумма операции   Остаток
        операции   списания
        13.03.2024 14.03.2024         -12,00    988,00
        14.03.2024 14.03.2024        +100,00  1 088,00
        16.03.2024 18.03.2024          -8,50  1 079,50

        """, count: 3, sums: ["": "79.50"], first: "2024-03-13", last: "2024-03-16", proof: .balances),
    Export(
      name: "a day with a year of two digits above rows without one, which put the day in front",
      text: """
        Statement date : 31/03/24
        Entry date,Text,Amount,Balance
        13/03,Shop,12.00-,988.00
        14/03,Wage,100.00+,1088.00

        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", proof: .balances),
    Export(
      name: "a day with a year of two digits above rows without one, which put the month in front",
      text: """
        Statement date : 03/11/24
        Entry date,Text,Amount,Balance
        02/13,Shop,12.00-,988.00
        02/14,Wage,100.00+,1088.00

        """, count: 2, sums: ["": "88.00"], first: "2024-02-13", last: "2024-02-14", proof: .balances),
    Export(
      name: "rows cancelled and waiting, Uzbek",
      text: """
        Sana;Xizmat;Summa;Holati
        13.03.2024;Kafe;-12,00;Muvaffaqiyatli
        14.03.2024;Ish haqi;100,00;Muvaffaqiyatli
        15.03.2024;Kafe;-7,00;Bekor qilindi
        16.03.2024;Kafe;-3,00;Kutilmoqda

        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", pending: 1),
    Export(
      name: "a first line of the balance whose amount stands in the column of money in, Swahili",
      text: """
        Tarehe,Maelezo,Toa,Weka,Salio
        01/03/2024,Salio la mwanzo,,700.00,700.00
        13/03/2024,Duka,12.50,,687.50
        14/03/2024,Mshahara,,100.50,788.00

        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", proof: .balances),
  ]
}
