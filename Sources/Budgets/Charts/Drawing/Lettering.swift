import Values

/// How a text of a chart is set: its size in pixels, its class in the style sheet, and which end of it is at the point.
struct Lettering {
  enum Anchor: String { case start, middle, end }

  var size: Int
  var name: String
  var isBold = false
  var anchor = Anchor.start

  static let title = Lettering(size: 18, name: "title", isBold: true)
  static let strong = Lettering(size: 13, name: "strong", isBold: true)
  static let plain = Lettering(size: 13, name: "")
  static let quiet = Lettering(size: 12, name: "quiet")

  /// The number of a slice, readable on its hue, with some of it around where the hue is scratched.
  static func on(hue: Int, isScratched: Bool) -> Lettering {
    Lettering(size: 13, name: isScratched ? "n\(hue) l\(hue) halo" : "n\(hue)", anchor: .middle)
  }

  func anchored(_ anchor: Anchor) -> Lettering {
    var lettering = self
    lettering.anchor = anchor
    return lettering
  }

  /// The classes: `quiet end`.
  var classes: String {
    [name, anchor == .start ? "" : anchor.rawValue].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Of so many hundredths of the size.
  fileprivate func width(_ breadth: Int) -> Pixel { Pixel(tenths: breadth * size * (isBold ? 11 : 10) / 100) }
}

extension String {
  /// How wide it is drawn at most, estimated for the fonts that systems have.
  func width(_ lettering: Lettering) -> Pixel { lettering.width(reduce(0) { $0 + $1.breadth }) }

  /// At most `room` wide and of bounded length; what is cut off ends in `…`.
  func clipped(to room: Pixel, _ lettering: Lettering) -> String {
    cut(most: 240) { lettering.width($0) <= room }
  }

  /// At most about so many bytes when written; what is cut off ends in `…`.
  func limited(toBytes most: Int) -> String {
    // A quotation mark is written in six bytes.
    utf8.count * 6 <= most ? self : cut(most: most) { _ in true }
  }

  /// Itself where it is good, or the longest beginning that is good with an ellipsis, which has breadth but counts no
  /// bytes. A character of very many marks is its first scalar.
  private func cut(most: Int, isGood: (_ breadth: Int) -> Bool) -> String {
    var (breadth, bytes) = (0, 0)
    var (kept, isWhole) = ("", true)
    var end = kept.endIndex
    for character in self {
      let isSane = character.utf8.count <= Character.mostBytes
      let piece = isSane ? String(character) : String(character.unicodeScalars.first ?? " ")
      breadth += character.breadth
      bytes += piece.escaped.utf8.count
      guard bytes <= most, isGood(breadth) else {
        isWhole = false
        break
      }
      kept += piece
      if isGood(breadth + ("…" as Character).breadth) { end = kept.endIndex }
    }
    return isWhole ? kept : kept[..<end] + "…"
  }
}

extension Character {
  /// A family of four in emoji has 41 bytes.
  fileprivate static let mostBytes = 48

  /// The width in hundredths of the font's size, a bit more than that of most fonts.
  fileprivate var breadth: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ", "\u{A0}", "\u{202F}", "\u{2009}": return 34
    case "f", "r", "t", "(", ")", "[", "]", "-", "/": return 41
    case "m", "w", "M", "W", "@", "%", "…": return 98
    case "A"..."Z", "&", "+", "=", "<", ">", "~": return 74
    default: return isWide ? 108 : 63
    }
  }
}
