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

/// Finds the physical lines of a text, and the lines in which a byte occurs, reading each byte about once.
@safe
struct LineFinder {
  private let text: UnsafeBufferPointer<UInt8>
  private var lineFeed = Lookout(UInt8(ascii: "\n"))
  private var carriageReturn = Lookout(UInt8(ascii: "\r"))

  /// The caller keeps `text` alive as long as the finder.
  @unsafe
  init(text: UnsafeBufferPointer<UInt8>) {
    unsafe self.text = unsafe text
  }

  /// The line that begins at `start`, which must lie inside the text.
  @inline(__always)
  mutating func line(at start: Int) -> PhysicalLine {
    var reach = 256
    while true {
      let limit = unsafe min(text.count, start + reach)
      let feed = unsafe lineFeed.next(from: start, below: limit, in: text)
      if let back = unsafe carriageReturn.next(from: start, below: feed ?? limit, in: text) {
        let isPair = unsafe back + 1 < text.count && text[back + 1] == UInt8(ascii: "\n")
        return PhysicalLine(start: start, contentEnd: back, end: isPair ? back + 2 : back + 1)
      }
      if let feed { return PhysicalLine(start: start, contentEnd: feed, end: feed + 1) }
      if unsafe limit == text.count { return PhysicalLine(start: start, contentEnd: limit, end: limit) }
      reach *= 4
    }
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
