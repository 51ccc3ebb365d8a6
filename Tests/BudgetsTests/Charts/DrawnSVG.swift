@testable import Budgets

/// An SVG file as read again: well-formed XML of what charts write, and nothing else.
struct DrawnSVG {
  enum Fault: Error { case malformed(String) }

  struct Element {
    let name: String
    var attributes: [String: String] = [:]
    /// Own text, without that of elements inside.
    var text = ""
    /// What shows when a pointer rests on it.
    var title = ""
  }

  private(set) var elements: [Element] = []
  /// Scalars: a mark that follows `>` does not make it another character in XML.
  private var rest: Substring.UnicodeScalarView

  init(_ svg: String) throws {
    rest = svg[...].unicodeScalars
    for scalar in svg.unicodeScalars where !(scalar == "\n" || scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE)
    {
      throw Fault.malformed("U+" + String(scalar.value, radix: 16))
    }
    try readElement()
    guard rest.elementsEqual("\n".unicodeScalars) else { throw Fault.malformed("after the end: \(here)") }
  }

  private var here: String { String(rest.prefix(40)) }

  private func begins(_ text: String) -> Bool { rest.starts(with: text.unicodeScalars) }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  var titles: [String] { elements.map(\.title).filter { !$0.isEmpty } }

  /// The own index of an element is its place by where it begins.
  @discardableResult
  private mutating func readElement() throws -> Int {
    try expect("<")
    let index = elements.count
    elements.append(Element(name: try word()))
    while rest.first == " " {
      rest.removeFirst()
      let key = try word()
      try expect("=\"")
      let value = rest.prefix { $0 != "\"" }
      rest.removeFirst(value.count)
      try expect("\"")
      guard elements[index].attributes[key] == nil, !value.contains("<") else { throw Fault.malformed(key) }
      elements[index].attributes[key] = try DrawnSVG.plain(value)
    }
    if begins("/>") {
      rest.removeFirst(2)
      return index
    }
    try expect(">")
    while !begins("</") {
      guard let next = rest.first else { throw Fault.malformed("unclosed \(elements[index].name)") }
      if next == "<" {
        let child = try readElement()
        if elements[child].name == "title" { elements[index].title = elements[child].text }
      } else {
        let text = rest.prefix { $0 != "<" }
        rest.removeFirst(text.count)
        elements[index].text += try DrawnSVG.plain(text)
      }
    }
    try expect("</\(elements[index].name)>")
    return index
  }

  private mutating func word() throws -> String {
    let word = rest.prefix {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-")
    }
    guard !word.isEmpty else { throw Fault.malformed("no name: \(here)") }
    rest.removeFirst(word.count)
    return String(word)
  }

  private mutating func expect(_ text: String) throws {
    guard begins(text) else { throw Fault.malformed("no \(text): \(here)") }
    rest.removeFirst(text.unicodeScalars.count)
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]

  private static func plain(_ text: Substring.UnicodeScalarView) throws -> String {
    let pieces = text.split(separator: "&", omittingEmptySubsequences: false)
    return try pieces.dropFirst().reduce(String(pieces[0])) { plain, piece in
      let halves = piece.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
      guard halves.count == 2, let entity = entities[halves[0]] else { throw Fault.malformed("&\(String(piece))") }
      return plain + entity + halves[1]
    }
  }
}

// Where marks are.
extension DrawnSVG {
  /// Corners and points of an element in tenths of a pixel; for texts their estimated ends.
  static func points(of element: Element) -> [(x: Int, y: Int)] {
    switch element.name {
    case "path": path(element.attributes["d"] ?? "")
    case "rect": rectangle(element)
    case "text": ends(of: element)
    default: []
    }
  }

  private static func number(_ text: String?) -> Int {
    text.flatMap { Double($0) }.map { Int(($0 * 10).rounded()) } ?? 0
  }

  private static func rectangle(_ element: Element) -> [(x: Int, y: Int)] {
    let (x, y) = (number(element.attributes["x"]), number(element.attributes["y"]))
    return [(x, y), (x + number(element.attributes["width"]), y + number(element.attributes["height"]))]
  }

  private static func ends(of element: Element) -> [(x: Int, y: Int)] {
    let (x, y) = (number(element.attributes["x"]), number(element.attributes["y"]))
    let classes = element.attributes["class"]?.split(separator: " ") ?? []
    let named: [Lettering] = [.title, .strong, .quiet]
    let width = element.text.width(named.first { classes.contains(Substring($0.name)) } ?? .plain).tenths
    let left = classes.contains("end") ? x - width : classes.contains("middle") ? x - width / 2 : x
    return [(left, y), (left + width, y)]
  }

  /// Ends of lines and curves; absolute commands and `h0`.
  private static func path(_ text: String) -> [(x: Int, y: Int)] {
    var points: [(x: Int, y: Int)] = []
    var (command, numbers): (Character, String) = (" ", "")
    func take() {
      let values = numbers.split(separator: " ").map { number(String($0)) }
      let last = points.last ?? (0, 0)
      switch command {
      case "H": points.append((values[0], last.y))
      case "V": points.append((last.x, values[0]))
      case "M", "L", "A", "C": points.append((values[values.count - 2], values[values.count - 1]))
      default: break
      }
    }
    for character in text {
      guard character.isLetter else {
        numbers.append(character)
        continue
      }
      take()
      (command, numbers) = (character, "")
    }
    take()
    return points
  }
}
