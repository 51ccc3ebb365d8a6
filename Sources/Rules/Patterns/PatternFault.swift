package import Values

extension TextPattern {
  /// What is wrong with the pattern, with its place and what to write instead; nil where nothing is.
  package func fault(file: String) -> Diagnostic? {
    guard let regex else {
      if Needle(self) != nil { return nil }
      return problem(
        "the text '\(source)' holds nothing to look for", file: file, remedy: "Write at least one letter or digit.")
    }
    if let unsupported = UnsupportedSyntax.first(in: regex) {
      return problem(
        "\(unsupported.name) is not supported in /\(regex)/", file: file, offset: 1 + unsupported.offset,
        remedy: unsupported.remedy)
    }
    guard let needle = Needle(self) else {
      return problem("the regex // is empty", file: file, remedy: "Write the text to look for, without slashes.")
    }
    guard let fault = PatternDatabase.fault(of: needle) else { return nil }
    return problem(of: fault.message, in: regex, file: file)
  }

  /// Says a complaint of vectorscan in Daybook's words.
  func problem(of complaint: String, in regex: String, file: String) -> Diagnostic {
    if complaint.contains("empty buffer") {
      return problem(
        "/\(regex)/ also matches the empty text, so it says nothing", file: file,
        remedy: "Make some part of it necessary: write x+ for x*, or leave the condition out.")
    }
    if complaint.contains("too large") {
      return problem(
        "/\(regex)/ is too large to compile", file: file, remedy: "Use smaller repetitions, or several texts in a list."
      )
    }
    var reason = complaint
    var offset = 0
    if let place = complaint.range(of: " at index "), let index = Int(complaint[place.end...].prefix { $0.isNumber }) {
      reason = String(complaint[..<place.start])
      offset = 1 + index
    }
    while reason.hasSuffix(".") { reason.removeLast() }
    return problem(
      "/\(regex)/ cannot be read: \(reason)", file: file, offset: offset,
      remedy: "To look for the text as it stands, write it without slashes.")
  }

  private func problem(_ message: String, file: String, offset: Int = 0, remedy: String) -> Diagnostic {
    Diagnostic(file: file, line: line, column: column == 0 ? 0 : column + offset, message: message, remedy: remedy)
  }
}

extension String {
  /// The first place of `text`: its ends.
  fileprivate func range(of text: String) -> (start: Index, end: Index)? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return (start, index(start, offsetBy: text.count)) }
      start = index(after: start)
    }
    return nil
  }
}

/// Regex syntax that cannot be matched in linear time, with what says the same.
private struct UnsupportedSyntax {
  var name: String
  /// In characters from the start of the regex.
  var offset: Int
  var remedy: String

  private static let all: [(syntax: String, name: String, remedy: String)] = [
    ("(?=", "lookahead (?=", "Write what follows as part of the regex, or as a second condition."),
    ("(?!", "negative lookahead (?!", "Add a condition: not: { description: ... }"),
    ("(?<=", "lookbehind (?<=", "Write what stands before as part of the regex, and take a group of it."),
    ("(?<!", "negative lookbehind (?<!", "Add a condition: not: { description: ... }"),
    ("(?>", "atomic group (?>", "Write (?: instead; matching takes linear time in any case."),
    ("(?P=", "back-reference (?P=", "Write the text out again."),
    ("(?(", "conditional (?(", "Write two regexes in a list."),
    ("(?R", "recursion (?R", "Write the nesting out."),
  ]

  static func first(in regex: String) -> UnsupportedSyntax? {
    let characters = Array(regex)
    var index = 0
    var isInClass = false
    while index < characters.count {
      if characters[index] == "\\" {
        if !isInClass, index + 1 < characters.count, ("1"..."9").contains(characters[index + 1]) {
          return UnsupportedSyntax(
            name: "back-reference \\\(characters[index + 1])", offset: index, remedy: "Write the text out again.")
        }
        index += 2
        continue
      }
      if characters[index] == "[" { isInClass = true }
      if characters[index] == "]" { isInClass = false }
      if !isInClass, characters[index] == "(" {
        let rest = String(characters[index..<min(index + 4, characters.count)])
        if let found = all.first(where: { rest.hasPrefix($0.syntax) }) {
          return UnsupportedSyntax(name: found.name, offset: index, remedy: found.remedy)
        }
      }
      if !isInClass, characters[index] == "+", isRepetition(characters, endingAt: index - 1) {
        return UnsupportedSyntax(
          name: "possessive repetition \(characters[index - 1])+", offset: index - 1,
          remedy: "Leave the second sign out; matching takes linear time in any case.")
      }
      index += 1
    }
    return nil
  }

  /// Whether `*`, `+`, `?` or `{2,5}` ends at `end`.
  private static func isRepetition(_ characters: [Character], endingAt end: Int) -> Bool {
    guard end > 0 else { return false }
    if characters[end] == "}" {
      guard let open = characters[..<end].lastIndex(of: "{"), open > 0, characters[open - 1] != "\\" else {
        return false
      }
      return characters[(open + 1)..<end].allSatisfy { $0.isNumber || $0 == "," }
    }
    return "*+?".contains(characters[end]) && characters[end - 1] != "\\"
  }
}
