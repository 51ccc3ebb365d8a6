import Lexicon
import Values

/// An amount's text before anybody knows its decimal mark: number, signs, currency and flag.
protocol UnscaledAmount {
  /// Nil where the number is none under that mark.
  func decimals(decimalMark: UInt8) -> Int?
  /// Minor units; nil where it is no such number, has more decimals than `exponent` or does not fit.
  func value(decimalMark: UInt8, exponent: Int) -> Int64?
  var isZero: Bool { get }
  var isNegative: Bool { get }
  var hasSign: Bool { get }
  var hasMark: Bool { get }
  /// Digits, and the blanks and apostrophes between them.
  var digits: Int { get }
  var currency: Currency? { get }
  var flag: AmountFlag? { get }
}

/// Any way of writing amounts.
struct AmountShape: UnscaledAmount {
  var number = AmountNumber()
  var currency: Currency?
  var flag: AmountFlag?
  var isNegative = false
  var hasSign = false
  private(set) var hasLostMinus = false
  private var isOpen = false
  private var hasWord = false
  private var isAttached = false

  var isZero: Bool { number.isZero }
  var hasMark: Bool { number.hasMark }
  var digits: Int { number.count }
  func decimals(decimalMark: UInt8) -> Int? { number.decimals(decimalMark: decimalMark) }
  func value(decimalMark: UInt8, exponent: Int) -> Int64? {
    number.value(decimalMark: decimalMark, exponent: exponent).map { isNegative ? -$0 : $0 }
  }

  /// Nil when the text is not one number with at most one sign, currency and flag around it.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count > 0, text.count <= 80, unsafe AmountShape.isLikely(text) else { return nil }
    var reader = unsafe ScalarReader(text)
    var hasNumber = false
    while !reader.isAtEnd {
      let (scalar, length) = reader.current
      let (kind, _) = ScalarClass.of(scalar)
      switch kind {
      case .blank, .ignorable, .quote: reader.skip(length)
      case .equals, .apostrophe:
        guard !hasNumber || kind == .apostrophe else { return nil }
        reader.skip(length)
      case .minus, .plus:
        guard !hasSign else { return nil }
        hasSign = true
        isNegative = kind == .minus
        reader.skip(length)
      case .open where hasNumber:
        guard unsafe !isOpen && readEnclosed(&reader, in: text) else { return nil }
      case .open:
        guard !hasSign, !isOpen else { return nil }
        isOpen = true
        hasSign = true
        isNegative = true
        reader.skip(length)
      case .close:
        guard isOpen, hasNumber else { return nil }
        isOpen = false
        reader.skip(length)
      case .digit, .point, .comma, .decimalMark:
        guard !hasNumber, number.read(&reader) else { return nil }
        hasNumber = true
      case .other where unsafe !hasNumber && !hasSign && AmountShape.isLostMinus(text, at: reader.place):
        (hasSign, isNegative, hasLostMinus) = (true, true, true)
        reader.skip(length)
      case .other where unsafe hasNumber && AmountShape.saysWhole(text, at: reader.place): reader.skip(2)
      // `57.52/CNY`
      case .other where scalar == 0x2f && hasNumber && number.hasMark && !hasWord: reader.skip(length)
      case .other:
        guard unsafe readWord(&reader, in: text) else { return nil }
      }
    }
    guard hasNumber, !isOpen, !isReference else { return nil }
  }

  /// `FT25601200`: two capitals right in front of many digits without a mark, as references have.
  private var isReference: Bool { isAttached && !number.hasMark && number.count >= 7 && hasWord && currency != nil }

  /// Whether there is a digit, or may be one in another script, and no more letters than a currency and a flag have.
  private static func isLikely(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var letters = 0
    var hasDigit = false
    for place in 0..<text.count {
      let byte = unsafe text[place]
      if byte.isDigit || byte >= 0x80 {
        hasDigit = true
      } else if byte.isLetter {
        letters += 1
        if letters > 10 { return false }
      }
    }
    return hasDigit
  }

  /// `?12,00`: what became of a minus that is no hyphen where the encoding has none, or of a currency's sign.
  private static func isLostMinus(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    unsafe text[place] == UInt8(ascii: "?") && place + 1 < text.count && text[place + 1].isDigit
  }

  /// `1,250/-` and `500/=`: no paise or cents, as South Asia and East Africa write at the end of whole amounts.
  private static func saysWhole(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    guard unsafe text[place] == UInt8(ascii: "/"), place + 1 < text.count,
      unsafe text[place + 1] == UInt8(ascii: "-") || text[place + 1] == UInt8(ascii: "=")
    else { return false }
    return unsafe text[(place + 2)...].allSatisfy { isBlank($0) }
  }

  /// `(Dr)`, `(INR)` or `(-)` behind the number.
  private mutating func readEnclosed(_ reader: inout ScalarReader, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    reader.skip(reader.current.length)
    guard !reader.isAtEnd else { return false }
    let (sign, length) = reader.current
    guard !hasSign else { return false }
    if ScalarClass.of(sign).0 == .minus {
      (hasSign, isNegative) = (true, true)
      reader.skip(length)
    } else {
      // One letter may mean anything.
      let start = reader.place
      guard unsafe readWord(&reader, in: text) && reader.place > start + 1 else { return false }
    }
    guard !reader.isAtEnd, ScalarClass.of(reader.current.scalar).0 == .close else { return false }
    reader.skip(reader.current.length)
    return true
  }

  /// A currency, or a flag such as `CR`.
  private mutating func readWord(_ reader: inout ScalarReader, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = reader.place
    var isArabic = false
    while !reader.isAtEnd {
      let (scalar, length) = reader.current
      // Arabic abbreviations have a full stop between their letters: `د.ا`, other words an apostrophe.
      let next = reader.place + length
      let isInside =
        unsafe scalar == 0x2e && isArabic && AmountShape.isArabic(text, at: reader.place + 1)
        // `so'm`
        || ScalarClass.of(scalar).0 == .apostrophe && reader.place > start && next < text.count && text[next].isLetter
      guard ScalarClass.of(scalar).0 == .other || isInside else { break }
      isArabic = (0x620..<0x650).contains(scalar)
      reader.skip(length)
    }
    guard
      let meaning = unsafe AmountWords.meaning(of: UnsafeBufferPointer(rebasing: text[start..<reader.place]))
    else { return false }
    if meaning.takesPoint, reader.current.scalar == 0x2e { reader.skip(1) }
    if let newFlag = meaning.flag {
      guard flag == nil, !meaning.needsMark || number.hasMark else { return false }
      flag = newFlag
      return true
    }
    guard !hasWord || meaning.currency == currency || currency == nil || meaning.currency == nil else { return false }
    hasWord = true
    if number.count == 0, reader.place - start == 2 {
      isAttached =
        unsafe text[start].isCapital && text[start + 1].isCapital && !reader.isAtEnd
        && text[reader.place].isDigit
    }
    currency = meaning.currency ?? currency
    return true
  }

  /// Whether the bytes at `place` begin an Arabic letter.
  private static func isArabic(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    guard place < text.count else { return false }
    let (scalar, _) = unsafe UTF8Scalar.decode(text, at: place)
    return (0x620..<0x650).contains(scalar)
  }
}
