@testable import Statements

/// What is owed, to whom, and what of a seller's or a fund's figures is no debt.
extension Export {
  static let debts = owedByBalance + paidToSellers + netsAndUnits + tablesBelow + fuller

  private static let owedByBalance = [
    Export(
      name: "direct debits without a sign that lower what is owed, and interest that raises it",
      text: """
        Date,Description,Amount,Balance owed
        2025-01-13,Direct debit,240.00,9760.00
        2025-02-13,Direct debit,240.00,9520.00
        2025-02-28,Interest,42.00,9562.00
        2025-03-13,Direct debit,240.00,9322.00
        2025-03-31,Interest,41.00,9363.00
        2025-04-13,Direct debit,240.00,9123.00
        2025-05-13,Direct debit,240.00,8883.00
        """, count: 7, sums: ["": "1117.00"], first: "2025-01-13", last: "2025-05-13", proof: .balances,
      closing: "-8883.00"),
    Export(
      name: "deposits without a sign that raise an outstanding balance, which is an account's",
      text: """
        Date,Description,Amount,Outstanding balance
        2025-01-13,Cash deposit,240.00,9760.00
        2025-02-13,Cash deposit,260.00,10020.00
        2025-02-28,ATM withdrawal,42.00,9978.00
        2025-03-13,Cash deposit,240.00,10218.00
        """, count: 4, sums: ["": "698.00"], first: "2025-01-13", last: "2025-03-13", proof: .balances,
      closing: "10218.00"),
    Export(
      name: "a balance that is owed to the owner is held",
      text: """
        Date,Description,Amount,Owed to you
        2025-01-03,Royalties Q4,410.00,610.00
        2025-01-09,Distribution fee,-60.00,550.00
        2025-01-14,Paid to your bank,-300.00,250.00
        2025-01-20,Admin fee,-5.00,245.00
        """, count: 4, sums: ["": "45.00"], first: "2025-01-03", last: "2025-01-20", proof: .balances,
      closing: "245.00"),
    Export(
      name: "the current balance above the rows is no opening one, German",
      text: """
        Kontostand;1510,00
        Datum;Text;Betrag;Saldo
        13.01.2025;Eingang A;510,00;1000,00
        20.01.2025;Miete;400,00;600,00
        28.01.2025;Eingang B;910,00;1510,00
        """, count: 3, sums: ["": "1020.00"], first: "2025-01-13", last: "2025-01-28", proof: .balances,
      asks: ["first_sign"]),
  ]

  private static let paidToSellers = [
    Export(
      name: "what is to be paid to the shop is no debt of its owner, Spanish",
      text: """
        Liquidación al comercio
        Fecha;Operación;Importe
        03/01/2025;Venta Visa 4411;110,00
        09/01/2025;Venta Mastercard 2231;70,00
        14/01/2025;Comisión;-5,00
        20/01/2025;Venta Visa 9912;40,00
        TOTAL A PAGAR AL COMERCIO;;215,00
        """, count: 4, sums: ["": "215.00"], first: "2025-01-03", last: "2025-01-20", proof: .totals),
    Export(
      name: "a withdrawal from a bank may pay for what was bought",
      text: """
        Date,Description,Amount
        2025-01-03,TESCO STORES 2231,11.40
        2025-01-09,BP CONNECT,60.20
        2025-01-14,ARGOS LTD,140.90
        2025-02-10,Withdrawal from bank account,-212.50
        2025-02-12,BOOTS 0921,9.10
        """, count: 5, sums: ["": "9.10"], first: "2025-01-03", last: "2025-02-12", asks: ["sign"]),
    Export(
      name: "what a fuel card charges is net of the discount",
      text: """
        Transaction Date,Card Number,Driver Name,Merchant Name,Product,Units,Unit Cost,Total Cost,Discount,Net Cost
        10/1/2025,00417,"HOLLIS, M",PILOT 0482,DSL,61.204,3.459,$211.70,$2.45,$209.25
        10/14/2025,00418,"REYES, J",LOVES 0317,DSL,74.911,3.399,$254.62,$3.00,$251.62
        10/20/2025,00420,"OKAFOR, D",SHELL 5744,UNL,14.330,2.899,$41.54,$0.00,$41.54
        """, count: 3, sums: ["": "-502.41"], first: "2025-10-01", last: "2025-10-20"),
  ]

  private static let netsAndUnits = [
    Export(
      name: "dividends before and after their tax are asked about, German",
      text: """
        Datum;Wertpapier;Brutto;Steuer;Netto
        03.01.2025;Dividende Nordwerft SE;110,00;29,01;80,99
        09.02.2025;Dividende Südbahn SE;60,00;15,83;44,17
        14.03.2025;Dividende Westkali SE;90,00;23,74;66,26
        """, count: 3, sums: ["": "260.00"], first: "2025-01-03", last: "2025-03-14", asks: ["columns"]),
    Export(
      name: "units of a fund have a balance, and their amounts are money",
      text: """
        Date,Transaction,Amount,Price,Allotted,Redeemed,Unit balance
        2025-01-05,Purchase,-4000.00,25.0000,160.000,,160.000
        2025-02-05,Purchase,-4000.00,25.4000,157.480,,317.480
        2025-03-05,Purchase,-4000.00,26.1000,153.257,,470.737
        2025-04-08,Redemption,2650.00,26.5000,,100.000,370.737
        2025-05-06,Purchase,-4000.00,26.8000,149.254,,519.991
        """, count: 5, sums: ["": "-13350.0000"], first: "2025-01-05", last: "2025-05-06"),
  ]

