/// Which leaves each text of a pool hits: every text is folded and scanned once, when it is first asked for.
struct TextHits: ~Copyable {
  private let program: RuleProgram
  private let database: PatternDatabase?
  private let scanner: PatternScanner?
  /// Per text of the pool, where its hits begin in `hits`; `unknown` until it is scanned.
  private var starts: [UInt32]
  /// The same per name of a payee.
  private var payeeStarts: [UInt32]
  /// Runs of a count and that many leaves, ascending. The first run is empty.
  private var hits: [Int32] = [0]
  private var folded: [UInt8] = []

  private static let unknown = UInt32.max

  init(_ program: RuleProgram, database: PatternDatabase?, texts: Int) {
    self.program = program
    self.database = database
    scanner = database.flatMap { PatternScanner($0) }
    starts = Array(repeating: scanner == nil ? 0 : TextHits.unknown, count: texts)
    starts[0] = 0
    payeeStarts = []
  }

  /// Where the run of text `id` begins.
  mutating func run(of id: TextID, in texts: TextPool) -> Int {
    let start = starts[Int(id)]
    if start != TextHits.unknown { return Int(start) }
    let run = unsafe texts.withBytes(of: id) { unsafe scan($0) }
    starts[Int(id)] = UInt32(run)
    return run
  }

  /// Where the run of the payee with `number` and `name` begins.
  mutating func run(ofPayee number: Int, name: String) -> Int {
    while payeeStarts.count <= number { payeeStarts.append(TextHits.unknown) }
    if payeeStarts[number] != TextHits.unknown { return Int(payeeStarts[number]) }
    var name = name
    let run = name.withUTF8 { unsafe scan($0) }
    payeeStarts[number] = UInt32(run)
    return run
  }

  func contains(_ leaf: Int32, run: Int) -> Bool {
    for index in 0..<Int(hits[run]) where hits[run + 1 + index] == leaf { return true }
    return false
  }

  func count(run: Int) -> Int { Int(hits[run]) }

  func leaf(_ index: Int, run: Int) -> Int32 { hits[run + 1 + index] }

  private mutating func scan(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    guard scanner != nil else { return 0 }
    let capacity = Folding.capacity(for: text.count)
    if folded.count < capacity { folded = Array(repeating: 0, count: 2 * capacity) }
    let start = hits.count
    unsafe folded.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let length = unsafe Folding.shared.fold(text, into: base)
      guard length > 0, let found = unsafe scanner?.needles(in: UnsafeBufferPointer(start: base, count: length)),
        found.count > 0
      else { return }
      hits.append(0)
      for index in 0..<found.count {
        for leaf in unsafe program.needleLeaves[Int(found[index])] {
          TextHits.insert(leaf, into: &hits, from: start + 1)
        }
      }
      hits[start] = Int32(hits.count - start - 1)
    }
    return hits.count > start ? start : 0
  }

  /// Keeps `hits[from...]` ascending and each leaf once.
  private static func insert(_ leaf: Int32, into hits: inout [Int32], from: Int) {
    var place = hits.count
    while place > from, hits[place - 1] > leaf { place -= 1 }
    if place > from, hits[place - 1] == leaf { return }
    hits.append(leaf)
    var last = hits.count - 1
    while last > place {
      hits[last] = hits[last - 1]
      last -= 1
    }
    hits[place] = leaf
  }
}
