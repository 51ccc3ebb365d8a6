/// Parts of a whole by weights: each rounded toward minus infinity, and what is missing to the largest remainders, the
/// first of equal ones first. The parts add up to `total`; without a positive sum of weights there are none to give.
func largestRemainder(_ total: Int64, weights: [Int64]) -> [Int64] {
  let sum = weights.reduce(Int128(0)) { $0 + Int128($1) }
  guard sum > 0 else { return weights.map { _ in 0 } }
  var parts: [Int64] = []
  var remainders: [Int128] = []
  for weight in weights {
    let product = Int128(total) * Int128(weight)
    var (part, remainder) = product.quotientAndRemainder(dividingBy: sum)
    if remainder < 0 { (part, remainder) = (part - 1, remainder + sum) }
    parts.append(Int64(clamping: part))
    remainders.append(remainder)
  }
  let missing = Int128(total) - parts.reduce(Int128(0)) { $0 + Int128($1) }
  let order = weights.indices.sorted { (remainders[$1], $0) < (remainders[$0], $1) }
  for index in order.prefix(Int(clamping: missing)) { parts[index] += 1 }
  return parts
}
