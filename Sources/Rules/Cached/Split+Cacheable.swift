extension Split: Cacheable {
  func write(to output: inout ByteWriter) {
    output.put(parts)
    output.put(whole)
  }

  /// Shares sum to no more than the whole: all arithmetic on them relies on that.
  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    self.init(try input.take(), whole: try input.take())
    var left = whole
    for case .share(let share) in parts.map(\.size) {
      guard (0...max(0, left)).contains(share) else { throw ByteReader.Damage() }
      left -= share
    }
    guard left >= 0 else { throw ByteReader.Damage() }
  }
}

extension Split.Part: Cacheable {
  func write(to output: inout ByteWriter) {
    output.put(category)
    switch size {
    case .amount(let bound):
      output.put(number: 0)
      output.put(bound)
    case .share(let share):
      output.put(number: 1)
      output.put(share)
    case .rest: output.put(number: 2)
    }
  }

  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    let category: Int32 = try input.take()
    switch try input.number() {
    case 0: self.init(category: category, size: .amount(try input.take()))
    case 1: self.init(category: category, size: .share(try input.take()))
    case 2: self.init(category: category, size: .rest)
    default: throw ByteReader.Damage()
    }
  }
}
