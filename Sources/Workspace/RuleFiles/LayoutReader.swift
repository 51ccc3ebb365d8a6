import Lexicon
import Statements
import Values

/// Turns the values of one layout file into declared layouts, noting every fault on the way.
struct LayoutReader {
  var document: Document
  private(set) var layouts: [DeclaredLayout] = []
  /// The places of the layouts read so far, by name.
  var names: [String: String]

  private let accounts: [String]

  /// `names`: the layouts of other files, with the place of each. `accounts`: those that there are; empty for "not
  /// known".
  init(document: Document, names: [String: String], accounts: [String]) {
    self.document = document
    self.names = names
    self.accounts = accounts
  }

  private static let keys = [
    "name", "match", "encoding", "delimiter", "header_line", "date_order", "decimal_mark", "sign", "description",
    "columns",
  ]

  mutating func read(_ root: YAMLValue) {
    for entry in document.entries(root, of: "a layout file", keys: ["include", "layouts"])
    where entry.key == "layouts" && !entry.value.isNull {
      for value in document.list(entry.value, of: "layouts") ?? [] { readLayout(value) }
    }
  }

  /// The files that the layout file includes; what they declare comes before its own layouts.
  mutating func includes(_ root: YAMLValue) -> [(text: String, place: Place)] {
    guard case .map(let entries) = root.content, let entry = entries.first(where: { $0.key == "include" }) else {
      return []
    }
    return document.texts(entry.value, of: "include")
  }

  private mutating func readLayout(_ value: YAMLValue) {
    let before = document.faults.count
    let entries = document.entries(value, of: "a layout", keys: LayoutReader.keys)
    guard case .map = value.content else { return }
    let name = entries.first { $0.key == "name" }
    if name == nil, document.faults.count == before {
      document.fault("the layout has no name", at: value.place, remedy: "Add: name: My bank")
    }
    var layout = DeclaredLayout(name: name.flatMap { document.text($0.value, of: "name") } ?? "")
    if let name, !layout.name.isEmpty { claim(layout.name, at: name.value.place) }
    for entry in entries where !entry.value.isNull || entry.key == "name" { set(entry, of: &layout) }
    if layout.facts.isEmpty, document.faults.count == before {
      document.fault(
        "layout '\(layout.name)' declares nothing", at: value.place,
        remedy: "Give it a fact, such as: sign: inverted. What is not given is inferred.")
    }
    if document.faults.count == before { layouts.append(layout) }
  }

  private mutating func claim(_ name: String, at place: Place) {
    if let first = names[name] {
      document.fault(
        "two layouts have the name '\(name)'", at: place, remedy: "The first is at \(first). Give each its own name.")
    } else {
      names[name] = "\(document.file):\(place.line)"
    }
  }

  private mutating func set(_ entry: YAMLEntry, of layout: inout DeclaredLayout) {
    let value = entry.value
    switch entry.key {
    case "match": layout.match = match(value)
    case "encoding": layout.encoding = encoding(value)
    case "delimiter": layout.delimiter = delimiter(value)
    case "header_line": layout.headerLine = headerLine(value)
    case "date_order":
      layout.dateOrder = document.choice(value, of: "date_order", among: DateOrder.allCases.map(\.rawValue))
    case "decimal_mark": layout.decimalMark = decimalMark(value)
    case "sign": layout.sign = document.choice(value, of: "sign", among: ["as-written", "inverted", "by-words"])
    case "description": layout.description = document.texts(value, of: "description").map(\.text)
    case "columns": layout.columns = columns(value)
    default: break
    }
  }

  private mutating func match(_ value: YAMLValue) -> DeclaredLayout.Match {
    var match = DeclaredLayout.Match()
    for entry in document.entries(value, of: "match", keys: ["header", "file", "account"]) {
      switch entry.key {
      case "header": match.header = document.texts(entry.value, of: "header").map(\.text)
      case "file": match.file = document.text(entry.value, of: "file")
      default: match.account = account(entry.value)
      }
    }
    return match
  }

