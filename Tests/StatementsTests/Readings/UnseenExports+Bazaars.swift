@testable import Statements

/// Marketplaces, bills of cards, and what stands in their names.
extension Export {
  static let bazaars = unnamedPairs + namedBills + taxedAndPriced + payouts + lentAndOwed + words

  private static let unnamedPairs = [
    Export(
      name: "two columns with names of their own beside a balance that falls below zero, Ukrainian",
      text: """
        Дата;Операція;№ замовлення;Призначення;Нараховано, грн;Утримано, грн;Баланс, грн
        01.09.2025;Продаж;431204418;Лампа настільна;900,00;;900,00
        01.09.2025;Комісія 10%;431204418;Комісія за продаж;;90,00;810,00
        05.09.2025;Виплата;;Перерахування на рахунок;;810,00;0,00
        09.09.2025;Повернення;431204418;Повернення покупцю;;900,00;-900,00
        09.09.2025;Повернення комісії;431204418;Сторно комісії;90,00;;-810,00
        12.09.2025;Продаж;431402277;Праска;1 200,00;;390,00
        14.09.2025;Виплата;;Перерахування на рахунок;;390,00;0,00
        """, count: 7, sums: ["UAH": "0.00"], first: "2025-09-01", last: "2025-09-14", proof: .balances, closing: "0.00"
    )
  ]

  private static let namedBills = [
    Export(
      name: "fatura-2025-06.csv",
      text: """
        "Data","Lançamento","Categoria","Tipo","Valor"
        "27/06/2025","LOJA DA ESQUINA        Betim         BRA","COMPRAS","Compra à vista","R$ 21,00"
        "22/06/2025","PADARIA CENTRAL        Betim         BRA","RESTAURANTES","Compra à vista","R$ 14,00"
        "12/06/2025","OFICINA DO ZE          BETIM         BRA","OUTROS","Parcela 1/3","R$ 90,10"
        "02/06/2025","PAGAMENTO ON LINE","OUTROS","Compra à vista","-R$ 300,40"
        """, count: 4, sums: ["BRL": "175.30"], first: "2025-06-02", last: "2025-06-27")
  ]

  private static let taxedAndPriced = [
    Export(
      name: "quantities, prices and amounts without and with tax, fuel, Czech",
      text: """
        Datum;Číslo karty;SPZ;Místo;Zboží;Množství;Cena za MJ;Bez DPH CZK;DPH %;DPH CZK;Celkem s DPH CZK
        01.08.2025;7077 0001;8AB 1111;Praha;Natural 95;40,00;38,90;1 285,95;21;270,05;1 556,00
        05.08.2025;7077 0002;2AZ 2222;Brno;Nafta;50,20;36,50;1 514,30;21;318,00;1 832,30
        09.08.2025;7077 0002;2AZ 2222;Mikulov;Známka;1,00;310,00;256,20;21;53,80;310,00
        16.08.2025;7077 0001;8AB 1111;Pardubice;Natural 95;30,10;38,70;962,70;21;202,17;1 164,87
        Celkem;;;;;;;4 019,15;;844,02;4 863,17
        """, count: 4, sums: ["CZK": "-4863.17"], first: "2025-08-01", last: "2025-08-16", proof: .totals),
    Export(
      name: "a seller's net amounts, taxes and gross amounts, of which the payout has one alone, German",
      text: """
        Abrechnungsnummer;Buchungsdatum;Vorgang;Bestellnummer;Netto;USt-Satz;USt;Brutto;Währung
        A-31;02.09.2025;Verkauf;b757;50,00;19 %;9,50;59,50;EUR
        A-31;02.09.2025;Provision;b757;-7,50;19 %;-1,43;-8,93;EUR
        A-31;16.09.2025;Verkauf;b761;20,00;19 %;3,80;23,80;EUR
        A-31;16.09.2025;Provision;b761;-3,00;19 %;-0,57;-3,57;EUR
        A-31;30.09.2025;Auszahlung;;-70,80;;;-70,80;EUR
        """, count: 5, sums: ["EUR": "0.00"], first: "2025-09-02", last: "2025-09-30"),
    Export(
      name: "a total that says that it holds tax beside litres of the same name as amounts, Finnish",
      text: """
        Pvm;Klo;Kortti;Asema;Tuote;Litraa;alv %;Summa EUR sis. alv
        2.9.2025;15:20;0017;Vantaa;Futura 95;42,00;25,5;75,60
        5.9.2025;06:55;0025;Lahti;Diesel;61,00;25,5;108,40
        16.9.2025;;;;Maksusuoritus, kiitos;;;-150,10
        18.9.2025;07:31;0025;Lahti;Diesel;58,00;25,5;102,90
        ;;;;Ostot yhteensä;;;286,90
        """, count: 4, sums: ["EUR": "-136.80"], first: "2025-09-02", last: "2025-09-18"),
    Export(
      name: "amounts after a fee that nobody names, and a row that is a fee, Icelandic",
      text: """
        Uppgjörsyfirlit;;;;;;
        Söluaðili;Kaffihús við höfn ehf.;;;;;

        Uppgjörsdagur;Færsludagur;Tegund korts;Tegund færslu;Upphæð kr.;Þóknun kr.;Til greiðslu kr.
        04.08.2025;31.07.2025;Visa debet;Sala;50.900;-229;50.671
        04.08.2025;02.08.2025;Mastercard kredit;Sala;101.400;-1.470;99.930
        05.08.2025;04.08.2025;Visa kredit;Endurgreiðsla;-7.100;0;-7.100
        08.08.2025;07.08.2025;Amex;Sala;31.600;-790;30.810
        12.08.2025;;;Posaleiga;;-3.500;-3.500
        Samtals;;;;;;170.811
        """, count: 5, sums: ["": "170811.00"], first: "2025-08-04", last: "2025-08-12", proof: .totals),
  ]

