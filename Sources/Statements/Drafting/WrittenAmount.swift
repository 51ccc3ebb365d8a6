/// An amount as a statement writes it: an exact decimal, before anyone knows how many decimals its currency has.
struct WrittenAmount: Equatable {
  enum Mark: UInt8 { case none, point, comma }

  /// The value is `digits` / 10 ^ `decimals`.
  var digits: Int64
  var decimals: Int
  /// The decimal mark; `none` where there are no decimals.
  var mark: Mark
  /// True for `1,500` and its like, in which the one mark could group thousands as well.
  var isDoubtful = false

  /// More than any account holds; what is larger is a slip, and could overflow a sum.
  private static let limit: Int64 = 1_000_000_000_000_000

  /// Reads digits with an optional sign on either side, or in parentheses for a minus, and groups by `,` `.` `'` or a
  /// blank; a currency's sign beside them is stepped over. With a `mark`, that one parts decimals whatever follows it.
  /// Nil where the bytes are no amount.
  init?(_ text: [UInt8], _ range: Range<Int>, mark given: Mark? = nil) {
    var scan = Scan()
    var number = range
    let negative = AmountSign.strip(text, &number)
    guard scan.run(text, number) else { return nil }
    guard let form = scan.form(given) else { return nil }
    digits = negative ? -scan.value : scan.value
    decimals = form.decimals
    mark = form.mark
    isDoubtful = form.isDoubtful
    while decimals > 0, digits % 10 == 0 {
      digits /= 10
      decimals -= 1
    }
    if decimals > 18 { return nil }
  }

  /// Minor units of a currency with `exponent` decimals, or nil where that is not exact or out of range.
  func scaled(to exponent: Int) -> Int64? {
    var value = digits
    guard decimals <= exponent else { return nil }
    for _ in 0..<(exponent - decimals) {
      value *= 10
      guard value.magnitude <= UInt64(WrittenAmount.limit) else { return nil }
    }
    return value
  }

  /// The same digits with the one mark read as grouping thousands.
  var grouped: WrittenAmount {
    var result = self
    result.mark = .none
    result.isDoubtful = false
    for _ in 0..<(3 - decimals) where result.digits.magnitude <= UInt64(WrittenAmount.limit) { result.digits *= 10 }
    result.decimals = 0
    return result
  }

  /// What one look at the bytes finds.
  private struct Scan {
    var value: Int64 = 0
    var digitCount = 0
    var points = 0
    var commas = 0
    var last = Mark.none
    var sinceMark = 0
    var beforeMark = 0
    var beginsWithZero = false
    var groupsFit = true

    mutating func run(_ text: [UInt8], _ range: Range<Int>) -> Bool {
      var next = range.lowerBound
      while next < range.upperBound {
        let place = next
        let byte = text[place]
        next += 1
        switch byte {
        case 48...57:
          value = value * 10 + Int64(byte - 48)
          guard value <= limit else { return false }
          if digitCount == 0 { beginsWithZero = byte == 48 }
          digitCount += 1
          sinceMark += 1
        case UInt8(ascii: "."): take(.point)
        case UInt8(ascii: ","): take(.comma)
        case UInt8(ascii: "'"), UInt8(ascii: " "):
          guard last == .none, digitCount > 0, place + 1 < range.upperBound else { return false }
        default:
          let width = AmountSign.blankWidth(text, at: place)
          guard width > 0, last == .none, digitCount > 0, place + width < range.upperBound else { return false }
          next = place + width
        }
      }
      return digitCount > 0
    }

    private mutating func take(_ mark: Mark) {
      if last == .none { beforeMark = digitCount } else if sinceMark != 3, sinceMark != 2 { groupsFit = false }
      if mark == .point { points += 1 } else { commas += 1 }
      last = mark
      sinceMark = 0
    }

    /// What the marks mean; nil where they make no sense.
    func form(_ given: Mark?) -> (decimals: Int, mark: Mark, isDoubtful: Bool)? {
      guard last != .none else { return (0, .none, false) }
      let lastCount = last == .point ? points : commas
      let otherCount = points + commas - lastCount
      if otherCount > 0 { return lastCount == 1 && groupsFit && beforeMark > 0 ? (sinceMark, last, false) : nil }
      if lastCount > 1 { return groupsFit && sinceMark == 3 && beforeMark > 0 ? (0, .none, false) : nil }
      let couldGroup = sinceMark == 3 && (1...3).contains(beforeMark) && !beginsWithZero
      return (sinceMark, last, couldGroup && given != last)
    }
  }
}
