import Values

/// Takes a `:86:` apart: numbered sub-fields, words between slashes, or plain text; and a `:NS:`, whose lines begin
/// with a number each, where that is all there is.
///
/// Banks cut the text wherever a line or a sub-field is full (65 and 27 characters), also within a word: a full piece
/// goes on without a blank, a shorter one ends with one.
struct MT940Description {
  /// A second line of the `:61:`; it speaks where there is no `:86:`.
  var supplement: Range<Int>?
  private var values: [Range<Int>] = []
  private var notes: [Range<Int>] = []
  private var parts = DescriptionParts()
  private var name = PieceText(full: 27)
  private var purpose = PieceText(full: 27)
  private var lines = PieceText(full: 65)
  private var account: [UInt8] = []
  private var type: [UInt8] = []

  var isEmpty: Bool { values.isEmpty && notes.isEmpty }

  mutating func clear() {
    supplement = nil
    values.removeAll(keepingCapacity: true)
    notes.removeAll(keepingCapacity: true)
  }

  /// Takes the lines of a `:86:`; an entry may have several.
  mutating func take(_ lines: [Range<Int>]) { values += lines }

  /// Takes the lines of a `:NS:`.
  mutating func takeNotes(_ lines: [Range<Int>]) { notes += lines }

  /// Sets the texts of a row; `kind` is the type in its `:61:`, which counts where the `:86:` names none.
  mutating func fill(_ row: inout WrittenRow, text: [UInt8], kind: Range<Int>, pool: inout TextPool) {
    name.clear()
    purpose.clear()
    lines.clear()
    account.removeAll(keepingCapacity: true)
    type.removeAll(keepingCapacity: true)
    for value in values { lines.add(text, value) }
    if values.isEmpty, !notes.isEmpty {
      fillFromNotes(text)
    } else if let fields = MT940Subfields(text, values) {
      takeNumbered(fields)
    } else if let words = MT940Words(text, values) {
      name.add(words.name, 0..<words.name.count)
      purpose.add(words.purpose, 0..<words.purpose.count)
      account = words.account
      type = words.type
    } else {
      purpose = lines
    }
    if purpose.bytes.isEmpty, name.bytes.isEmpty, let supplement { purpose.add(text, supplement) }
    parts.clear()
    parts.add(name.bytes, 0..<name.bytes.count)
    parts.add(purpose.bytes, 0..<purpose.bytes.count)
    if parts.bytes.isEmpty { parts.add(type, 0..<type.count) }
    row.description = pool.intern(parts.bytes, 0..<parts.bytes.count)
    row.counterparty = pool.intern(name.bytes, name.bytes.trimmed(0..<name.bytes.count))
    row.counterAccount = pool.intern(account, account.trimmed(0..<account.count))
    row.type = type.isEmpty ? pool.intern(text, kind) : pool.intern(type, type.trimmed(0..<type.count))
  }

  /// 01 to 14 the purpose, 15 and 16 the name, 17 the type.
  private mutating func fillFromNotes(_ text: [UInt8]) {
    for note in notes {
      guard let number = WrittenDay.number(text, note.lowerBound, 2), note.count > 2 else { continue }
      let said = note.dropFirst(2)
      switch number {
      case 1...14: purpose.add(text, said)
      case 15, 16: name.add(text, said)
      case 17: type = Array(text[said])
      default: break
      }
    }
  }

  private mutating func takeNumbered(_ fields: MT940Subfields) {
    for field in fields.fields {
      let all = 0..<field.value.count
      switch field.number {
      case 0: type = field.value
      case 20...29, 60...63: purpose.add(field.value, all, isNew: SEPAWords.begins(field.value))
      case 31 where account.isEmpty: account = field.value
      case 38: account = field.value
      case 32, 33: name.add(field.value, all)
      default: break
      }
    }
    if let said = SEPAWords.purpose(in: purpose.bytes) {
      purpose.clear()
      purpose.add(said, 0..<said.count)
    }
  }
}

/// A text that a bank cut into pieces of a fixed width.
struct PieceText {
  private(set) var bytes: [UInt8] = []
  /// How many characters fill a piece; one that lost a blank at its end is shorter, and gets it back.
  let full: Int
  private var lastWidth = 0

  init(full: Int) { self.full = full }

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    lastWidth = 0
  }

  /// Adds a piece, behind a blank unless the one before it is full. `isNew` pieces never continue a word.
  mutating func add(_ text: [UInt8], _ range: Range<Int>, isNew: Bool = false) {
    guard !range.isEmpty else { return }
    if let last = bytes.last, last != 0x20, text[range.lowerBound] != 0x20, isNew || lastWidth < full {
      bytes.append(0x20)
    }
    bytes.append(contentsOf: text[range])
    lastWidth = text[range].count { $0 & 0xc0 != 0x80 }
  }
}
