import Store
import Values
import Workspace

extension JobOptions {
  /// Of a command on one day. A program that another test starts just then has the book's lock until it is itself, so
  /// that the job waits.
  static func of(_ command: String) -> JobOptions {
    var options = JobOptions(occasion: Occasion(command: command, who: "robin", today: Day(number: 20_300), at: 0))
    options.wait = true
    return options
  }
}
