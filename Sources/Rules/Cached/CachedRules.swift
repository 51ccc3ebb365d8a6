package import Values

/// All that a run needs to know of unchanged rule files, to be kept from one run to the next.
package struct CachedRules: Sendable {
  package var book: RuleBook
  /// What was noticed on reading the files.
  package var warnings: [Diagnostic]
  /// Categories that rules name and that do not exist.
  package var unknownCategories: [String]
  /// The files that others include: what they were when the rules were read.
  package var included: [IncludedText]
  /// What the files say on cleaning payees.
  package var payees: PayeeWords
  /// What `Matcher.serialized` gave.
  package var database: ArraySlice<UInt8>

  /// A file that a rule file includes.
  package struct IncludedText: Equatable, Sendable {
    package var path: String
    /// A digest of its text.
    package var digest: [UInt8]

    package init(path: String, digest: [UInt8]) {
      self.path = path
      self.digest = digest
    }
  }

  package init(
    book: RuleBook, warnings: [Diagnostic], unknownCategories: [String], included: [IncludedText],
    payees: PayeeWords, database: ArraySlice<UInt8> = []
  ) {
    self.book = book
    self.warnings = warnings
    self.unknownCategories = unknownCategories
    self.included = included
    self.payees = payees
    self.database = database
  }

  /// To be changed with what any `Cacheable` writes.
  private static let format = 1
  /// Bytes of the checksum in front, lowest first.
  private static let checksumLength = 8

  /// A checksum of all that follows it, the number of this format, then the rules.
  package var bytes: [UInt8] {
    var output = ByteWriter()
    output.put(number: CachedRules.format)
    output.put(book)
    output.put(warnings)
    output.put(unknownCategories)
    output.put(included)
    output.put(payees)
    output.put(block: database)
    return CachedRules.checksum(output.bytes[...]) + output.bytes
  }

  /// Nil where `bytes` are not what another of the same version gave.
  package init?(_ bytes: [UInt8]) {
    let body = bytes.dropFirst(CachedRules.checksumLength)
    guard bytes.starts(with: CachedRules.checksum(body)) else { return nil }
    var input = ByteReader(body)
    do throws(ByteReader.Damage) {
      guard try input.number() == CachedRules.format else { return nil }
      self.init(
        book: try input.take(), warnings: try input.take(), unknownCategories: try input.take(),
        included: try input.take(), payees: try input.take(), database: try input.block())
    } catch {
      return nil
    }
    guard input.isAtEnd else { return nil }
  }

  /// 64 bits that guard against accidents; who may write into the cache could make them fit.
  static func checksum(_ body: ArraySlice<UInt8>) -> [UInt8] {
    let hash = unsafe body.withUnsafeBufferPointer { unsafe TextHash($0).value }
    return (0..<checksumLength).map { UInt8(truncatingIfNeeded: hash >> (8 * UInt64($0))) }
  }
}

extension CachedRules.IncludedText: Cacheable {
  func write(to output: inout ByteWriter) {
    output.put(path)
    output.put(block: digest)
  }

  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    self.init(path: try input.take(), digest: Array(try input.block()))
  }
}

extension Diagnostic.Severity: Cacheable {}

extension Diagnostic: Cacheable {
  func write(to output: inout ByteWriter) {
    output.put(severity)
    output.put(file)
    output.put(line)
    output.put(column)
    output.put(message)
    output.put(excerpt)
    output.put(remedy)
  }

  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      try input.take(), file: try input.take(), line: try input.take(), column: try input.take(),
      message: try input.take(), excerpt: try input.take(), remedy: try input.take())
  }
}

extension PayeeWords.Kind: Cacheable {}

extension PayeeWords: Cacheable {
  func write(to output: inout ByteWriter) { output.put(entries) }

  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    self.init(entries: try input.take())
  }
}

extension PayeeWords.Entry: Cacheable {
  func write(to output: inout ByteWriter) {
    output.put(text)
    output.put(kind)
    output.put(name)
  }

  init(from input: inout ByteReader) throws(ByteReader.Damage) {
    self.init(text: try input.take(), kind: try input.take(), name: try input.take())
  }
}
