/// The one hash of texts, 64 bits, the same on every run: what is added is multiplied and folded (as in wyhash's mum).
///
/// Books and caches keep the hash of a text's bytes: it must never change.
public struct TextHash: Hashable, Sendable {
  public var value: UInt64

  /// Of nothing yet.
  @inlinable @inline(__always)
  public init() { value = 0x9e37_79b9_7f4a_7c15 }

  @inlinable @inline(__always)
  public mutating func add(_ part: UInt64) {
    value ^= part
    let product = value.multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
    value = product.high ^ product.low ^ (value >> 29)
  }

  /// Of the bytes of a text, eight a step.
  package init(_ text: UnsafeBufferPointer<UInt8>) {
    unsafe self.init(text) { $0 }
  }

  /// Of a text of ASCII in small letters.
  package init(lowering text: UnsafeBufferPointer<UInt8>) {
    unsafe self.init(text, EightBytes.lowered)
  }

  @inline(__always)
  private init(_ text: UnsafeBufferPointer<UInt8>, _ change: (UInt64) -> UInt64) {
    self.init()
    value ^= UInt64(text.count)
    let raw = UnsafeRawBufferPointer(text)
    var offset = 0
    while offset + 8 <= raw.count {
      unsafe add(change(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    unsafe add(change(TextHash.tail(of: raw, from: offset)))
  }

  /// The last bytes, at most seven, as one number.
  @inline(__always)
  private static func tail(of raw: UnsafeRawBufferPointer, from start: Int) -> UInt64 {
    let length = raw.count - start
    if length == 0 { return 0 }
    if raw.count >= 8 {
      let word = unsafe raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)
      return UInt64(bigEndian: word) & ((1 << UInt64(8 * length)) - 1)
    }
    if length >= 4 {
      // Two halves, which meet or share bytes.
      let first = unsafe UInt64(UInt32(bigEndian: raw.loadUnaligned(as: UInt32.self)))
      let last = unsafe UInt64(UInt32(bigEndian: raw.loadUnaligned(fromByteOffset: length - 4, as: UInt32.self)))
      return first << UInt64(8 * (length - 4)) | last
    }
    var tail: UInt64 = 0
    for offset in 0..<length { tail = unsafe tail << 8 | UInt64(raw[offset]) }
    return tail
  }
}
