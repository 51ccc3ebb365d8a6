import Lexicon
import Values

/// Encodings from before Unicode: which of them a text is most plausible in.
struct Legacy {
  /// The IANA name.
  let name: String
  /// What iconv is asked for.
  let converter: String
  let languages: [Language]
  /// Points for how often statements come in it.
  let prior: Int

  private init(_ name: String, _ languages: [Language], prior: Int = 0, converter: String? = nil) {
    self.name = name
    self.converter = converter ?? name
    self.languages = languages
    self.prior = prior
  }

  /// The likelier first: among those that give the same text the first counts.
  private static let all = [
    Legacy("windows-1252", Language.western, prior: 6),
    Legacy("ISO-8859-15", Language.western, prior: 3),
    Legacy("windows-1250", Language.central, prior: 2),
    Legacy("windows-1251", [.russian, .ukrainian, .bulgarian, .serbian], prior: 2),
    Legacy("windows-1253", [.greek]),
    Legacy("windows-1254", [.turkish, .german], prior: 1),
    Legacy("windows-1257", [.baltic, .estonian]),
    Legacy("windows-1255", [.hebrew]),
    Legacy("windows-1256", [.arabic]),
    Legacy("TIS-620", [.thai], converter: "CP874"),
    Legacy("ISO-8859-2", Language.central),
    Legacy("ISO-8859-9", [.turkish, .german]),
    Legacy("ISO-8859-7", [.greek]),
    Legacy("ISO-8859-13", [.baltic, .estonian], prior: -1),
    Legacy("KOI8-R", [.russian]),
    Legacy("KOI8-U", [.russian, .ukrainian]),
    Legacy("IBM866", [.russian, .ukrainian, .bulgarian]),
    Legacy("IBM850", Language.western, prior: -4),
    Legacy("IBM437", Language.western, prior: -6),
    Legacy("IBM852", Language.central, prior: -4),
    Legacy("macintosh", Language.western, prior: -4),
  ]

  /// One way to read the sample.
  private struct Candidate {
    var name: String
    var converter: String
    /// What the text says.
    var evidence: Int
    /// That, and how often statements come in it.
    var score: Int
    var sample: [UInt8]
  }

  /// What iconv is asked for where `name` is wanted.
  static func converter(for name: String) -> String {
    let folded = name.uppercased()
    if let known = all.first(where: { $0.name.uppercased() == folded }) { return known.converter }
    return EastAsian.allCases.first { $0.name.uppercased() == folded }?.converter ?? name
  }

  /// The groups of languages whose letters an encoding has; all where that is not known.
  static func languages(of name: String) -> Languages {
    groups.first { $0.encodings.contains(name) }.map { Languages(named: $0.languages) } ?? .all
  }

  private static let groups: [(encodings: Set<String>, languages: [String])] = [
    (
      ["windows-1252", "ISO-8859-1", "ISO-8859-15", "IBM850", "IBM437", "macintosh"],
      ["english", "germanic", "nordic", "romance", "iberian"]
    ),
    (["windows-1250", "ISO-8859-2", "IBM852"], ["germanic", "romance", "slavic", "baltic"]),
    (["windows-1251", "KOI8-R", "KOI8-U", "IBM866"], ["slavic"]),
    (["windows-1257", "ISO-8859-13"], ["nordic", "baltic"]),
    (["windows-1253", "ISO-8859-7", "windows-1255", "windows-1256"], ["eastern"]),
    (["windows-1254", "ISO-8859-9"], ["germanic", "eastern"]),
  ]

  static func decode(_ raw: UnsafeRawBufferPointer) -> DecodedText {
    let sample = unsafe LegacySample(of: raw)
    let candidates = self.candidates(for: sample)
    for (index, best) in candidates.enumerated() {
      guard let bytes = unsafe decode(raw, from: best.converter) else { continue }
      let rivals = rivals(of: best, among: candidates[(index + 1)...]).filter { rival in
        unsafe decode(raw, from: rival.converter) != nil
      }
      return DecodedText(bytes: bytes, encoding: best.name, alternatives: rivals.map(\.name))
    }
    // ISO-8859-1 gives a character to every byte.
    guard case .text(let bytes) = unsafe Iconv.decode(raw, from: "ISO-8859-1") else {
      return DecodedText(bytes: [], encoding: "ISO-8859-1")
    }
    return DecodedText(bytes: bytes, encoding: "ISO-8859-1")
  }

