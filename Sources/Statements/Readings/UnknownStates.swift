import Lexicon
import Values

/// Words of a column of states that nothing knows, beside others that say that rows are booked: rare ones may as well
/// say that a row failed or waits, and are asked about.
extension TableInference {
  /// So many of them: a column of more says other things.
  private static let mostUnknown = 3

  /// What was answered of each; the others are asked about, where the balance does not count their rows.
  mutating func statesTold(_ status: Int) -> [String: TablePlan.RowState] {
    let values = roles.profiles[status].values
    let known = values.texts.map { text in
      unsafe text.withUnsafeBufferPointer { unsafe StatusWords.meaning($0, below: shape.names[status]) }
    }
    let said = known.indices.reduce(0) { $0 + (known[$1] == nil ? 0 : values.counts[$1]) }
    let areCodes = said == 0 && roles.areCodesOfStates(status)
    // Where nothing is known, what most rows say is taken for booked.
    let usual = said == 0 && !areCodes ? roles.usualState(status) : nil
    let rows = roles.profiles[status].filled
    let unknown = known.indices.filter { index in
      known[index] == nil && index != usual && !values.isDash(index)
        && uncounted?.words.contains(values.string(index)) != true
        && values.string(index).contains(where: \.isLetter)
    }
    guard roles.isForemost(status, .status), known.contains(.booked) && said * 2 >= rows || areCodes || usual != nil,
      unknown.count <= TableInference.mostUnknown
    else {
      return [:]
    }
    var told: [String: TablePlan.RowState] = [:]
    for index in unknown {
      let text = values.string(index)
      if givesBack(text, status) || isKind(text, status) {
        told[text] = .booked
        continue
      }
      switch hints.answers["state \(text)"] {
      case "booked": told[text] = .booked
      case "pending": told[text] = .pending
      case "void": told[text] = .void
      default: if !isChained { questions.append(question(ofState: text, rows: values.counts[index], status)) }
      }
    }
    return told
  }

  /// `Refunded`, in rows that alone are negative: what was paid back to a customer.
  private func givesBack(_ state: String, _ status: Int) -> Bool {
    guard case .signed(let column) = plan.interpretation.source, PartWords.undone.areIn(state) else { return false }
    return shape.entries.allSatisfy { record in
      let isNegative = "-−(".contains(sample.trimmed(record: record, field: column).first ?? " ")
      return isNegative == (sample.trimmed(record: record, field: status) == state)
    }
  }

  /// `Refund`, in rows that alone say so in their kind: what was paid back, and no state of what was paid.
  private func isKind(_ state: String, _ status: Int) -> Bool {
    guard PartWords.undone.areIn(state) else { return false }
    return roles.columns.contains { column in
      guard column != status, roles.weight(column, .type) > 0 else { return false }
      return shape.entries.allSatisfy { record in
        let kind = sample.trimmed(record: record, field: column).folded
        // `refund`, `refunded`
        let isSaid = kind.hasPrefix(state.folded) || kind.count > 3 && state.folded.hasPrefix(kind)
        return isSaid == (sample.trimmed(record: record, field: status) == state)
      }
    }
  }

  /// `No` below `Cleared` in the newest rows alone: not compared with a statement in a program's own ledger, not booked
  /// yet at a bank.
  mutating func uncleared(_ status: Int) -> [String: TablePlan.RowState] {
    guard !isChained, order != .unknown, shape.names[status].folded == "cleared" else { return [:] }
    let words = shape.entries.map { sample.trimmed(record: $0, field: status) }
    let newestFirst = order == .newestFirst ? words : words.reversed()
    guard let text = newestFirst.first, let end = newestFirst.firstIndex(where: { $0 != text }),
      end * 2 < words.count, Set(newestFirst[end...]).count == 1,
      unsafe text.withUTF8Bytes({ unsafe StatusWords.meaning($0, below: shape.names[status]) }) == .pending
    else { return [:] }
    switch hints.answers["state \(text)"] {
    case "booked": return [:]
    case "pending": return [text: .pending]
    case "void": return [text: .void]
    default:
      questions.append(question(ofState: text, rows: end, status))
      return [:]
    }
  }

  private func question(ofState text: String, rows: Int, _ status: Int) -> Question {
    Question(
      code: "state \(text)",
      message:
        "Did the \(rows == 1 ? "row" : "\(rows) rows") of which '\(shape.names[status])' says '\(text)' move money?",
      options: [
        Question.Option(value: "booked", label: "yes, booked"),
        Question.Option(value: "pending", label: "not yet: pending"),
        Question.Option(value: "void", label: "no: it failed or was cancelled"),
      ])
  }
}
