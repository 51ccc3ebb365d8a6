import Values

/// The texts of rows on their way into the pool: another thread interns those of one chunk while the next one is read.
///
/// Until they are settled, the texts of a chunk's rows are numbered as they were kept.
struct RowTexts {
  private var kept = TextList()
  /// The first row whose texts are kept.
  private var first: Int
  private var passed: (rows: Range<Int>, numbers: Background<[TextID]>)?
  private let pool: SharedPool
  /// The rows, not the lines between them, name their accounts.
  private let hasAccounts: Bool

  /// Takes the pool of the drafts, until `finish` gives it back.
  init(of drafts: inout Drafts, hasAccounts: Bool) {
    first = drafts.count
    pool = SharedPool(drafts.texts)
    drafts.texts = TextPool()
    self.hasAccounts = hasAccounts
  }

  @inline(__always)
  mutating func keep(_ text: UnsafeBufferPointer<UInt8>) -> TextID { unsafe kept.add(text) }

  /// Ends a chunk: what was kept of it is interned meanwhile.
  mutating func pass(_ drafts: inout Drafts) {
    settlePassed(&drafts)
    passed = (first..<drafts.count, Background { [pool, kept] in pool.numbers(of: kept) })
    kept = TextList()
    first = drafts.count
  }

  /// Gives all rows the numbers of the pool.
  mutating func settle(_ drafts: inout Drafts) {
    settlePassed(&drafts)
    renumber(first..<drafts.count, pool.numbers(of: kept), &drafts)
    kept = TextList()
    first = drafts.count
  }

  /// A text that is no row's, or changes that of one.
  mutating func intern(_ text: [UInt8], _ drafts: inout Drafts) -> TextID {
    settle(&drafts)
    return unsafe text.withUnsafeBufferPointer { unsafe pool.texts.intern($0) }
  }

  /// Adds the description of the last row to `bytes`.
  mutating func copyDescription(of drafts: inout Drafts, to bytes: inout [UInt8]) {
    settle(&drafts)
    guard let last = drafts.descriptions.last else { return }
    unsafe pool.texts.withBytes(of: last) { unsafe bytes.append(contentsOf: $0) }
  }

  /// See `TextPool.reserve`.
  mutating func reserve(times factor: Int, most: Int, _ drafts: inout Drafts) {
    settle(&drafts)
    pool.texts.reserve(times: factor, most: most)
  }

  mutating func finish(_ drafts: inout Drafts) {
    settle(&drafts)
    swap(&drafts.texts, &pool.texts)
  }

  private mutating func settlePassed(_ drafts: inout Drafts) {
    guard let (rows, numbers) = passed else { return }
    renumber(rows, numbers.value, &drafts)
    passed = nil
  }

  private func renumber(_ rows: Range<Int>, _ numbers: [TextID], _ drafts: inout Drafts) {
    func renumber(_ column: inout [TextID]) {
      for row in rows.clamped(to: 0..<column.count) { column[row] = numbers[Int(column[row])] }
    }
    renumber(&drafts.descriptions)
    renumber(&drafts.references)
    renumber(&drafts.counterparties)
    renumber(&drafts.counterAccounts)
    renumber(&drafts.types)
    renumber(&drafts.categoryHints)
    if hasAccounts { renumber(&drafts.accountNumbers) }
  }

  /// A pool that goes from thread to thread: one uses it only once the other is done.
  private final class SharedPool: @unchecked Sendable {
    var texts: TextPool

    init(_ texts: TextPool) { self.texts = texts }

    func numbers(of list: TextList) -> [TextID] { list.numbers(in: &texts) }
  }
}

/// Texts one behind the other, numbered from 1; 0 is the empty text.
private struct TextList {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = [0]

  @inline(__always)
  mutating func add(_ text: UnsafeBufferPointer<UInt8>) -> TextID {
    guard text.count > 0 else { return 0 }
    unsafe bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
    return TextID(ends.count - 1)
  }

  /// The number in `pool` of each.
  func numbers(in pool: inout TextPool) -> [TextID] {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      var numbers: [TextID] = [0]
      numbers.reserveCapacity(ends.count)
      for text in 1..<max(1, ends.count) {
        let range = Int(ends[text - 1])..<Int(ends[text])
        numbers.append(unsafe pool.intern(UnsafeBufferPointer(rebasing: bytes[range])))
      }
      return numbers
    }
  }
}
