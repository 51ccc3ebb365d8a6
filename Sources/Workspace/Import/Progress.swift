/// Tells whoever watches how far long work is: what is done, of how much, and how much there is.
package struct Progress: Sendable {
  private let report: @Sendable (String, Int, Int) -> Void

  package init(_ report: @escaping @Sendable (_ what: String, _ done: Int, _ of: Int) -> Void) {
    self.report = report
  }

  package static let none = Progress { _, _, _ in }

  func callAsFunction(_ what: String, _ done: Int, _ total: Int) { report(what, done, total) }
}
