/// How texts are made alike before they are compared: case, accents, width, kinds of blanks, quotes and dashes, and
/// runs of blanks make no difference.
///
/// `ＣＡＦÉ  Zoë` becomes `cafe zoe`. The result is valid UTF-8 whatever comes in, has no leading or trailing blank, and
/// is at most three times as long.
@safe package struct Folding: @unchecked Sendable {
  /// The only one; its tables live as long as the program.
  package static let shared = Folding()

  /// For each scalar below `limit`: the length of its folded UTF-8 in the top byte and the bytes below it, first byte
  /// lowest. A length of 0 removes the scalar.
  private let table: UnsafePointer<UInt32>
  /// The folded byte of each ASCII byte.
  private let ascii: UnsafePointer<UInt8>
  private static let limit = 0x2100

  private init() {
    var table = (0..<Folding.limit).map { Folding.packed(Array(String(Unicode.Scalar(UInt16($0))!).utf8)) }
    for scalar in [0x00...0x20, 0x80...0xa0, 0x1680...0x1680, 0x2000...0x200a, 0x2028...0x2029, 0x202f...0x202f]
      .joined()
    {
      table[scalar] = Folding.packed([0x20])
    }
    table[0x205f] = Folding.packed([0x20])
    for scalar in [0xad...0xad, 0x300...0x36f, 0x200b...0x200f, 0x2060...0x2064].joined() { table[scalar] = 0 }
    for scalar in 0x2010...0x2015 { table[scalar] = Folding.packed([UInt8(ascii: "-")]) }
    for scalar in [0x2018, 0x2019, 0x201b, 0x2032, 0xb4] { table[scalar] = Folding.packed([UInt8(ascii: "'")]) }
    for scalar in [0x201c, 0x201d, 0x201e, 0x2033] { table[scalar] = Folding.packed([UInt8(ascii: "\"")]) }
    for line in Folding.accents.split(separator: "\n") {
      let parts = line.split(separator: " ")
      for scalar in parts[1].unicodeScalars { table[Int(scalar.value)] = Folding.packed(Array(parts[0].utf8)) }
    }
    for scalar in [0x41...0x5a, 0xc0...0x24f, 0x370...0x58f, 0x1e00...0x1fff].joined() {
      let lower = Unicode.Scalar(UInt16(scalar))!.properties.lowercaseMapping.unicodeScalars
      guard let first = lower.first, Int(first.value) != scalar else { continue }
      if Int(first.value) < Folding.limit { table[scalar] = table[Int(first.value)] }
    }
    unsafe self.table = Folding.kept(table)
    unsafe ascii = Folding.kept(table[..<0x80].map { UInt8(truncatingIfNeeded: $0) })
  }

  private static func kept<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    unsafe copy.initialize(from: elements, count: elements.count)
    return unsafe UnsafePointer(copy)
  }

  private static func packed(_ bytes: [UInt8]) -> UInt32 {
    guard bytes.count <= 3 else { return 0 }
    return bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) } | UInt32(bytes.count) << 24
  }

  /// How many bytes `fold` may write for a text of `count` bytes.
  package static func capacity(for count: Int) -> Int { 3 * count + 3 }

  /// Writes the folded text to `output`, which has room for `capacity(for:)` bytes, and returns its length.
  ///
  /// `keepingEnds` keeps a blank at either end.
  package func fold(
    _ text: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>, keepingEnds: Bool = false
  ) -> Int {
    var read = 0
    var written = 0
    var afterBlank = !keepingEnds
    while read < text.count {
      unsafe foldASCII(text, at: &read, into: output, at: &written, afterBlank: &afterBlank)
      if read == text.count { break }
      if unsafe text[read] < 0x80 { continue }
      var entry: UInt32
      let (scalar, length) = unsafe UTF8Scalar.decode(text, at: read)
      read += length
      if scalar < Folding.limit {
        entry = unsafe table[scalar]
      } else {
        let folded = unsafe Folding.folded(scalar, before: text, at: &read)
        if folded >= Folding.limit {
          unsafe written += UTF8Scalar.encode(folded, to: output + written)
          afterBlank = false
          continue
        }
        entry = unsafe table[folded]
      }
      if entry == 0x0100_0020 {
        if afterBlank { continue }
        afterBlank = true
      } else if entry != 0 {
        afterBlank = false
      }
      for _ in 0..<(entry >> 24) {
        unsafe output[written] = UInt8(truncatingIfNeeded: entry)
        entry >>= 8
        written += 1
      }
    }
    if !keepingEnds, written > 0, unsafe output[written - 1] == 0x20 { written -= 1 }
    return written
  }

  /// Folds the ASCII that begins at `read`: eight bytes at a time while no two blanks meet, else byte by byte.
  @inline(__always)
  private func foldASCII(
    _ text: UnsafeBufferPointer<UInt8>, at read: inout Int, into output: UnsafeMutablePointer<UInt8>,
    at written: inout Int, afterBlank: inout Bool
  ) {
    let raw = UnsafeRawBufferPointer(text)
    let target = UnsafeMutableRawPointer(output)
    while read + 8 <= text.count {
      let word = UInt64(littleEndian: unsafe raw.loadUnaligned(fromByteOffset: read, as: UInt64.self))
      let blanks = EightBytes.equal(word, 0x20)
      let meeting = blanks & (blanks << 8 | (afterBlank ? 0x80 : 0))
      if word & EightBytes.high | EightBytes.below(word, 0x20) | meeting != 0 { break }
      unsafe target.storeBytes(of: EightBytes.lowered(word).littleEndian, toByteOffset: written, as: UInt64.self)
      read += 8
      written += 8
      afterBlank = blanks >> 63 != 0
    }
    let stop = min(text.count, read + 8)
    while read < stop {
      let byte = unsafe text[read]
      guard byte < 0x80 else { return }
      let folded = unsafe ascii[Int(byte)]
      let isBlank = folded == 0x20
      unsafe output[written] = folded
      written += isBlank && afterBlank ? 0 : 1
      afterBlank = isBlank
      read += 1
    }
  }

  /// The folded form of a text, for what is folded once.
  package func folded(_ text: String, keepingEnds: Bool = false) -> [UInt8] {
    var text = text
    return text.withUTF8 { bytes in
      unsafe [UInt8](unsafeUninitializedCapacity: Folding.capacity(for: bytes.count)) { output, count in
        guard let base = output.baseAddress else { return }
        count = unsafe fold(bytes, into: base, keepingEnds: keepingEnds)
      }
    }
  }

  /// Full-width forms become ordinary ones, half-width katakana full-width (with the voicing mark that follows, which
  /// is then read too), ideographic and zero-width blanks ordinary ones.
  package static func folded(_ scalar: Int, before text: UnsafeBufferPointer<UInt8>, at next: inout Int) -> Int {
    switch scalar {
    case 0x3000, 0xfeff: return 0x20
    case 0xff01...0xff5e: return scalar - 0xfee0
    case 0xff61...0xff9f:
      let wide = Int(halfWidthKana[scalar - 0xff61])
      guard next < text.count else { return wide }
      let (mark, length) = unsafe UTF8Scalar.decode(text, at: next)
      let isVoiceable = (0x30ab...0x30c8).contains(wide) || (0x30cf...0x30db).contains(wide)
      if mark == 0xff9e, isVoiceable || wide == 0x30a6 {
        next += length
        return wide == 0x30a6 ? 0x30f4 : wide + 1
      }
      if mark == 0xff9f, (0x30cf...0x30db).contains(wide) {
        next += length
        return wide + 2
      }
      return wide
    default: return scalar
    }
  }

  private static let halfWidthKana = Array(
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜".unicodeScalars.map(\.value))

  /// Each line: what the small letters after it become.
  private static let accents = """
    a àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ
    c çćĉċčḉ
    e èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ
    i ìíîïĩīĭįǐȉȋḭḯỉịı
    n ñńņňǹṅṇṉṋŉŋ
    o òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợøǿ
    u ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự
    y ýÿŷȳẏẙỳỵỷỹ
    d ďḋḍḏḑḓđð
    g ĝğġģǧǵḡ
    h ĥȟḣḥḧḩḫẖħ
    j ĵǰ
    k ķǩḱḳḵ
    l ĺļľḷḹḻḽłŀ
    r ŕŗřȑȓṙṛṝṟ
    s ẛśŝşšșṡṣṥṧṩſ
    t ţťțṫṭṯṱẗŧ
    w ŵẁẃẅẇẉẘ
    z źżžẑẓẕ
    ʒ ǯ
    ι ΐίϊἰἱἲἳἴἵἶἷὶίιῐῑῒΐῖῗ
    α άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ
    ε έἐἑἒἓἔἕὲέ
    η ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ
    υ ΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ
    ο όὀὁὂὃὄὅὸό
    ω ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ
    b ḃḅḇ
    f ḟƒ
    m ḿṁṃ
    p ṕṗ
    v ṽṿ
    x ẋẍ
    ρ ῤῥ
    ae æǽǣ
    oe œ
    ss ß
    th þ
    ij ĳ
    σ ς
    е ё
    """
}

