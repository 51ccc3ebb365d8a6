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

  /// How many groups a regex has whose text can be taken.
  package static func groups(in regex: String) -> Int {
    let characters = Array(regex)
    var groups = 0
    var isInClass = false
    var index = 0
    while index < characters.count {
      switch characters[index] {
      case "\\": index += 1
      case "[": isInClass = true
      case "]": isInClass = false
      case "(" where !isInClass:
        let rest = characters[(index + 1)...]
        if rest.first != "?" || rest.starts(with: "?P<") { groups += 1 }
      default: break
      }
      index += 1
    }
    return groups
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
