import ArgumentParser

/// A shell's script for completions in which a command offers the options of the one that it means without a name:
/// `daybook transactions --acc<tab>` is that of `transactions list`.
///
/// The argument parser writes such scripts, and in them offers options behind the name of their own command alone. This
/// adds to the lines that it writes; what it does not know it leaves as it is. In zsh, where a command also takes a free
/// text, options are typed out only if that text is said to have no completions.
struct CompletionScript {
  private var lines: [String]

  var text: String { lines.joined(separator: "\n") }

  init(_ script: String) {
    lines = script.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isBash = script.hasPrefix("#!/bin/bash")
    let isZsh = script.hasPrefix("#compdef")
    for (path, meant) in CompletionScript.meant(by: Daybook.self, at: [Daybook._commandName]) {
      if isBash { offerInBash(path, meant) } else if isZsh { offerInZsh(path, meant) } else { offerInFish(path, meant) }
    }
    if isZsh { lines = lines.map(CompletionScript.withoutMessage) }
  }

  /// The specification of a free text, `'*:id:'`, makes zsh show `id` as a message and type nothing: not even the option
  /// that was begun. That of a list of no words, `'*:id:()'`, leaves the options to be typed.
  private static func withoutMessage(_ line: String) -> String {
    let isArgument = line.hasPrefix("        ':") || line.hasPrefix("        '*:")
    return isArgument && line.hasSuffix(":'") ? line.dropLast() + "()'" : line
  }

  /// The commands that mean one of theirs where none is named.
  private static func meant(by command: any ParsableCommand.Type, at path: [String]) -> [([String], String)] {
    let own = command.configuration.defaultSubcommand.map { [(path, $0._commandName)] } ?? []
    return own + command.configuration.subcommands.flatMap { meant(by: $0, at: path + [$0._commandName]) }
  }

  /// The lines of a function of the shell, without its head and its end.
  private func function(_ path: [String]) -> Range<Int>? {
    let head = "_" + path.joined(separator: "_") + "() {"
    guard let start = lines.firstIndex(of: head), let end = lines[start...].firstIndex(of: "}") else { return nil }
    return (start + 1)..<end
  }

  /// What is offered, and what is offered behind each option, as long as no other command was named.
  private mutating func offerInBash(_ path: [String], _ meant: String) {
    guard let own = function(path + [meant]), let outer = function(path) else { return }
    let offers = "    __daybook_offer_flags_options "
    let names = lines[own].prefix { !$0.hasPrefix(offers) }
    let values = lines[own].drop { $0 != "    case \"${prev}\" in" }.prefix { $0 != "    esac" }
    guard let place = lines[outer].firstIndex(where: { $0.hasPrefix(offers) }) else { return }
    let block =
      values.isEmpty
      ? [] : ["", "    if [[ \"${positional_number}\" -ne -2 ]]; then"] + values + ["    esac", "    fi"]
    lines.replaceSubrange(outer.lowerBound...place, with: names + [offers + "0"] + block)
  }

  /// The specifications of options, with the lists of values that they name.
  private mutating func offerInZsh(_ path: [String], _ meant: String) {
    guard let own = function(path + [meant]), let outer = function(path) else { return }
    let start = "    local -ar arg_specs=("
    let isOption = { (line: String) in
      line.hasPrefix("        '--") || line.hasPrefix("        '*--") || line.hasPrefix("        '(-")
    }
    let lists = lines[own].filter { $0.hasPrefix("    local -ar ___") }
    let options = lines[own].drop { $0 != start }.prefix { $0 != "    )" }.filter(isOption)
    guard let first = lines[outer].firstIndex(of: start),
      let last = lines[outer].firstIndex(where: { $0.contains(": :->command") })
    else { return }
    lines.replaceSubrange(first..<last, with: lists + [start] + options)
  }

  /// The options, and that values follow them.
  private mutating func offerInFish(_ path: [String], _ meant: String) {
    let (outer, own) = (path.joined(separator: " "), (path + [meant]).joined(separator: " "))
    let offers = "'__daybook_should_offer_completions_for_flags_or_options \""
    guard let place = lines.lastIndex(where: { $0.contains(offers + outer + "\"") }) else { return }
    let added = lines.filter { line in
      line.contains(offers + own + "\"") && !line.contains("-l 'version'") && !line.contains("-l 'help'")
    }
    lines.insert(
      contentsOf: added.map { $0.replacing(offers + own + "\"", with: offers + outer + "\"") }, at: place + 1)
    let depth = String(repeating: "    ", count: path.count)
    let parse = depth + "    __daybook_parse_subcommand "
    guard let command = lines.firstIndex(of: depth + "case '\(path.last ?? "")'"),
      let name = lines[command...].firstIndex(of: depth + "    case '\(meant)'")
    else { return }
    let options = lines[name + 1].split(separator: " ").drop { !$0.hasPrefix("'") }.joined(separator: " ")
    if lines[command + 1].hasPrefix(parse) { lines[command + 1] = parse + "0 " + options }
  }
}
