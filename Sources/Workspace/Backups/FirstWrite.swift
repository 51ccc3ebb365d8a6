internal import Synchronization

/// What is done before a job's first change to the book, and never where it changes nothing.
enum FirstWrite {
  private static let action = Mutex<(@Sendable () throws -> Void)?>(nil)

  /// Sets what comes before the next change; nil for nothing. A process does one job at a time.
  static func prepare(_ action: (@Sendable () throws -> Void)?) {
    self.action.withLock { $0 = action }
  }

  /// Called by every batch as it begins: the first one does what was prepared.
  static func begin() throws {
    let prepared = action.withLock { action in
      defer { action = nil }
      return action
    }
    try prepared?()
  }
}
