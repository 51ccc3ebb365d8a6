import Glibc

/// The number of a text in a `TextPool`; 0 is the empty text.
package typealias TextID = UInt32

/// Texts stored once each in one byte buffer and named by number, so that columns of texts cost four bytes a row.
///
/// Interning the same bytes again gives the same number. The texts are UTF-8 without NUL: ASCII has it to fill up a field,
/// and for SQLite and C it would be a text's end.
package struct TextPool: Sendable {
  private var bytes: [UInt8] = []
  /// Text `i` is `bytes[ends[i] ..< ends[i + 1]]`.
  private var ends: [UInt32] = [0, 0]
  /// Open addressing; its count is a power of two, or 0 where it was let go.
  private var slots = Array(repeating: Slot.free, count: TextPool.leastSlots)
  private static let leastSlots = 64

  /// A text's number beside a part of its hash, which places it and spares looking at nearly all texts that differ.
  private struct Slot {
    let hash: UInt32
    let id: TextID
    static let free = Slot(hash: 0, id: 0)
  }

  package init() {}

  /// How many texts there are, the empty one included.
  package var count: Int { ends.count - 1 }

  package mutating func intern(_ text: String) -> TextID {
    var text = text
    return text.withUTF8 { unsafe intern($0) }
  }

  package mutating func intern(_ text: Span<UInt8>) -> TextID {
    unsafe text.withUnsafeBufferPointer { unsafe intern($0) }
  }

  package mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> TextID {
    guard let start = text.baseAddress, text.count > 0 else { return 0 }
    if unsafe memchr(start, 0, text.count) != nil {
      return unsafe text.filter { $0 != 0 }.withUnsafeBufferPointer { unsafe intern($0) }
    }
    if isFull(slots.count) { slots.isEmpty ? index() : grow() }
    let mask = slots.count - 1
    let hash = unsafe UInt32(truncatingIfNeeded: TextHash(text).value)
    var place = Int(hash) & mask
    while true {
      let slot = slots[place]
      if slot.id == 0 { break }
      if unsafe slot.hash == hash && isEqual(slot.id, text) { return slot.id }
      place = (place + 1) & mask
    }
    let id = TextID(count)
    unsafe bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
    slots[place] = Slot(hash: hash, id: id)
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
      unsafe memcmp(all.baseAddress! + range.lowerBound, text.baseAddress!, text.count) == 0
    }
  }

  /// Whether so many slots are too few for another text.
  private func isFull(_ slots: Int) -> Bool { ends.count * 4 > slots * 3 }

  /// Makes room for `factor` times as many texts as there are, of `most` bytes in all, so that long ones are not copied as
  /// they grow.
  package mutating func reserve(times factor: Int, most: Int) {
    bytes.reserveCapacity(min(bytes.count * factor, most))
    ends.reserveCapacity(min(ends.count * factor, most))
  }

  /// Frees what finds equal texts, a third of the memory of many short ones; the next `intern` makes it anew.
  package mutating func letGoOfIndex() { slots = [] }

  private mutating func index() {
    var size = TextPool.leastSlots
    while isFull(size) { size *= 2 }
    slots = Array(repeating: .free, count: size)
    let mask = slots.count - 1
    for id in 1..<TextID(count) {
      let hash = unsafe UInt32(truncatingIfNeeded: withBytes(of: id) { unsafe TextHash($0).value })
      TextPool.put(Slot(hash: hash, id: id), into: &slots, mask)
    }
  }

  private mutating func grow() {
    var larger = Array(repeating: Slot.free, count: slots.count * 2)
    let mask = larger.count - 1
    for slot in slots where slot.id != 0 { TextPool.put(slot, into: &larger, mask) }
    slots = larger
  }

  private static func put(_ slot: Slot, into slots: inout [Slot], _ mask: Int) {
    var place = Int(slot.hash) & mask
    while slots[place].id != 0 { place = (place + 1) & mask }
    slots[place] = slot
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
