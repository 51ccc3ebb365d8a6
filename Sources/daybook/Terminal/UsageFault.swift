import ArgumentParser
import Values

/// What was typed and cannot be meant, told like all other errors: what is wrong, then what to type.
///
/// The argument parser has its faults as sentences alone; these are their one translation.
struct UsageFault: Error {
  let message: String
  let remedy: String

  /// Nil for what is no fault: help, the version, a plain exit status.
  init?(_ error: any Error, _ typed: TypedPath) {
    guard !(error is ExitCode), Daybook.exitCode(for: error) == .validationFailure else { return nil }
    let text = Daybook.message(for: error)
    let isSpare = text.contains(/^(U|\d+ u)nexpected argument/)
    if let fault = UsageFault(command: typed, isCertain: isSpare) ?? UsageFault(option: typed) {
      self = fault
    } else {
      (message, remedy) = UsageFault.words(text, typed)
    }
  }

  /// A name after a command that is none of its own. A word that another argument may be is one only where it is near a
  /// name, unless that is certain.
  init?(command typed: TypedPath, isCertain: Bool) {
    let known = typed.command.configuration.subcommands.map { $0._commandName }
    guard let word = typed.rest.first, !word.hasPrefix("-"), !known.isEmpty else { return nil }
    let meant = nearest(to: word, among: typed.isRoot ? known + ["help"] : known)
    guard isCertain || meant != nil || typed.command.configuration.defaultSubcommand == nil else { return nil }
    message = "no command '\(typed.name(word))'"
    remedy = (meant.map { "Did you mean '\(typed.name($0))'? " } ?? "") + "See them with: \(typed.text) --help"
  }

  private init?(option typed: TypedPath) {
    let words = typed.rest.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
    let names = words.map { String($0.prefix { $0 != "=" }) }
    let known = typed.options
    guard let unknown = names.first(where: { !known.contains($0) }) else { return nil }
    message = "no option '\(unknown)'"
    let meant = nearest(to: unknown, among: known)
    remedy = (meant.map { "Did you mean '\($0)'? " } ?? "") + "See them with: \(typed.text) --help"
  }

  private static func words(_ text: String, _ typed: TypedPath) -> (String, String) {
    let see = "See: \(typed.text) --help"
    if let missing = text.wholeMatch(of: /Missing expected argument '(.*?)( \.\.\.)?'/) {
      return ("\(missing.1) is missing", see)
    }
    if let found = text.wholeMatch(of: /The value '((?s).*)' is invalid for '([^']*?)<([^']*)>'((?s).*)/) {
      let place = found.2.isEmpty ? "" : " for \(String(found.2).trimmedEnd)"
      let number = ["number", "id", "item", "run"].contains(found.3) ? "Write a whole number: 12." : nil
      return ("'\(found.1)' is no \(found.3)\(place)", remedy(String(found.4), String(found.1)) ?? number ?? see)
    }
    let end = text.firstRange(of: ". ")
    let what = String(end.map { text[..<$0.lowerBound] } ?? text[...])
    let begin = what.prefix(1).lowercased() + what.dropFirst()
    return (begin.hasSuffix(".") ? String(begin.dropLast()) : begin, end.map { String(text[$0.upperBound...]) } ?? see)
  }

  /// `: Write year, month and day.`, or the values that there are, as quoted texts or one a line.
  private static func remedy(_ detail: String, _ value: String) -> String? {
    if detail.hasPrefix(": ") { return String(detail.dropFirst(2)) }
    let choices = detail.matches(of: /'([^']+)'|\n +- (.+)/).map { String($0.1 ?? $0.2 ?? "") }
    guard !choices.isEmpty else { return nil }
    let meant = nearest(to: value, among: choices).map { "Did you mean '\($0)'? " } ?? ""
    return meant + "It is one of: " + choices.joined(separator: ", ") + "."
  }
}

/// The command that was typed, as far as its names are known, and what follows them.
struct TypedPath {
  private var names = ["daybook"]
  private(set) var command: any ParsableCommand.Type = Daybook.self
  private(set) var rest: ArraySlice<String>

  init(_ arguments: some Sequence<String>) {
    rest = Array(arguments)[...]
    while let word = rest.first, let next = command.configuration.subcommands.first(where: { $0._commandName == word })
    {
      names.append(word)
      command = next
      rest = rest.dropFirst()
    }
  }

  var isRoot: Bool { names.count == 1 }
  /// `daybook review accept`
  var text: String { names.joined(separator: " ") }
  /// `review accept` for `accept`
  func name(_ word: String) -> String { (names.dropFirst() + [word]).joined(separator: " ") }

  /// The long names of the options that the command takes, as its help has them.
  var options: [String] {
    let command = command.configuration.defaultSubcommand ?? command
    return Daybook.helpMessage(for: command, columns: 200).split(separator: "\n").filter { $0.hasPrefix("  -") }
      .flatMap { $0.matches(of: /--[a-z-]+/).map { String($0.0) } }
  }
}
