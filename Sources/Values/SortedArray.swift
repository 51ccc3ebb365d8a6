/// Search by halving.
extension Array {
  /// How many elements at the beginning fulfil a condition that only such a beginning fulfils: the place of the first
  /// that does not.
  @inlinable
  public func countOfPrefix(_ isInside: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isInside(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Array where Element: Comparable {
  /// The place of an element in an ascending array; nil where it is not.
  @inlinable
  public func place(ofSorted element: Element) -> Int? {
    let place = countOfPrefix { $0 < element }
    return place < count && self[place] == element ? place : nil
  }
}
