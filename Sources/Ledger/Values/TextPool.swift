/// The number of a text in a `TextPool`; 0 is the empty text.
package typealias TextID = UInt32

/// Texts stored once each in one byte buffer and named by number, so that columns of texts cost four bytes a row.
///
/// Interning the same bytes again gives the same number. The texts are UTF-8.
package struct TextPool: Sendable {
  private var bytes: [UInt8] = []
  /// Text `i` is `bytes[ends[i] ..< ends[i + 1]]`.
  private var ends: [UInt32] = [0, 0]
  /// Open addressing over text numbers; 0 marks a free slot. Its count is a power of two.
  private var slots: [TextID] = Array(repeating: 0, count: 64)

  package init() {}

  /// How many texts there are, the empty one included.
  package var count: Int { ends.count - 1 }

  package mutating func intern(_ text: String) -> TextID {
    var text = text
    return text.withUTF8 { unsafe intern($0) }
  }

  package mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> TextID {
    guard text.count > 0 else { return 0 }
    if ends.count * 2 > slots.count { grow() }
    let mask = slots.count - 1
    var slot = unsafe Int(truncatingIfNeeded: TextPool.hash(text)) & mask
    while slots[slot] != 0 {
      if unsafe isEqual(slots[slot], text) { return slots[slot] }
      slot = (slot + 1) & mask
    }
    let id = TextID(count)
    unsafe bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
    slots[slot] = id
    return id
  }

  package subscript(id: TextID) -> String {
    String(decoding: bytes[range(of: id)], as: UTF8.self)
  }

  package func length(of id: TextID) -> Int { range(of: id).count }

  /// Calls `body` with the bytes of text `id`; the pointer is valid only inside the call.
  package func withBytes<Result, Failure: Error>(
    of id: TextID, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let range = range(of: id)
    return try unsafe bytes.withUnsafeBufferPointer { all throws(Failure) in
      try unsafe body(UnsafeBufferPointer(rebasing: all[range]))
    }
  }

  /// Calls `body` with a view of all texts, for callers that hand many of them to C; valid only inside the call.
  package func withAllBytes<Result>(_ body: (TextBytes) throws -> Result) rethrows -> Result {
    try unsafe bytes.withUnsafeBufferPointer { bytes in
      try unsafe ends.withUnsafeBufferPointer { ends in try unsafe body(TextBytes(bytes: bytes, ends: ends)) }
    }
  }

  private func range(of id: TextID) -> Range<Int> {
    Int(ends[Int(id)])..<Int(ends[Int(id) + 1])
  }

  private func isEqual(_ id: TextID, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(of: id)
    guard range.count == text.count else { return false }
    return unsafe bytes.withUnsafeBufferPointer { all in
      for offset in 0..<text.count where unsafe all[range.lowerBound + offset] != text[offset] { return false }
      return true
    }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for id in 1..<max(1, count) {
      var slot = unsafe Int(truncatingIfNeeded: withBytes(of: TextID(id)) { unsafe TextPool.hash($0) }) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = TextID(id)
    }
  }

  /// A 64-bit hash of bytes, the same on every run: eight bytes a step, multiplied and folded (as in wyhash's mum).
  package static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0x9e37_79b9_7f4a_7c15 ^ UInt64(text.count)
    let raw = UnsafeRawBufferPointer(text)
    var offset = 0
    while offset + 8 <= raw.count {
      let word = unsafe raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = folded(hash ^ word)
      offset += 8
    }
    var tail: UInt64 = 0
    while offset < raw.count {
      tail = unsafe tail << 8 | UInt64(raw[offset])
      offset += 1
    }
    return folded(hash ^ tail)
  }

  private static func folded(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
    return product.high ^ product.low ^ (value >> 29)
  }
}

/// The bytes of a pool's texts by number, inside `TextPool.withAllBytes`.
@unsafe package struct TextBytes {
  fileprivate let bytes: UnsafeBufferPointer<UInt8>
  fileprivate let ends: UnsafeBufferPointer<UInt32>

  package subscript(id: TextID) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(rebasing: bytes[Int(ends[Int(id)])..<Int(ends[Int(id) + 1])])
  }
}
