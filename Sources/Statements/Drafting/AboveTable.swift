import Values

/// Records above the first table that look like rows of money: they wait, and are not taken for its preamble.
enum AboveTable {
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
    guard kinds.contains(.number), filled >= 3, !statesBalance, !isLabelled, !isOfAccount else { return false }
    if shape.header.isEmpty {
      let hasDecimals = fields.contains { field in
        kinds[field] == .number && sample.trimmed(record: record, field: field).contains { $0 == "." || $0 == "," }
      }
      return hasDecimals && kinds.count == shape.width && filled * 2 > shape.width && !counts(record, of: sample, shape)
    }
    return kinds.count > 4 && kinds.contains(.date) && kinds.contains(.text) && filled >= 4
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
