import Lexicon
import Values

/// Labels and values in the fields of a line beside a table, whichever way they were cut.
extension PreambleFacts {
  private static let mostCells = 256
  private static let longestCell = 1_000

  /// The fields, those like `Label: value` cut in two; longer ones, and those behind very many, state nothing.
  static func cells(_ fields: [String]) -> [String] {
    let fields = fields.prefix(mostCells).filter { !$0.isEmpty && $0.utf8.count <= longestCell }
    return withWholeNumbers(withWholeDates(fields)).flatMap { field -> [String] in
      if let amount = amountBehindLabel(field) { return [String(field[..<amount]), String(field[amount...])] }
      guard let colon = field.firstIndex(where: { $0 == ":" || $0 == "：" }),
        field[..<colon].allSatisfy({ !$0.isNumber }) || balanceMeaning(String(field[..<colon])) != nil
      else { return [field] }
      let value = field[field.index(after: colon)...].drop { $0 == " " }
      guard !value.isEmpty else { return [field] }
      // `20.00 as of 2025-04-12`, `1 250,00 kr per 1 juli`
      if ![.number, .date].contains(kind(String(value))), balanceMeaning(String(field[..<colon])) != nil,
        let blank = value.indices.reversed().first(where: {
          value[$0] == " " && value[$0...].contains(where: \.isLetter) && kind(String(value[..<$0])) == .number
            && (!value[..<$0].contains(" ") || value[..<$0].contains { ".,".contains($0) })
        })
      {
        return [String(field[..<colon]), String(value[..<blank]), String(value[blank...].dropFirst())]
      }
      return [String(field[..<colon]), String(value)]
    }
  }

  /// `Closing date: January 31`, `2025`: a comma that parts fields cut the date in two.
  private static func withWholeDates(_ fields: [String]) -> [String] {
    var whole: [String] = []
    for field in fields {
      if year(field) != nil, let last = whole.last, let day = last.split(separator: " ").suffix(2).last,
        day.utf8.count <= 2, day.allSatisfy(\.isNumber),
        kind(last.split(separator: " ").suffix(2).joined(separator: " ") + " " + field) == .date
      {
        whole[whole.count - 1] = "\(last), \(field)"
      } else {
        whole.append(field)
      }
    }
    return whole
  }

  /// `Saldo Akhir : 12`, `268`, `601.61`; `Closing balance`, `1`, `135.00`: commas that part fields cut the number
  /// behind a label, which has decimals.
  static func withWholeNumbers(_ fields: [String]) -> [String] {
    var whole: [String] = []
    // A quote behind other signs does not hold a field together.
    var rest = fields.map { field in
      let bare = field.drop { ": ".contains($0) }
      return bare.hasPrefix("\"") || field.hasSuffix("\"") ? String(bare.filter { $0 != "\"" }) : field
    }[...]
    while let field = rest.popFirst() {
      whole.append(field)
      let isBehindBalance =
        1...3 ~= field.count && field.allSatisfy(\.isNumber)
        && ![nil, .total].contains(whole.dropLast().last.flatMap { wholeMeaning($0[...]) })
      guard isBehindBalance || endsWithGroup(field) else { continue }
      let groups = rest.prefix { $0.count == 3 && $0.allSatisfy(\.isNumber) }
      let last = rest.dropFirst(groups.count).first.flatMap { isEndOfNumber($0) ? $0 : nil }
      let parts = groups + [last].compactMap { $0 }
      // `Saldo final: 1.250`, `75 EUR`: the comma of the decimals parts fields as well.
      if parts.isEmpty, let cents = rest.first, beginsWithCents(cents) {
        whole[whole.count - 1] += "," + cents
        rest = rest.dropFirst()
      }
      guard !parts.isEmpty else { continue }
      rest = rest.dropFirst(parts.count)
      // `500,978` may be one number, or two: without decimals only a currency's sign or a second group tell.
      let hasDecimals = last.map { $0.dropFirst(3).first == "." } ?? false
      let isSure = hasDecimals || groups.count > 1 || field.contains(where: \.isCurrencySymbol)
      // `2,712,00`: another comma parts decimals.
      let hasCents = rest.first.map { $0.utf8.count == 2 && $0.allSatisfy(\.isNumber) } ?? false
      if !hasDecimals, hasCents { rest = rest.dropFirst() }
      whole[whole.count - 1] =
        isSure && (hasDecimals || !hasCents)
        ? ([field] + parts).joined(separator: ",") : String(field.prefix { $0 != ":" && $0 != "：" && !$0.isNumber })
    }
    return whole
  }

