import Values

/// A filter in one line, `description:tesco amount:<-50 -category:none`, as the values that YAML would have given.
///
/// Blanks separate conditions, all of which must hold; commas separate values, any of which may; quotes keep either
/// (`description:"pret a manger"`); a minus before a key means not; a word without a key is looked for in the
/// description. A column of the statement is `column.MCC:5411` or `column."Merchant type":groceries`.
struct ConditionLine {
  private let characters: [Character]

  init(_ text: String) {
    characters = Array(text)
  }

  /// Nil, and a fault, where a quote is not closed or nothing is asked.
  func value(_ document: inout Document) -> YAMLValue? {
    var wanted: [YAMLEntry] = []
    var unwanted: [YAMLValue] = []
    var index = 0
    while true {
      while index < characters.count, characters[index] == " " { index += 1 }
      guard index < characters.count else { break }
      let start = index
      guard let (key, values) = condition(&index) else {
        document.fault("the quote is not closed", at: Place(line: 1, column: start + 1))
        return nil
      }
      let isNegated = key.hasPrefix("-") && key.count > 1
      let place = Place(line: 1, column: start + (isNegated ? 2 : 1))
      var value = YAMLValue(place: values[0].place, content: values.count == 1 ? values[0].content : .list(values))
      var name = isNegated ? String(key.dropFirst()) : key
      if name.hasPrefix("column.") {
        let column = YAMLEntry(key: String(name.dropFirst(7)), place: place, value: value)
        value = YAMLValue(place: place, content: .map([column]))
        name = "column"
      }
      let entry = YAMLEntry(key: name, place: place, value: value)
      if isNegated {
        unwanted.append(YAMLValue(place: place, content: .map([entry])))
      } else {
        wanted.append(entry)
      }
    }
    if wanted.isEmpty, unwanted.isEmpty {
      document.fault(
        "the filter asks for nothing", at: Place(), remedy: "Write for example: description:tesco amount:<-50")
      return nil
    }
    for value in unwanted { wanted.append(YAMLEntry(key: "not", place: value.place, value: value)) }
    return YAMLValue(place: Place(line: 1, column: 1), content: .map(wanted))
  }

  /// Reads `key:value,value`; nil where a quote is not closed.
  private func condition(_ index: inout Int) -> (key: String, values: [YAMLValue])? {
    var key = "description"
    var end = index
    while end < characters.count,
      characters[end].isLetter || characters[end] == "_" || (end == index && characters[end] == "-")
    {
      end += 1
    }
    if end < characters.count, characters[end] == ".", ["column", "-column"].contains(String(characters[index..<end])) {
      let start = end + 1
      end = start
      guard let (name, _) = word(&end, isKey: true) else { return nil }
      key = String(characters[index..<start]) + name
      index = min(end + 1, characters.count)
    } else if end > index, end < characters.count, characters[end] == ":" {
      key = String(characters[index..<end])
      index = end + 1
    }
    var values: [YAMLValue] = []
    repeat {
      if !values.isEmpty { index += 1 }
      let place = Place(line: 1, column: index + 1)
      guard let (text, isPlain) = word(&index) else { return nil }
      values.append(YAMLValue(place: place, content: .scalar(text, isPlain: isPlain)))
    } while index < characters.count && characters[index] == ","
    return (key, values)
  }

  /// One value: in quotes, a regex between slashes, or up to a blank or comma.
  private func word(_ index: inout Int, isKey: Bool = false) -> (text: String, isPlain: Bool)? {
    guard index < characters.count else { return ("", true) }
    let start = index
    let first = characters[start]
    if first == "\"" || first == "'" {
      guard let close = characters[(start + 1)...].firstIndex(of: first) else { return nil }
      index = close + 1
      return (String(characters[(start + 1)..<close]), false)
    }
    if first == "/", let close = closingSlash(from: start) {
      index = close + 1
      return (String(characters[start...close]), true)
    }
    let ends: [Character] = isKey ? [":"] : [" ", ","]
    while index < characters.count, !ends.contains(characters[index]) { index += 1 }
    return (String(characters[start..<index]), true)
  }

  /// A slash that ends a value.
  private func closingSlash(from start: Int) -> Int? {
    characters.indices.first { index in
      index > start && characters[index] == "/"
        && (index + 1 == characters.count || characters[index + 1] == " " || characters[index + 1] == ",")
    }
  }
}
