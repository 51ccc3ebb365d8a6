import Store
import Values

/// Keeps what one file does to that file: a fault that it meets becomes its failure, and a file that ended a run is
/// left out of the next ones until it changes or a person asks for it, so that the others go on.
struct Containment {
  let db: Book.Connection
  /// Nil for a rehearsal, which leaves no mark behind.
  var hand: FileInHand?
  /// Whether a person named the files: what ended an earlier run is tried again then.
  let isAsked: Bool

  /// Calls `body`, which works on that file alone. Throws a `ReadingFailure` for whatever is wrong with the file or
  /// with Daybook; what is wrong with the book, the disk or the configuration stays what it is.
  func about<Value>(_ path: String, _ body: () throws -> Value) throws -> Value {
    do {
      guard let hand else { return try body() }
      return try hand.holding(path, body)
    } catch let fault where Containment.isUnexpected(fault) {
      throw ReadingFailure(
        code: "fault", message: "Daybook met a fault of its own in this file: \(String("\(fault)".prefix(300)))",
        remedy: "The other files are not affected. Please report it, with the file if you can.")
    }
  }

  /// Whether it is neither said of the file already nor about the book, the disk or the configuration.
  private static func isUnexpected(_ error: any Error) -> Bool {
    let isKnown = error is ReadingFailure || error is BookFailure || error is WorkspaceError || error is Diagnostics
    return !isKnown && BookFailure(error, path: "") == nil
  }

  /// Why the file is not to be read; nil where it is.
  func reasonToLeaveOut(_ path: String) throws -> ReadingFailure? {
    if let ending = hand?.ending(of: path, inThisCommandAlone: isAsked) {
      return failure(path, Containment.message(ending))
    }
    guard !isAsked, let failure = failure(path, "") else { return nil }
    let told = try ReviewQueue.present(.file(path: path, sha256: nil, code: failure.code), db)
    return told.flatMap { self.failure(path, $0.message) }
  }

  /// To be called once the items of what was left out are in the book.
  func settle(_ paths: [String]) {
    for path in paths where hand?.ending(of: path, inThisCommandAlone: isAsked) != nil { hand?.forget(path) }
  }

  private func failure(_ path: String, _ message: String) -> ReadingFailure? {
    FileVersion(path: path).map {
      ReadingFailure(
        code: "ended \($0.text)", message: message,
        remedy: "It is left out until it changes. Try it again with: daybook import FILE. Please report it, with the "
          + "file if you can.")
    }
  }

  private static func message(_ ending: FileInHand.Ending) -> String {
    switch ending {
    case .crash: "this file ended Daybook, which met a fault of its own in it"
    case .time: "this file took Daybook too long and was given up"
    case .kills: "two runs were killed while they read this file, perhaps for want of memory"
    }
  }
}

extension WorkingFolder {
  /// `isAsked`: a person named the files.
  func containment(_ db: Book.Connection, isAsked: Bool, _ options: JobOptions) -> Containment {
    Containment(db: db, hand: options.dryRun ? nil : FileInHand(book: bookPath), isAsked: isAsked)
  }
}
