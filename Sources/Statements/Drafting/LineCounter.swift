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