  /// `601.61`, and perhaps words: `250.50 as of 13 July`.
  private static func isEndOfNumber(_ field: String) -> Bool {
    let words = field.split(separator: " ", maxSplits: 1)
    guard let number = words.first, number.utf8.count == 6 || number.utf8.count == 3 && words.count > 1 else {
      return false
    }
    return number.prefix(3).allSatisfy(\.isNumber)
      && (number.utf8.count == 3 || number.dropFirst(3).first == "." && number.count(where: \.isNumber) == 5)
  }

  /// `75`, `75 EUR`
  private static func beginsWithCents(_ field: String) -> Bool {
    let digits = field.prefix { $0.isNumber }
    let sign = field.dropFirst(2).drop { $0 == " " }
    return digits.count == 2 && sign.count <= 3 && sign.allSatisfy { $0.isLetter || $0.isCurrencySymbol }
  }

  /// `1.250`, `1 250`, `250`: whole groups of digits that no comma parts.
  private static func isGroups(_ digits: Substring) -> Bool {
    let groups = digits.split(omittingEmptySubsequences: false) { ".' \u{a0}\u{202f}".contains($0) }
    return 1...4 ~= groups.count && groups.allSatisfy { $0.allSatisfy(\.isNumber) }
      && 1...3 ~= groups[0].count && groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  /// `Saldo Akhir : 12`, `Balance: USD 1`: a colon behind words, and one to three digits, or groups of them.
  private static func endsWithGroup(_ field: String) -> Bool {
    guard let colon = field.lastIndex(where: { $0 == ":" || $0 == "：" }), colon > field.startIndex else { return false }
    let value = field[field.index(after: colon)...].drop { $0 == " " || $0 == "-" }
    var digits = value.drop { $0.isCurrencySymbol }
    // `USD 1`, `R 2`
    let sign = value.prefix { $0.isLetter || $0 == "." }
    if 1...4 ~= sign.count { digits = value[sign.endIndex...].drop { $0 == " " } }
    // `10:15` is a time.
    let isTime = digits.startIndex == field.index(after: colon) && field[field.index(before: colon)].isNumber
    return isGroups(digits) && !isTime
  }

  /// What the label says as a whole: `Saldo minimo` is no balance that the account has.
  private static func wholeMeaning(_ label: Substring) -> BalanceWords.Meaning? {
    unsafe String(label).withUTF8Bytes { unsafe BalanceWords.meaning($0) }
  }

  /// `Solde au 07/05/2026 917,01 €`: where the amount begins behind words for a balance and nothing else.
  private static func amountBehindLabel(_ field: String) -> String.Index? {
    guard field.utf8.count <= 60, !field.contains(":"), field.last.map({ !$0.isPunctuation }) ?? false else {
      return nil
    }
    let starts = field.indices.filter {
      $0 > field.startIndex && field[field.index(before: $0)] == " " && field[$0] != " "
    }
    return starts.first { start in
      let amount = field[start...]
      // `Saldo per 31.12` and `Balance on 1 Jul 2024` state none.
      let isMoney =
        amount.contains { ".,".contains($0) } && amount.utf8.count > 5
        || amount.contains { !$0.isNumber && !" .,'".contains($0) }
      return amount.first?.isNumber ?? false && isMoney && kind(String(amount)) == .number
        && ![nil, .total].contains(wholeMeaning(field[..<start].dropLast()))
    }
  }
}
