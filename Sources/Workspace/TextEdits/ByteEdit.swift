/// Bytes of a text that are to stand in place of others; every byte outside of the range stays as it is.
struct ByteEdit: Equatable {
  var range: Range<Int>
  var new: [UInt8]
}

extension [UInt8] {
  /// The bytes with all edits made; the edits must not overlap.
  func applying(_ edits: [ByteEdit]) -> [UInt8] {
    var (result, last): ([UInt8], Int) = ([], 0)
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += self[last..<edit.range.lowerBound] + edit.new
      last = edit.range.upperBound
    }
    return result + self[last...]
  }

  /// Where the text begins: after a byte order mark, if there is one.
  var textStart: Int { starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0 }

  /// Where each physical line begins: after LF, CR LF or a lone CR, the first one after a byte order mark.
  var lineStarts: [Int] {
    var starts = [textStart]
    for (index, byte) in enumerated() where byte == 10 || byte == 13 {
      let isInside = byte == 13 && index + 1 < count && self[index + 1] == 10
      if !isInside { starts.append(index + 1) }
    }
    return starts
  }

  /// Where the line that holds `offset` begins.
  func lineStart(before offset: Int) -> Int {
    self[..<offset].lastIndex { $0 == 10 || $0 == 13 }.map { $0 + 1 } ?? textStart
  }

  /// Where the line that holds `offset` ends, without its line end.
  func lineEnd(after offset: Int) -> Int {
    self[offset...].firstIndex { $0 == 10 || $0 == 13 } ?? count
  }

  /// The line end that stands at `offset`: LF, CR LF, CR, or nothing.
  func lineBreak(at offset: Int) -> ArraySlice<UInt8> {
    guard offset < count, self[offset] == 10 || self[offset] == 13 else { return [] }
    let isPair = self[offset] == 13 && offset + 1 < count && self[offset + 1] == 10
    return self[offset..<offset + (isPair ? 2 : 1)]
  }

  /// The line end that the text closes its last closed line with; LF where it has none.
  var usualLineBreak: [UInt8] {
    guard let last = lastIndex(where: { $0 == 10 || $0 == 13 }) else { return [10] }
    let isPair = self[last] == 10 && last > 0 && self[last - 1] == 13
    return isPair ? [13, 10] : [self[last]]
  }
}
