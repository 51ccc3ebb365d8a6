@testable import Statements
@testable import Values

extension Export {
  /// And still more, where several conventions meet.
  static let customs: [Export] = [
    Export(
      name: "preamble and footer in comments, tabs inside the quotes",
      text: """
        # 交易记录
        # 导出时间: [2024-02-01 10:00:00]
        # 账    号: [一卡通:6225********1234 上海分行]
        # 起始日期: [20240101]   终止日期: [20240131]

        交易日期,交易时间,收入,支出,余额,交易类型,交易备注
        "\t20240103","\t10:00:00","","25.00","975.00","快捷支付","美团"
        "\t20240125","\t09:00:00","8000.00","","8975.00","代发工资","公司"
        # 合计: 8000.00 25.00

        """, count: 2, sums: ["": "7975.00"], first: "2024-01-03", last: "2024-01-25", proof: .balances),
    Export(
      name: "amounts in two currencies, that of the account is the same in all rows",
      text: """
        "Дата операции";"Дата платежа";"Номер карты";"Статус";"Сумма операции";"Валюта операции";"Сумма платежа";"Валюта платежа";"Кэшбэк";"Категория";"MCC";"Описание";"Бонусы (включая кэшбэк)"
        "31.01.2024 20:00:00";"31.01.2024";"*1234";"OK";"-20,00";"EUR";"-1950,00";"RUB";"";"Рестораны";"5812";"Bistro";"19,00"
        "30.01.2024 10:00:00";"31.01.2024";"*1234";"OK";"-350,00";"RUB";"-350,00";"RUB";"";"Супермаркеты";"5411";"Пятёрочка";"3,00"
        "29.01.2024 10:00:00";"";"*1234";"FAILED";"-999,00";"RUB";"-999,00";"RUB";"";"Супермаркеты";"5411";"Лента";"0,00"
        "28.01.2024 10:00:00";"28.01.2024";"";"OK";"50000,00";"RUB";"50000,00";"RUB";"";"Пополнения";"";"Зарплата";"0,00"

        """, count: 3, sums: ["RUB": "47700.00"], first: "2024-01-28", last: "2024-01-31"),
    Export(
      name: "opening and closing lines without an amount",
      text: """
        Date,Particulars,Deposits,Withdrawals,Balance
        01/01/2024,Opening Balance,,,1000.00
        13/01/2024,Rent,,400.00,600.00
        25/01/2024,Pay,900.00,,1500.00
        31/01/2024,Closing Balance,,,1500.00

        """, count: 2, sums: ["": "500.00"], first: "2024-01-13", last: "2024-01-25", proof: .balances),
    Export(
      name: "a line of totals below",
      text: """
        Date,Description,Debit,Credit
        2024-01-13,Rent,400.00,
        2024-01-25,Pay,,900.00
        Total,,400.00,900.00

        """, count: 2, sums: ["": "500.00"], first: "2024-01-13", last: "2024-01-25", proof: .totals),
    Export(
      name: "one row",
      text: """
        Date,Description,Amount
        2024-01-13,Rent,-400.00

        """, count: 1, sums: ["": "-400.00"], first: "2024-01-13", last: "2024-01-13"),
    Export(
      name: "two accounts in one file",
      text: """
        Account Number,Date,Description,Amount,Balance
        11112222,2024-01-13,A,-10.00,90.00
        33334444,2024-01-13,B,5.00,5.00
        11112222,2024-01-14,C,-20.00,70.00
        33334444,2024-01-15,D,5.00,10.00

        """, count: 4, sums: ["": "-20.00"], first: "2024-01-13", last: "2024-01-15", proof: .balances),
    Export(
      name: "plus and minus signs",
      text: """
        Kirjauspäivä;Arvopäivä;Määrä EUROA;Laji;Selitys;Saaja/Maksaja;Saajan tilinumero;Viite;Viesti;Arkistointitunnus
        02.01.2024;02.01.2024;-15,50;162;PKORTTIMAKSU;KAUPPA OY;;ref=;;20240102/5BZH01/000001
        15.01.2024;15.01.2024;+2100,00;106;TILISIIRTO;TYÖNANTAJA OY;;ref=;Palkka;20240115/5BZH01/000002

        """, count: 2, sums: ["EUR": "2084.50"], first: "2024-01-02", last: "2024-01-15"),
    Export(
      name: "amounts without decimals, blanks group",
      text: """
        Könyvelés dátuma;Tranzakció típusa;Partner neve;Közlemény;Összeg;Devizanem
        2024.01.13;Kártyás vásárlás;SPAR;;-3 450;HUF
        2024.01.15;Átutalás;Cég Kft;fizetés;450 000;HUF

        """, count: 2, sums: ["HUF": "446550.00"], first: "2024-01-13", last: "2024-01-15"),
    Export(
      name: "currency behind the amounts",
      text: """
        Tarih;Açıklama;Tutar;Bakiye
        13/01/2024;Market;-120,50 TL;879,50 TL
        15/01/2024;Maaş;20.000,00 TL;20.879,50 TL

        """, count: 2, sums: ["TRY": "19879.50"], first: "2024-01-13", last: "2024-01-15", proof: .balances),
    Export(
      name: "a number per row, signed balance",
      text: """
        "IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Tegenrekening IBAN/BBAN","Naam tegenpartij","Naam uiteindelijke partij","Omschrijving-1"
        "NL11RABO0104955555","EUR","RABONL2U","000000000000007213","2024-01-13","2024-01-13","-12,00","+988,00","NL20INGB0001234567","Winkel","","pas 1"
        "NL11RABO0104955555","EUR","RABONL2U","000000000000007214","2024-01-15","2024-01-15","+100,00","+1088,00","NL20INGB0001234568","Baas","","loon"

        """, count: 2, sums: ["EUR": "88.00"], first: "2024-01-13", last: "2024-01-15", proof: .balances),
    Export(
      name: "signed amount beside columns for in and out",
      text: """
        Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij;Adres tegenpartij;gestructureerde mededeling;Vrije mededeling
        BE12345678901234;;JAN;EUR; 00001;13/01/2024;BETALING WINKEL;13/01/2024;-12,00;988,00;;-12,00;;;;;;
        BE12345678901234;;JAN;EUR; 00001;15/01/2024;STORTING;15/01/2024;100,00;1088,00;100,00;;BE99999;;BAAS;;;loon

        """, count: 2, sums: ["EUR": "88.00"], first: "2024-01-13", last: "2024-01-15", proof: .balances),
    Export(
      name: "nothing but rent",
      text: """
        Date,Description,Amount
        2024-01-13,Rent received,400.00
        2024-02-13,Rent received,400.00

        """, count: 2, sums: ["": "800.00"], first: "2024-01-13", last: "2024-02-13", asks: ["sign"]),
    Export(
      name: "days as a spreadsheet counts them",
      text: """
        Date,Description,Amount,Balance
        45304,Rent,-400.00,600.00
        45306,Pay,900.00,1500.00

        """, count: 2, sums: ["": "500.00"], first: "2024-01-13", last: "2024-01-15", proof: .balances),
    Export(
      name: "rows that are not booked yet in a table above",
      text: """
        Pending transactions
        Date,Description,Amount
        2024-01-20,Hotel,-200.00

        Posted transactions
        Date,Description,Amount,Balance
        2024-01-15,Pay,900.00,1500.00
        2024-01-13,Rent,-400.00,600.00

        """, count: 2, sums: ["": "500.00"], first: "2024-01-13", last: "2024-01-15", pending: 1, proof: .balances),
    Export(
      name: "debit and credit words beside magnitudes",
      text: """
        Posting Date;Transaction Date;Amount;Currency;Debit/Credit;Merchant
        2024-01-13;2024-01-12;45,00;EUR;Debit;Shop
        2024-01-16;2024-01-15;12,00;EUR;Credit;Shop return

        """, count: 2, sums: ["EUR": "-33.00"], first: "2024-01-12", last: "2024-01-15"),
    Export(
      name: "times with a zone",
      text: """
        Date and time,Description,Amount in,Amount out,Balance after
        2024-01-13T10:00:00Z,A,,10.00,90.00
        2024-01-14T10:00:00Z,B,5.00,,95.00

        """, count: 2, sums: ["": "-5.00"], first: "2024-01-13", last: "2024-01-14", proof: .balances),
  ]
}
