/// What the money is for, in the plans that split income in needs, wants and savings.
package enum Bucket: UInt8, CaseIterable, Sendable {
  case needs = 1
  case wants, savings

  package var name: String {
    switch self {
    case .needs: "needs"
    case .wants: "wants"
    case .savings: "savings"
    }
  }

  package init?(name: some StringProtocol) {
    guard let bucket = Bucket.allCases.first(where: { $0.name == name }) else { return nil }
    self = bucket
  }
}
