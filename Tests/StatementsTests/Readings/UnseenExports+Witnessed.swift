@testable import Statements
@testable import Values

extension Export {
  /// What stands beside the numbers, and what they add up to.
  static let witnessed: [Export] = [
    Export(
      name: "a column of marks that is the balance's, beside money in and out",
      text: """
        Date opération;Libellé;Débit (TND);Crédit (TND);Solde;Sens
        13/02/2025;PRELEVEMENT EAU;56,549;;63,851;C
        14/02/2025;RETRAIT;100,000;;36,149;D
        15/02/2025;REMISE CHEQUE;;220,500;184,351;C
        16/02/2025;ACHAT;200,000;;15,649;D
        """, count: 4, sums: ["TND": "-136.049"], first: "2025-02-13", last: "2025-02-16", proof: .balances,
      closing: "-15.649"),
    Export(
      name: "a mark beside the amount and one beside the balance",
      text: """
        Data,Descriere,Suma,D/C,Sold,D/C
        2025-02-13,Chirie,500.00,D,100.00,D
        2025-02-14,Salariu,900.00,C,800.00,C
        2025-02-15,Magazin,850.00,D,50.00,D
        """, count: 3, sums: ["": "-450.00"], first: "2025-02-13", last: "2025-02-15", proof: .balances,
      closing: "-50.00"),
    Export(
      name: "newest rows that are not cleared yet may not be booked",
      text: """
        Date,Description,Amount,Cleared
        2025-03-19,Bookshop,-12.99,No
        2025-03-18,Garage,-45.00,No
        2025-03-17,Gym,-75.00,Yes
        2025-03-13,Wage,1850.00,Yes
        2025-03-12,Rent,-900.00,Yes
        """, count: 5, sums: ["": "817.01"], first: "2025-03-12", last: "2025-03-19", asks: ["state No"]),
  ]
}
