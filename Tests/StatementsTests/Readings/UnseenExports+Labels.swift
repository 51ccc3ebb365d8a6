@testable import Statements
@testable import Values

extension Export {
  /// Labelled records, lines of pages, totals by their sum, columns of what came back, words of cards and wallets.
  static let labels: [Export] = [
    Export(
      name: "labelled records whose values go on in indented lines",
      text: """
        Pohyby na účtu č.: 210021002, ze dne 18.03.2025 16:08

        datum zaúčtování:  14.3.2025
        částka:            1500.00
        měna:              CZK
        zůstatek:          2500.00
        poznámka:          VÝPLATA

        datum zaúčtování:  13.3.2025
        částka:            -200.00
        měna:              CZK
        zůstatek:          1000.00
        poznámka:          TELEFON A DLOUHÝ TEXT KTERÝ POKRAČUJE NA DALŠÍM
                           ŘÁDKU

        """, count: 2, sums: ["CZK": "1300.00"], first: "2025-03-13", last: "2025-03-14", proof: .balances,
      closing: "2500.00"),
    Export(
      name: "a kind that says no more than that its rows are pending",
      text: """
        "Value Date","Type","Description","Amount"
        2025-06-28,"Pending","Taxi",-91.00
        2025-06-27,"Pending","Taxi",-10.00
        2025-06-25,"POS Purchase","Shop",-12.00
        2025-06-24,"Wallet Pay","Shop",-30.00
        """, count: 2, sums: ["": "-42.00"], first: "2025-06-24", last: "2025-06-25", pending: 2),
    Export(
      name: "what was cancelled stands in a column of its own, and came back",
      text: """
        이용일자,가맹점명,할부개월,이용금액(원),취소금액(원),매출상태
        2025.03.21,택시,,"23,400","0",매입완료
        2025.03.15,상점,,"0","34,900",취소완료
        2025.03.13,마트,3,"60,000","0",매입완료
        합계,,,"83,400","34,900",
        """, count: 3, sums: ["KRW": "-48500"], first: "2025-03-13", last: "2025-03-21", proof: .totals),
    Export(
      name: "payouts below a name for money out, which their fees lower",
      text: """
        Väljamakse kuupäev;Kanal;Tehingute arv;Käive EUR;Teenustasu EUR;Tagastused EUR;Väljamakse EUR;Selgitus
        13.11.2025;Kaardimakse;17;100,00;-1,50;0,00;98,50;RV1
        14.11.2025;Kaardimakse;29;200,00;-3,00;-10,00;187,00;RV2
        17.11.2025;Pangalink;40;60,00;-0,90;0,00;59,10;RV3
        Kokku;;;;;;344,60;
        """, count: 3, sums: ["EUR": "344.60"], first: "2025-11-13", last: "2025-11-17", proof: .totals),
    Export(
      name: "the number of the page beside the time at which it was made",
      text: """
        TRAN DATE,NARRATION,WITHDRAWAL(DR),DEPOSIT(CR),BALANCE(INR)
        31/03/2025,A,17.50,,"1,52,513.50Cr"
        30/03/2025,B,,"1,50,000.00","1,52,531.00Cr"
        ,,,,
        27/07/2025 17:34,Help@18000000,Page 1 of 32,,
        """, count: 2, sums: ["INR": "149982.50"], first: "2025-03-30", last: "2025-03-31", proof: .balances),
    Export(
      name: "two days side by side are no day with its time",
      text: """
        Kirj.pv    Arvopv     Selitys                     Määrä EUR         Saldo EUR
        01.12.2025 01.12.2025 PALVELUMAKSU                     2,50-          997,50+
        02.12.2025 02.12.2025 PALKKA OY                    1 000,00+        1 997,50+
        13.12.2025 14.12.2025 KORTTIOSTO KAUPPA 7527           7,50-        1 990,00+
        16.12.2025 16.12.2025 E-LASKU OY 742195               40,00-        1 950,00+
        """, count: 4, sums: ["EUR": "950.00"], first: "2025-12-01", last: "2025-12-16", proof: .balances,
      closing: "1950.00"),
    Export(
      name: "an amount of round thousands above the table is no unit",
      text: """
        Lånenummer;8123-45
        Ursprungligt belopp;2 400 000 kr
        Bokföringsdag;Händelse;Belopp (SEK);Skuld (SEK)
        2025-03-14;Inbetalning autogiro;8 000,50;-100 000,00
        2025-03-13;Aviavgift;-25,00;-108 000,50
        """, count: 2, sums: ["SEK": "7975.50"], first: "2025-03-13", last: "2025-03-14", proof: .balances),
    Export(
      name: "prices in a currency are no amounts",
      text: """
        Trade Date,Settlement Date,Type,Description,Ticker,Local Currency,Price USD,Price Local,Quantity,Amount USD,Amount Local
        3/13/2025,3/13/2025,Interest,SWEEP INTEREST,,USD,,,0,0.05,0.05
        3/17/2025,3/18/2025,Sell,SOME FUND,AAA,USD,4.50,4.50,-100,450.00,450.00
        3/18/2025,3/19/2025,Buy,OTHER FUND,BBB,USD,10.00,10.00,20,-200.00,-200.00
        """, count: 3, sums: ["USD": "250.05"], first: "2025-03-13", last: "2025-03-18"),
    Export(
      name: "thousands of a currency of which one unit buys nothing",
      text: """
        Tanggal;Jenis Transaksi;Jumlah;Saldo Akhir
        13/05/2025 07.29;Pulsa;-Rp75.000;Rp925.000
        14/05/2025 08.38;Pembayaran;-Rp79.500;Rp845.500
        15/05/2025 10.30;Isi Saldo;+Rp500.000;Rp1.345.500
        """, count: 3, sums: ["IDR": "345500.00"], first: "2025-05-13", last: "2025-05-15", proof: .balances),
    Export(
      name: "days of two calendars side by side, each with its letter",
      text: """
        التاريخ الهجري;التاريخ الميلادي;الوصف;المبلغ;النوع;الرصيد
        ١٤٤٧/٠٧/١٤ هـ;٢٠٢٦/٠١/٠٣ م;رسوم;١٠٫٠٠;مدين;٩٩٠٫٠٠
        ١٤٤٧/٠٧/٢١ هـ;٢٠٢٦/٠١/١٣ م;راتب;٥٠٠٫٥٠;دائن;١٬٤٩٠٫٥٠
        """, count: 2, sums: ["": "490.50"], first: "2026-01-03", last: "2026-01-13", proof: .balances),
    Export(
      name: "what is blocked above what is done, in Kazakh",
      text: """
        Өңдеудегі операциялар (бұғатталған сомалар)
        Күні;Операция;Сомасы;Валюта
        15.05.2025;Төлем;-10,00;KZT

        Орындалған операциялар
        Күні;Операция;Сомасы;Валюта;Шоттағы қалдық
        14.05.2025;Аударым;-30,00;KZT;970,00
        13.05.2025;Жалақы;+500,00;KZT;1000,00
        """, count: 2, sums: ["KZT": "470.00"], first: "2025-05-13", last: "2025-05-14", pending: 1, proof: .balances),
    Export(
      name: "a balance in credit of the day before, and the new one",
      text: """
        Solde créditeur au 28/02/2025;;;1 000,00
        Date;Libellé;Débit (euros);Crédit (euros)
        13/03/2025;PRELEVEMENT;60,00;
        14/03/2025;VIREMENT RECU;;500,00
        Nouveau solde créditeur au 31/03/2025;;;1 440,00
        """, count: 2, sums: ["EUR": "440.00"], first: "2025-03-13", last: "2025-03-14", proof: .totals,
      closing: "1440.00"),
    Export(
      name: "what was owed before and what is owed now",
      text: """
        Saldo em dívida anterior;400,00
        Data Movimento;Data Valor;Descrição;Débito;Crédito
        13-03-2025;14-03-2025;LOJA;60,00;
        14-03-2025;15-03-2025;PAGAMENTO DEBITO DIRETO 100%;;400,00
        Saldo em dívida atual;60,00
        """, count: 2, sums: ["": "340.00"], first: "2025-03-13", last: "2025-03-14", proof: .totals, closing: "-60.00"),
    Export(
      name: "a page that goes on, and the balance that it carries",
      text: """
        TANGGAL;KETERANGAN;MUTASI;SALDO
        13/03/2025;KARTU DEBIT;276,100.00 DB;724,100.50
        Bersambung ke halaman berikut;;;724,100.50
        TANGGAL;KETERANGAN;MUTASI;SALDO
        14/03/2025;SETORAN;100,000.00;824,100.50
        """, count: 2, sums: ["": "-176100.00"], first: "2025-03-13", last: "2025-03-14", proof: .balances),
    Export(
      name: "a wallet that speaks to its holder",
      text: """
        Tipo de Transacción;Origen;Destino;Monto (S/);Fecha de operación
        PAGASTE;Rosa;Tienda;61.50;15/07/2025 08:10:14
        TE PAGÓ;Milagros;Rosa;84.00;15/07/2025 10:13:48
        PAGASTE;Rosa;Farmacia;17.50;18/07/2025 09:16:54
        """, count: 3, sums: ["PEN": "5.00"], first: "2025-07-15", last: "2025-07-18"),
    Export(
      name: "a card's bill, paid by giro, and its interest",
      text: """
        Datum;Bokfört;Specifikation;Ort;Valuta;Utl. belopp;Belopp
        2025-11-13;2025-11-14;LIVSMEDEL;STOCKHOLM;;0;543,50
        2025-11-14;2025-11-14;Betalt BG datum 251114;;;0;-5000,00
        2025-11-15;2025-11-17;RÄNTA;;;0;34,50
        2025-11-17;2025-11-18;BUTIK;STOCKHOLM;;0;200,00
        """, count: 4, sums: ["": "4222.00"], first: "2025-11-13", last: "2025-11-17"),
    Export(
      name: "a card's bill, paid from an account by order",
      text: """
        ご利用日,ご利用内容,カード会員様名,金額,海外通貨利用金額
        2025/04/13,書店,A B,"1,100",
        2025/03/26,前回分口座振替金額,A B,"-36,000",
        2025/03/13,食堂,A B,"2,600",
        """, count: 3, sums: ["": "32300.00"], first: "2025-03-13", last: "2025-04-13"),
    Export(
      name: "a card's bill in instalments, and its payment in few letters",
      text: """
        Data;Descrição;Parcela;Valor
        28/03/2025;STREAMING;;"R$ 59,50"
        18/03/2025;Pag Fat Deb Cc;;"R$ -700,00"
        13/03/2025;FARMACIA;(02/03);"R$ 20,50"
        """, count: 3, sums: ["BRL": "620.00"], first: "2025-03-13", last: "2025-03-28"),
    Export(
      name: "money sent by its holder from another bank",
      text: """
        Fecha de operación;Fecha de valor;Concepto;Importe;Divisa
        13/08/2025;14/08/2025;FONDO;-50;EUR
        30/07/2025;30/07/2025;Envio de dinero - otro banco;250;EUR
        13/07/2025;13/07/2025;FONDO;-80,50;EUR
        """, count: 3, sums: ["EUR": "119.50"], first: "2025-07-13", last: "2025-08-13"),
    Export(
      name: "a word of the bank that is the code of a currency",
      text: """
        Account Number,0202/0161624/001/0054/000
        ,Transaction Type,All
        Transaction Date,Transaction Details,Debit Amount,Credit Amount,Current Balance
        13/04/2025,TRANSFER,,200.00,1200.00
        14/04/2025,PURCHASE,80.50,,1119.50
        """, count: 2, sums: ["": "119.50"], first: "2025-04-13", last: "2025-04-14", proof: .balances),
    Export(
      name: "debit and credit in Cyrillic on the bill of a card",
      text: """
        Извод за кредитна картичка
        Датум;Трговец;Тип;Износ МКД
        13.06.2025;МАРКЕТ;Должи;699,50
        14.06.2025;Уплата;Побарува;930,50
        16.06.2025;ПУМПА;Должи;773,00
        17.06.2025;Уплата;Побарува;100,00
        """, count: 4, sums: ["MKD": "-442.00"], first: "2025-06-13", last: "2025-06-17"),
    Export(
      name: "kinds of which nobody knows a word, on the bill of a card",
      text: """
        Credit card statement
        Date;Shop;Type;Amount
        13.06.2025;MARKET;Xyzzy;699,50
        14.06.2025;1234;Plugh;930,50
        16.06.2025;PUMP;Xyzzy;773,00
        17.06.2025;1234;Plugh;100,00
        18.06.2025;PUMP;Xyzzy;73,00
        """, count: 5, sums: ["": "-2576.00"], first: "2025-06-13", last: "2025-06-18", asks: ["sign"]),
    Export(
      name: "what is consumed and what is paid, of which the text says that it was received",
      text: """
        Fecha|Establecimiento|Tipo|Valor USD
        2025-09-13|TIENDA|CONSUMO|27.50
        2025-09-14|PAGO RECIBIDO GRACIAS|PAGO|500.00
        2025-09-15|FARMACIA|CONSUMO|32.00
        """, count: 3, sums: ["USD": "440.50"], first: "2025-09-13", last: "2025-09-15"),
    Export(
      name: "purchases and payments, of which nothing says whose they are",
      text: """
        Fecha|Establecimiento|Tipo|Valor USD
        2025-09-13|TIENDA|CONSUMO|27.50
        2025-09-14|BANCO|PAGO|500.00
        2025-09-15|FARMACIA|CONSUMO|32.00
        """, count: 3, sums: ["USD": "-559.50"], first: "2025-09-13", last: "2025-09-15",
      asks: ["direction PAGO"]),
    Export(
      name: "texts below a name for money, and the code of a currency behind a sign of others",
      text: """
        Fecha;Ref.;Consumo/Pago;Monto Bs. (VES);Saldo
        13/02/2025;905;MERCADO;-846,50;1.153,50
        14/02/2025;906;ABONO;1.000,00;2.153,50
        """, count: 2, sums: ["VES": "153.50"], first: "2025-02-13", last: "2025-02-14", proof: .balances),
    Export(
      name: "a terminal's turnover, the fee, and what is transferred",
      text: """
        Терминал;Дата на транзакции;Оборот;Комисиона;Преведена сума BGN
        930;13.03.2025;180,00;2,50;177,50
        930;14.03.2025;217,00;3,00;214,00
        930;16.03.2025;250,00;3,50;246,50
        """, count: 3, sums: ["BGN": "638.00"], first: "2025-03-13", last: "2025-03-16"),
    Export(
      name: "what is charged to a card and what is repaid",
      text: """
        交易日期,摘要,簽賬額 (MOP),還款額 (MOP)
        2025-04-13,年費,"833.50",""
        2025-04-17,自動轉賬還款,"","938.00"
        2025-04-21,SHOP,"382.00",""
        """, count: 3, sums: ["MOP": "-277.50"], first: "2025-04-13", last: "2025-04-21"),
  ]
}
