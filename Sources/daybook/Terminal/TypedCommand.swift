import Foundation

/// The command as the user typed it, for the log.
enum TypedCommand {
  /// Options that do not change what happens to the book, with whether a value follows.
  private static let unlogged = [
    "--config": true, "--book": true, "--format": true, "--quiet": false, "--why": true, "--wait": false,
    "--strict": false, "--today": true,
  ]

  /// `review accept 3 --option dmy`, without options that leave the book as it is.
  static func text(_ arguments: some Sequence<String>) -> String {
    var kept: [String] = []
    var skips = false
    for argument in arguments {
      if skips {
        skips = false
      } else if let takesValue = unlogged[argument] {
        skips = takesValue
      } else if !unlogged.keys.contains(where: { argument.hasPrefix($0 + "=") }) {
        kept.append(quoted(argument))
      }
    }
    return kept.joined(separator: " ")
  }

  /// As a shell would take it.
  static func quoted(_ argument: String) -> String {
    let isPlain = argument.allSatisfy { $0.isLetter || $0.isNumber || "-_./:=@%+,".contains($0) }
    return isPlain && !argument.isEmpty ? argument : "'" + argument.replacing("'", with: "'\\''") + "'"
  }

  /// Who gives the command: `DAYBOOK_USER`, or the login name.
  static var who: String {
    let named = ProcessInfo.processInfo.environment["DAYBOOK_USER"] ?? ""
    return named.isEmpty ? NSUserName() : named
  }
}
