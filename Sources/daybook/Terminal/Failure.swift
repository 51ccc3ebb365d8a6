import ArgumentParser
import Foundation
import Store
import Values
import Workspace

/// What stopped a command, as the user is told: a message with its remedy, and the exit status (sysexits.h).
///
/// This is the one place where errors become words and numbers.
struct Failure {
  let text: String
  let status: Int32
  /// How many faults of a person's files are told at once, where a command does something else than look for them.
  private static let mostDiagnostics = 20

  /// Nil for what the argument parser says itself: help, version, plain exit codes.
  init?(_ error: any Error) {
    switch error {
    case let error as Diagnostics: self.init(error)
    case let error as DecisionFaults: self.init(error)
    case let error as BookFailure: self.init(error.message, error.remedy, error.exitStatus)
    case let error as WorkspaceError: self.init(error.message, error.remedy, error.exitStatus)
    case let error as UnreadableFile: self.init(error)
    case let error as UnreadableFiles: self.init(error)
    case let error as UsageFault: self.init("error: " + error.message, error.remedy, 64)
    case let error as OutputFailure: self.init(error.message, "Nothing in the book depends on it.", 74)
    case let error as CocoaError: self.init(error)
    case is ExitCode: return nil
    case _ where Daybook.exitCode(for: error).isSuccess: return nil
    default:
      self.init(
        "error: Daybook met a fault of its own: \(error)",
        "Nothing was left half done. See whether the book is damaged with: daybook check. If it is not, please report "
          + "this, with the command and the message.", 70)
    }
  }

  private init(_ message: String, _ remedy: String, _ status: Int32) {
    text = message + "\n  " + remedy
    self.status = status
  }

  /// Rule files and configuration; conditions typed at the command are a usage error.
  private init(_ error: Diagnostics) {
    let told = error.all.prefix(Failure.mostDiagnostics)
    let more = error.all.count - told.count
    let rest = "error: and \(more) more\n  See all that is wrong in rule files with: daybook rules check"
    text = (told.map(\.rendered) + (more > 0 ? [rest] : [])).joined(separator: "\n").fromHere
    status = error.all.allSatisfy { $0.file.hasPrefix("--") } ? 64 : 78
  }

  private init(_ error: DecisionFaults) {
    text = Diagnostics(error.all).rendered
    status = error.all.contains { $0.message == "no such file" } ? 66 : 65
  }

  private init(_ error: UnreadableFile) {
    let line = error.failure.line > 0 ? error.failure.line : 0
    text =
      Diagnostic(
        file: error.path, line: line, column: line > 0 ? error.failure.column : 0, message: error.failure.message,
        remedy: error.failure.remedy
      ).rendered
    status = error.failure.code == "missing" ? 66 : 65
  }

  private init(_ errors: UnreadableFiles) {
    let failures = errors.all.compactMap { Failure($0) }
    text = failures.map(\.text).joined(separator: "\n")
    status = failures.map(\.status).max() ?? 65
  }

  private init(_ error: CocoaError) {
    let place = error.filePath.map { $0 + ": " } ?? ""
    let status: Int32 = error.isFileError && (512..<1024).contains(error.errorCode) ? 73 : 74
    self.init(
      "\(place)error: \(error.localizedDescription)", "Check the permissions, the space that is left and the disk.",
      status)
  }
}

/// A statement file that cannot be read, with its path.
struct UnreadableFile: Error {
  let path: String
  let failure: ReadingFailure
}

/// Several of them.
struct UnreadableFiles: Error {
  let all: [UnreadableFile]
}
