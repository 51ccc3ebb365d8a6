import Values

/// A chunk of the records of a text: their fields' bytes in one buffer, where each begins, and what is broken.
///
/// A blank line is a record without fields. Records of one text tile it: each byte lies in exactly one of them.
package struct Records: Sendable {
  /// The unquoted fields, one after the other.
  package var bytes: [UInt8] = []
  /// Field `f` is `bytes[fieldEnds[f - 1] ..< fieldEnds[f]]`, from 0 for the first.
  package var fieldEnds: [UInt32] = []
  /// Record `r` has the fields `firstFields[r] ..< firstFields[r + 1]`; one element more than there are records.
  package var firstFields: [UInt32] = [0]
  /// Physical line on which each record begins, from 1.
  package var lines: [UInt32] = []
  /// Record `r` is `starts[r] ..< starts[r + 1]` of the decoded text, its line end included; one element more than
  /// there are records.
  package var starts: [Int] = [0]
  /// Records whose quoting is broken or that hold a NUL, in ascending order. Where quoting is broken the record is as
  /// a rule one physical line, cut at every delimiter outside sound quotes; stray quotes stay in the fields, but for a
  /// pair around a whole field.
  package var damaged: [Int] = []

  package init() {}

  package var count: Int { lines.count }

  package func fieldCount(_ record: Int) -> Int {
    Int(firstFields[record + 1] - firstFields[record])
  }

  /// Where in `bytes` a field is; `field` counts from 0 within the record. One beyond its last is empty: short records
  /// leave their last fields out.
  package func range(record: Int, field: Int) -> Range<Int> {
    guard field < fieldCount(record) else { return 0..<0 }
    let index = Int(firstFields[record]) + field
    return (index == 0 ? 0 : Int(fieldEnds[index - 1]))..<Int(fieldEnds[index])
  }

  package func string(record: Int, field: Int) -> String {
    String(decoding: bytes[range(record: record, field: field)], as: UTF8.self)
  }

  /// The fields of a record as one line of text.
  func text(of record: Int, separator: String = ",") -> String {
    (0..<fieldCount(record)).map { string(record: record, field: $0) }.joined(separator: separator)
  }

  /// Where in the decoded text the record is, its line end included.
  package func place(of record: Int) -> Range<Int> {
    starts[record]..<starts[record + 1]
  }

  package func isDamaged(_ record: Int) -> Bool {
    damaged.place(ofSorted: record) != nil
  }
}
