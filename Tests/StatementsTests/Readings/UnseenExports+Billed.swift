@testable import Statements

/// What is owed on a card, stated around its rows, and days and states that words tell.
extension Export {
  static let billed = owedAround + balancesInWords + statesInWords + daysBelowTitles

  private static let owedAround = [
    Export(
      name: "a card's balances that are called a balance and an amount open, above and below purchases without a sign",
      text: """
        Monatliche Abrechnung Mastercard
        Abrechnungsdatum: 30.06.2026          Zahlungsziel: 20.07.2026

        Saldo der letzten Abrechnung                                        310,20 EUR

        Datum       Buchung     Beschreibung                            Betrag EUR
        ----------------------------------------------------------------------------
        03.06.2026  04.06.2026  BUCHLADEN BONN                               41,75
        07.06.2026  07.06.2026  Ihre Zahlung - vielen Dank                 -310,20
        16.06.2026  17.06.2026  MARKT 3312 KOELN                             58,30
        21.06.2026  21.06.2026  Kaufhaus Gutschrift                         -19,95
        24.06.2026  25.06.2026  Barauszahlung Automat                       150,00
        ----------------------------------------------------------------------------
        Neuer Saldo (offener Betrag)                                        230,10 EUR
        Mindestbetrag                                                        30,00 EUR
        """, count: 5, sums: ["EUR": "80.10"], first: "2026-06-03", last: "2026-06-24", proof: .totals,
      closing: "-230.10"),
    Export(
      name: "a card's balances called owed, around columns of debits and credits",
      text: """
        EXTRAS DE CONT CARD NR. 06/2026   Card: 4117 XX** **** 7720   Moneda: RON
        Sold precedent datorat: 640.00

        Data tranz.  |Data inreg.  |Detalii tranzactie          |       Debit|      Credit
        03-IUN-2026  |04-IUN-2026  |CAFENEA CLUJ                |       32.40|
        07-IUN-2026  |08-IUN-2026  |PLATA CARD - VA MULTUMIM    |            |      640.00
        14-IUN-2026  |15-IUN-2026  |LIBRARIA TURDA              |      118.25|
        21-IUN-2026  |22-IUN-2026  |RESTITUIRE MAGAZIN          |            |       45.10
                     |             |TOTAL                       |      150.65|      685.10
        Sold curent datorat: 105.55
        """, count: 4, sums: ["RON": "534.45"], first: "2026-06-03", last: "2026-06-21", proof: .totals,
      closing: "-105.55"),
    Export(
      name: "a minus in a column of its own beside few of a card's purchases is what comes back",
      text: """
        "【カード名称】","一般カード ****-****-****-5528"

        "【ご利用日】","【ご利用先など】","【ご利用金額(￥)】","【支払区分】","【訂正サイン】","【備考】"
        "2026/05/02","電機店","5200","１回払い","",""
        "2026/05/09","書店","1830","１回払い","",""
        "2026/05/14","衣料品店","3990","１回払い","-",""
        "2026/05/21","食料品店","2475","１回払い","",""
        """, count: 4, sums: ["": "-5515.00"], first: "2026-05-02", last: "2026-05-21"),
  ]

  private static let balancesInWords = [
    Export(
      name: "a closing balance in the currency's own name, in the column of what is owed",
      text: """
        RELEVE DE COMPTE  du 31.05.2026 au 30.06.2026

        DATE    LIBELLE                               VALEUR            DEBIT        CREDIT
                ANCIEN SOLDE                          31.05.26         118,60
        02.06   PRLV SEPA ELECTRICITE                 02.06.26          64,25
        05.06   VIREMENT SALAIRE                      05.06.26                     1 840,00
        12.06   CB LIBRAIRIE       11/06/26           12.06.26          23,90
        24.06   RETRAIT DU 23/06                      24.06.26          80,00
                TOTAUX                                                  168,15     1 840,00
                SOLDE EN EUROS                                                     1 553,25
        """, count: 4, sums: ["": "1671.85"], first: "2026-06-02", last: "2026-06-24", proof: .totals,
      closing: "1553.25"),
    Export(
      name: "a closing balance in favour of the account's owner, in amounts that stand before the texts",
      text: """
        ESTRATTO CONTO AL 30/06/2026                      Divisa: EURO

        Data op.  Valuta            Dare         Avere   Descrizione delle operazioni
        ==================================================================================
        31.05.26                              1.204,10   SALDO INIZIALE
        03.06.26  02.06.26         48,70                 PAGAMENTO POS LIBRERIA
                                                         VIA ROMA 3
        09.06.26  09.06.26                      920,00   BONIFICO A VOSTRO FAVORE
        22.06.26  22.06.26        310,00                 AFFITTO
        30.06.26  30.06.26          8,55                 IMPOSTA DI BOLLO
        ==================================================================================
        30.06.26                              1.756,85   SALDO FINALE A VOSTRO CREDITO
        """, count: 4, sums: ["EUR": "552.75"], first: "2026-06-03", last: "2026-06-30", proof: .totals,
      closing: "1756.85"),
  ]

