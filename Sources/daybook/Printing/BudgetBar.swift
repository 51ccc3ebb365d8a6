/// How much of what there was is spent, as a bar of plain characters that needs no colour.
///
/// `####....` is half spent; `######!!` is overspent by a third: the whole bar is what was spent, `!` what was not there.
struct BudgetBar {
  /// Minor units; money out positive.
  let spent: Int64
  /// Carried and planned.
  let available: Int64

  /// Empty where there was nothing and nothing was spent.
  func text(width: Int) -> String {
    let (spent, available) = (max(0, spent), max(0, available))
    guard width > 1, max(spent, available) > 0 else { return "" }
    if spent > available {
      let excess = min(BudgetBar.cells(spent - available, of: spent, width), available > 0 ? width - 1 : width)
      return String(repeating: "#", count: width - excess) + String(repeating: "!", count: excess)
    }
    let free = BudgetBar.cells(available - spent, of: available, width)
    let left = spent > 0 ? min(free, width - 1) : free
    return String(repeating: "#", count: width - left) + String(repeating: ".", count: left)
  }

  /// Rounded half up, but at least one cell of whatever is there.
  static func cells(_ part: Int64, of whole: Int64, _ width: Int) -> Int {
    guard part > 0 else { return 0 }
    return max(1, Int((Int128(part) * Int128(width) * 2 + Int128(whole)) / (Int128(whole) * 2)))
  }
}
