@testable import Statements

/// Ledgers of several columns, names of parts, and amounts that are written in two ways.
extension Export {
  static let ledgers =
    columnsInTurn + partsAndTrades + writtenTwice + sumsAndWords + whatIsOwed + raisedBalances + earnedAndRepaid
    + soldAndCharged
    + waitingSections

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
        22.02.2026;Reise;1.085,10;;2600.10
        """, count: 5, sums: ["CHF": "2600.10"], first: "2026-02-05", last: "2026-02-22", proof: .balances)
  ]

  private static let sumsAndWords = [
    Export(
      name: "an undated sum of what was bought and charged, Portuguese",
      text: """
        Fatura;Vencimento 10/03/2025;;

        Data;Lançamento;Parcela;Valor
        11/02/2025;PAGAMENTO RECEBIDO;-;-R$ 980,40
        14/01/2025;LOJA AZUL 2/10;2/10;R$ 149,90
        16/02/2025;MERCADO SOL;-;R$ 88,12
        19/02/2025;POSTO NORTE;-;R$ 120,00
        24/02/2025;IOF TRANSACAO INTERNACIONAL;-;R$ 5,63

        ;Compras e encargos do mês;;R$ 363,65
        """, count: 5, sums: ["BRL": "616.75"], first: "2025-01-14", last: "2025-02-24"),
    Export(
      name: "one charge of the bank, which is all that its description says, Hungarian",
      text: """
        Könyvelés dátuma;Összeg;Közlemény;Partner neve
        2026-03-04;165 000;Márciusi lakbér;Nagy Éva
        2026-03-06;38 000;Rezsi;Nagy Éva
        2026-03-20;-9 500;Bankköltség;Bank Zrt.
        """, count: 3, sums: ["": "193500.00"], first: "2026-03-04", last: "2026-03-20"),
  ]

  private static let whatIsOwed = [
    Export(
      name: "the balance of the bill before among a card's rows, Portuguese",
      text: """
        Fatura do cartão final 3307
        Vencimento: 15/04/2026

        Data;Descrição;Parcela;Valor
        07/03/2026;SALDO FATURA ANTERIOR;;R$ 840,10
        09/03/2026;PAGAMENTO RECEBIDO - PIX;;- R$ 840,10
        10/03/2026;SUPERMERCADO NORTE;;R$ 187,43
        13/03/2026;LIVRARIA.COM;3/10;R$ 59,90
        21/03/2026;ESTORNO SUPERMERCADO NORTE;;- R$ 31,50
        ;TOTAL DA FATURA;;R$ 215,83
        """, count: 4, sums: ["BRL": "624.27"], first: "2026-03-09", last: "2026-03-21", proof: .totals),
    Export(
      name: "a column of what is owed after each row, Swedish",
      text: """
        Datum;Händelse;Butik;Belopp;Skuld efter händelse
        2026-02-24;Betalning;Bankgiro;-900,00 kr;812,24 kr
        2026-02-22;Köp;Skor.se;512,50 kr;1 712,24 kr
        2026-02-20;Ränta;Delbetalning;17,64 kr;1 199,74 kr
        2026-02-17;Retur;Kläder.se;-299,00 kr;1 182,10 kr
        2026-02-14;Köp;Kläder.se;318,00 kr;1 481,10 kr
        """, count: 5, sums: ["": "350.86"], first: "2026-02-14", last: "2026-02-24", proof: .balances,
      closing: "-812.24"),
    Export(
      name: "added to the debt and paid, Latvian",
      text: """
        Aizdevuma konta izraksts

        Datums;Darījums;Pieskaitīts parādam, EUR;Samaksāts, EUR;Parāda atlikums, EUR
        12.03.2026;Aizdevuma izsniegšana;4 400,00;;4 400,00
        12.04.2026;Aprēķinātie procenti;102,80;;4 502,80
        13.04.2026;Saņemts maksājums;;181,60;4 321,20
        12.05.2026;Aprēķinātie procenti;100,71;;4 421,91
        12.05.2026;Saņemts maksājums;;181,60;4 240,31
        """, count: 5, sums: ["EUR": "-4240.31"], first: "2026-03-12", last: "2026-05-12", proof: .balances,
      closing: "-4240.31"),
    Export(
      name: "what is billed this month of purchases in instalments, Japanese",
      text: """
        "カード名称","ゴールドカード"
        "会員番号","****-****-****-2207"