  private static let payouts = [
    Export(
      name: "what is paid out is the sum of what was earned, Swedish",
      text: """
        Datum;Typ;Beskrivning;Belopp (SEK)
        2025-10-05;Leveransersättning;Pass 11:00-15:00;410,00
        2025-10-05;Dricks;3 kunder;35,00
        2025-10-07;Leveransersättning;Pass 17:00-20:30;385,50
        2025-10-08;Utrustning;Avbetalning väska;−90,00
        2025-10-10;Leveransersättning;Pass 12:00-18:00;702,25
        2025-10-12;Preliminärskatt;30 %;−449,55
        2025-10-15;Utbetalning;Konto 8105-9;−993,20
        """, count: 7, sums: ["SEK": "0.00"], first: "2025-10-05", last: "2025-10-15"),
    Export(
      name: "a processor's wallet whose balance follows, which gives back what was paid, Persian",
      text: """
        شناسه,تاریخ,نوع تراکنش,توضیحات,مبلغ (ریال),مانده (ریال),وضعیت
        5512,1404/06/02,واریز,فروش - سفارش 11,4100000,9100000,موفق
        5513,1404/06/03,کارمزد,کارمزد تراکنش 11,-41000,9059000,موفق
        5514,1404/06/05,واریز,فروش - سفارش 12,2900000,11959000,موفق
        5515,1404/06/06,برداشت,تسویه به حساب بانک,-9000000,2959000,موفق
        5516,1404/06/11,واریز,فروش - سفارش 13,1500000,2959000,ناموفق
        5517,1404/06/15,بازگشت وجه,استرداد سفارش 12,-2900000,59000,موفق
        5518,1404/06/20,واریز,فروش - سفارش 14,7200000,7259000,موفق
        5519,1404/06/27,برداشت,تسویه به حساب بانک,-7000000,259000,موفق
        """, count: 7, sums: ["IRR": "-4741000.00"], first: "2025-08-24", last: "2025-09-18", proof: .balances,
      closing: "259000.00"),
    Export(
      name: "purchases with a card of which the sum is to be paid, Slovenian",
      text: """
        SPECIFIKACIJA NAKUPOV S POSLOVNO KARTICO
        Kupec: 104552  Obdobje: 01.10.2025 - 31.10.2025

        Datum;Prodajno mesto;Artikel;Količina;Cena;Znesek EUR
        01.10.2025;BS LJUBLJANA;DIESEL;52,10;1,548;80,65
        08.10.2025;BS KRANJ;DIESEL;40,00;1,531;61,24
        15.10.2025;BS POSTOJNA;TEKOČINA;2,00;6,490;12,98
        31.10.2025;;POPUST PO POGODBI;;;-3,10
        SKUPAJ ZA PLAČILO;;;;;151,77
        """, count: 4, sums: ["EUR": "-151.77"], first: "2025-10-01", last: "2025-10-31", proof: .totals),
  ]

