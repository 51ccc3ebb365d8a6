import Values

/// Joins what commas within numbers have parted, without quotes in a text whose fields commas part: those that group
/// thousands, `6,500원`, or those in front of decimals, `-42,10`.
///
/// The header has fewer names than such rows have fields; `1`, `234.01` is one field again where that leaves each row
/// with a field for each name.
struct SplitNumbers {
  /// How many names the header has.
  private let width: Int
  private var areDecimals = false

  /// Nil unless all rows that are too wide are so by such numbers alone, and thousands do not stand in columns of
  /// their own: their second half has decimals or a unit, or not each row has one.
  init?(_ records: Records, _ tables: [TableShape], _ dialect: Dialect) {
    guard dialect.delimiter == UInt8(ascii: ","), let table = tables.first, let header = table.header.last,
      records.fieldCount(header) > 2
    else { return nil }
    width = records.fieldCount(header)
    let rows = table.rows.filter { records.fieldCount($0) >= width }
    let wide = rows.filter { records.fieldCount($0) > width }
    areDecimals = true
    if wide.count == rows.count, wide.count > 2, wide.allSatisfy({ !halves(of: $0, in: records).isEmpty }) {
      let cents = wide.flatMap { row in halves(of: row, in: records).map { records.string(record: row, field: $0) } }
      // Codes of a column of their own are fewer.
      if Set(cents).count > 2 { return }
    }
    areDecimals = false
    guard let first = wide.first, wide.allSatisfy({ !halves(of: $0, in: records).isEmpty }) else { return nil }
    let isOfOneWidth = rows.allSatisfy { records.fieldCount($0) == records.fieldCount(first) }
    guard !isOfOneWidth || wide.contains(where: { hasMore(than: 3, $0, in: records) }) else { return nil }
  }

  /// The records with these numbers in one field each; others stay as they are.
  func joined(_ records: Records) -> Records {
    guard (0..<records.count).contains(where: { records.fieldCount($0) > width }) else { return records }
    var joined = records
    joined.bytes = []
    joined.fieldEnds = []
    joined.firstFields = [0]
    for record in 0..<records.count {
      let halves = Set(halves(of: record, in: records))
      for field in 0..<records.fieldCount(record) {
        if halves.contains(field) {
          joined.fieldEnds.removeLast()
          joined.bytes.append(UInt8(ascii: ","))
        }
        joined.bytes += records.bytes[records.range(record: record, field: field)]
        joined.fieldEnds.append(UInt32(joined.bytes.count))
      }
      joined.firstFields.append(UInt32(joined.fieldEnds.count))
    }
    return joined
  }

  /// The fields that go on with the number before them, where there is one for each field that is too many.
  private func halves(of record: Int, in records: Records) -> [Int] {
    let fields = records.fieldCount(record)
    guard fields > width else { return [] }
    let halves =
      areDecimals ? decimals(of: record, in: records) : (1..<fields).filter { isThousand($0, record, in: records) }
    return halves.count == fields - width ? halves : []
  }

  /// Two digits and nothing else, each behind a whole number that is no such half itself.
  private func decimals(of record: Int, in records: Records) -> [Int] {
    func bytes(_ field: Int) -> ArraySlice<UInt8> { records.bytes[records.range(record: record, field: field)] }
    return (1..<records.fieldCount(record)).reduce(into: []) { halves, field in
      let (whole, half) = (bytes(field - 1), bytes(field))
      guard halves.last != field - 1, half.count == 2, half.allSatisfy(\.isDigit), whole.last?.isDigit ?? false,
        records.kind(record: record, field: field - 1) == .number, !whole.contains(UInt8(ascii: "."))
      else { return }
      halves.append(field)
    }
  }

  /// Three digits and no fourth, behind a field that ends in one to three and has no decimals.
  private func isThousand(_ field: Int, _ record: Int, in records: Records) -> Bool {
    func isNumber(_ field: Int) -> Bool { records.kind(record: record, field: field) == .number }
    func bytes(_ field: Int) -> ArraySlice<UInt8> { records.bytes[records.range(record: record, field: field)] }
    guard isNumber(field - 1), isNumber(field), bytes(field).prefix(while: \.isDigit).count == 3,
      !bytes(field - 1).contains(UInt8(ascii: "."))
    else { return false }
    return (1...3).contains(bytes(field - 1).reversed().prefix(while: \.isDigit).count)
  }

  private func hasMore(than count: Int, _ record: Int, in records: Records) -> Bool {
    halves(of: record, in: records).contains { records.range(record: record, field: $0).count > count }
  }
}
