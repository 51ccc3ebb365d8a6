import CVectorscan
import Glibc
import Values

/// All needles of a rule book in one vectorscan database: one pass over a text finds every needle in it.
///
/// Immutable once made, so that threads can share it; each scan needs a `PatternScanner` of its own.
@safe final class PatternDatabase: @unchecked Sendable {
  fileprivate let database: OpaquePointer
  fileprivate let needles: [Needle]
  /// Whether it was taken as serialized, not compiled.
  let isRestored: Bool

  /// Which needle vectorscan refuses, and its words for why.
  struct Fault: Error {
    var needle: Int
    var message: String
  }

  /// Takes `serialized` where it was made of the same needles for the same machine, else compiles.
  init(_ needles: [Needle], serialized: ArraySlice<UInt8>?) throws(Fault) {
    self.needles = needles
    let key = PatternDatabase.key(needles)
    if let serialized, let restored = unsafe PatternDatabase.restored(serialized, key: key) {
      unsafe database = restored
      isRestored = true
    } else {
      isRestored = false
      unsafe database = try PatternDatabase.compiled(needles)
    }
  }

  deinit {
    unsafe hs_free_database(database)
  }

  /// The compiled database, with a key of what it was compiled from; empty where vectorscan has no memory for it.
  var serialized: [UInt8] {
    var bytes: UnsafeMutablePointer<CChar>?
    var count = 0
    guard unsafe hs_serialize_database(database, &bytes, &count) == HS_SUCCESS, let bytes = unsafe bytes else {
      return []
    }
    defer { unsafe free(bytes) }
    let body = unsafe UnsafeRawBufferPointer(start: bytes, count: count)
    return unsafe PatternDatabase.key(needles) + Array(body)
  }

  /// The kind of processor and the version of vectorscan that a compiled database is for, as a short text.
  static var platform: String {
    var info = hs_platform_info_t()
    guard unsafe hs_populate_platform(&info) == HS_SUCCESS else { return "any" }
    let version = unsafe String(cString: hs_version()).prefix { $0 != " " }
    return "\(version)-\(info.tune)-\(String(info.cpu_features, radix: 16))"
  }

  private static let keyLength = 16

  /// Sixteen bytes that differ where the needles do.
  private static func key(_ needles: [Needle]) -> [UInt8] {
    var text: [UInt8] = []
    for needle in needles {
      text.append((needle.isRegex ? 1 : 0) | (needle.startsWord ? 2 : 0) | (needle.endsWord ? 4 : 0))
      text += needle.bytes
      text.append(0)
    }
    let halves = [text, text.reversed() + [1]].map { bytes in
      unsafe bytes.withUnsafeBufferPointer { unsafe TextHash($0).value }
    }
    return halves.flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (8 * UInt64($0))) } }
  }

  private static func restored(_ serialized: ArraySlice<UInt8>, key: [UInt8]) -> OpaquePointer? {
    guard serialized.count > keyLength, serialized.starts(with: key) else { return nil }
    var database: OpaquePointer?
    let status = unsafe serialized.withUnsafeBytes { bytes in
      let body = unsafe bytes.dropFirst(keyLength)
      return unsafe hs_deserialize_database(
        UnsafeRawBufferPointer(rebasing: body).bindMemory(to: CChar.self).baseAddress, body.count, &database)
    }
    return status == HS_SUCCESS ? unsafe database : nil
  }

  private static func compiled(_ needles: [Needle]) throws(Fault) -> OpaquePointer {
    var texts: [CChar] = []
    var starts: [Int] = []
    for needle in needles {
      starts.append(texts.count)
      texts += needle.expression
    }
    let flags = needles.map(\.flags)
    let ids = needles.indices.map(UInt32.init)
    var database: OpaquePointer?
    var error: UnsafeMutablePointer<hs_compile_error_t>?
    let status = unsafe texts.withUnsafeBufferPointer { texts in
      let expressions: [UnsafePointer<CChar>?] = unsafe starts.map { start in
        unsafe texts.baseAddress.map { unsafe $0 + start }
      }
      return unsafe hs_compile_multi(
        expressions, flags, ids, UInt32(needles.count), UInt32(HS_MODE_BLOCK), nil, &database, &error)
    }
    if status == HS_SUCCESS, let database = unsafe database { return unsafe database }
    throw unsafe fault(error, needle: 0)
  }

  /// What vectorscan says of a regex by itself; nil where it takes it.
  static func fault(of needle: Needle) -> Fault? {
    var info: UnsafeMutablePointer<hs_expr_info_t>?
    var error: UnsafeMutablePointer<hs_compile_error_t>?
    let status = unsafe needle.expression.withUnsafeBufferPointer { text in
      unsafe hs_expression_info(text.baseAddress, needle.flags, &info, &error)
    }
    if status != HS_SUCCESS { return unsafe fault(error, needle: 0) }
    defer { unsafe free(info) }
    if let info = unsafe info, unsafe info.pointee.min_width == 0 {
      return Fault(needle: 0, message: "Pattern matches empty buffer")
    }
    return nil
  }

  private static func fault(_ error: UnsafeMutablePointer<hs_compile_error_t>?, needle: Int) -> Fault {
    guard let error = unsafe error else { return Fault(needle: needle, message: "out of memory") }
    defer { unsafe hs_free_compile_error(error) }
    let index = unsafe error.pointee.expression < 0 ? needle : Int(error.pointee.expression)
    return unsafe Fault(needle: index, message: String(cString: error.pointee.message))
  }
}

