/// Amounts by period and line.
struct Grid {
  private let width: Int
  private var cells: [Int64]

  init(periods: Int, width: Int) {
    self.width = width
    cells = Array(repeating: 0, count: periods * width)
  }

  subscript(period: Int, column: Int) -> Int64 {
    get { cells[period * width + column] }
    set { cells[period * width + column] = newValue }
  }

  /// All of one period.
  func row(_ period: Int) -> ArraySlice<Int64> { cells[period * width..<(period + 1) * width] }
}
