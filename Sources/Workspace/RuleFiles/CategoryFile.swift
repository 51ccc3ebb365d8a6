import Foundation
package import Rules
import Values

/// Files that define categories, such as those under `rules/categories`: a map from path to facts, in display order.
///
/// ```yaml
/// categories:
///   Food: { icon: 🍽️, colour: "#E4572E", bucket: needs }
///   Food:Dining: { icon: 🍜, bucket: wants }
/// ```
/// What a category leaves out it has from its parent; without one, kind is expense.
package enum CategoryFile {
  package static func load(path: String) throws(Diagnostics) -> [CategoryDefinition] {
    switch TextFile.read(path, shownAs: path) {
    case .failure(let diagnostic): throw Diagnostics([diagnostic])
    case .success(let text): return try parse(text, file: path)
    }
  }

  /// The same for a text that comes from elsewhere; `file` names it in messages.
  package static func parse(_ text: String, file: String) throws(Diagnostics) -> [CategoryDefinition] {
    var document = Document(file: file, text: text)
    var categories: [CategoryDefinition] = []
    if let root = document.parsed() {
      for entry in document.entries(root, of: "a category file", keys: ["categories"]) {
        for category in document.map(entry.value, of: "categories") ?? [] {
          categories.append(definition(category, after: categories, in: &document))
        }
      }
    }
    guard document.faults.isEmpty else { throw Diagnostics(document.sortedFaults) }
    return categories
  }

  private static func definition(
    _ entry: YAMLEntry, after known: [CategoryDefinition], in document: inout Document
  ) -> CategoryDefinition {
    let steps = entry.key.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    _ = document.isCategoryPath(entry.key, at: entry.place)
    let parentPath = steps.dropLast().joined(separator: ":")
    let parent = known.last { $0.path == parentPath }
    if parent == nil, steps.count > 1 {
      document.fault(
        "'\(entry.key)' comes before its parent '\(parentPath)'", at: entry.place,
        remedy: "Define '\(parentPath)' first.")
    }
    var definition = CategoryDefinition(
      path: entry.key, name: steps.last ?? "", icon: parent?.icon ?? "", colour: parent?.colour ?? "#888888",
      order: known.count + 1, bucket: parent?.bucket, kind: parent?.kind ?? "expense")
    let facts = entry.value.isNull ? YAMLValue(place: entry.place, content: .map([])) : entry.value
    for fact in document.entries(facts, of: "a category", keys: ["icon", "colour", "bucket", "kind"]) {
      set(fact, of: &definition, in: &document)
    }
    return definition
  }

  private static func set(_ fact: YAMLEntry, of definition: inout CategoryDefinition, in document: inout Document) {
    switch fact.key {
    case "icon": definition.icon = document.text(fact.value, of: "icon") ?? ""
    case "bucket":
      let name = document.choice(fact.value, of: "bucket", among: Bucket.allCases.map(\.name) + ["none"])
      definition.bucket = name.flatMap { Bucket(name: $0) }
    case "kind":
      let kinds = ["expense", "income", "transfer"]
      definition.kind = document.choice(fact.value, of: "kind", among: kinds) ?? definition.kind
    default:
      let colour = document.text(fact.value, of: "colour") ?? ""
      if colour.utf8.count == 7, colour.hasPrefix("#"), UInt32(colour.dropFirst(), radix: 16) != nil {
        definition.colour = colour
      } else {
        document.fault("'\(colour)' is no colour", at: fact.value.place, remedy: "Write it as \"#RRGGBB\", in quotes.")
      }
    }
  }
}
