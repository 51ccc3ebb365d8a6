import Values

/// A bank's text with ordinary widths: full-width letters, half-width kana, and all kinds of blanks, dashes and
/// apostrophes become the usual ones. Case and accents stay.
enum PayeeText {
  static func isASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(text)
    var offset = 0
    while offset + 8 <= raw.count {
      if unsafe raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { return false }
      offset += 8
    }
    while offset < raw.count {
      if unsafe raw[offset] >= 0x80 { return false }
      offset += 1
    }
    return true
  }

  /// Replaces what `output` holds by the text.
  static func widen(_ text: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    output.removeAll(keepingCapacity: true)
    var offset = 0
    while offset < text.count {
      let byte = unsafe text[offset]
      if byte < 0x80 {
        output.append(byte)
        offset += 1
        continue
      }
      var (bytes, count) = unsafe Folding.widths.piece(of: text, at: &offset)
      for _ in 0..<count {
        output.append(UInt8(truncatingIfNeeded: bytes))
        bytes >>= 8
      }
    }
  }
}
