import Pipeline
import Values

/// Gives categories other names in a `budget.yaml`: in lines and in plans that speak of them; every other byte stays.
struct BudgetText {
  /// A line that went because its category was merged into one that has a line.
  struct Dropped: Equatable, Sendable {
    var category: String
    /// The category that it is merged into, whose own line stays as it is.
    var into: String
    /// The physical line where it stood.
    var line: Int
  }

  let source: YAMLSource
  private let renames: CategoryRenames

  init(_ bytes: [UInt8], file: String, renames: CategoryRenames) throws(Diagnostics) {
    source = try YAMLSource(bytes, file: file)
    self.renames = renames
  }

  /// The new bytes, and the lines that are gone with their plans: a category has one line.
  func renamed() throws(Diagnostics) -> (bytes: [UInt8], dropped: [Dropped]) {
    guard let root = source.root else { return (source.bytes, []) }
    let lines = lines(of: root)
    var changes: [YAMLSource.Change] = []
    for line in lines where !line.isDropped {
      if line.new != line.entry.key { changes.append(.key(path: line.path, line.new)) }
    }
    for line in lines { changes += planChanges(line) }
    // Plans first, and by the old keys; then the keys, and last the lines that go.
    let (keys, plans) = (changes.filter(\.isKey), changes.filter { !$0.isKey })
    var (new, tree) = (source, root)
    if !plans.isEmpty {
      tree = renamedPlans(tree)
      new = try new.changing(plans, as: tree)
    }
    let dropped = lines.filter(\.isDropped)
    for line in dropped { new = try new.removing(line.path) }
    if !keys.isEmpty { new = try new.changing(keys) }
    return (
      new.bytes, dropped.map { Dropped(category: $0.entry.key, into: $0.new, line: $0.entry.place.line) }
    )
  }
}

// MARK: Lines

extension BudgetText {
  private struct Line {
    var path: [YAMLStep]
    var entry: YAMLEntry
    /// The path of its category after the change.
    var new: String
    /// Whether another line speaks for the category.
    var isDropped = false
  }

  /// The lines under `income` and `categories`; of those with one name after the change the one that has it already
  /// stays, else the first.
  private func lines(of root: YAMLValue) -> [Line] {
    var lines: [Line] = []
    for section in ["income", "categories"] {
      for entry in root.entry(section)?.value.entries ?? [] {
        let path: [YAMLStep] = [.key(section), .key(entry.key)]
        lines.append(Line(path: path, entry: entry, new: renames.renamed(entry.key)))
      }
    }
    for (_, same) in Dictionary(grouping: lines.indices, by: { lines[$0].new }) {
      let kept = same.first { lines[$0].entry.key == lines[$0].new } ?? same[0]
      for index in same where index != kept { lines[index].isDropped = lines[index].entry.key != lines[index].new }
    }
    return lines
  }

  /// A plan that an alias repeats changes where it is written.
  private func planChanges(_ line: Line) -> [YAMLSource.Change] {
    line.entry.value.plans(at: line.path).compactMap { path, text in
      let new = renames.renamed(WrittenBudget.Plan(text: text, place: Place()))
      guard new != text, case .scalar? = source.written?.at(path)?.content else { return nil }
      return .scalar(path: path, new)
    }
  }

  private func renamedPlans(_ root: YAMLValue) -> YAMLValue {
    var tree = root
    for section in ["income", "categories"] {
      for entry in root.entry(section)?.value.entries ?? [] {
        for (path, text) in entry.value.plans(at: [.key(section), .key(entry.key)]) {
          let new = renames.renamed(WrittenBudget.Plan(text: text, place: Place()))
          if new != text { _ = tree.change(path) { $0.content = .scalar(new, isPlain: false) } }
        }
      }
    }
    return tree
  }
}

extension YAMLSource.Change {
  fileprivate var isKey: Bool {
    if case .key = self { return true }
    return false
  }
}

extension YAMLValue {
  fileprivate var entries: [YAMLEntry]? {
    if case .map(let entries) = content { return entries }
    return nil
  }

  fileprivate func entry(_ key: String) -> YAMLEntry? { entries?.first { $0.key == key } }

  /// The plans of a line: its value, the value of `plan`, and the elements of lists.
  fileprivate func plans(at path: [YAMLStep]) -> [(path: [YAMLStep], text: String)] {
    switch content {
    case .scalar(let text, _): [(path, text)]
    case .list(let elements):
      elements.enumerated().compactMap { index, element in element.text.map { (path + [.index(index)], $0) } }
    case .map(let entries):
      entries.filter { $0.key == "plan" && $0.value.entries == nil }
        .flatMap { $0.value.plans(at: path + [.key("plan")]) }
    }
  }
}
