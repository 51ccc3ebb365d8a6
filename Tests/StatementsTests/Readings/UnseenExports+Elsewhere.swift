@testable import Statements
@testable import Values

extension Export {
  /// Signs that words contradict, currencies of other columns, grouping by lakhs: from Asia, Africa and the North.
  static let elsewhere: [Export] = otherColumns

  private static let otherColumns: [Export] = [
    Export(
      name: "a currency beside what one row cost abroad is not that of all",
      text: """
        Datum,Tid,Titel,Belopp,Balans,Utländska belopp
        2024-08-15,21:30,Avgift,"-39,00","13 034,28",
        2024-08-15,08:38,Plan,"-119,00","13 073,28",
        2024-08-13,20:12,Affär,"-5 058,13","13 192,28","-456,30 EUR"

        """, count: 3, sums: ["": "-5216.13"], first: "2024-08-13", last: "2024-08-15", proof: .balances),
    Export(
      name: "a currency in brackets of full width",
      text: """
        取引日,出金金額（円）,入金金額（円）,変換レート（円）,取引内容
        2024/12/13 14:46:28,-,6,-,ポイントの獲得
        2024/12/13 14:46:27,550,-,-,支払い

        """, count: 2, sums: ["JPY": "-544"], first: "2024-12-13", last: "2024-12-13"),
    Export(
      name: "spent at home and abroad, in two columns that the header calls so",
      text: """
        이용일,이용하신곳,"국내이용금액\n(KRW)","해외이용금액\n(USD)",할부
        2024-05-15,카페,4500,0,일시불
        2024-05-16,마트,"32,000",0,3개월
        2024-05-17,SHOP,0,12.5,일시불
        2024-05-18,서점,-7000,0,일시불
        총계,,"29,500",12.5,

        """, count: 4, sums: ["KRW": "-29500", "USD": "-12.50"], first: "2024-05-15", last: "2024-05-18"),
    Export(
      name: "local and foreign amounts whose headers say nothing else",
      text: """
        Date,Shop,Local (KRW),Abroad (USD)
        2024-05-15,Cafe,-4500,0
        2024-05-16,Market,-32000,0
        2024-05-17,Program,0,-12.5
        2024-05-18,Books,-7000,0

        """, count: 4, sums: ["KRW": "-43500", "USD": "-12.50"], first: "2024-05-15", last: "2024-05-18"),
    Export(
      name: "the currency that the amount's own header names, not that of a column before it",
      text: """
        Date,Text,Limit (USD),Amount (EUR)
        2024-05-15,Cafe,900.00,-4.50
        2024-05-16,Market,900.00,-32.00
        2024-05-17,Wage,900.00,100.00

        """, count: 3, sums: ["EUR": "63.50"], first: "2024-05-15", last: "2024-05-17"),
  ]
}
