import Foundation
import Statements
import TestSupport
import Testing

@testable import Values
@testable import Workspace

/// Files that are too long for memory are read from a copy on the disk, and say the same.
@Suite struct LongFileTests {
  /// 20,000 rows, some 700 kB.
  private static let text =
    "Date,Description,Amount\n"
    + (0..<20_000).map { row in
      "\(Day(number: 19_000 + Int32(row / 40))),Shop \(row * 7919 % 4001),-\(1 + row % 90).\(10 + row % 89)\n"
    }.joined()

  @Test func aLongFileHasTheBytesAndTheHashOfAShortOne() throws {
    let folder = try Folder(["a.csv": Self.text])
    let short = try StatementFile(path: folder.path + "/a.csv")
    let long = try StatementFile(path: folder.path + "/a.csv", long: 1_000)
    #expect(long.bytes == short.bytes && long.sha256 == short.sha256 && long.byteCount == short.byteCount)
    #expect(Array(long.bytes[5..<9]) == Array("Desc".utf8))
    #expect(long.isAsRead)
  }

  @Test func whatIsLetGoComesBack() throws {
    let folder = try Folder(["a.csv": Self.text])
    let bytes = try StatementFile(path: folder.path + "/a.csv", long: 1_000).bytes
    for seed in 1...UInt64(40) {
      var random = SeededGenerator(seed: seed)
      let start = random.below(bytes.count)
      bytes.letGo(start..<start + random.below(bytes.count - start + 1))
      #expect(bytes.elementsEqual(Self.text.utf8), "seed \(seed)")
    }
  }

  @Test func aFileThatIsCutShortMeanwhileIsStillWhole() throws {
    let folder = try Folder(["a.csv": Self.text])
    let file = try StatementFile(path: folder.path + "/a.csv", long: 1_000)
    file.bytes.letGo(0..<file.bytes.count)
    #expect(truncate(folder.path + "/a.csv", 10) == 0)
    #expect(file.bytes.elementsEqual(Self.text.utf8))
    #expect(!file.isAsRead)
  }

  @Test func itIsReadAlike() throws {
    let folder = try Folder(["a.csv": Self.text])
    let file = try StatementFile(path: folder.path + "/a.csv", long: 1_000)
    let long = try StatementReader.read(file.bytes, fileName: "a.csv", hints: ReadingHints()).drafts
    let short = try StatementReader.read(FileBytes(Self.text.utf8), fileName: "a.csv", hints: ReadingHints()).drafts
    #expect(long.count == 20_000 && long.lines == short.lines && long.days == short.days)
    #expect(long.amounts == short.amounts && long.descriptions == short.descriptions)
  }

  @Test func whatCannotBeCopiedWholeIsNoCopy() throws {
    let folder = try Folder(["a.csv": "Date,Amount\n"])
    let file = open(folder.path + "/a.csv", O_RDONLY)
    defer { close(file) }
    #expect(PrivateCopy(of: file, size: 4_000) == nil, "the file does not give so much")
    #expect(FileBytes(mapping: file, count: 0) == nil && FileBytes(mapping: -1, count: 9) == nil)
    #expect(try StatementFile(path: folder.path + "/a.csv", long: 0).bytes.elementsEqual("Date,Amount\n".utf8))
  }
}
