import Values

/// The values of one record by field number: decoded and trimmed, in one buffer that the next record uses again.
struct FieldBuffer {
  private(set) var bytes: [UInt8] = []
  private var starts: [Int]
  private var ends: [Int]
  private var used: [Int] = []

  init(fields: Int) {
    starts = Array(repeating: 0, count: fields)
    ends = starts
  }

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    for field in used {
      starts[field] = 0
      ends[field] = 0
    }
    used.removeAll(keepingCapacity: true)
  }

  /// Empties one field, so that it can be filled anew.
  mutating func forget(_ field: Int) {
    starts[field] = 0
    ends[field] = 0
  }

  /// Adds to the field's value; a field that another one followed already keeps its first value.
  mutating func append(_ text: [UInt8], _ range: Range<Int>, references: Bool, to field: Int) {
    if ends[field] == 0 {
      starts[field] = bytes.count
      used.append(field)
    } else if ends[field] != bytes.count {
      return
    }
    MarkupText.append(text, range, references: references, to: &bytes)
    ends[field] = bytes.count
  }

  /// Marks the fields that this record has.
  func noteUsed(in seen: inout [Bool]) {
    for field in used where !self[field].isEmpty { seen[field] = true }
  }

  /// Where in `bytes` the trimmed value is; empty where the record has no such field.
  subscript(field: Int) -> Range<Int> {
    bytes.trimmed(starts[field]..<ends[field])
  }
}

extension TextPool {
  mutating func intern(_ bytes: [UInt8], _ range: Range<Int>) -> TextID {
    guard !range.isEmpty else { return 0 }
    return unsafe bytes.withUnsafeBufferPointer { unsafe intern(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}
