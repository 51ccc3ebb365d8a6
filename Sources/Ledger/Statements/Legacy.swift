/// Encodings from before Unicode.
enum Legacy {
  static let encodings = ["windows-1252"]

  static func decode(_ raw: UnsafeRawBufferPointer) -> DecodedText {
    for encoding in encodings {
      if case .text(let bytes) = unsafe Iconv.decode(raw, from: encoding) {
        return DecodedText(bytes: bytes, encoding: encoding)
      }
    }
    // Latin-1 takes any byte, the few included that windows-1252 leaves undefined.
    guard case .text(let bytes) = unsafe Iconv.decode(raw, from: "ISO-8859-1") else {
      return DecodedText(bytes: [], encoding: "ISO-8859-1")
    }
    return DecodedText(bytes: bytes, encoding: "ISO-8859-1")
  }
}
