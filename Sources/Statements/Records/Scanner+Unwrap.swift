/// Lines that another program has put into quotes, as if commas parted them: `"a;b ""c"";-48",37;d`, `"a,""b, c"",-48"`.
extension Scanner {
  /// Reads such a line, where what was quoted has as many fields as are expected; they take the place of those from
  /// `first` on.
  @discardableResult
  mutating func unwrap(_ line: PhysicalLine, from first: Int) -> Bool {
    guard expected > 1, let bare = unwrapped(line) else { return false }
    let middle = unsafe sink.pointee.fieldCount
    for isText in [false, true] {
      let isCut = isText || isSound(bare)
      if isText { split(bare) }
      if isCut, unsafe sink.pointee.fieldCount - middle == expected {
        unsafe sink.pointee.dropFields(first, upTo: middle)
        return true
      }
      unsafe sink.pointee.truncate(toFields: middle)
    }
    return false
  }

  /// The line without these quotes; nil where they are not sound, or the first ones hold no delimiter.
  private func unwrapped(_ line: PhysicalLine) -> [UInt8]? {
    let comma = UInt8(ascii: ",")
    guard let quote = dialect.quote, unsafe !line.content.isEmpty && text[line.start] == quote else { return nil }
    var (bare, holdsDelimiter, isQuoted, place) = ([UInt8](), false, true, line.start + 1)
    while place < line.contentEnd {
      let byte = unsafe text[place]
      let next = unsafe place + 1 < line.contentEnd ? text[place + 1] : comma
      if byte != quote || isQuoted && next == quote {
        holdsDelimiter = holdsDelimiter || isQuoted && byte == dialect.delimiter
        bare.append(byte)
        if byte == quote { place += 1 }
      } else {
        guard isQuoted ? next == comma : unsafe text[place - 1] == comma, holdsDelimiter else { return nil }
        isQuoted.toggle()
        if dialect.delimiter == comma, place + 1 < line.contentEnd { return nil }
      }
      place += 1
    }
    return isQuoted ? nil : bare
  }

  private func isSound(_ bare: [UInt8]) -> Bool {
    parser.restart(strictly: true)
    defer { parser.restart(strictly: true) }
    return unsafe bare.withUnsafeBufferPointer { unsafe parser.read($0) } != .broken && parser.endLine() == .closed
  }

  /// Takes every quote for text.
  private func split(_ bare: [UInt8]) {
    unsafe sink.pointee.reserve(bare.count)
    for field in bare.split(separator: dialect.delimiter, omittingEmptySubsequences: false) {
      for byte in field { unsafe sink.pointee.append(byte: byte) }
      unsafe sink.pointee.endField()
    }
  }
}
