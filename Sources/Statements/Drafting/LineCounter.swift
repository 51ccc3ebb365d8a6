/// Tells the physical line of places in a text, from first to last, reading each byte once.
struct LineCounter {
  private let text: [UInt8]
  private var position = 0
  private var line: UInt32 = 1

  init(_ text: [UInt8]) {
    self.text = text
  }

  /// The line, from 1, of the byte at `place`, which must not lie before the place asked for last.
  mutating func line(at place: Int) -> UInt32 {
    let end = min(place, text.count)
    while position < end {
      let byte = text[position]
      position += 1
      if byte == 0x0a || (byte == 0x0d && (position == text.count || text[position] != 0x0a)) { line += 1 }
    }
    return line
  }
}

/// One physical line: its number from 1, and its bytes without and with the line end.
struct NumberedLine: Equatable {
  var number: UInt32
  var content: Range<Int>
  var end: Int
}

/// Cuts a text into physical lines that end with LF, CR LF or a bare CR.
struct LineReader {
  private let text: [UInt8]
  private var position = 0
  private var number: UInt32 = 0

  init(_ text: [UInt8]) {
    self.text = text
  }

  mutating func next() -> NumberedLine? {
    guard position < text.count else { return nil }
    let start = position
    while position < text.count, text[position] != 0x0a, text[position] != 0x0d { position += 1 }
    let contentEnd = position
    if position < text.count {
      let isPair = text[position] == 0x0d && position + 1 < text.count && text[position + 1] == 0x0a
      position += isPair ? 2 : 1
    }
    number += 1
    return NumberedLine(number: number, content: start..<contentEnd, end: position)
  }
}