  private static let statesInWords = [
    Export(
      name: "a kind that says that the amount is still in work",
      text: """
        Выписка по карте *7720
        Период: с 01.06.2026 по 30.06.2026
        Доступно на 30.06.2026: 64 077,36 ₸

        Дата            Сумма                 Валюта   Операция          Детали
        30.06.2026      -12 300,00 ₸          KZT      Сумма в обработке Туры
        28.06.2026      -8 450,00 ₸           KZT      Покупка           Книги
        26.06.2026      +15 000,00 ₸          KZT      Пополнение        Айгерим С.
        20.06.2026      -50 000,00 ₸          KZT      Снятие            Банкомат
        14.06.2026      -3 714,60 ₸           KZT      Покупка           Рынок
        """, count: 4, sums: ["KZT": "-47164.60"], first: "2026-06-14", last: "2026-06-28", pending: 1),
    Export(
      name: "rows refused in Luganda leave the balance as it was and count for nothing",
      text: """
        Olunaku n'essaawa,Namba y'okukakasa,Ebikwata ku nsimbi,Eziyingidde,Ezifulumye,Ezisigaddewo,Embeera
        2026-06-01 07:00:00,AB77100,Okugula airtime,,2500,61500,Kiwedde
        2026-06-03 08:07:19,AB77131,Okuteeka ssente,20000,,81500,Kiwedde
        2026-06-05 09:14:38,AB77162,Okuweereza ssente,,45000,81500,Kigaanye
        2026-06-18 10:21:57,AB77193,Okusasula amasannyalaze,,31200,50300,Kiwedde
        """, count: 3, sums: ["": "-13700.00"], first: "2026-06-01", last: "2026-06-18", proof: .balances,
      closing: "50300.00"),
  ]

  private static let daysBelowTitles = [
    Export(
      name: "days once, below titles of months with a word before them, between balances that prove them",
      text: """
        EXTRATO DE CONTA CORRENTE            EMISSAO 03/06/2026 09:14

        DIA  HISTORICO                      DOCUMENTO          VALOR
        --------------------------------------------------------------
             SALDO ANT EM 30/04/2026                           818,20
        ++ MOVIMENTOS MAI/2026
        04   PIX RECEBIDO ANA               033177             250,00
             SALDO NA DATA                                   1.068,20
        11   COMPRA MERCADO                 033201             114,70-
             DEB CONTA LUZ                  033214              88,30-
             SALDO NA DATA                                     865,20
        20   CREDITO SALARIO                033227           3.412,50
             PGTO FATURA                    033240             920,40-
             SALDO NA DATA                                   3.357,30
        ++ MOVIMENTOS JUN/2026
        01   TARIFA                         033318              38,90-
             SALDO NA DATA                                   3.318,40
        """, count: 6, sums: ["": "2500.20"], first: "2026-05-04", last: "2026-06-01", proof: .totals,
      closing: "3318.40"),
    Export(
      name: "days of the month that two days and its name above the rows tell",
      text: """
        ESTADO DE CUENTA
        del 01 al 31 de MAYO 2026
        Saldo Inicial          $2,118.06
        = Saldo Final          $4,786.16

        DIA   CONCEPTO                                        CARGOS       ABONOS        SALDO
        02    PAGO NOMINA                                              4,200.00     6,318.06
        02    COMPRA LIBRERIA                                650.00                 5,668.06
        13    RETIRO CAJERO                                1,000.00                 4,668.06
        27    DEP EFECTIVO                                                118.10    4,786.16
        """, count: 4, sums: ["": "2668.10"], first: "2026-05-02", last: "2026-05-27", proof: .balances,
      closing: "4786.16"),
  ]
}
