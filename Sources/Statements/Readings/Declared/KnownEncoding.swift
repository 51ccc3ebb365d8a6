extension Encodings {
  /// Whether texts can be decoded from the encoding of that name.
  package static func isKnown(_ name: String) -> Bool {
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0") else { return false }
    let letter: [UInt8] = [65]
    let outcome = unsafe letter.withUnsafeBytes { unsafe Iconv.decode($0, from: Legacy.converter(for: name)) }
    return outcome != .unknownEncoding
  }
}