        "ご利用日","ご利用店名","お支払区分","ご利用金額（円）","当月ご請求額（円）","摘要"
        "2026/02/02","本屋","1回払い","734","734",""
        "2026/02/06","電器店","3回払い","59,800","19,934","1回目"
        "2026/02/10","靴屋","1回払い","8,642","8,642",""
        "2026/02/17","靴屋返品","1回払い","-2,990","-2,990","返品"
        "","","","ご請求合計","26,320",""
        """, count: 4, sums: ["JPY": "-26320"], first: "2026-02-02", last: "2026-02-17", proof: .totals),
  ]

  private static let raisedBalances = [
    Export(
      name: "an account's outstanding balance, which grows with credits",
      text: """
        Posting Date,Description,Debit,Credit,Outstanding Balance
        "Feb 02, 2026",Bills payment,"2,412.80",,"10,787.45"
        "Feb 09, 2026",ATM withdrawal,"1,500.00",,"9,287.45"
        "Feb 14, 2026",Payroll credit,,"19,450.00","28,737.45"
        "Feb 18, 2026",Interest earned,,4.12,"28,741.57"
        """, count: 4, sums: ["": "15541.32"], first: "2026-02-02", last: "2026-02-18", proof: .balances,
      closing: "28741.57"),
    Export(
      name: "balances newest first within a day, and days oldest first, without a header",
      text: """
        06/01/2025,CORNER SHOP   _V,2.40,,21.10
        06/01/2025,SUPERMARKET   _V,11.30,,23.50
        06/01/2025,INTEREST,,0.02,34.80
        06/01/2025,PARTS DEPOT   _V,40.00,,34.78
        06/01/2025,BAKERY   _V,6.20,,74.78
        06/02/2025,SEND TRANSFER,198.50,,80.98
        06/03/2025,WAGES,,279.48,279.48
        """, count: 7, sums: ["": "21.10"], first: "2025-06-01", last: "2025-06-03", proof: .balances,
      asks: ["date_order"]),
    Export(
      name: "equal withdrawals without a sign, oldest first",
      text: """
        Date,Details,Withdrawals,Balance
        2025-08-02,ATM,60.00,540.00
        2025-09-02,ATM,60.00,480.00
        2025-10-02,ATM,60.00,420.00
        """, count: 3, sums: ["": "-180.00"], first: "2025-08-02", last: "2025-10-02", proof: .balances,
      closing: "420.00"),
    Export(
      name: "a total of taxes that is no row, in place of a day, Spanish",
      text: """
        Fecha;Comprobante;Concepto;Débito;Crédito;Saldo
        03/02/2025;361330;IMP LEY 25413;-553,04;;104.157,51
        15/02/2025;767640;TRANSFERENCIA;;86.647,27;190.804,78
        18/02/2025;767988;COMPRA DEBITO;-5.200,00;;185.604,78
        Total impuesto Ley 25413 debitado en el período;;;553,04;;
        """, count: 3, sums: ["": "80894.23"], first: "2025-02-03", last: "2025-02-18", proof: .balances),
    Export(
      name: "debits and credits called Dt and Ct, with three decimals",
      text: """
        RIB;25 041 0000000398765 11
        Monnaie;TND

