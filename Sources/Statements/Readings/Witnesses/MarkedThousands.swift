/// Amounts of less than a thousand have no mark, all others have one: it groups.
enum MarkedThousands {
  static func testimony(of mark: UInt8, in marks: MarkCase) -> Testimony {
    let plain = marks.profiles.filter { $0.count > $0.unparsable }
    guard mark == marks.grouping, marks.marked.reduce(0, { $0 + $1.parsable(mark) }) >= 3,
      plain.contains(where: { $0.belowThousand > 0 }), plain.allSatisfy({ $0.ungrouped == 0 })
    else { return .silent }
    return .supports(Weights.markedThousands, "only amounts of a thousand and more have the mark")
  }
}
