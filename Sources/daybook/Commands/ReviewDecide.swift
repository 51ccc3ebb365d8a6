import ArgumentParser
import Workspace

extension Review {
  struct Decide: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "decide", abstract: "Carry out the decisions of a JSON file: all of them or none.",
      discussion: #"""
        The file is a list: [{"id": 7, "verdict": "accept"}, ...]. The verdicts, and what stands beside them:
          accept   "option": its number or value; "set": {"date", "amount", "description"} of a row
          reject, skip
          assign   "category": "Food:Groceries"
          split    "parts": {"Food:Groceries": "20.00", "Household": "rest"}
          set      "set": {"category", "payee", "bucket", "note"}
          note     "note": "asked the bank"
        Other keys may be those of: daybook review list --format json

        Example:
          daybook review decide decisions.json --dry-run
          daybook review list --kind duplicate --format json |
            jq 'map(. + {verdict: "reject"})' | daybook review decide -
        """#)

    @Argument(help: ArgumentHelp("The decisions; - is standard input.", valueName: "file"), completion: .file())
    var file: String

    @OptionGroup var bulk: BulkOptions

    func run() throws {
      let file = try DecisionFile(path: file)
      try bulk.report("decided") { try $0.decide(file, $1) }
    }
  }
}
