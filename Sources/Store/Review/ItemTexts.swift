import Foundation
import GRDB
import Values

/// The texts of a review item as the book keeps them: plain in their columns, and in `spans` where their values stand.
///
/// An item of an earlier book has no spans: it is shown as it was written.
struct ItemTexts {
  var message: ValueText
  var evidence: [ValueText]
  var options: [ReviewOption]

  init(_ item: NewReviewItem) {
    (message, evidence, options) = (item.message, item.evidence, item.options)
  }

  init(_ row: Row) throws {
    message = try ItemTexts.message(row)
    evidence = ItemTexts.decoded(try row["evidence"]) ?? []
    options = ItemTexts.decoded(try row["options"]) ?? []
    let texts = ValueText.texts(all.map(\.plain), spans: try row["spans"]).dropFirst()
    for (place, label) in texts.dropFirst(evidence.count).enumerated() { options[place].label = label }
    evidence = Array(texts.prefix(evidence.count))
  }

  /// The message alone, which is the first of them.
  static func message(_ row: Row) throws -> ValueText { try message(row["message"], row["spans"]) }

  static func message(_ plain: String, _ spans: String?) -> ValueText { ValueText.texts([plain], spans: spans)[0] }

  /// In the order of their spans.
  private var all: [ValueText] { [message] + evidence + options.map(\.label) }

  var spans: String? { ValueText.spans(of: all) }
  var evidenceJSON: String { ItemTexts.json(evidence) }
  var optionsJSON: String { ItemTexts.json(options) }

  private static func json(_ value: some Encodable) -> String {
    (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }

  private static func decoded<Value: Decodable>(_ json: String) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }
}
