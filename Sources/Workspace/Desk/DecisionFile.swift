import Store
package import Values

/// Decisions that were written elsewhere: a JSON list that says what is to be done with items of the queue.
///
/// ```json
/// [{"id": 7, "verdict": "accept", "option": 2},
///  {"id": 9, "verdict": "accept", "set": {"date": "2025-03-04", "amount": "-12.50"}},
///  {"id": 12, "verdict": "assign", "category": "Food:Groceries"},
///  {"id": 13, "verdict": "split", "parts": {"Food": "20.00", "Household": "rest"}},
///  {"id": 14, "verdict": "set", "set": {"payee": "Corner Shop"}},
///  {"id": 15, "verdict": "note", "note": "asked the bank"},
///  {"id": 16, "verdict": "reject"}, {"id": 17, "verdict": "skip"}]
/// ```
/// What `review list --format json` says of an item may stand beside it; numbers are read as they are written.
package struct DecisionFile: Sendable {
  enum Action: Sendable {
    case answer(ReviewAnswer)
    case edit(ItemEdit)
  }

  struct Decision: Sendable {
    var id: Int64
    var action: Action
    var place: Place
  }

  private(set) var decisions: [Decision] = []
  private var document: Document

  /// - Parameter path: `-` is standard input.
  package init(path: String) throws(DecisionFaults) {
    let name = path == "-" ? "standard input" : path
    switch path == "-" ? TextFile.standardInput(shownAs: name) : TextFile.read(path, shownAs: name) {
    case .failure(var diagnostic):
      diagnostic.remedy = "Check the path; - is standard input. Nothing was decided."
      throw DecisionFaults(all: [diagnostic])
    case .success(let text): try self.init(text, file: name)
    }
  }

  package init(_ text: String, file: String) throws(DecisionFaults) {
    document = Document(file: file, text: text)
    if let root = document.parsed() {
      for element in document.list(root, of: "the file") ?? [] { read(element) }
    } else if document.faults.isEmpty {
      document.fault("there is nothing in it", at: Place())
    }
    try check()
  }

  private static let verdicts = ["accept", "reject", "skip", "assign", "split", "set", "note"]
  private static let own = [
    "accept": ["option", "set"], "assign": ["category"], "split": ["parts"], "set": ["set"], "note": ["note"],
  ]
  /// What lists say of an item; it decides nothing.
  private static let listed = [
    "kind", "state", "message", "account", "file", "line", "evidence", "options", "transaction", "other", "amount",
    "rows",
  ]

  private mutating func read(_ element: YAMLValue) {
    guard let entries = document.map(element, of: "a decision") else { return }
    let said = entries.filter { !$0.value.isNull && !DecisionFile.listed.contains($0.key) }
    func value(_ key: String) -> YAMLValue? { said.first { $0.key == key }?.value }
    guard let id = value("id") else { return lacks("id", "the number of the item", element) }
    guard let number = id.text.flatMap({ Int64($0) }) else {
      return document.fault("id must be the number of an item", at: id.place, remedy: DecisionFile.remedy)
    }
    guard let word = value("verdict") else { return lacks("verdict", "what to do with item \(number)", element) }
    guard let verdict = document.choice(word, of: "verdict", among: DecisionFile.verdicts) else { return }
    // What a list says of a proposal has its category.
    let isProposal = entries.contains { $0.key == "kind" && $0.value.text == ReviewKind.suggestion.rawValue }
    let known = ["id", "verdict"] + (DecisionFile.own[verdict] ?? []) + (isProposal ? ["category"] : [])
    let content = YAMLValue(place: element.place, content: .map(said))
    let faults = document.faults.count
    _ = document.entries(content, of: "a decision to \(verdict)", keys: known)
    guard document.faults.count == faults, let action = action(verdict, element, value) else { return }
    if case .answer = action, decisions.contains(where: { $0.id == number && $0.isAnswer }) {
      document.fault("item \(number) is answered twice", at: id.place, remedy: "Keep one of the answers.")
    }
    decisions.append(Decision(id: number, action: action, place: element.place))
  }

  private mutating func action(
    _ verdict: String, _ element: YAMLValue, _ value: (String) -> YAMLValue?
  ) -> Action? {
    switch verdict {
    case "accept":
      var answer = ReviewAnswer(.accept)
      answer.option = (value("option") ?? value("category")).flatMap { document.text($0, of: "option") }
      if let set = value("set") { answer.fields = fields(set, ["date", "amount", "description"]) }
      return .answer(answer)
    case "reject": return .answer(ReviewAnswer(.reject))
    case "assign":
      if let path = value("category") { return document.text(path, of: "category").map { .edit(.assign($0)) } }
      lacks("category", "where it belongs", element)
    case "split":
      if let parts = value("parts") { return split(parts).map { .edit(.split($0)) } }
      lacks("parts", "where its money belongs", element)
    case "set":
      if let set = value("set") { return .edit(.set(fields(set, ItemEdit.fields))) }
      lacks("set", "the fields", element)
    case "note":
      if let note = value("note") { return .edit(.note(note.text ?? "")) }
      lacks("note", "the text", element)
    default: return .edit(.skip)
    }
    return nil
  }

  private mutating func fields(_ value: YAMLValue, _ names: [String]) -> [String: String] {
    let entries = document.entries(value, of: "set", keys: names).map { ($0.key, $0.value.text ?? "") }
    return Dictionary(entries) { $1 }
  }

  private mutating func split(_ value: YAMLValue) -> WrittenSplit? {
    guard let parts = document.map(value, of: "parts") else { return nil }
    if let split = WrittenSplit(parts.map { "\($0.key)=\($0.value.text ?? "")" }) { return split }
    document.fault(
      "the parts do not say where all of it goes", at: value.place,
      remedy: #"Write amounts, or shares to 100%: {"Food": "20.00", "Household": "rest"}"#)
    return nil
  }

  private mutating func lacks(_ key: String, _ what: String, _ element: YAMLValue) {
    document.fault("a decision lacks '\(key)': \(what)", at: element.place, remedy: DecisionFile.remedy)
  }

  private static let remedy = #"Write it as [{"id": 7, "verdict": "accept"}]; see: daybook review decide --help"#
}

extension DecisionFile.Decision {
  fileprivate var isAnswer: Bool { if case .answer = action { true } else { false } }
}

extension DecisionFile {
  private func check() throws(DecisionFaults) {
    guard !document.faults.isEmpty else { return }
    let faults = document.sortedFaults.map { fault in
      guard fault.message.hasPrefix("this is not YAML") else { return fault }
      var fault = fault
      fault.message = "this is not JSON" + fault.message.dropFirst("this is not YAML".count)
      fault.remedy = DecisionFile.remedy
      return fault
    }
    throw DecisionFaults(all: faults)
  }

  /// The open item of each decision; every other number is a fault.
  func items(_ items: [Int64: ReviewItem]) throws(DecisionFaults) -> [ReviewItem] {
    var checked = self
    var open: [ReviewItem] = []
    for decision in decisions {
      if let item = items[decision.id], item.state == "open" {
        open.append(item)
      } else {
        let error = items[decision.id].map { WorkspaceError.itemIsClosed($0.id, state: $0.state) }
        checked.add(error ?? .noItem(decision.id), at: decision.place)
      }
    }
    try checked.check()
    return open
  }

  /// What stopped a decision, at its place.
  func faults(_ error: WorkspaceError, at place: Place) -> DecisionFaults {
    var faulty = self
    faulty.add(error, at: place)
    return DecisionFaults(all: faulty.document.faults)
  }

  private mutating func add(_ error: WorkspaceError, at place: Place) {
    document.fault(String(error.message.trimmingPrefix("error: ")), at: place, remedy: error.remedy)
  }
}

/// What is wrong with a file of decisions; nothing was decided.
package struct DecisionFaults: Error {
  package var all: [Diagnostic]
}
