import Values

/// Which leaves each text of a pool hits: every text is folded and scanned once, when it is first asked for.
@safe struct TextHits: ~Copyable {
  private let texts: TextPool
  private let needleLeaves: [Int32]
  private let needleStarts: [Int32]
  private let scanner: PatternScanner?
  /// Per text of the pool, where its hits begin in `hits`; `unknown` until it is scanned.
  private var starts: [UInt32]
  /// The same per name of a payee.
  private var payeeStarts: [UInt32]
  /// Runs of a count and that many leaves, ascending. The first run is empty.
  private var hits: [Int32] = [0]
  /// Room for one folded text.
  private var folded: UnsafeMutablePointer<UInt8>
  private var room = 256

  private static let unknown = UInt32.max

  init(_ program: RuleProgram, database: PatternDatabase?, texts: TextPool) {
    self.texts = texts
    needleLeaves = program.needleLeaves
    needleStarts = program.needleStarts
    scanner = database.flatMap { PatternScanner($0) }
    starts = Array(repeating: scanner == nil ? 0 : TextHits.unknown, count: texts.count)
    starts[0] = 0
    payeeStarts = []
    unsafe folded = .allocate(capacity: room)
  }

  deinit {
    unsafe folded.deallocate()
  }

  /// Where the run of text `id` begins.
  mutating func run(of id: TextID) -> Int {
    let start = starts[Int(id)]
    if start != TextHits.unknown { return Int(start) }
    makeRoom(for: texts.length(of: id))
    let folded = unsafe self.folded
    let length = unsafe texts.withBytes(of: id) { unsafe Folding.shared.fold($0, into: folded) }
    let run = scan(length)
    starts[Int(id)] = UInt32(run)
    return run
  }

  /// Where the run of the payee with `number` and `name` begins.
  mutating func run(ofPayee number: Int, name: String) -> Int {
    while payeeStarts.count <= number { payeeStarts.append(TextHits.unknown) }
    if payeeStarts[number] != TextHits.unknown { return Int(payeeStarts[number]) }
    var name = name
    makeRoom(for: name.utf8.count)
    let folded = unsafe self.folded
    let run = scan(name.withUTF8 { unsafe Folding.shared.fold($0, into: folded) })
    payeeStarts[number] = UInt32(run)
    return run
  }

  func contains(_ leaf: Int32, run: Int) -> Bool {
    for index in 0..<Int(hits[run]) where hits[run + 1 + index] == leaf { return true }
    return false
  }

  func count(run: Int) -> Int { Int(hits[run]) }

  func leaf(_ index: Int, run: Int) -> Int32 { hits[run + 1 + index] }

  private mutating func makeRoom(for count: Int) {
    guard room < Folding.capacity(for: count) else { return }
    room = 2 * Folding.capacity(for: count)
    unsafe folded.deallocate()
    unsafe folded = .allocate(capacity: room)
  }

  /// Appends the run of the folded text of `length` bytes, and returns where it begins.
  private mutating func scan(_ length: Int) -> Int {
    let text = unsafe UnsafeBufferPointer(start: folded, count: length)
    guard length > 0, let found = unsafe scanner?.needles(in: text), found.count > 0 else { return 0 }
    let start = hits.count
    hits.append(0)
    for index in 0..<found.count {
      let needle = unsafe Int(found[index])
      for place in Int(needleStarts[needle])..<Int(needleStarts[needle + 1]) {
        TextHits.insert(needleLeaves[place], into: &hits, from: start + 1)
      }
    }
    hits[start] = Int32(hits.count - start - 1)
    return start
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