/// Eight bytes of text in a word, looked at together. The answers of `equal` and `below` are the high bits of bytes.
private enum EightBytes {
  static let high: UInt64 = 0x8080_8080_8080_8080
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  static func equal(_ word: UInt64, _ byte: UInt64) -> UInt64 {
    let difference = word ^ (ones &* byte)
    return ~((difference & ~high) &+ ~high | difference | ~high)
  }

  /// Exact as long as all bytes are ASCII; where some are not, it may say more, never less.
  static func below(_ word: UInt64, _ byte: UInt64) -> UInt64 {
    (word &- ones &* byte) & ~word & high
  }

  /// ASCII capitals as small letters; all bytes are ASCII.
  static func lowered(_ word: UInt64) -> UInt64 {
    let fromA = word &+ ones &* (0x80 - 0x41)
    let afterZ = word &+ ones &* (0x80 - 0x5b)
    return word | ((fromA ^ afterZ) & high) >> 2
  }
}

/// UTF-8, one scalar at a time.
package enum UTF8Scalar {
  /// The scalar at `offset` and its length in bytes; U+FFFD and 1 where the bytes are no UTF-8.
  package static func decode(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (scalar: Int, length: Int) {
    let first = unsafe Int(text[offset])
    if first < 0x80 { return (first, 1) }
    let length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
    guard (0xc2...0xf4).contains(first), offset + length <= text.count else { return (0xfffd, 1) }
    var scalar = first & (0x7f >> length)
    for index in 1..<length {
      let byte = unsafe Int(text[offset + index])
      guard byte & 0xc0 == 0x80 else { return (0xfffd, 1) }
      scalar = scalar << 6 | byte & 0x3f
    }
    let least = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
    guard scalar >= least, scalar <= 0x10ffff, !(0xd800...0xdfff).contains(scalar) else { return (0xfffd, 1) }
    return (scalar, length)
  }

  /// The scalar that ends before `offset`, in valid UTF-8.
  static func before(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
    var start = offset - 1
    while unsafe start > 0 && text[start] & 0xc0 == 0x80 { start -= 1 }
    return unsafe decode(text, at: start).scalar
  }

  /// Writes the UTF-8 of `scalar` and returns its length.
  static func encode(_ scalar: Int, to output: UnsafeMutablePointer<UInt8>) -> Int {
    if scalar < 0x80 {
      unsafe output[0] = UInt8(scalar)
      return 1
    }
    let length = scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
    let lead = [0, 0, 0xc0, 0xe0, 0xf0][length]
    for index in stride(from: length - 1, through: 1, by: -1) {
      unsafe output[index] = UInt8(0x80 | (scalar >> (6 * (length - 1 - index))) & 0x3f)
    }
    unsafe output[0] = UInt8(lead | scalar >> (6 * (length - 1)))
    return length
  }
}
