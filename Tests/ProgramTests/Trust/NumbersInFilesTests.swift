import Foundation
import Testing

/// A file without a name that tells is of the account whose number it states as its own, and not of one that it pays
/// or that pays it.
struct NumbersInFilesTests {
  private static func folder() throws -> TrustFolder {
    try TrustFolder(
      accounts: "name: Current, currency: EUR, number: \"DE02120300000000202051\"",
      "name: Card, currency: EUR, kind: card, sign: inverted")
  }

  @Test func theBillOfACardIsNotOfTheAccountThatPaysIt() throws {
    let folder = try Self.folder()
    try folder.write(
      [
        "Einzug von IBAN DE02 1203 0000 0000 2020 51 am 02.04.2025", "Datum;Beschreibung;Betrag EUR",
        "13.03.2025;Markt;45,20", "14.03.2025;Bahn;89,90", "15.03.2025;Rueckgabe;-49,95",
      ], to: "bill.csv")
    #expect(try folder.daybook("import", "bill.csv").status == 65)
    #expect(try folder.booked().isEmpty)
    let asked = try folder.waiting().map(\.message)
    #expect(asked.contains { $0.contains("which account is this file of?") })
  }

  @Test func aTransferNamesNobodysFile() throws {
    let folder = try Self.folder()
    try folder.write(
      [
        "Datum;Beschreibung;Betrag EUR", "13.03.2025;Markt;-45,20",
        "14.03.2025;An DE02120300000000202051;-100,00", "15.03.2025;Lohn;1200,00",
      ], to: "rows.csv")
    #expect(try folder.daybook("import", "rows.csv").status == 65)
    #expect(try folder.booked().isEmpty)
  }

  @Test func aNumberInEveryRowIsThatOfTheFile() throws {
    let folder = try Self.folder()
    let rows = ["13.03.2025;Markt;-45,20", "14.03.2025;Miete;-100,00", "15.03.2025;Lohn;1200,00"]
    try folder.write(
      ["Datum;Beschreibung;Betrag EUR;Quelle"] + rows.map { "\($0);X/DE02120300000000202051/7" }, to: "rows.csv")
    #expect(try folder.daybook("import", "rows.csv").status == 0)
    #expect(try folder.booked().count == 3)
  }
}
