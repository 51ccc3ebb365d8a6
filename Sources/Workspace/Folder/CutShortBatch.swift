import Foundation
import Store
import Values

/// What a command leaves that was killed while it wrote text files is put right by the next one.
extension WorkingFolder {
  /// The folder for a command. What a batch that is not in the book has in text files is taken back first; `say` gets
  /// the message of it. While another command is at work all stays as it is.
  package static func opened(config: String?, book: String?, say: (String) -> Void) throws -> WorkingFolder {
    let folder = try WorkingFolder(config: config, book: book)
    guard folder.texts.isOpen, FileManager.default.fileExists(atPath: folder.bookPath) else { return folder }
    do {
      let lock = try BookLock(book: folder.bookPath, wait: false)
      let cut = try folder.openBookToWrite().connected { try folder.texts.takeBack($0) }
      if let cut { say(folder.message(cut)) }
      withExtendedLifetime(lock) {}
    } catch BookFailure.held, BookFailure.cannotWrite {
      return folder
    }
    return try WorkingFolder(config: config, book: book)
  }

  /// A command that waited for one that was killed has read files that are half changed.
  func requireWholeTexts() throws {
    guard texts.isOpen, FileManager.default.fileExists(atPath: bookPath) else { return }
    throw WorkspaceError.refused(
      "the command before this one was cut short while it wrote text files",
      remedy: "Give the command again: what is left of that one is taken back first.")
  }

  private func message(_ cut: BatchTexts.CutShort) -> String {
    func shown(_ path: String) -> String { path.seen(from: configuration.folder) }
    var lines = ["note: '\(cut.command)' was cut short before it was in the book"]
    let files = cut.files.map(shown).joined(separator: ", ")
    if !files.isEmpty { lines.append("What it wrote into \(files) is taken back; give it again.") }
    if cut.files.isEmpty && cut.left.isEmpty { lines.append("It had written nothing yet; give it again.") }
    if !cut.left.isEmpty { lines.append("Lines of it were edited since and stay, see whether they are right:") }
    lines += cut.left.map { "\(shown($0.file)):\($0.line.number): was \($0.line.text)" }
    return lines.joined(separator: "\n  ")
  }
}
