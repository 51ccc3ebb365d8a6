package import Values

/// Texts without what banks change at whim: case, accents, punctuation and runs of blanks. Digits stay.
///
/// `Café-Bar  GmbH` and `CAFE BAR GMBH` are the same text here. Each distinct text is folded once, when it is first
/// asked for.
package struct NormalizedTexts {
  private var folded = TextPool()
  /// By `TextID`: the number of the folded text plus one; 0 where it is not known yet.
  private var numbers: [UInt32] = []
  private var buffer: [UInt8] = []

  package init() {}

  /// Whether two texts of `pool` fold to the same.
  package mutating func same(_ left: TextID, _ right: TextID, in pool: TextPool) -> Bool {
    left == right || number(of: left, in: pool) == number(of: right, in: pool)
  }

  /// The number of the folded text: equal for texts that fold to the same.
  package mutating func number(of id: TextID, in pool: TextPool) -> TextID {
    if numbers.count < pool.count {
      numbers.append(contentsOf: repeatElement(0, count: pool.count - numbers.count))
    }
    if numbers[Int(id)] != 0 { return numbers[Int(id)] - 1 }
    buffer.removeAll(keepingCapacity: true)
    unsafe pool.withBytes(of: id) { unsafe Folding.words.append($0, to: &buffer) }
    // A text of nothing but punctuation is itself.
    if buffer.isEmpty { unsafe pool.withBytes(of: id) { unsafe buffer.append(contentsOf: $0) } }
    let number = unsafe buffer.withUnsafeBufferPointer { unsafe folded.intern($0) }
    numbers[Int(id)] = number + 1
    return number
  }
}
