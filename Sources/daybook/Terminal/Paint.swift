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

  /// The bytes of each mark behind its first, and the number by which a terminal knows it.
  fileprivate static let allMarks: [(utf8: [UInt8], code: UInt32)] =
    ([(end, UInt32(0))] + allCases.map { ($0.mark, $0.rawValue) }).map { (Array(String($0).utf8.dropFirst()), $1) }

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
    // In UTF-8 the marks are F4 8F BF B0 to B3: lists are long, and next to nothing else begins with F4.
    guard utf8.contains(0xF4) else { return self }
    let isOn = Paint.isOn(descriptor)
    let pieces = utf8.split(separator: 0xF4, omittingEmptySubsequences: false)
    var shown = Array(pieces[0])
    for piece in pieces.dropFirst() {
      guard let paint = Paint.allMarks.first(where: { piece.starts(with: $0.utf8) }) else {
        shown.append(0xF4)
        shown.append(contentsOf: piece)
        continue
      }
      if isOn { shown.append(contentsOf: "\u{1B}[\(paint.code)m".utf8) }
      shown.append(contentsOf: piece.dropFirst(paint.utf8.count))
    }
    return String(decoding: shown, as: UTF8.self)
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
