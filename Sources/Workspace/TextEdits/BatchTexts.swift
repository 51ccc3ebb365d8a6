import Foundation
import Glibc
import Store

/// The text files that a batch of the book writes: in both or in neither, whatever ends the command.
///
/// The new texts are on the disk beside the old ones before a note beside the book says what is to change; then they
/// get their names, then the batch is in the book, and the note goes. Of a note that stays the next command knows: the
/// book has the batch and all is done, or what the files got is taken back.
struct BatchTexts {
  private struct Note: Codable {
    var run: Int64
    var command: String
    var files: [File]
  }

  private struct File: Codable {
    var edit: TextFileEdit
    /// SHA-256 of the file as it was, in hexadecimal digits; nil where there was none.
    var was: String?

    var isAsItWas: Bool {
      guard let bytes = FileManager.default.contents(atPath: edit.file) else { return was == nil }
      return SHA256.hash([UInt8](bytes).span.bytes).hexadecimal == was
    }

    var isEmpty: Bool { FileManager.default.contents(atPath: edit.file) == Data() }
  }

  /// A batch that did not come into the book.
  struct CutShort {
    var run: Int64
    var command: String
    /// Files that are without its lines again.
    var files: [String] = []
    /// Lines of it that a person edited since: they stay as they are.
    var left: [(file: String, line: LinesGone.Line)] = []
  }

  private let note: String

  init(book: String) { note = Disk.target(book) + ".texts" }

  /// Whether a batch is being written, or was cut short.
  var isOpen: Bool { access(note, F_OK) == 0 }

  /// Puts files in the place of others, inside the SQLite transaction of their batch.
  func write(_ files: [TextChange], run: Int64, _ occasion: Occasion) throws {
    guard !files.isEmpty else { return }
    let noted = files.map { file in
      let isThere = FileManager.default.fileExists(atPath: file.path)
      return File(edit: file.edit, was: isThere ? SHA256.hash(file.old.span.bytes).hexadecimal : nil)
    }
    let bytes = try JSONEncoder().encode(Note(run: run, command: occasion.command, files: noted))
    try TextFile.replace(files.map { ($0.path, $0.new) }) {
      try TextFile.replace([(note, [UInt8](bytes))])
    }
  }

  /// Calls `body`, which writes batches, and ends with them.
  func around<Value>(_ db: Book.Connection, _ body: () throws -> Value) throws -> Value {
    do {
      let value = try body()
      end()
      return value
    } catch {
      _ = try? takeBack(db)
      throw error
    }
  }

  private func end() {
    if isOpen { unlink(note) }
  }

  /// Takes back what a batch that was cut short wrote, for one who holds the book's lock; nil where there is none.
  func takeBack(_ db: Book.Connection) throws -> CutShort? {
    guard let data = FileManager.default.contents(atPath: note),
      let noted = try? JSONDecoder().decode(Note.self, from: data), try RunStore(db: db).run(noted.run) == nil
    else {
      end()
      return nil
    }
    var cut = CutShort(run: noted.run, command: noted.command)
    var changes: [TextChange] = []
    for file in noted.files {
      // A new text that is there still never came into place: what differs is a person's.
      let isNew = unlink(TextFile.beside(file.edit.file, .new)) != 0
      guard isNew, !file.isAsItWas else { continue }
      do throws(LinesGone) { changes.append(try file.edit.takingBack(in: "/")) } catch {
        cut.left += error.lines.map { (file.edit.file, $0) }
      }
    }
    // What is made here must not look like a new text that did not come into place.
    try TextFile.replace(changes.map { ($0.path, $0.new) }, as: .old)
    for file in noted.files where file.was == nil && file.isEmpty { unlink(file.edit.file) }
    cut.files = changes.map(\.path)
    end()
    return cut
  }
}
