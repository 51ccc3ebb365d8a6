import Matching
import Pipeline
import Values

/// The faces that the book's transactions already have, so that only a new face of a duplicate is stored.
///
/// A face is all by which a later export may know the row again: a bank that changes its ids gives the row a new one.
struct KnownFaces {
  private struct Look: Hashable {
    let transaction: Int64
    let day: Int32
    let amount: Int64
    let description: TextID
    let isPending: Bool
  }
  private let plan: Plan
  private var faces: [Look: [(reference: TextID, balance: Int64)]] = [:]

  init(_ plan: Plan) {
    self.plan = plan
    let verdicts = plan.verdicts
    let absorbing = Set(
      verdicts.verdicts.indices.filter { verdicts.verdicts[$0] == .duplicate }.map { verdicts.counterparts[$0] })
    for row in plan.known.rows where absorbing.contains(row.transaction) {
      let look = Look(
        transaction: row.transaction, day: row.day, amount: row.amount, description: row.description,
        isPending: row.status == .pending)
      faces[look, default: []].append((row.reference, row.balance))
    }
  }

  /// Whether draft `draft` tells nothing of the transaction that it duplicates but what one of its faces does.
  func contains(_ draft: Int) -> Bool {
    let drafts = plan.drafts
    let look = Look(
      transaction: plan.verdicts.counterparts[draft], day: drafts.days[draft], amount: drafts.amounts[draft],
      description: drafts.descriptions[draft], isPending: !drafts.pending.isEmpty && drafts.pending[draft])
    let reference = drafts.references.isEmpty ? 0 : drafts.references[draft]
    let balance = drafts.balances.isEmpty ? Drafts.noBalance : drafts.balances[draft]
    return faces[look, default: []].contains {
      (reference == 0 || reference == $0.reference) && (balance == Drafts.noBalance || balance == $0.balance)
    }
  }
}
