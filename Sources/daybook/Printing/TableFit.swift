/// Which columns of a table a terminal has room for, and how wide each is.
struct TableFit {
  /// Their places and widths, from the left.
  let columns: [(index: Int, width: Int)]

  /// - Parameters:
  ///   - widths: what each column would take.
  ///   - width: what there is for all of them, with two blanks between them; nil for as much as they take.
  init(_ columns: [Column], _ widths: [Int], width: Int?) {
    var kept = columns.indices.filter { columns[$0].isShown }
    guard let width else {
      self.columns = kept.map { ($0, widths[$0]) }
      return
    }
    func least(_ index: Int) -> Int { min(widths[index], columns[index].least ?? widths[index]) }
    func room(_ least: (Int) -> Int) -> Int { width - kept.reduce(0) { $0 + least($1) } - 2 * (kept.count - 1) }
    let spare = kept.filter { columns[$0].spare != nil }.sorted { columns[$0].spare ?? 0 < columns[$1].spare ?? 0 }
    for index in spare where room(least) < 0 { kept.removeAll { $0 == index } }
    // What is left goes to the texts, first to those that have enough with an equal share of it.
    var fitted = widths
    var left = room { columns[$0].least == nil ? widths[$0] : 0 }
    let texts = kept.filter { columns[$0].least != nil }.sorted { widths[$0] < widths[$1] }
    for (place, index) in texts.enumerated() {
      fitted[index] = max(least(index), min(widths[index], left / (texts.count - place)))
      left -= fitted[index]
    }
    self.columns = kept.map { ($0, fitted[$0]) }
  }
}

extension Column {
  fileprivate var isShown: Bool { if case .never = shown { false } else { true } }

  /// To how little it may be cut; nil where it may not.
  fileprivate var least: Int? {
    switch shown {
    case .cut(let least), .fileName(let least): least
    case .whole, .never: nil
    }
  }
}
