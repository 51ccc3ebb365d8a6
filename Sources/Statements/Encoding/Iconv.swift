import Glibc

/// The C library's iconv: any encoding it knows, to UTF-8.
enum Iconv {
  enum Outcome: Equatable {
    case text([UInt8])
    /// The byte at this place fits no character.
    case bad(Int)
    case unknownEncoding
  }

  /// Decodes a whole text; never replaces or transliterates.
  static func decode(_ raw: UnsafeRawBufferPointer, from encoding: String) -> Outcome {
    guard let converter = unsafe iconv_open("UTF-8", encoding), unsafe converter != iconv_t(bitPattern: -1) else {
      return .unknownEncoding
    }
    defer { unsafe iconv_close(converter) }
    var output: [UInt8] = []
    output.reserveCapacity(raw.count + raw.count / 4)
    var input: UnsafeMutablePointer<CChar>? = unsafe UnsafeMutableRawPointer(mutating: raw.baseAddress!)
      .assumingMemoryBound(to: CChar.self)
    var left = raw.count
    var isDone = false
    while !isDone {
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
        var target: UnsafeMutablePointer<CChar>? = unsafe UnsafeMutableRawPointer(buffer.baseAddress!)
          .assumingMemoryBound(to: CChar.self)
        var room = buffer.count
        var result = unsafe iconv(converter, &input, &left, &target, &room)
        // Some converters hold the last character back, for a mark that might follow it.
        if result != -1 { result = unsafe iconv(converter, nil, nil, &target, &room) }
        if result != -1 || errno != E2BIG { isDone = true }
        count = buffer.count - room
      }
      output += piece
    }
    return left == 0 ? .text(output) : .bad(raw.count - left)
  }
}
