import Values

/// Each fee is taken in a row of its own as well: the amount beside it is then without it.
enum BookedFees {
  static func testimony(of reading: SignReading, in fee: FeeCase) -> Testimony {
    guard reading.key == "included", case let fees = fee.values else { return .silent }
    var taken: [Int64: Int] = [:]
    for row in fees.indices where fees[row] == 0 || fees[row] == Drafts.noBalance {
      taken[reading.amounts[row], default: 0] += 1
    }
    let charged = fees.filter { $0 != 0 && $0 != Drafts.noBalance }
    let areBooked = charged.allSatisfy { amount in
      let row = 0 &- Int64(clamping: amount.magnitude)
      taken[row, default: 0] -= 1
      return taken[row]! >= 0
    }
    // One amount may be met by chance.
    guard areBooked, Set(charged).count > 1 else { return .silent }
    return .supports(Weights.bookedFees, "each of \(fee.name) is taken in a row of its own")
  }
}