  private static let lentAndOwed = [
    Export(
      name: "a loan paid out, and payments less their parts that lower what is left of it, Lithuanian",
      text: """
        "Operacijos data","Operacija","Suma, EUR","Grąžinta paskola","Palūkanos","Administravimo mokestis","Likusi paskolos dalis"
        "2025.02.12","Paskolos išmokėjimas","1 500,00","","","","1 500,00"
        "2025.03.12","Įmoka pagal grafiką","90,00","62,50","20,00","7,50","1 437,50"
        "2025.04.12","Įmoka pagal grafiką","90,00","63,40","19,10","7,50","1 374,10"
        "2025.05.13","Įmoka pagal grafiką","90,00","64,30","18,20","7,50","1 309,80"
        """, count: 4, sums: ["EUR": "-1309.80"], first: "2025-02-12", last: "2025-05-13", proof: .balances,
      closing: "-1309.80"),
    Export(
      name: "an unsigned ledger whose oldest row is all of what the others lower",
      text: """
        Date,Details,Amount,Balance
        2025-02-12,Transfer A,1500.00,1500.00
        2025-03-12,Transfer B,62.50,1437.50
        2025-04-12,Transfer C,63.40,1374.10
        2025-05-13,Transfer D,64.30,1309.80
        """, count: 4, sums: ["": "1690.20"], first: "2025-02-12", last: "2025-05-13", proof: .balances,
      asks: ["sign", "first_sign"]),
    Export(
      name: "a mortgage whose debt grows with interest and falls with direct debits, Danish",
      text: """
        "Realkredit";"Lån 0014-882"
        "Restgæld primo";"804.318,77"

        "Bogføringsdato";"Valør";"Posteringstekst";"Beløb i kr.";"Restgæld i kr."
        "02-01-2025";"31-12-2024";"Rente 4. kvartal";"6.871,44";"811.190,21"
        "02-01-2025";"31-12-2024";"Bidrag 4. kvartal";"1.210,08";"812.400,29"
        "02-01-2025";"02-01-2025";"Betaling Betalingsservice";"-12.120,33";"800.279,96"
        "15-05-2025";"15-05-2025";"Ekstraordinært afdrag";"-10.000,00";"790.279,96"
        "15-05-2025";"15-05-2025";"Gebyr ekstraordinært afdrag";"750,00";"791.029,96"
        "01-07-2025";"30-06-2025";"Rente 2. kvartal";"6.502,71";"797.532,67"
        "01-07-2025";"01-07-2025";"Betaling Betalingsservice";"-12.664,80";"784.867,87"
        """, count: 7, sums: ["": "19450.90"], first: "2025-01-02", last: "2025-07-01", proof: .balances,
      closing: "-784867.87"),
    Export(
      name: "the balance before the oldest row, which is not called one of that end, in francs of Burundi",
      text: """
        PORTEMONNAIE|RELEVE DE COMPTE|68 415 220
        Solde au 01/02/2025|12 340 FBu

        Date et heure|Opération|Détails|Montant (FBu)|Solde (FBu)
        03/02/2025 09:11|Dépôt|Agent 20114|50 000|62 340
        04/02/2025 11:26|Envoi|Nduwimana Eric|15 000|47 340
        04/02/2025 11:26|Frais d'envoi||700|46 640
        10/02/2025 18:55|Réception|Niyonzima Alice|20 000|66 640
        17/02/2025 13:19|Retrait|Agent 20388|30 000|36 640

        Solde au 28/02/2025|36 640 FBu
        """, count: 5, sums: ["BIF": "24300"], first: "2025-02-03", last: "2025-02-17", proof: .balances,
      closing: "36640"),
    Export(
      name: "a card's bill in Italian, of which both balances are to its debit",
      text: """
        Carta di credito Aurora
        Estratto conto n. 9/2025	dal 01/09/2025 al 30/09/2025
        Saldo a debito precedente	500,00
        Saldo a debito attuale	623,30

        Data oper.	Data contab.	Descrizione delle operazioni	Dare/Avere	Importo in Euro
        02/09/25	04/09/25	SUPERMERCATO MILANO	D	87,10
        10/09/25	10/09/25	PAGAMENTO RATA MINIMA RID	A	100,00
        13/09/25	15/09/25	ELETTRONICA ROZZANO	D	130,20
        30/09/25	30/09/25	INTERESSI SU SALDO DEBITORE	D	6,00
        """, count: 4, sums: ["EUR": "-123.30"], first: "2025-09-04", last: "2025-09-30", proof: .totals,
      closing: "-623.30"),
  ]

