import Values

/// Entries of maps that go or come, as whole lines where they have lines of their own.
extension YAMLSource {
  /// Takes the entry at the end of the path out, with the comment on its line; comments on lines of their own stay, and
  /// a map that was written in lines and has no entry left is empty.
  func removing(_ path: [YAMLStep]) throws(Diagnostics) -> YAMLSource {
    guard case .key(let key)? = path.last, let map = written?.at(path.dropLast()),
      let index = map.entries?.firstIndex(where: { $0.key == key }), var tree = root
    else { throw cannot(at: path) }
    _ = tree.change(path.dropLast()) { value in
      guard case .map(let entries) = value.content else { return }
      let left = entries.filter { $0.key != key }
      value.content = left.isEmpty && !map.isFlow ? .scalar("", isPlain: true) : .map(left)
    }
    let edits = map.isFlow ? flowRemoval(of: index, in: map) : [ByteEdit(range: lines(of: map, index), new: [])]
    return try applying(edits, as: tree, at: path)
  }

  /// The lines of an entry; where something stands before it on its line, what follows on its lines.
  private func lines(of map: WrittenYAML, _ index: Int) -> Range<Int> {
    guard let entry = map.entries?[index] else { return 0..<0 }
    let end = bytes.lineEnd(after: entry.end)
    return isFirstOnLine(entry.start)
      ? bytes.lineStart(before: entry.start)..<end + bytes.lineBreak(at: end).count : entry.start..<end
  }

  private func isFirstOnLine(_ offset: Int) -> Bool {
    bytes[bytes.lineStart(before: offset)..<offset].allSatisfy { $0 == 32 || $0 == 9 }
  }

  /// The entry and one comma: the one after it, or before it where it is the last.
  private func flowRemoval(of index: Int, in map: WrittenYAML) -> [ByteEdit] {
    guard let entries = map.entries else { return [] }
    let entry = entries[index]
    let before = index > 0 ? comma(after: entries[index - 1].end) : nil
    let isNear = before.map { bytes[$0 + 1..<entry.start].allSatisfy { $0 == 32 || $0 == 9 } } ?? false
    switch (before, comma(after: entry.end)) {
    case (let before?, let after?) where isNear: return [ByteEdit(range: before + 1..<after + 1, new: [])]
    case (_, let after?): return [ByteEdit(range: alone(entry.start..<after + 1), new: [])]
    case (let before?, nil) where isNear: return [ByteEdit(range: before..<entry.end, new: [])]
    case (let before, nil):
      let comma = before.map { ByteEdit(range: $0..<$0 + 1, new: []) }
      return [comma, ByteEdit(range: alone(entry.start..<entry.end), new: [])].compactMap { $0 }
    }
  }

  /// Where the comma stands that ends an entry between braces.
  private func comma(after end: Int) -> Int? {
    var at = end
    while at < bytes.count {
      switch bytes[at] {
      case 9, 10, 13, 32: at += 1
      case UInt8(ascii: "#"): at = bytes.lineEnd(after: at)
      default: return bytes[at] == UInt8(ascii: ",") ? at : nil
      }
    }
    return nil
  }

  /// The range with its whole lines where it has them to itself, else with the blanks after it.
  private func alone(_ range: Range<Int>) -> Range<Int> {
    let end = bytes.lineEnd(after: range.upperBound)
    let rest = bytes[range.upperBound..<end].drop { $0 == 32 || $0 == 9 }
    if isFirstOnLine(range.lowerBound), rest.isEmpty || rest.first == UInt8(ascii: "#") {
      return bytes.lineStart(before: range.lowerBound)..<end + bytes.lineBreak(at: end).count
    }
    return range.lowerBound..<(rest.first == UInt8(ascii: "#") ? range.upperBound : rest.startIndex)
  }

  /// Puts an entry after the one at the end of the path, in lines or braces as that one is.
  ///
  /// `value` is the new value as YAML on one line, such as `{ plan: 450, due: 1 }`; nothing for none.
  func inserting(_ key: String, _ value: String, after path: [YAMLStep]) throws(Diagnostics) -> YAMLSource {
    var document = Document(file: file, text: value)
    let parsed = document.parsed() ?? YAMLValue(place: Place(), content: .scalar("", isPlain: true))
    guard case .key(let sibling)? = path.last, document.faults.isEmpty, var tree = root,
      let map = written?.at(path.dropLast()), let entry = map.entries?.first(where: { $0.key == sibling })
    else { throw cannot(at: path) }
    _ = tree.change(path.dropLast()) { map in
      guard case .map(var entries) = map.content, let index = entries.firstIndex(where: { $0.key == sibling }) else {
        return
      }
      entries.insert(YAMLEntry(key: key, place: Place(), value: parsed), at: index + 1)
      map.content = .map(entries)
    }
    let text = Array((WrittenText.yaml(key, style: .plain) + ":" + (value.isEmpty ? "" : " " + value)).utf8)
    return try applying([map.isFlow ? flow(text, after: entry) : line(text, after: entry)], as: tree, at: path)
  }

  /// An entry between braces, with a comma on the side where the one before it has none.
  private func flow(_ text: [UInt8], after entry: WrittenEntry) -> ByteEdit {
    let blank = UInt8(ascii: " ")
    let comma = UInt8(ascii: ",")
    if let place = self.comma(after: entry.end) {
      return ByteEdit(range: place + 1..<place + 1, new: [blank] + text + [comma])
    }
    // A colon with a comma right behind it ends no key.
    let isOpen = entry.value.range.isEmpty
    let place = isOpen && entry.end < bytes.count && bytes[entry.end] == blank ? entry.end + 1 : entry.end
    return ByteEdit(range: place..<place, new: (isOpen && place == entry.end ? [blank] : []) + [comma, blank] + text)
  }

  /// A line under an entry, indented as it is.
  private func line(_ text: [UInt8], after entry: WrittenEntry) -> ByteEdit {
    let lineStart = bytes.lineStart(before: entry.start)
    let indent = bytes[lineStart..<entry.start].map { $0 == 9 ? $0 : 32 }
    let end = bytes.lineEnd(after: entry.end)
    let lineBreak = bytes.lineBreak(at: end)
    return lineBreak.isEmpty
      ? ByteEdit(range: end..<end, new: bytes.usualLineBreak + indent + text)
      : ByteEdit(range: end + lineBreak.count..<end + lineBreak.count, new: indent + text + lineBreak)
  }
}
