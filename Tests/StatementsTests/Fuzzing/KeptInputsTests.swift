import Foundation
import Testing

@testable import Statements
@testable import Values

/// The inputs that fuzzing keeps under `fixtures/fuzz`: few, small, and between them they reach most of the reader.
///
/// Each is read whole and cut off, in the form in which `Tests/Fuzzing/Reader.swift` takes it: one byte of hints, then
/// the file.
@Suite struct KeptInputsTests {
  private static let folder = URL(filePath: #filePath).appending(path: "../../../../fixtures/fuzz").standardizedFileURL
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test func thereAreInputsAndTheyAreSmall() throws {
    #expect(Self.names.count > 50)
    let sizes = try Self.names.map { try Data(contentsOf: Self.folder.appending(path: $0)).count }
    #expect(sizes.reduce(0, +) < 300_000)
  }

  @Test func eachIsReadOrRefusedWithWords() throws {
    for name in Self.names {
      let file = [UInt8](try Data(contentsOf: Self.folder.appending(path: name))).dropFirst()
      for count in [file.count, file.count / 2] { read(Array(file.prefix(count)), "\(name), \(count) bytes") }
    }
  }

  private func read(_ file: [UInt8], _ place: String) {
    do throws(ReadingFailure) {
      let reading = try StatementReader.read(FileBytes(file), fileName: "input.csv", hints: ReadingHints())
      #expect(reading.drafts.lines.count == reading.drafts.count, "\(place)")
      #expect(reading.drafts.amounts.count == reading.drafts.count, "\(place)")
      expectOneDisposition(reading, of: file, fileName: "input.csv", ReadingHints(), place)
    } catch {
      #expect(!error.message.isEmpty && !error.remedy.isEmpty, "\(place)")
    }
  }
}
