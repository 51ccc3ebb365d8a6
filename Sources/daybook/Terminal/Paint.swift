import Glibc

/// Colours, for eyes that like them: only on a terminal, and never the only sign of anything.
///
/// A text carries marks, which no text of a bank keeps; where it leaves the program they become colours or nothing.
enum Paint: UInt32, CaseIterable {
  /// Money out, what is overspent, an error.
  case red = 31
  case yellow = 33
  /// What is said beside.
  case faint = 2

  /// Characters of private use, which mean nothing in an exchange of texts.
  fileprivate var mark: Unicode.Scalar {
    switch self {
    case .red: "\u{10FFF1}"
    case .yellow: "\u{10FFF2}"
    case .faint: "\u{10FFF3}"
    }
  }
  fileprivate static let end: Unicode.Scalar = "\u{10FFF0}"

  /// Whether a place for output takes colours: `NO_COLOR` (no-color.org) and `TERM=dumb` mean none, `CLICOLOR_FORCE`
  /// some also where it is no terminal.
  static func isOn(_ descriptor: Int32) -> Bool {
    func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    guard value("NO_COLOR").isEmpty, value("TERM") != "dumb" else { return false }
    return !["", "0"].contains(value("CLICOLOR_FORCE")) || isatty(descriptor) == 1
  }
}

extension String {
  func painted(_ paint: Paint) -> String { isEmpty ? self : "\(paint.mark)\(self)\(Paint.end)" }

  /// A number as a list shows it: red where it is negative.
  var paintedAmount: String { trimmingPrefix(while: { $0 == " " }).first == "-" ? painted(.red) : self }

  /// With the marks as a terminal takes them, or without them.
  func shown(on descriptor: Int32) -> String {
    guard unicodeScalars.contains(where: \.isPaint) else { return self }
    let isOn = Paint.isOn(descriptor)
    return unicodeScalars.reduce(into: "") { text, scalar in
      guard scalar.isPaint else { return text.unicodeScalars.append(scalar) }
      guard isOn else { return }
      text += "\u{1B}[\(Paint.allCases.first { $0.mark == scalar }?.rawValue ?? 0)m"
    }
  }

  /// A message with the word painted that tells how bad it is: `food.yaml:4:15: error: no category 'Foot'`.
  var paintedMessage: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      for (word, paint) in [("error:", Paint.red), ("warning:", .yellow)] where !line.hasPrefix(" ") {
        guard let found = line.firstRange(of: word), line[..<found.lowerBound].isPlace else { continue }
        return line[..<found.lowerBound] + word.painted(paint) + line[found.upperBound...]
      }
      return String(line)
    }.joined(separator: "\n")
  }
}

extension Substring {
  /// What stands before a message: nothing, or a place.
  fileprivate var isPlace: Bool { isEmpty || hasSuffix(": ") }
}

extension Unicode.Scalar {
  var isPaint: Bool { (0x10FFF0...0x10FFF3).contains(value) }
}
