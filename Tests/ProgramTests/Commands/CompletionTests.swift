import Foundation
import Testing

/// Shells offer the names of the book while they are typed, and nothing where there is none.
@Suite struct CompletionTests {
  private func folder() throws -> CommandFolder {
    let folder = try CommandFolder(accounts: ["Current", "Rainy day"])
    try folder.write("Date,Description,Amount\n2025-05-2x,KIOSK,-1.00\n2025-05-03,CAFE,-2.00\n", to: "current-1.csv")
    _ = try folder.attempt("import", "current-1.csv", "--quiet")
    try folder.daybook("categories", "add", "Food:Children's lunch")
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
        == ["Current", "Rainy day"])
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
    #expect(try offered(folder.url, "transactions", "list", "--", "--account", "0", "0", "daybook").count == 2)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func thereIsAScriptForEachShell(_ shell: String) throws {
    let scratch = try ScratchFolder()
    let ended = try Program.run(["--generate-completion-script", shell], in: scratch.url)
    #expect(ended.status == 0 && ended.stdout.contains("---completion") && ended.stdout.contains("recategorize"))
  }

  /// Options of the command that is meant without a name stand beside those of its own name.
  @Test func theOtherShellsOfferWhatIsMeant() throws {
    let folder = try folder()
    func script(_ shell: String) throws -> [Substring] {
      try Program.run(["--generate-completion-script", shell], in: folder.url).stdout.split(separator: "\n")
    }
    let fish = try script("fish")
    #expect(fish.contains { $0.contains("flags_or_options \"daybook transactions\" account' -l 'account'") })
    #expect(fish.contains { $0.hasPrefix("            __daybook_parse_subcommand 0 'account=' 'from='") })
    let zsh = try script("zsh")
    let start = try #require(zsh.firstIndex(of: "_daybook_transactions() {"))
    let own = zsh[start...].prefix { $0 != "}" }
    #expect(
      own.contains { $0.hasPrefix("        '--account[") } && own.contains { $0.hasPrefix("    local -ar ___status=") })
    #expect(own.count { $0.contains("--version[") } == 1 && own.contains { $0.contains(": :->command") })
  }

  /// What bash itself makes of it: the script is sourced, and asked as the shell asks when somebody presses the tab key.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")),
    arguments: [
      ("transactions list --account Cur", "Current"), ("transactions list --account Rai", "Rainy\\ day"),
      ("categories rename Food:Gro", "Food:Groceries"),
      ("transactions set 1 --category Food:Chi", "Food:Children\\'s\\ lunch"),
      ("transactions --account Rai", "Rainy\\ day"), ("transactions --acc", "--account"), ("budget --per", "--period"),
      ("transactions --limit 3 --account Cur", "Current"), ("accounts ", "rename"), ("review --kind dup", "duplicate"),
      ("review accept ", "1"), ("transac", "transactions"), ("transactions list --sta", "--status"),
    ])
  func bashCompletes(_ typed: String, _ completed: String) throws {
    let folder = try folder()
    let script = """
      COMP_WORDBREAKS=${COMP_WORDBREAKS//:}
      source <(daybook --generate-completion-script bash)
      COMP_LINE="daybook \(typed)"; COMP_POINT=${#COMP_LINE}
      read -ra COMP_WORDS <<< "$COMP_LINE"; [[ $COMP_LINE == *' ' ]] && COMP_WORDS+=("")
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _daybook daybook "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let bin = Program.executable.deletingLastPathComponent().path
    let ended = try Program.run(
      ["-c", script], in: folder.url, environment: ["PATH": "\(bin):/usr/bin:/bin"],
      executable: URL(filePath: "/bin/bash"))
    #expect(ended.stdout.split(separator: "\n").contains { $0 == completed }, "\(ended.stdout) \(ended.stderr)")
  }
}
