import Foundation

/// What a power cut leaves of a folder: all that was synced, and of the rest whatever chance brought to the disk.
///
/// Unsynced writes are dropped, kept in any combination, or torn at sectors of 512 bytes; of the unsynced names of each
/// folder the first few are kept, as journaling file systems do.
struct PowerCut {
  private final class Node {
    var durable: [UInt8]
    var pending: [(offset: Int, bytes: ArraySlice<UInt8>?)] = []
    let isFolder: Bool

    init(durable: [UInt8] = [], isFolder: Bool = false) {
      self.durable = durable
      self.isFolder = isFolder
    }
  }

  private var names: [String: Node] = [:]
  private var durable: [String: Node] = [:]
  private var unsynced: [String: [[(path: String, node: Node?)]]] = [:]

  /// A folder as it is, all of it on the disk; its calls name it by another path.
  init(folder: URL, seenAs: URL) throws {
    for case let name as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
      let path = folder.path + "/" + name
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let bytes = isFolder.boolValue ? [] : [UInt8](try Data(contentsOf: URL(filePath: path)))
      names[seenAs.path + "/" + name] = Node(durable: bytes, isFolder: isFolder.boolValue)
    }
    durable = names
  }

  mutating func apply(_ call: DiskCall) {
    switch call.kind {
    case .create: name([(call.path, Node())])
    case .folder: name([(call.path, Node(isFolder: true))])
    case .write: names[call.path]?.pending.append((call.offset, call.bytes))
    case .truncate: names[call.path]?.pending.append((call.offset, nil))
    case .unlink: name([(call.path, nil)])
    case .link: name([(call.other, names[call.path])])
    case .rename: name([(call.other, names[call.path]), (call.path, nil)])
    case .sync: sync(call.path)
    }
  }

  private mutating func name(_ changes: [(path: String, node: Node?)]) {
    for change in changes { names[change.path] = change.node }
    unsynced[PowerCut.folder(of: changes[0].path), default: []].append(changes)
  }

  private mutating func sync(_ path: String) {
    if let node = names[path], !node.isFolder {
      for change in node.pending { PowerCut.change(&node.durable, change.offset, change.bytes) }
      node.pending = []
    }
    for change in (unsynced.removeValue(forKey: path) ?? []).joined() { durable[change.path] = change.node }
  }

  /// Writes what is left into another folder.
  func leave(_ from: URL, in target: URL, _ random: inout SplitMix64) throws {
    var left = durable
    for folder in unsynced.keys.sorted() {
      let changes = unsynced[folder] ?? []
      for change in changes.prefix(Int(random.next() % UInt64(changes.count + 1))).joined() {
        left[change.path] = change.node
      }
    }
    for (path, node) in left.sorted(by: { $0.key < $1.key }) {
      let parent = PowerCut.folder(of: path)
      guard parent == from.path || left[parent] != nil else { continue }
      let url = target.appending(path: String(path.dropFirst(from.path.count + 1)))
      if node.isFolder {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      } else {
        try Data(PowerCut.bytes(node, &random)).write(to: url)
      }
    }
  }

  private static func bytes(_ node: Node, _ random: inout SplitMix64) -> [UInt8] {
    var bytes = node.durable
    for change in node.pending {
      switch random.next() % 8 {
      case 0..<4: PowerCut.change(&bytes, change.offset, change.bytes)
      case 4:
        guard let written = change.bytes else { continue }
        for start in stride(from: 0, to: written.count, by: 512) where random.next() % 2 == 0 {
          let sector = written.dropFirst(start).prefix(512)
          PowerCut.change(&bytes, change.offset + start, sector)
        }
      default: continue
      }
    }
    return bytes
  }

  private static func change(_ bytes: inout [UInt8], _ offset: Int, _ written: ArraySlice<UInt8>?) {
    let end = offset + (written?.count ?? 0)
    if bytes.count < end { bytes += Array(repeating: 0, count: end - bytes.count) }
    if let written { bytes.replaceSubrange(offset..<end, with: written) } else { bytes.removeSubrange(offset...) }
  }

  private static func folder(of path: String) -> String { (path as NSString).deletingLastPathComponent }
}
