@testable import Statements

/// Loans without a balance, balances stated twice, signs of currencies beside charges, words of wallets, and accounts that
/// name their currency above one balance alone.
extension Export {
  static let lent = lentAndPaidBack + statedTwice + chargedAtHome + markedInBulgarian + gluedToWords + saidOfWallets

  private static let lentAndPaidBack = [
    Export(
      name: "a lender's ledger without a balance: what was lent, and payments with interest in them",
      text: """
        Date,Description,Principal,Interest,Fees,Total
        08/20/2026,PAYMENT,-$96.40,-$71.10,$0.00,-$167.50
        07/20/2026,PAYMENT,-$95.02,-$72.48,$0.00,-$167.50
        05/03/2024,DISBURSEMENT,"$9,400.00",$0.00,$0.00,"$9,400.00"
        """, count: 3, sums: ["": "-9065.00"], first: "2024-05-03", last: "2026-08-20"),
    Export(
      name: "an investor's ledger: what was lent goes out, and payments with interest in them come in",
      text: """
        Date,Description,Principal,Interest,Total
        2026-08-20,Repayment of loan 4417,80.10,6.40,86.50
        2026-07-20,Repayment of loan 4417,79.20,7.30,86.50
        2026-05-03,Disbursement of loan 4417,-500.00,0.00,-500.00
        """, count: 3, sums: ["": "-327.00"], first: "2026-05-03", last: "2026-08-20"),
  ]

  private static let statedTwice = [
    Export(
      name: "a card's new balance above the rows and once more below them",
      text: """
        Harbour Visa Card statement
        Statement date: 06 April 2026
        Previous balance,210.00
        New balance,243.18

        Date,Description,Amount
        09 Mar 2026,TRAM TRAVEL,3.68
        11 Mar 2026,CASTLE STORES LEEDS,41.50
        23 Mar 2026,DIRECT DEBIT PAYMENT - THANK YOU,85.00CR
        30 Mar 2026,SHELL BINGLEY,73.00

        Your new balance,,243.18
        """, count: 4, sums: ["": "-33.18"], first: "2026-03-09", last: "2026-03-30", proof: .totals, closing: "-243.18"
    )
  ]

  private static let chargedAtHome = [
    Export(
      name: "amounts with the sign of their currency, and what was charged for them at home",
      text: """
        דיינרס - פירוט עסקאות
        תאריך עסקה,שם בית העסק,סכום העסקה,מטבע עסקה,סכום החיוב (₪),הערות
        05/04/26,חברת החשמל,412.20,₪,412.20,הוראת קבע
        10/04/26,זיכוי קסטרו,-95.10,₪,-95.10,זיכוי
        13/04/26,שופרסל דיל,188.40,₪,188.40,
        28/04/26,וולט,62.30,₪,62.30,
        12/04/26,AIRBNB LONDON,80.00,$,286.40,חו"ל
        ,סה"כ לחיוב,,,854.20,
        """, count: 5, sums: ["ILS": "-854.20"], first: "2026-04-05", last: "2026-04-28", proof: .totals),
    Export(
      name: "two accounts, of which the second names its currency above its balance",
      text: """
        Caja de Ahorro en Pesos - 0270-01234567/8
        Fecha;Concepto;Débito;Crédito;Saldo ($)
        28/05/2026;Acreditacion de Haberes;;1.320.000,00;1.402.115,40
        27/05/2026;Transferencia inmediata a PEREZ ANA;61.000,00;;82.115,40
        26/05/2026;Compra con Debito;7.884,60;;143.115,40
        Caja de Ahorro en Dólares - 0270-01234567/9
        Fecha;Concepto;Débito;Crédito;Saldo (U$S)
        18/05/2026;Transferencia a cuenta;90,00;;1.510,00
        11/05/2026;Acreditacion transferencia;;45,00;1.600,00
        08/05/2026;Compra de moneda extranjera;;200,00;1.555,00
        """, count: 6, sums: ["": "1251115.40", "USD": "155.00"], first: "2026-05-08", last: "2026-05-28",
      proof: .balances),
  ]