        Date Opé.;Nature;Libellé;Date Val.;Montant Dt;Montant Ct
        28/02/2025;SOLDE DEPART;;;;1 150,418
        04/03/2025;PAIEMENT TPE;MARCHE;03/03/2025;25,705;
        06/03/2025;VIREMENT RECU;M. BEN ALI;10/03/2025;;520,000
        13/03/2025;RETRAIT DAB;AGENCE LAC;12/03/2025;60,000;
        31/03/2025;SOLDE FINAL;;;;1 584,713
        """, count: 3, sums: ["TND": "434.295"], first: "2025-03-04", last: "2025-03-13", proof: .totals,
      closing: "1584.713"),
    Export(
      name: "coins that were bought and sold are asked about",
      text: """
        Date,Type,Pair,Amount
        2025-03-02,Buy,BTC/EUR,0.40
        2025-03-05,Sell,BTC/EUR,0.15
        2025-03-08,Buy,ETH/EUR,0.05
        """, count: 3, sums: ["": "0.60"], first: "2025-03-02", last: "2025-03-08", asks: ["sign"]),
    Export(
      name: "interest and charges that raise what plain words call a balance are asked about",
      text: """
        Date,Details,Charges,Interest,Repayment,Balance
        2025-04-10,Annual service fee,45.00,,,4211.90
        2025-04-30,Interest,,14.40,,4226.30
        2025-05-15,Instalment,,,210.00,4016.30
        2025-05-31,Interest,,13.60,,4029.90
        2025-06-15,Instalment,,,210.00,3819.90
        """, count: 4, sums: ["": "392.00"], first: "2025-04-30", last: "2025-06-15", rejected: 1, closing: "-3819.90",
      asks: ["columns"]),
  ]

  private static let earnedAndRepaid = [
    Export(
      name: "a statement of earnings with a correction, Finnish",
      text: """
        Kumppanin ansioerittely
        Tilityskausi: 16.3.2026 - 29.3.2026

        Päivä;Kuvaus;Palkkiot (€);Tipit (€);Yhteensä (€)
        16.3.2026;4 toimitusta;30,20;0,00;30,20
        17.3.2026;7 toimitusta;51,85;2,50;54,35
        20.3.2026;9 toimitusta;66,15;4,00;70,15
        26.3.2026;Korjaus: peruttu tilaus;-5,40;0,00;-5,40
        Yhteensä;;142,80;6,50;149,30
        """, count: 4, sums: ["EUR": "149.30"], first: "2026-03-16", last: "2026-03-26", proof: .totals),
    Export(
      name: "purchases and sales of somebody's own stock are asked about",
      text: """
        Date,Type,Item,Qty,Unit price,Total
        2025-03-02,Purchase,Beans,10,8.50,85.00
        2025-03-05,Sale,Espresso,4,3.00,12.00
        2025-03-06,Sale,Cake,2,4.00,8.00
        2025-03-08,Purchase,Milk,6,1.10,6.60
        """, count: 2, sums: ["": "-91.60"], first: "2025-03-02", last: "2025-03-08", rejected: 2,
      asks: ["direction Sale"]),
    Export(
      name: "equal payments without a sign that lower what is owed are asked about",
      text: """
        Date,Details,Amount,Loan balance
        2025-08-02,Loan repayment,140.00,2546.20
        2025-09-02,Loan repayment,140.00,2406.20
        2025-10-02,Loan repayment,140.00,2266.20
        """, count: 3, sums: ["": "420.00"], first: "2025-08-02", last: "2025-10-02", proof: .balances,
      closing: "-2266.20", asks: ["sign"]),
  ]

  private static let soldAndCharged = [
    Export(
      name: "what was declined has a fee of nothing and no net amount, Croatian",
      text: """
        Datum;Vrsta;Broj narudžbe;Kartica;Iznos (EUR);Naknada;Neto;Status
        08.06.2026. 15:07;Kupnja;WEB-118;Visa ****4471;119,90;1,74;118,16;odobreno
        11.06.2026. 09:04;Kupnja;WEB-119;Visa ****0912;44,00;0,64;43,36;odobreno
        12.06.2026. 15:52;Kupnja;WEB-120;Visa ****7730;310,00;0,00;;odbijeno
        16.06.2026. 10:20;Povrat;WEB-118;Visa ****4471;-119,90;0,00;-119,90;odobreno
        18.06.2026. 18:23;Kupnja;WEB-123;Visa ****3019;1.045,00;15,15;1.029,85;odobreno
        """, count: 4, sums: ["EUR": "1071.47"], first: "2026-06-08", last: "2026-06-18"),
    Export(
      name: "payouts with a net amount alone beside sales, commissions and their tax, Greek",
      text: """
        Ημερομηνία;Κωδικός;Τύπος κίνησης;Περιγραφή;Ποσό πώλησης;Προμήθεια;ΦΠΑ προμήθειας;Καθαρό ποσό
        1/10/2026;261001;Πώληση;Σκούπα;100,00 €;-12,00 €;-2,88 €;85,12 €
        6/10/2026;261002;Επιστροφή;Βραστήρας;-20,00 €;2,40 €;0,58 €;-17,02 €
        8/10/2026;261003;Πώληση;Χαλί;70,00 €;-8,40 €;-2,02 €;59,58 €
        13/10/2026;261004;Πώληση;Σίδερο;60,00 €;-7,20 €;-1,73 €;51,07 €
        15/10/2026;SUB-10;Συνδρομή;Συνδρομή Οκτωβρίου;;;;-19,90 €
        16/10/2026;PAY-10;Πληρωμή;Κατάθεση σε IBAN;;;;-158,85 €
        """, count: 6, sums: ["EUR": "0.00"], first: "2026-10-01", last: "2026-10-16"),
    Export(
      name: "a fee that is said to be in the amount, and what is left of the principal, Bulgarian",
      text: """
        Извлечение по кредит № 44820

