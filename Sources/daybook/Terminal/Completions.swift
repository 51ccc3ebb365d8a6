import ArgumentParser
import Store
import Workspace

/// What a shell offers for the word that is being typed: names of the book, or silently nothing.
enum Completions {
  static let accounts = CompletionKind.custom { words, _, _ in
    guard let folder = folder(words) else { return [] }
    let declared = folder.configuration.accounts.map(\.name)
    let known = BookNames(path: folder.bookPath)?.accounts ?? []
    return offered(declared + known.filter { !declared.contains($0) })
  }

  static let categories = CompletionKind.custom { words, _, _ in offered(names(words)?.categories ?? []) }

  static let items = CompletionKind.custom { words, _, _ in offered(numbers(words)) }

  /// For arguments that end with a category.
  static let itemsAndCategories = CompletionKind.custom { words, _, _ in
    offered(numbers(words) + (names(words)?.categories ?? []))
  }

  private static func numbers(_ words: [String]) -> [String] { (names(words)?.items ?? []).map(String.init) }

  private static func names(_ words: [String]) -> BookNames? { folder(words).flatMap { BookNames(path: $0.bookPath) } }

  /// That of the options that were typed.
  private static func folder(_ words: [String]) -> WorkingFolder? {
    func value(_ option: String) -> String? {
      zip(words, words.dropFirst()).first { $0.0 == option }?.1
        ?? words.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
    }
    return try? WorkingFolder(config: value("--config"), book: value("--book"))
  }

  /// As the shell that asks takes them: a blank in a name ends no word, a colon begins no description.
  private static func offered(_ names: [String]) -> [String] {
    switch CompletionShell.requesting {
    // What compgen gets loses one layer of backslashes, and what it gives is typed as it stands.
    case .bash: names.map { $0.escaped.escaped }
    case .zsh: names.map { $0.replacing("\\", with: "\\\\").replacing(":", with: "\\:") }
    default: names
    }
  }
}

extension String {
  /// With a backslash before what means something to a shell.
  fileprivate var escaped: String {
    reduce(into: "") { text, character in
      if " \\'\"`$&|;<>()*?[]#~!{}".contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
