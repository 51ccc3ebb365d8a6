import CLibCSV

/// libcsv, with its fields going into a `Sink`: cuts one piece of text after the other into fields.
///
/// libcsv's traps that are closed here: it trims blanks unless told not to, keeps a half row after a strict error, and
/// reports no blank lines unless asked to.
@safe
struct FieldParser: ~Copyable {
  private let parser: UnsafeMutablePointer<csv_parser>
  private let sink: UnsafeMutablePointer<Sink>

  enum Outcome {
    /// The record is complete.
    case closed
    /// A quoted field is still open.
    case open
    /// A quote stands where RFC 4180 allows none.
    case broken
  }

  /// The caller keeps `sink` alive as long as the parser.
  @unsafe
  init(dialect: Dialect, sink: UnsafeMutablePointer<Sink>) {
    unsafe parser = .allocate(capacity: 1)
    unsafe self.sink = unsafe sink
    unsafe csv_init(parser, FieldParser.strict)
    unsafe csv_set_delim(parser, dialect.delimiter)
    // 0xFF is no part of UTF-8.
    unsafe csv_set_quote(parser, dialect.quote ?? 0xFF)
    if !dialect.skipsInitialBlanks { unsafe csv_set_space_func(parser) { _ in 0 } }
  }

  deinit {
    unsafe csv_free(parser)
    unsafe parser.deallocate()
  }

  private static let strict = UInt8(CSV_STRICT | CSV_REPALL_NL)
  private static let lenient = UInt8(CSV_REPALL_NL)

  /// Drops what is left of an unfinished record, and says how strict the next ones are read.
  func restart(strictly: Bool) {
    unsafe csv_fini(parser, nil, nil, nil)
    unsafe csv_set_opts(parser, strictly ? FieldParser.strict : FieldParser.lenient)
  }

  /// libcsv copies a field each time that it grows by a block: blocks of a fixed size would make the work of a long field
  /// grow with its square.
  private func growInProportion(to bytes: Int) { unsafe csv_set_blk_size(parser, max(4096, bytes / 8)) }

  /// Cuts whole lines without any quote into fields and records, and the last of them even without a line end.
  func readPlain(_ piece: UnsafeBufferPointer<UInt8>) {
    unsafe sink.pointee.reserve(piece.count)
    growInProportion(to: piece.count)
    unsafe sink.pointee.beginPlainRecords()
    unsafe csv_parse(parser, piece.baseAddress!, piece.count, FieldParser.takeField, FieldParser.takeRow, sink)
    unsafe csv_fini(parser, FieldParser.takeField, FieldParser.takeRow, sink)
  }

  /// Cuts a piece of a record into fields; the caller ends the record.
  func read(_ piece: UnsafeBufferPointer<UInt8>) -> Outcome {
    guard piece.count > 0 else { return unsafe parser.pointee.pstate == 0 ? .closed : .open }
    let most = unsafe piece.count + Int(parser.pointee.entry_pos)
    unsafe sink.pointee.reserve(most)
    growInProportion(to: most)
    let read = unsafe csv_parse(parser, piece.baseAddress!, piece.count, FieldParser.takeField, nil, sink)
    guard read == piece.count else { return .broken }
    return unsafe parser.pointee.pstate == 0 ? .closed : .open
  }

  /// Ends the line of a text that ends without a line end.
  func endLine() -> Outcome {
    var feed = UInt8(ascii: "\n")
    return unsafe withUnsafePointer(to: &feed) { unsafe read(UnsafeBufferPointer(start: $0, count: 1)) }
  }

  private static let takeField: @convention(c) (UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer?) -> Void = {
    field, count, sink in
    unsafe sink!.assumingMemoryBound(to: Sink.self).pointee.append(field!, count: count)
  }

  private static let takeRow: @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void = { lineEnd, sink in
    unsafe sink!.assumingMemoryBound(to: Sink.self).pointee.endPlainRecord(lineEnd: lineEnd)
  }
}
