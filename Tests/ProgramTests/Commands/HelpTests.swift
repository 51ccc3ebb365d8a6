import Foundation
import Testing

/// Every command explains itself, with an example.
@Suite struct HelpTests {
  static let commands: [[String]] = [
    ["init"], ["inspect"], ["import"], ["run"], ["review"], ["review", "list"], ["review", "show"],
    ["review", "accept"], ["review", "reject"], ["review", "desk"], ["review", "skip"], ["review", "assign"],
    ["review", "split"], ["review", "set"], ["review", "note"], ["review", "link"], ["review", "unlink"],
    ["review", "decide"], ["transactions"], ["transactions", "list"],
    ["transactions", "add"], ["answers"], ["answers", "list"], ["answers", "set"], ["answers", "forget"],
    ["transactions", "set"], ["transactions", "split"], ["transactions", "ignore"], ["transactions", "delete"],
    ["transactions", "unlock"], ["transactions", "attach"],
    ["rows"], ["accounts"], ["accounts", "list"], ["accounts", "rename"], ["accounts", "close"],
    ["categories"], ["categories", "list"], ["categories", "add"], ["categories", "set"],
    ["categories", "rename"], ["categories", "move"], ["categories", "merge"], ["categories", "hide"],
    ["categories", "show"], ["categories", "delete"], ["categories", "import"],
    ["rules"], ["rules", "check"], ["rules", "explain"], ["rules", "suggest"],
    ["recategorize"], ["reconcile"], ["undo"], ["log"],
    ["check"], ["backup"], ["backup", "make"], ["backup", "list"], ["restore"],
  ]

  @Test(arguments: commands)
  func showsAnExample(_ command: [String]) throws {
    let scratch = try ScratchFolder()
    let outcome = try Program.run(command + ["--help"], in: scratch.url)
    #expect(outcome.status == 0)
    #expect(outcome.stderr.isEmpty)
    let example = "  daybook " + command[0]
    #expect(outcome.stdout.contains("Example:\n") && outcome.stdout.contains(example))
    #expect(outcome.stdout.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("USAGE:") })
  }

  @Test func rootListsAllCommands() throws {
    let scratch = try ScratchFolder()
    let outcome = try Program.run(["--help"], in: scratch.url)
    for command in Self.commands { #expect(outcome.stdout.contains("\n  \(command[0]) ")) }
  }
}
