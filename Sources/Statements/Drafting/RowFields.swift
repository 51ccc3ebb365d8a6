import Values

/// The fields of one record, borrowed for the time of reading it: each is a range of `bytes`. One beyond the last is
/// blank: a short row leaves its last columns out.
///
/// The fields are those of the record, or, where a ragged record was repaired, ranges put together from them.
@safe
struct RowFields {
  let bytes: UnsafeBufferPointer<UInt8>
  private let ends: UnsafeBufferPointer<UInt32>
  private let first: Int
  let count: Int

  @unsafe
  init(bytes: UnsafeBufferPointer<UInt8>, ends: UnsafeBufferPointer<UInt32>, first: Int, count: Int) {
    unsafe self.bytes = unsafe bytes
    unsafe self.ends = unsafe ends
    self.first = first
    self.count = count
  }

  @inline(__always)
  func range(_ field: Int) -> Range<Int> {
    guard field < count else { return 0..<0 }
    let index = first + field
    return unsafe Range(
      uncheckedBounds: (index == 0 ? 0 : Int(ends[index - 1]), Int(ends[index])))
  }

  @inline(__always)
  subscript(field: Int) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(rebasing: bytes[range(field)])
  }

  /// The field without blanks at its ends.
  @inline(__always)
  func trimmed(_ field: Int) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(rebasing: bytes[bytes.trimmed(range(field))])
  }

  /// Whether no digit stands in the range: what states a balance has none.
  @inline(__always)
  func isWords(_ range: Range<Int>) -> Bool {
    for place in range where unsafe bytes[place].isDigit { return false }
    return true
  }

  func isBlank(_ field: Int) -> Bool { unsafe BlankField.isBlank(self[field]) }

  /// The field as text, without blanks at its ends.
  func string(_ field: Int) -> String { unsafe String(decoding: trimmed(field), as: UTF8.self) }

  /// How many bytes it has without these.
  func length(_ field: Int) -> Int { unsafe bytes.trimmed(range(field)).count }
}

extension Records {
  /// Lends the fields of a record.
  @inline(__always)
  func withFields<Answer>(of record: Int, _ body: (RowFields) -> Answer) -> Answer {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe fieldEnds.withUnsafeBufferPointer { ends in
        let first = Int(firstFields[record])
        return body(
          unsafe RowFields(bytes: bytes, ends: ends, first: first, count: Int(firstFields[record + 1]) - first))
      }
    }
  }
}