  private static let markedInBulgarian = [
    Export(
      name: "printed amounts marked Дт and Кт",
      text: """
        НАЧАЛНО САЛДО: 2 144.05 КТ
        ----------------------------------------------------------------------------------
        Дата на    Дата на    Основание                                  Сума Дт/
        осчетов.   вальор     за плащане                               в лева Кт
        ----------------------------------------------------------------------------------
        05.09.2025 05.09.2025 РАБОТНА ЗАПЛАТА                        3 120.40 Кт
        15.09.2025 15.09.2025 КОМУНАЛНО ПЛАЩАНЕ                         61.20 Дт
        26.09.2025 26.09.2025 ПРЕВОД КЪМ МАРИЯ НАЕМ                    310.00 Дт
        29.09.2025 29.09.2025 ТАКСА ОБСЛУЖВАНЕ                           3.20 Дт
        ----------------------------------------------------------------------------------
        КРАЙНО САЛДО                                                 4 890.05 Кт
        """, count: 4, sums: ["": "2746.00"], first: "2025-09-05", last: "2025-09-29", proof: .totals,
      closing: "4890.05")
  ]

  private static let gluedToWords = [
    Export(
      name: "amounts right behind the words, as text taken from pages has them",
      text: """
        data lançamentos valor (R$) saldo (R$)
        26/01/2026 SALDO DO DIA 31,40
        26/01/2026 PIX TRANSF RUI NU25/01-110,00
        26/01/2026 PIX TRANSF CARLA26/01-1.208,60
        22/01/2026 REND PAGO APLIC AUT MAIS 0,02
        21/01/2026 SALDO DO DIA 1.349,98
        21/01/2026 PIX TRANSF PAGODA 21/01 422,70
        20/01/2026 IOF-4,36
        20/01/2026 SALDO DO DIA 931,64
        """, count: 5, sums: ["BRL": "-900.24"], first: "2026-01-20", last: "2026-01-26")
  ]

  private static let saidOfWallets = [
    Export(
      name: "a wallet's kinds: sent, received, topped up, drawn",
      text: """
        Date,Heure,Type,Avec,Montant
        21/03/2026,07:53,Paiement carte,Monoprix,"31,20 €"
        18/03/2026,15:07,Rechargement,Carte bancaire,"25,00 €"
        18/03/2026,12:37,Reçu,Inès B.,"9,40 €"
        10/03/2026,10:02,Retrait,Compte bancaire,"150,00 €"
        28/02/2026,20:20,Envoyé,Cagnotte,"13,00 €"
        """, count: 5, sums: ["EUR": "-159.80"], first: "2026-02-28", last: "2026-03-21"),
    Export(
      name: "events of a processor, of which what was refused has no net amount",
      text: """
        "Merchant Code","Event Date","Order Code","Event","Currency","Gross Amount","Commission","Net Amount"
        "HOLLOWAYCRAFTS","14/04/2026","CC-1","SETTLED","GBP","70.00","-1.40","68.60"
        "HOLLOWAYCRAFTS","16/04/2026","CC-2","REFUSED","GBP","30.94","",""
        "HOLLOWAYCRAFTS","17/04/2026","CC-3","SETTLED","GBP","41.00","-0.90","40.10"
        "HOLLOWAYCRAFTS","18/04/2026","","PAYOUT","GBP","-108.70","0.00","-108.70"
        """, count: 3, sums: ["GBP": "0.00"], first: "2026-04-14", last: "2026-04-18"),
    Export(
      name: "a seller's operations in French: sales with their shipping, commissions, and what was sent on",
      text: """
        Date opération;Référence;Libellé;Montant TTC;Devise
        02/01/2026;;Abonnement mensuel Pro;-38,99;EUR
        03/01/2026;2601027;Vente produit;21,50;EUR
        03/01/2026;2601027;Frais de port;4,90;EUR
        03/01/2026;2601027;Commission marketplace;-3,97;EUR
        15/01/2026;2601028;Vente produit;88,00;EUR
        15/01/2026;2601028;Frais de port;4,90;EUR
        15/01/2026;2601028;Commission marketplace;-13,93;EUR
        26/01/2026;VIR-1;Virement vers votre compte bancaire;-62,41;EUR
        """, count: 8, sums: ["EUR": "0.00"], first: "2026-01-02", last: "2026-01-26"),
    Export(
      name: "earnings, the tax withheld from them, and their payment",
      text: """
        Date,Description,Amount
        2026-09-21,"Partner Earnings (Aug 1 - 31, 2026)",1640.20
        2026-09-21,"Tax withholding - US",-82.01
        2026-09-25,"Payment - EFT",-1558.19
        """, count: 3, sums: ["": "0.00"], first: "2026-09-21", last: "2026-09-25"),
  ]
}
