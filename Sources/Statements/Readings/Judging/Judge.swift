import Values

/// Weighs the readings of one axis by what the witnesses say of each.
///
/// Proof outranks all, a contradiction rules out, bits add up. Readings within the margin of the best are asked about.
enum Judge {
  struct Verdict: Equatable {
    /// The places of the readings that are left, the likeliest first; one where it is decided.
    var survivors: [Int]
    /// What decided, in the words of the first witness that tells the best from the next.
    var because: ValueText
    /// How far the best is ahead, in bits; nil where proof or contradiction left it alone.
    var margin: Int?

    var best: Int { survivors[0] }
    var isDecided: Bool { survivors.count == 1 }
  }

  /// `testimonies`: for each witness, in the order in which their words are given, what it says of each reading. Among
  /// equals the reading that comes first is the best. `isSame`: two readings give the same days and amounts, so that
  /// nothing is to be asked between them.
  static func verdict(
    _ testimonies: [[Testimony]], isSame: (Int, Int) -> Bool = { _, _ in false }
  ) -> Verdict {
    let count = testimonies.first?.count ?? 1
    var open = Array(0..<count)
    let possible = open.filter { reading in !testimonies.contains { $0[reading].answer == .contradicts } }
    if !possible.isEmpty { open = possible }
    for witness in testimonies {
      let proven = open.filter { witness[$0].answer == .proves }
      guard let best = proven.first else { continue }
      if proven.count == 1 { return Verdict(survivors: [best], because: witness[best].because) }
      open = proven
      break
    }
    let sums = (0..<count).map { reading in testimonies.reduce(0) { $0 + $1[reading].bits } }
    open.sort { (-sums[$0], $0) < (-sums[$1], $1) }
    let best = open[0]
    let next = open.dropFirst().first { !isSame(best, $0) }
    let because = words(for: best, against: next ?? (0..<count).first { $0 != best }, testimonies)
    guard let next else { return Verdict(survivors: [best], because: because) }
    var survivors: [Int] = []
    for reading in open.prefix(while: { sums[best] - sums[$0] < Weights.margin })
    where !survivors.contains(where: { isSame($0, reading) }) { survivors.append(reading) }
    return Verdict(survivors: survivors, because: because, margin: sums[best] - sums[next])
  }

  private static func words(for best: Int, against rival: Int?, _ testimonies: [[Testimony]]) -> ValueText {
    guard let rival else { return testimonies.lazy.map { $0[best].because }.first { !$0.plain.isEmpty } ?? "" }
    for witness in testimonies {
      if witness[best].bits > witness[rival].bits { return witness[best].because }
      if witness[rival].answer == .contradicts, witness[best].answer != .contradicts { return witness[rival].because }
    }
    return ""
  }
}
