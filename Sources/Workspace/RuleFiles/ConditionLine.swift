import Values

/// A filter in one line, `description:tesco (amount:<-50 or -category:none)`, as the values that YAML would have given.
///
/// Blanks separate conditions, all of which must hold; `or` separates such lists, one of which must; brackets group;
/// commas separate values, any of which may hold; quotes keep any of these (`description:"pret a manger"`); a minus
/// before a key, a word or a bracket means not; a word without a key is looked for in the description. A column of the
/// statement is `column.MCC:5411` or `column."Merchant type":groceries`.
struct ConditionLine {
  private let characters: [Character]
  private var index = 0
  /// How many brackets are open.
  private var depth = 0

  /// What is wrong with the line, and where.
  private struct Fault: Error {
    let message: String
    let index: Int
    var remedy: String?
  }

  init(_ text: String) {
    characters = Array(text)
  }

  /// Nil, and a fault, where the line is no filter.
  mutating func value(_ document: inout Document) -> YAMLValue? {
    do throws(Fault) {
      let value = try alternatives()
      if let value, index == characters.count { return value }
      throw value == nil && index == characters.count
        ? Fault(
          message: "the filter asks for nothing", index: -1, remedy: "Write for example: description:tesco amount:<-50")
        : Fault(message: "the bracket closes none", index: index, remedy: ConditionLine.quoting)
    } catch {
      document.fault(
        error.message, at: error.index < 0 ? Place() : Place(line: 1, column: error.index + 1), remedy: error.remedy)
      return nil
    }
  }

  private static let quoting = "What is to be looked for as it stands, stands in quotes."

  // MARK: The line

  /// Lists of conditions between `or`s; nil where there is nothing.
  private mutating func alternatives() throws(Fault) -> YAMLValue? {
    let place = place
    var lists: [YAMLValue] = []
    while let list = try conditions() {
      lists.append(list)
      guard let start = takeOr() else {
        return lists.count == 1
          ? list : map([YAMLEntry(key: "any", place: place, value: self.list(lists, place))], place)
      }
      skipBlanks()
      if index == characters.count || characters[index] == ")" || isOr {
        throw Fault(message: "nothing follows 'or'", index: start, remedy: "Write a condition on both sides of it.")
      }
    }
    if isOr {
      throw Fault(
        message: "nothing is before 'or'", index: index, remedy: "Write a condition on both sides of it.")
    }
    return nil
  }

  /// Conditions one after the other, up to an `or`, a bracket that closes, or the end.
  private mutating func conditions() throws(Fault) -> YAMLValue? {
    skipBlanks()
    let place = place
    var wanted: [YAMLEntry] = []
    var unwanted: [YAMLEntry] = []
    while index < characters.count, characters[index] != ")", !isOr {
      let start = self.place
      let isGroup = characters[index] == "(" || characters[index...].starts(with: "-(")
      let (entry, isNegated) = isGroup ? try group() : try condition()
      if isNegated {
        unwanted.append(YAMLEntry(key: "not", place: start, value: map([entry], entry.place)))
      } else {
        wanted.append(entry)
      }
      skipBlanks()
    }
    return wanted.isEmpty && unwanted.isEmpty ? nil : map(wanted + unwanted, place)
  }

  /// `(...)` or `-(...)`.
  private mutating func group() throws(Fault) -> (YAMLEntry, isNegated: Bool) {
    let isNegated = characters[index] == "-"
    if isNegated { index += 1 }
    let (start, place) = (index, place)
    index += 1
    depth += 1
    guard depth <= 100 else { throw Fault(message: "the brackets nest too deep", index: start) }
    let inner = try alternatives()
    guard index < characters.count else {
      throw Fault(message: "the bracket is not closed", index: start, remedy: ConditionLine.quoting)
    }
    guard let inner else { throw Fault(message: "there is nothing in the brackets", index: start) }
    index += 1
    depth -= 1
    return (YAMLEntry(key: "all", place: place, value: list([inner], place)), isNegated)
  }

  /// `key:value,value`, or a text.
  private mutating func condition() throws(Fault) -> (YAMLEntry, isNegated: Bool) {
    let start = index
    let key = try key()
    var isNegated = key.map { $0.hasPrefix("-") && $0.count > 1 } ?? false
    let bare = isNegated ? key.map { String($0.dropFirst()) } : key
    if key == nil, isNegatedWord {
      isNegated = true
      index += 1
    }
    let place = Place(line: 1, column: start + (isNegated ? 2 : 1))
    var values: [YAMLValue] = []
    repeat {
      if !values.isEmpty { index += 1 }
      let place = self.place
      let (text, isPlain) = try word()
      if isPlain { try requireWord(text, hasKey: key != nil, at: place.column - 1) }
      values.append(YAMLValue(place: place, content: .scalar(text, isPlain: isPlain)))
    } while index < characters.count && characters[index] == ","
    let value = values.count == 1 ? values[0] : list(values, values[0].place)
    guard let bare, bare.hasPrefix("column.") else {
      return (YAMLEntry(key: bare ?? "description", place: place, value: value), isNegated)
    }
    let column = YAMLEntry(key: String(bare.dropFirst(7)), place: place, value: value)
    return (YAMLEntry(key: "column", place: place, value: map([column], place)), isNegated)
  }

