import Values

/// How alike two bank texts are, 0 to 100, by their words.
///
/// Words with digits (order codes, dates, card numbers) and the words that banks put around every purchase do not
/// count. A word that is the beginning of the other one counts by its length, since banks cut texts.
struct TextLikeness {
  private var words = TextPool()
  private var tokens: [TextID: [TextID]] = [:]
  private var buffer: [UInt8] = []
  /// Words that say nothing of who was paid, folded.
  private var noise: Set<TextID> = []

  init() {
    for word in TextLikeness.noiseWords { noise.insert(words.intern(word)) }
  }

  /// 100 means the same words; 0 means that no word is shared.
  mutating func likeness(_ left: TextID, _ right: TextID, in pool: TextPool) -> Int {
    if left == right { return 100 }
    let (left, right) = (tokens(of: left, in: pool), tokens(of: right, in: pool))
    guard !left.isEmpty, !right.isEmpty else { return 0 }
    if left == right { return 100 }
    let (short, long) = left.count <= right.count ? (left, right) : (right, left)
    var shared = 0
    for word in short { shared += long.map { sharedLength(word, $0) }.max() ?? 0 }
    let (shortLength, longLength) = (length(of: short), length(of: long))
    // How much of the shorter text the longer one holds weighs most: banks add words around a payee.
    let contained = min(100, 100 * shared / max(1, min(shortLength, longLength)))
    let common = min(100, 200 * shared / max(1, shortLength + longLength))
    return min(99, (contained * 3 + common) / 4)
  }

  /// The words that both texts have, for people, upper case.
  mutating func sharedWords(_ left: TextID, _ right: TextID, in pool: TextPool) -> [String] {
    let other = tokens(of: right, in: pool)
    return tokens(of: left, in: pool).filter { word in other.contains { sharedLength(word, $0) > 0 } }
      .map { words[$0].uppercased() }
  }

  private func length(of tokens: [TextID]) -> Int { tokens.reduce(0) { $0 + words.length(of: $1) } }

  /// Bytes that two words share: all, or the shorter word where the longer begins with it.
  private func sharedLength(_ left: TextID, _ right: TextID) -> Int {
    if left == right { return words.length(of: left) }
    return unsafe words.withBytes(of: left) { left in
      unsafe words.withBytes(of: right) { right in
        let count = min(left.count, right.count)
        guard count >= 3 else { return 0 }
        for offset in 0..<count where unsafe left[offset] != right[offset] { return 0 }
        return count
      }
    }
  }

  private mutating func tokens(of id: TextID, in pool: TextPool) -> [TextID] {
    if let known = tokens[id] { return known }
    buffer.removeAll(keepingCapacity: true)
    unsafe pool.withBytes(of: id) { unsafe Folding.words.append($0, to: &buffer) }
    var found: [TextID] = []
    var common: [TextID] = []
    for word in buffer.split(separator: 32) where word.count > 1 && !word.contains(where: \.isDigit) {
      let id = unsafe word.withUnsafeBufferPointer { unsafe words.intern($0) }
      if noise.contains(id) { common.append(id) } else { found.append(id) }
    }
    let result = found.isEmpty ? common : found
    tokens[id] = result
    return result
  }

  /// Folded words for cards, payments and legal forms in the languages that statements come in.
  private static let noiseWords = [
    "card", "debit", "credit", "visa", "mastercard", "maestro", "purchase", "payment", "pos", "contactless", "online",
    "transaction", "transfer", "to", "from", "at", "on", "the", "ref", "reference", "pending", "authorisation",
    "authorization", "hold", "ltd", "limited", "inc", "llc", "plc", "co", "gmbh", "ag", "kg", "bv", "nv", "sa", "srl",
    "spa", "sarl", "ab", "as", "oy", "kartenzahlung", "karte", "lastschrift", "uberweisung", "zahlung", "kauf",
    "vorgemerkt", "achat", "carte", "cb", "paiement", "virement", "prelevement", "compra", "tarjeta", "pago",
    "transferencia", "pagamento", "carta", "acquisto", "bonifico", "betaling", "betaalpas", "pinbetaling",
    "overboeking", "incasso", "kortkop", "kort", "kop", "platba", "kartou", "platnosc", "karta",
  ]
}
