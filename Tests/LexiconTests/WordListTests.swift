import TestSupport
import Testing

@testable import Lexicon
@testable import Values

@Suite struct WordListTests {
  @Test func knowsDirections() {
    let credits =
      "C|CR|Cr.|Credit|+|Bij|H|Haben|Crédit|Abono|Avere|Insättning|收入|贷|贷 Cr|입금|Money In|K|入金|Приход|Alacak|Kredit"
    let debits = "D|DR|Dr.|Debit|-|−|Af|S|Soll|Débit|Cargo|Dare|Uttag|支出|借|借 Dr|출금|Money Out|Debe|出金|Расход|Borç|DBIT"
    for word in credits.split(separator: "|") {
      #expect(String(word).withBytes { FlagWords.direction($0) } == .credit, "\(word)")
    }
    for word in debits.split(separator: "|") {
      #expect(String(word).withBytes { FlagWords.direction($0) } == .debit, "\(word)")
    }
    for word in ["", "不计收支", "Fee", "Shop", "--", "+-", "12"] {
      #expect(word.withBytes { FlagWords.direction($0) } == nil, "\(word)")
    }
  }

  @Test func knowsStates() {
    let cases: [(String, StatusWords.Meaning)] = [
      (
        "Booked|Posted|COMPLETED|Gebucht|Umsatz gebucht|Geaccepteerd|Comptabilisé|交易成功|等待确认收货|Zaksięgowana|Исполнен|승인",
        .booked
      ),
      ("Pending|PENDING|Vorgemerkt|Umsatz vorgemerkt|En attente|Pendiente|In attesa|等待付款|Hold|В обработке", .pending),
      ("REVERTED|DECLINED|FAILED|Cancelled|Storniert|Refusé|Rechazada|交易关闭|취소|Отклонен|Geweigerd", .void),
    ]
    for (words, meaning) in cases {
      for word in words.split(separator: "|") {
        #expect(String(word).withBytes { StatusWords.meaning($0) } == meaning, "\(word)")
      }
    }
    #expect("Supermarket".withBytes { StatusWords.meaning($0) } == nil)
  }

  @Test func knowsBalancesAndTotals() {
    let cases: [(String, BalanceWords.Meaning)] = [
      (
        "Opening balance|BALANCE BROUGHT FORWARD|Anfangssaldo|Beginsaldo|Saldo anterior|Solde précédent|期初余额|繰越",
        .opening
      ),
      ("Closing Balance|Endsaldo|Eindsaldo|Nouveau solde|Saldo final|期末余额|Záróegyenleg|Neuer Kontostand", .closing),
      (
        "Balance|Kontostand|Kontostand vom 09.12.2025:|Solde au 31/12/2024|Balance at 31 December 2024|Saldo EUR",
        .balance
      ),
      ("Total|Summe|Totaal|Suma|Razem|合计|Grand total:|Итого|Összesen|Total 12/2024", .total),
    ]
    for (words, meaning) in cases {
      for word in words.split(separator: "|") {
        #expect(String(word).withBytes { BalanceWords.meaning($0) } == meaning, "\(word)")
      }
    }
    for word in ["Balance transfer", "Totally Foods", "Saldo Shoes 12", "", "12.50", "EUR"] {
      #expect(word.withBytes { BalanceWords.meaning($0) } == nil, "\(word)")
    }
  }

  /// Each phrase is found under its own text, whatever else shares its letters.
  @Test func everyFormOfMonthsIsKnown() {
    for word in ["January", "Jänner", "févr.", "août", "ožujka", "ΜΑΐΟΥ", "сентября", "Kasım", "heinäkuuta", "grudnia"]
    {
      var hash = TextHash()
      for scalar in word.unicodeScalars where scalar != "." { hash.addLetters(of: scalar.value) }
      #expect(DateWords.meaning(of: hash)?.month != nil, "\(word)")
    }
  }
}
