@testable import Statements
@testable import Values

extension Export {
  /// Headers that say in which unit the amounts are.
  static let units: [Export] =
    [
      "amount_cents", "amountInCents", "Amount (pence)", "Betrag in Cent", "Montant (centimes)", "Importe en céntimos",
      "Importo (centesimi)", "Belopp (öre)", "Kwota w groszach", "Částka v haléřích", "Сумма, коп.", "金額(分)",
      "amount_minor", "Amount in minor units",
    ]
    .map { header in
      Export(
        name: "whole numbers under '\(header)'",
        text: """
          Date;Description;\(header)
          2024-01-13;Shop;-1250
          2024-01-14;Wage;250000
          """, count: 2, sums: ["": "2487.50"], first: "2024-01-13", last: "2024-01-14")
    } + [
      Export(
        name: "minor units of a currency with three decimals",
        text: """
          Date,Description,amount_minor,Currency
          2024-01-13,Shop,-1250,KWD
          2024-01-14,Wage,250000,KWD
          """, count: 2, sums: ["KWD": "248.750"], first: "2024-01-13", last: "2024-01-14"),
      Export(
        name: "minor units of currencies with different decimals",
        text: """
          Date,Description,amount_minor,Currency
          2024-01-13,Shop,-1250,EUR
          2024-01-14,Wage,2500,JPY
          """, count: 2, sums: ["EUR": "-12.50", "JPY": "2500"], first: "2024-01-13", last: "2024-01-14"),
      Export(
        name: "amounts in cents beside balances in euros",
        text: """
          Date,Description,debit_cents,credit_cents,Balance
          2024-01-13,Shop,1250,,87.50
          2024-01-14,Wage,,"250,000","2,587.50"
          """, count: 2, sums: ["": "2487.50"], first: "2024-01-13", last: "2024-01-14", proof: .balances),
      Export(
        name: "decimals under a header that speaks of cents",
        text: """
          Date,Description,amount_cents
          2024-01-13,Shop,-12.50
          2024-01-14,Wage,2500.00
          """, count: 2, sums: ["": "2487.50"], first: "2024-01-13", last: "2024-01-14", asks: ["units"]),
      Export(
        name: "cents of a currency without any",
        text: """
          Date,Description,amount_cents,Currency
          2024-01-13,Shop,-1250,JPY
          2024-01-14,Wage,2500,JPY
          """, count: 2, sums: ["JPY": "1250"], first: "2024-01-13", last: "2024-01-14", asks: ["units"]),
      Export(
        name: "a line above that speaks of cents",
        text: """
          Amounts in cents
          Date,Description,Amount
          2024-01-13,Shop,-1250
          2024-01-14,Wage,250000
          """, count: 2, sums: ["": "248750.00"], first: "2024-01-13", last: "2024-01-14", asks: ["units"]),
      Export(
        name: "a rate per cent is no unit",
        text: """
          Date,Description,Amount,Interest per cent
          2024-01-13,Shop,-12.50,3
          2024-01-14,Wage,2500.00,4
          """, count: 2, sums: ["": "2487.50"], first: "2024-01-13", last: "2024-01-14"),
    ]
}
