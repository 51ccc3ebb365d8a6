import Values

/// The clean payees of the texts of a pool: each text is cleaned once, when it is first asked for.
struct CleanedPayees {
  private var work: PayeeWork
  /// The distinct payees of the pool, by number.
  private(set) var names = TextPool()
  /// Per text of the pool, its payee in `names`; `unknown` until it is cleaned.
  private var payees: [TextID]

  private static let unknown = TextID.max

  init(_ cleaner: PayeeCleaner, texts: TextPool) {
    work = PayeeWork(cleaner)
    payees = Array(repeating: CleanedPayees.unknown, count: texts.count)
    payees[0] = 0
  }

  /// The payee that text `id` holds, in `names`; 0 for none.
  mutating func payee(of id: TextID, in texts: TextPool) -> TextID {
    let known = payees[Int(id)]
    if known != CleanedPayees.unknown { return known }
    unsafe texts.withBytes(of: id) { unsafe work.clean($0) }
    let payee = unsafe work.payee.withUnsafeBufferPointer { unsafe names.intern($0) }
    payees[Int(id)] = payee
    return payee
  }
}
