import Values

/// How a payee is written: capitals where people write them, one blank between words, names as the data spell them.
@safe struct PayeeSpelling {
  private let text: UnsafeBufferPointer<UInt8>
  private let names: [String]

  /// Longer payees end here: what follows is rather a message.
  private static let wordLimit = 8

  init(text: UnsafeBufferPointer<UInt8>, names: [String]) {
    unsafe self.text = text
    self.names = names
  }

  func write(_ line: borrowing PayeeLine, to output: inout [UInt8]) {
    var words = 0
    var previous = -1
    var index = 0
    while index < line.tokens.count, words < PayeeSpelling.wordLimit {
      let token = line.tokens[index]
      let length = token.name >= 0 ? max(1, Int(token.length)) : 1
      defer { index += length }
      guard line.isKept(index) else { continue }
      if previous >= 0 {
        if previous == index - 1 {
          join(line.tokens[previous], token, &output)
        } else {
          output.append(PayeeToken.blank)
        }
      }
      if token.name >= 0 {
        output.append(contentsOf: names[Int(token.name)].utf8)
      } else {
        write(token, isSmall: words > 0 && isSmall(index, of: line), to: &output)
      }
      words += 1
      previous = index + length - 1
    }
  }

  private func join(_ left: PayeeToken, _ right: PayeeToken, _ output: inout [UInt8]) {
    switch right.glue {
    case 0: break
    case UInt8(ascii: "-"): output.append(right.glue)
    case UInt8(ascii: "&"), UInt8(ascii: "+"):
      let isShort = left.end - left.start <= 2 && right.end - right.start <= 2
      if !isShort { output.append(PayeeToken.blank) }
      output.append(right.glue)
      if !isShort { output.append(PayeeToken.blank) }
    default: output.append(PayeeToken.blank)
    }
  }

  /// `of`, and a single letter such as the Italian `e` between words; among other letters it is an initial.
  private func isSmall(_ index: Int, of line: borrowing PayeeLine) -> Bool {
    let token = line.tokens[index]
    guard token.kinds.has(.small), token.glue == PayeeToken.blank else { return false }
    if token.letters > 1 { return true }
    guard index + 1 < line.tokens.count else { return false }
    return line.tokens[index - 1].letters > 1 && line.tokens[index + 1].letters > 1
  }

  private func write(_ token: PayeeToken, isSmall: Bool, to output: inout [UInt8]) {
    let range = Int(token.start)..<Int(token.end)
    if token.isOwnSpelling || token.shape == .number {
      for offset in range { unsafe output.append(text[offset]) }
    } else if token.isWide {
      writeWide(range, isSmall: isSmall, to: &output)
    } else if isSmall {
      for offset in range { unsafe output.append(lower(text[offset])) }
    } else if isAbbreviation(token) {
      for offset in range { unsafe output.append(upper(text[offset])) }
    } else {
      writeTitle(range, to: &output)
    }
  }

  /// Up to two letters, up to four without a vowel, letters with digits: `BP`, `HSBC`, `O2`.
  private func isAbbreviation(_ token: PayeeToken) -> Bool {
    if token.letters > 1, token.kinds.has(.small | .plain) { return false }
    if token.shape == .mixed { return token.letters <= 2 }
    if token.letters <= 2 { return !(token.hasUpper && token.hasLower) }
    guard token.letters <= 4 else { return false }
    for offset in Int(token.start)..<Int(token.end) {
      switch unsafe lower(text[offset]) {
      case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
        UInt8(ascii: "y"), UInt8(ascii: "'"):
        return false
      default: break
      }
    }
    return true
  }

  /// Behind an apostrophe a capital comes only where more than two letters follow: `O'Reilly`, `Joe's`.
  private func writeTitle(_ range: Range<Int>, to output: inout [UInt8]) {
    var isCapital = true
    for offset in range {
      let byte = unsafe text[offset]
      output.append(isCapital ? upper(byte) : lower(byte))
      let isApostrophe = byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
      isCapital = isApostrophe && range.upperBound - offset > 3
    }
  }

  private func writeWide(_ range: Range<Int>, isSmall: Bool, to output: inout [UInt8]) {
    var offset = range.lowerBound
    var isCapital = !isSmall
    while offset < range.upperBound {
      let (scalar, length) = unsafe UTF8Scalar.decode(text, at: offset)
      offset += length
      let isLast = offset == range.upperBound
      append(scalar, isCapital: isCapital, isLast: isLast && offset - length > range.lowerBound, to: &output)
      isCapital = scalar == Int(UInt8(ascii: "'")) && range.upperBound - offset > 3
    }
  }

  private func append(_ scalar: Int, isCapital: Bool, isLast: Bool, to output: inout [UInt8]) {
    guard let letter = Unicode.Scalar(UInt32(scalar)) else { return }
    // The dotted capital I would become two scalars, and the Greek sigma ends words in a form of its own.
    if !isCapital, scalar == 0x130 { return output.append(UInt8(ascii: "i")) }
    if !isCapital, isLast, scalar == 0x3a3 || scalar == 0x3c3 { return output.append(contentsOf: "ς".utf8) }
    let properties = letter.properties
    output.append(contentsOf: (isCapital ? properties.titlecaseMapping : properties.lowercaseMapping).utf8)
  }

  private func lower(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private func upper(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte & 0xdf : byte
  }
}
