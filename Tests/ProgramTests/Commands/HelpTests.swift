import Foundation
import Testing

/// Every command explains itself, with examples that work.
@Suite struct HelpTests {
  @Test(arguments: HelpPage.all)
  func showsAnExample(_ page: HelpPage) throws {
    let own = page.command.last == "filters" ? "daybook transactions" : page.description
    #expect(page.examples.contains { $0 == own || $0.hasPrefix(own + " ") })
    // A line that is too long would be broken, and could not be typed as it stands.
    #expect(page.examples.allSatisfy { page.command.isEmpty || $0.hasPrefix("daybook ") }, "\(page.examples)")
    #expect(page.text.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("USAGE:") })
    // Where conditions are taken, it says what they are.
    if page.text.contains("--where <") { #expect(page.text.contains(/help\s+filters/)) }
  }

  /// A paragraph that is written wider than the page is broken again, in the middle of its lines.
  @Test(arguments: HelpPage.all)
  func paragraphsFillTheirLines(_ page: HelpPage) {
    let prose = page.text.prefix(upTo: page.text.range(of: "USAGE:")?.lowerBound ?? page.text.endIndex)
    let lines = prose.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, next) in zip(lines, lines.dropFirst()) where !line.isEmpty && !next.isEmpty && !next.hasPrefix(" ") {
      guard !line.hasPrefix(" "), let word = next.split(separator: " ").first else { continue }
      #expect(line.count + word.count > 60, "'\(line)' goes on with '\(next)'")
    }
  }

  @Test func thereAreAllCommands() {
    #expect(HelpPage.all.count >= 75)
    let names = HelpPage.all.map(\.description)
    for name in ["init", "review link", "transactions set", "report flow", "budget due", "periods apply", "log"] {
      #expect(names.contains("daybook " + name))
    }
  }

  /// The examples of a command, one after the other in a folder where what they name is there. A status of 3 says that
  /// something waits for a person.
  @Test(arguments: HelpPage.all.filter { !$0.command.isEmpty })
  func examplesWork(_ page: HelpPage) throws {
    let stage = try ExampleStage.prepared.get().copy()
    for example in page.examples {
      let ended = try stage.type(example)
      #expect([0, 3].contains(ended.status), "\(example): \(ended.status) \(ended.stderr)")
    }
  }

  /// The first steps, from an empty home.
  @Test func theFirstExampleWorks() throws {
    let page = try #require(HelpPage.all.first)
    let scratch = try ScratchFolder()
    let script = "mkdir ~/Downloads; echo 'Date,Description,Amount' > ~/Downloads/may.csv; set -e\n"
    let bin = Program.executable.deletingLastPathComponent().path
    let ended = try Program.run(
      ["-c", script + page.examples.joined(separator: "\n")], in: scratch.url,
      environment: ["HOME": scratch.url.path, "PATH": "\(bin):/usr/bin:/bin"], executable: URL(filePath: "/bin/sh"))
    #expect(page.examples.count == 5 && ended.status == 0, "\(ended.stderr)")
  }
}
