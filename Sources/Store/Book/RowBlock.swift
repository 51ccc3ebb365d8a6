/// Some columns of many rows as they were, in one line of the journal: `{"columns":"a,b","rows":[[id,a,b],...]}`.
struct RowBlock {
  /// How such a line begins.
  static let start = #"{"columns":""#
  /// So many rows share a line.
  static let limit = 512

  /// The first and the last row.
  private(set) var ids: ClosedRange<Int64>?
  private(set) var count = 0
  private let head: [UInt8]
  private var text: [UInt8]

  init(columns: [String]) {
    head = Array("\(RowBlock.start)\(columns.joined(separator: ","))\",\"rows\":[".utf8)
    text = head
  }

  /// Begins a row, whose id is greater than those before; its columns follow by `add`, in their order.
  mutating func begin(_ id: Int64) {
    if count > 0 { text.append(contentsOf: [UInt8(ascii: "]"), UInt8(ascii: ",")]) }
    text.append(UInt8(ascii: "["))
    append(id)
    ids = (ids?.lowerBound ?? id)...id
    count += 1
  }

  mutating func add(_ value: Int64) {
    text.append(UInt8(ascii: ","))
    append(value)
  }

  /// An id of another table, 0 for none.
  mutating func add(id: Int64) {
    if id == 0 { text.append(contentsOf: ",null".utf8) } else { add(id) }
  }

  mutating func removeAll() {
    text = head
    (ids, count) = (nil, 0)
  }

  /// The line as it is to be stored; the bytes are there during `body` alone.
  func withText(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
    try (text + Array("]]}".utf8)).withUnsafeBufferPointer(body)
  }

  private mutating func append(_ value: Int64) {
    if value < 0 { text.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    let first = text.count
    repeat {
      text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    text[first...].reverse()
  }
}
