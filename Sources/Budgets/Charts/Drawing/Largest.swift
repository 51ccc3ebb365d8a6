/// The largest of many, which are drawn, and the rest, which is drawn as one.
struct Largest {
  /// In order.
  let kept: [Int]
  let rest: [Int]

  /// Of indices into `sizes`, of equals the first. No rest stands for one alone: then one more than `most` is kept.
  init(_ sizes: [Int128], most: Int) {
    let falling = sizes.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
    let most = sizes.count == most + 1 ? most + 1 : most
    kept = falling.prefix(most).sorted()
    rest = falling.dropFirst(most).sorted()
  }

  /// What the rest is called.
  static func name(of count: Int) -> String { "other (\(count))" }
}

extension Sequence<Int64> {
  /// Of what stays within 64 bits as far as anyone has so much.
  var total: Int64 { Int64(clamping: reduce(Int128(0)) { $0 + Int128($1) }) }
}
