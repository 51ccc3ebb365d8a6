internal import Foundation
internal import GRDB
package import Ledger

/// What the rule files are, and what is wrong with them that does not stop a run.
package struct RulesReport: Sendable {
  package var rules: Int
  package var texts: Int
  package var warnings: [Diagnostic]
  /// Examples that do not come out as their rule says.
  package var failures: [Diagnostic]
}

/// Why a transaction, or a text, is what it is.
package struct Explanation: Codable, Sendable {
  package struct Field: Codable, Sendable {
    package var field: String
    package var value: String
    /// The rule's file and line, or `person`.
    package var by: String
  }
  package struct Lost: Codable, Sendable {
    package var rule: String
    package var place: String
    package var why: String
  }
  package var subject: String
  package var fields: [Field]
  /// Rules that matched and set nothing, or nearly matched.
  package var lost: [Lost]
}
