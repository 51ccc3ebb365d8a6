/// What is done before a job's first change to the book, and never where it changes nothing.
enum FirstWrite {
  /// Called by every batch as it begins; for a backup that is there already it costs a look.
  @TaskLocal static var action: (@Sendable () throws -> Void)?
}
