import Values

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

  /// As a name inside other text: short, and writing from right to left does not pull its neighbours along (isolates of
  /// UAX #9).
  var quoted: String {
    let name = printable.limited(toBytes: 120)
    let mayTurn = name.unicodeScalars.contains { (0x590..<0x2000).contains($0.value) || $0.value >= 0xFB1D }
    return mayTurn ? "\u{2068}" + name + "\u{2069}" : name
  }
}
