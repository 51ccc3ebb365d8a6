/// Where what has a number in the book stands in a list. Numbers of accounts and categories are small: looking one up is
/// a step into an array, for loops over all transactions.
struct Places {
  /// By number; -1 for none.
  private var near: [Int32] = []
  private var far: [Int64: Int] = [:]
  private static let most = 1 << 16

  subscript(_ number: Int64) -> Int? {
    get {
      guard number >= 0, number < Places.most else { return far[number] }
      guard number < near.count, near[Int(number)] >= 0 else { return nil }
      return Int(near[Int(number)])
    }
    set {
      guard number >= 0, number < Places.most else {
        far[number] = newValue
        return
      }
      if near.count <= number { near += Array(repeating: -1, count: Int(number) + 1 - near.count) }
      near[Int(number)] = newValue.map { Int32($0) } ?? -1
    }
  }
}
