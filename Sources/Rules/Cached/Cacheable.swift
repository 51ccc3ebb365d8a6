extension Int: Cacheable {
  func write(to output: inout ByteWriter) { output.put(number: self) }
  init(from input: inout ByteReader) throws(ByteReader.Damage) { self = try input.number() }
}

extension Int32: Cacheable {
  func write(to output: inout ByteWriter) { output.put(number: Int(self)) }
  init(from input: inout ByteReader) throws(ByteReader.Damage) { self = try input.number(in: .min ... .max) }
}

extension Int64: Cacheable {
  func write(to output: inout ByteWriter) { output.put(number: Int(self)) }
  init(from input: inout ByteReader) throws(ByteReader.Damage) { self = Int64(try input.number()) }
}

extension UInt8: Cacheable {
  func write(to output: inout ByteWriter) { output.put(number: Int(self)) }
  init(from input: inout ByteReader) throws(ByteReader.Damage) { self = try input.number(in: .min ... .max) }
}

extension Bool: Cacheable {
  func write(to output: inout ByteWriter) { output.put(number: self ? 1 : 0) }
  init(from input: inout ByteReader) throws(ByteReader.Damage) { self = try input.number(in: 0...1) == 1 }
}

extension String: Cacheable {
  func write(to output: inout ByteWriter) { output.put(text: self) }
  init(from input: inout ByteReader) throws(ByteReader.Damage) { self = try input.text() }
}

extension Array: Cacheable where Element: Cacheable {
  func write(to output: inout ByteWriter) {
    output.put(number: count)
    for element in self { output.put(element) }
  }

  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    let count = try input.count()
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(try input.take()) }
  }
}

extension Optional: Cacheable where Wrapped: Cacheable {
  func write(to output: inout ByteWriter) {
    output.put(self != nil)
    if let self { output.put(self) }
  }

  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    self = try input.take(Bool.self) ? .some(try input.take()) : nil
  }
}

extension ClosedRange: Cacheable where Bound: Cacheable {
  func write(to output: inout ByteWriter) {
    output.put(lowerBound)
    output.put(upperBound)
  }

  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    let lower: Bound = try input.take()
    let upper: Bound = try input.take()
    guard lower <= upper else { throw ByteReader.Damage() }
    self = lower...upper
  }
}

extension RawRepresentable where Self: Cacheable, RawValue: Cacheable {
  func write(to output: inout ByteWriter) { output.put(rawValue) }

  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    guard let value = Self(rawValue: try input.take()) else { throw ByteReader.Damage() }
    self = value
  }
}
