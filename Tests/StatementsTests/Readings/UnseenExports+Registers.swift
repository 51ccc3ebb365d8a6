@testable import Statements

/// Registers of processors and lenders: what is to be paid out, what is refunded below, what is added to a debt.
extension Export {
  static let registers = toBePaidOut + debtsOfParts + shapesOfRows

  private static let toBePaidOut = [
    Export(
      name: "what is to be transferred to a seller, and a table of refunds below, Russian",
      text: """
        Реестр № 14/2
        Магазин: «Лампа»
        Принятые платежи
        №;Дата платежа;Способ;Заказ;Сумма платежа, RUB;Комиссия, RUB;К перечислению, RUB
        1;14.04.2025 08:42:29;СБП;71201;2980,20;11,92;2968,28
        2;16.04.2025 13:01:08;Карта;71202;1117,80;31,30;1086,50
        3;18.04.2025 13:51:48;СБП;71203;1095,90;4,38;1091,52
        Итого;;;3;5193,90;47,60;5146,30

        Возвраты платежей
        №;Дата возврата;Способ;Заказ;Сумма возврата, RUB
        1;19.04.2025 11:21:01;Карта;71202;450,00
        Итого;;;1;450,00
        """, count: 4, sums: ["RUB": "4696.30"], first: "2025-04-14", last: "2025-04-19"),
    Export(
      name: "invoices of which the processor is to deposit what is left, those that failed have nothing",
      text: """
        Invoice Id,Transaction Date,Customer,Gateway,Invoice Value,Service Charge,VAT Amount,Due Deposit,Transaction Status
        71200,04 Mar 2025 10:48,F. Salem,KNET,84.000,0.275,0.000,83.725,Success
        71201,05 Mar 2025 11:11,H. Nasser,Wallet,72.250,0.000,0.000,0.000,Failed
        71202,06 Mar 2025 19:52,M. Hadi,KNET,15.000,0.275,0.000,14.725,Success
        71203,17 Mar 2025 17:06,F. Salem,KNET,69.250,0.275,0.000,68.975,Success
        71204,20 Mar 2025 09:10,R. Khan,Card,20.000,0.000,0.000,0.000,InProgress
        """, count: 3, sums: ["": "167.425"], first: "2025-03-04", last: "2025-03-17", pending: 1),
    Export(
      name: "a total that counts payments in parentheses, Portuguese",
      text: """
        Entidade;Data/Hora;Método;Terminal;Valor;Tarifa;Valor Líquido
        ;01-10-2025 15:46:20;MBWAY;Online;39,80;0,35;39,45
        11700;03-10-2025 15:02:44;MB;Caixa Multibanco;82,10;0,85;81,25
        11700;14-10-2025 19:55:10;MB;Caixa Multibanco;53,70;0,85;52,85
        ;;;Total (3 pagamentos);175,60;2,05;173,55
        """, count: 3, sums: ["": "173.55"], first: "2025-10-01", last: "2025-10-14", proof: .totals),
  ]

  private static let debtsOfParts = [
    Export(
      name: "a flag says what is added to the debt of each part of a loan, Dutch",
      text: """
        "Boekdatum";"Leningdeel";"Omschrijving";"Bedrag";"Bij/Af";"Restschuld leningdeel"
        "31-01-2025";"001 Annuïteit";"Rente januari";"€ 600,00";"Bij";"€ 180.600,00"
        "31-01-2025";"002 Aflossingsvrij";"Rente januari";"€ 320,00";"Bij";"€ 95.320,00"
        "31-01-2025";"001 Annuïteit";"Incasso maandbedrag";"€ 1.010,00";"Af";"€ 179.590,00"
        "31-01-2025";"002 Aflossingsvrij";"Incasso maandbedrag";"€ 320,00";"Af";"€ 95.000,00"
        "28-02-2025";"001 Annuïteit";"Rente februari";"€ 598,00";"Bij";"€ 180.188,00"
        "28-02-2025";"002 Aflossingsvrij";"Rente februari";"€ 320,00";"Bij";"€ 95.320,00"
        "28-02-2025";"001 Annuïteit";"Incasso maandbedrag";"€ 1.010,00";"Af";"€ 179.178,00"
        "28-02-2025";"002 Aflossingsvrij";"Incasso maandbedrag";"€ 320,00";"Af";"€ 95.000,00"
        """, count: 8, sums: ["EUR": "822.00"], first: "2025-01-31", last: "2025-02-28", proof: .balances),
    Export(
      name: "payments below zero whose principal lowers what is unpaid",
      text: """
        "Date","Description","Principal","Interest","Fees","Total","Unpaid Principal Balance"
        "12/21/2025","PAYMENT - AUTO DEBIT","-$129.80","-$75.30","$0.00","-$205.10","$16,458.70"
        "11/30/2025","CAPITALIZED INTEREST","$31.40","-$31.40","$0.00","$0.00","$16,588.50"
        "11/21/2025","PAYMENT - AUTO DEBIT","-$129.40","-$75.70","$0.00","-$205.10","$16,557.10"
        "10/21/2025","PAYMENT - AUTO DEBIT","-$128.80","-$76.30","$0.00","-$205.10","$16,686.50"
        "09/15/2025","LATE FEE ASSESSED","$0.00","$0.00","$8.20","$8.20","$16,815.30"
        "08/21/2025","PAYMENT - AUTO DEBIT","-$127.60","-$77.50","$0.00","-$205.10","$16,815.30"
        """, count: 6, sums: ["": "484.20"], first: "2025-08-21", last: "2025-12-21", proof: .balances,
      closing: "-16458.70"),
    Export(
      name: "repayments and interest charged below the balance of a loan, without signs",
      text: """
        Date,Description,Amount,Loan balance
        2025-01-13,Loan repayment,240.00,9760.00
        2025-02-13,Loan repayment,240.00,9520.00
        2025-02-28,Interest charged,42.00,9562.00
        2025-03-13,Loan repayment,240.00,9322.00
        2025-03-31,Interest charged,41.00,9363.00
        """, count: 5, sums: ["": "637.00"], first: "2025-01-13", last: "2025-03-31", proof: .balances,
      closing: "-9363.00"),
  ]

