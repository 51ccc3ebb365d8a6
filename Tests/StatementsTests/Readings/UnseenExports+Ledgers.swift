@testable import Statements

/// Ledgers of several columns, names of parts, and amounts that are written in two ways.
extension Export {
  static let ledgers = columnsInTurn + partsAndTrades + writtenTwice + waitingSections

  private static let columnsInTurn = [
    Export(
      name: "a loan's ledger of three columns, of which each row fills one, Ukrainian",
      text: """
        Виписка за кредитним договором
        Валюта: UAH

        Дата;Операція;Видача кредиту;Нараховано проценти;Погашення;Залишок заборгованості
        11.06.2024;Видача кредиту;90 000,00;;;90 000,00
        11.06.2024;Разова комісія;;900,00;;90 900,00
        10.07.2024;Нарахування процентів;;1 810,20;;92 710,20
        11.07.2024;Погашення ануїтету;;;8 560,00;84 150,20
        10.08.2024;Нарахування процентів;;1 683,00;;85 833,20
        11.08.2024;Погашення ануїтету;;;8 560,00;77 273,20
        """, count: 6, sums: ["UAH": "-77273.20"], first: "2024-06-11", last: "2024-08-11", proof: .balances,
      closing: "-77273.20"),
    Export(
      name: "a loan's first rows, of which the oldest alone fills its column",
      text: """
        Date,Details,Disbursed,Interest,Repaid,Balance owed
        2025-04-02,Loan paid out,3000.00,,,3000.00
        2025-04-30,Interest,,12.40,,3012.40
        2025-05-02,Instalment,,,130.00,2882.40
        2025-05-31,Interest,,11.90,,2894.30
        """, count: 4, sums: ["": "-2894.30"], first: "2025-04-02", last: "2025-05-31", proof: .balances,
      closing: "-2894.30"),
    Export(
      name: "an account's ledger of deposits, cheques and charges, of which each row fills one",
      text: """
        Date,Details,Deposits,Withdrawals,Charges,Balance
        02/06/2025,Opening deposit,500.00,,,500.00
        03/06/2025,Groceries,,42.10,,457.90
        16/06/2025,Account keeping,,,6.00,451.90
        18/06/2025,Wages,1210.00,,,1661.90
        19/06/2025,Rent,,700.00,,961.90
        30/06/2025,Account keeping,,,6.00,955.90
        """, count: 6, sums: ["": "955.90"], first: "2025-06-02", last: "2025-06-30", proof: .balances,
      closing: "955.90"),
  ]

  private static let partsAndTrades = [
    Export(
      name: "amounts with their parts, which have longer names, Portuguese",
      text: """
        UUID da viagem,Descrição,Hora,Pago a si,Pago a si : Os seus rendimentos,Pago a si : Saldo da viagem : Dinheiro recebido,Pago a si:Os seus rendimentos:Tarifa,Pago a si:Os seus rendimentos:Taxa de serviço
        c18f364d-4100,trip completed order,2025-03-14 18:30:05,18.40,18.40,,24.50,-6.10
        f7e1313b-cd5e,trip completed order,2025-03-15 16:00:24,-7.20,9.80,-17.00,13.05,-3.25
        580ea48a-3e87,trip completed order,2025-03-15 19:12:44,4.90,4.90,,6.50,-1.60
        """, count: 3, sums: ["": "16.10"], first: "2025-03-14", last: "2025-03-15"),
    Export(
      name: "kinds that buy and sell tell what a broker's client paid and was paid",
      text: """
        Date,Type,Amount,Counterpart/Fund,Price
        2024-02-13T10:50:36Z,Deposit,"5000,00",Autogiro,
        2024-02-14T10:55:29Z,Buy,"4800,00","Fund A","149,43"
        2024-02-19T10:55:29Z,Sell,"640,31","Fund A","160,00"
        """, count: 3, sums: ["": "840.31"], first: "2024-02-13", last: "2024-02-19"),
    Export(
      name: "sections of what was earned and what was taken off, Spanish",
      text: """
        Liquidación quincenal 01/04/2025 - 15/04/2025;;

        Fecha;Concepto;Importe
        INGRESOS;;
        01/04/2025;Pedido 20118;6,42 €
        03/04/2025;Propina pedido 20118;2,50 €
        14/04/2025;Pedido 20377;7,10 €
        Subtotal ingresos;;16,02 €
        DEDUCCIONES;;
        02/04/2025;Tarifa de gestión;-1,95 €
        15/04/2025;Mochila - cuota 2 de 4;-5,00 €
        Subtotal deducciones;;-6,95 €
        Total a percibir;;9,07 €
        """, count: 5, sums: ["EUR": "9.07"], first: "2025-04-01", last: "2025-04-15", proof: .totals),
    Export(
      name: "taxes in rows of their own beside fees that the price leaves out",
      text: """
        date,category,type,name,shares,price,amount,fee,tax,currency
        2024-09-11,CASH,TRANSFER_INBOUND,,,,150.00,,,EUR
        2024-09-16,TRADING,BUY,Fund B,2.0,40.10,-80.20,-1.00,,EUR
        2024-10-14,CASH,DIVIDEND,Share C,12.5,,8.40,,-1.26,EUR
        2024-10-28,CASH,CARD_TRANSACTION,Bakery,,,-6.07,,,EUR
        """, count: 4, sums: ["EUR": "69.87"], first: "2024-09-11", last: "2024-10-28"),
  ]

  private static let writtenTwice = [
    Export(
      name: "a decimal comma among decimal points",
      text: """
        Konto;CH56 0483 5012 3456 7800 9
        Währung;CHF

        Datum;Beschreibung;Belastung;Gutschrift;Saldo
        05.02.2026;Lohn;;4800.00;4800.00
        10.02.2026;Miete;1'150.00;;3650.00
        15.02.2026;Erstattung;;99.50;3749.50
        20.02.2026;Einkauf;64,30;;3685.20
        """, count: 4, sums: ["CHF": "3685.20"], first: "2026-02-05", last: "2026-02-20", proof: .balances)
  ]

  private static let waitingSections = [
    Export(
      name: "charges that wait and charges of the day of billing below titles, Hebrew",
      text: """
        תאריך רכישה,שם בית עסק,סכום חיוב,סכום עסקה,הערות
        14/01/2025,קפה,18.00,18.00,
        עסקאות שטרם נקלטו
        16/01/2025,מסעדה,120.00,120.00,
        עסקאות למועד חיוב
        13/01/2025,ספרים,45.00,45.00,
        """, count: 2, sums: ["": "-63.00"], first: "2025-01-13", last: "2025-01-14", pending: 1),
    Export(
      name: "a payment that is scheduled, and charges that are to be processed, Spanish",
      text: """
        Fecha;Estado;Establecimiento;Cargo;Abono
        28/03/2026;Por procesar;TIENDA SOL;31.20;
        25/03/2026;Procesado;FARMACIA LUZ;12.40;
        20/03/2026;Procesado;PAGO RECIBIDO;;150.00
        14/03/2026;Procesado;CINE MAR;9.90;
        """, count: 3, sums: ["": "127.70"], first: "2026-03-14", last: "2026-03-25", pending: 1),
  ]
}
