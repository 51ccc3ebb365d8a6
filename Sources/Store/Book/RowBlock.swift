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
    var digits = InlineArray<20, UInt8>(repeating: 0)
    var first = digits.count
    repeat {
      first -= 1
      digits[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    for place in first..<digits.count { text.append(digits[place]) }
  }
}

extension RowBlock {
  /// Such a line, read again.
  struct Kept {
    let columns: [Substring]
    /// The rows one behind the other: of each its id, then its columns; 0 for null.
    private(set) var values: [Int64] = []

    init(_ text: String) {
      let head = text.dropFirst(RowBlock.start.count)
      let names = head.prefix { $0 != "\"" }
      columns = names.split(separator: ",")
      guard let rows = head[names.endIndex...].firstIndex(of: "[") else { return }
      values.reserveCapacity(RowBlock.limit * (columns.count + 1))
      var (value, isNegative, isOpen): (Int64, Bool, Bool) = (0, false, false)
      for byte in head[rows...].utf8 {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): (value, isOpen) = (value &* 10 &+ Int64(byte & 15), true)
        case UInt8(ascii: "-"): isNegative = true
        case UInt8(ascii: "n"): isOpen = true
        case UInt8(ascii: ","), UInt8(ascii: "]"):
          if isOpen { values.append(isNegative ? 0 &- value : value) }
          (value, isNegative, isOpen) = (0, false, false)
        default: break
        }
      }
    }

    var count: Int { values.count / (columns.count + 1) }
    func id(_ row: Int) -> Int64 { values[row * (columns.count + 1)] }
    func value(_ row: Int, _ column: Int) -> Int64 { values[row * (columns.count + 1) + 1 + column] }

    /// Of all columns of a row.
    func columns(_ row: Int) -> ArraySlice<Int64> {
      values[row * (columns.count + 1)..<(row + 1) * (columns.count + 1)].dropFirst()
    }
  }
}
