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

  /// The file without it.
  func takingBack() throws(LinesGone) -> TextChange {
    let bytes = [UInt8](FileManager.default.contents(atPath: file) ?? Data())
    return TextChange(path: file, old: bytes, new: try LineChange.takeBack(changes, in: bytes))
  }
}
