import Values

extension Condition: Cacheable {
  /// Conditions nest no deeper than this in the cache; deeper ones are read from their files each time.
  private static let deepest = 200

  func write(to output: inout ByteWriter) {
    switch self {
    case .all(let parts): output.put(0, parts)
    case .any(let parts): output.put(1, parts)
    case .not(let part): output.put(2, part)
    case .text(let field, let patterns):
      output.put(3, field)
      output.put(patterns)
    case .column(let name, let patterns):
      output.put(4, name)
      output.put(patterns)
    case .account(let names): output.put(5, names)
    case .amount(let ranges): output.put(6, ranges)
    case .direction(let direction): output.put(7, direction == .in)
    case .currency(let currencies): output.put(8, currencies)
    case .dayOfMonth(let days): output.put(9, days)
    case .weekday(let days): output.put(10, days.sorted())
    case .date(let ranges): output.put(11, ranges)
    case .tag(let names): output.put(12, names)
    case .category(let paths): output.put(13, paths)
    case .status(let names): output.put(14, names)
    case .number(let numbers): output.put(15, numbers)
    case .period(let firsts): output.put(16, firsts)
    case .lacks(let field): output.put(17, field)
    }
  }

  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    guard input.depth < Condition.deepest else { throw ByteReader.Damage() }
    input.depth += 1
    defer { input.depth -= 1 }
    switch try input.number() {
    case 0: self = .all(try input.take())
    case 1: self = .any(try input.take())
    case 2: self = .not(try input.take())
    case 3: self = .text(try input.take(), try input.take())
    case 4: self = .column(try input.take(), try input.take())
    case 5: self = .account(try input.take())
    case 6: self = .amount(try input.take())
    case 7: self = .direction(try input.take() ? .in : .out)
    case 8: self = .currency(try input.take())
    case 9: self = .dayOfMonth(try input.take())
    case 10:
      let days = Set(try input.take([Int].self))
      guard days.isSubset(of: 1...7) else { throw ByteReader.Damage() }
      self = .weekday(days)
    case 11: self = .date(try input.take())
    case 12: self = .tag(try input.take())
    case 13: self = .category(try input.take())
    case 14: self = .status(try input.take())
    case 15: self = .number(try input.take())
    case 16: self = .period(try input.take())
    case 17: self = .lacks(try input.take())
    default: throw ByteReader.Damage()
    }
  }
}

extension ByteWriter {
  /// A case and what it holds.
  fileprivate mutating func put(_ number: Int, _ value: some Cacheable) {
    put(number: number)
    put(value)
  }
}

extension TextField: Cacheable {}

extension TextPattern: Cacheable {
  func write(to output: inout ByteWriter) {
    output.put(source)
    output.put(line)
    output.put(column)
  }

  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    self.init(try input.take(), line: try input.take(), column: try input.take())
  }
}

extension Currency: Cacheable {
  func write(to output: inout ByteWriter) { output.put(code) }

  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    guard let currency = Currency(try input.text()) else { throw ByteReader.Damage() }
    self = currency
  }
}

extension DecimalRange: Cacheable {
  func write(to output: inout ByteWriter) {
    output.put(lower)
    output.put(upper)
  }

  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    lower = try input.take()
    upper = try input.take()
  }
}

extension DecimalRange.Bound: Cacheable {
  func write(to output: inout ByteWriter) {
    output.put(digits)
    output.put(decimals)
    output.put(isIncluded)
  }

  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    self.init(digits: try input.take(), decimals: try input.number(in: 0...12), isIncluded: try input.take())
  }
}
