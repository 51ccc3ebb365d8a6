import Glibc

/// A physical line of a text: its bytes, and its line end (LF, CR LF, a bare CR, or nothing at the end of the text).
struct PhysicalLine {
  var start: Int
  /// Where the line end begins.
  var contentEnd: Int
  /// Where the next line begins.
  var end: Int

  var content: Range<Int> { start..<contentEnd }
}

/// Finds the physical lines of a text, reading each byte about once.
struct LineFinder {
  private var lineFeed = Lookout(UInt8(ascii: "\n"))
  private var carriageReturn = Lookout(UInt8(ascii: "\r"))

  /// The line that begins at `start`, which must lie inside the text: the same one in each call.
  @inline(__always)
  mutating func line(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> PhysicalLine {
    var reach = 256
    while true {
      let limit = min(text.count, start + reach)
      let feed = unsafe lineFeed.next(from: start, below: limit, in: text)
      if let back = unsafe carriageReturn.next(from: start, below: feed ?? limit, in: text) {
        let isPair = unsafe back + 1 < text.count && text[back + 1] == UInt8(ascii: "\n")
        return PhysicalLine(start: start, contentEnd: back, end: isPair ? back + 2 : back + 1)
      }
      if let feed { return PhysicalLine(start: start, contentEnd: feed, end: feed + 1) }
      if limit == text.count { return PhysicalLine(start: start, contentEnd: limit, end: limit) }
      reach *= 4
    }
  }
}

/// One physical line: its number from 1, and its bytes without and with the line end.
struct NumberedLine: Equatable {
  var number: UInt32
  var content: Range<Int>
  var end: Int
}

/// Cuts a text into its physical lines.
struct LineReader {
  private let text: [UInt8]
  private var finder = LineFinder()
  private var position = 0
  private var number: UInt32 = 0

  init(_ text: [UInt8]) {
    self.text = text
  }

  mutating func next() -> NumberedLine? {
    guard position < text.count else { return nil }
    let text = text
    let line = unsafe text.withUnsafeBufferPointer { unsafe finder.line(at: position, in: $0) }
    position = line.end
    number += 1
    return NumberedLine(number: number, content: line.content, end: line.end)
  }
}

/// Looks for one byte ahead of a place that moves on through a text, and remembers what it saw.
struct Lookout {
  private let byte: UInt8
  /// `clear` holds no such byte; `isThere` tells whether the byte behind it is one.
  private var clear = 0..<0
  private var isThere = false

  init(_ byte: UInt8) {
    self.byte = byte
  }

  /// The first place in `start ..< limit` that holds the byte. Going back is allowed, and costs a little.
  @inline(__always)
  mutating func next(from start: Int, below limit: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    if start < clear.lowerBound || start > clear.upperBound {
      clear = start..<start
      isThere = false
    }
    if !isThere, clear.upperBound < limit { unsafe look(below: limit, in: text) }
    if isThere, clear.upperBound < limit { return clear.upperBound }
    return nil
  }

  /// Looks on, at least 4 kB ahead so that a byte that never comes costs next to nothing.
  @inline(never)
  private mutating func look(below limit: Int, in text: UnsafeBufferPointer<UInt8>) {
    let from = clear.upperBound
    let end = min(text.count, max(limit, from + 4096))
    let base = unsafe UnsafeRawPointer(text.baseAddress!)
    if let found = unsafe memchr(base + from, Int32(byte), end - from) {
      isThere = true
      clear = unsafe clear.lowerBound..<(UnsafeRawPointer(found) - base)
    } else {
      clear = clear.lowerBound..<end
    }
  }
}
