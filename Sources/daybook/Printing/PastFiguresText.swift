import Workspace

/// What a batch changed of ended budget periods: a line for each category of a period, the last periods first.
func pastFacts(
  _ figures: [FigureRecord]?, _ ready: [ReadyRecord]?, _ style: ValueStyle
) -> [(name: String, value: String)] {
  let most = 8
  var lines: [(place: String, figures: [String])] = []
  for change in figures ?? [] {
    let place = "\(style.day(change.period)) \(change.category), \(change.currency)"
    let figure = "\(change.figure) \(style.number(change.before)) -> \(style.number(change.after))"
    if lines.last?.place == place {
      lines[lines.count - 1].figures.append(figure)
    } else {
      lines.append((place, [figure]))
    }
  }
  let shown = lines.reversed().prefix(most).map { ("Past", "\($0.place): \($0.figures.joined(separator: ", "))") }
  let more = lines.count > most ? [("", "and \(lines.count - most) more: --format json lists them all")] : []
  return shown + more
    + (ready ?? []).map { ("Ready", "\(style.number($0.before)) -> \(style.money($0.after, $0.currency))") }
}