  // MARK: Its parts

  /// What stands before a colon, with its minus; nil for a word without one.
  private mutating func key() throws(Fault) -> String? {
    let start = index
    var end = index
    while end < characters.count,
      characters[end].isLetter || characters[end] == "_" || (end == start && characters[end] == "-")
    {
      end += 1
    }
    if end < characters.count, characters[end] == ".", ["column", "-column"].contains(String(characters[start..<end])) {
      index = end + 1
      let (name, _) = try word(isKey: true)
      index = min(index + 1, characters.count)
      return String(characters[start...end]) + name
    }
    guard end > start, end < characters.count, characters[end] == ":" else { return nil }
    index = end + 1
    return String(characters[start..<end])
  }

  /// One value: in quotes, a regex between slashes, or up to a blank, a comma or a bracket that closes.
  private mutating func word(isKey: Bool = false) throws(Fault) -> (text: String, isPlain: Bool) {
    guard index < characters.count else { return ("", true) }
    let start = index
    let first = characters[start]
    if first == "\"" || first == "'" {
      guard let close = characters[(start + 1)...].firstIndex(of: first) else {
        throw Fault(message: "the quote is not closed", index: start)
      }
      index = close + 1
      return (String(characters[(start + 1)..<close]), false)
    }
    if first == "/", let close = closingSlash(from: start) {
      index = close + 1
      return (String(characters[start...close]), true)
    }
    var open = 0
    while index < characters.count {
      let next = characters[index]
      if isKey ? next == ":" : next == " " || next == "," { break }
      if next == "(" { open += 1 }
      if next == ")" {
        if open == 0, !isKey { break }
        open -= 1
      }
      index += 1
    }
    return (String(characters[start..<index]), true)
  }

  /// A slash that ends a value.
  private func closingSlash(from start: Int) -> Int? {
    characters.indices.first { index in
      index > start && characters[index] == "/"
        && (index + 1 == characters.count || " ,)".contains(characters[index + 1]))
    }
  }

  /// Words that other languages put between conditions are none here, unless they stand in quotes.
  private func requireWord(_ text: String, hasKey: Bool, at index: Int) throws(Fault) {
    let isRegex = text.count > 1 && text.hasPrefix("/") && text.hasSuffix("/")
    if text.contains("|"), !isRegex {
      throw Fault(
        message: "'|' joins no conditions", index: index,
        remedy: "Write 'or' between conditions, and commas between values: (tesco or category:Food,Home). "
          + ConditionLine.quoting)
    }
    guard !hasKey else { return }
    switch text.lowercased() {
    case "and", "&", "&&":
      throw Fault(
        message: "'\(text)' joins no conditions", index: index,
        remedy: "Leave it out: all conditions must hold. " + ConditionLine.quoting)
    case "not", "!":
      throw Fault(
        message: "'\(text)' turns no condition around", index: index,
        remedy: "Write a minus before it: -category:Food, -tesco, -(tesco or lidl). " + ConditionLine.quoting)
    default: break
    }
    let name = text.prefix { $0.isLetter || $0 == "_" }
    if let sign = text.dropFirst(name.count).first, "=<>".contains(sign),
      let key = nearest(to: String(name), among: ConditionReader.filterKeys)
    {
      let value = text.dropFirst(name.count + (sign == "=" ? 1 : 0))
      throw Fault(
        message: "'\(text)' has no colon", index: index,
        remedy: "Write \(key):\(value). " + ConditionLine.quoting)
    }
  }

  /// `-tesco`, `-"pret a manger"`, `-/regex/`: a minus before anything else is looked for as it stands.
  private var isNegatedWord: Bool {
    guard characters[index] == "-", index + 1 < characters.count else { return false }
    return characters[index + 1].isLetter || "\"'/".contains(characters[index + 1])
  }

  private var isOr: Bool {
    index + 2 <= characters.count && String(characters[index..<(index + 2)]).lowercased() == "or"
      && (index + 2 == characters.count || " ()".contains(characters[index + 2]))
  }

  /// Where the `or` stood that was taken.
  private mutating func takeOr() -> Int? {
    guard isOr else { return nil }
    defer { index += 2 }
    return index
  }

  private mutating func skipBlanks() {
    while index < characters.count, characters[index] == " " { index += 1 }
  }

  private var place: Place { Place(line: 1, column: index + 1) }

  private func map(_ entries: [YAMLEntry], _ place: Place) -> YAMLValue {
    YAMLValue(place: place, content: .map(entries))
  }

  private func list(_ values: [YAMLValue], _ place: Place) -> YAMLValue {
    YAMLValue(place: place, content: .list(values))
  }
}
