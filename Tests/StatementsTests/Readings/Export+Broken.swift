@testable import Statements

extension Export {
  /// Files with rows that are not what they should be: no row is lost, and none is guessed.
  static let broken: [Export] = [
    Export(
      name: "a date that the calendar does not have",
      text: """
        Date,Description,Amount
        2024-02-28,Shop,-5.00
        2024-02-30,Cafe,-6.00
        2024-03-01,Fair,-7.00
        """, count: 2, sums: ["": "-12.00"], first: "2024-02-28", last: "2024-03-01", rejected: 1),
    Export(
      name: "an amount that is none",
      text: """
        Date,Description,Amount
        2024-02-28,Shop,-5.00
        2024-02-29,Cafe,n/a
        2024-03-01,Fair,-7.00
        """, count: 2, sums: ["": "-12.00"], first: "2024-02-28", last: "2024-03-01", rejected: 1),
    Export(
      name: "unquoted thousands in the balance",
      text: """
        Date,Description,Paid out,Paid in,Balance
        2024-02-28,Shop,5.00,,995.00
        2024-02-29,Wage,,500.00,1,495.00
        2024-03-01,Fair,700.00,,795.00
        2024-03-02,Fair,5.00,,790.00
        """, count: 4, sums: ["": "-210.00"], first: "2024-02-28", last: "2024-03-02", proof: .balances),
    Export(
      name: "unquoted delimiter in the description",
      text: """
        Date,Description,Amount,Balance
        2024-02-28,Shop,-5.00,995.00
        2024-02-29,Cafe, Bar, Grill,-6.00,989.00
        2024-03-01,Fair,-7.00,982.00
        """, count: 3, sums: ["": "-18.00"], first: "2024-02-28", last: "2024-03-01", proof: .balances),
    Export(
      name: "a quote that stands inside a field",
      text: """
        "Date";"Payee";"Purpose";"Amount"
        "13.02.2024";"Firm";"Rent";"-500,00"
        "14.02.2024";Firm";"Power";"-50,00"
        "15.02.2024";"Firm";"Water";"-5,00"
        """, count: 3, sums: ["": "-555.00"], first: "2024-02-13", last: "2024-02-15"),
    Export(
      name: "kinds of three letters are no currencies",
      text: """
        Date,Description,Type,Amount,Balance
        13/02/2024,Shop,DEB,-5.00,95.00
        14/02/2024,Pay,CRE,10.00,105.00
        """, count: 2, sums: ["": "5.00"], first: "2024-02-13", last: "2024-02-14", proof: .balances),
    Export(
      name: "a row without its amount",
      text: """
        Date,Description,Debit,Credit
        2024-02-28,Shop,5.00,
        2024-02-29,Nothing,,
        2024-03-01,Wage,,7.00
        """, count: 2, sums: ["": "2.00"], first: "2024-02-28", last: "2024-03-01", rejected: 1),
  ]
}
