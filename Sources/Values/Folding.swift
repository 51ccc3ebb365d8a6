/// How texts are made alike before they are compared: case, accents, width, kinds of blanks, quotes and dashes, and
/// runs of blanks make no difference.
///
/// `ＣＡＦÉ  Zoë` becomes `cafe zoe`. The result is valid UTF-8 whatever comes in, has no leading or trailing blank, and
/// is at most three times as long.
@safe public struct Folding: @unchecked Sendable {
  /// How texts are compared with what rules and people look for. Books keep keys of what it gives.
  package static let shared = Folding(.texts, takesEight: true, unknown: UTF8Scalar.encode(0xfffd))
  /// How words are compared: what separates them is a blank, too.
  package static let words = Folding(.words, lastSign: 0x3020, unknown: (0x20, 1))
  /// Kinds of blanks, dashes and apostrophes and the width alone.
  package static let widths = Folding(.widths, unknown: (0, 0))

  /// What a scalar becomes: UTF-8, first byte lowest, and its length. Higher bytes than that mean nothing.
  package typealias Piece = (bytes: UInt32, count: Int)

  private let table: UnsafePointer<UInt32>
  /// The folded byte of each ASCII byte.
  private let ascii: UnsafePointer<UInt8>
  /// Whether of ASCII nothing but capitals, control characters and runs of blanks changes.
  private let takesEight: Bool
  /// The last sign of East Asian texts that separates words.
  private let lastSign: Int
  /// What bytes become that are no UTF-8.
  private let unknown: Piece

  /// Its tables live as long as the program.
  private init(_ form: FoldingTable, takesEight: Bool = false, lastSign: Int = 0, unknown: Piece) {
    unsafe table = Folding.kept(form.entries)
    unsafe ascii = Folding.kept(form.entries[..<0x80].map { UInt8(truncatingIfNeeded: $0) })
    (self.takesEight, self.lastSign, self.unknown) = (takesEight, lastSign, unknown)
  }

  private static func kept<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    unsafe copy.initialize(from: elements, count: elements.count)
    return unsafe UnsafePointer(copy)
  }

  /// How many bytes `fold` may write for a text of `count` bytes.
  package static func capacity(for count: Int) -> Int { 3 * count + 3 }

  /// Writes the folded text to `output`, which has room for `capacity(for:)` bytes, and returns its length.
  ///
  /// `keepingEnds` keeps a blank at either end.
  package func fold(
    _ text: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>, keepingEnds: Bool = false
  ) -> Int {
    var read = 0
    var written = 0
    var afterBlank = !keepingEnds
    let lastEight = takesEight ? text.count - 8 : -1
    while read < text.count {
      unsafe foldASCII(text, at: &read, until: lastEight, into: output, at: &written, afterBlank: &afterBlank)
      if read == text.count { break }
      if unsafe text[read] < 0x80 { continue }
      var (bytes, count) = unsafe piece(of: text, at: &read)
      if bytes & 0xff == 0x20 {
        if afterBlank { continue }
        afterBlank = true
      } else if count > 0 {
        afterBlank = false
      }
      for _ in 0..<count {
        unsafe output[written] = UInt8(truncatingIfNeeded: bytes)
        bytes >>= 8
        written += 1
      }
    }
    if !keepingEnds, written > 0, unsafe output[written - 1] == 0x20 { written -= 1 }
    return written
  }

  /// Folds the ASCII that begins at `read`: eight bytes at a time while no two blanks meet, from `lastEight` at the
  /// latest, else byte by byte.
  @inline(__always)
  private func foldASCII(
    _ text: UnsafeBufferPointer<UInt8>, at read: inout Int, until lastEight: Int,
    into output: UnsafeMutablePointer<UInt8>, at written: inout Int, afterBlank: inout Bool
  ) {
    let raw = UnsafeRawBufferPointer(text)
    let target = UnsafeMutableRawPointer(output)
    while read <= lastEight {
      let word = UInt64(littleEndian: unsafe raw.loadUnaligned(fromByteOffset: read, as: UInt64.self))
      let blanks = EightBytes.equal(word, 0x20)
      let meeting = blanks & (blanks << 8 | (afterBlank ? 0x80 : 0))
      if word & EightBytes.high | EightBytes.below(word, 0x20) | meeting != 0 { break }
      unsafe target.storeBytes(of: EightBytes.lowered(word).littleEndian, toByteOffset: written, as: UInt64.self)
      read += 8
      written += 8
      afterBlank = blanks >> 63 != 0
    }
    let stop = min(text.count, read + 8)
    while read < stop {
      let byte = unsafe text[read]
      guard byte < 0x80 else { return }
      let folded = unsafe ascii[Int(byte)]
      let isBlank = folded == 0x20
      unsafe output[written] = folded
      written += isBlank && afterBlank ? 0 : 1
      afterBlank = isBlank
      read += 1
    }
  }

  /// What the scalar becomes that begins at `next`, which is then behind it.
  @inline(__always)
  package func piece(of text: UnsafeBufferPointer<UInt8>, at next: inout Int) -> Piece {
    let (scalar, length) = unsafe UTF8Scalar.decode(text, at: next)
    next += length
    if scalar >= FoldingTable.limit { return piece(of: unsafe Folding.widened(scalar, before: text, at: &next)) }
    let entry = unsafe table[scalar]
    return (entry, Int(entry >> 24))
  }

  /// What a scalar of ordinary width becomes.
  func piece(of scalar: Int) -> Piece {
    if scalar < FoldingTable.limit {
      let entry = unsafe table[scalar]
      return (entry, Int(entry >> 24))
    }
    if scalar <= lastSign, scalar >= 0x3001, !(0x3005...0x3007).contains(scalar) { return (0x20, 1) }
    return scalar == 0xfffd ? unknown : UTF8Scalar.encode(scalar)
  }
}
