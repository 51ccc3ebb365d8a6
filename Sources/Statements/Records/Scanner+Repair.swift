/// What is done about quotes that stand where they should not.
extension Scanner {
  /// Follows a quoted field that the line `first` leaves open, line by line; `end` and `lineCount` grow with it.
  ///
  /// The field is given up, and `broken` returned, where it does not close within `lookAhead`, or where the lines that
  /// it would swallow look like records as `first` does when its quote is taken for text.
  mutating func readOn(from first: PhysicalLine, end: inout Int, lineCount: inout Int) -> FieldParser.Outcome {
    let fields = countCutFields(first)
    let couldBeWhole = fields > 1 && (expected == 0 || fields == expected)
    var allFresh = couldBeWhole
    var freshCount = 0
    var outcome = FieldParser.Outcome.open
    while outcome == .open && end < length && end - first.start < lookAhead && !(allFresh && freshCount > 2) {
      let line = unsafe finder.line(at: end, in: text)
      if allFresh && !line.content.isEmpty {
        allFresh = isFresh(line, fields: fields)
        freshCount += 1
      }
      outcome = read(line)
      end = line.end
      lineCount += 1
    }
    let firstField = unsafe Int(sink.pointee.firstFields[sink.pointee.recordCount])
    let swallowsRecords = allFresh && freshCount > 0
    let isMisfit =
      unsafe couldBeWhole && steadiness == Scanner.steady && sink.pointee.fieldCount - firstField != expected
    if outcome == .closed && !swallowsRecords && !isMisfit {
      lookAhead = min(Scanner.farthest, lookAhead * 2)
      return .closed
    }
    lookAhead = max(Scanner.nearest, lookAhead / 2)
    return .broken
  }

  /// Whether a line within an open field looks like a record of its own.
  private mutating func isFresh(_ line: PhysicalLine, fields: Int) -> Bool {
    let mark = unsafe sink.pointee.fieldCount
    probe.restart(strictly: true)
    let outcome = unsafe probe.read(UnsafeBufferPointer(rebasing: text[line.content]))
    let isClosed = outcome != .broken && probe.endLine() == .closed
    let count = unsafe sink.pointee.fieldCount - mark
    unsafe sink.pointee.truncate(toFields: mark)
    if isClosed { return count == fields }
    return startsLikeModel(line) && countCutFields(line) == fields
  }

  /// Reads a line with a quote that libcsv does not like, for better or worse: as it is cut at every delimiter, or as
  /// libcsv reads it when it is not strict. Where both say the same the quotes are text and nothing is damaged.
  mutating func repair(_ line: PhysicalLine) {
    let first = unsafe sink.pointee.fieldCount
    if unwrap(line, from: first) { return endRecord(at: line.end, lineCount: 1, isSound: true) }
    if cut(line) { return endRecord(at: line.end, lineCount: 1, isSound: true) }
    let middle = unsafe sink.pointee.fieldCount
    parser.restart(strictly: false)
    var end = line.end
    var lineCount = 1
    var outcome = read(line)
    if outcome == .open && middle - first < expected {
      outcome = readLoosely(end: &end, lineCount: &lineCount)
    }
    if dialect.backslashEscapes { restoreEscapes(from: middle) }
    let isSound = unsafe outcome == .closed && lineCount == 1 && sink.pointee.areEqual(from: first, and: middle)
    let isLooseBetter =
      unsafe outcome == .closed && sink.pointee.fieldCount - middle == expected && middle - first != expected
    if isLooseBetter {
      unsafe sink.pointee.dropFields(first, upTo: middle)
    } else {
      unsafe sink.pointee.truncate(toFields: middle)
      end = line.end
      lineCount = 1
    }
    endRecord(at: end, lineCount: lineCount, isSound: isSound)
  }

  /// Follows an open field that has stray quotes in it over a few lines, none of which looks like a record.
  private mutating func readLoosely(end: inout Int, lineCount: inout Int) -> FieldParser.Outcome {
    var outcome = FieldParser.Outcome.open
    while outcome == .open && end < length && lineCount < 16 {
      let line = unsafe finder.line(at: end, in: text)
      if opensQuotes(line) || startsLikeModel(line) || isFresh(line, fields: expected) { return .broken }
      outcome = read(line)
      end = line.end
      lineCount += 1
    }
    return outcome
  }

  /// Whether a quote on the line looks like the first of a field, so that the field before it cannot still be open.
  private func opensQuotes(_ line: PhysicalLine) -> Bool {
    line.content.dropLast().contains { place in
      guard unsafe text[place] == dialect.quote, unsafe place == line.start || text[place - 1] == dialect.delimiter
      else {
        return false
      }
      return unsafe text[place + 1] != dialect.quote && text[place + 1] != dialect.delimiter
    }
  }

  private mutating func countCutFields(_ line: PhysicalLine) -> Int {
    let mark = unsafe sink.pointee.fieldCount
    _ = cut(line)
    let count = unsafe sink.pointee.fieldCount - mark
    unsafe sink.pointee.truncate(toFields: mark)
    return count
  }

