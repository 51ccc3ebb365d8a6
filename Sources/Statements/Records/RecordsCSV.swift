/// Writes records as clean CSV: UTF-8, commas, CR LF, and quotes only where RFC 4180 needs them.
package enum RecordsCSV {
  /// Appends the records but those for which `isSkipped` holds.
  ///
  /// A record without fields becomes an empty line, and one empty field `""`, so that reading gives the same again.
  package static func write(
    _ records: Records, skipping isSkipped: (Int) -> Bool = { _ in false }, into output: inout [UInt8]
  ) {
    output.reserveCapacity(output.count + records.bytes.count + records.fieldEnds.count + 2 * records.count)
    for record in 0..<records.count where !isSkipped(record) {
      let fieldCount = records.fieldCount(record)
      for field in 0..<fieldCount {
        if field > 0 { output.append(UInt8(ascii: ",")) }
        write(records.bytes[records.range(record: record, field: field)], isAlone: fieldCount == 1, into: &output)
      }
      output.append(UInt8(ascii: "\r"))
      output.append(UInt8(ascii: "\n"))
    }
  }

  private static func write(_ field: ArraySlice<UInt8>, isAlone: Bool, into output: inout [UInt8]) {
    guard field.contains(where: needsQuotes) || (isAlone && field.isEmpty) else {
      output.append(contentsOf: field)
      return
    }
    output.append(UInt8(ascii: "\""))
    for byte in field {
      if byte == UInt8(ascii: "\"") { output.append(byte) }
      output.append(byte)
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n")
  }
}
