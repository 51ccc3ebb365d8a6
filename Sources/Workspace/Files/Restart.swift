import Glibc

/// Starts the command again, in the same process, where Daybook dies or takes too long with a file in hand: it finds
/// the file's mark then, leaves the file out, says so, and goes on with the others.
///
/// A run that died is as good as one that was killed: what it had not committed is not in the book. What a handler may
/// call is little (signal-safety(7)): all that it needs is laid out before.
enum Restart {
  private struct State {
    /// Where the ending of the file in hand is to be written; -1 while there is none.
    var mark: Int32 = -1
    let program = strdup("/proc/self/exe")
    let arguments = CommandLine.unsafeArgv
  }

  nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  /// Seconds of computing that any file may take, and bytes for which one more is given: a tenth of the slowest pace
  /// that was seen.
  private static let seconds = 600
  private static let bytesPerSecond = 50_000

  private static let isWatching: Bool = {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = SA_ONSTACK
    // The stack may be what is used up.
    let size = 1 << 16
    var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
    for fault in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGPROF] { sigaction(fault, &action, nil) }
    return true
  }()

  /// From here on, until `end`, the file whose mark is written in `mark` is in hand.
  static func begin(mark: Int32, bytes: Int) {
    guard isWatching else { return }
    state.pointee.mark = mark
    setTimer(seconds + bytes / bytesPerSecond)
  }

  static func end() {
    setTimer(0)
    state.pointee.mark = -1
  }

  /// Counts the time in which Daybook computes, so that neither a slow disk nor a machine that sleeps is held against
  /// a file.
  private static func setTimer(_ seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(2), &timer, nil)
  }

  private static let handler: @convention(c) (Int32) -> Void = { fault in
    setTimer(0)
    var ending = fault == SIGPROF ? FileInHand.Ending.time.rawValue : FileInHand.Ending.crash.rawValue
    if state.pointee.mark >= 0, let program = state.pointee.program, pwrite(state.pointee.mark, &ending, 1, 0) == 1 {
      var none = sigset_t()
      sigemptyset(&none)
      sigprocmask(SIG_SETMASK, &none, nil)
      execv(program, state.pointee.arguments)
    }
    if fault == SIGPROF { return }
    signal(fault, SIG_DFL)
    raise(fault)
  }
}
