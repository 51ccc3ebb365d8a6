import Values

/// Where money came from and went to: categories of income, buckets, categories of expense, ribbons as thick as
/// amounts.
///
/// Of many categories the smallest are one; what is not positive is said at the foot and not drawn.
package struct FlowChart: Chart {
  package struct Link: Equatable, Sendable {
    package var from: String
    package var to: String
    package var amount: Int64

    package init(from: String, to: String, amount: Int64) {
      self.from = from
      self.to = to
      self.amount = amount
    }
  }

  package var caption: ChartCaption
  package var format: ChartFormat
  /// From a category of income to a bucket.
  package var incoming: [Link]
  /// From a bucket to a category of expense.
  package var outgoing: [Link]

  package init(caption: ChartCaption, format: ChartFormat, incoming: [Link], outgoing: [Link]) {
    self.caption = caption
    self.format = format
    self.incoming = incoming
    self.outgoing = outgoing
  }

  private static let mostCategories = 18

  package var svg: String {
    let (income, spending) = (incoming.filter { $0.amount > 0 }, outgoing.filter { $0.amount > 0 })
    let others = (incoming + outgoing).filter { $0.amount < 0 }
    let isNothing = income.isEmpty && spending.isEmpty
    var frame = ChartFrame(caption: caption, description: isNothing && others.isEmpty ? "" : description)
    if !others.isEmpty { frame.notes = ["Not drawn, the other way: " + words(others, most: 3)] }
    if isNothing { return frame.svg(nil) }
    return ChartFrame.fitted(marks: FlowChart.mostCategories) { most in
      let flow = Flow(income, spending, mostCategories: most)
      return frame.svg { FlowDrawing(flow: flow, format: format).draw(in: &$0, top: $1) }
    }
  }

  private var description: String {
    let links = (incoming + outgoing).filter { $0.amount != 0 }
    return "In \(format.amount(incoming.map(\.amount).total)), out \(format.amount(outgoing.map(\.amount).total)). "
      + words(links, most: 30) + "."
  }

  private func words(_ links: [Link], most: Int) -> String {
    let words = links.prefix(most).map { link in
      "\(link.from.quoted) → \(link.to.quoted) \(format.amount(link.amount).printable)"
    }
    return (words + (links.count > most ? ["and \(links.count - most) more"] : [])).joined(separator: "; ")
  }
}
