import Lexicon
import Values

/// Records above the first table that look like rows of money: they wait, and are not taken for its preamble.
enum AboveTable {
  /// So many rows show which kinds of fields they have.
  private static let mostCompared = 32

  /// Where the table has no header, a record as wide as its rows with decimals; else one with a day and amounts.
  static func isRow(_ record: Int, of sample: Records, above shape: TableShape) -> Bool {
    let fields = 0..<sample.fieldCount(record)
    let kinds = sample.kinds(of: record)
    let statesBalance = fields.contains { field in
      let range = sample.range(record: record, field: field)
      return range.count <= 60 && PreambleFacts.balanceMeaning(sample.trimmed(record: record, field: field)) != nil
    }
    // `BLZ:;12345678;;Datum:;05.04.2024`
    let isLabelled = fields.contains { ":：".contains(sample.trimmed(record: record, field: $0).last ?? " ") }
    // `Compte de chèques;****1234;27/04/2026;;2 638,50`
    let isOfAccount =
      kinds.count != shape.width && fields.contains { sample.trimmed(record: record, field: $0).hasPrefix("****") }
    let filled = kinds.count { $0 != .empty }
    guard kinds.contains(.number), filled >= 3, !statesBalance, !isLabelled, !isOfAccount,
      !isOfLabels(record, of: sample), !isBelowNames(record, of: sample)
    else { return false }
    if shape.header.isEmpty {
      let hasDecimals = fields.contains { field in
        kinds[field] == .number && sample.trimmed(record: record, field: field).contains { $0 == "." || $0 == "," }
      }
      return hasDecimals && kinds.count == shape.width && filled * 2 > mostFilled(shape, of: sample)
        && !counts(record, of: sample, shape)
    }
    // `03/01` is a day as well where the rows of the table have whole ones.
    let days = kinds.enumerated().map { field, kind in
      kind == .text && isDayOfYear(record, field, of: sample) ? .date : kind
    }
    guard days.contains(.date), days.contains(.text) else { return false }
    // It may lack what some columns of the rows have.
    let isLikeRows = shape.entries.prefix(mostCompared).contains { entry in
      let own = sample.kinds(of: entry)
      return days.count <= own.count && zip(days, own).allSatisfy { $0 == .empty || $0 == $1 }
    }
    return isLikeRows
      || kinds.count > 4 && kinds.contains(.date) && (filled >= 4 || isOfThree(kinds, record, of: sample))
  }

  private static func isDayOfYear(_ record: Int, _ field: Int, of sample: Records) -> Bool {
    unsafe sample.bytes.with(sample.range(record: record, field: field)) { unsafe YearFrame.parts($0) != nil }
  }

  /// A day, words and an amount with decimals, in this order, and nothing else.
  private static func isOfThree(_ kinds: [FieldKind], _ record: Int, of sample: Records) -> Bool {
    let filled = kinds.indices.filter { kinds[$0] != .empty }
    guard filled.map({ kinds[$0] }) == [.date, .text, .number] else { return false }
    let amount = sample.trimmed(record: record, field: filled[2])
    return amount.reversed().dropFirst(2).first.map { $0 == "." || $0 == "," } ?? false
  }

  /// `Numero Conto,0000012345678,,Data Aggiornamento,,29/12/2024`: a name that headers have in front of each day and
  /// number; or words in front of each, of which those of a day are such a name: `Fecha,03/12/2024,,Retenidos,0.00`.
  private static func isOfLabels(_ record: Int, of sample: Records) -> Bool {
    let filled = sample.kinds(of: record).enumerated().filter { $0.element != .empty }
    let values = filled.indices.filter { filled[$0].element != .text }
    guard values.count > 1, values.allSatisfy({ $0 > 0 && filled[$0 - 1].element == .text }) else { return false }
    func roles(_ place: Int) -> [HeaderRole] {
      HeaderWords.roles(of: sample.trimmed(record: record, field: filled[place - 1].offset)).map(\.role)
    }
    let areInTurn = filled.count == 2 * values.count
    return values.allSatisfy { !roles($0).isEmpty }
      || areInTurn && values.allSatisfy { filled[$0].element != .date || roles($0).first == .date }
        && values.contains { filled[$0].element == .date }
  }

  /// Right below names of an account or a card, its balance or its limit, and none of an amount: what they say of it.
  private static func isBelowNames(_ record: Int, of sample: Records) -> Bool {
    guard record > 0, 0...1 ~= sample.fieldCount(record - 1) - sample.fieldCount(record),
      sample.kinds(of: record - 1).allSatisfy({ $0 == .text || $0 == .empty })
    else { return false }
    let names = sample.texts(of: record - 1)
    let roles = names.compactMap { HeaderWords.roles(of: $0).first?.role }
    let isOfAccount = roles.contains { [.balance, .accountNumber, .cardNumber].contains($0) }
    return roles.count > 2 && (isOfAccount || names.contains { PartWords.creditLimit.areIn($0) })
      && !roles.contains { [.amount, .amountIn, .amountOut, .description].contains($0) }
  }

  private static let mostTried = 64

  /// How many fields of a row are filled at most.
  private static func mostFilled(_ shape: TableShape, of sample: Records) -> Int {
    shape.entries.prefix(mostTried).lazy.map { record in sample.kinds(of: record).count { $0 != .empty } }.max()
      ?? shape.width
  }

  /// One of its fields is the number of the rows below it: the line of the statement, which counts them.
  private static func counts(_ record: Int, of sample: Records, _ shape: TableShape) -> Bool {
    (0..<sample.fieldCount(record)).contains { field in
      sample.trimmed(record: record, field: field) == String(shape.entries.count)
    }
  }

  static func rejected(_ record: Int, of sample: Records, because reason: String) -> OtherRecord {
    OtherRecord(
      line: sample.lines[record], disposition: .rejected, reason: reason, column: 1, text: sample.text(of: record))
  }
}
