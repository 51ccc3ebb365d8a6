import Glibc

/// The bytes of a file: in memory, or mapped from the disk, where only those take memory that are being looked at.
package struct FileBytes: RandomAccessCollection, Sendable {
  private let storage: Storage

  private enum Storage {
    case memory([UInt8])
    case mapping(Mapping)
  }

  /// Pages of a file that nobody changes, until the last value that has them is gone.
  @safe private final class Mapping: @unchecked Sendable {
    let bytes: UnsafeBufferPointer<UInt8>

    @unsafe
    init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = unsafe bytes }

    deinit { unsafe munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
  }

  package init(_ bytes: some Sequence<UInt8>) { storage = .memory(Array(bytes)) }

  /// The first `count` bytes of an open file, which must stay as it is: what another program took off its end would end
  /// this one. Nil where it cannot be mapped. The descriptor may be closed.
  package init?(mapping descriptor: Int32, count: Int) {
    guard count > 0, let start = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0),
      unsafe start != MAP_FAILED
    else { return nil }
    storage = unsafe .mapping(
      Mapping(UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count)))
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { unsafe withUnsafeBufferPointer { $0.count } }
  package subscript(place: Int) -> UInt8 { unsafe withUnsafeBufferPointer { unsafe $0[place] } }

  /// Calls `body` with the bytes; the pointer is valid only inside the call.
  package func withUnsafeBufferPointer<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch storage {
    case .memory(let bytes): try unsafe bytes.withUnsafeBufferPointer(body)
    case .mapping(let mapping): try unsafe body(mapping.bytes)
    }
  }

  package func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    try unsafe withUnsafeBufferPointer(body)
  }

  /// All of them in memory; those that are there are not copied.
  package var array: [UInt8] {
    switch storage {
    case .memory(let bytes): bytes
    case .mapping: unsafe withUnsafeBufferPointer { unsafe Array($0) }
    }
  }

  /// Frees the memory that mapped bytes take; they come from the disk again when they are looked at.
  package func letGo(_ range: Range<Int>) {
    guard case .mapping(let mapping) = storage, range.count > 0 else { return }
    let page = sysconf(Int32(_SC_PAGESIZE))
    let start = range.lowerBound / page * page
    unsafe madvise(
      UnsafeMutableRawPointer(mutating: mapping.bytes.baseAddress! + start), range.upperBound - start, MADV_DONTNEED)
  }
}

extension FileBytes: Equatable {
  package static func == (one: FileBytes, other: FileBytes) -> Bool { one.elementsEqual(other) }
}
