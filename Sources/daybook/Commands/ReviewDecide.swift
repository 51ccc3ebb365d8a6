import ArgumentParser
import Workspace

extension Review {
  struct Decide: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "decide", abstract: "Carry out the decisions of a JSON file: all of them or none.",
      discussion: #"""
        The file is a list: [{"id": 7, "verdict": "accept"}, ...]. With the verdict
        stands what it needs:
          accept   "option": its number or value; of a row "set": its date, amount
                   or description
          assign   "category": "Food:Groceries"
          split    "parts": {"Food:Groceries": "20.00", "Household": "rest"}
          set      "set": its category, payee, bucket or note
          note     "note": "asked the bank"
          reject, skip
        What review list --format json says of an item may stand there too.

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
