import ArgumentParser
import Glibc
import Workspace

extension Review {
  /// What `daybook review` does.
  struct Desk: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "desk",
      abstract: "Go through what waits on a terminal, item by item; elsewhere, list it.",
      discussion: """
        Keys stand at the bottom of the screen, ? shows all. Each answer is in the book at once; what you leave waits.

        Example:
          daybook review
          daybook review desk --kind duplicate
        """)

    @OptionGroup var listing: ReviewListing
    @OptionGroup var change: ChangeOptions

    @Option(
      help: ArgumentHelp(
        "Press these keys, print each screen, and stop: a rehearsal for scripts. <enter>, <esc>, <up>, <down> are keys.",
        valueName: "keys"))
    var keys: String?

    func run() throws {
      let output = listing.output
      if let keys { return try rehearse(Key.all(in: keys)) }
      guard output.format == .text, listing.state == .open, !listing.strictness.strict, RawTerminal.isThere
      else { return try listing.list() }
      let session = try session()
      guard !session.screen.all.isEmpty, let terminal = RawTerminal() else { return try listing.list() }
      Output.message(converse(session, terminal))
    }

    private func session() throws -> ReviewSession {
      try ReviewSession(folder: listing.book.folder(), filter: listing.filter) { body in
        try change.job(OutputOptions.silent, body)
      }
    }

    /// Until the person quits, or the terminal goes away; returns what is to be said then.
    private func converse(_ session: consuming ReviewSession, _ terminal: consuming RawTerminal) -> String {
      while !session.isDone {
        let (width, height) = terminal.size
        terminal.draw(session.lines(width: width, height: height))
        switch terminal.key() {
        case .key(let key): session.press(key)
        case .resized: continue
        case .gone: return session.farewell
        }
      }
      return session.farewell
    }

    private func rehearse(_ keys: [Key]) throws {
      var session = try session()
      let output = Output()
      func show(_ key: String) throws {
        let lines = session.screen.lines.map { line in
          String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
        }
        try output.write("== \(key)\n" + lines.joined())
      }
      try show("")
      for key in keys where !session.isDone {
        session.press(key)
        if !session.isDone { try show(key.name) }
      }
      try output.flush()
    }
  }
}

extension OutputOptions {
  /// For work behind a screen that shows itself.
  static var silent: OutputOptions {
    var options = OutputOptions()
    options.format = .text
    options.quiet = true
    return options
  }
}
