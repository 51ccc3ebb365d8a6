/// What each of the first scalars becomes, for each way to fold.
///
/// An entry is UTF-8, first byte lowest, with its length in the top byte; a length of 0 removes the scalar.
struct FoldingTable {
  /// Scalars from here on are no letters with case or accents, but in rare scripts.
  static let limit = 0x2214

  private(set) var entries = (0..<limit).map { entry($0) }

  /// Kinds of blanks, dashes and apostrophes are the usual ones; what cannot be seen goes.
  private static let signs: FoldingTable = {
    var table = FoldingTable()
    table.set([0x80...0xa0, 0x1680...0x1680, 0x2000...0x200a, 0x2028...0x2029, 0x202f...0x202f, 0x205f...0x205f], " ")
    table.set([0xad...0xad, 0x200b...0x200f, 0x2060...0x2064], "")
    table.set([0x2010...0x2015], "-")
    table.set([0xb4...0xb4, 0x2018...0x2019, 0x201b...0x201b, 0x2032...0x2032], "'")
    return table
  }()

  /// Case and accents stay.
  static let widths: FoldingTable = {
    var table = signs
    table.set([0x2212...0x2212], "-")
    return table
  }()

  /// Case, accents and kinds of quotes go, too.
  static let texts: FoldingTable = {
    var table = signs
    table.set([0x00...0x20], " ")
    table.set([0x300...0x36f], "")
    table.set([0x201c...0x201e, 0x2033...0x2033], "\"")
    table.set(accents)
    for scalar in [0x41...0x5a, 0xc0...0x24f, 0x370...0x58f, 0x1c90...0x1cbf, 0x1e00...0x1fff].joined() {
      let properties = Unicode.Scalar(UInt16(scalar))!.properties
      guard properties.changesWhenLowercased, let lower = properties.lowercaseMapping.unicodeScalars.first else {
        continue
      }
      if lower.value < limit { table.entries[scalar] = table.entries[Int(lower.value)] }
    }
    return table
  }()

  /// Letters and digits are left, and the marks of Hebrew, Arabic and Cyrillic letters go.
  static let words: FoldingTable = {
    var table = texts
    table.set([0x591...0x5c7, 0x640...0x640, 0x64b...0x652, 0x2065...0x2069], "")
    table.set(letters)
    let separators = [
      0x00...0x2f, 0x3a...0x40, 0x5b...0x60, 0x7b...0xbf, 0xd7...0xd7, 0xf7...0xf7, 0x2000...0x206f, 0x20a0...0x20cf,
      0x2212...0x2212,
    ]
    for scalar in separators.joined() where !table.isKept(scalar) {
      table.entries[scalar] = entry(0x20)
    }
    return table
  }()

  /// Whether a sign among those that separate words is a letter, or nothing.
  private func isKept(_ scalar: Int) -> Bool {
    let first = UInt8(truncatingIfNeeded: entries[scalar])
    return entries[scalar] == 0 || first.isSmall
  }

  private static func entry(_ scalar: Int) -> UInt32 {
    let (bytes, count) = UTF8Scalar.encode(scalar)
    return bytes | UInt32(count) << 24
  }

  /// Of one letter, of two of ASCII, or of none.
  private static func entry(_ text: some StringProtocol) -> UInt32 {
    guard text.utf8.count == 2, text.utf8.first! < 0x80 else {
      return text.unicodeScalars.first.map { entry(Int($0.value)) } ?? 0
    }
    return text.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) } | 2 << 24
  }

  private mutating func set(_ ranges: [ClosedRange<Int>], _ text: String) {
    let entry = FoldingTable.entry(text)
    for scalar in ranges.joined() { entries[scalar] = entry }
  }

  /// Each line: what the scalars after it become.
  private mutating func set(_ lines: String) {
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: " ")
      let entry = FoldingTable.entry(parts[0])
      for scalar in parts[1].unicodeScalars { entries[Int(scalar.value)] = entry }
    }
  }

  /// Letters among the signs, and those that are written with and without their marks.
  private static let letters = """
    a ª
    o °º
    no №
    k ĸ
    е ѐЀ
    и йЙ
    і їЇ
    г ґҐ
    ا آأإ
    ي ى
    ه ة
    """

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
