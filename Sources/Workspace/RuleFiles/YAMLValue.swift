import Values

/// A YAML value with its place. Scalars stay the text they are: no number is ever made of one.
struct YAMLValue: Sendable {
  indirect enum Content: Sendable {
    /// `isPlain` is false for a quoted text.
    case scalar(String, isPlain: Bool)
    case list([YAMLValue])
    case map([YAMLEntry])
  }
  var place: Place
  var content: Content

  /// The text of a scalar; nil for anything else.
  var text: String? {
    if case .scalar(let text, _) = content { return text }
    return nil
  }

  /// True for nothing, `~` and `null`.
  var isNull: Bool {
    if case .scalar(let text, isPlain: true) = content { return ["", "~", "null", "Null", "NULL"].contains(text) }
    return false
  }

  /// The elements of a list, or the value itself as the only one.
  var elements: [YAMLValue] {
    if case .list(let elements) = content { return elements }
    return [self]
  }

  /// `a list`, `a map`, `a text`: for messages.
  var kind: String {
    switch content {
    case .list: "a list"
    case .map: "a map"
    case .scalar: isNull ? "nothing" : "a text"
    }
  }
}

/// One key of a map with its value.
struct YAMLEntry: Sendable {
  var key: String
  var place: Place
  var value: YAMLValue
}
