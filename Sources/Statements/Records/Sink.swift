import Glibc

/// Collects the fields and records of one chunk in plain buffers that libcsv's callbacks can fill without checks.
///
/// `reserve` makes room before a piece of text is parsed; a text of n bytes has at most n + 1 fields and records.
@unsafe
struct Sink {
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var fieldEnds: UnsafeMutablePointer<UInt32>
  /// One element more than there are records, as `starts`.
  private(set) var firstFields: UnsafeMutablePointer<UInt32>
  private(set) var lines: UnsafeMutablePointer<UInt32>
  private(set) var starts: UnsafeMutablePointer<Int>
  var byteCount = 0
  var fieldCount = 0
  var recordCount = 0
  /// The physical line on which the next record begins.
  var line: UInt32 = 1
  /// The line end that closed the last record: 10, 13, or -1 for none.
  private var lastEnd: Int32 = -1
  private var byteRoom = 1 << 12
  private var fieldRoom = 1 << 10
  private var recordRoom = 1 << 8
  /// Copies go in steps of this many bytes, and may write as many past the end.
  private static let slack = 16

  init() {
    unsafe bytes = .allocate(capacity: byteRoom)
    unsafe fieldEnds = .allocate(capacity: fieldRoom)
    unsafe firstFields = .allocate(capacity: recordRoom)
    unsafe lines = .allocate(capacity: recordRoom)
    unsafe starts = .allocate(capacity: recordRoom)
  }

  func deallocate() {
    unsafe bytes.deallocate()
    unsafe fieldEnds.deallocate()
    unsafe firstFields.deallocate()
    unsafe lines.deallocate()
    unsafe starts.deallocate()
  }

  /// Begins a chunk whose first record lies at `start`.
  mutating func begin(at start: Int) {
    unsafe (byteCount, fieldCount, recordCount) = (0, 0, 0)
    unsafe firstFields[0] = 0
    unsafe starts[0] = start
  }

  /// Makes room for all that `count` more bytes of text can bring.
  mutating func reserve(_ count: Int) {
    unsafe Sink.grow(&bytes, &byteRoom, used: byteCount, to: byteCount + count + 2 * Sink.slack)
    unsafe Sink.grow(&fieldEnds, &fieldRoom, used: fieldCount, to: fieldCount + count + 2)
    let records = unsafe recordCount + count + 2
    var room = unsafe recordRoom
    unsafe Sink.grow(&firstFields, &room, used: recordCount + 1, to: records)
    unsafe room = recordRoom
    unsafe Sink.grow(&lines, &room, used: recordCount, to: records)
    unsafe Sink.grow(&starts, &recordRoom, used: recordCount + 1, to: records)
  }