  private mutating func account(_ value: YAMLValue) -> String? {
    guard let name = document.text(value, of: "account") else { return nil }
    if !accounts.isEmpty, !accounts.contains(name) {
      let near = nearest(to: name, among: accounts).map { "Did you mean '\($0)'? " } ?? ""
      document.fault(
        "no account '\(name)'", at: value.place, remedy: near + "The accounts are those of daybook.yaml.")
    }
    return name
  }
}

// MARK: Facts

extension LayoutReader {
  private mutating func encoding(_ value: YAMLValue) -> String? {
    guard let name = document.text(value, of: "encoding") else { return nil }
    if Encodings.isKnown(name) { return name }
    let known = ["UTF-8", "UTF-16LE", "UTF-16BE", "windows-1250", "windows-1251", "windows-1252", "ISO-8859-1"]
    let near = nearest(to: name, among: known).map { "Did you mean '\($0)'? " } ?? ""
    document.fault(
      "no encoding '\(name)'", at: value.place, remedy: near + "Write it as iconv -l does, such as windows-1252.")
    return nil
  }

  private mutating func delimiter(_ value: YAMLValue) -> String? {
    guard let text = value.text else {
      document.fault(
        "delimiter must be one character, not \(value.kind)", at: value.place, remedy: "Write it in quotes: \";\"")
      return nil
    }
    if text.uppercased() == "TAB" || text == "\t" { return "TAB" }
    if text.utf8.count == 1, let byte = text.utf8.first, byte > 32 || byte == 31, byte != 34, !text.first!.isLetter,
      !text.first!.isNumber
    {
      return text
    }
    document.fault(
      "'\(text)' is no delimiter", at: value.place,
      remedy: "Write one character in quotes, such as \";\", or TAB.")
    return nil
  }

  private mutating func decimalMark(_ value: YAMLValue) -> String? {
    if let text = value.text, text == "." || text == "," { return text }
    document.fault(
      "decimal_mark must be a point or a comma", at: value.place, remedy: "Write it in quotes: \".\" or \",\"")
    return nil
  }

  private mutating func headerLine(_ value: YAMLValue) -> Int? {
    if value.text == "none" { return 0 }
    if let text = value.text, let line = Int(text), (1...4000).contains(line) { return line }
    document.fault(
      "header_line must be a line from 1 to 4000, or none", at: value.place,
      remedy: "Count every line of the file, blank ones too; where the header takes several lines, name the last.")
    return nil
  }

  /// Each column once, and each role that only one column can have once. Amounts may stand in several columns of which
  /// each row fills one: whether they do, the file shows.
  private mutating func columns(_ value: YAMLValue) -> [DeclaredLayout.Column] {
    var columns: [DeclaredLayout.Column] = []
    let several: Set<HeaderRole> = [
      .description, .counterparty, .note, .ignored, .time, .cardNumber, .exchangeRate, .amount, .amountIn, .amountOut,
      .fee,
    ]
    for entry in document.map(value, of: "columns") ?? [] {
      let name = document.choice(entry.value, of: "a column", among: HeaderRole.allCases.map(\.rawValue))
      guard let role = name.flatMap(HeaderRole.init(rawValue:)) else { continue }
      if let first = columns.first(where: { $0.role == role }), !several.contains(role) {
        document.fault(
          "'\(first.name)' and '\(entry.key)' cannot both be \(role.rawValue)", at: entry.value.place,
          remedy: "Make one of them 'ignored', or 'description' where its text is wanted.")
      }
      columns.append(DeclaredLayout.Column(name: entry.key, role: role))
    }
    if let amount = columns.first(where: { $0.role == .amount }),
      let other = columns.first(where: { $0.role == .amountIn || $0.role == .amountOut })
    {
      document.fault(
        "'\(amount.name)' is amount and '\(other.name)' is \(other.role.rawValue)", at: value.place,
        remedy: "Give one column as amount, or two: one as amountIn, one as amountOut.")
    }
    return columns
  }
}
