import Values

/// Whether a byte is a space, a tab or part of a line end.
@inline(__always)
func isBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || (0x09...0x0d).contains(byte)
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are exactly `text`.
  @inline(__always)
  func holds(_ text: [UInt8]) -> Bool {
    guard text.count == count else { return false }
    for place in 0..<count where unsafe text[place] != self[place] { return false }
    return true
  }

  /// The range without the blanks, tabs, no-break spaces and byte order marks at its ends.
  @inline(__always)
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end {
      let byte = unsafe self[start]
      if byte <= 0x20 {
        start += 1
      } else if byte == 0xc2, start + 1 < end, unsafe self[start + 1] == 0xa0 {
        start += 2
      } else if byte == 0xef, start + 2 < end, unsafe self[start + 1] == 0xbb && self[start + 2] == 0xbf {
        start += 3
      } else {
        break
      }
    }
    while start < end {
      let byte = unsafe self[end - 1]
      if byte <= 0x20 {
        end -= 1
      } else if byte == 0xa0, end - 2 >= start, unsafe self[end - 2] == 0xc2 {
        end -= 2
      } else {
        break
      }
    }
    return start..<end
  }

  /// Whether the bytes are `word`, upper and lower case of ASCII letters alike.
  @inline(__always)
  func matches(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for place in 0..<count where unsafe self[place].lowered != word.utf8Start[place].lowered { return false }
    return true
  }
}

extension [UInt8] {
  /// Calls `body` with the bytes in `range`; the pointer is valid only inside the call.
  @inline(__always)
  func with<Result>(_ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    unsafe withUnsafeBufferPointer { unsafe body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Whether `part`, which is not empty, stands somewhere in the bytes.
  func contains(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard part.count > 0, part.count <= count else { return false }
    for start in 0...(count - part.count) where unsafe self[start] == part[0] {
      var length = 1
      while unsafe length < part.count && self[start + length] == part[length] { length += 1 }
      if length == part.count { return true }
    }
    return false
  }

  @inline(__always)
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    unsafe withUnsafeBufferPointer { unsafe $0.trimmed(range) }
  }

  /// Whether `range` holds `word`, upper and lower case of ASCII letters alike.
  func matches(_ range: Range<Int>, _ word: StaticString) -> Bool {
    unsafe range.count == word.utf8CodeUnitCount && with(range) { unsafe $0.matches(word) }
  }

  /// Whether the bytes from `place` on begin with `word`, upper and lower case of ASCII letters alike.
  func begins(at place: Int, with word: StaticString) -> Bool {
    let end = place + word.utf8CodeUnitCount
    return end <= count && matches(place..<end, word)
  }
}

extension FileBytes {
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    unsafe withUnsafeBufferPointer { unsafe $0.trimmed(range) }
  }
}

extension String {
  /// Calls `body` with the text's bytes; the pointer is valid only inside the call.
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8 { unsafe body($0) }
  }
}
