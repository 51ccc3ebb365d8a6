/// Values by numbers, for passes over millions of rows: a look-up takes a fraction of what a dictionary's does.
struct NumberTable<Value: Sendable> {
  private struct Slot {
    var number: Int
    var value: Value
    var isFree: Bool { number == .min }
  }

  private let none: Value
  /// A power of two of them, half of them free at least; a number stands in the first that was free from its own on.
  private var slots: [Slot]
  private var used = 0

  /// `none` is the value of a number until it is changed.
  init(_ none: Value) {
    self.none = none
    slots = Array(repeating: Slot(number: .min, value: none), count: 64)
  }

  subscript(_ key: Int) -> Value {
    get {
      let number = NumberTable.taken(key)
      let slot = slots[place(of: number)]
      return slot.isFree ? none : slot.value
    }
    _modify {
      let number = NumberTable.taken(key)
      var place = place(of: number)
      if slots[place].isFree {
        if 2 * used >= slots.count {
          grow()
          place = self.place(of: number)
        }
        slots[place].number = number
        used += 1
      }
      yield &slots[place].value
    }
  }

  /// In any order.
  var all: [(number: Int, value: Value)] { slots.filter { !$0.isFree }.map { ($0.number, $0.value) } }

  /// The least number, which is that of a free slot, is one with its neighbour: only a damaged book has either.
  private static func taken(_ number: Int) -> Int { max(number, .min + 1) }

  /// Knuth's multiplicative hashing: upper bits of the number times the golden ratio.
  private func place(of number: Int) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: (UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while !slots[place].isFree, slots[place].number != number { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(number: .min, value: none), count: 2 * old.count)
    for slot in old where !slot.isFree { slots[place(of: slot.number)] = slot }
  }
}