  private static let shapesOfRows = [
    Export(
      name: "a last line without its end fills the other column of a pair, French",
      text: """
        Compte courant n° 0000124;;;;
        Solde au 31/10/2026;1 230,00;;;

        Date opération;Date valeur;Libellé;Débit;Crédit
        04/10/2026;04/10/2026;VIR SEPA RECU M GARNIER;;560,00
        06/10/2026;06/10/2026;PRLV SEPA GAZ;45,10;
        """, count: 2, sums: ["": "514.90"], first: "2026-10-04", last: "2026-10-06", closing: "1230.00"),
    Export(
      name: "refused for a reason in parentheses, French",
      text: """
        Carte titre-restaurant
        Date;Opération;Statut;Montant
        mar. 28 octobre 2025;COJEAN;Effectuée;-15,50 €
        lun. 20 octobre 2025;SUSHI CADET;Refusée (plafond journalier);-19,70 €
        mer. 1er octobre 2025;Chargement titres-restaurant;Effectuée;+199,50 €
        mar. 30 septembre 2025;BOULANGERIE;Effectuée;-21,30 €
        """, count: 3, sums: ["EUR": "162.70"], first: "2025-09-30", last: "2025-10-28"),
    Export(
      name: "Somali months, and words of which only the balance tells the direction",
      text: """
        Haraagii hore: $12.30

        Taariikh;Nooca;Magaca;Lacagta;Haraaga cusub
        01-Juun-2025;Waxaad ka heshay;Mushahar;$350.00;$362.30
        03-Juun-2025;Waxaad u dirtay;Xaliimo Nuur;$24.30;$338.00
        14-Luulyo-2025;Bixinta biilka;BECO;$24.20;$313.80
        20-Agoosto-2025;Lacag dhigasho;Wakiil;$60.00;$373.80
        """, count: 4, sums: ["": "361.50"], first: "2025-06-01", last: "2025-08-20", proof: .balances,
      closing: "373.80"),
    Export(
      name: "a total in place of the day, with how many there are, in a page of cells, Korean",
      text: """
        <table border=1><tr><td colspan=6><b>카드 이용내역</b></td></tr></table>
        <table border=1>
        <tr><th>이용일자</th><th>이용카드</th><th>가맹점명</th><th>이용금액(원)</th><th>할부</th><th>매입상태</th></tr>
        <tr><td>2025.04.01</td><td>본인 4**6</td><td>이마트</td><td>142,000</td><td>일시불</td><td>매입완료</td></tr>
        <tr><td>2025.04.03</td><td>본인 4**6</td><td>GS25</td><td>7,600</td><td>일시불</td><td>매입완료</td></tr>
        <tr><td>2025.04.11</td><td>본인 4**6</td><td>GS25</td><td>5,300</td><td>일시불</td><td>승인취소</td></tr>
        <tr><td>2025.04.15</td><td>본인 4**6</td><td>교보문고</td><td>24,200</td><td>일시불</td><td>매입완료</td></tr>
        <tr><td colspan="3">매입완료 합계 (3건)</td><td>173,800</td><td colspan=2></td></tr>
        </table>
        """, count: 3, sums: ["KRW": "-173800"], first: "2025-04-01", last: "2025-04-15", proof: .totals),
    Export(
      name: "what a firm's vehicles took at the pump, Hungarian",
      text: """
        Kártyaszám\tRendszám\tDátum\tTöltőállomás\tTermék\tMenny.\tEgységár\tNettó érték\tÁFA\tBruttó érték
        7001 0012\tKC-418\t2025.03.01\tSiófok\tEVO 95\t84,50\t596,90\t39 700\t10 719\t50 419
        7001 0012\tKC-418\t2025.03.02\tGyőr\tEVO 95\t67,00\t596,90\t31 500\t8 505\t40 005
        7001 0012\tKC-418\t2025.03.15\tMosonmagyaróvár\tDiesel\t71,60\t608,90\t34 300\t9 261\t43 561
        7001 0020\tKV-902\t2025.03.16\tKecskemét\tDiesel\t41,60\t608,90\t19 900\t5 373\t25 273
        """, count: 4, sums: ["": "-159258.00"], first: "2025-03-01", last: "2025-03-16"),
  ]
}
