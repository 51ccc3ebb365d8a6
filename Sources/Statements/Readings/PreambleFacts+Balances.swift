import Lexicon
import Values

/// The balances that the lines around a table state.
extension PreambleFacts {
  mutating func noteNumbers(_ cells: [String], line: UInt32) {
    for (index, cell) in cells.enumerated() {
      noteAccount(cell, label: index > 0 ? cells[index - 1] : nil)
      guard let meaning = PreambleFacts.balanceMeaning(cell), meaning != .total else { continue }
      if let currency, HeaderCurrency.isOther(cell, than: currency) { continue }
      let behind = cells[(index + 1)...].prefix(PreambleFacts.reach)
      if let amount = behind.first(where: { PreambleFacts.kind($0) == .number }) {
        let isAvailable = PartWords.available.areIn(cell)
        currency = currency ?? PreambleFacts.currency(beside: amount)
        let day = PreambleFacts.dates(in: cell).first
        // `Available on 13.03.24`, `Available on 12.04.24`: at either end.
        let isOfOtherDay = balances.allSatisfy { $0.isAvailable && $0.day != nil && $0.day != day } && day != nil
        if isAvailable, balances.contains(where: { $0.meaning != .opening }), !isOfOtherDay { continue }
        if !isAvailable, meaning != .opening { balances.removeAll(where: \.isAvailable) }
        let isNegative = amount.contains { "-−–(".contains($0) }
        let isDebt = PartWords.debt.areIn(cell)
        if isDebt, isNegative { continue }
        let isNegated = (isDebt || PartWords.debtor.areIn(cell)) && !isNegative
        balances.append(
          Balance(
            meaning: meaning, text: isNegated ? "-" + amount : amount, day: day, line: line, isAvailable: isAvailable,
            isOwed: PartWords.owed.areIn(cell) || PartWords.bill.areIn(cell),
            isHeld: isAvailable || PartWords.creditor.areIn(cell) || PreambleFacts.isCredit(amount)))
      }
    }
  }

  /// `+310.55`, `310.55 H`, `310.55 CR`
  private static func isCredit(_ amount: String) -> Bool {
    let flags = [UInt8(ascii: "."), UInt8(ascii: ",")].compactMap { mark in
      unsafe amount.withUTF8Bytes { unsafe AmountField.parse($0, decimalMark: mark, exponent: 2)?.flag }
    }
    return amount.contains("+") || flags.contains(.credit)
  }

  /// How many cells behind its label a balance may stand.
  private static let reach = 64
}

extension PreambleFacts.Balance {
  /// Minor units; below zero where the amount is marked as a debit: `-76.77 EUR` may stand above rows with decimal
  /// commas.
  func amount(decimalMark: UInt8, exponent: Int) -> Int64? {
    let other = decimalMark == UInt8(ascii: ",") ? UInt8(ascii: ".") : UInt8(ascii: ",")
    let parse = unsafe text.withUTF8Bytes { text in
      unsafe AmountField.parse(text, decimalMark: decimalMark, exponent: exponent)
        ?? AmountField.parse(text, decimalMark: other, exponent: exponent)
    }
    return parse.map { $0.flag == .debit ? -abs($0.value) : $0.value }
  }
}