extension Needle {
  fileprivate var flags: UInt32 {
    isRegex ? UInt32(HS_FLAG_CASELESS | HS_FLAG_UTF8 | HS_FLAG_SINGLEMATCH) : 0
  }
}

/// Scans folded texts with a database; holds the memory that vectorscan works in. For one thread at a time.
@safe struct PatternScanner: ~Copyable {
  private let database: PatternDatabase
  private let scratch: OpaquePointer
  private let state: UnsafeMutablePointer<ScanState>

  /// Nil where there is no memory for it.
  init?(_ database: PatternDatabase) {
    var scratch: OpaquePointer?
    guard unsafe hs_alloc_scratch(database.database, &scratch) == HS_SUCCESS, let scratch = unsafe scratch else {
      return nil
    }
    self.database = database
    unsafe self.scratch = scratch
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(to: ScanState(database.needles))
  }

  deinit {
    unsafe hs_free_scratch(scratch)
    unsafe state.pointee.free()
    unsafe state.deinitialize(count: 1)
    unsafe state.deallocate()
  }

  /// Numbers of the needles in a folded text, each once, in no order; valid until the next scan.
  func needles(in text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<Int32> {
    unsafe state.pointee.begin(text)
    unsafe text.withMemoryRebound(to: CChar.self) { bytes in
      _ = unsafe hs_scan(database.database, bytes.baseAddress, UInt32(bytes.count), 0, scratch, onMatch, state)
    }
    return unsafe UnsafeBufferPointer(start: state.pointee.found, count: state.pointee.count)
  }
}

/// What the callback knows of the needles and has found in the text so far.
@unsafe private struct ScanState {
  /// Per needle: its length, and 1 and 2 in the low bits where it must start and end a word.
  var shapes: UnsafeMutablePointer<UInt32>
  /// Per needle: the number of the last text in which it was found.
  var stamps: UnsafeMutablePointer<UInt64>
  var found: UnsafeMutablePointer<Int32>
  var count = 0
  var stamp: UInt64 = 0
  var text = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  init(_ needles: [Needle]) {
    unsafe shapes = .allocate(capacity: needles.count)
    unsafe stamps = .allocate(capacity: needles.count)
    unsafe found = .allocate(capacity: needles.count)
    unsafe stamps.initialize(repeating: 0, count: needles.count)
    unsafe found.initialize(repeating: 0, count: needles.count)
    for (index, needle) in needles.enumerated() {
      let ends: UInt32 = (needle.startsWord ? 1 : 0) | (needle.endsWord ? 2 : 0)
      unsafe shapes[index] = UInt32(needle.bytes.count) << 2 | ends
    }
  }

  func free() {
    unsafe shapes.deallocate()
    unsafe stamps.deallocate()
    unsafe found.deallocate()
  }

  mutating func begin(_ text: UnsafeBufferPointer<UInt8>) {
    unsafe self.text = text
    unsafe stamp += 1
    unsafe count = 0
  }

  mutating func note(_ needle: Int, endingAt end: Int) {
    guard unsafe stamps[needle] != stamp else { return }
    let shape = unsafe shapes[needle]
    if shape & 1 != 0, unsafe !WordEnds.isWordEnd(text, at: end - Int(shape >> 2)) { return }
    if shape & 2 != 0, unsafe !WordEnds.isWordEnd(text, at: end) { return }
    unsafe stamps[needle] = stamp
    unsafe found[count] = Int32(needle)
    unsafe count += 1
  }
}

private let onMatch: match_event_handler = { needle, _, end, _, context in
  guard let context = unsafe context else { return 0 }
  unsafe context.assumingMemoryBound(to: ScanState.self).pointee.note(Int(needle), endingAt: Int(end))
  return 0
}
