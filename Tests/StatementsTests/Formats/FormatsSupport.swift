import Testing

@testable import Statements
@testable import Values

/// Reads a made-up statement; the test fails where it is none of the formats.
func reading(_ text: String, _ hints: ReadingHints = ReadingHints()) throws -> Reading {
  try #require(
    try OtherFormats.read(DecodedText(bytes: Array(text.utf8), encoding: "UTF-8"), hints: hints))
}

extension Reading {
  /// `line day amount description`, one for each draft.
  var rows: [String] {
    (0..<drafts.count).map { row in
      let amount = Money.text(drafts.amounts[row], exponent: drafts.exponent)
      return "\(drafts.lines[row]) \(Day(number: drafts.days[row])) \(amount) \(drafts.texts[drafts.descriptions[row]])"
    }
  }

  /// `line disposition reason`, one for each record that is no draft.
  var others: [String] {
    drafts.others.map { "\($0.line) \($0.disposition.rawValue)" + ($0.reason.isEmpty ? "" : " " + $0.reason) }
  }

  /// `kind day amount line`.
  var balances: [String] {
    drafts.statedBalances.map { balance in
      let amount = Money.text(balance.amount, exponent: drafts.exponent)
      return "\(balance.kind) \(balance.day.map(\.description) ?? "-") \(amount) \(balance.line)"
    }
  }

  /// A column of texts, empty where the statement does not have it.
  func texts(_ column: KeyPath<Drafts, [TextID]>) -> [String] {
    drafts[keyPath: column].map { drafts.texts[$0] }
  }
}

extension String {
  /// The text up to the first `part`, which it must hold.
  func before(_ part: String) -> String {
    let bytes = Array(utf8)
    let wanted = Array(part.utf8)
    let place = bytes.indices.first { bytes[$0...].starts(with: wanted) }
    return String(decoding: bytes[..<(place ?? 0)], as: UTF8.self)
  }
}