  private static func grow<Element: BitwiseCopyable>(
    _ buffer: inout UnsafeMutablePointer<Element>, _ room: inout Int, used: Int, to count: Int
  ) {
    guard count > room else { return }
    room = max(count, room * 2)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: room)
    unsafe larger.update(from: buffer, count: used)
    unsafe buffer.deallocate()
    unsafe buffer = larger
  }

  /// Takes one field. Reads and writes up to 15 bytes past its end, for which both sides have room.
  @inline(__always)
  mutating func append(_ field: UnsafeRawPointer, count: Int) {
    let target = unsafe UnsafeMutableRawPointer(bytes + byteCount)
    var offset = 0
    while offset < count {
      let piece = unsafe field.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      unsafe target.storeBytes(of: piece, toByteOffset: offset, as: SIMD16<UInt8>.self)
      unsafe offset += Sink.slack
    }
    unsafe byteCount += count
    unsafe endField()
  }

  /// Ends a field at the bytes written so far.
  @inline(__always)
  mutating func endField() {
    unsafe fieldEnds[fieldCount] = UInt32(truncatingIfNeeded: byteCount)
    unsafe fieldCount += 1
  }

  mutating func append(byte: UInt8) {
    unsafe bytes[byteCount] = byte
    unsafe byteCount += 1
  }

  /// Ends a record that was cut from exactly its bytes: its length is that of its fields, the delimiters between
  /// them and the line end, of which CR LF comes as two calls.
  @inline(__always)
  mutating func endPlainRecord(lineEnd: Int32) {
    let first = unsafe Int(firstFields[recordCount])
    let fields = unsafe fieldCount - first
    let isPair = unsafe fields == 0 && lineEnd == 10 && lastEnd == 13 && recordCount > 0
    unsafe lastEnd = isPair ? -1 : lineEnd
    if isPair {
      unsafe starts[recordCount] += 1
      return
    }
    let from = unsafe first == 0 ? 0 : Int(fieldEnds[first - 1])
    let length = unsafe byteCount - from + max(0, fields - 1) + (lineEnd < 0 ? 0 : 1)
    unsafe endRecord(at: starts[recordCount] + length, lineCount: 1)
  }

  /// Ends a record of `lineCount` physical lines at `end` of the text.
  mutating func endRecord(at end: Int, lineCount: Int) {
    unsafe lines[recordCount] = line
    unsafe recordCount += 1
    unsafe firstFields[recordCount] = UInt32(truncatingIfNeeded: fieldCount)
    unsafe starts[recordCount] = end
    unsafe line &+= UInt32(truncatingIfNeeded: lineCount)
  }

  /// Forgets the last line end, so that the next record stands alone.
  mutating func beginPlainRecords() {
    unsafe lastEnd = -1
  }

  /// Drops all records from `record` on.
  mutating func truncate(toRecords record: Int) {
    guard unsafe record < recordCount else { return }
    unsafe line = lines[record]
    unsafe recordCount = record
    unsafe truncate(toFields: Int(firstFields[record]))
  }

  /// Drops all fields from `field` on.
  mutating func truncate(toFields field: Int) {
    unsafe fieldCount = field
    unsafe byteCount = field == 0 ? 0 : Int(fieldEnds[field - 1])
  }

  /// Drops the fields `first ..< kept`, those before the last ones.
  mutating func dropFields(_ first: Int, upTo kept: Int) {
    let from = unsafe first == 0 ? 0 : Int(fieldEnds[first - 1])
    let gap = unsafe kept == 0 ? 0 : Int(fieldEnds[kept - 1]) - from
    unsafe memmove(bytes + from, bytes + from + gap, byteCount - from - gap)
    unsafe byteCount -= gap
    for field in unsafe kept..<fieldCount {
      unsafe fieldEnds[first + field - kept] = fieldEnds[field] - UInt32(truncatingIfNeeded: gap)
    }
    unsafe fieldCount -= kept - first
  }

  func bytes(ofField field: Int) -> UnsafeMutableBufferPointer<UInt8> {
    let from = unsafe field == 0 ? 0 : Int(fieldEnds[field - 1])
    return unsafe UnsafeMutableBufferPointer(start: bytes + from, count: Int(fieldEnds[field]) - from)
  }

  /// Whether the fields `first ..< middle` and `middle ..< fieldCount` are the same.
  func areEqual(from first: Int, and middle: Int) -> Bool {
    guard unsafe middle - first == fieldCount - middle else { return false }
    for offset in 0..<(middle - first) {
      let left = unsafe bytes(ofField: first + offset)
      let right = unsafe bytes(ofField: middle + offset)
      guard left.count == right.count, unsafe memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0
      else { return false }
    }
    return true
  }

  /// The record that holds a place of the text, which must lie in this chunk.
  func record(at place: Int) -> Int {
    var low = 0
    var high = unsafe recordCount - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if unsafe starts[middle] <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The chunk as a value of its own.
  func records(damaged: [Int]) -> Records {
    var records = Records()
    unsafe records.bytes = Array(UnsafeBufferPointer(start: bytes, count: byteCount))
    unsafe records.fieldEnds = Array(UnsafeBufferPointer(start: fieldEnds, count: fieldCount))
    unsafe records.firstFields = Array(UnsafeBufferPointer(start: firstFields, count: recordCount + 1))
    unsafe records.lines = Array(UnsafeBufferPointer(start: lines, count: recordCount))
    unsafe records.starts = Array(UnsafeBufferPointer(start: starts, count: recordCount + 1))
    records.damaged = damaged
    return records
  }
}
