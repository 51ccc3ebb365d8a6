import Foundation
import Matching
import Values
import Yams

/// A text file that a person wrote, as YAML values with places, and all that is found wrong with it.
struct Document {
  let file: String
  private let text: String
  /// Parted when they are first asked for: a table of many lines without faults never asks.
  private(set) lazy var lines: [Substring] = Document.lines(of: text)
  /// In the order in which they were found.
  private(set) var faults: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []

  init(file: String, text: String) {
    self.file = file
    self.text = text
  }

  /// Without their line ends: LF, CR LF or CR.
  private static func lines(of text: String) -> [Substring] {
    var (lines, start): ([Substring], String.Index) = ([], text.startIndex)
    var last: UInt8 = 0
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      let next = text.utf8.index(after: index)
      if byte == 10, last == 13 {
        start = next
      } else if byte == 10 || byte == 13 {
        lines.append(text[start..<index])
        start = next
      }
      last = byte
    }
    return lines + [text[start...]]
  }

  mutating func fault(_ message: String, at place: Place, remedy: String? = nil) {
    faults.append(diagnostic(.error, message, at: place, remedy: remedy))
  }

  mutating func warn(_ message: String, at place: Place, remedy: String? = nil) {
    warnings.append(diagnostic(.warning, message, at: place, remedy: remedy))
  }

  /// Takes over a message about this file that has no excerpt yet.
  mutating func add(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    diagnostic.excerpt = excerpt(diagnostic.line)
    faults.append(diagnostic)
  }

  /// The faults in the order of their lines.
  var sortedFaults: [Diagnostic] {
    faults.enumerated().sorted {
      ($0.element.line, $0.element.column, $0.offset) < ($1.element.line, $1.element.column, $1.offset)
    }
    .map(\.element)
  }

  private mutating func diagnostic(
    _ severity: Diagnostic.Severity, _ message: String, at place: Place, remedy: String?
  ) -> Diagnostic {
    Diagnostic(
      severity, file: file, line: place.line, column: place.column, message: message, excerpt: excerpt(place.line),
      remedy: remedy)
  }

  private mutating func excerpt(_ line: Int) -> String? {
    (1...max(1, lines.count)).contains(line) && line <= lines.count ? String(lines[line - 1]) : nil
  }
}

// MARK: YAML

extension Document {
  /// The text as YAML; nil where it is empty or no YAML, which then is a fault.
  mutating func parsed() -> YAMLValue? {
    do {
      // Scalars stay texts, so no kind has to be found for each.
      guard let node = try Yams.compose(yaml: lines.joined(separator: "\n"), .basic) else { return nil }
      // Each value takes a byte at least where it is written; what goes beyond comes of repeated parts.
      var left = lines.reduce(500_000) { $0 + $1.utf8.count }
      let value = convert(node, left: &left)
      if left < 0 { fault("the file repeats its parts (*) too many times to be read", at: Place()) }
      return left < 0 ? nil : value
    } catch {
      add(error)
      return nil
    }
  }

  /// `left` bounds the number of values, which references to anchors can multiply without limit.
  private func convert(_ node: Node, left: inout Int) -> YAMLValue {
    left -= 1
    let place = node.mark.map { Place(line: $0.line, column: $0.column) } ?? Place()
    guard left > 0 else { return YAMLValue(place: place, content: .scalar("", isPlain: true)) }
    switch node {
    case .scalar(let scalar):
      let isPlain = scalar.style == .plain || scalar.style == .any
      return YAMLValue(place: place, content: .scalar(scalar.string, isPlain: isPlain))
    case .sequence(let sequence):
      return YAMLValue(place: place, content: .list(sequence.map { convert($0, left: &left) }))
    case .mapping(let mapping):
      let entries = mapping.map { key, value in
        let key = convert(key, left: &left)
        return YAMLEntry(key: key.text ?? "", place: key.place, value: convert(value, left: &left))
      }
      return YAMLValue(place: place, content: .map(entries))
    case .alias:
      return YAMLValue(place: place, content: .scalar("", isPlain: true))
    }
  }

