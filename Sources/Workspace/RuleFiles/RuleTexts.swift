import Foundation
import Values

/// The texts of all rule files of a folder, read once: what rules are made of, and known again by.
struct RuleTexts {
  struct File {
    var path: String
    /// Or why there is none.
    var text: Result<String, Diagnostic>
  }

  let folder: String
  /// In the order of their names; nil without the folder.
  let files: [File]?
  /// Those under `payees`, which say how payees are cleaned.
  let payees: [File]

  /// Folders within are read too, but for `categories`, `layouts` and `payees`, which hold no rules.
  init(folder: String) {
    self.folder = folder
    files = RuleTexts.names(in: folder)?.map { RuleTexts.file(folder + "/" + $0) }
    payees = RuleTexts.payees(in: folder + "/payees")
  }

  /// The files in `folder` that say how payees are cleaned, in the order of their names; none without the folder.
  static func payees(in folder: String) -> [File] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { name in
      !name.hasPrefix(".") && (name.hasSuffix(".yaml") || name.hasSuffix(".yml"))
    }
    return names.sorted().map { file(folder + "/" + $0) }
  }

  private static func file(_ path: String) -> File { File(path: path, text: TextFile.read(path, shownAs: path)) }

  /// Paths below `folder`, sorted; nil where there is no such folder. Links to folders are followed.
  private static func names(in folder: String) -> [String]? {
    guard isFolder(folder) else { return nil }
    return names(in: folder, below: "", depth: 0).sorted()
  }

  private static func names(in folder: String, below: String, depth: Int) -> [String] {
    var names: [String] = []
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if isFolder(path) {
        let holdsNoRules = depth == 0 && ["categories", "layouts", "payees"].contains(name)
        if !holdsNoRules, depth < 8 { names += self.names(in: path, below: below + name + "/", depth: depth + 1) }
      } else if [".yaml", ".yml", ".csv"].contains(where: { name.hasSuffix($0) }) {
        names.append(below + name)
      }
    }
    return names
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
