import Foundation
import Testing

/// Shells offer the names of the book while they are typed, and nothing where there is none.
@Suite struct CompletionTests {
  private func folder() throws -> CommandFolder {
    let folder = try CommandFolder(accounts: ["Current", "Rainy day", "Épargne été"])
    try folder.write("Date,Description,Amount\n2025-05-2x,KIOSK,-1.00\n2025-05-03,CAFE,-2.00\n", to: "current-1.csv")
    _ = try folder.attempt("import", "current-1.csv", "--quiet")
    try folder.daybook("categories", "add", "Food:Children's lunch")
    try folder.daybook("categories", "add", "Maße:Öl & Gas")
    return folder
  }

  private func offered(_ folder: URL, _ asked: String..., shell: String = "fish") throws -> [String] {
    let ended = try Program.run(["---completion"] + asked, in: folder, environment: ["SAP_SHELL": shell])
    #expect(ended.status == 0 && ended.stderr.isEmpty, "\(ended.stderr)")
    return ended.stdout.split(separator: "\n").map(String.init)
  }

  @Test func namesAreThoseOfTheBook() throws {
    let folder = try folder()
    #expect(
      try offered(folder.url, "transactions", "list", "--", "--account", "0", "0", "daybook")
        == ["Current", "Rainy day", "Épargne été"])
    let categories = try offered(folder.url, "transactions", "set", "--", "--category", "0", "0", "daybook")
    #expect(categories.contains("Food:Groceries") && categories.contains("Food:Children's lunch"))
    #expect(try offered(folder.url, "review", "show", "--", "positional@0", "0", "0", "daybook") == ["1"])
    let zsh = try offered(folder.url, "transactions", "set", "--", "--category", "0", "0", "daybook", shell: "zsh")
    #expect(zsh.contains("Food\\:Groceries"))
  }

  @Test func whereThereIsNoBookNothingIsOfferedAndNothingMade() throws {
    let scratch = try ScratchFolder()
    #expect(try offered(scratch.url, "transactions", "list", "--", "--account", "0", "0", "daybook").isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path).isEmpty)
    // A book that is none, and one that does not end.
    let folder = try folder()
    let before = try Data(contentsOf: folder.url.appending(path: "book.sqlite"))
    #expect(try !offered(folder.url, "review", "show", "--", "positional@0", "0", "0", "daybook").isEmpty)
    #expect(try Data(contentsOf: folder.url.appending(path: "book.sqlite")) == before)
    try folder.write("no book", to: "book.sqlite")
    #expect(try offered(folder.url, "review", "show", "--", "positional@0", "0", "0", "daybook").isEmpty)
    #expect(try offered(folder.url, "transactions", "list", "--", "--account", "0", "0", "daybook").count == 3)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func thereIsAScriptForEachShell(_ shell: String) throws {
    let scratch = try ScratchFolder()
    let ended = try Program.run(["--generate-completion-script", shell], in: scratch.url)
    #expect(ended.status == 0 && ended.stdout.contains("---completion") && ended.stdout.contains("recategorize"))
  }

  /// What is typed, and the word that a shell then makes of its end, quoted for itself.
  private static let typed = [
    ("transac", "transactions"), ("accounts ren", "rename"), ("transactions list --sta", "--status"),
    ("transactions --acc", "--account"), ("transactions --limit 3 --acc", "--account"), ("budget --per", "--period"),
    ("transactions set 1 --cat", "--category"), ("review accept 1 --opt", "--option"),
    ("review --kind dup", "duplicate"), ("transactions --status pen", "pending"), ("review accept ", "1"),
    ("review note ", "1"), ("review assign 1 Food:Gro", "Food:Groceries"),
    ("transactions list --account Cur", "Current"), ("transactions list --account Rai", "Rainy\\ day"),
    ("transactions --account Rai", "Rainy\\ day"), ("transactions --limit 3 --account Ép", "Épargne\\ été"),
    ("categories rename Food:Gro", "Food:Groceries"), ("categories merge Food:Dining Maß", "Maße:Öl\\ \\&\\ Gas"),
    ("transactions set 1 --category Food:Chi", "Food:Children\\'s\\ lunch"),
  ]

  /// Sources the script in a shell, lets that complete each of `typed`, and compares.
  ///
  /// - Parameters:
  ///   - shell: Its name. Where it is missing, the tests say that they skipped.
  ///   - asking: A script that completes the lines of the file `typed` and appends what came of each to the file
  ///     `completed`: words on lines, and behind them a line of `--`.
  private func ask(_ shell: String, _ asking: String, by command: String) throws {
    let folder = try folder()
    try folder.write(CompletionTests.typed.map { "daybook \($0.0)\n" }.joined(), to: "typed")
    try folder.write(asking, to: "asking")
    let bin = Program.executable.deletingLastPathComponent().path
    let ended = try Program.run(
      ["-c", command], in: folder.url,
      environment: [
        "PATH": "\(bin):/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "dumb", "HOME": folder.url.path,
        "XDG_CONFIG_HOME": folder.url.path, "XDG_DATA_HOME": folder.url.path,
      ], executable: URL(filePath: "/bin/sh"))
    let completed = try folder.text(of: "completed").components(separatedBy: "--\n").dropLast()
    #expect(completed.count == CompletionTests.typed.count, "\(ended.stdout) \(ended.stderr)")
    for ((typed, word), completed) in zip(CompletionTests.typed, completed) {
      let words = completed.split(separator: "\n").map(String.init)
      #expect(words.contains(word), "\(shell) \(typed): \(words) \(ended.stderr)")
    }
  }

  private static func has(_ programs: String...) -> Bool {
    programs.allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }
  }

  @Test(.enabled(if: has("bash"), "bash is not installed"))
  func bashCompletes() throws {
    let asking = """
      COMP_WORDBREAKS=${COMP_WORDBREAKS//:}
      source <(daybook --generate-completion-script bash)
      while IFS= read -r COMP_LINE; do
        COMP_POINT=${#COMP_LINE}
        read -ra COMP_WORDS <<< "$COMP_LINE"; [[ $COMP_LINE == *' ' ]] && COMP_WORDS+=("")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _daybook daybook "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}" < /dev/null
        printf '%s\\n' "${COMPREPLY[@]}" -- >> completed
      done < typed

      """
    try ask("bash", asking, by: "bash asking")
  }

  /// Types the lines into a zsh with a terminal, presses the tab key, and takes the words that then stand there.
  @Test(.enabled(if: has("zsh"), "zsh is not installed"))
  func zshCompletes() throws {
    let asking = """
      if [[ -o interactive ]]; then
        autoload -Uz compinit; compinit -u -D
        source <(daybook --generate-completion-script zsh); compdef _daybook daybook
        taken() { print -rl -- "${${(z)BUFFER}[-1]}" -- >> completed; BUFFER= }
        zle -N taken; bindkey '^X' taken; bindkey '^I' complete-word
        print rea''dy
        return
      fi
      zmodload zsh/zpty; touch completed
      zpty shell zsh -f -i
      zpty -w shell 'source ./asking'
      zpty -r -m shell out '*ready*'
      while IFS= read -r line; do
        before=$(wc -l < completed); tries=0
        zpty -w -n shell $line$'\\t\\x18'
        while [[ $(wc -l < completed) -lt $((before + 2)) ]]; do
          zpty -r -t shell out
          sleep 0.02
          (( ++tries > 1500 )) && exit 1
        done
      done < typed
      zpty -d shell

      """
    try ask("zsh", asking, by: "zsh -f asking")
  }

  /// A fish with a terminal says what it would offer.
  @Test(.enabled(if: has("fish", "script"), "fish or script is not installed"))
  func fishCompletes() throws {
    let asking = """
      daybook --generate-completion-script fish | source
      while read -l line
        complete --escape -C "$line" | string replace -r '\\t.*' '' >> completed
        echo -- -- >> completed
      end < typed

      """
    try ask("fish", asking, by: "printf 'source asking\\nexit\\n' | script -qec 'fish --no-config -i' /dev/null")
  }
}