  private static let tablesBelow = [
    Export(
      name: "purchases abroad in a table of their own have the signs of those above, Portuguese",
      text: """
        Cartão;Internacional final 7702
        Vencimento;10/10/2025

        Lançamentos nacionais
        data;lançamento;parcela;valor (R$)
        29/08/2025;SUPERMERCADO CENTRAL;;312,70
        01/09/2025;LOJA DE MOVEIS;03/10;140,90
        05/09/2025;PAGAMENTO EFETUADO - OBRIGADO;;-900,20
        06/09/2025;RESTAURANTE DA PRAIA;;68,10

        Lançamentos internacionais
        data;lançamento;valor original;valor (R$)
        08/09/2025;ASSINATURA DE SOFTWARE;USD 20,00;110,80
        08/09/2025;IMPOSTO;;3,90
        """, count: 6, sums: ["BRL": "263.80"], first: "2025-08-29", last: "2025-09-08"),
    Export(
      name: "a printed bill with abbreviated days, Indonesian",
      text: """
         Bapak RUDI                               NOMOR KARTU        : 4201-92XX-XXXX-3307
                                                  TANGGAL CETAK      : 18 JANUARI 2025
                                                  BATAS KREDIT       : Rp 20.000.000
         ----------------------------------------------------------------------------------
         TGL TRANS  TGL BUKU  KETERANGAN                                        JUMLAH (Rp)
         ----------------------------------------------------------------------------------
         19/12      20/12     TOKO CILANDAK             JAKARTA SEL ID              450.900
         27/12      27/12     PEMBAYARAN - TERIMA KASIH VIA ATM                   2.500.000 CR
         31/12      02/01     HOTEL MAWAR               YOGYAKARTA  ID            1.400.000
         14/01      15/01     WARUNG KOPI               DEPOK       ID              112.750
         18/01      18/01     BIAYA METERAI                                          10.000
        """, count: 5, sums: ["IDR": "526350.00"], first: "2024-12-19", last: "2025-01-18"),
  ]

  private static let fuller = [
    Export(
      name: "what was used in every row beside what was cancelled in one, Korean",
      text: """
        이용일자,승인번호,이용카드,가맹점명,이용구분,이용금액(원),취소금액(원),매입상태
        2025.04.27,29887120,본인 4821,마트 중앙점,일시불,"110,400",0,매입
        2025.04.26,29761005,본인 4821,주유소 남문,일시불,"68,000",0,매입
        2025.04.22,29310442,본인 4821,철도 승차권,일시불,"45,100","45,100",취소
        2025.04.22,29310871,본인 4821,철도 승차권,일시불,"44,800",0,매입
        2025.04.15,28511936,본인 4821,전자제품점,할부 03,"520,000",0,매입
        """, count: 4, sums: ["KRW": "-743200"], first: "2025-04-15", last: "2025-04-27"),
    Export(
      name: "a broker's net amounts after its commission, which buys raise and sales lower, Dutch",
      text: """
        "Datum","Omschrijving","Symbool","Aantal","Koers","Bruto","Commissie","Netto","Valuta"
        "20250401","Storting","","","","2400,00","","2400,00","EUR"
        "20250402","Koop","NOORD","2","650,400","-1300,80","-5,00","-1305,80","EUR"
        "20250407","Koop","ZUID","50","20,335","-1016,75","-5,00","-1021,75","EUR"
        "20250415","Dividend","ZUID","","","35,50","","35,50","EUR"
        "20250420","Verkoop","NOORD","1","690,100","690,10","-5,00","685,10","EUR"
        """, count: 5, sums: ["EUR": "793.05"], first: "2025-04-01", last: "2025-04-20"),
    Export(
      name: "what a firm's vehicles filled in, by their plates, Czech",
      text: """
        Datum a čas;SPZ;Místo;Země;Produkt;Množství;Měna;Cena celkem s DPH
        02.03.2025 05:41;5AB 1234;Rozvadov;CZ;Nafta;400,50;CZK;14 120,83
        02.03.2025 13:20;5AB 1234;Mýto;CZ;Mýtné;1,00;CZK;1 720,40
        03.03.2025 21:15;5AB 5678;Norimberk;DE;Nafta;370,11;CZK;15 210,22
        05.03.2025 16:48;5AB 1234;Brno;CZ;AdBlue;60,00;CZK;840,00
        06.03.2025 11:33;5AB 5678;Bratislava;SK;Nafta;290,04;CZK;10 744,61
        11.03.2025 08:00;;Sleva za objem;;Bonus;1,00;CZK;-2 040,35
        ;;;;Celkem;;CZK;40 595,71
        """, count: 6, sums: ["CZK": "-40595.71"], first: "2025-03-02", last: "2025-03-11", proof: .totals),
  ]
}
