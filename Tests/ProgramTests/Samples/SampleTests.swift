import Foundation
import Testing

/// Real exports, which are no part of the project, go into one book without a layout, and the book passes its check.
///
/// The samples are looked for in the folder that DAYBOOK_CORPUS names, else in `../shared/corpus` beside the checkout.
@Suite struct SampleTests {
  private static let folder: URL = {
    let named = ProcessInfo.processInfo.environment["DAYBOOK_CORPUS"].map { URL(filePath: $0) }
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    return named ?? root.appending(path: "../shared/corpus").standardizedFileURL
  }()

  /// All files below the folder but notes and answer keys, in the order of their paths.
  private static let samples: [URL] = {
    let below = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
    return (below?.compactMap { $0 as? URL } ?? []).filter { file in
      (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
        && file.lastPathComponent != "truth.json" && file.pathExtension != "md"
    }.sorted { $0.path < $1.path }
  }()

  @Test(.enabled(if: !samples.isEmpty, "no samples: name their folder with DAYBOOK_CORPUS"))
  func allSamplesGoIntoOneBook() throws {
    let scratch = try ScratchFolder()
    try Data(try Self.configuration(scratch).utf8).write(to: scratch.url.appending(path: "daybook.yaml"))
    let imported = try Program.run(["import"] + Self.samples.map(\.path), in: scratch.url)
    #expect(imported.status == 0, "\(imported.stderr)")
    let rows = try Program.run(["rows", "--format", "csv"], in: scratch.url).stdout
    let queue = try Program.run(["review", "list", "--format", "csv"], in: scratch.url).stdout
    for sample in Self.samples {
      let name = sample.lastPathComponent
      #expect(rows.contains(name + ",") || queue.contains(name), "\(name) is neither in the book nor in the queue")
    }
    #expect(!queue.contains("This is a fault of Daybook"), "\(queue)")
    // Some samples were made anonymous, and their balances contradict their rows: that is all that check may find.
    let check = try Program.run(["check", "--format", "json"], in: scratch.url)
    #expect(check.stdout.matches(of: /"kind":\s*"(\w+)"/).allSatisfy { $0.1 == "balance" }, "\(check.stdout)")
  }

  /// An account for each file, in the currency that the file states, else in euro.
  private static func configuration(_ scratch: ScratchFolder) throws -> String {
    var text = "accounts:\n"
    for (index, sample) in samples.enumerated() {
      let inspected = try Program.run(["inspect", "--format", "json", sample.path], in: scratch.url).stdout
      let summary = try? JSONSerialization.jsonObject(with: Data(inspected.utf8)) as? [String: Any]
      let sums = summary?["sums"] as? [String: String]
      let currency = sums?.keys.filter { !$0.isEmpty }.min() ?? "EUR"
      let name = sample.lastPathComponent.replacing("\"", with: "\\\"")
      text += "  - { name: Sample \(index + 1), currency: \(currency), files: [\"\(name)\"] }\n"
    }
    return text
  }
}
