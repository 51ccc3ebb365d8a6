/// Cuts a decoded statement into records, chunk by chunk, so that one stray quote costs at most its own record.
///
/// libcsv does the cutting: lines without a quote go to it in blocks, others one physical line at a time. A quoted
/// field may run over line ends; where it does not close in time, or what it swallows looks like records of its own,
/// its quote is a stray one and the line is read by `Scanner.repair`.
///
/// The records and their damage do not depend on the size of the chunks.
@safe
package struct Scanner: ~Copyable {
  let text: UnsafeBufferPointer<UInt8>
  /// Bytes of the text.
  let length: Int
  let dialect: Dialect
  /// Where the next record begins.
  var position = 0
  let sink: UnsafeMutablePointer<Sink>
  let parser: FieldParser
  /// Reads lines on trial while `parser` is within a record.
  let probe: FieldParser
  var finder = LineFinder()
  private var quote: Lookout
  private var backslash = Lookout(UInt8(ascii: "\\"))
  private var nul = Lookout(0)
  var damaged: [Int] = []
  /// Fields of the last sound record with more than one, 0 before the first; where it begins; and how many such
  /// records had as many in a row.
  var expected = 0
  var model = 0
  var steadiness = 0
  /// How far an open quote is followed. Each failure halves it, so that many strays cannot make the scan slow.
  var lookAhead = Scanner.farthest
  /// A line in which backslash escapes stand as bytes that UTF-8 does not have.
  var unescaped: [UInt8] = []

  static let farthest = 1 << 18
  static let nearest = 1 << 12
  /// As many records of one width in a row make another width suspicious.
  static let steady = 4
  private static let block = 1 << 14
  /// A chunk ends once its fields take this many bytes.
  private static let chunk = 1 << 26

  /// The caller keeps `text`, which is UTF-8, alive as long as the scanner.
  @unsafe
  package init(text: UnsafeBufferPointer<UInt8>, dialect: Dialect) {
    unsafe self.text = unsafe text
    length = text.count
    self.dialect = dialect
    unsafe sink = .allocate(capacity: 1)
    unsafe sink.initialize(to: Sink())
    unsafe parser = FieldParser(dialect: dialect, sink: sink)
    unsafe probe = FieldParser(dialect: dialect, sink: sink)
    quote = Lookout(dialect.quote ?? 0xFF)
  }

  deinit {
    unsafe sink.pointee.deallocate()
    unsafe sink.deallocate()
  }

  /// The next records, at least one and at most `maxRecords`; nil at the end of the text.
  package mutating func next(maxRecords: Int) -> Records? {
    guard position < length else { return nil }
    unsafe sink.pointee.begin(at: position)
    damaged.removeAll(keepingCapacity: true)
    while unsafe position < length && sink.pointee.recordCount < max(1, maxRecords)
      && sink.pointee.byteCount < Scanner.chunk
    {
      let from = position
      let end = unsafe endOfPlainLines(atMost: maxRecords - sink.pointee.recordCount)
      if end > position { readPlainLines(to: end, maxRecords: max(1, maxRecords)) } else { readRecord() }
      markNULs(from: from)
    }
    return unsafe sink.pointee.records(damaged: damaged)
  }

  /// Where the lines from here on end that need no care: no quote, no escape, no blanks to drop.
  private mutating func endOfPlainLines(atMost count: Int) -> Int {
    guard !dialect.skipsInitialBlanks else { return position }
    var reach = min(Scanner.block, 256 * min(max(count, 1), Scanner.block))
    while true {
      let limit = min(length, position + reach)
      var stop = unsafe quote.next(from: position, below: limit, in: text) ?? limit
      if dialect.backslashEscapes { stop = unsafe backslash.next(from: position, below: stop, in: text) ?? stop }
      if stop == length { return stop }
      var end = stop
      while unsafe end > position && !isLineEnd(text[end - 1]) { end -= 1 }
      if end > position {
        let isPair = unsafe text[end - 1] == UInt8(ascii: "\r") && text[end] == UInt8(ascii: "\n")
        return isPair ? end + 1 : end
      }
      if stop < limit { return position }
      reach *= 4
    }
  }

  private mutating func readPlainLines(to end: Int, maxRecords: Int) {
    let first = unsafe sink.pointee.recordCount
    unsafe parser.readPlain(UnsafeBufferPointer(rebasing: text[position..<end]))
    unsafe sink.pointee.truncate(toRecords: maxRecords)
    let count = unsafe sink.pointee.recordCount
    position = unsafe sink.pointee.starts[count]
    learn(from: first..<count)
  }

  /// Remembers what these records, which are sound and follow those before, tell of the next.
  private mutating func learn(from records: Range<Int>) {
    let before = (fields: expected, run: steadiness)
    expected = 0
    steadiness = 0
    for record in records.reversed() where steadiness < Scanner.steady {
      let fields = unsafe Int(sink.pointee.firstFields[record + 1] - sink.pointee.firstFields[record])
      guard fields > 1 else { continue }
      if expected == 0 {
        expected = fields
        model = unsafe sink.pointee.starts[record]
      }
      guard fields == expected else { return }
      steadiness += 1
    }
    if expected == 0 { expected = before.fields }
    if expected == before.fields { steadiness = min(Scanner.steady, steadiness + before.run) }
  }

  /// Reads one record that begins with a line that needs care.
  private mutating func readRecord() {
    let line = unsafe finder.line(at: position, in: text)
    let firstField = unsafe sink.pointee.fieldCount
    parser.restart(strictly: true)
    var end = line.end
    var lineCount = 1
    var outcome = read(line)
    if outcome == .open { outcome = readOn(from: line, end: &end, lineCount: &lineCount) }
    if outcome == .closed {
      if lineCount == 1, unsafe sink.pointee.fieldCount == firstField + 1 { unwrap(line, from: firstField) }
      endRecord(at: end, lineCount: lineCount, isSound: true)
    } else {
      unsafe sink.pointee.truncate(toFields: firstField)
      repair(line)
      parser.restart(strictly: true)
    }
  }

  /// Ends the record whose fields are in the sink. A sound one tells how many fields to expect of the next.
  mutating func endRecord(at end: Int, lineCount: Int, isSound: Bool) {
    let firstField = unsafe Int(sink.pointee.firstFields[sink.pointee.recordCount])
    if dialect.backslashEscapes { restoreEscapes(from: firstField) }
    if !isSound { unsafe markDamaged(sink.pointee.recordCount) }
    unsafe sink.pointee.endRecord(at: end, lineCount: lineCount)
    position = end
    if isSound { unsafe learn(from: sink.pointee.recordCount - 1..<sink.pointee.recordCount) }
  }

  /// Feeds one line to the parser, its line end included; a text that ends without one gets one.
  mutating func read(_ line: PhysicalLine) -> FieldParser.Outcome {
    var outcome = feed(line.start..<min(line.contentEnd + 1, line.end))
    if outcome == .open && line.end > line.contentEnd + 1 {
      outcome = feed(line.contentEnd + 1..<line.end)
    } else if outcome != .broken && line.contentEnd == line.end {
      outcome = parser.endLine()
    }
    return outcome
  }

  private mutating func feed(_ range: Range<Int>) -> FieldParser.Outcome {
    if dialect.backslashEscapes, translateEscapes(in: range) {
      return unsafe unescaped.withUnsafeBufferPointer { unsafe parser.read($0) }
    }
    return unsafe parser.read(UnsafeBufferPointer(rebasing: text[range]))
  }

  private mutating func markDamaged(_ record: Int) {
    if damaged.last != record { damaged.append(record) }
  }

  /// A record that holds a NUL byte is damaged: something has been lost in it.
  private mutating func markNULs(from start: Int) {
    var from = start
    while let place = unsafe nul.next(from: from, below: position, in: text) {
      let record = unsafe sink.pointee.record(at: place)
      markDamaged(record)
      from = unsafe sink.pointee.starts[record + 1]
    }
  }
}

/// Whether a byte ends a physical line.
@inline(__always)
func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
