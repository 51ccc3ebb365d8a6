/// The dictionaries by which statements are read.
package enum StatementWords {
  /// Takes in the large ones, which costs a millisecond or two, and else happens when they are first asked.
  package static func load() {
    _ = HeaderPhrases.table
    MovementPhrases.load()
  }
}
