import Foundation
import TestSupport
import Testing

@testable import Store
@testable import Values
@testable import Workspace

/// Names that are no UTF-8, and names too long for the archive.
@Suite struct SystemPathTests {
  @Test func anyNameIsShownAndFoundAgain() throws {
    let folder = try Folder(["empty": ""])
    for seed in 1...UInt64(50) {
      var random = SeededGenerator(seed: seed)
      let name = (0...random.below(12)).map { _ in
        UInt8([0x41, 0x5c, 0x78, 0xe4, 0xff, 0xc3, 0xa4, 0x2e][random.below(8)])
      }
      let path = Array((folder.path + "/").utf8) + name
      let made = path.map { CChar(bitPattern: $0) } + [0]
      guard name != [0x2e], name != [0x2e, 0x2e] else { continue }
      let descriptor = open(made, O_CREAT | O_WRONLY, 0o600)
      #expect(descriptor >= 0, "seed \(seed)")
      close(descriptor)
      let shown = folder.path + "/" + SystemPath.shown(name)
      #expect(SystemPath.status(shown) != nil, "seed \(seed): \(shown)")
      #expect(SystemPath.with(shown) { unlink($0) } == 0, "seed \(seed): \(shown)")
      #expect(SystemPath.status(shown) == nil, "seed \(seed): \(shown)")
    }
  }

  @Test(arguments: [("a", ".csv"), ("ä", ".csv"), ("銀", ".csv"), ("a", ""), ("a.", "nothing of an ending")])
  func aLongNameIsCutForTheArchive(_ letter: String, _ ending: String) throws {
    let folder = try Folder(["empty": ""])
    let stem = String(repeating: letter, count: (250 - ending.utf8.count) / letter.utf8.count)
    let path = folder.path + "/" + stem + ending
    try Data("x".utf8).write(to: URL(filePath: path))
    try Archive(folder: folder.path + "/archive").take(StatementFile(path: path), day: .init(number: 20_000))
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/archive/2024").first)
    #expect(name.utf8.count <= 255 && name.utf8.count > 230, "\(name.utf8.count)")
    #expect(name.hasPrefix("2024-10-04_2d711642b726_\(letter)") && name.hasSuffix(ending.count < 16 ? ending : ""))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  /// What the link leads to is not Daybook's to move.
  @Test func ofALinkACopyIsArchived() throws {
    let folder = try Folder(["elsewhere/a.csv": "x", "inbox/empty": ""])
    let link = folder.path + "/inbox/a.csv"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../elsewhere/a.csv")
    try Archive(folder: folder.path + "/archive").take(StatementFile(path: link), day: .init(number: 20_000))
    #expect(SystemPath.status(link) == nil)
    let there = try #require(SystemPath.status(folder.path + "/elsewhere/a.csv"))
    let kept = try #require(SystemPath.status(folder.path + "/archive/2024/2024-10-04_2d711642b726_a.csv"))
    #expect(kept.st_mode & S_IFMT == S_IFREG && kept.st_ino != there.st_ino)
  }
}
