import Foundation

/// A text file as it is, and as it is to be.
struct TextChange {
  let path: String
  let old: [UInt8]
  let new: [UInt8]

  /// What undo takes back.
  var edit: TextFileEdit { TextFileEdit(file: path, changes: LineChange.between(old, new)) }
}

/// What a batch wrote into a person's text file; undo takes it out.
struct TextFileEdit: Codable, Equatable {
  var file: String
  var changes: [LineChange]

  /// As the log keeps it.
  func seen(from folder: String) -> TextFileEdit { TextFileEdit(file: file.seen(from: folder), changes: changes) }

  /// The file, as seen from a folder, without it.
  func takingBack(in folder: String) throws(LinesGone) -> TextChange {
    let path = file.found(from: folder)
    let bytes = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
    return TextChange(path: path, old: bytes, new: try LineChange.takeBack(changes, in: bytes))
  }
}
