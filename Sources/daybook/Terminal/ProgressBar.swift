import Glibc
import Synchronization
import Workspace

/// One line on the terminal that shows how far long work is; gone when the work ends.
///
/// There is none where standard error is no terminal: logs and mails stay clean.
final class ProgressBar: Sendable {
  private struct State {
    var shownAt: ContinuousClock.Instant?
    var isShown = false
  }
  private let state = Mutex(State())
  private let began = ContinuousClock.now

  init?(quiet: Bool) {
    guard !quiet, isatty(STDERR_FILENO) == 1 else { return nil }
  }

  var progress: Progress {
    Progress { what, done, total in self.show(what, done, total) }
  }

  func clear() {
    state.withLock { state in
      if state.isShown { Output.put("\r\u{1B}[K", on: STDERR_FILENO) }
      state.isShown = false
    }
  }

  /// Nothing in the first quarter of a second, then ten times a second at most.
  private func show(_ what: String, _ done: Int, _ total: Int) {
    let now = ContinuousClock.now
    guard now - began > .milliseconds(250) else { return }
    state.withLock { state in
      if let last = state.shownAt, now - last < .milliseconds(100) { return }
      state.shownAt = now
      state.isShown = true
      Output.put("\r\u{1B}[K" + ProgressBar.line(what, done, total), on: STDERR_FILENO)
    }
  }

  /// `importing  [#########           ]  12 of 61`
  static func line(_ what: String, _ done: Int, _ total: Int) -> String {
    let width = 24
    guard total > 0 else { return what }
    let filled = min(width, done * width / total)
    let bar = String(repeating: "#", count: filled) + String(repeating: " ", count: width - filled)
    return "\(what)  [\(bar)]  \(done) of \(total)"
  }
}
