import Values

/// What a witness says of one reading, and why, in words for people.
struct Testimony: Equatable, Sendable {
  enum Answer: Equatable, Sendable {
    /// It is so; nothing but another proof outweighs that.
    case proves
    /// The reading is likelier by that many doublings; below zero, less likely.
    case supports(bits: Int)
    case silent
    /// It cannot be so.
    case contradicts
  }
  var answer: Answer
  var because: ValueText = ""

  static let silent = Testimony(answer: .silent)

  static func proves(_ because: String) -> Testimony { Testimony(answer: .proves, because: ValueText(because)) }

  static func supports(_ bits: Int, _ because: String) -> Testimony { supports(bits, because: ValueText(because)) }

  static func supports(_ bits: Int, because: ValueText) -> Testimony {
    bits > 0 ? Testimony(answer: .supports(bits: bits), because: because) : .silent
  }

  /// `because`: in the words that speak for a reading without that flaw.
  static func doubts(_ bits: Int, _ because: String) -> Testimony {
    Testimony(answer: bits > 0 ? .supports(bits: -bits) : .silent, because: ValueText(because))
  }

  static func contradicts(_ because: String) -> Testimony {
    Testimony(answer: .contradicts, because: ValueText(because))
  }

  var bits: Int { if case .supports(let bits) = answer { bits } else { 0 } }
}
