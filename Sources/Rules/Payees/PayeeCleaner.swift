/// Makes a clean payee of a bank's text: `SQ *BLUE DOOR 4471 LEEDS GB` becomes `Blue Door`.
///
/// One pass cuts the text into words, finds the known phrases among them, takes off what the data say is not the
/// payee, and writes the rest with sensible capitals. The same text gives the same payee everywhere: nothing depends on
/// other texts. Time is linear in the length of the text.
package struct PayeeCleaner: Sendable {
  let phrases: PayeePhrases
  /// Ends of last words that make them a branch.
  let branches: [[UInt8]]

  package init(_ words: PayeeWords) {
    var phrases = PayeePhrases()
    var branches: [[UInt8]] = []
    var scanner = PayeeScanner()
    for entry in words.entries {
      if entry.kind == .branches {
        branches.append(Array(entry.text.utf8))
        continue
      }
      let isStarred = entry.kind == .prefixes && entry.text.hasSuffix("*")
      let kinds = isStarred ? PayeeWordKinds.starred : PayeeWordKinds(entry.kind)
      phrases.add(scanner.hashes(of: entry.text), kinds, name: entry.name)
    }
    self.phrases = phrases
    self.branches = branches
  }

  /// The payee of a text; empty where it holds nothing but numbers and codes.
  package func payee(of text: String) -> String {
    var work = PayeeWork(self)
    var text = text
    text.withUTF8 { unsafe work.clean($0) }
    return String(decoding: work.payee, as: UTF8.self)
  }
}

extension PayeeScanner {
  /// The hashes of the words of a phrase of the data.
  fileprivate mutating func hashes(of phrase: String) -> [UInt64] {
    var text: [UInt8] = []
    unsafe Array(phrase.utf8).withUnsafeBufferPointer { unsafe PayeeText.widen($0, into: &text) }
    unsafe text.withUnsafeBufferPointer { unsafe scan($0) }
    return tokens.map(\.hash)
  }
}

/// The room in which texts are cleaned, one after the other.
struct PayeeWork {
  let cleaner: PayeeCleaner
  private var scanner = PayeeScanner()
  private var text: [UInt8] = []
  private(set) var payee: [UInt8] = []

  init(_ cleaner: PayeeCleaner) { self.cleaner = cleaner }

  /// Leaves the payee of `text` in `payee`.
  mutating func clean(_ text: UnsafeBufferPointer<UInt8>) {
    if unsafe PayeeText.isASCII(text) { return unsafe cleanWide(text) }
    unsafe PayeeText.widen(text, into: &self.text)
    // Taken out for the call, so that nothing is copied.
    var widened: [UInt8] = []
    swap(&widened, &self.text)
    unsafe widened.withUnsafeBufferPointer { unsafe cleanWide($0) }
    swap(&widened, &self.text)
  }

  private mutating func cleanWide(_ text: UnsafeBufferPointer<UInt8>) {
    payee.removeAll(keepingCapacity: true)
    unsafe scanner.scan(text)
    let tokens = scanner.takeTokens()
    var line = PayeeLine(tokens: tokens, phrases: cleaner.phrases, branches: cleaner.branches)
    unsafe line.decide(text)
    unsafe PayeeSpelling(text: text, names: cleaner.phrases.names).write(line, to: &payee)
    scanner.giveBack(&line.tokens)
  }
}