        Дата;Операция;Дебит;Кредит;В т.ч. главница;В т.ч. лихва;В т.ч. такси;Остатък главница
        14.01.2026;Усвояване на кредит;3000,00;;3000,00;0,00;0,00;3000,00
        14.01.2026;Такса за разглеждане;60,00;;0,00;0,00;60,00;3000,00
        16.02.2026;Погасителна вноска 1;;168,07;116,07;52,00;0,00;2883,93
        16.03.2026;Погасителна вноска 2;;168,07;118,08;49,99;0,00;2765,85
        """, count: 4, sums: ["": "-2723.86"], first: "2026-01-14", last: "2026-03-16", closing: "-2765.85"),
    Export(
      name: "sums of an apostrophe, Uzbek",
      text: """
        Sana;Vaqt;Xizmat;Karta;Summa;Komissiya;Jami;Holati
        11.01.2026;08:58;Kartadan kartaga;Humo *1120;-250 000 so'm;0 so'm;-250 000 so'm;Muvaffaqiyatli
        15.01.2026;14:19;Kirim: o'tkazma;Humo *1120;+1 100 000 so'm;0 so'm;+1 100 000 so'm;Muvaffaqiyatli
        17.01.2026;16:24;Internet;Humo *1120;-149 000 so'm;0 so'm;-149 000 so'm;Muvaffaqiyatli
        """, count: 3, sums: ["UZS": "701000.00"], first: "2026-01-11", last: "2026-01-17"),
    Export(
      name: "a marketplace's weekly reports with one week in debt, Russian",
      text: """
        № отчета;Дата начала;Дата конца;Дата формирования;Продажа;К перечислению за товар;Стоимость логистики;Стоимость хранения;Итого к оплате;Валюта
        30120;2026-08-24;2026-08-30;2026-08-31;75005,00;62254,15;15120,85;551,66;46581,64;RUB
        29630;2026-08-17;2026-08-23;2026-08-24;60540,40;50248,53;21777,00;433,20;28038,33;RUB
        29296;2026-08-10;2026-08-16;2026-08-17;2380,00;1975,40;4644,20;311,08;-2979,88;RUB
        28920;2026-08-03;2026-08-09;2026-08-10;41775,00;34673,25;9118,40;289,72;25265,13;RUB
        """, count: 4, sums: ["RUB": "96905.22"], first: "2026-08-03", last: "2026-08-24"),
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
