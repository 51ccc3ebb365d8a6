/// Payees made of the text that matched: `$1` stands for the first group of the regex, `$$` for a dollar sign.
package enum Template {
  package static func isTemplate(_ text: String) -> Bool { highestGroup(of: text) > 0 }

  /// The highest number after a `$`; 0 without one.
  package static func highestGroup(of text: String) -> Int {
    pieces(text).reduce(0) { highest, piece in
      if case .group(let number) = piece { max(highest, number) } else { highest }
    }
  }

  enum Piece: Equatable {
    case text(String)
    case group(Int)
  }

  static func pieces(_ text: String) -> [Piece] {
    var pieces: [Piece] = []
    var plain = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "$", let next = rest.first, next == "$" || ("1"..."9").contains(next) {
        rest.removeFirst()
        if let number = next.wholeNumberValue {
          if !plain.isEmpty { pieces.append(.text(plain)) }
          plain = ""
          pieces.append(.group(number))
        } else {
          plain.append("$")
        }
      } else {
        plain.append(character)
      }
    }
    return plain.isEmpty ? pieces : pieces + [.text(plain)]
  }

  /// How many groups a regex has whose text can be taken; nil where its syntax does not allow to tell.
  package static func groups(in regex: String) -> Int? {
    GroupFinder(regex)?.groups
  }
}

/// The template of one rule, with the regexes whose groups it takes.
struct DerivedPayee: Sendable {
  private let pieces: [Template.Piece]
  private let finders: [GroupFinder]

  init(_ template: String, condition: Condition) {
    pieces = Template.pieces(template)
    finders = condition.descriptionRegexes.compactMap { $0.regex }.compactMap { GroupFinder($0) }
  }

  /// The payee that the first matching regex gives; nil where none matches or the groups are empty.
  func name(for description: [UInt8]) -> String? {
    let folded = TracedFolding(description)
    for finder in finders {
      guard let ranges = finder.find(in: folded.scalars) else { continue }
      var name = ""
      for piece in pieces {
        switch piece {
        case .text(let text): name += text
        case .group(let number):
          if number < ranges.count, let range = ranges[number] { name += folded.original(range) }
        }
      }
      let words = name.split(separator: " ")
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
    return nil
  }
}

extension Condition {
  /// The regexes of which one may have matched the description when the condition holds.
  package var descriptionRegexes: [TextPattern] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap(\.descriptionRegexes)
    case .text(.description, let patterns): patterns.filter { $0.regex != nil }
    default: []
    }
  }
}