  /// The whole text as UTF-8; nil where it does not fit.
  private static func decode(_ raw: UnsafeRawBufferPointer, from converter: String) -> [UInt8]? {
    if !EastAsian.allCases.contains(where: { $0.converter == converter }), let table = SingleByte(converter) {
      return unsafe table.decode(raw)
    }
    guard case .text(let bytes) = unsafe Iconv.decode(raw, from: converter) else { return nil }
    return bytes
  }

  /// The encodings that the sample fits, best first.
  private static func candidates(for sample: LegacySample) -> [Candidate] {
    var found: [Candidate] = []
    for encoding in all {
      guard let text = sample.decoded(from: encoding.converter) else { continue }
      if found.contains(where: { $0.sample == text.bytes }) { continue }
      var plausibility = Plausibility(encoding.languages)
      let evidence = plausibility.score(text.scalars)
      found.append(
        Candidate(
          name: encoding.name, converter: encoding.converter, evidence: evidence, score: evidence + encoding.prior,
          sample: text.bytes))
    }
    for encoding in EastAsian.allCases {
      guard let text = sample.decoded(from: encoding.converter) else { continue }
      guard let score = encoding.score(sample.bytes, decoded: text.scalars) else { continue }
      found.append(
        Candidate(
          name: encoding.name, converter: encoding.converter, evidence: score, score: score, sample: text.bytes))
    }
    return found.enumerated()
      .sorted { ($0.element.score, $1.offset) > ($1.element.score, $0.offset) }
      .map(\.element)
  }

  /// Those that are about as plausible as the best: within a tenth of its points or a few, or for which the text by
  /// itself says more.
  private static func rivals(of best: Candidate, among others: ArraySlice<Candidate>) -> [Candidate] {
    let margin = max(3, best.score / 10)
    return others.filter {
      ($0.score > 0 || best.score <= 0) && ($0.score + margin > best.score || $0.evidence > best.evidence)
    }
  }
}

/// The cells of a text that tell its encoding: those with bytes beyond ASCII, each once whatever its digits, to 24 kB.
struct LegacySample {
  private(set) var bytes: [UInt8] = []

  /// Cells end at bytes that are no part of a character in any encoding.
  init(of raw: UnsafeRawBufferPointer) {
    let longest = 4096
    var seen: Set<[UInt8]> = []
    var start = 0
    while start < raw.count && bytes.count < 24 << 10 {
      let high = unsafe UTF8Check.endOfASCII(in: raw, from: start)
      guard high < raw.count else { return }
      var from = high
      while unsafe from > start && high - from < longest && !LegacySample.endsCell(raw[from - 1]) { from -= 1 }
      var to = high
      while unsafe to < raw.count && to - high < longest && !LegacySample.endsCell(raw[to]) { to += 1 }
      let cell = unsafe Array(raw[from..<to])
      if seen.insert(cell.filter { !$0.isDigit }).inserted { bytes += cell + [0x0A] }
      start = to
    }
  }

  private static func endsCell(_ byte: UInt8) -> Bool {
    isLineEnd(byte) || byte == 0x09 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
  }

  /// The sample as UTF-8 and as scalars; nil where it does not fit.
  func decoded(from encoding: String) -> (bytes: [UInt8], scalars: [Unicode.Scalar])? {
    unsafe bytes.withUnsafeBytes { raw in
      guard case .text(let text) = unsafe Iconv.decode(raw, from: encoding) else { return nil }
      return (text, Array(String(decoding: text, as: UTF8.self).unicodeScalars))
    }
  }
}
