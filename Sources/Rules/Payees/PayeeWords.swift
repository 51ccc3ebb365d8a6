/// What the words of bank texts mean for the payee, as the files under `rules/payees` say it: data, in any language.
///
/// Each entry is one word or several. Case, accents, width, apostrophes and what stands between the words make no
/// difference.
package struct PayeeWords: Equatable, Sendable {
  /// What becomes of a word. The names are the keys of the files.
  package enum Kind: String, CaseIterable, Sendable {
    /// Taken off the beginning, as often as they come; one that ends in `*` only where the text has that star.
    case prefixes
    /// Taken off the end: legal forms, ways to pay.
    case endings
    /// Taken off wherever they stand.
    case noise
    /// Taken off with the number or code that follows: `invoice 4711`.
    case markers
    /// Taken off with the number before or after: `12 march`, `eur 12`.
    case units
    /// With `:`, `/`, `+` or `=` behind it: what follows is the payee.
    case nameLabels = "name_labels"
    /// What follows is the payee where nothing else is.
    case textLabels = "text_labels"
    /// What follows is not the payee, up to the next label.
    case labels
    /// Cities and countries, taken off the end.
    case places
    /// Taken off the end where a place or a number stands beside it: `WA`, `DE`.
    case placeCodes = "place_codes"
    /// Ends of the last word that make it a branch, in scripts without blanks: `店`.
    case branches
    /// The last part of an address on the web: `com`, `co uk`.
    case domains
    /// Too general to stand alone as a payee: `hotel`.
    case general
    /// Small within a name: `of`, `de`.
    case smallWords = "small_words"
    /// Short words that are no abbreviations: `go`, `st`.
    case plainWords = "plain_words"
    /// Names to be written just so and never to be taken apart: `eBay`, `Forever 21`.
    case names
  }

  struct Entry: Equatable, Sendable {
    var text: String
    var kind: Kind
    /// How a name is written.
    var name: String?
  }

  private(set) var entries: [Entry] = []

  package init() {}

  init(entries: [Entry]) { self.entries = entries }

  package mutating func add(_ text: String, as kind: Kind) {
    entries.append(Entry(text: text, kind: kind, name: kind == .names ? text : nil))
  }

  /// Another way in which banks write a name: `amzn mktp` is Amazon.
  package mutating func add(alias: String, of name: String) {
    entries.append(Entry(text: alias, kind: .names, name: name))
  }
}

/// Several kinds of words at once. Plain bits, as each word of each text is asked for them many times.
struct PayeeWordKinds: Equatable, Sendable {
  private(set) var bits: UInt32 = 0

  static var prefix: PayeeWordKinds { PayeeWordKinds(bits: 1 << 0) }
  static var ending: PayeeWordKinds { PayeeWordKinds(bits: 1 << 1) }
  static var noise: PayeeWordKinds { PayeeWordKinds(bits: 1 << 2) }
  static var marker: PayeeWordKinds { PayeeWordKinds(bits: 1 << 3) }
  static var unit: PayeeWordKinds { PayeeWordKinds(bits: 1 << 4) }
  static var nameLabel: PayeeWordKinds { PayeeWordKinds(bits: 1 << 5) }
  static var textLabel: PayeeWordKinds { PayeeWordKinds(bits: 1 << 6) }
  static var otherLabel: PayeeWordKinds { PayeeWordKinds(bits: 1 << 7) }
  static var place: PayeeWordKinds { PayeeWordKinds(bits: 1 << 8) }
  static var placeCode: PayeeWordKinds { PayeeWordKinds(bits: 1 << 9) }
  static var domain: PayeeWordKinds { PayeeWordKinds(bits: 1 << 10) }
  static var general: PayeeWordKinds { PayeeWordKinds(bits: 1 << 11) }
  static var small: PayeeWordKinds { PayeeWordKinds(bits: 1 << 12) }
  static var plain: PayeeWordKinds { PayeeWordKinds(bits: 1 << 13) }
  static var name: PayeeWordKinds { PayeeWordKinds(bits: 1 << 14) }
  /// A prefix that needs its star.
  static var starred: PayeeWordKinds { PayeeWordKinds(bits: 1 << 15) }
  static var anyLabel: PayeeWordKinds { nameLabel | textLabel | otherLabel }

  var isEmpty: Bool { bits == 0 }

  /// Whether any of `kinds` is among them.
  @inline(__always)
  func has(_ kinds: PayeeWordKinds) -> Bool { bits & kinds.bits != 0 }

  @inline(__always)
  static func | (left: PayeeWordKinds, right: PayeeWordKinds) -> PayeeWordKinds {
    PayeeWordKinds(bits: left.bits | right.bits)
  }

  @inline(__always)
  static func & (left: PayeeWordKinds, right: PayeeWordKinds) -> PayeeWordKinds {
    PayeeWordKinds(bits: left.bits & right.bits)
  }
}

extension PayeeWordKinds {
  init(_ kind: PayeeWords.Kind) {
    self =
      switch kind {
      case .prefixes: .prefix
      case .endings: .ending
      case .noise: .noise
      case .markers: .marker
      case .units: .unit
      case .nameLabels: .nameLabel
      case .textLabels: .textLabel
      case .labels: .otherLabel
      case .places: .place
      case .placeCodes: .placeCode
      case .domains: .domain
      case .general: .general
      case .smallWords: .small
      case .plainWords: .plain
      case .names: .name
      case .branches: PayeeWordKinds()
      }
  }
}
