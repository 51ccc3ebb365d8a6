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
      let (scalar, length) = unsafe UTF8Scalar.decode(text, at: offset)
      offset += length
      switch scalar {
      case 0xad, 0x200b...0x200f, 0x2060...0x2064, 0xfffd: break
      case 0x80...0xa0, 0x1680, 0x2000...0x200a, 0x2028...0x2029, 0x202f, 0x205f: output.append(PayeeToken.blank)
      case 0x2010...0x2015, 0x2212: output.append(UInt8(ascii: "-"))
      case 0xb4, 0x2018, 0x2019, 0x201b, 0x2032: output.append(UInt8(ascii: "'"))
      default: append(unsafe Folding.folded(scalar, before: text, at: &offset), to: &output)
      }
    }
  }

  static func append(_ scalar: Int, to output: inout [UInt8]) {
    if scalar < 0x80 {
      output.append(UInt8(scalar))
    } else if let scalar = Unicode.Scalar(UInt32(scalar)) {
      output.append(contentsOf: UTF8.encode(scalar)!)
    }
  }
}
