internal import Values

/// How a text of a chart is set: its size in pixels, its class in the style sheet, and which end of it is at the point.
struct Lettering {
  enum Anchor: String { case start, middle, end }

  var size: Int
  var name: String
  var anchor = Anchor.start

  static let title = Lettering(size: 18, name: "title")
  static let strong = Lettering(size: 13, name: "strong")
  static let plain = Lettering(size: 13, name: "")
  static let quiet = Lettering(size: 12, name: "quiet")

  /// The number of a slice, readable on its hue, with some of it around where the hue is scratched.
  static func on(hue: Int, isScratched: Bool) -> Lettering {
    Lettering(size: 13, name: isScratched ? "n\(hue) l\(hue) halo" : "n\(hue)", anchor: .middle)
  }

  func anchored(_ anchor: Anchor) -> Lettering { Lettering(size: size, name: name, anchor: anchor) }

  /// The classes: `quiet end`.
  var classes: String {
    [name, anchor == .start ? "" : anchor.rawValue].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension String {
  /// On one line and in its own direction of writing: control characters as blanks.
  var printable: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
  }

  /// As content of an element. What XML cannot bear is a blank, line ends stay.
  var escaped: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n": escaped += "\n"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE:
        escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// At most about so many bytes; what is cut off ends in `…`. A character of very many marks is its first scalar.
  func limited(toBytes most: Int) -> String {
    guard utf8.count > most else { return self }
    return kept { _, bytes in bytes <= most } + "…"
  }

  /// How wide it is drawn at most, estimated for the fonts that systems have.
  func width(_ size: Int) -> Pixel { Pixel(tenths: reduce(0) { $0 + $1.breadth } * size / 10) }

  /// At most `room` wide and of bounded length; what is cut off ends in `…`.
  func clipped(to room: Pixel, size: Int) -> String {
    guard utf8.count > String.mostBytes || width(size) > room else { return self }
    let ellipsis: Character = "…"
    return kept { breadth, bytes in
      bytes <= String.mostBytes && Pixel(tenths: (breadth + ellipsis.breadth) * size / 10) <= room
    } + "…"
  }

  private static let mostBytes = 240

  /// The longest beginning whose breadth and bytes are good.
  private func kept(while isGood: (_ breadth: Int, _ bytes: Int) -> Bool) -> String {
    var kept = ""
    var breadth = 0
    for character in self {
      let isSane = character.utf8.count <= Character.mostBytes
      let piece = isSane ? String(character) : String(character.unicodeScalars.first ?? " ")
      breadth += character.breadth
      guard isGood(breadth, kept.utf8.count + piece.utf8.count) else { break }
      kept += piece
    }
    return kept
  }

  /// As a name inside other text: short, and writing from right to left does not pull its neighbours along (isolates of
  /// UAX #9).
  var quoted: String {
    let name = printable.limited(toBytes: 120)
    let mayTurn = name.unicodeScalars.contains { (0x590..<0x2000).contains($0.value) || $0.value >= 0xFB1D }
    return mayTurn ? "\u{2068}" + name + "\u{2069}" : name
  }
}

extension Character {
  /// A family of four in emoji has 41 bytes.
  fileprivate static let mostBytes = 48

  /// The width in hundredths of the font's size, a bit more than that of most fonts.
  fileprivate var breadth: Int {
    switch self {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ", "\u{A0}", "\u{202F}", "\u{2009}": 34
    case "f", "r", "t", "(", ")", "[", "]", "-", "/": 41
    case "m", "w", "M", "W", "@", "%", "…": 98
    case "A"..."Z", "&", "+", "=", "<", ">", "~": 74
    default: isWide ? 108 : 63
    }
  }
}
