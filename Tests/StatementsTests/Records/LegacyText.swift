/// A few lines of a made-up statement, and the encodings that its language was written in.
struct LegacyText: CustomStringConvertible, Sendable {
  var language: String
  /// As iconv calls them.
  var encodings: [String]
  var text: String

  var description: String { language }

  static let all = [
    LegacyText(
      language: "German", encodings: ["windows-1252", "ISO-8859-15", "IBM850", "IBM437", "macintosh"],
      text: """
        Buchungstag;Valuta;Auftraggeber/Zahlungsempfänger;Verwendungszweck;Betrag
        02.01.2025;02.01.2025;Stadtwerke Fürth;Abschlag Jänner Kd.-Nr. 99812;-84,20
        03.01.2025;03.01.2025;Bäcker Höß;Kartenzahlung girocard;-7,45

        """),
    LegacyText(
      language: "French", encodings: ["windows-1252", "ISO-8859-15", "IBM850", "macintosh"],
      text: """
        Date;Libellé;Débit;Crédit
        02/01/2025;PRLV Électricité Générale;84,20;
        03/01/2025;CB BOUCHERIE DU CHÂTEAU Sète;12,30;
        04/01/2025;Virement reçu de Mme Lefèvre;;100,00

        """),
    LegacyText(
      language: "Spanish", encodings: ["windows-1252", "ISO-8859-15", "IBM850", "macintosh"],
      text: """
        Fecha;Concepto;Importe;Saldo
        02/01/2025;Nómina enero;1.500,00;2.000,00
        03/01/2025;Compra en Panadería Peñalver, Logroño;-3,20;1.996,80

        """),
    LegacyText(
      language: "Portuguese", encodings: ["windows-1252", "ISO-8859-15", "IBM850", "macintosh"],
      text: """
        Data;Descrição;Valor
        02/01/2025;Pagamento de cartão de crédito;-120,00
        03/01/2025;Transferência para João Simões;-20,00
        04/01/2025;Farmácia São José;-9,90

        """),
    LegacyText(
      language: "Italian", encodings: ["windows-1252", "ISO-8859-15", "IBM850", "macintosh"],
      text: """
        Data;Causale;Importo
        02/01/2025;Bonifico disposto a favore di società Acqua Più;-30,00
        03/01/2025;Caffè Niccolò;-2,40

        """),
    LegacyText(
      language: "Danish", encodings: ["windows-1252", "ISO-8859-15", "IBM850"],
      text: """
        Dato;Tekst;Beløb;Saldo
        02-01-2025;Dankort-nota Købmand Sørensen;-45,00;900,00
        03-01-2025;Lønoverførsel;9000,00;9900,00

        """),
    LegacyText(
      language: "Swedish", encodings: ["windows-1252", "ISO-8859-15", "IBM850", "macintosh"],
      text: """
        Bokföringsdag;Beskrivning;Belopp;Saldo
        2025-01-02;Kortköp ICA Nära Östermalm;-45,00;900,00
        2025-01-03;Överföring från Åsa;500,00;1400,00

        """),
    LegacyText(
      language: "Finnish", encodings: ["windows-1252", "ISO-8859-15", "IBM850", "macintosh"],
      text: """
        Kirjauspäivä;Saaja/Maksaja;Määrä
        02.01.2025;K-Market Töölö;-12,00
        03.01.2025;Vähittäiskauppa Mäkelä Oy;-22,10

        """),
    LegacyText(
      language: "Icelandic", encodings: ["windows-1252", "ISO-8859-15"],
      text: """
        Dagsetning;Skýring;Upphæð
        02.01.2025;Bónus Þórunnartúni;-4500
        03.01.2025;Laun frá Íslandsþvotti;300000

        """),
    LegacyText(
      language: "English", encodings: ["windows-1252"],
      text: """
        Date,Description,Amount
        02/01/2025,MARY’S CAFÉ £12.00,-12.00
        03/01/2025,Refund – O’Brien,3.00

        """),
    LegacyText(
      language: "pounds only", encodings: ["windows-1252"],
      text: """
        Date,Description,Amount £
        02/01/2025,TESCO,-12.00

        """),
    LegacyText(
      language: "Dutch", encodings: ["windows-1252", "ISO-8859-15", "IBM850"],
      text: """
        Datum;Naam;Bedrag
        02-01-2025;Crèche België;-12,00
        03-01-2025;Café Zoë;-4,00

        """),
    LegacyText(
      language: "Polish", encodings: ["windows-1250", "ISO-8859-2", "IBM852"],
      text: """
        Data operacji;Opis;Kwota;Saldo końcowe
        2025-01-02;Zakup przy użyciu karty SKLEP SPOŻYWCZY BRZĘCZYSZCZYKIEWICZ ŻARY;-45,00;900,00
        2025-01-03;Przelew przychodzący Jagiełło Michał;500,00;1400,00

        """),
    LegacyText(
      language: "Czech", encodings: ["windows-1250", "ISO-8859-2", "IBM852"],
      text: """
        Datum;Protiúčet;Částka;Zpráva pro příjemce
        02.01.2025;123/0800;-45,00;Zahrádka Děvín
        03.01.2025;;500,00;Výplata mzdy září

        """),
    LegacyText(
      language: "Slovak", encodings: ["windows-1250", "ISO-8859-2", "IBM852"],
      text: """
        Dátum;Popis;Suma
        02.01.2025;Platba kartou Potraviny Štefánia, Žilina;-45,00
        03.01.2025;Došlá platba Ľubomír Kováč;50,00

        """),
    LegacyText(
      language: "Hungarian", encodings: ["windows-1250", "ISO-8859-2", "IBM852"],
      text: """
        Könyvelés dátuma;Típus;Összeg;Közlemény
        2025.01.02;Vásárlás;-4500;Fűszerbolt Gödöllő
        2025.01.03;Átutalás;50000;Bérjövedelem Szűcs Győző

        """),
    LegacyText(
      language: "Romanian", encodings: ["windows-1250", "ISO-8859-2", "IBM852"],
      text: """
        Data;Detalii tranzacţie;Debit;Credit
        02/01/2025;Plată la POS Băcănia Veche Bucureşti;45,00;
        03/01/2025;Încasare salariu Ştefănescu;;500,00

        """),
    LegacyText(
      language: "Croatian", encodings: ["windows-1250", "ISO-8859-2", "IBM852"],
      text: """
        Datum;Opis;Iznos
        02.01.2025;Plaćanje karticom Pekara Đurđa Čačić;-4,50
        03.01.2025;Uplata plaće Žuži d.o.o. Šibenik;500,00

        """),
    LegacyText(
      language: "Turkish", encodings: ["windows-1254", "ISO-8859-9"],
      text: """
        Tarih;Açıklama;Tutar;Bakiye
        02.01.2025;Kira ödemesi Ayşe Yıldız;-4.500,00;900,00
        03.01.2025;Gelen havale Doğan İnşaat;500,00;1.400,00

        """),
    LegacyText(
      language: "Lithuanian", encodings: ["windows-1257", "ISO-8859-13"],
      text: """
        Data;Gavėjas;Paskirtis;Suma
        2025-01-02;UAB Šviežia Žuvis;Mokėjimas už prekes Kėdainiai;-45,00
        2025-01-03;Ąžuolyno mokykla;Darbo užmokestis;500,00

        """),
    LegacyText(
      language: "Latvian", encodings: ["windows-1257", "ISO-8859-13"],
      text: """
        Datums;Saņēmējs;Mērķis;Summa
        02.01.2025;SIA Jūras Ķēdes;Pirkums veikalā Cēsīs;-45,00

        """),
    LegacyText(
      language: "Estonian", encodings: ["windows-1257", "windows-1252"],
      text: """
        Kuupäev;Saaja/Maksja;Selgitus;Summa
        02.01.2025;Rõõmu Kõrts OÜ;Ostu tšekk Võsu;-45,00

        """),
    LegacyText(
      language: "Russian", encodings: ["windows-1251", "KOI8-R", "IBM866"],
      text: """
        Дата операции;Описание;Сумма;Остаток
        02.01.2025;Оплата в Пятёрочка, Вологда;-450,00;900,00
        03.01.2025;Поступление от Кузнецова Г.Ю.;500,00;1400,00

        """),
    LegacyText(
      language: "Ukrainian", encodings: ["windows-1251", "KOI8-U"],
      text: """
        Дата;Деталі операції;Сума
        02.01.2025;Сільпо, Їжакевич Житомир;-450,00
        03.01.2025;Поповнення готівкою через термінал;500,00

        """),
    LegacyText(
      language: "Bulgarian", encodings: ["windows-1251"],
      text: """
        Дата;Основание;Сума
        02.01.2025;Покупка на ПОС Хлебна къща Русе;-45,00
        03.01.2025;Превод заплата;500,00

        """),
    LegacyText(
      language: "Greek", encodings: ["windows-1253", "ISO-8859-7"],
      text: """
        Ημερομηνία;Περιγραφή;Ποσό
        02/01/2025;Αγορά σε Αρτοποιείο Χρυσό Στάχυ;-4,50
        03/01/2025;Κατάθεση μισθού Παπαδόπουλος;500,00

        """),
    LegacyText(
      language: "Hebrew", encodings: ["windows-1255"],
      text: """
        תאריך,תיאור,סכום
        02/01/2025,קניה במכולת של דוד,-45.00
        03/01/2025,משכורת חודש ינואר,500.00

        """),
    LegacyText(
      language: "Thai", encodings: ["CP874"],
      text: """
        วันที่,รายการ,จำนวนเงิน
        02/01/2025,ซื้อของร้านป้าแดง,-45.00
        03/01/2025,เงินเดือนเข้า,500.00

        """),
    LegacyText(
      language: "simplified Chinese", encodings: ["GB18030"],
      text: """
        交易日期,摘要,金额,余额
        2025-01-02,超市购物 幸福路店,-45.00,900.00
        2025-01-03,代发工资,5000.00,5900.00

        """),
    LegacyText(
      language: "traditional Chinese", encodings: ["Big5"],
      text: """
        交易日,說明,支出,存入,餘額
        2025/01/02,全聯福利中心 板橋店,45,,900
        2025/01/03,薪資轉帳,,5000,5900

        """),
    LegacyText(
      language: "Japanese", encodings: ["CP932", "EUC-JP"],
      text: """
        取引日,摘要,お支払金額,お預り金額,残高
        2025/01/02,コンビニ 渋谷店,450,,900
        2025/01/03,給与 ヤマダショウカイ,,5000,5900

        """),
    LegacyText(
      language: "Japanese, halfwidth", encodings: ["CP932"],
      text: """
        日付,内容,金額
        20250102,ﾌﾘｺﾐ ﾔﾏﾀﾞ ﾊﾅｺ,5000
        20250103,ATM ﾋｷﾀﾞｼ,-450

        """),
    LegacyText(
      language: "Korean", encodings: ["CP949"],
      text: """
        거래일시,적요,출금액,입금액,잔액
        2025-01-02,편의점 결제,4500,,9000
        2025-01-03,급여 홍길동,,50000,59000

        """),
  ]
}