  private static let words = [
    Export(
      name: "payments that expired, and a payout, Estonian",
      text: """
        Kuupäev;Tehingu liik;Viide;Klient;Summa;Teenustasu;Netosumma;Valuuta;Olek
        02.09.2025 10:12;Makse;T-411;Kadri Tamm;64,90;-0,35;64,55;EUR;Lõpetatud
        03.09.2025 20:18;Makse;T-414;Priit Mägi;22,00;-0,35;21,65;EUR;Aegunud
        04.09.2025 11:30;Makse;T-415;Anneli Rebane;100,40;-0,35;100,05;EUR;Lõpetatud
        05.09.2025 08:00;Väljamakse;EE38;OÜ Kodukaup;-164,60;0,00;-164,60;EUR;Lõpetatud
        """, count: 3, sums: ["EUR": "0.00"], first: "2025-09-02", last: "2025-09-05"),
    Export(
      name: "what is still to be settled waits, Korean",
      text: """
        "정산일","주문번호","상품명","판매액(원)","판매수수료(원)","정산금액(원)","정산상태"
        "2025-10-01","3004188","텀블러","15,000","-1,600","13,400","정산완료"
        "2025-10-02","3004189","주걱","9,000","-960","8,040","정산완료"
        "2025-10-05","3004189","[반품] 주걱","-9,000","960","-8,040","정산완료"
        "2025-10-12","3004301","유리 용기","20,000","-2,140","17,860","정산예정"
        """, count: 3, sums: ["KRW": "13400"], first: "2025-10-01", last: "2025-10-05", pending: 1),
    Export(
      name: "subtotals of two cards in five words, Portuguese",
      text: """
        Fatura do Cartão de Crédito
        Vencimento;15/08/2025
        Total da fatura;R$ 373,48

        Cartão final 7734 - CARLOS
        Data;Descrição;Parcela;Valor
        13/jul/2025;PAGAMENTO DE FATURA - DEB AUTOMATICO;;-R$ 900,10
        11/jul/2025;MAGAZINE CENTRAL;03/10;R$ 189,90
        22/jul/2025;TAXI *VIAGEM;;R$ 23,97
        ;Subtotal de compras e créditos;;R$ 213,87

        Cartão adicional final 9120 - ANA
        Data;Descrição;Parcela;Valor
        17/jul/2025;LOJA DE ROUPAS;01/03;R$ 119,61
        24/jul/2025;LIVRARIA DO BAIRRO;;R$ 40,00
        ;Subtotal de compras e créditos;;R$ 159,61
        """, count: 5, sums: ["BRL": "526.62"], first: "2025-07-11", last: "2025-07-24"),
    Export(
      name: "balances to the account's credit in short, Italian, and a currency by its number",
      text: """
        Valyuta: 000 (UZS)
        DATA;VALUTA;DESCRIZIONE OPERAZIONE;DARE;AVERE
        30.06.25;;SALDO INIZIALE A VS. CREDITO;;1.231,08
        03.07.25;03.07.25;DISPOSIZIONE DI BONIFICO;233,48;
        08.07.25;09.07.25;BONIFICO A VOSTRO FAVORE;;65,30
        14.07.25;14.07.25;ADDEBITO SDD;34,90;
        30.09.25;;SALDO FINALE A VS. CREDITO;;1.028,00
        """, count: 3, sums: ["UZS": "-203.08"], first: "2025-07-03", last: "2025-07-14", proof: .totals,
      closing: "1028.00"),
  ]
}
