/// How likely the next row goes where the earlier ones went.
///
/// A source of rows, such as a payee, is *pure* with the probability `pure`: all that it brings belongs in one
/// category. Else any share of it may, each as likely (a spike and slab prior; Mitchell and Beauchamp 1988). What was
/// seen weighs the two, and the answer is the posterior chance that one more row agrees. Only the four operations of
/// IEEE 754 are used, so every machine answers the same.
enum Confidence {
  /// The chance that the next row agrees after `agreeing` of `total` did; with any that did not, nothing is pure.
  static func next(agreeing: Int, of total: Int, pure: Double) -> Double {
    let shared = Double(agreeing + 1) / Double(total + 2)
    guard agreeing == total else { return shared }
    let slab = (1 - pure) / Double(total + 1)
    return 1 - slab / (pure + slab) * (1 - shared)
  }
}