  /// Cuts a line at every delimiter but those within fields whose quotes are sound. True where all quotes are, and only
  /// blanks behind a closing one, which are dropped, made libcsv refuse the line.
  private func cut(_ line: PhysicalLine) -> Bool {
    unsafe sink.pointee.reserve(line.content.count)
    var isSound = true
    var place = line.start
    while true {
      place = cutField(from: place, to: line.contentEnd, isSound: &isSound)
      guard place < line.contentEnd else { return isSound }
      place += 1
    }
  }

  /// Takes one field and returns where it ends: at a delimiter or at `end`.
  private func cutField(from start: Int, to end: Int, isSound: inout Bool) -> Int {
    if let close = closingQuote(of: start, before: end) {
      append(start + 1..<close, doubledQuotes: true)
      return endOfBlanks(from: close + 1, to: end)
    }
    var stop = start
    while unsafe stop < end && text[stop] != dialect.delimiter {
      if unsafe text[stop] == dialect.quote { isSound = false }
      stop += isEscape(at: stop, before: end) ? 2 : 1
    }
    let isPaired = unsafe stop - start > 1 && text[start] == dialect.quote && text[stop - 1] == dialect.quote
    append(isPaired ? start + 1..<stop - 1 : start..<stop, doubledQuotes: false)
    return stop
  }

  /// The quote that closes the field that begins at `start`, if its quoting is sound.
  private func closingQuote(of start: Int, before end: Int) -> Int? {
    guard unsafe start < end && text[start] == dialect.quote else { return nil }
    var place = start + 1
    while place < end {
      if isEscape(at: place, before: end) {
        place += 2
      } else if unsafe text[place] != dialect.quote {
        place += 1
      } else if unsafe place + 1 < end && text[place + 1] == dialect.quote {
        place += 2
      } else {
        let after = endOfBlanks(from: place + 1, to: end)
        return unsafe after == end || text[after] == dialect.delimiter ? place : nil
      }
    }
    return nil
  }

  private func endOfBlanks(from start: Int, to end: Int) -> Int {
    var place = start
    while unsafe place < end && text[place] != dialect.delimiter && (text[place] == 0x20 || text[place] == 0x09) {
      place += 1
    }
    return place
  }

  private func isEscape(at place: Int, before end: Int) -> Bool {
    guard unsafe dialect.backslashEscapes && place + 1 < end && text[place] == UInt8(ascii: "\\") else { return false }
    return unsafe standIn(for: text[place + 1]) != nil
  }

  private func append(_ range: Range<Int>, doubledQuotes: Bool) {
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = unsafe text[place]
      let hasNext = place + 1 < range.upperBound
      if isEscape(at: place, before: range.upperBound) {
        place += 1
        unsafe sink.pointee.append(byte: text[place])
      } else {
        unsafe sink.pointee.append(byte: byte)
        if unsafe doubledQuotes && byte == dialect.quote && hasNext && text[place + 1] == dialect.quote { place += 1 }
      }
      place += 1
    }
    unsafe sink.pointee.endField()
  }

  /// Whether a line begins as the last sound record does: with two numbers or more and perhaps a word, like a day's,
  /// and the same signs between them.
  private func startsLikeModel(_ line: PhysicalLine) -> Bool {
    guard expected > 0 else { return false }
    var left = unsafe Shape(text: text, place: model, delimiter: dialect.delimiter)
    var right = unsafe Shape(text: text, place: line.start, delimiter: dialect.delimiter)
    var numbers = 0
    var words = 0
    while true {
      let kind = left.next()
      guard kind == right.next() else { return false }
      if kind == nil { return numbers > 1 && numbers + words > 2 }
      if kind == Shape.digit { numbers += 1 }
      if kind == Shape.letter { words += 1 }
    }
  }
}

/// The outline of a line's first field: runs of digits and letters count once, other bytes as they are.
@safe
private struct Shape {
  static let digit: UInt8 = 0x30
  static let letter: UInt8 = 0x41
  private let text: UnsafeBufferPointer<UInt8>
  private var place: Int
  private let delimiter: UInt8
  private var last: UInt8?

  @unsafe
  init(text: UnsafeBufferPointer<UInt8>, place: Int, delimiter: UInt8) {
    unsafe self.text = unsafe text
    self.place = place
    self.delimiter = delimiter
  }

  mutating func next() -> UInt8? {
    while unsafe place < text.count {
      let byte = unsafe text[place]
      if byte == delimiter || byte == 10 || byte == 13 { return nil }
      place += 1
      let kind = Shape.kind(of: byte)
      let isRun = kind == last && (kind == Shape.digit || kind == Shape.letter)
      last = kind
      if !isRun { return kind }
    }
    return nil
  }

  private static func kind(of byte: UInt8) -> UInt8 {
    switch byte {
    case 0x30...0x39: digit
    case 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: letter
    default: byte
    }
  }
}
