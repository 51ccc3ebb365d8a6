import Foundation
import Store

/// Tells others of a run: `notify` gets its report, or why it failed; `heartbeat` says that one ended well.
package struct RunNotice: Sendable {
  private let notify: String?
  private let heartbeat: String?

  package init(_ configuration: Configuration) {
    (notify, heartbeat) = (configuration.notify, configuration.heartbeat)
  }

  /// Of a configuration that cannot be used: a person is told of that, too, as long as this one key can be read.
  package init(unusable config: String?) {
    let path = config ?? "daybook.yaml"
    let isFile = SystemPath.status(Disk.target(path)).map { $0.st_mode & S_IFMT == S_IFREG } ?? false
    let bytes = isFile ? FileManager.default.contents(atPath: path) : nil
    notify = bytes.flatMap { RunNotice.text(of: "notify", in: String(decoding: $0, as: UTF8.self)) }
    heartbeat = nil
  }

  /// Gives `notify` the report of a run that changed the book, reminds of something or failed, as JSON.
  package func tell(_ report: RunReport) throws {
    let isNews = report.run != nil || report.assigned != nil || report.error != nil || report.due?.isEmpty == false
    guard let notify, isNews else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try run("notify", notify, with: try encoder.encode(report))
  }

  /// A watchdog elsewhere that hears no more of it knows that something stopped the runs.
  package func beat() throws {
    if let heartbeat { try run("heartbeat", heartbeat, with: Data()) }
  }

  private func run(_ key: String, _ command: String, with input: Data) throws {
    do throws(UserCommand.Failure) {
      _ = try UserCommand(command: command).run([UInt8](input))
    } catch {
      throw WorkspaceError.cannotTell(key: key, detail: error.what)
    }
  }

  /// The key's text by the whole file; where that is no YAML, by the key's own lines.
  private static func text(of key: String, in text: String) -> String? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let own = lines.drop { !$0.hasPrefix(key + ":") }
    let rest = own.dropFirst().prefix { $0.isEmpty || $0.hasPrefix(" ") || $0.hasPrefix("\t") }
    for text in [text, (own.prefix(1) + rest).joined(separator: "\n")] {
      var document = Document(file: "", text: text)
      guard case .map(let entries) = document.parsed()?.content,
        let value = entries.first(where: { $0.key == key })?.value, !value.isNull, let command = value.text
      else { continue }
      return command
    }
    return nil
  }
}
