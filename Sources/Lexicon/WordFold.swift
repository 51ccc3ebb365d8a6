/// Makes words comparable: case, accents, width and kinds of punctuation do not count.
///
/// `Écriture n° 5` and `ECRITURE NO 5` fold to the same scalars. Letters with a stroke or a ligature become their
/// plain neighbours (`ø` to `o`, `ß` to `ss`).
enum WordFold {
  /// What a scalar becomes: nothing (0, 0), one scalar, or two. Punctuation becomes a blank.
  @inline(__always)
  static func fold(_ scalar: UInt32) -> (first: UInt32, second: UInt32) {
    if scalar < 0x80 {
      switch scalar {
      case 0x41...0x5a: return (scalar + 32, 0)
      case 0x61...0x7a, 0x30...0x39: return (scalar, 0)
      default: return (0x20, 0)
      }
    }
    return wide(scalar)
  }

  /// By blocks, the common ones first.
  private static func wide(_ scalar: UInt32) -> (first: UInt32, second: UInt32) {
    if scalar < 0x180 { return latinBlocks(scalar) }
    if scalar >= 0x400, scalar < 0x492 { return (cyrillic(scalar), 0) }
    if scalar >= 0x3021, scalar < 0xfeff { return (scalar, 0) }
    return others(scalar)
  }

  private static func latinBlocks(_ scalar: UInt32) -> (first: UInt32, second: UInt32) {
    switch scalar {
    case 0xc6, 0xe6: (0x61, 0x65)
    case 0xde, 0xfe: (0x74, 0x68)
    case 0xdf: (0x73, 0x73)
    case 0x132, 0x133: (0x69, 0x6a)
    case 0x152, 0x153: (0x6f, 0x65)
    case 0xc0...: (latin(scalar), 0)
    case 0xaa: (0x61, 0)
    case 0xb0, 0xba: (0x6f, 0)
    case 0xad: (0, 0)
    default: (0x20, 0)
    }
  }

  private static func others(_ scalar: UInt32) -> (first: UInt32, second: UInt32) {
    switch scalar {
    case 0x1a0, 0x1a1: (0x6f, 0)
    case 0x1af, 0x1b0: (0x75, 0)
    case 0x218, 0x219: (0x73, 0)
    case 0x21a, 0x21b: (0x74, 0)
    case 0x300...0x36f, 0x591...0x5c7, 0x640, 0x64b...0x652, 0x200b...0x200f, 0x2060...0x2069, 0xfeff: (0, 0)
    case 0x386...0x3ce: (greek(scalar), 0)
    case 0x622, 0x623, 0x625: (0x627, 0)
    case 0x649: (0x64a, 0)
    case 0x629: (0x647, 0)
    case 0x1e9e: (0x73, 0x73)
    case 0x1ea0...0x1ef9: (vietnamese(scalar), 0)
    case 0x2116: (0x6e, 0x6f)
    case 0xff01...0xff5e: fold(scalar - 0xfee0)
    case 0x2000...0x206f, 0x20a0...0x20cf, 0x3000...0x3004, 0x3008...0x3020, 0xfffd: (0x20, 0)
    default: (scalar, 0)
    }
  }

  private static func latin(_ scalar: UInt32) -> UInt32 {
    letters.withUTF8Buffer { unsafe UInt32($0[Int(scalar - 0xc0)]) }
  }

  /// Base letters of U+00C0 to U+017F.
  private static let letters: StaticString = """
    aaaaaaaceeeeiiiidnooooo ouuuuyts\
    aaaaaaaceeeeiiiidnooooo ouuuuyty\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllllllln\
    nnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """

  private static func vietnamese(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case ...0x1eb7: 0x61
    case ...0x1ec7: 0x65
    case ...0x1ecb: 0x69
    case ...0x1ee3: 0x6f
    case ...0x1ef1: 0x75
    default: 0x79
    }
  }

  private static func greek(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x386, 0x3ac: 0x3b1
    case 0x388, 0x3ad: 0x3b5
    case 0x389, 0x3ae: 0x3b7
    case 0x38a, 0x390, 0x3aa, 0x3af, 0x3ca: 0x3b9
    case 0x38c, 0x3cc: 0x3bf
    case 0x38e, 0x3ab, 0x3b0, 0x3cb, 0x3cd: 0x3c5
    case 0x38f, 0x3ce: 0x3c9
    case 0x3c2: 0x3c3
    case 0x391...0x3a9: scalar + 0x20
    default: scalar
    }
  }

  private static func cyrillic(_ scalar: UInt32) -> UInt32 {
    let lower: UInt32 =
      switch scalar {
      case 0x400...0x40f: scalar + 0x50
      case 0x410...0x42f: scalar + 0x20
      default: scalar
      }
    switch lower {
    case 0x451, 0x450: return 0x435
    case 0x439: return 0x438
    case 0x457: return 0x456
    case 0x490, 0x491: return 0x433
    default: return lower
    }
  }
}
