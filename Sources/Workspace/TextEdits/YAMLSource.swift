import Values

/// A YAML file in which a person's text changes here and there, while every byte outside of the change stays: comments,
/// blank lines, indentation, braces, quotes, line ends, anchors.
///
/// Each change is read again before it is given back and must say exactly what was meant; what is written in a way that
/// cannot be changed so is refused with its place.
struct YAMLSource {
  enum Change {
    case key(path: [YAMLStep], String)
    case scalar(path: [YAMLStep], String)

    fileprivate var path: [YAMLStep] {
      switch self {
      case .key(let path, _), .scalar(let path, _): path
      }
    }
  }

  let file: String
  let bytes: [UInt8]
  /// Nil where the text has no value at all.
  let root: YAMLValue?
  let written: WrittenYAML?

  init(_ bytes: [UInt8], file: String) throws(Diagnostics) {
    self.file = file
    self.bytes = bytes
    switch TextFile.text(of: bytes, shownAs: file) {
    case .failure(let diagnostic): throw Diagnostics([diagnostic])
    case .success(let text):
      var document = Document(file: file, text: text)
      root = document.parsed()
      guard document.faults.isEmpty else { throw Diagnostics(document.sortedFaults) }
    }
    do throws(YAMLScanner.Unreadable) {
      written = if let root { try YAMLScanner.scan(root, in: bytes) } else { nil }
    } catch {
      throw YAMLSource.cannot(at: error.offset, in: bytes, file: file)
    }
  }

  /// Renames keys and replaces scalars, all at once; each keeps its quotes where they can hold the new text.
  ///
  /// `intended` is what the new text must say: by default this text's tree with the changes made.
  func changing(_ changes: [Change], as intended: YAMLValue? = nil) throws(Diagnostics) -> YAMLSource {
    var edits: [ByteEdit] = []
    var tree = root
    for change in changes {
      guard let edit = edit(change), tree?.make(change) == true else { throw cannot(at: change.path) }
      if !edits.contains(edit) { edits.append(edit) }
    }
    return try applying(edits, as: intended ?? tree, at: changes.first?.path ?? [])
  }

  private func edit(_ change: Change) -> ByteEdit? {
    switch change {
    case .key(let path, let new):
      guard case .key(let key)? = path.last,
        let entry = written?.at(path.dropLast())?.entries?.first(where: { $0.key == key })
      else { return nil }
      return WrittenScalar(range: entry.keyRange, text: key, in: bytes)?.replaced(by: new)
    case .scalar(let path, let new):
      guard let value = written?.at(path), case .scalar(let old) = value.content else { return nil }
      if value.range.isEmpty {
        // A key between braces may stand without its colon.
        let at = value.range.lowerBound
        let colon = path.last.map { if case .index = $0 { false } else { bytes[at - 1] != UInt8(ascii: ":") } } ?? false
        return ByteEdit(
          range: value.range, new: Array((colon ? ": " : " ").utf8) + Array(WrittenText.yaml(new, style: .plain).utf8))
      }
      return WrittenScalar(range: value.range, text: old, in: bytes)?.replaced(by: new)
    }
  }

  /// The text with the edits, which must be read as `intended`.
  func applying(_ edits: [ByteEdit], as intended: YAMLValue?, at path: [YAMLStep]) throws(Diagnostics) -> YAMLSource {
    let new: YAMLSource
    do throws(Diagnostics) {
      new = try YAMLSource(bytes.applying(edits), file: file)
    } catch {
      throw cannot(at: path)
    }
    let nothing = YAMLValue(place: Place(), content: .scalar("", isPlain: true))
    guard (new.root ?? nothing).isSame(as: intended ?? nothing) else { throw cannot(at: path) }
    return new
  }
}

extension YAMLValue {
  fileprivate mutating func make(_ change: YAMLSource.Change) -> Bool {
    switch change {
    case .key(let path, let new):
      guard case .key(let key)? = path.last else { return false }
      return self.change(path.dropLast()) { map in
        guard case .map(var entries) = map.content else { return }
        for index in entries.indices where entries[index].key == key { entries[index].key = new }
        map.content = .map(entries)
      }
    case .scalar(let path, let new):
      return self.change(path) { $0.content = .scalar(new, isPlain: false) }
    }
  }
}

// MARK: What cannot be changed

extension YAMLSource {
  /// The place where the last step of the path is written, or the steps before it.
  func cannot(at path: [YAMLStep]) -> Diagnostics {
    for length in stride(from: path.count, through: 1, by: -1) {
      guard let around = written?.at(path[..<(length - 1)]) else { continue }
      if case .key(let key) = path[length - 1], let entry = around.entries?.first(where: { $0.key == key }) {
        return YAMLSource.cannot(at: entry.keyRange.lowerBound, in: bytes, file: file)
      }
      if let value = around.at([path[length - 1]]) {
        return YAMLSource.cannot(at: value.range.lowerBound, in: bytes, file: file)
      }
    }
    return YAMLSource.cannot(at: written?.range.lowerBound ?? 0, in: bytes, file: file)
  }

  private static func cannot(at offset: Int, in bytes: [UInt8], file: String) -> Diagnostics {
    let (start, end) = (bytes.lineStart(before: offset), bytes.lineEnd(after: offset))
    let column = String(decoding: bytes[start..<max(start, offset)], as: UTF8.self).count + 1
    return Diagnostics([
      Diagnostic(
        file: file, line: bytes.lineStarts.count { $0 <= offset }, column: column,
        message: "what stands here is written in a way that cannot be changed by a command",
        excerpt: String(decoding: bytes[start..<end], as: UTF8.self),
        remedy: "Write it as 'key: value' on one line, or change it by hand; nothing was changed.")
    ])
  }
}