  private mutating func add(_ error: any Error) {
    let remedy = "Put texts with any of : # < > * & ! | { } [ ] in quotes, and indent with blanks."
    switch error as? YamlError {
    case .scanner(let context?, let problem, _, _) where problem.contains("unexpected end of stream"):
      fault(
        "the quote that opens here is never closed", at: Place(line: context.mark.line, column: context.mark.column),
        remedy: "Close it, or leave it out.")
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      let place = Place(line: mark.line, column: mark.column)
      if lines.indices.contains(mark.line - 1),
        lines[mark.line - 1].prefix(mark.column).allSatisfy({ " \t".contains($0) }),
        lines[mark.line - 1].hasPrefix("\t")
      {
        fault("a tab begins the line", at: place, remedy: "YAML wants blanks there: two a level.")
      } else {
        fault("this is not YAML: \(problem)", at: place, remedy: remedy)
      }
    case .duplicatedKeysInMapping(let duplicates, let context):
      let key = duplicates.sorted().first ?? ""
      fault(
        "the key '\(key)' is given twice", at: secondPlace(of: key, after: context.mark.line),
        remedy: "Keep one of them, or put both values in one list.")
    default:
      fault("this is not YAML", at: Place(), remedy: "Save the file as UTF-8 text.")
    }
  }

  /// The place of the second line that begins with `key:`, from the map's first line on.
  private mutating func secondPlace(of key: String, after first: Int) -> Place {
    var isSecond = false
    for (index, line) in lines.enumerated().dropFirst(max(0, first - 1)) {
      var start = line.drop { $0 == " " || $0 == "-" || $0 == "{" }
      let quote = start.first.map { "\"'".contains($0) } ?? false
      if quote { start = start.dropFirst() }
      guard start.hasPrefix(key), start.dropFirst(key.count).drop(while: { "\"' ".contains($0) }).first == ":" else {
        continue
      }
      if isSecond {
        return Place(line: index + 1, column: line.distance(from: line.startIndex, to: start.startIndex) + 1)
      }
      isSecond = true
    }
    return Place(line: first, column: 0)
  }
}

// MARK: What values must be

extension Document {
  /// The entries of a map whose keys are all among `keys`; other keys, and other kinds of values, are faults.
  mutating func entries(_ value: YAMLValue, of what: String, keys: [String]) -> [YAMLEntry] {
    guard let entries = map(value, of: what) else { return [] }
    return entries.filter { entry in
      if keys.contains(entry.key) { return true }
      let near = nearest(to: entry.key, among: keys).map { "Did you mean '\($0)'? " } ?? ""
      fault(
        "\(what) has no key '\(entry.key)'", at: entry.place,
        remedy: near + "Known here: \(keys.joined(separator: ", ")).")
      return false
    }
  }

  mutating func map(_ value: YAMLValue, of what: String) -> [YAMLEntry]? {
    if case .map(let entries) = value.content { return entries }
    fault("\(what) must be a map of keys to values, not \(value.kind)", at: value.place)
    return nil
  }

  mutating func list(_ value: YAMLValue, of what: String) -> [YAMLValue]? {
    if case .list(let elements) = value.content { return elements }
    fault("\(what) must be a list, not \(value.kind)", at: value.place, remedy: "Begin each element with '- '.")
    return nil
  }

  mutating func text(_ value: YAMLValue, of what: String) -> String? {
    if let text = value.text, !text.isEmpty, !value.isNull { return text }
    fault("\(what) must be a text, not \(value.kind)", at: value.place)
    return nil
  }

  /// A text or a list of texts.
  mutating func texts(_ value: YAMLValue, of what: String) -> [(text: String, place: Place)] {
    if case .list(let elements) = value.content, elements.isEmpty {
      fault("\(what) is an empty list", at: value.place, remedy: "Name at least one, or leave the key out.")
    }
    return value.elements.compactMap { element in text(element, of: what).map { ($0, element.place) } }
  }

  mutating func flag(_ value: YAMLValue, of what: String) -> Bool? {
    switch value.text?.lowercased() {
    case "on", "true", "yes": return true
    case "off", "false", "no": return false
    default:
      fault("\(what) must be on or off", at: value.place)
      return nil
    }
  }

  mutating func number(_ value: YAMLValue, of what: String, in range: ClosedRange<Int>) -> Int? {
    if let text = value.text, let number = Int(text), range.contains(number) { return number }
    fault("\(what) must be a whole number from \(range.lowerBound) to \(range.upperBound)", at: value.place)
    return nil
  }

  mutating func choice(_ value: YAMLValue, of what: String, among known: [String]) -> String? {
    guard let text = text(value, of: what) else { return nil }
    if known.contains(text) { return text }
    let near = nearest(to: text, among: known).map { "Did you mean '\($0)'? " } ?? ""
    fault(
      "\(what) cannot be '\(text)'", at: value.place, remedy: near + "It is one of: \(known.joined(separator: ", ")).")
    return nil
  }
}
